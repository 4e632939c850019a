"""How well colours can be told apart: contrast, distance, and the eyes of colour-blind people.

Sources of the formulas:

* contrast and relative luminance: W3C, "Web Content Accessibility Guidelines 2.2";
* distance: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula: Implementation
  Notes, Supplementary Test Data, and Mathematical Observations", Color Research & Application 30(1), 2005;
* colour vision: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for
  Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6),
  2009: the published matrices of severity 1.0, applied to linear RGB.
"""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from flip7.art.blending import to_rgb

if TYPE_CHECKING:
    from collections.abc import Sequence

Vision = Literal["normal", "protanopia", "deuteranopia", "tritanopia"]
_Triple = tuple[float, float, float]
_Matrix = tuple[_Triple, _Triple, _Triple]

VISION_MATRICES: Final[dict[Vision, _Matrix]] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB."""

# Linear RGB of sRGB to XYZ, and the white point D65.
_XYZ: Final[_Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final[_Triple] = (0.95047, 1.0, 1.08883)


class Lab(NamedTuple):
    """A colour in CIELAB: lightness from 0 to 100, and the two opponent axes."""

    lightness: float
    a: float
    b: float


def _times(matrix: _Matrix, vector: _Triple) -> _Triple:
    first, second, third = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def linear_rgb(colour: str) -> tuple[float, float, float]:
    """Undo the transfer curve of sRGB: three linear parts from 0 to 1.

    >>> linear_rgb("#FFFFFF")
    (1.0, 1.0, 1.0)
    """
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in to_rgb(colour)
    )
    return red, green, blue


def relative_luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2.2, from 0 for black to 1 for white."""
    red, green, blue = linear_rgb(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2.2, from 1 to 21, whatever the order.

    >>> round(contrast("#000000", "#FFFFFF"), 2)
    21.0
    """
    darker, lighter = sorted((relative_luminance(one), relative_luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def seen_as(colour: str, vision: Vision = "normal") -> Lab:
    """Return a colour in CIELAB (D65) as a person with this colour vision sees it.

    >>> white = seen_as("#FFFFFF", "tritanopia")
    >>> round(white.lightness)
    100
    """
    red, green, blue = (
        min(1.0, max(0.0, part)) for part in _times(VISION_MATRICES[vision], linear_rgb(colour))
    )
    x, y, z = (
        _lab_curve(part / white) for part, white in zip(_times(_XYZ, (red, green, blue)), _WHITE, strict=True)
    )
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def _lab_curve(ratio: float) -> float:
    return float(ratio ** (1 / 3)) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116


def ciede2000(one: Lab, other: Lab) -> float:
    """Return the CIEDE2000 distance of two colours, with all weights 1.

    The names in the body follow Sharma, Wu and Dalal, whose 34 test pairs are among the tests.

    >>> round(ciede2000(Lab(50, 2.6772, -79.7751), Lab(50, 0, -82.7485)), 4)
    2.0425
    """
    mean_chroma = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2
    stretch = 1.5 - 0.5 * _chroma_share(mean_chroma)
    chroma_1, hue_1 = _chroma_and_hue(one.a * stretch, one.b)
    chroma_2, hue_2 = _chroma_and_hue(other.a * stretch, other.b)
    grey = chroma_1 * chroma_2 == 0

    turn = 0.0 if grey else _hue_turn(hue_1, hue_2)
    delta_lightness = other.lightness - one.lightness
    delta_chroma = chroma_2 - chroma_1
    delta_hue = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn / 2))

    lightness = (one.lightness + other.lightness) / 2
    chroma = (chroma_1 + chroma_2) / 2
    hue = hue_1 + hue_2 if grey else _mean_hue(hue_1, hue_2)
    tone = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    weight_lightness = 1 + 0.015 * (lightness - 50) ** 2 / sqrt(20 + (lightness - 50) ** 2)
    weight_chroma = 1 + 0.045 * chroma
    weight_hue = 1 + 0.015 * chroma * tone
    rotation = -2 * _chroma_share(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))

    part_lightness = delta_lightness / weight_lightness
    part_chroma = delta_chroma / weight_chroma
    part_hue = delta_hue / weight_hue
    return sqrt(part_lightness**2 + part_chroma**2 + part_hue**2 + rotation * part_chroma * part_hue)


def _chroma_share(chroma: float) -> float:
    seventh: float = chroma**7
    return sqrt(seventh / (seventh + 25.0**7))


def _chroma_and_hue(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _hue_turn(one: float, other: float) -> float:
    turn = other - one
    if abs(turn) <= 180:
        return turn
    return turn - 360 if turn > 180 else turn + 360


def _mean_hue(one: float, other: float) -> float:
    if abs(one - other) <= 180:
        return (one + other) / 2
    return (one + other + 360) / 2 if one + other < 360 else (one + other - 360) / 2


def smallest_distance(colours: Sequence[str], vision: Vision = "normal") -> float:
    """Return the smallest CIEDE2000 distance between any two of at least two colours.

    >>> smallest_distance(["#000000", "#FFFFFF", "#000000"])
    0.0
    """
    seen = [seen_as(colour, vision) for colour in colours]
    return min(ciede2000(one, other) for one, other in combinations(seen, 2))
