"""The figures on the cards. They are drawn, not typed, so they look the same without any font."""

from __future__ import annotations

from typing import Final, Literal

from flip7.art.svg import decimal, tag

FIGURE_HEIGHT: Final = 100.0
STROKE: Final = 17.0
"""The thickness of a figure's round stroke, in a box 100 high."""
GAP: Final = 7.0

# The width of each figure and the middle of its stroke, in a box 100 high.
FIGURES: Final[dict[str, tuple[float, str]]] = {
    "0": (60, "M30 10C45 10 50 26 50 50C50 74 45 90 30 90C15 90 10 74 10 50C10 26 15 10 30 10Z"),
    "1": (42, "M8 27L27 10V90"),
    "2": (60, "M11 30C11 17 19 10 30 10C42 10 50 18 50 30C50 43 41 52 29 64L11 84V90H51"),
    "3": (
        60,
        (
            "M11 20C15 13 21 10 29 10C41 10 48 18 48 28C48 40 40 47 27 47"
            "C42 47 51 56 51 68C51 82 42 90 29 90C19 90 12 86 9 79"
        ),
    ),
    "4": (62, "M41 90V10L9 67H54"),
    "5": (60, "M48 10H17L13 47C18 42 23 40 30 40C43 40 51 50 51 64C51 80 42 90 28 90C19 90 12 86 9 80"),
    "6": (
        60,
        "M43 10C23 22 9 41 9 63C9 80 18 90 30 90C42 90 51 80 51 66C51 52 43 43 31 43C20 43 12 50 9.6 60",
    ),
    "7": (60, "M9 10H51L24 90M20 52H43"),
    "8": (
        60,
        (
            "M30 47C18 47 12 39 12 28.5C12 17 19 10 30 10C41 10 48 17 48 28.5C48 39 42 47 30 47"
            "C17 47 9 56 9 68.5C9 82 18 90 30 90C42 90 51 82 51 68.5C51 56 43 47 30 47Z"
        ),
    ),
    # The 6 turned by 180 degrees.
    "9": (
        60,
        "M17 90C37 78 51 59 51 37C51 20 42 10 30 10C18 10 9 20 9 34C9 48 17 57 29 57C40 57 48 50 50.4 40",
    ),
    "+": (56, "M28 30V74M6 52H50"),
    "x": (54, "M10 34L44 72M44 34L10 72"),
}


def figure_width(text: str, height: float) -> float:
    """Return the width of figures of this height.

    Args:
        text: figures, ``+`` and ``x``.
        height: height of the box, in any unit.

    >>> figure_width("12", 50)
    54.5
    """
    return (sum(FIGURES[sign][0] for sign in text) + GAP * (len(text) - 1)) * height / FIGURE_HEIGHT


def draw_figure(
    text: str,
    x: float,
    middle: float,
    height: float,
    colour: str,
    anchor: Literal["middle", "start"] = "middle",
) -> str:
    """Draw figures in one line.

    Args:
        text: figures, ``+`` and ``x``, as in ``"+10"``.
        x: the middle of the line, or its left end when the anchor is ``"start"``.
        middle: half the height of the line.
        height: height of the box of each figure.
        colour: colour of the stroke.
        anchor: what ``x`` means.
    """
    scale = height / FIGURE_HEIGHT
    left = x - figure_width(text, height) / 2 if anchor == "middle" else x
    paths = []
    for sign in text:
        width, path = FIGURES[sign]
        place = f"translate({decimal(left)} {decimal(middle - height / 2)}) scale({scale:.6g})"
        paths.append(tag("path", transform=place, d=path))
        left += (width + GAP) * scale
    return tag(
        "g",
        *paths,
        fill="none",
        stroke=colour,
        stroke_width=STROKE,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
