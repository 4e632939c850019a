"""The faces of players: one for each of 24 seats, and a mood that shows how they stand in the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from flip7.art.blending import Paint, as_is
from flip7.art.colours import FACE_COLOURS, INK
from flip7.art.svg import document, tag

if TYPE_CHECKING:
    from flip7.rules import Status

Mood = Literal["active", "turn", "stayed", "frozen", "busted", "flip7"]
"""How a player stands: a status (flip7.rules.Status), about to act, or the winner of a Flip 7."""
MOODS: Final[tuple[Mood, ...]] = get_args(Mood)

BOX: Final = 66.0
FACES: Final = 24
"""How many different faces there are; seats beyond them start again."""

_HEADS: Final = (
    tag("circle", cx=32, cy=36, r=22),
    tag("rect", x=11, y=15, width=42, height=42, rx=13),
    tag("path", d="M32 13L54 36L32 59L10 36Z"),
    tag("path", d="M12 56V34A20 20 0 0 1 52 34V56Z"),
)
_CROWNS: Final = (
    # cat, bear, leaf, antenna
    tag("path", d="M14 22L12 5L28 15ZM50 22L52 5L36 15Z"),
    tag("circle", cx=15, cy=17, r=8) + tag("circle", cx=49, cy=17, r=8),
    tag("path", d="M32 16Q30 4 42 4Q44 14 32 16Z"),
    tag("path", d="M30 16V6H34V16Z") + tag("circle", cx=32, cy=5, r=4),
)


def _dots(*dots: tuple[float, float, float, float]) -> str:
    return "".join(tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, stroke="none") for x, y, rx, ry in dots)


def _line(path: str) -> str:
    return tag("path", d=path, fill="none")


_FEATURES: Final[dict[Mood, str]] = {
    "active": _dots((24, 34, 3.2, 3.2), (40, 34, 3.2, 3.2)) + _line("M24 44Q32 50 40 44"),
    "turn": _dots((24, 33, 4, 4), (40, 33, 4, 4), (32, 46, 4, 5)),
    "stayed": _line("M20 34Q24 38 28 34M36 34Q40 38 44 34M26 45H38"),
    "frozen": _line("M20 34H28M36 34H44M24 46L28 43L32 46L36 43L40 46"),
    "busted": _line("M20 30L28 38M28 30L20 38M36 30L44 38M44 30L36 38M24 48Q32 41 40 48"),
    "flip7": _line("M19 35Q24 28 29 35M35 35Q40 28 45 35")
    + tag("path", d="M22 42H42Q40 54 32 54Q24 54 22 42Z", stroke="none"),
}


def face_svg(seat: int, mood: Mood | Status = "active", size: float = 36, *, title: str | None = None) -> str:
    """Draw the face of a seat as a complete SVG document.

    Args:
        seat: the seat, from 0; 24 of them differ in colour, head or both.
        mood: how the player stands.
        size: width and height in px.
        title: the accessible name; without one the face is decoration (a name stands beside it).

    Raises:
        ValueError: the seat is negative, the mood unknown or the size not positive.

    >>> face_svg(3, "stayed", 40)[:62]
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"'
    """
    return document(draw_face(seat, mood), width=size, height=size, view_box=(0, 0, BOX, BOX), title=title)


def mood_of(status: str) -> Mood:
    """Return the mood of that name; a status of the rules is one.

    Raises:
        ValueError: there is no such mood.

    >>> mood_of("busted")
    'busted'
    """
    for mood in MOODS:
        if mood == status:
            return mood
    raise ValueError(f"unknown status {status!r:.40}: it is one of {', '.join(MOODS)}")


def draw_face(seat: int, mood: Mood | Status = "active", paint: Paint = as_is) -> str:
    """Draw the face of a seat as a fragment, 66 x 66.

    Args:
        seat: the seat, from 0.
        mood: how the player stands.
        paint: what every colour passes through.

    Raises:
        ValueError: the seat is negative or the mood unknown.
    """
    if seat < 0:
        raise ValueError(f"seats are counted from 0, not {seat}")
    features = _FEATURES[mood_of(mood)]
    colour, ink = paint(FACE_COLOURS[seat % len(FACE_COLOURS)]), paint(INK)
    shape = _CROWNS[seat % len(_CROWNS)] + _HEADS[seat // len(FACE_COLOURS) % len(_HEADS)]
    # The outline is the same shape below, made 3 larger all round.
    outline = tag("g", shape, fill=ink, stroke=ink, stroke_width=6, stroke_linejoin="round")
    lines = tag(
        "g",
        features,
        fill=ink,
        stroke=ink,
        stroke_width=3,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return tag("g", outline, tag("g", shape, fill=colour), lines, transform="translate(1 3)")
