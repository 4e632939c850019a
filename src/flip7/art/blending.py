"""Arithmetic on colours written as ``#RRGGBB``: mixing, and draining them of their saturation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

Paint = Callable[[str], str]
"""A function through which every colour of a drawing passes: :func:`as_is` or :func:`drained`."""

BUST_SATURATION: Final = 0.18
"""The share of saturation that the cards of a bust row keep."""

# Luminance weights of the saturation matrix in the W3C module "Filter Effects Level 1".
_RED, _GREEN, _BLUE = 0.213, 0.715, 0.072


def to_rgb(colour: str) -> tuple[float, float, float]:
    """Return red, green and blue from 0 to 1.

    Raises:
        ValueError: the text is not ``#`` and six hexadecimal digits.

    >>> to_rgb("#FF0033")
    (1.0, 0.0, 0.2)
    """
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"a colour is written #RRGGBB, not {colour!r:.40}")
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def to_hex(rgb: Sequence[float]) -> str:
    """Write red, green and blue from 0 to 1 (values outside are cut off) as ``#RRGGBB``.

    >>> to_hex((1.0, 0.0, 0.2))
    '#FF0033'
    """
    return "#" + "".join(f"{round(min(1.0, max(0.0, part)) * 255):02X}" for part in rgb)


def mix(below: str, above: str, share: float) -> str:
    """Lay ``above`` over ``below`` with an opacity of ``share`` (0 to 1).

    Drawings use the mixed colour instead of an opacity: every renderer and printer agrees on it.

    >>> mix("#000000", "#FFFFFF", 0.2)
    '#333333'
    """
    pairs = zip(to_rgb(below), to_rgb(above), strict=True)
    return to_hex([low * (1 - share) + high * share for low, high in pairs])


def as_is(colour: str) -> str:
    """Leave a colour as it is."""
    return colour


def drained(colour: str) -> str:
    """Take a colour down to 18 % of its saturation, as the cards of a bust row are shown.

    The result equals that of the filter ``saturate(0.18)`` (matrix of "Filter Effects Level 1"),
    but it is a plain colour, so it needs no support for filters.

    >>> drained("#FFFFFF"), drained("#FADF10")
    ('#FFFFFF', '#DCD7B2')
    """
    red, green, blue = to_rgb(colour)
    grey = _RED * red + _GREEN * green + _BLUE * blue
    return to_hex([grey + (part - grey) * BUST_SATURATION for part in (red, green, blue)])
