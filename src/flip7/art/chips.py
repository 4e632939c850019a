"""A card in a line of text: a flat shape and its figure.

The shape alone tells the kind: a rectangle is a Number, a circle a modifier, a hexagon an action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.art.blending import Paint, as_is, drained
from flip7.art.colours import (
    ACTION_COLOURS,
    COIN,
    CREAM,
    INK,
    MODIFIER_PANEL,
    figure_colour,
    panel_colour,
)
from flip7.art.figures import draw_figure
from flip7.art.icons import draw_action_icon, hexagon
from flip7.art.svg import document, tag

if TYPE_CHECKING:
    from flip7.rules.cards import Card

BOX_HEIGHT: Final = 52.0
_NUMBER_WIDTH, _OTHER_WIDTH = 40.0, 48.0


def chip_width(card: Card, height: float) -> float:
    """Return the width of a chip of this height, in the same unit.

    >>> from flip7.rules import Card
    >>> chip_width(Card("7"), 26), chip_width(Card("x2"), 26)
    (20.0, 24.0)
    """
    return (_NUMBER_WIDTH if card.is_number else _OTHER_WIDTH) * height / BOX_HEIGHT


def chip_svg(card: Card, *, height: float = 26, dim: bool = False, label: str | None = None) -> str:
    """Draw a chip as a complete SVG document; its best heights are 20 to 30 px.

    Args:
        card: what to draw.
        height: height in px.
        dim: drain the colours to 18 % saturation, as in a bust row.
        label: the accessible name; the card's code if there is none.

    Raises:
        ValueError: the height is not positive.

    >>> from flip7.rules import Card
    >>> chip_svg(Card("x2"))[:62]
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="26"'
    """
    return document(
        draw_chip(card, drained if dim else as_is),
        width=chip_width(card, height),
        height=height,
        view_box=(0, 0, chip_width(card, BOX_HEIGHT), BOX_HEIGHT),
        title=label or card.code,
    )


def draw_chip(card: Card, paint: Paint = as_is) -> str:
    """Draw a chip as a fragment, 52 high and 40 (Numbers) or 48 wide.

    Args:
        card: what to draw.
        paint: what every colour passes through.
    """
    if card.is_number:
        shape = tag(
            "rect",
            x=1.5,
            y=1.5,
            width=37,
            height=49,
            rx=7,
            fill=paint(panel_colour(card)),
            stroke=paint(CREAM),
            stroke_width=3,
        )
        return shape + draw_figure(card.code, 20, 26, 25 if card >= 10 else 31, paint(figure_colour(card)))
    if card.is_modifier:
        shape = tag(
            "circle", cx=24, cy=26, r=22.5, fill=paint(COIN), stroke=paint(MODIFIER_PANEL), stroke_width=3
        )
        return shape + draw_figure(card.code, 24, 26, 22 if len(card.code) == 2 else 17, paint(INK))
    colour, cream = paint(ACTION_COLOURS[card]), paint(CREAM)
    shape = tag(
        "path",
        d=hexagon(24, 26, 22),
        fill=colour,
        stroke=cream,
        stroke_width=2.5,
        stroke_linejoin="round",
    )
    return shape + draw_action_icon(card, 24, 26, 20, cream, colour)
