"""The two lists of the start screen: people, whose names are typed there, and bots, counted by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.i18n import safe_name
from flip7.tui.start_area import window, wrapped
from flip7.tui.start_bots import character, number_of
from flip7.tui.start_text import TextField

if TYPE_CHECKING:
    from flip7.tui.start_area import Area
    from flip7.tui.start_page import BotItem, StartPage

REMOVE: Final = "✕"
_NAME_AT: Final = 8
_VALUE_AT: Final = 2
_KIND_AT: Final = 10
_KIND_WIDTH: Final = 11
_ONE_LINE: Final = 46
"""From this width on a bot's name and its character stand in one line."""

Part = tuple[int, str, bool]
"""A column, what stands there, and whether it is a name."""


def draw_people(area: Area, page: StartPage) -> None:
    """Draw the names, the one that is being typed, and the place for one more."""
    people = page.form.people
    area.title(area.texts.format("start-entry-people"), str(len(people)) if people else "")
    places = len(people) + (0 if page.form.full else 1)
    first, last = window(places, area.room, page.item or 0)
    for index in range(first, last):
        _draw_person(area, page, index)
        _draw_more(area, above=index == first > 0, below=index == last - 1 < places - 1)
        area.next()


def _draw_person(area: Area, page: StartPage, index: int) -> None:
    people = page.form.people
    here, new = page.item == index, index == len(people)
    area.click(f"item:{index}")
    area.mark(0, here=here)
    area.put(2, f"{'+' if new else index + 1!s:>3}", area.style("focus" if here else "second"))
    if not new:
        area.face(_NAME_AT - 2, index)
    room = area.width - _NAME_AT - 4
    if here and page.field is not None and (page.field.text or not new):
        area.field(_NAME_AT, page.field, room)
    elif new:
        at = area.field(_NAME_AT, TextField(), 1) + 1 if here else _NAME_AT
        area.put(at, area.texts.format("start-people-add"), area.style("second"))
    else:
        area.put(_NAME_AT, safe_name(people[index], most=room), area.style("ink", bold=True))
    if not new:
        area.put_right(f" {REMOVE} ", area.style("second"), f"remove:{index}")


def draw_bots(area: Area, page: StartPage) -> None:
    """Draw each kind of bot: how many there are, its name and its character."""
    area.title(area.texts.format("start-entry-bots"), str(len(page.form.bots)))
    items = page.bot_items
    rows = [_rows(area, item) for item in items]
    first, last = _shown([len(lines) for lines in rows], area.room, page.item or 0)
    for index in range(first, last):
        top = area.row
        for line in rows[index]:
            area.click(f"item:{index}")
            for column, text, name in line:
                token = "ink" if page.item == index or name else "second"
                area.put(column, text, area.style(token, bold=name))
            area.next()
        below, area.row = area.row, top
        # After the line's own region, so that a click on an arrow is a click on the arrow.
        _draw_value(area, page, index, items[index])
        _draw_more(area, above=index == first > 0, below=index == last - 1 < len(items) - 1)
        area.row = below


def _draw_value(area: Area, page: StartPage, index: int, item: BotItem) -> None:
    """Draw how many there are of a kind, or its number."""
    here = page.item == index
    value = number_of(item.kind) if item.number else page.form.bots.count(item.kind)
    area.mark(0, here=here)
    if here and page.field is not None:
        area.field(_VALUE_AT, page.field, _KIND_AT - _VALUE_AT - 1)
    elif here:
        area.stepper(_VALUE_AT, str(value))
    else:
        area.put(_VALUE_AT + 2, str(value), area.style("ink" if value else "second", bold=bool(value)))


def _rows(area: Area, item: BotItem) -> list[list[Part]]:
    """Return what stands beside the value: name and character in lines of parts."""
    if item.number:
        return [[(_KIND_AT, area.texts.format("start-bot-number"), False)]]
    numbered = number_of(item.kind) is not None
    name = safe_name(item.kind.partition(":")[0] if numbered else item.kind, most=area.width - _KIND_AT)
    text = character(item.kind, area.texts)
    if area.width < _ONE_LINE or len(name) >= _KIND_WIDTH:
        lines = wrapped(text, area.width - _KIND_AT) if text else []
        return [[(_KIND_AT, name, True)], *([(_KIND_AT, line, False)] for line in lines)]
    lines = wrapped(text, area.width - _KIND_AT - _KIND_WIDTH)
    rows: list[list[Part]] = [[(_KIND_AT + _KIND_WIDTH, line, False)] for line in lines]
    rows[0].insert(0, (_KIND_AT, name, True))
    return rows


def _shown(heights: list[int], room: int, chosen: int) -> tuple[int, int]:
    """Return which things of these heights show in a room so that the chosen one is among them.

    >>> _shown([2, 2, 2], 6, 0), _shown([2, 2, 2], 4, 2), _shown([2, 1, 2, 1], 3, 0)
    ((0, 3), (1, 3), (0, 2))
    """
    first = 0
    while first < chosen and sum(heights[first : chosen + 1]) > room:
        first += 1
    last = chosen + 1
    while last < len(heights) and sum(heights[first : last + 1]) <= room:
        last += 1
    return first, last


def _draw_more(area: Area, *, above: bool, below: bool) -> None:
    """Mark a line before or after which there are more that do not fit."""
    if above or below:
        area.put(1, "↕" if above and below else "↑" if above else "↓", area.style("second"))
