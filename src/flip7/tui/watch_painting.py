"""Paints one moment of a record: the table, or the result of a round or game, and where one is below."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from flip7.engine import GameEnded, RoundEnded
from flip7.i18n import display_width
from flip7.tui.canvas import Canvas
from flip7.tui.final_painting import FinalScene, paint_final
from flip7.tui.overlay_panel import fit_keys, paint_too_small
from flip7.tui.painting import LEAST_COLUMNS, LEAST_ROWS, paint
from flip7.tui.prompt import PROMPT_HEIGHT
from flip7.tui.summary import paint_summary

if TYPE_CHECKING:
    from flip7.i18n import Catalogue
    from flip7.tui.reel import Reel
    from flip7.tui.scene import Scene


@dataclass(frozen=True, slots=True)
class Watching:
    """What is shown of a record.

    Attributes:
        reel: the record.
        index: which of its frames, from 0.
        scene: of that frame, with its viewer and effect.
        playing: whether it goes on by itself.
        number: which record it is, from 1.
        records: how many there are.
    """

    reel: Reel
    index: int
    scene: Scene
    playing: bool = False
    number: int = 1
    records: int = 1


def paint_watching(watching: Watching, width: int, height: int, texts: Catalogue) -> Canvas:
    """Paint the moment.

    Args:
        watching: what is shown.
        width: columns of the window.
        height: rows of the window.
        texts: from ``screen_texts``.
    """
    scene, reel = watching.scene, watching.reel
    event = scene.event
    canvas = Canvas(width, height, scene.options.palette.style("ink"))
    if width < LEAST_COLUMNS or height < LEAST_ROWS:
        paint_too_small(canvas, texts)
        return canvas
    if isinstance(event, RoundEnded):
        number = reel.place(watching.index).round
        paint_summary(canvas, scene, event, reel.rounds[:number], texts)
    elif isinstance(event, GameEnded):
        paint_final(canvas, _final(watching, event), texts, PROMPT_HEIGHT)
    else:
        canvas = paint(scene, width, height)
    _draw_place(canvas, watching, height - PROMPT_HEIGHT, texts)
    return canvas


def _final(watching: Watching, event: GameEnded) -> FinalScene:
    scene = watching.scene
    rounds = tuple(watching.reel.rounds)
    final = FinalScene(scene.names, rounds, event.winner, event.target, scene.state.edition, scene.options)
    seats = [place.seat for place in final.places]
    return final if scene.viewer is None else replace(final, chosen=seats.index(scene.viewer))


def _draw_place(canvas: Canvas, watching: Watching, row: int, texts: Catalogue) -> None:
    """Draw where one is: a bar with the beginnings of rounds on it, the numbers, the keys."""
    palette, width, reel = watching.scene.options.palette, canvas.width, watching.reel
    for line in range(row, canvas.height):
        canvas.put(line, 0, " " * width)
    last = max(1, len(reel) - 1)
    cells = width - 2
    canvas.put(row, 1, "─" * cells, palette.style("faint"))
    for start in reel.round_starts:
        canvas.put(row, 1 + start * (cells - 1) // last, "┬", palette.style("faint"))
    at = watching.index * (cells - 1) // last
    canvas.put(row, 1, "━" * at, palette.style("second"))
    canvas.put(row, 1 + at, "●", palette.style("gold", bold=True))
    for cell in range(cells):
        canvas.region(row, 1 + cell, 2 + cell, f"at:{round(cell * last / (cells - 1))}")
    place = reel.place(watching.index)
    said = texts.format(
        "watch-place",
        event=place.event,
        events=place.events,
        turn=place.turn,
        turns=place.turns,
        round=place.round,
        rounds=place.rounds,
    )
    mark = "▶" if watching.playing else "‖"
    at = canvas.put(row + 1, 1, f"{mark} {said}", palette.style("ink", bold=True), most=width - 2)
    for note in _notes(watching, texts):
        text = next((words for words in note if at + display_width(words) + 3 < width), None)
        if text is not None:
            at = canvas.put(row + 1, at, f" · {text}", palette.style("second"))
    keys = fit_keys(texts.format("watch-keys"), width - 2)
    canvas.put(row + 2, 1, keys, palette.style("faint"))


def _notes(watching: Watching, texts: Catalogue) -> list[tuple[str, ...]]:
    """Return what else there is to say, each in words and, where there is one, a shorter way."""
    notes: list[tuple[str, ...]] = []
    number, records = watching.number, watching.records
    if records > 1:
        words = texts.format("watch-record", record=number, records=records)
        notes.append((words, f"{number}/{records}"))
    over = isinstance(watching.scene.event, GameEnded)
    if watching.index == len(watching.reel) - 1 and not over:
        notes.append((texts.format("watch-over"), texts.format("watch-over-short")))
    elif watching.playing:
        pace = texts.format(f"tui-pace-{watching.scene.options.pace}")
        notes.append((texts.format("watch-playing", pace=pace), pace))
    else:
        notes.append((texts.format("watch-paused"),))
    return notes
