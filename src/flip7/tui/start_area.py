"""A rectangle of a canvas that is written from the top, and the things that stand in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style

from flip7.i18n import display_width
from flip7.tui.canvas import fit
from flip7.tui.seats import HEADS

if TYPE_CHECKING:
    from flip7.i18n import Catalogue
    from flip7.tui.canvas import Canvas
    from flip7.tui.palette import Palette
    from flip7.tui.start_text import TextField

REVERSED: Final = Style(reverse=True)
LESS: Final = "◀"
MORE: Final = "▶"
STEP_DOWN: Final = "step:-1"
STEP_UP: Final = "step:1"


class Area:
    """A rectangle with a line on which one writes next.

    Attributes:
        canvas: where it lies.
        palette: the colours.
        texts: the language's texts.
        left, width, bottom: its sides; ``bottom`` is the row after the last.
        row: where one writes next.
        on: the colour of the ground.
    """

    def __init__(
        self,
        canvas: Canvas,
        palette: Palette,
        texts: Catalogue,
        *,
        top: int,
        left: int,
        width: int,
        height: int,
        on: str = "panel",
    ) -> None:
        self.canvas = canvas
        self.palette = palette
        self.texts = texts
        self.left = left
        self.width = width
        self.row = top
        self.bottom = top + height
        self.on = on

    @property
    def room(self) -> int:
        """How many lines are left."""
        return max(0, self.bottom - self.row)

    def style(self, token: str, *, bold: bool = False) -> Style:
        """Return the style of text on this ground."""
        return self.palette.style(token, on=self.on, bold=bold)

    def focus(self) -> Style:
        """Return the style of what one is at; without colours it is reversed."""
        if self.palette.depth == "none":
            return Style(reverse=True, bold=True)
        return self.style("focus", bold=True)

    def mark(self, column: int, *, here: bool) -> None:
        """Mark what one is at."""
        if here:
            self.put(column, MORE, self.focus())

    def face(self, column: int, seat: int) -> int:
        """Draw the face of a player, as at the table, and return the column after it and a space."""
        style = self.palette.face(seat)
        if self.palette.depth != "none":
            style += Style(bgcolor=self.palette.colour(self.on))
        return self.put(column, HEADS[seat // 6 % len(HEADS)], style) + 1

    def put(
        self,
        column: int,
        text: str,
        style: Style,
        action: str | None = None,
        most: int | None = None,
    ) -> int:
        """Write on this line, from a column of the rectangle, and return the column after it."""
        room = self.width - column if most is None else min(most, self.width - column)
        if not self.room or room <= 0:
            return column
        at = self.canvas.put(self.row, self.left + column, fit(text, room), style, action=action)
        return at - self.left

    def put_right(self, text: str, style: Style, action: str | None = None) -> int:
        """Write at the right end of this line and return the column where it begins."""
        column = self.width - display_width(text)
        self.put(column, text, style, action)
        return column

    def click(self, action: str) -> None:
        """Let a click anywhere on this line stand for something."""
        if self.room:
            self.canvas.region(self.row, max(0, self.left - 1), self.left + self.width, action)

    def next(self, lines: int = 1) -> None:
        """Go to the next line."""
        self.row += lines

    def paragraph(self, text: str, style: Style, *, indent: int = 0, action: str | None = None) -> None:
        """Write text over as many lines as it takes."""
        for line in wrapped(text, self.width - indent):
            if action is not None:
                self.click(action)
            self.put(indent, line, style)
            self.next()

    def title(self, text: str, right: str = "") -> None:
        """Write a title, with something at its right end, and leave a line free if there is room."""
        begin = self.put_right(right, self.style("second"))
        self.put(0, text, self.style("gold", bold=True), most=begin - 2)
        self.next(2 if self.room > 9 else 1)  # noqa: PLR2004  # a low rectangle has no line to spare

    def field(self, column: int, field: TextField, most: int) -> int:
        """Draw what is being typed, with its caret or all of it selected, and return the column after it."""
        style = self.focus() if self.palette.depth != "none" else self.style("ink", bold=True)
        if field.selected:
            return self.put(column, field.text, style + REVERSED, most=most)
        before = field.text[: field.caret]
        while display_width(before) > most - 1:
            before = before[1:]
        at = self.put(column, before, style)
        under = field.text[field.caret : field.caret + 1] or " "
        at = self.put(at, under, style + REVERSED)
        return self.put(at, field.text[field.caret + 1 :], style, most=max(0, column + most - at))

    def stepper(self, column: int, value: str) -> int:
        """Draw a value between two arrows that can be clicked and return the column after it."""
        style = self.focus()
        at = self.put(column, f"{LESS} ", style, STEP_DOWN)
        at = self.put(at, value, style, most=self.width - at - 2)
        return self.put(at, f" {MORE}", style, STEP_UP)


def wrapped(text: str, width: int) -> list[str]:
    """Part text into lines of a display width; a word that is too long is cut.

    >>> wrapped("seven different numbers", 10)
    ['seven', 'different', 'numbers']
    """
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and display_width(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [fit(part, width) for part in [*lines, line]]


def window(count: int, room: int, chosen: int) -> tuple[int, int]:
    """Return which of ``count`` lines show in ``room`` lines so that the chosen one is among them.

    >>> window(3, 5, 0), window(10, 4, 9), window(10, 4, 5)
    ((0, 3), (6, 10), (3, 7))
    """
    room = max(1, min(room, count))
    first = min(max(0, chosen - room // 2), count - room)
    return first, first + room
