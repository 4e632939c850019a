"""Paints the result of a round: how each seat came out, its points and total, its place, who leads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from flip7.engine import FinalStatus, RoundEnd
from flip7.rules import Status
from flip7.tui.canvas import fit
from flip7.tui.chart import LEAST_HEIGHT, draw_chart, series_of
from flip7.tui.drawing import (
    STATUS_MARKS,
    STATUS_TOKENS,
    draw_bar,
    draw_chips,
    draw_row_of_cards,
    draw_status,
)
from flip7.tui.prompt import PROMPT_HEIGHT
from flip7.tui.seats import PANEL_HEIGHT, draw_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.engine import RoundEnded
    from flip7.i18n import Catalogue
    from flip7.rules import Card
    from flip7.tui.canvas import Canvas
    from flip7.tui.scene import Scene

TOP: Final = 2
_FOOTER: Final = 2
_PANEL_WIDTH: Final = 57
_CARDS_WIDTH: Final = 76
_CELL_WIDTH: Final = 39
_EARLIER_WIDTH: Final = 100
_EARLIER: Final = 6
_HIGHEST_CHART: Final = 12
_RANK: Final = 7
_WORDS_WIDTH: Final = 40
_FACE_WIDTH: Final = 16
_CHANGES: Final = "▲▼"


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of a seat after a round.

    Attributes:
        seat: whose, from 0.
        rank: 1 for the highest total; equal totals share a rank.
        gained: how many places were won since the round before, negative if lost.
    """

    seat: int
    rank: int
    gained: int


def standings(totals: Sequence[int], before: Sequence[int]) -> list[Standing]:
    """Return all seats from the first to the last, seats of equal rank in their order.

    Args:
        totals: of each seat now.
        before: of each seat before the round.

    >>> [(place.seat, place.rank, place.gained) for place in standings([10, 30, 30], [10, 0, 5])]
    [(1, 1, 2), (2, 1, 1), (0, 3, -2)]
    """
    places = [
        Standing(
            seat,
            1 + sum(other > total for other in totals),
            sum(other > before[seat] for other in before) - sum(other > total for other in totals),
        )
        for seat, total in enumerate(totals)
    ]
    return sorted(places, key=lambda place: (place.rank, place.seat))


def paint_summary(
    canvas: Canvas, scene: Scene, ended: RoundEnded, rounds: Sequence[RoundEnded], texts: Catalogue
) -> None:
    """Paint the result of a round on an empty canvas; the rows of the prompt stay free.

    Few seats are shown with their cards as cards, more with chips, many in a line each, in columns if need
    be.

    Args:
        canvas: at least 60 columns by 20 rows for up to 24 seats.
        scene: the table at that moment; its viewer's row is marked.
        ended: the round.
        rounds: the finished rounds up to this one.
        texts: from ``screen_texts``.
    """
    palette, width = scene.options.palette, canvas.width
    title = texts.format("summary-title", round=ended.round)
    at = canvas.put(0, 1, title, palette.style("ink", bold=True))
    reason = _reason(scene, ended, texts)
    canvas.put(0, at, f" · {reason}", palette.style("second"), most=width - at - 1)
    canvas.put(1, 0, "─" * width, palette.style("faint"))
    before = [total - points for total, points in zip(ended.totals, ended.points, strict=True)]
    places = standings(ended.totals, before)
    if not any(before):
        places = [Standing(place.seat, place.rank, 0) for place in places]
    sheet = _Sheet(canvas, scene, ended, rounds, texts)
    room = canvas.height - TOP - _FOOTER - PROMPT_HEIGHT
    seats = len(places)
    columns = 2 if width >= 2 * _PANEL_WIDTH + 2 and seats > 1 else 1
    if width >= _CARDS_WIDTH and -(-seats // columns) * (PANEL_HEIGHT + 1) - 1 <= room:
        used = sheet.panels(places, columns)
    elif 2 * seats <= room:
        used = sheet.lines(places, min(3, room // seats))
    else:
        used = sheet.columns(places, room)
    spare = room - used - 2
    if spare > LEAST_HEIGHT and len(rounds) > 1:
        order = [place.seat for place in places]
        series = series_of(rounds, scene.names, order, scene.viewer)
        height = min(spare, _HIGHEST_CHART)
        first, goal = rounds[0].round, ended.target
        draw_chart(canvas, TOP + used + 1, 1, width - 2, height, series, goal, first, palette)
    _draw_footer(canvas, scene, ended, texts, words=sheet.words)


def _reason(scene: Scene, ended: RoundEnded, texts: Catalogue) -> str:
    if ended.reason is RoundEnd.FLIP_SEVEN:
        seat = ended.statuses.index(FinalStatus.FLIP_SEVEN)
        return texts.format("summary-flip7", name=scene.names[seat])
    nobody = ended.reason is RoundEnd.NOBODY_ACTIVE
    return texts.format("summary-nobody-active" if nobody else "summary-no-cards")


def _draw_footer(canvas: Canvas, scene: Scene, ended: RoundEnded, texts: Catalogue, *, words: bool) -> None:
    """Say who leads, or that an extra round decides; explain the marks unless their words were shown."""
    palette = scene.options.palette
    row = canvas.height - PROMPT_HEIGHT - _FOOTER
    top = max(ended.totals)
    leaders = [scene.names[seat] for seat, total in enumerate(ended.totals) if total == top]
    names = texts.list(leaders)
    decided = bool(ended.tied) or top >= ended.target
    if len(ended.totals) == 1:
        said = texts.format("summary-alone", points=top, target=ended.target, rounds=ended.round)
    elif not top:
        said = texts.format("summary-none")
    elif ended.tied:
        said = "= " + texts.format("summary-tied", names=names, points=top)
    elif decided:
        said = "★ " + texts.format("summary-reached", name=names, points=top, target=ended.target)
    else:
        said = texts.format("summary-leads", names=names, points=top, target=ended.target)
    canvas.put(row, 1, said, palette.style("gold" if decided else "ink", bold=True), most=canvas.width - 2)
    if words:
        return
    at = 1
    for status in FinalStatus:
        at = canvas.put(row + 1, at, STATUS_MARKS[status.value], palette.style(STATUS_TOKENS[status.value]))
        at = canvas.put(row + 1, at + 1, texts.format(f"status-{status.value}"), palette.style("second")) + 2


class _Sheet:
    """Draws the seats of one result in one of the three ways.

    Attributes:
        words: whether each status stands there as a word.
    """

    def __init__(
        self, canvas: Canvas, scene: Scene, ended: RoundEnded, rounds: Sequence[RoundEnded], texts: Catalogue
    ) -> None:
        self.canvas = canvas
        self.scene = scene
        self.ended = ended
        self.earlier = [earlier for earlier in rounds if earlier.round < ended.round][-_EARLIER:]
        self.texts = texts
        self.palette = scene.options.palette
        self.words = True

    def panels(self, places: list[Standing], columns: int) -> int:
        """Draw each seat with its cards as cards; return how many rows that took."""
        width = _PANEL_WIDTH if columns > 1 else self.canvas.width - 3
        for index, place in enumerate(places):
            row = TOP + index // columns * (PANEL_HEIGHT + 1)
            column = 1 + index % columns * (_PANEL_WIDTH + 2)
            self._headline(place, row, column, width)
            cards, status = self._hand(place.seat)
            draw_row_of_cards(
                self.canvas, row + 1, column + 1, cards, status, width - 1, self.palette, self.texts
            )
            self._bar(place.seat, row + PANEL_HEIGHT - 1, column + 1, width - 1)
        return -(-len(places) // columns) * (PANEL_HEIGHT + 1) - 1

    def lines(self, places: list[Standing], step: int) -> int:
        """Draw each seat in two lines: what it made of the round, its cards and its bar; return the rows."""
        width = self.canvas.width - 3
        for index, place in enumerate(places):
            row = TOP + index * step
            self._headline(place, row, 1, width)
            cards, status = self._hand(place.seat)
            left = 1 + _RANK
            chips = (width - _RANK) * 3 // 5
            draw_chips(self.canvas, row + 1, left, cards, status, chips, self.palette, self.texts)
            self._bar(place.seat, row + 1, left + chips + 1, width - _RANK - chips)
        return len(places) * step

    def columns(self, places: list[Standing], room: int) -> int:
        """Draw each seat in a line, in as few columns as hold all, and count the others; return the rows."""
        most = max(2 if self.canvas.width < 3 * _CELL_WIDTH else 3, 1)
        columns = min(most, -(-len(places) // room))
        rows = min(room, -(-len(places) // columns))
        width = self.canvas.width // columns
        shown = places
        if len(places) > rows * columns:
            shown = places[: rows * columns - 1]
            more = self.texts.format("tui-more-below", count=len(places) - len(shown))
            left = (columns - 1) * width + 1
            self.canvas.put(TOP + rows - 1, left, more, self.palette.style("second"))
        for index, place in enumerate(shown):
            gap = 2 if width >= _CELL_WIDTH else 1
            self._cell(place, TOP + index % rows, index // rows * width, width - gap)
        return rows

    def _hand(self, seat: int) -> tuple[tuple[Card, ...], Status]:
        busted = self.ended.statuses[seat] is FinalStatus.BUSTED
        return self.ended.hands[seat], Status.BUSTED if busted else Status.STAYED

    def _bar(self, seat: int, row: int, column: int, width: int) -> None:
        points, total = self.ended.points[seat], self.ended.totals[seat]
        draw_bar(self.canvas, row, column, width, total - points, points, self.ended.target, self.palette)

    def _rank(self, place: Standing, row: int, column: int) -> int:
        """Write the rank and how it has changed; the viewer's row is marked before it."""
        if place.seat == self.scene.viewer:
            self.canvas.put(row, column, "▌", self.palette.style("gold"))
        rank = str(place.rank) if len(self.ended.totals) > 1 else ""
        at = self.canvas.put(row, column + 1, f"{rank:>2}", self.palette.style("ink", bold=True))
        if place.gained:
            mark = f"{_CHANGES[place.gained < 0]}{abs(place.gained)}"
            token = "hit" if place.gained > 0 else "second"
            self.canvas.put(row, at, mark, self.palette.style(token))
        return at + 4

    def _headline(self, place: Standing, row: int, column: int, width: int) -> None:
        """Write rank, name and status on the left, the sum on the right, earlier rounds between."""
        seat = place.seat
        canvas, palette = self.canvas, self.palette
        at = self._rank(place, row, column)
        draw_name(canvas, self.scene, seat, row, at, 16, "page")
        status = self.ended.statuses[seat].value
        after = draw_status(canvas, row, at + 17, status, self.texts, palette, most=13)
        points, total = self.ended.points[seat], self.ended.totals[seat]
        right = column + width
        room = len(str(max(self.ended.totals)))
        right = canvas.put_right(row, right, f" = {total:>{room}}", palette.style("ink", bold=True))
        token = "bust" if status == FinalStatus.BUSTED else "gold"
        right = canvas.put_right(
            row, right, f"+ {points:>{len(str(max(self.ended.points)))}}", palette.style(token, bold=True)
        )
        right = canvas.put_right(row, right, f"{total - points} ", palette.style("second"))
        if self.earlier and width >= _EARLIER_WIDTH - 3:
            before = "  ".join(str(earlier.points[seat]) for earlier in self.earlier)
            said = self.texts.format("summary-earlier", points=before)
            if len(said) < right - after - 4:
                canvas.put_right(row, right - 3, said, palette.style("faint"))

    def _cell(self, place: Standing, row: int, column: int, width: int) -> None:
        """Draw one seat in one line: rank, name, mark, word if there is room, points, bar, total."""
        seat = place.seat
        canvas, palette = self.canvas, self.palette
        at = self._rank(place, row, column)
        status = self.ended.statuses[seat].value
        rest = width - (at - column) - 12
        self.words = rest >= _WORDS_WIDTH
        name = min(18, rest - (12 if self.words else 0) - 6, max(7, rest * 3 // 5))
        if rest < _FACE_WIDTH:
            canvas.put(row, at, fit(self.scene.names[seat], name), palette.style("ink", bold=True))
        else:
            draw_name(canvas, self.scene, seat, row, at, name, "page")
        at += name + 1
        style = palette.style(STATUS_TOKENS[status], bold=True)
        canvas.put(row, at, STATUS_MARKS[status], style)
        if self.words:
            canvas.put(row, at + 2, self.texts.format(f"status-{status}"), style, most=10)
            at += 12
        points, total = self.ended.points[seat], self.ended.totals[seat]
        token = "bust" if status == FinalStatus.BUSTED else "gold"
        canvas.put_right(row, at + 5, str(points), palette.style(token, bold=True))
        self._bar(seat, row, at + 6, column + width - at - 11)
        canvas.put_right(row, column + width, str(total), palette.style("ink", bold=True))
