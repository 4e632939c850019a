"""The draw pile and the discard pile, each with the number of its cards."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from flip7.art.cards import BOX_HEIGHT, BOX_WIDTH, draw_back
from flip7.art.figures import draw_figure, figure_width
from flip7.art.svg import placed, tag

if TYPE_CHECKING:
    from flip7.art.colours import Theme

_CARDS_PER_LAYER: Final = 24
_MOST_LAYERS: Final = 4


def draw_pile(count: int, width: float, theme: Theme, *, backs: bool) -> str:
    """Draw a pile, the thicker the more cards it has; an empty one is a dashed outline.

    Args:
        count: how many cards it has.
        width: width of a card in px; the layers below reach a few px to the right and down.
        theme: the colours.
        backs: whether its cards lie face down, as in the draw pile, or are blank, as in the discard pile.
    """
    scale = width / BOX_WIDTH
    if count == 0:
        return _outline(theme, scale, dashed=True)
    layers = min(_MOST_LAYERS, ceil(count / _CARDS_PER_LAYER))
    card = placed(draw_back(), 0, 0, scale) if backs else _outline(theme, scale, dashed=False)
    drawing = "".join(placed(card, layer * 2.5, layer * 2.5) for layer in reversed(range(layers)))
    height = 12.0
    length = figure_width(str(count), height) + 14
    middle = width * BOX_HEIGHT / BOX_WIDTH - 2
    return (
        drawing
        + tag(
            "rect",
            x=(width - length) / 2,
            y=middle - 11,
            width=length,
            height=22,
            rx=11,
            fill=theme.panel,
            stroke=theme.control_line,
            stroke_width=1,
        )
        + draw_figure(str(count), width / 2, middle, height, theme.ink)
    )


def _outline(theme: Theme, scale: float, *, dashed: bool) -> str:
    outline = tag(
        "rect",
        x=1,
        y=1,
        width=BOX_WIDTH - 2,
        height=BOX_HEIGHT - 2,
        rx=12,
        fill="none" if dashed else theme.panel_out,
        stroke=theme.control_line,
        stroke_width=1 / scale,
        stroke_dasharray=f"{4 / scale:.2f} {4 / scale:.2f}" if dashed else None,
    )
    return placed(outline, 0, 0, scale)
