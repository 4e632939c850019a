"""One card, face up or from the back, in a box of 100 x 140."""

from __future__ import annotations

from typing import Final, Literal

from flip7.art.blending import Paint, as_is, drained, mix
from flip7.art.colours import (
    ACTION_COLOURS,
    BACK_LINE,
    BACK_PANEL,
    COIN,
    COIN_BEHIND,
    CREAM,
    INK,
    MODIFIER_PANEL,
    figure_colour,
    panel_colour,
    petal_colour,
)
from flip7.art.figures import draw_figure
from flip7.art.icons import draw_action_icon, hexagon
from flip7.art.rosettes import draw_pips, draw_rosette
from flip7.art.svg import decimal, document, tag
from flip7.art.text import break_to_fit, draw_text, text_width
from flip7.rules.cards import DOUBLE, Card

BOX_WIDTH: Final = 100.0
BOX_HEIGHT: Final = 140.0
ALL_PARTS_FROM: Final = 72.0
"""The width in px from which a card shows all its parts."""
ROSETTE_FROM: Final = 36.0
"""The width in px from which a card shows its rosette and a larger figure; below, the figure alone."""
NAME_FROM: Final = 140.0
"""The width in px from which an action's name stands inside its card."""

Detail = Literal["full", "small", "flat"]


def detail_for(width: float) -> Detail:
    """Return which parts a card of this width in px shows.

    >>> detail_for(72), detail_for(71), detail_for(35)
    ('full', 'small', 'flat')
    """
    if width >= ALL_PARTS_FROM:
        return "full"
    return "small" if width >= ROSETTE_FROM else "flat"


def card_svg(card: Card, *, width: float = 100, label: str | None = None, busted: bool = False) -> str:
    """Draw one card as a complete SVG document, 5:7.

    From 72 px wide it has all its parts; from 36 px the rosette and a larger figure; below that the
    figure alone (in a line of text, :func:`flip7.art.chip_svg` is clearer).

    Args:
        card: what to draw.
        width: width in px.
        label: the name of an action in the reader's language. It is the picture's accessible name (the
            card's code if there is none), and stands inside an action card from 140 px.
        busted: drain the colours to 18 % saturation, as in a bust row.

    Raises:
        ValueError: the width is not positive.

    >>> card_svg(Card("7"), width=50)[:62]
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="70"'
    """
    return document(
        draw_card(
            card,
            detail=detail_for(width),
            label=label if width >= NAME_FROM else None,
            paint=drained if busted else as_is,
        ),
        width=width,
        height=width * BOX_HEIGHT / BOX_WIDTH,
        view_box=(0, 0, BOX_WIDTH, BOX_HEIGHT),
        title=label or card.code,
    )


def card_back_svg(*, width: float = 100, title: str | None = None) -> str:
    """Draw the back of a card as a complete SVG document, 5:7.

    Args:
        width: width in px.
        title: the accessible name; without one the back is decoration.

    Raises:
        ValueError: the width is not positive.
    """
    return document(
        draw_back(),
        width=width,
        height=width * BOX_HEIGHT / BOX_WIDTH,
        view_box=(0, 0, BOX_WIDTH, BOX_HEIGHT),
        title=title,
    )


def draw_card(card: Card, *, detail: Detail = "full", label: str | None = None, paint: Paint = as_is) -> str:
    """Draw a card as a fragment in the box of 100 x 140.

    Args:
        card: what to draw.
        detail: which parts.
        label: the name written inside an action card.
        paint: what every colour passes through.
    """
    if card.is_number:
        return _draw_number(card, detail, paint)
    if card.is_modifier:
        return _draw_modifier(card, detail, paint)
    return _draw_action(card, detail, label, paint)


def draw_back() -> str:
    """Draw the back of a card as a fragment in the box of 100 x 140: seven golden petals."""
    petals = (
        tag("ellipse", cx=50, cy=46, rx=9, ry=17, transform=f"rotate({decimal(360 * index / 7)} 50 70)")
        for index in range(7)
    )
    line = mix(BACK_PANEL, BACK_LINE, 0.6)
    frame = tag("rect", x=11, y=11, width=78, height=118, rx=5, stroke=line, stroke_width=1.2)
    return (
        draw_rim(as_is)
        + _panel(BACK_PANEL)
        + tag("g", *petals, frame, fill="none", stroke=BACK_LINE, stroke_width=2.2)
        + tag("circle", cx=50, cy=70, r=5, fill=BACK_LINE)
    )


def draw_rim(paint: Paint) -> str:
    """Draw the cream rim that every card has."""
    return tag(
        "rect",
        x=1,
        y=1,
        width=98,
        height=138,
        rx=12,
        fill=paint(CREAM),
        stroke=paint(INK),
        stroke_opacity=0.35,
        stroke_width=1.5,
    )


def draw_ring(colour: str, thickness: float) -> str:
    """Draw the ring round the two equal cards of a bust row.

    Args:
        colour: the theme's colour for a bust.
        thickness: in the units of the card box.
    """
    out = thickness / 2 - 1
    return tag(
        "rect",
        x=-out,
        y=-out,
        width=BOX_WIDTH + 2 * out,
        height=BOX_HEIGHT + 2 * out,
        rx=12 + out,
        fill="none",
        stroke=colour,
        stroke_width=thickness,
    )


def _panel(colour: str) -> str:
    return tag("rect", x=6, y=6, width=88, height=128, rx=8, fill=colour)


def _draw_number(card: Card, detail: Detail, paint: Paint) -> str:
    figure, panel = paint(figure_colour(card)), paint(panel_colour(card))
    petal, ring = paint(petal_colour(card)), paint(mix(panel_colour(card), CREAM, 0.45))
    two_digits = len(card.code) == 2
    drawing = draw_rim(paint) + _panel(panel)
    if detail == "full":
        return (
            drawing
            + draw_rosette(card, 50, 74, 40, petal, ring)
            + draw_figure(card.code, 50, 74, 54 if two_digits else 60, figure)
            + draw_figure(card.code, 12, 23, 20, figure, "start")
            + draw_pips(card, figure)
        )
    if detail == "small":
        drawing += draw_rosette(card, 50, 70, 44, petal, ring)
    return drawing + draw_figure(card.code, 50, 70, 70 if two_digits else 82, figure)


def _draw_modifier(card: Card, detail: Detail, paint: Paint) -> str:
    coin, ink, panel = paint(COIN), paint(INK), paint(MODIFIER_PANEL)
    # Without its inner ring there is room for a larger coin and figure.
    growth = 1.12 if detail == "flat" else 1.0
    drawing = draw_rim(paint) + _panel(panel)
    if card == DOUBLE:
        drawing += tag("circle", cx=41, cy=60, r=31, fill=paint(COIN_BEHIND))
        drawing += tag("circle", cx=57, cy=76, r=35, fill=coin, stroke=panel, stroke_width=3)
        drawing += draw_figure(card.code, 57, 75, 34 * growth, ink)
    else:
        drawing += tag("circle", cx=50, cy=70, r=38 * growth, fill=coin)
        if detail != "flat":
            drawing += tag(
                "circle",
                cx=50,
                cy=70,
                r=33,
                fill="none",
                stroke=paint(mix(COIN, INK, 0.55)),
                stroke_width=1.6,
                stroke_dasharray="2 3",
            )
        drawing += draw_figure(card.code, 50, 70, (34 if len(card.code) == 2 else 27) * growth, ink)
    return drawing + (draw_figure(card.code, 13, 20, 13, coin, "start") if detail == "full" else "")


def _draw_action(card: Card, detail: Detail, label: str | None, paint: Paint) -> str:
    colour, cream = paint(ACTION_COLOURS[card]), paint(CREAM)
    middle, radius = (62.0, 40.0) if detail == "full" else (70.0, 42.0)
    frame = tag("rect", x=6.5, y=6.5, width=87, height=127, rx=8, fill="none", stroke=colour, stroke_width=3)
    shape = tag(
        "path",
        d=hexagon(50, middle, radius),
        fill=colour,
        stroke=colour,
        stroke_width=4,
        stroke_linejoin="round",
    )
    icon = draw_action_icon(card, 50, middle, radius, cream, colour)
    return draw_rim(paint) + frame + shape + icon + (_draw_name(label, colour) if label else "")


def _draw_name(label: str, colour: str) -> str:
    """Write a name below the hexagon, in one line or two, as large as it fits."""
    room = 80.0
    lines: list[str] = []
    for size in (13.0, 12.0, 11.0, 10.0, 9.0):
        lines = [label] if text_width(label, size, 800) <= room else _halves(label)
        if max(text_width(line, size, 800) for line in lines) <= room:
            break
    else:
        lines = break_to_fit(label, room, size, 800)
    first = 119.0 if len(lines) == 1 else 115.0
    return "".join(
        draw_text(line, 50, first + place * 12.5, size, colour, weight=800, anchor="middle")
        for place, line in enumerate(lines)
    )


def _halves(label: str) -> list[str]:
    """Break a name at the space that makes the longer of the two lines shortest."""
    words = label.split()
    breaks = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(breaks, key=lambda lines: max(len(line) for line in lines)) if breaks else [label]
