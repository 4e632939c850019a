"""Draws totals over the rounds as lines of braille dots, each with a mark and a label beside the colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from flip7.i18n import display_width
from flip7.tui.canvas import fit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flip7.engine import RoundEnded
    from flip7.tui.canvas import Canvas
    from flip7.tui.palette import Palette

MARKS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LEAST_HEIGHT: Final = 5
MOST_LINES: Final = 8
"""More lines than these cannot be told apart in a terminal."""
_LABEL: Final = 20
_MARKED_STEP: Final = 6
_COLOURS: Final = ("ice", "hit", "bust", "second", "ink")
_BRAILLE: Final = 0x2800
_DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The bit of each dot of a braille cell: two columns of four."""


@dataclass(frozen=True, slots=True)
class Series:
    """One line.

    Attributes:
        mark: the letter that stands on it and before its label.
        label: whose it is.
        totals: the total before the first round and after each.
        chosen: whether it stands out.
    """

    mark: str
    label: str
    totals: tuple[int, ...]
    chosen: bool = False


def mark_of(place: int) -> str:
    """Return the letter of a line by its place from 0; beyond Z there is none.

    >>> mark_of(0), mark_of(30)
    ('A', '·')
    """
    return MARKS[place] if place < len(MARKS) else "·"


def series_of(
    rounds: Sequence[RoundEnded], names: Sequence[str], order: Sequence[int], chosen: int | None
) -> list[Series]:
    """Return a line for each seat.

    Args:
        rounds: the finished rounds, at least one.
        names: a label for each seat.
        order: the seats from the first to the last: their marks.
        chosen: the seat whose line stands out, or ``None``.
    """
    first = rounds[0]
    return [
        Series(
            mark_of(place),
            names[seat],
            (first.totals[seat] - first.points[seat], *(ended.totals[seat] for ended in rounds)),
            seat == chosen,
        )
        for place, seat in enumerate(order)
    ]


def shown_lines(series: Sequence[Series], height: int) -> list[Series]:
    """Return the lines that are drawn in a chart of so many rows: the first ones, and the one chosen."""
    most = max(1, min(MOST_LINES, height - 1))
    shown = list(series[:most])
    chosen = [line for line in series[most:] if line.chosen]
    return [*shown[: most - len(chosen)], *chosen]


def draw_chart(  # noqa: PLR0917  # a place, then what is put there
    canvas: Canvas,
    row: int,
    column: int,
    width: int,
    height: int,
    series: Sequence[Series],
    target: int,
    first_round: int,
    palette: Palette,
) -> None:
    """Draw the chart: totals upward, rounds to the right, the target as a dashed line.

    Args:
        canvas: where.
        row: its first row.
        column: its first column.
        width: columns, 40 or more to be of use.
        height: rows, ``LEAST_HEIGHT`` at least, the axis of rounds included.
        series: the lines, the most important first; see ``shown_lines``.
        target: the total that ends the game.
        first_round: the number of the first round drawn.
        palette: the colours.
    """
    lines = shown_lines(series, height)
    top = max(target, *(max(line.totals) for line in lines), 1)
    left = column + len(str(top)) + 2
    labels = min(_LABEL, width // 3)
    plot = _Plot(column + width - labels - left, height - 1, top, len(lines[0].totals) - 1)
    faint = palette.style("faint")
    for offset in range(plot.rows):
        canvas.put(row + offset, left - 1, "│", faint)
    goal = row + plot.cell_row(target)
    canvas.put(goal, left - 1, "┤" + "╌" * plot.columns, faint)
    canvas.put_right(goal, left - 1, f"{target} ", palette.style("second"))
    canvas.put_right(row + plot.rows - 1, left - 1, "0 ", palette.style("second"))
    styles = [
        palette.style("gold" if line.chosen else _COLOURS[index % len(_COLOURS)], bold=line.chosen)
        for index, line in enumerate(lines)
    ]
    owners: dict[tuple[int, int], tuple[int, int]] = {}
    order = sorted(range(len(lines)), key=lambda index: (lines[index].chosen, -index))
    for index in order:
        for cell, bit in plot.dots(lines[index].totals):
            owners[cell] = (owners.get(cell, (0, 0))[0] | bit, index)
    for (y, x), (bits, index) in owners.items():
        canvas.put(row + y, left + x, chr(_BRAILLE + bits), styles[index])
    places = _apart([plot.cell_row(line.totals[-1]) for line in lines], plot.rows)
    for index in order:
        for y, x in plot.marks(lines[index].totals, place=places[index]):
            canvas.put(row + y, left + x, lines[index].mark, styles[index])
    _draw_axis(canvas, row + plot.rows, left, plot, first_round, palette)
    for index, line in enumerate(lines):
        at = left + plot.columns + 1
        figure = f" {line.totals[-1]}"
        name = fit(line.label, labels - 4 - display_width(figure))
        canvas.put(row + places[index], at, f"{line.mark} {name}{figure}", styles[index])


class _Plot:
    """Turns totals after rounds into cells of a plot and dots of braille."""

    def __init__(self, columns: int, rows: int, top: int, rounds: int) -> None:
        self.columns = max(2, columns)
        self.rows = max(1, rows)
        self._top = top
        self._rounds = max(1, rounds)

    def _x(self, after: int) -> int:
        return round((2 * self.columns - 1) * after / self._rounds)

    def _y(self, total: int) -> int:
        return round((4 * self.rows - 1) * (1 - total / self._top))

    def cell_row(self, total: int) -> int:
        """Return the row of a total."""
        return self._y(total) // 4

    def cell_column(self, after: int) -> int:
        """Return the column of a round."""
        return self._x(after) // 2

    def dots(self, totals: Sequence[int]) -> Iterator[tuple[tuple[int, int], int]]:
        """Yield cells with the bit of a dot, for a line from round to round without gaps."""
        for after in range(len(totals) - 1):
            x0, x1 = self._x(after), self._x(after + 1)
            y0, y1 = self._y(totals[after]), self._y(totals[after + 1])
            steps = max(x1 - x0, abs(y1 - y0), 1)
            for step in range(steps + 1):
                x, y = x0 + round((x1 - x0) * step / steps), y0 + round((y1 - y0) * step / steps)
                yield (y // 4, x // 2), _DOTS[x % 2][y % 4]

    def marks(self, totals: Sequence[int], *, place: int) -> list[tuple[int, int]]:
        """Return the cells of the marks: at each round if there is room, and at a last one without a label.

        Args:
            totals: of the line.
            place: the row of its label.
        """
        last = len(totals) - 1
        rounds = list(range(1, last)) if self.columns // self._rounds >= _MARKED_STEP else []
        if self.cell_row(totals[last]) != place:
            rounds.append(last)
        return [(self.cell_row(totals[after]), self.cell_column(after)) for after in rounds]

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return self._rounds


def _draw_axis(  # a place, then what is put there
    canvas: Canvas, row: int, left: int, plot: _Plot, first_round: int, palette: Palette
) -> None:
    """Draw the axis of rounds with as many of their numbers as have room."""
    canvas.put(row, left - 1, "└" + "─" * plot.columns, palette.style("faint"))
    longest = len(str(first_round + plot.rounds - 1))
    step = next(
        step for step in (1, 2, 5, 10, 20, 50, 100, 10**9) if plot.columns * step // plot.rounds > longest + 1
    )
    for after in range(1, plot.rounds + 1):
        number = str(first_round + after - 1)
        if step == 1 or int(number) % step == 0:
            canvas.put_right(row, left + plot.cell_column(after) + 1, number, palette.style("second"))


def _apart(wanted: list[int], rows: int) -> list[int]:
    """Return a row for each label, near the one it wants, no two the same; there are enough rows.

    >>> _apart([0, 0, 5, 5], 6)
    [0, 1, 4, 5]
    """
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    places = dict.fromkeys(order, 0)
    last = -1
    for index in order:
        last = places[index] = max(wanted[index], last + 1)
    last = rows
    for index in reversed(order):
        last = places[index] = min(places[index], last - 1)
    return [places[index] for index in range(len(wanted))]
