"""Draws seats: in two lines, as a panel of cards, or as one cell of a crowd."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.rules import FLIP_SEVEN, Status
from flip7.tui.canvas import fit
from flip7.tui.drawing import (
    CARD_HEIGHT,
    STATUS_MARKS,
    STATUS_TOKENS,
    draw_bar,
    draw_chips,
    draw_row_of_cards,
    draw_status,
    status_key,
)

if TYPE_CHECKING:
    from flip7.i18n import Catalogue
    from flip7.tui.canvas import Canvas
    from flip7.tui.scene import Scene

DEALER: Final = " D"
HEADS: Final = "●■◆▲"
"""The four heads of players' faces; with six colours they tell 24 apart."""
PANEL_HEIGHT: Final = CARD_HEIGHT + 2
_WIDE: Final = 76
_WIDE_CELL: Final = 38
_KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyz"


def key_of_option(index: int) -> str:
    """Return the key of an option: 1 to 9, then a, b, c and so on.

    >>> key_of_option(0), key_of_option(9)
    ('1', 'a')
    """
    return _KEYS[index] if index < len(_KEYS) else ""


def option_of_key(key: str, count: int) -> int | None:
    """Return the option of a key, or ``None``.

    >>> option_of_key("a", 12), option_of_key("3", 2)
    (9, None)
    """
    index = _KEYS.find(key.lower()) if len(key) == 1 else -1
    return index if 0 <= index < count else None


def label(scene: Scene, seat: int) -> tuple[str, str]:
    """Return what stands before a seat's name (its key as a target) and the name with the dealer's mark."""
    before = ""
    if seat in scene.targets:
        before = f"[{key_of_option(scene.targets.index(seat))}] "
    return before, scene.names[seat]


def draw_name(canvas: Canvas, scene: Scene, seat: int, row: int, column: int, room: int, on: str) -> int:  # noqa: PLR0917  # a place, then what is put there
    """Write key, face, name and dealer's mark in a room and return the column after them."""
    palette = scene.options.palette
    key, name = label(scene, seat)
    dealer = DEALER if scene.state.dealer == seat else ""
    chosen = seat in scene.targets and scene.targets.index(seat) == scene.cursor
    style = palette.style("focus" if chosen else "ink", on=on, bold=True)
    if chosen:
        key = f"▶{key[1:]}"
    column = canvas.put(row, column, key, palette.style("focus", on=on, bold=True))
    column = canvas.put(row, column, HEADS[seat // 6 % 4], palette.face(seat)) + 1
    column = canvas.put(row, column, fit(name, room - len(key) - len(dealer) - 2), style)
    return canvas.put(row, column, dealer, palette.style("second", on=on))


def _key(scene: Scene, seat: int) -> str:
    state = scene.state
    return status_key(state.statuses[seat], turn=scene.acting == seat, different=state.hands[seat].different)


def _action(scene: Scene, seat: int) -> str | None:
    return f"target:{seat}" if seat in scene.targets else None


def draw_two_lines(canvas: Canvas, scene: Scene, seat: int, row: int, texts: Catalogue) -> None:
    """Draw a seat in two lines over the whole width: name, status, cards, points, and its bar."""
    palette, state, width = scene.options.palette, scene.state, canvas.width
    wide = width >= _WIDE
    name_room, status_room = (18, 12) if wide else (13, 10)
    left = 1
    cards_at = left + name_room + status_room + 1
    points_at, total_at = width - 9, width - 3
    draw_name(canvas, scene, seat, row, left, name_room - 1, "page")
    draw_status(canvas, row, left + name_room, _key(scene, seat), texts, palette, most=status_room)
    status = state.statuses[seat]
    room = points_at - 4 - cards_at
    draw_chips(canvas, row, cards_at, state.hands[seat].cards, status, room, palette, texts)
    points = scene.points(seat)
    token = "bust" if status is Status.BUSTED else "ink"
    canvas.put_right(row, points_at, str(points), palette.style(token, bold=True))
    canvas.put_right(row, total_at, str(scene.total(seat)), palette.style("second"))
    draw_bar(canvas, row + 1, cards_at, room, scene.total(seat), points, state.target, palette)
    canvas.span(seat, row, cards_at, cards_at + room, 1)
    if (action := _action(scene, seat)) is not None:
        for line in (row, row + 1):
            canvas.region(line, 0, width, action)
    if scene.acting == seat:
        for line in (row, row + 1):
            canvas.put(line, 0, "▌", palette.style("gold"))


def draw_panel(  # noqa: PLR0917  # a place, then what is put there
    canvas: Canvas, scene: Scene, seat: int, row: int, column: int, width: int, texts: Catalogue
) -> None:
    """Draw a seat as six lines: name and points, four lines of cards, and its bar."""
    palette, state = scene.options.palette, scene.state
    right = column + width
    status = state.statuses[seat]
    after = draw_name(canvas, scene, seat, row, column, 24, "page")
    draw_status(canvas, row, after + 2, _key(scene, seat), texts, palette)
    points, total = scene.points(seat), scene.total(seat)
    to_go = max(0, state.target - total)
    at = canvas.put_right(row, right, texts.format("tui-to-go", points=to_go), palette.style("faint"))
    at = canvas.put_right(row, at - 2, str(total), palette.style("second"))
    token = "bust" if status is Status.BUSTED else "ink"
    canvas.put_right(row, at - 2, str(points), palette.style(token, bold=True))
    cards = state.hands[seat].cards
    draw_row_of_cards(canvas, row + 1, column, cards, status, width, palette, texts)
    draw_bar(canvas, row + 1 + CARD_HEIGHT, column, width, total, points, state.target, palette)
    canvas.span(seat, row + 1, column, column + 7 * 6, CARD_HEIGHT)
    if (action := _action(scene, seat)) is not None:
        for line in range(row, row + PANEL_HEIGHT):
            canvas.region(line, column, right, action)


def draw_crowd_cell(  # noqa: PLR0917  # a place, then what is put there
    canvas: Canvas, scene: Scene, seat: int, row: int, column: int, width: int, texts: Catalogue
) -> None:
    """Draw a seat in one line: key or mark, name, status where there is room, seven pips, points."""
    palette, state = scene.options.palette, scene.state
    key = _key(scene, seat)
    right = column + width - 2
    status = state.statuses[seat]
    token = "bust" if status is Status.BUSTED else "ink"
    right = canvas.put_right(row, right, f"{scene.points(seat):>3}", palette.style(token, bold=True)) - 1
    held = state.hands[seat].different
    at = right - FLIP_SEVEN
    pips = "gold" if key == "turn" else "second"
    canvas.put(row, at, "▮" * held, palette.style(pips))
    canvas.put(row, at + held, "▯" * (FLIP_SEVEN - held), palette.style("faint"))
    mark = STATUS_MARKS[key]
    start = canvas.put(row, column, f"{mark} ", palette.style(STATUS_TOKENS[key], bold=True))
    if width >= _WIDE_CELL and key != "active":
        word = fit(texts.format("tui-turn" if key == "turn" else f"status-{key}"), 10)
        draw_name(canvas, scene, seat, row, start, at - start - 12, "page")
        canvas.put(row, at - 11, word, palette.style(STATUS_TOKENS[key]))
    else:
        draw_name(canvas, scene, seat, row, start, at - start - 1, "page")
    canvas.span(seat, row, column, column + width - 1)
    if (action := _action(scene, seat)) is not None:
        canvas.region(row, column, column + width - 1, action)
