"""Draws single things in terminal cells: cards, slots, chips, bars, statuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style

from flip7.i18n import card_name, display_width
from flip7.rules import FLIP_SEVEN, LAST_NUMBER, Card, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.i18n import Catalogue
    from flip7.tui.canvas import Canvas
    from flip7.tui.palette import Palette

CARD_WIDTH: Final = 5
CARD_HEIGHT: Final = 4
SLOT_STEP: Final = CARD_WIDTH + 1
SYMBOLS: Final = {"freeze": "❄", "flip3": "↻", "second": "♥"}
_ACTION_TOKEN: Final = {"freeze": "ice", "flip3": "gold", "second": "hit"}
_HEXAGON: Final = ("\u2571───\u2572", "\u2572───\u2571")
STATUS_MARKS: Final = {"active": " ", "turn": "▶", "stayed": "✓", "busted": "✗", "frozen": "❄", "flip7": "★"}
STATUS_TOKENS: Final = {
    "active": "second",
    "turn": "gold",
    "stayed": "second",
    "busted": "bust",
    "frozen": "ice",
    "flip7": "gold",
}


def split_hand(cards: Sequence[Card]) -> tuple[list[Card], list[Card]]:
    """Part the Numbers of a hand, in order of arrival, from its modifiers and actions."""
    numbers = [card for card in cards if card <= LAST_NUMBER]
    return numbers, [card for card in cards if card > LAST_NUMBER]


def duplicate_of(cards: Sequence[Card], status: Status) -> Card | None:
    """Return the Number that bust a hand (its last card, R11)."""
    return cards[-1] if status is Status.BUSTED and cards else None


def chip_text(card: Card, palette: Palette, texts: Catalogue, *, narrow: bool = False) -> str:
    """Return the letters of a chip: `` 12 ``, ``[12]`` without colours, ``(+4)``, ``<♥>``."""
    if card <= LAST_NUMBER:
        if palette.depth == "none":
            return f"[{card}]"
        return f"{card!s:>2}" if narrow else f" {card!s:^2} "
    if card.is_modifier:
        return f"({card.code.replace('x', '×')})"
    if palette.depth == "none" and not narrow:
        return f"<{card_name(texts, card)}>"
    return f"<{SYMBOLS[card.code]}>"


def chip_style(card: Card, palette: Palette, *, on: str = "page") -> Style:
    """Return the style of a modifier's or action's letters."""
    if card.is_modifier:
        return palette.style("gold", on=on, bold=True)
    return palette.style(_ACTION_TOKEN[card.code], on=on, bold=True)


def draw_chips(  # noqa: PLR0917  # a place, then what is put there
    canvas: Canvas,
    row: int,
    column: int,
    cards: Sequence[Card],
    status: Status,
    room: int,
    palette: Palette,
    texts: Catalogue,
    *,
    on: str = "page",
) -> int:
    """Draw a hand as chips in one line, Numbers first, and return the column after it."""
    numbers, others = split_hand(cards)
    bust = duplicate_of(cards, status)
    chips = numbers + others
    labels = [chip_text(card, palette, texts) for card in chips]
    if sum(map(display_width, labels)) + len(labels) - 1 > room:
        labels = [chip_text(card, palette, texts, narrow=True) for card in chips]
    end = column + room
    for card, text in zip(chips, labels, strict=True):
        if column + display_width(text) > end:
            canvas.put(row, end - 1, "…", palette.style("second", on=on))
            break
        if card <= LAST_NUMBER:
            style = palette.number(card, drained=bust not in (None, card))
        else:
            style = chip_style(card, palette, on=on)
        after = canvas.put(row, column, text, style)
        if card == bust and after - column > 2:  # noqa: PLR2004  # narrower, the ring would hide the figure
            _ring(canvas, row, column, after, palette)
        elif card == bust:
            canvas.restyle(row, column, after, Style(underline=True, color=palette.colour("bust")))
        column = after + 1
    return column


def _ring(canvas: Canvas, row: int, left: int, right: int, palette: Palette) -> None:
    """Mark one of the two equal cards of a bust at both sides."""
    style = palette.style("bust", bold=True)
    canvas.put(row, left, "▐", style)
    canvas.put(row, right - 1, "▌", style)


def draw_card(canvas: Canvas, row: int, column: int, card: Card, palette: Palette, *, style: Style) -> None:
    """Draw a Number as a tile of 5 by 4 cells: figure, and how many copies the deck has of it."""
    shape = "●" if card % 2 else "◆"
    copies = max(1, int(card))
    lines = [f"{card!s:<5}", "     ", f"{card!s:^5}", f"{f'{shape}×{copies}':^5}"]
    if palette.depth == "none":
        lines = ["┌───┐", f"│{card!s:<3}│", f"│{card!s:^3}│", "└───┘"]
    for offset, line in enumerate(lines):
        canvas.put(row + offset, column, line, style)


def draw_other_card(canvas: Canvas, row: int, column: int, card: Card, palette: Palette, *, on: str) -> None:
    """Draw a modifier with round corners, an action as a hexagon."""
    style = chip_style(card, palette, on=on)
    if card.is_modifier:
        lines = ["╭───╮", f"│{card.code.replace('x', '×'):^3}│", "│   │", "╰───╯"]
    else:
        lines = [_HEXAGON[0], f"│ {SYMBOLS[card.code]} │", "│   │", _HEXAGON[1]]
    for offset, line in enumerate(lines):
        canvas.put(row + offset, column, line, style)


def draw_slot(canvas: Canvas, row: int, column: int, palette: Palette, *, last: bool, on: str) -> None:
    """Draw an empty place; the seventh holds a star and what a Flip 7 adds."""
    style = palette.style("gold" if last else "faint", on=on)
    inner = ["★", "+15"] if last else ["", ""]
    lines = ["┌╌╌╌┐", f"╎{inner[0]:^3}╎", f"╎{inner[1]:^3}╎", "└╌╌╌┘"]
    for offset, line in enumerate(lines):
        canvas.put(row + offset, column, line, style)


def draw_row_of_cards(  # noqa: PLR0917  # a place, then what is put there
    canvas: Canvas,
    row: int,
    column: int,
    cards: Sequence[Card],
    status: Status,
    room: int,
    palette: Palette,
    texts: Catalogue,
    *,
    on: str = "page",
) -> None:
    """Draw a hand in seven slots, then its modifiers and actions as cards, or as chips if many."""
    numbers, others = split_hand(cards)
    bust = duplicate_of(cards, status)
    for index in range(max(FLIP_SEVEN, len(numbers))):
        left = column + index * SLOT_STEP
        if index < len(numbers):
            card = numbers[index]
            style = palette.number(card, drained=bust not in (None, card))
            draw_card(canvas, row, left, card, palette, style=style)
            if card == bust:
                for line in range(row, row + CARD_HEIGHT):
                    _ring(canvas, line, left - 1, left + CARD_WIDTH + 1, palette)
        else:
            draw_slot(canvas, row, left, palette, last=index == FLIP_SEVEN - 1, on=on)
    left = column + max(FLIP_SEVEN, len(numbers)) * SLOT_STEP
    space = column + room - left
    if len(others) * SLOT_STEP <= space + 1:
        for index, card in enumerate(others):
            draw_other_card(canvas, row, left + index * SLOT_STEP, card, palette, on=on)
        return
    for index, card in enumerate(others[: CARD_HEIGHT * max(1, space // SLOT_STEP)]):
        at = left + index // CARD_HEIGHT * SLOT_STEP
        label = chip_text(card, palette, texts, narrow=True)
        canvas.put(row + index % CARD_HEIGHT, at, label, chip_style(card, palette, on=on))


def draw_bar(  # noqa: PLR0917  # a place, then what is put there
    canvas: Canvas,
    row: int,
    column: int,
    width: int,
    total: int,
    gain: int,
    target: int,
    palette: Palette,
    *,
    on: str = "page",
) -> None:
    """Draw a total toward the target, solid, and dashed what this round would add."""
    solid = min(width, total * width // target)
    dashed = min(width - solid, (total + gain) * width // target - solid)
    if gain and not dashed and solid < width:
        dashed = 1
    at = canvas.put(row, column, "━" * solid, palette.style("second", on=on))
    at = canvas.put(row, at, "╍" * dashed, palette.style("gold", on=on))
    canvas.put(row, at, "─" * (width - solid - dashed), palette.style("faint", on=on))


def status_key(status: Status, *, turn: bool, different: int) -> str:
    """Return which mark and word a seat has."""
    if different == FLIP_SEVEN and status is Status.ACTIVE:
        return "flip7"
    if turn and status is Status.ACTIVE:
        return "turn"
    return status.value


def draw_status(  # a place, then what is put there
    canvas: Canvas,
    row: int,
    column: int,
    key: str,
    texts: Catalogue,
    palette: Palette,
    *,
    on: str = "page",
    most: int = 14,
) -> int:
    """Write a status as mark and word and return the column after it."""
    style = palette.style(STATUS_TOKENS[key], on=on, bold=key in ("turn", "flip7"))
    mark = STATUS_MARKS[key]
    text = texts.format("tui-turn" if key == "turn" else f"status-{key}")
    return canvas.put(row, column, text if key == "active" else f"{mark} {text}", style, most=most)
