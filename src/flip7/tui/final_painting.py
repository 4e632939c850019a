"""Paints the end of a game: who has won, the points of every round, and the totals as a chart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from flip7.engine import FinalStatus
from flip7.i18n import display_width
from flip7.tui.canvas import fit
from flip7.tui.chart import LEAST_HEIGHT, draw_chart, mark_of, series_of, shown_lines
from flip7.tui.drawing import STATUS_MARKS, STATUS_TOKENS
from flip7.tui.seats import HEADS
from flip7.tui.summary import standings

if TYPE_CHECKING:
    from flip7.engine import RoundEnded
    from flip7.i18n import Catalogue
    from flip7.rules import Edition
    from flip7.tui.canvas import Canvas
    from flip7.tui.palette import Palette
    from flip7.tui.scene import Options
    from flip7.tui.summary import Standing

TOP: Final = 3
_HIGHEST_CHART: Final = 16
_HIGH_CHART: Final = 12
_LEAST_CHART_WIDTH: Final = 40
_CHART: Final = 7
_CELL: Final = 5
_NAME: Final = 17
_TOTAL: Final = 7
_PAIR: Final = 2
_LEGEND: Final = (FinalStatus.BUSTED, FinalStatus.FROZEN, FinalStatus.FLIP_SEVEN)


@dataclass(frozen=True)
class FinalScene:
    """What the end of a game is painted from.

    Attributes:
        names: a label for each seat, safe to show.
        rounds: the finished rounds, at least one.
        winner: the seat that has won.
        target: the total that ended the game.
        edition: the edition played.
        options: how it is shown.
        chosen: the place, from 0 for the first, of the player who stands out.
        first: the index of the first round that shows one by one; ``None`` shows the last ones.
    """

    names: tuple[str, ...]
    rounds: tuple[RoundEnded, ...]
    winner: int
    target: int
    edition: Edition
    options: Options
    chosen: int = 0
    first: int | None = None

    @cached_property
    def places(self) -> list[Standing]:
        """The seats from the first to the last."""
        totals = self.rounds[-1].totals
        return standings(totals, [0] * len(totals))


def rounds_that_fit(scene: FinalScene, width: int, texts: Catalogue) -> int:
    """Return how many rounds show one by one beside the column of the earlier ones."""
    room = width - _left(scene, texts) - _TOTAL - 2
    everything = room // _CELL
    if len(scene.rounds) <= everything:
        return len(scene.rounds)
    return max(1, (room - _before(scene)) // _CELL)


def _table_width(scene: FinalScene, width: int, texts: Catalogue) -> int:
    count = rounds_that_fit(scene, width, texts)
    before = _before(scene) if count < len(scene.rounds) else 0
    return _left(scene, texts) + before + count * _CELL + _TOTAL + 1


def paint_final(canvas: Canvas, scene: FinalScene, texts: Catalogue, bottom: int) -> None:
    """Paint the end of a game on an empty canvas: result, score table, chart.

    Args:
        canvas: at least 60 columns by 20 rows; what does not fit scrolls by ``chosen`` and ``first``.
        scene: what to paint.
        texts: from ``screen_texts``.
        bottom: how many rows are left free below.
    """
    _draw_title(canvas, scene, texts)
    body = canvas.height - TOP - bottom
    seats = len(scene.places)
    aside = _table_width(scene, canvas.width, texts) + 2
    beside = canvas.width - aside >= _LEAST_CHART_WIDTH and body - seats - 2 < _HIGH_CHART
    rows = max(1, min(seats, body - 1 if beside else body - 1 - _CHART - 1))
    _draw_table(canvas, scene, TOP, rows, texts)
    if beside:
        _draw_totals(canvas, scene, TOP, aside, min(body, _HIGHEST_CHART + 4), texts)
    else:
        top = TOP + 1 + rows + 1
        _draw_totals(canvas, scene, top, 1, min(canvas.height - bottom - top, _HIGHEST_CHART), texts)


def _draw_totals(
    canvas: Canvas, scene: FinalScene, row: int, column: int, height: int, texts: Catalogue
) -> None:
    """Draw the chart, and say so if it leaves out lines."""
    palette = scene.options.palette
    width = canvas.width - column - 1
    order = [place.seat for place in scene.places]
    series = series_of(scene.rounds, scene.names, order, order[scene.chosen])
    if len(shown_lines(series, height)) < len(series) and height > LEAST_HEIGHT + 1:
        count = len(shown_lines(series, height - 1))
        said = texts.format("chart-leaders", count=count, seats=len(series))
        height -= 1
        canvas.put(row + height, column, said, palette.style("faint"), most=width)
    if height >= LEAST_HEIGHT:
        first = scene.rounds[0].round
        draw_chart(canvas, row, column, width, height, series, scene.target, first, palette)


def _draw_title(canvas: Canvas, scene: FinalScene, texts: Catalogue) -> None:
    """Say who has won, or for one or two players in how many rounds the target was reached (R28)."""
    palette = scene.options.palette
    seats, rounds = len(scene.names), scene.rounds[-1].round
    name, points = scene.names[scene.winner], scene.rounds[-1].totals[scene.winner]
    facts = []
    if seats > _PAIR:
        title = texts.format("final-title", name=name, points=points)
    else:
        message = "final-title-pair" if seats == _PAIR else "final-title-alone"
        title = texts.format(message, points=scene.target, rounds=rounds)
        leads = "final-leads" if seats == _PAIR else "final-scored"
        facts.append(texts.format(leads, name=name, points=points))
    edition = texts.format(f"edition-{scene.edition.name.replace('.', '-')}")
    facts.append(texts.format("final-facts", rounds=rounds, target=scene.target, edition=edition))
    style = palette.style("gold", bold=True)
    after = canvas.put(0, 1, f"★ {title}", style, most=canvas.width - 2)
    canvas.put(1, 1, " · ".join(facts), palette.style("second"), most=canvas.width - 2)
    legend = [(status.value, texts.format(f"status-{status.value}")) for status in _LEGEND]
    at = canvas.width - 1 - sum(display_width(word) + 4 for _, word in legend) + 2
    if at > after + 2:
        for status, word in legend:
            at = canvas.put(0, at, STATUS_MARKS[status], palette.style(STATUS_TOKENS[status])) + 1
            at = canvas.put(0, at, word, palette.style("second")) + 2
    canvas.put(2, 0, "─" * canvas.width, palette.style("faint"))


def _left(scene: FinalScene, texts: Catalogue) -> int:
    """Return the columns of rank, mark, face and name."""
    return 9 + min(_NAME, max(map(display_width, (*scene.names, texts.format("table-player")))))


def _before(scene: FinalScene) -> int:
    return max(_CELL + 3, len(str(max(scene.rounds[-1].totals))) + 2)


def _draw_table(canvas: Canvas, scene: FinalScene, top: int, rows: int, texts: Catalogue) -> None:
    """Draw a row a seat and a column a round; rows and rounds that do not fit scroll."""
    palette, width = scene.options.palette, canvas.width
    count = rounds_that_fit(scene, width, texts)
    last = len(scene.rounds) - count
    first = last if scene.first is None else max(0, min(scene.first, last))
    shown = range(first, first + count)
    head = palette.style("second")
    left = _left(scene, texts)
    canvas.put(top, 8, texts.format("table-player"), head, most=left - 9)
    begin = left
    if last:
        begin += _before(scene)
        if first:
            canvas.put_right(top, begin, fit(texts.format("table-earlier"), begin - left), head)
    for index, column in enumerate(shown):
        right = begin + (index + 1) * _CELL - 1
        canvas.put_right(top, right, str(scene.rounds[column].round), head)
    right = begin + count * _CELL
    if first < last:
        canvas.put(top, right, "▸", palette.style("gold"))
    canvas.put_right(top, right + _TOTAL, fit(texts.format("table-total"), _TOTAL - 1), head)
    begun = min(max(0, scene.chosen - rows // 2), len(scene.places) - rows)
    for offset, place in enumerate(range(begun, begun + rows)):
        _draw_row(canvas, scene, place, top + 1 + offset, (left, begin, right), shown)
    if rows < len(scene.places):
        at = _table_width(scene, width, texts)
        _draw_scroll(canvas, top + 1, at, range(begun, begun + rows), len(scene.places), palette)


def _draw_scroll(canvas: Canvas, top: int, column: int, shown: range, seats: int, palette: Palette) -> None:
    """Draw a bar that tells which of all rows show."""
    rows, begun = len(shown), shown.start
    thumb = max(1, rows * rows // seats)
    at = round((rows - thumb) * begun / (seats - rows))
    for row in range(rows):
        mark = "█" if at <= row < at + thumb else "│"
        canvas.put(top + row, column, mark, palette.style("faint"))


def _draw_row(
    canvas: Canvas, scene: FinalScene, index: int, row: int, columns: tuple[int, int, int], shown: range
) -> None:
    """Draw one seat: rank, mark in the chart, face, name, what it made of each round, total."""
    palette = scene.options.palette
    left, begin, right = columns
    place = scene.places[index]
    seat = place.seat
    chosen = index == scene.chosen
    strong = palette.style("gold" if chosen else "ink", bold=True)
    if chosen:
        canvas.put(row, 0, "▌", palette.style("gold"))
    if len(scene.places) > 1:
        canvas.put(row, 1, f"{place.rank:>2}", palette.style("second"))
    canvas.put(row, 4, mark_of(index), strong)
    canvas.put(row, 6, HEADS[seat // 6 % 4], palette.face(seat))
    canvas.put(row, 8, fit(scene.names[seat], left - 9), strong)
    if shown.start:
        before = scene.rounds[shown.start - 1].totals[seat]
        canvas.put_right(row, begin, str(before), palette.style("second"))
    for offset, column in enumerate(shown):
        ended = scene.rounds[column]
        status = ended.statuses[seat]
        at = begin + (offset + 1) * _CELL - 1
        token = "faint" if status is FinalStatus.BUSTED else "ink"
        canvas.put_right(row, at, str(ended.points[seat]), palette.style(token))
        if status is not FinalStatus.STAYED:
            canvas.put(row, at, STATUS_MARKS[status.value], palette.style(STATUS_TOKENS[status.value]))
    canvas.put_right(row, right + _TOTAL, str(scene.rounds[-1].totals[seat]), strong)
    canvas.region(row, 0, right + _TOTAL, f"place:{index}")
