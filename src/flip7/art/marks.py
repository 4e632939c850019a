"""The mark that stands before the word for how a player stands, so that no state is told by colour alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.art.faces import Mood, mood_of
from flip7.art.icons import star
from flip7.art.svg import document, tag

if TYPE_CHECKING:
    from flip7.art.colours import Theme
    from flip7.rules import Status

BOX: Final = 24.0


def status_mark_svg(
    status: Mood | Status, size: float = 18, *, colour: str = "currentColor", title: str | None = None
) -> str:
    """Draw the mark of a status as a complete SVG document; ``"active"`` has none and is empty.

    Args:
        status: how a player stands.
        size: width and height in px.
        colour: any SVG colour; by default that of the text around it.
        title: the accessible name; without one the mark is decoration (a word stands beside it).

    Raises:
        ValueError: the status is unknown or the size not positive.
    """
    return document(
        draw_status_mark(status, colour), width=size, height=size, view_box=(0, 0, BOX, BOX), title=title
    )


def draw_status_mark(status: Mood | Status, colour: str) -> str:
    """Draw the mark of a status as a fragment, 24 x 24: tick, cross, crystal, arrow head or star.

    Raises:
        ValueError: the status is unknown.
    """
    mood = mood_of(status)
    if mood == "stayed":
        return _stroked(colour, 3, tag("path", d="M4 12L9 17L20 6"))
    if mood == "busted":
        return _stroked(colour, 3.4, tag("path", d="M5 5L19 19M19 5L5 19"))
    if mood == "frozen":
        arm = "M12 12V2.5M9.2 4.2L12 7L14.8 4.2"
        arms = (tag("path", d=arm, transform=f"rotate({60 * turn} 12 12)") for turn in range(6))
        return _stroked(colour, 2, *arms)
    if mood == "turn":
        return tag("path", d="M6 4L19 12L6 20Z", fill=colour)
    if mood == "flip7":
        return tag("path", d=star(12, 13, 11), fill=colour)
    return ""


def status_colour(status: Mood, theme: Theme) -> str:
    """Return the colour of a status's mark and word in a theme."""
    if status == "busted":
        return theme.bust
    if status == "frozen":
        return theme.ice
    return theme.gold if status in ("turn", "flip7") else theme.second_ink


def _stroked(colour: str, thickness: float, *paths: str) -> str:
    return tag(
        "g",
        *paths,
        fill="none",
        stroke=colour,
        stroke_width=thickness,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
