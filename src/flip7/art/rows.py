"""Several drawings in one picture: cards side by side, and all the faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.art.blending import as_is, drained
from flip7.art.cards import BOX_HEIGHT, BOX_WIDTH, NAME_FROM, detail_for, draw_back, draw_card
from flip7.art.faces import BOX as FACE_BOX
from flip7.art.faces import FACES, MOODS, draw_face
from flip7.art.svg import document, placed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flip7.rules.cards import Card

_GAP: Final = 0.08
"""Between two drawings, as a share of the width of one."""


def card_row_svg(
    cards: Sequence[Card],
    *,
    width: float = 100,
    labels: Mapping[str, str] | None = None,
    backs: int = 0,
    busted: bool = False,
) -> str:
    """Draw cards side by side as a complete SVG document.

    Args:
        cards: the cards from left to right.
        width: width of one card in px.
        labels: names of cards by code, for the accessible name and, from 140 px, inside actions.
        backs: how many backs follow the cards.
        busted: drain the colours to 18 % saturation.

    Raises:
        ValueError: there is nothing to draw, or the width is not positive.

    >>> from flip7.rules import Card
    >>> card_row_svg([Card("12"), Card("x2")], width=100)[:63]
    '<svg xmlns="http://www.w3.org/2000/svg" width="208" height="140'
    """
    if not cards and backs < 1:
        raise ValueError("a row needs at least one card")
    names = labels or {}
    codes = [names.get(card.code, card.code) for card in cards]
    return document(
        draw_card_row(cards, width, labels=names, backs=backs, busted=busted),
        width=row_width(len(cards) + backs, width),
        height=width * BOX_HEIGHT / BOX_WIDTH,
        title=" ".join(codes) if codes else None,
    )


def row_width(count: int, width: float) -> float:
    """Return the width of ``count`` drawings side by side, each ``width`` px wide.

    >>> row_width(3, 100)
    316.0
    """
    return count * width + (count - 1) * width * _GAP


def draw_card_row(
    cards: Sequence[Card],
    width: float,
    *,
    labels: Mapping[str, str],
    backs: int = 0,
    busted: bool = False,
) -> str:
    """Draw cards side by side as a fragment, the corner of the first at 0, 0."""
    drawings = [
        draw_card(
            card,
            detail=detail_for(width),
            label=labels.get(card.code) if width >= NAME_FROM else None,
            paint=drained if busted else as_is,
        )
        for card in cards
    ]
    drawings += [draw_back()] * backs
    step = width * (1 + _GAP)
    return "".join(
        placed(drawing, place * step, 0, width / BOX_WIDTH) for place, drawing in enumerate(drawings)
    )


def faces_svg(size: float = 64, *, title: str | None = None) -> str:
    """Draw the 24 faces, a row for each shape of head, and below them one face in every mood.

    Args:
        size: width and height of a face in px.
        title: the accessible name; without one the picture is decoration.

    Raises:
        ValueError: the size is not positive.
    """
    columns = len(MOODS)
    rows = FACES // columns + 1
    step = size * (1 + 2 * _GAP)
    drawing = "".join(
        placed(draw_face(seat), seat % columns * step, seat // columns * step, size / FACE_BOX)
        for seat in range(FACES)
    )
    drawing += "".join(
        placed(draw_face(2, mood), place * step, (rows - 1) * step, size / FACE_BOX)
        for place, mood in enumerate(MOODS)
    )
    return document(
        drawing,
        width=columns * step - size * 2 * _GAP,
        height=rows * step - size * 2 * _GAP,
        title=title,
    )
