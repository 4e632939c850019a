"""One picture of all there is: every card in every size, chips, hands, moods and faces."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from flip7.art.blending import as_is, drained
from flip7.art.cards import BOX_WIDTH, detail_for, draw_back, draw_card
from flip7.art.chips import BOX_HEIGHT as CHIP_BOX_HEIGHT
from flip7.art.chips import chip_width, draw_chip
from flip7.art.colours import Theme, ThemeName, theme_named
from flip7.art.faces import BOX as FACE_BOX
from flip7.art.faces import FACES, MOODS, draw_face
from flip7.art.hands import Row, draw_chips, draw_row
from flip7.art.marks import BOX as MARK_BOX
from flip7.art.marks import draw_status_mark, status_colour
from flip7.art.rows import draw_card_row, row_width
from flip7.art.svg import document, placed, tag
from flip7.rules.cards import ACTIONS, CARDS, MODIFIERS, NUMBERS, Card, parse_cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_WIDTH: Final = 1400.0
_LARGE, _NAMED, _MEDIUM, _SMALL = 96.0, 148.0, 52.0, 37.0
_INNER: Final = row_width(len(NUMBERS), _LARGE)
_MARGIN: Final = (_WIDTH - _INNER) / 2
_BETWEEN: Final = 24.0
_HAND_ROW: Final = Row(slot=70, gap=6)
_HAND: Final = tuple(parse_cards("12 8 5 10 +4 second"))
_BUST_HAND: Final = tuple(parse_cards("7 3 12 7 +10"))


def contact_sheet_svg(
    labels: Mapping[str, str] | None = None, *, theme: ThemeName = "light", title: str | None = None
) -> str:
    """Draw everything as one complete SVG document, 1400 px wide.

    From above: the Numbers; modifiers, the back and a hand; the actions with their names, a hand that
    bust, and one face in all moods with their marks; all cards at 52 and at 37 px; all chips, in full
    colour and as in a bust row; the 24 faces.

    Args:
        labels: names of the actions by code, written inside their cards.
        theme: ``"light"`` or ``"dark"``.
        title: the accessible name; by default the names or codes of all cards.

    Raises:
        ValueError: the theme is unknown.

    >>> contact_sheet_svg({"freeze": "Freeze"})[:54]
    '<svg xmlns="http://www.w3.org/2000/svg" width="1400" h'
    """
    colours = theme_named(theme)
    names = labels or {}
    bands = (
        (draw_card_row(NUMBERS, _LARGE, labels=names), _LARGE * 1.4),
        (_modifiers_and_hand(names, colours), _LARGE * 1.4),
        (_actions_bust_and_moods(names, colours), _NAMED * 1.4),
        (_spread_cards(_MEDIUM), _MEDIUM * 1.4),
        (_spread_cards(_SMALL), _SMALL * 1.4),
        (_spread_chips(30, dim=False), 30.0),
        (_spread_chips(24, dim=True), 24.0),
        (_spread_faces(44), 44.0),
    )
    drawing, y = "", _MARGIN
    for band, height in bands:
        drawing += placed(band, _MARGIN, y)
        y += height + _BETWEEN
    height = ceil(y - _BETWEEN + _MARGIN)
    return document(
        tag("rect", width=_WIDTH, height=height, fill=colours.table),
        drawing,
        width=_WIDTH,
        height=height,
        title=title if title is not None else " ".join(names.get(card.code, card.code) for card in CARDS),
    )


def _hand(cards: Sequence[Card], colours: Theme, *, busted: bool) -> str:
    chips = draw_chips(cards, _HAND_ROW.width, 30, dim=busted)
    return chips + placed(draw_row(cards, _HAND_ROW, colours, busted=busted), 0, 36)


def _modifiers_and_hand(names: Mapping[str, str], colours: Theme) -> str:
    cards = draw_card_row(MODIFIERS, _LARGE, labels=names, backs=1)
    return cards + placed(_hand(_HAND, colours, busted=False), _INNER - _HAND_ROW.width, 0)


def _actions_bust_and_moods(names: Mapping[str, str], colours: Theme) -> str:
    actions = draw_card_row(ACTIONS, _NAMED, labels=names)
    moods = ""
    for place, mood in enumerate(MOODS):
        row, column = divmod(place, 3)
        face = placed(draw_face(2, mood), 0, 0, 62 / FACE_BOX)
        mark = placed(draw_status_mark(mood, status_colour(mood, colours)), 66, 36, 22 / MARK_BOX)
        moods += placed(face + mark, column * 96, row * 100)
    left = row_width(len(ACTIONS), _NAMED) + 44
    middle = (_NAMED * 1.4 - 162) / 2
    bust = placed(_hand(_BUST_HAND, colours, busted=True), _INNER - _HAND_ROW.width, (_NAMED * 1.4 - 134) / 2)
    return actions + placed(moods, left, middle) + bust


def _spread_cards(width: float) -> str:
    drawings = [draw_card(card, detail=detail_for(width)) for card in CARDS] + [draw_back()]
    return _spread(drawings, [width] * len(drawings), width / BOX_WIDTH)


def _spread_chips(height: float, *, dim: bool) -> str:
    drawings = [draw_chip(card, drained if dim else as_is) for card in CARDS]
    # The last place stays empty, so that chips stand below their cards.
    widths = [chip_width(card, height) for card in CARDS]
    return _spread([*drawings, ""], [*widths, widths[-1]], height / CHIP_BOX_HEIGHT)


def _spread_faces(size: float) -> str:
    return _spread([draw_face(seat) for seat in range(FACES)], [size] * FACES, size / FACE_BOX)


def _spread(drawings: Sequence[str], widths: Sequence[float], scale: float) -> str:
    """Place drawings at even distances over the whole width, each in the middle of its place."""
    room = _INNER / len(drawings)
    return "".join(
        placed(drawing, (place + 0.5) * room - width / 2, 0, scale)
        for place, (drawing, width) in enumerate(zip(drawings, widths, strict=True))
    )
