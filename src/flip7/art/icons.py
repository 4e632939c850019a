"""The icons of the action cards, the hexagon they stand in, and the star of the seventh slot."""

from __future__ import annotations

from math import cos, pi, sin

from flip7.art.svg import decimal, tag
from flip7.rules.cards import FLIP_THREE, FREEZE, Card


def hexagon(x: float, y: float, radius: float) -> str:
    """Return the path of a hexagon with a point at the top.

    >>> hexagon(0, 0, 10)
    'M0 -10L8.66 -5L8.66 5L0 10L-8.66 5L-8.66 -5Z'
    """
    corners = (
        f"{decimal(x + radius * sin(pi * corner / 3))} {decimal(y - radius * cos(pi * corner / 3))}"
        for corner in range(6)
    )
    return "M" + "L".join(corners) + "Z"


def star(x: float, y: float, radius: float) -> str:
    """Return the path of a star with five points."""
    corners = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.46
        angle = pi * corner / 5
        corners.append(f"{decimal(x + reach * sin(angle))} {decimal(y - reach * cos(angle))}")
    return "M" + "L".join(corners) + "Z"


def draw_action_icon(action: Card, x: float, y: float, radius: float, light: str, dark: str) -> str:
    """Draw the icon of an action card.

    Args:
        action: Freeze (a crystal), Flip Three (fanned cards over an arrow) or Second Chance (a lifebuoy).
        x: centre.
        y: centre.
        radius: half the size of the hexagon it stands in; the icon is smaller.
        light: the icon's colour.
        dark: the colour it stands on.
    """
    if action == FREEZE:
        return _crystal(x, y, radius * 0.66, light)
    if action == FLIP_THREE:
        return _fan(x, y, radius * 0.60, light, dark)
    return _lifebuoy(x, y, radius * 0.66, light, dark)


def _crystal(x: float, y: float, r: float, light: str) -> str:
    barb = f"M{decimal(x - r * 0.26)} {decimal(y - r * 0.88)}"
    barb += f"L{decimal(x)} {decimal(y - r * 0.62)}L{decimal(x + r * 0.26)} {decimal(y - r * 0.88)}"
    arm = f"M{decimal(x)} {decimal(y)}V{decimal(y - r)}{barb}"
    arms = (
        tag("path", d=arm, transform=f"rotate({60 * turn} {decimal(x)} {decimal(y)})") for turn in range(6)
    )
    return _lines(*arms, colour=light, thickness=r * 0.16)


def _fan(x: float, y: float, r: float, light: str, dark: str) -> str:
    cards = (
        tag(
            "rect",
            x=x - r * 0.36,
            y=y - r * 0.86,
            width=r * 0.72,
            height=r * 1.1,
            rx=r * 0.12,
            transform=f"rotate({turn} {decimal(x)} {decimal(y + r * 0.95)})",
            fill=light,
            stroke=dark,
            stroke_width=r * 0.13,
        )
        for turn in (-24, 0, 24)
    )
    left, right, foot = decimal(x - r * 0.62), decimal(x + r * 0.62), decimal(y + r * 0.56)
    sweep = tag("path", d=f"M{left} {foot}Q{decimal(x)} {decimal(y + r * 1.05)} {right} {foot}")
    corner = f"V{decimal(y + r * 0.54)}H{decimal(x + r * 0.26)}"
    head = tag("path", d=f"M{right} {decimal(y + r * 0.9)}{corner}")
    return "".join(cards) + _lines(sweep, head, colour=light, thickness=r * 0.15)


def _lifebuoy(x: float, y: float, r: float, light: str, dark: str) -> str:
    middle = r * 0.66
    eighth = decimal(2 * pi * middle / 8)
    ring = tag("circle", cx=x, cy=y, r=middle, fill="none", stroke=light, stroke_width=r * 0.5)
    bands = tag(
        "circle",
        cx=x,
        cy=y,
        r=middle,
        fill="none",
        stroke=dark,
        stroke_width=r * 0.34,
        stroke_dasharray=f"{eighth} {eighth}",
        stroke_dashoffset=pi * middle / 8,
    )
    return ring + bands


def _lines(*paths: str, colour: str, thickness: float) -> str:
    return tag(
        "g",
        *paths,
        fill="none",
        stroke=colour,
        stroke_width=thickness,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
