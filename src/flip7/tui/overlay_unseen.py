"""Paints the cards not seen yet: how many of each kind, and how likely the next one matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from flip7.engine.report import matching
from flip7.i18n import card_name
from flip7.rules import ACTIONS, COPIES, MODIFIERS, NUMBERS, count_cards
from flip7.tui.drawing import chip_style, chip_text
from flip7.tui.overlay_panel import INSIDE, draw_frame, new_panel, wrap

if TYPE_CHECKING:
    from flip7.i18n import Catalogue
    from flip7.rules import Card
    from flip7.tui.canvas import Canvas
    from flip7.tui.scene import Scene

ROWS: Final = len(NUMBERS)
"""Rows of the two columns: the 13 Numbers; 6 modifiers, a free row, and 3 actions of two rows."""
HEIGHT: Final = ROWS + 7
"""Rows of the whole panel."""
WIDEST: Final = 80
_CHIP: Final = 6
_FIGURES: Final = 8
_PERCENT: Final = 6
_RIGHT: Final = 27
_WIDE: Final = 68


class Coming(NamedTuple):
    """What the next card can be.

    Attributes:
        counts: how many cards of each of the 22 kinds may come next, in canonical order.
        cards: how many in all.
        shuffled: whether the draw pile is empty, so that they lie in the discard pile (R24).
    """

    counts: list[int]
    cards: int
    shuffled: bool


def coming(scene: Scene) -> Coming:
    """Count the cards the next one comes from: the draw pile, or the discard pile if that is empty (R24)."""
    state = scene.state
    if state.draw_pile:
        return Coming(state.unseen, len(state.draw_pile), shuffled=False)
    return Coming(count_cards(state.discard_pile), len(state.discard_pile), shuffled=True)


def about(scene: Scene) -> int | None:
    """Return the seat the chance is told for: who looks, else who acts."""
    return scene.viewer if scene.viewer is not None else scene.acting


def paint_unseen(scene: Scene, width: int, height: int, texts: Catalogue) -> Canvas:
    """Paint the panel: Numbers on the left, the others on the right, the next card below.

    Args:
        scene: the table; its viewer, else the acting seat, is the one the chance is about.
        width: columns of the panel.
        height: rows of the panel, ``HEIGHT`` to show all.
        texts: from ``screen_texts``.
    """
    palette = scene.options.palette
    canvas = new_panel(width, height, palette)
    draw_frame(canvas, texts.format("unseen-title"), f"U   {texts.format('screens-close')}", palette)
    found = coming(scene)
    seat = about(scene)
    held = scene.state.hands[seat].numbers if seat is not None else 0
    left = width - 2 * INSIDE - _RIGHT - 2
    for row, card in enumerate(NUMBERS):
        _draw_kind(canvas, scene, card, found, 1 + row, INSIDE, left, texts, held=bool(held >> card & 1))
    right = INSIDE + left + 2
    for row, card in enumerate(MODIFIERS):
        _draw_kind(canvas, scene, card, found, 1 + row, right, _RIGHT, texts)
    for row, card in enumerate(ACTIONS):
        top = 2 + len(MODIFIERS) + 2 * row
        style = chip_style(card, palette, on="panel")
        at = canvas.put(top, right, chip_text(card, palette, texts, narrow=True), style)
        canvas.put(top, at + 1, card_name(texts, card), palette.style("ink", on="panel"), most=_RIGHT - 4)
        _draw_pips(canvas, scene, card, found, top + 1, right, _RIGHT, texts)
    _draw_next(canvas, scene, found, 2 + ROWS, texts)
    return canvas


def _draw_kind(  # noqa: PLR0917  # a place, then what is put there
    canvas: Canvas,
    scene: Scene,
    card: Card,
    found: Coming,
    row: int,
    column: int,
    width: int,
    texts: Catalogue,
    *,
    held: bool = False,
) -> None:
    """Draw one kind: its chip, a pip a copy, and the figures; a Number somebody would bust with is marked."""
    palette = scene.options.palette
    style = palette.number(card) if card.is_number else chip_style(card, palette, on="panel")
    canvas.put(row, column, chip_text(card, palette, texts), style)
    if held:
        canvas.put(row, column + 4, "◀", palette.style("gold", on="panel", bold=True))
    _draw_pips(canvas, scene, card, found, row, column, width, texts, held=held)


def _draw_pips(  # noqa: PLR0917  # a place, then what is put there
    canvas: Canvas,
    scene: Scene,
    card: Card,
    found: Coming,
    row: int,
    column: int,
    width: int,
    texts: Catalogue,
    *,
    held: bool = False,
) -> None:
    """Draw full pips for cards to come and empty ones for the others, then the figures."""
    palette = scene.options.palette
    copies = COPIES[card] * scene.state.decks
    count = found.counts[card]
    wide = canvas.width >= _WIDE
    room = width - _CHIP - _FIGURES - (_PERCENT if wide else 0)
    group = NUMBERS if card.is_number else ACTIONS
    most = max(COPIES[kind] for kind in group) * scene.state.decks
    scale = min(1.0, room / most)
    cells = max(1, round(copies * scale))
    full = min(cells, max(1, round(count * scale))) if count else 0
    token = "gold" if held else "ink"
    at = canvas.put(row, column + _CHIP, "▮" * full, palette.style(token, on="panel"))
    canvas.put(row, at, "▯" * (cells - full), palette.style("faint", on="panel"))
    right = column + width - (_PERCENT if wide else 0)
    figures = f"{count}/{copies}"
    canvas.put_right(row, right, figures, palette.style(token, on="panel", bold=held))
    if wide and found.cards:
        percent = texts.format("screens-percent", chance=count / found.cards)
        canvas.put_right(row, column + width, percent, palette.style("second", on="panel"))


def _draw_next(canvas: Canvas, scene: Scene, found: Coming, row: int, texts: Catalogue) -> None:
    """Say how many cards are left and how likely the next one matches a Number held."""
    palette = scene.options.palette
    second = palette.style("second", on="panel")
    width = canvas.width - 2 * INSIDE
    if not found.cards:
        canvas.put(row, INSIDE, texts.format("unseen-no-cards"), second, most=width)
        return
    message = "unseen-shuffled" if found.shuffled else "unseen-left"
    canvas.put(row, INSIDE, texts.format(message, cards=found.cards), second, most=width)
    seat = about(scene)
    if seat is None:
        return
    hand = scene.state.hands[seat]
    count = matching(hand, found.counts)
    percent = texts.format("screens-percent", chance=count / found.cards)
    said = texts.format(
        "unseen-match", matching=count, cards=found.cards, name=scene.names[seat], percent=percent
    )
    if hand.second_chance and count:
        said = f"{said} {texts.format('unseen-save')}"
    lines = wrap(said, width)[:2]
    for offset, line in enumerate(lines, 1):
        canvas.put(row + offset, INSIDE, line, palette.style("ink", on="panel", bold=True))
    below = row + 1 + len(lines)
    full = round(width * count / found.cards)
    full = max(1, full) if count else 0
    at = canvas.put(below, INSIDE, "━" * full, palette.style("gold", on="panel"))
    canvas.put(below, at, "─" * (width - full), palette.style("faint", on="panel"))
