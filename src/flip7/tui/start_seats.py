"""Who sits at the table: of a game that can be resumed, and of the one that is about to begin."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from flip7.i18n import distinct_names, safe_name
from flip7.rules import FLIP_SEVEN_BONUS, RECOMMENDED_SEATS_PER_DECK
from flip7.tui.drawing import draw_bar
from flip7.tui.start_area import wrapped
from flip7.tui.start_bots import character

if TYPE_CHECKING:
    from flip7.tui.start_area import Area
    from flip7.tui.start_page import StartPage

_WITH_CHARACTER: Final = 60
"""From this width on each bot's character stands beside its name."""
_SEAT_WIDTH: Final = 17
_NAME_WIDTH: Final = 18


def draw_saved(area: Area, page: StartPage) -> None:
    """Show who plays the saved game, with what totals."""
    texts, saved = area.texts, page.form.saved
    if saved is None:
        return
    area.title(texts.format("start-entry-resume"), texts.format("tui-round", round=saved.round))
    moment = {"time": f"{saved.when:%H:%M}", "date": f"{saved.when:%Y-%m-%d}"}
    day = saved.when.date()
    message = "start-saved-on"
    if day == page.form.today:
        message = "start-saved-today"
    elif day == page.form.today - timedelta(days=1):
        message = "start-saved-yesterday"
    area.paragraph(texts.format(message, **moment), area.style("second"))
    area.next()
    names = distinct_names(saved.players, language=page.form.language, most=_NAME_WIDTH - 2)
    shown = min(len(names), area.room) if len(names) <= area.room else max(0, area.room - 1)
    for seat, (name, total) in enumerate(list(zip(names, saved.totals, strict=True))[:shown]):
        area.put(area.face(0, seat), name, area.style("ink", bold=True))
        area.put(_NAME_WIDTH, f"{total:>4}", area.style("ink"))
        at = _NAME_WIDTH + 6
        if area.room and area.width > at:
            draw_bar(
                area.canvas, area.row, area.left + at, area.width - at, total, 0, saved.target,
                area.palette, on=area.on,
            )  # fmt: skip
        area.next()
    if shown < len(names):
        area.put(0, texts.format("tui-more-below", count=len(names) - shown), area.style("second"))
        area.next()


def draw_game(area: Area, page: StartPage) -> None:
    """Show who sits where, what is played, and in a few words how."""
    texts, form = area.texts, page.form
    area.title(texts.format("start-entry-play"), texts.format("count-players", players=form.seats))
    edition = texts.format("edition-" + form.edition.replace(".", "-"))
    game = texts.format("tui-header", target=form.target, edition=edition)
    game = f"{game} · {texts.format('start-decks', decks=form.decks)}"
    how = texts.format("start-how", bonus=FLIP_SEVEN_BONUS)
    below = [(game, "ink"), (decks_hint(area, page), "gold"), (how, "second")]
    below = [(text, token) for text, token in below if text]
    columns = max(1, area.width // _SEAT_WIDTH)
    if _rows(below, area.width) + -(-form.seats // columns) > area.room:
        # Who plays comes before how.
        below.pop()
    needed = _rows(below, area.width)
    if area.width >= _WITH_CHARACTER and form.seats + needed <= area.room:
        for seat in range(form.seats):
            _draw_seat(area, 0, page, seat)
            bot = form.bots[seat - len(form.people)] if seat >= len(form.people) else ""
            area.put(_SEAT_WIDTH, character(bot, texts), area.style("second"))
            area.next()
    else:
        _draw_seats(area, page, columns, max(1, area.room - needed))
    for text, token in below:
        if area.room > len(wrapped(text, area.width)):
            area.next()
        area.paragraph(text, area.style(token))


def _rows(texts: list[tuple[str, str]], width: int) -> int:
    return sum(len(wrapped(text, width)) + 1 for text, _ in texts)


def _draw_seat(area: Area, column: int, page: StartPage, seat: int) -> None:
    form = page.form
    person = seat < len(form.people)
    name = form.people[seat] if person else form.bots[seat - len(form.people)]
    style = area.style("ink" if person else "second", bold=person)
    area.put(area.face(column, seat), safe_name(name, most=_SEAT_WIDTH - 3), style)


def _draw_seats(area: Area, page: StartPage, columns: int, room: int) -> None:
    """Draw the seats in columns; what does not fit is counted."""
    seats = page.form.seats
    places = min(-(-seats // columns), room) * columns
    shown = seats if places >= seats else places - 1
    for seat in range(min(places, seats)):
        column = seat % columns * _SEAT_WIDTH
        if seat < shown:
            _draw_seat(area, column, page, seat)
        else:
            more = area.texts.format("tui-more-below", count=seats - shown)
            area.put(column, more, area.style("second"))
        if seat % columns == columns - 1 or seat == min(places, seats) - 1:
            area.next()


def decks_hint(area: Area, page: StartPage) -> str:
    """Return the sentence that suggests a second deck, if that is recommended (R06)."""
    if page.form.suggested_decks is None:
        return ""
    return area.texts.format("start-decks-hint", seats=page.form.seats, most=RECOMMENDED_SEATS_PER_DECK)
