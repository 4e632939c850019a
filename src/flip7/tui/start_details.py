"""The right half of the start screen: what belongs to the line one is at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.rules import (
    EDITION_OF_LANGUAGE,
    EDITIONS,
    RECOMMENDED_SEATS_PER_DECK,
    full_deck,
)
from flip7.tui.start_area import wrapped
from flip7.tui.start_entries import value_name, values_of
from flip7.tui.start_lists import draw_bots, draw_people
from flip7.tui.start_seats import decks_hint, draw_game, draw_saved

if TYPE_CHECKING:
    from rich.style import Style

    from flip7.i18n import Catalogue
    from flip7.tui.start_area import Area
    from flip7.tui.start_entries import Entry
    from flip7.tui.start_page import StartPage

_LABELLED: Final = 56
"""From this width on a table of editions has a column for what they differ in."""
_LABEL_WIDTH: Final = 20
_BESIDE: Final = 46
"""From this width on what a value means stands beside it."""
_MEANING_AT: Final = 18


def draw_detail(area: Area, page: StartPage) -> None:
    """Draw what belongs to the line one is at."""
    match page.entry:
        case "resume":
            draw_saved(area, page)
        case "play":
            draw_game(area, page)
        case "people":
            draw_people(area, page)
        case "bots":
            draw_bots(area, page)
        case "edition":
            _draw_editions(area, page)
        case "target" | "decks":
            _draw_number(area, page)
        case _:
            _draw_values(area, page)


def _draw_number(area: Area, page: StartPage) -> None:
    """Explain the target or the decks."""
    texts, form = area.texts, page.form
    if page.entry == "target":
        area.title(texts.format("start-entry-target"), texts.format("count-points", points=form.target))
        area.paragraph(texts.format("start-target-text"), area.style("ink"))
    else:
        cards = len(full_deck(form.decks))
        area.title(texts.format("start-entry-decks"), texts.format("count-cards", cards=cards))
        area.paragraph(
            texts.format("start-decks-text", cards=len(full_deck(1)), most=RECOMMENDED_SEATS_PER_DECK),
            area.style("ink"),
        )
        if hint := decks_hint(area, page):
            area.next()
            area.paragraph(hint, area.style("gold"))
    area.next()
    area.paragraph(texts.format("start-number-text"), area.style("second"))


def _draw_values(area: Area, page: StartPage) -> None:
    """List the values of a line, each with what it means beside it, or below where there is no room."""
    texts, form, entry = area.texts, page.form, page.entry
    area.title(texts.format(f"start-entry-{entry}"))
    beside = area.width >= _BESIDE
    for value in values_of(entry):
        action = f"value:{value}"
        chosen = value == form.value(entry)
        style = area.focus() if chosen else area.style("ink", bold=True)
        area.put(0, f"{'●' if chosen else '○'} {value_name(texts, entry, value)}", style)
        area.click(action)
        area.next(0 if beside else 1)
        text = _meaning(texts, entry, value)
        area.paragraph(text, area.style("second"), indent=_MEANING_AT if beside else 2, action=action)


def _meaning(texts: Catalogue, entry: Entry, value: str) -> str:
    """Return what a value of a line means; of a language, which edition is printed in it."""
    if entry == "language":
        return texts.format("edition-" + EDITION_OF_LANGUAGE[value].name.replace(".", "-"))
    return texts.format(f"start-{entry}-{value}-text")


# --- the two editions side by side ----------------------------------------------------------------------


def _draw_editions(area: Area, page: StartPage) -> None:
    """Show the four points in which the editions differ (R01 to R04), side by side."""
    texts = area.texts
    first = max(_LABEL_WIDTH, area.width // 4) if area.width >= _LABELLED else 0
    width = (area.width - first) // len(EDITIONS)
    chosen = list(EDITIONS).index(page.form.edition)
    top = area.row
    if first:
        area.put(0, texts.format("start-entry-edition"), area.style("gold", bold=True))
    for index, name in enumerate(EDITIONS):
        style = area.focus() if index == chosen else area.style("second", bold=True)
        head = f"{'●' if index == chosen else '○'} {value_name(texts, 'edition', name)}"
        area.put(first + index * width, head, style, most=width - 1)
    area.next()
    rows = [
        (wrapped(label, first - 1 if first else area.width), [wrapped(cell, width - 2) for cell in cells])
        for label, cells in _differences(texts)
    ]
    airy = sum(_height(label, cells, beside=bool(first)) + 1 for label, cells in rows) <= area.room
    for label, cells in rows:
        area.next(1 if airy else 0)
        _draw_lines(area, 0, label, area.style("second"))
        if not first:
            area.next(len(label))
        for index, cell in enumerate(cells):
            style = area.style("ink", bold=True) if index == chosen else area.style("second")
            _draw_lines(area, first + index * width, cell, style)
        area.next(_height(label, cells, beside=True) if first else max(map(len, cells)))
    for line in range(top, min(area.row, area.bottom)):
        for index, name in enumerate(EDITIONS):
            begin = area.left + first + index * width
            area.canvas.region(line, begin, begin + width, f"value:{name}")


def _differences(texts: Catalogue) -> list[tuple[str, list[str]]]:
    """Return what each point is about, and how it is played in each edition."""
    points = [
        (edition.opening_deal, edition.staying_needs_a_card, edition.sets_actions_aside)
        for edition in EDITIONS.values()
    ]
    found = [
        (
            texts.format(f"start-r0{number}-label"),
            [texts.format(f"start-r0{number}", holds="yes" if holds else "no") for holds in played],
        )
        for number, played in enumerate(zip(*points, strict=True), 1)
    ]
    discarded = [texts.format("start-r04", edition=name) for name in EDITIONS]
    return [*found, (texts.format("start-r04-label"), discarded)]


def _height(label: list[str], cells: list[list[str]], *, beside: bool) -> int:
    cell = max(map(len, cells))
    return max(len(label), cell) if beside else len(label) + cell


def _draw_lines(area: Area, column: int, lines: list[str], style: Style) -> None:
    """Write lines below one another and come back to the first."""
    for line in lines:
        area.put(column, line, style)
        area.next()
    area.next(-len(lines))
