"""What tells Numbers apart beyond colour and figure: n petals around the middle, n pips below."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from flip7.art.colours import is_light
from flip7.art.svg import decimal, tag
from flip7.rules.cards import COPIES, Card

PIP_PITCH: Final = 6.1
PIP_LINE: Final = 124.0


def petal_width(count: int, radius: float) -> float:
    """Return the width of each of ``count`` petals (two or more) of a rosette.

    >>> petal_width(2, 40), round(petal_width(12, 40), 2)
    (16.0, 8.9)
    """
    if count == 2:
        return radius * 0.4
    return radius * min(0.62, 0.86 * sin(pi / count))


def draw_rosette(number: Card, x: float, y: float, radius: float, petal: str, ring: str) -> str:
    """Draw the rosette of a Number: n petals, round if it is odd, pointed if it is even.

    One has a single petal, a disc; zero has none, only a ring.

    Args:
        number: a Number card.
        x: centre.
        y: centre.
        radius: from the centre to the tips.
        petal: colour of the petals.
        ring: colour of the ring of 0.
    """
    if number == 0:
        thickness = radius * 0.07
        return tag("circle", cx=x, cy=y, r=radius * 0.96, fill="none", stroke=ring, stroke_width=thickness)
    if number == 1:
        return tag("circle", cx=x, cy=y, r=radius * 0.98, fill=petal)
    width = petal_width(number, radius)
    petals = []
    for index in range(number):
        turn = f"rotate({decimal(360 * index / number)} {decimal(x)} {decimal(y)})"
        if is_light(number):
            petals.append(
                tag("ellipse", cx=x, cy=y - radius * 0.56, rx=width * 0.62, ry=radius * 0.44, transform=turn)
            )
        else:
            foot, waist, tip = (decimal(y - radius * share) for share in (0.06, 0.55, 1.0))
            left, right, middle = decimal(x - width * 1.15), decimal(x + width * 1.15), decimal(x)
            path = f"M{middle} {foot}Q{right} {waist} {middle} {tip}Q{left} {waist} {middle} {foot}Z"
            petals.append(tag("path", d=path, transform=turn))
    return tag("g", *petals, fill=petal)


def draw_pips(number: Card, colour: str) -> str:
    """Draw the pips of a Number in the card box: as many as the deck has copies of it (R05).

    They are discs if the Number is odd and diamonds if it is even; 0 has a single hollow one.
    """
    copies = COPIES[number]
    pips = []
    for index in range(copies):
        x = 50 + (index - (copies - 1) / 2) * PIP_PITCH
        if number == 0:
            pips.append(tag("circle", cx=x, cy=PIP_LINE, r=1.9, fill="none", stroke=colour, stroke_width=1.2))
        elif is_light(number):
            pips.append(tag("circle", cx=x, cy=PIP_LINE, r=2.1))
        else:
            pips.append(tag("path", d=f"M{decimal(x)} {decimal(PIP_LINE - 2.8)}l2.6 2.8l-2.6 2.8l-2.6-2.8Z"))
    return tag("g", *pips, fill=colour)
