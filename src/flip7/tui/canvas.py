"""A sheet of terminal cells to draw on: text in styles, and regions that can be clicked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.segment import Segment
from textual.strip import Strip

from flip7.i18n import display_width

if TYPE_CHECKING:
    from rich.style import Style


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a line that means something when it is clicked.

    Attributes:
        row: the line, from 0.
        left: the first column.
        right: the column after the last.
        action: what it stands for.
    """

    row: int
    left: int
    right: int
    action: str


@dataclass(frozen=True, slots=True)
class SeatSpan:
    """A part of a line that belongs to a seat, for effects.

    Attributes:
        seat: whose.
        row: the line, from 0.
        left: the first column.
        right: the column after the last.
    """

    seat: int
    row: int
    left: int
    right: int


class Canvas:
    """Cells of one style each; what lies outside is cut off.

    >>> from rich.style import Style
    >>> canvas = Canvas(6, 1, Style())
    >>> canvas.put(0, 1, "ok")
    3
    >>> canvas.text()
    ' ok   '
    """

    def __init__(self, width: int, height: int, background: Style) -> None:
        """Begin with empty cells."""
        self.width = width
        self.height = height
        self.background = background
        self._cells = [[" "] * width for _ in range(height)]
        self._styles = [[background] * width for _ in range(height)]
        self.regions: list[Region] = []
        self.spans: list[SeatSpan] = []

    def put(
        self,
        row: int,
        column: int,
        text: str,
        style: Style | None = None,
        *,
        action: str | None = None,
        most: int | None = None,
    ) -> int:
        """Write text and return the column after it.

        Args:
            row: the line, from 0.
            column: where it begins.
            text: one line; wide letters take two cells.
            style: its style; by default the background's.
            action: what a click on it stands for.
            most: the width at which it is cut off with an ellipsis.
        """
        if most is not None:
            text = fit(text, most)
        style = self.background if style is None else style
        begun = column
        inside = 0 <= row < self.height
        for letter in text:
            width = display_width(letter) if letter > "~" else 1
            if width == 0:
                if inside and 0 < column <= self.width:
                    self._cells[row][column - 1] += letter
                continue
            if inside and column >= 0 and column + width <= self.width:
                self._cells[row][column] = letter
                self._styles[row][column] = style
                if width > 1:
                    self._cells[row][column + 1] = ""
                    self._styles[row][column + 1] = style
            column += width
        if action is not None and inside:
            self.regions.append(Region(row, begun, column, action))
        return column

    def region(self, row: int, left: int, right: int, action: str) -> None:
        """Let a click on cells of a line stand for something."""
        self.regions.append(Region(row, left, right, action))

    def span(self, seat: int, row: int, left: int, right: int, lines: int = 1) -> None:
        """Note which cells show a seat."""
        self.spans += [SeatSpan(seat, line, left, right) for line in range(row, row + lines)]

    def shift(self, row: int, left: int, right: int, by: int) -> None:
        """Move the cells of a part of a line aside; what leaves it is lost."""
        if not by or not 0 <= row < self.height:
            return
        left, right = max(0, left), min(right, self.width)
        for grid, empty in ((self._cells, " "), (self._styles, self.background)):
            line: list[object] = grid[row]  # type: ignore[assignment]  # cells or styles, moved alike
            part = line[left:right]
            free = [empty] * abs(by)
            line[left:right] = free + part[:-by] if by > 0 else part[-by:] + free

    def put_right(self, row: int, right: int, text: str, style: Style | None = None) -> int:
        """Write text that ends before column ``right`` and return the column where it begins."""
        column = right - display_width(text)
        self.put(row, column, text, style)
        return column

    def restyle(self, row: int, left: int, right: int, style: Style) -> None:
        """Lay a style over the cells of a line that are already there."""
        if 0 <= row < self.height:
            for column in range(max(0, left), min(right, self.width)):
                self._styles[row][column] = self._styles[row][column] + style

    def strips(self) -> list[Strip]:
        """Return the lines for a widget."""
        return [self._strip(row) for row in range(self.height)]

    def text(self) -> str:
        """Return the letters alone, a line each."""
        return "\n".join("".join(cells) for cells in self._cells)

    def _strip(self, row: int) -> Strip:
        cells, styles = self._cells[row], self._styles[row]
        segments: list[Segment] = []
        begun = 0
        for column in range(1, self.width + 1):
            if column == self.width or styles[column] is not styles[begun]:
                segments.append(Segment("".join(cells[begun:column]), styles[begun]))
                begun = column
        return Strip(segments, self.width)

    def action_at(self, column: int, row: int) -> str | None:
        """Return what a click on a cell stands for; of several regions the last drawn counts."""
        for region in reversed(self.regions):
            if region.row == row and region.left <= column < region.right:
                return region.action
        return None


def fit(text: str, width: int) -> str:
    """Cut text to a display width, with an ellipsis if something is lost.

    >>> fit("Tonton Marc", 8), fit("Bo", 8)
    ('Tonton …', 'Bo')
    """
    if display_width(text) <= width:
        return text
    while text and display_width(text) > width - 1:
        text = text[:-1]
    return f"{text}…" if width > 0 else ""
