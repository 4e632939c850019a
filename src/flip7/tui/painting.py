"""Paints the whole table for a size: two-line seats, panels of cards, or a crowd."""

from __future__ import annotations

import textwrap
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from flip7.engine import CardTurned
from flip7.i18n import catalogue
from flip7.rules import FLIP_SEVEN
from flip7.tui.canvas import Canvas
from flip7.tui.drawing import (
    CARD_HEIGHT,
    SLOT_STEP,
    draw_bar,
    draw_card,
    draw_other_card,
    draw_row_of_cards,
    draw_status,
    status_key,
)
from flip7.tui.effects import apply_effect
from flip7.tui.prompt import PROMPT_HEIGHT, draw_prompt
from flip7.tui.seats import (
    PANEL_HEIGHT,
    draw_crowd_cell,
    draw_name,
    draw_panel,
    draw_two_lines,
)

if TYPE_CHECKING:
    from flip7.i18n import Catalogue
    from flip7.tui.scene import Scene

LEAST_COLUMNS: Final = 60
LEAST_ROWS: Final = 20
_PANEL_WIDTH: Final = 57
_OWN_PANEL_HEIGHT: Final = PANEL_HEIGHT + 1
_OWN_LINES: Final = 3
_STAGE_HEIGHT: Final = CARD_HEIGHT + 1
_OWN_PANEL_WIDTH: Final = 76
_CROWD: Final = 13
_THREE_COLUMNS: Final = 78


@lru_cache(maxsize=8)
def texts_for(language: str) -> Catalogue:
    """Return the texts a table needs."""
    return catalogue(language, "cli", "reasons", "tui")


def paint(scene: Scene, width: int, height: int) -> Canvas:
    """Paint a scene.

    Args:
        scene: what to show.
        width: columns of the window.
        height: rows of the window.
    """
    palette = scene.options.palette
    canvas = Canvas(width, height, palette.style("ink"))
    texts = texts_for(scene.options.language)
    if width < LEAST_COLUMNS or height < LEAST_ROWS:
        _paint_too_small(canvas, texts)
        return canvas
    _draw_header(canvas, scene, texts)
    others = [seat for seat in range(scene.state.seats) if seat != scene.viewer]
    body = height - 2 - PROMPT_HEIGHT
    if _panels_fit(len(others), width, body):
        _paint_panels(canvas, scene, others, 2, texts)
        _paint_own_panel(canvas, scene, height - PROMPT_HEIGHT - _OWN_PANEL_HEIGHT, texts)
    else:
        _paint_compact(canvas, scene, others, body, texts)
    draw_prompt(canvas, scene, height - PROMPT_HEIGHT, texts)
    if scene.effect is not None:
        apply_effect(canvas, scene)
    return canvas


def _panels_fit(others: int, width: int, body: int) -> bool:
    """Whether each seat can be shown with its cards as cards, two a row; the last place is the stage's."""
    rows = (others + 2) // 2
    return width >= 2 * _PANEL_WIDTH + 2 and rows * (PANEL_HEIGHT + 1) + _OWN_PANEL_HEIGHT <= body


def _paint_too_small(canvas: Canvas, texts: Catalogue) -> None:
    needed = texts.format("tui-too-small", columns=LEAST_COLUMNS, rows=LEAST_ROWS)
    now = texts.format("tui-now-size", columns=canvas.width, rows=canvas.height)
    row = max(0, canvas.height // 2 - 1)
    for line in (*_wrap(needed, canvas.width - 2), *_wrap(now, canvas.width - 2)):
        canvas.put(row, 1, line)
        row += 1


def _wrap(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, max(8, width))


def _draw_header(canvas: Canvas, scene: Scene, texts: Catalogue) -> None:
    palette, state = scene.options.palette, scene.state
    edition = texts.format("edition-" + state.edition.name.replace(".", "-"))
    at = canvas.put(0, 1, texts.format("tui-round", round=state.round), palette.style("ink", bold=True))
    piles = texts.format("tui-piles", draw=len(state.draw_pile), discard=len(state.discard_pile))
    begin = canvas.put_right(0, canvas.width - 1, piles, palette.style("second"))
    header = texts.format("tui-header", target=state.target, edition=edition)
    canvas.put(0, at, f" · {header}", palette.style("second"), most=begin - at - 1)
    canvas.put(1, 0, "─" * canvas.width, palette.style("faint"))


def _paint_panels(canvas: Canvas, scene: Scene, others: list[int], top: int, texts: Catalogue) -> None:
    for index, seat in enumerate(others):
        row = top + index // 2 * (PANEL_HEIGHT + 1)
        column = 1 + index % 2 * (_PANEL_WIDTH + 2)
        draw_panel(canvas, scene, seat, row, column, _PANEL_WIDTH, texts)
    index = len(others)
    row = top + index // 2 * (PANEL_HEIGHT + 1)
    column = 1 + index % 2 * (_PANEL_WIDTH + 2)
    _draw_stage(canvas, scene, row + 1, column, _PANEL_WIDTH, CARD_HEIGHT)


def _window(count: int, room: int, acting: int | None) -> tuple[int, int]:
    """Return which of ``count`` things show in ``room`` places so that the acting one is among them."""
    if count <= room:
        return 0, count
    room = max(1, room)
    centre = acting if acting is not None else 0
    first = min(max(0, centre - room // 2), count - room)
    return first, first + room


def _paint_lines(  # a place, then what is put there
    canvas: Canvas, scene: Scene, others: list[int], top: int, room: int, texts: Catalogue
) -> None:
    """Show seats in two lines each; what does not fit scrolls, with the acting seat always in view."""
    acting = others.index(scene.acting) if scene.acting in others else None
    if scene.targets and scene.targets[scene.cursor] in others:
        acting = others.index(scene.targets[scene.cursor])
    places = max(1, room // 2)
    if len(others) > places:
        places = max(1, (room - 2) // 2)
    first, last = _window(len(others), places, acting)
    row = top
    style = scene.options.palette.style("second")
    if len(others) > places:
        if first:
            canvas.put(row, 2, texts.format("tui-more-above", count=first), style)
        row += 1
    for seat in others[first:last]:
        draw_two_lines(canvas, scene, seat, row, texts)
        row += 2
    if last < len(others):
        canvas.put(row, 2, texts.format("tui-more-below", count=len(others) - last), style)


def _crowd_columns(width: int) -> int:
    return 3 if width >= _THREE_COLUMNS else 2


def _paint_crowd(  # a place, then what is put there
    canvas: Canvas, scene: Scene, others: list[int], top: int, room: int, texts: Catalogue
) -> None:
    """Show seats in three columns of one line each, with a free line between where there is room."""
    columns = _crowd_columns(canvas.width)
    width = (canvas.width - 2) // columns
    rows = -(-len(others) // columns)
    step = 2 if rows * 2 <= room else 1
    shown = room // step
    acting = others.index(scene.acting) if scene.acting in others else None
    if scene.targets and scene.targets[scene.cursor] in others:
        acting = others.index(scene.targets[scene.cursor])
    first, last = _window(rows, shown, None if acting is None else acting % rows)
    for index, seat in enumerate(others):
        if first <= index % rows < last:
            row = top + (index % rows - first) * step
            draw_crowd_cell(canvas, scene, seat, row, 1 + index // rows * width, width, texts)


def _draw_stage(  # a place, then what is put there
    canvas: Canvas, scene: Scene, row: int, column: int, width: int, height: int
) -> None:
    """Show the draw pile, the card turned up last, and what happened in words."""
    palette, state = scene.options.palette, scene.state
    pile = f"{len(state.draw_pile):^3}"
    faint = palette.style("second")
    for offset, line in enumerate(["┌───┐", "│▒▒▒│", f"│{pile}│", "└───┘"]):
        canvas.put(row + offset, column, line, faint)
    at = column + 7
    if isinstance(scene.event, CardTurned):
        card = scene.event.card
        if card.is_number:
            draw_card(canvas, row, at, card, palette, style=palette.number(int(card)))
        else:
            draw_other_card(canvas, row, at, card, palette, on="page")
    at += 7
    if scene.hint:
        for offset, line in enumerate(_wrap(scene.hint, column + width - at - 2)[:height]):
            canvas.put(row + offset, at, "▎", palette.style("focus"))
            canvas.put(row + offset, at + 2, line, palette.style("focus", bold=True))
        return
    lines = [
        (line, index == 0)
        for index, sentence in enumerate(scene.told[: -height - 1 : -1])
        for line in _wrap(sentence, column + width - at)
    ]
    for offset, (line, newest) in enumerate(lines[:height]):
        canvas.put(row + offset, at, line, palette.style("ink" if newest else "second", bold=newest))


def _paint_compact(canvas: Canvas, scene: Scene, others: list[int], body: int, texts: Catalogue) -> None:
    """Show the other seats in lines or as a crowd, the own row in cards if they fit, and the stage below."""
    crowd = len(others) + 1 >= _CROWD
    needed = -(-len(others) // _crowd_columns(canvas.width)) if crowd else 2 * len(others)
    cards = canvas.width >= _OWN_PANEL_WIDTH and body - needed - _STAGE_HEIGHT >= _OWN_PANEL_HEIGHT
    own = _OWN_PANEL_HEIGHT if cards else _OWN_LINES
    room = body - own - _STAGE_HEIGHT
    if crowd:
        _paint_crowd(canvas, scene, others, 2, room, texts)
    else:
        _paint_lines(canvas, scene, others, 2, room, texts)
    top = canvas.height - PROMPT_HEIGHT - own - _STAGE_HEIGHT
    if cards:
        _paint_own_panel(canvas, scene, top, texts)
    else:
        _draw_rule(canvas, scene, top)
        if scene.viewer is not None:
            draw_two_lines(canvas, scene, scene.viewer, top + 1, texts)
    _draw_stage(canvas, scene, top + own + 1, 2, canvas.width - 3, CARD_HEIGHT)


def _draw_rule(canvas: Canvas, scene: Scene, row: int) -> None:
    """Draw the rule above the own row, in gold when it is its turn."""
    turn = scene.viewer is not None and scene.acting == scene.viewer
    canvas.put(row, 0, "─" * canvas.width, scene.options.palette.style("gold" if turn else "faint"))


def _paint_own_panel(canvas: Canvas, scene: Scene, top: int, texts: Catalogue) -> None:
    """Show the viewer's own row with its cards as cards, below a rule."""
    palette, state, seat = scene.options.palette, scene.state, scene.viewer
    _draw_rule(canvas, scene, top)
    if seat is None:
        return
    turn = scene.acting == seat
    hand = state.hands[seat]
    right = canvas.width - 3
    canvas.put(top + 1, 1, "▶" if turn else " ", palette.style("gold", bold=True))
    at = draw_name(canvas, scene, seat, top + 1, 3, 30, "page")
    status = status_key(state.statuses[seat], turn=turn, different=hand.different)
    if status not in ("active", "turn"):
        at = draw_status(canvas, top + 1, at + 2, status, texts, palette)
    count = texts.format("tui-different", count=hand.different)
    canvas.put(top + 1, at + 3, count, palette.style("second"))
    points, total = scene.points(seat), scene.total(seat)
    whole = texts.format("tui-sum", total=total, sum=total + points)
    at = canvas.put_right(top + 1, right, whole, palette.style("second"))
    canvas.put_right(top + 1, at - 2, str(points), palette.style("ink", bold=True))
    room = right - 3
    canvas.span(seat, top + 2, 3, 3 + FLIP_SEVEN * SLOT_STEP, CARD_HEIGHT)
    draw_row_of_cards(canvas, top + 2, 3, hand.cards, state.statuses[seat], room, palette, texts)
    draw_bar(canvas, top + 2 + CARD_HEIGHT, 3, room, total, points, state.target, palette)
    if seat in scene.targets:
        for line in range(top + 1, top + _OWN_PANEL_HEIGHT):
            canvas.region(line, 0, canvas.width, f"target:{seat}")
