"""Draws panels: a frame with a title, and lines of text that scroll inside."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rich.style import Style

from flip7.i18n import catalogue, display_width
from flip7.tui.canvas import Canvas, fit
from flip7.tui.painting import LEAST_COLUMNS, LEAST_ROWS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.i18n import Catalogue
    from flip7.tui.palette import Palette

INSIDE: Final = 2
"""Columns between the edge of a panel and its text."""


@lru_cache(maxsize=8)
def screen_texts(language: str) -> Catalogue:
    """Return the texts of panels, results and the watching of records."""
    return catalogue(language, "cli", "tui", "screens")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a panel.

    Attributes:
        parts: texts with the names of their colours, from left to right.
        bold: whether it stands out.
    """

    parts: tuple[tuple[str, str], ...] = ()
    bold: bool = False

    @property
    def text(self) -> str:
        """The letters alone."""
        return "".join(text for text, _ in self.parts)


def wrap(text: str, width: int) -> list[str]:
    """Break a text at its spaces into lines of a display width; a word that is wider is cut.

    >>> wrap("Tonton Marc hits: 7 again.", 12), wrap("李四李四", 4)
    (['Tonton Marc', 'hits: 7', 'again.'], ['李四', '李四'])
    """
    width = max(2, width)  # the widest letter
    lines: list[str] = []
    line, used = "", 0
    for word in text.split(" "):
        needed = columns(word)
        if line and used + 1 + needed <= width:
            line, used = f"{line} {word}", used + 1 + needed
            continue
        if line:
            lines.append(line)
        while needed > width:
            end = 1
            while columns(word[: end + 1]) <= width:
                end += 1
            lines.append(word[:end])
            word = word[end:]  # noqa: PLW2901  # the rest of it
            needed = columns(word)
        line, used = word, needed
    return [*lines, line] if line or not lines else lines


def columns(text: str) -> int:
    """Return the display width of a text, quickly for the usual letters."""
    return len(text) if text.isascii() and text.isprintable() else display_width(text)


def fit_keys(text: str, width: int) -> str:
    """Leave out keys from the middle of a line until it fits; the last two stay longest.

    Args:
        text: keys parted by three spaces.
        width: columns.

    >>> fit_keys("A one   B two   C three   ? keys   Q quit", 32)
    'A one   B two   ? keys   Q quit'
    """
    keys = text.split("   ")
    while display_width("   ".join(keys)) > width and len(keys) > 1:
        del keys[max(0, len(keys) - 3)]
    return fit("   ".join(keys), width)


def wrapped(text: str, width: int, token: str, *, first: str = "", bold: bool = False) -> list[Line]:
    """Break a text into lines of one colour, the later ones set in by the width of ``first``."""
    indent = display_width(first)
    return [
        Line(((" " * indent if index else first, "second"), (part, token)), bold)
        for index, part in enumerate(wrap(text, width - indent))
    ]


def scrolled(first: int, by: int, lines: int, room: int) -> int:
    """Return the first line that shows after scrolling, within what there is.

    >>> scrolled(5, 100, 30, 10), scrolled(5, -100, 30, 10), scrolled(0, 1, 5, 10)
    (20, 0, 0)
    """
    return max(0, min(first + by, lines - room))


def new_panel(width: int, height: int, palette: Palette) -> Canvas:
    """Return an empty panel."""
    return Canvas(width, height, palette.style("ink", on="panel"))


def draw_frame(canvas: Canvas, title: str, hint: str, palette: Palette) -> None:
    """Draw the edge of a panel with its title above and its keys, parted by three spaces, below."""
    edge = palette.style("second", on="panel")
    right, bottom = canvas.width - 1, canvas.height - 1
    canvas.put(0, 0, f"╭{'─' * (canvas.width - 2)}╮", edge)
    canvas.put(bottom, 0, f"╰{'─' * (canvas.width - 2)}╯", edge)
    for row in range(1, bottom):
        canvas.put(row, 0, "│", edge)
        canvas.put(row, right, "│", edge)
    canvas.put(0, 2, fit(f" {title} ", canvas.width - 4), palette.style("gold", on="panel", bold=True))
    canvas.put(bottom, 2, f" {fit_keys(hint, canvas.width - 6)} ", edge)


def draw_lines(  # a place, then what is put there
    canvas: Canvas,
    top: int,
    room: int,
    lines: Sequence[Line],
    first: int,
    palette: Palette,
    *,
    found: str = "",
) -> None:
    """Draw the lines of a panel from ``first`` on, with a bar at the right edge when there are more.

    Args:
        canvas: the panel, with its frame.
        top: its first free row.
        room: how many rows there are.
        lines: all lines.
        first: which of them is the first to show.
        palette: the colours.
        found: letters that are marked wherever they stand.
    """
    for offset, line in enumerate(lines[first : first + room]):
        column = INSIDE
        for text, token in line.parts:
            style = palette.style(token, on="panel", bold=line.bold)
            column = canvas.put(top + offset, column, text, style)
        if found:
            plain = palette.depth == "none"
            style = Style(reverse=True) if plain else palette.style("page", on="focus", bold=True)
            for left, right in matches(line.text, found):
                canvas.restyle(top + offset, INSIDE + left, INSIDE + right, style)
    if len(lines) > room > 0:
        thumb = max(1, room * room // len(lines))
        at = round((room - thumb) * first / (len(lines) - room))
        for row in range(at, at + thumb):
            canvas.put(top + row, canvas.width - 1, "█", palette.style("second", on="panel"))


def paint_too_small(canvas: Canvas, texts: Catalogue) -> None:
    """Say how large a window is needed."""
    needed = texts.format("tui-too-small", columns=LEAST_COLUMNS, rows=LEAST_ROWS)
    now = texts.format("tui-now-size", columns=canvas.width, rows=canvas.height)
    width = max(1, canvas.width - 2)
    for row, line in enumerate([*wrap(needed, width), *wrap(now, width)]):
        canvas.put(row, 1, line)


def matches(text: str, wanted: str) -> list[tuple[int, int]]:
    """Return where letters stand in a line, whatever their case and accents, as columns from and to.

    >>> matches("À la suite", "a"), matches("Flip Three", "THREE")
    ([(0, 1), (3, 4)], [(5, 10)])
    """
    folded, places = "", []
    for index, letter in enumerate(text):
        bare = _folded(letter)
        folded += bare
        places += [index] * len(bare)
    looked_for = "".join(map(_folded, wanted))
    found = []
    at = folded.find(looked_for)
    while looked_for and at >= 0:
        end = at + len(looked_for)
        begin, last = places[at], places[end - 1]
        found.append((display_width(text[:begin]), display_width(text[: last + 1])))
        at = folded.find(looked_for, end)
    return found


def _folded(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter.replace("’", "'"))
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()
