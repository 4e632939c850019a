"""A hand: seven slots for Numbers, always shown, and the other cards above them."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING, Final, Self

from flip7.art.blending import as_is, drained
from flip7.art.cards import BOX_HEIGHT, BOX_WIDTH, detail_for, draw_card, draw_ring
from flip7.art.chips import BOX_HEIGHT as CHIP_BOX_HEIGHT
from flip7.art.chips import chip_width, draw_chip
from flip7.art.colours import Theme, ThemeName, theme_named
from flip7.art.icons import star
from flip7.art.svg import document, placed, tag
from flip7.rules.hand import FLIP_SEVEN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flip7.rules.cards import Card

SLOTS: Final = FLIP_SEVEN
_EDGE: Final = 18.0
_SMALLEST_HAND: Final = 160.0


@dataclass(frozen=True, slots=True)
class Row:
    """Seven slots in a line: the width of one and the gap between two, in px."""

    slot: float
    gap: float

    @classmethod
    def within(cls, room: float, widest: float = float("inf")) -> Self:
        """Make the widest whole-pixel slots that fit in ``room`` px, the gaps being 4 px or a little more.

        >>> Row.within(324), Row.within(1000, widest=96)
        (Row(slot=42, gap=4.0), Row(slot=96, gap=8.0))
        """
        slot = floor((room - (SLOTS - 1) * 4) / SLOTS)
        if slot > 12 * 4:  # a twelfth of it is more than 4 px
            slot = floor(room / (SLOTS + (SLOTS - 1) / 12))
        if slot > widest:
            slot = floor(widest)
        return cls(slot, max(4.0, slot / 12))

    @property
    def width(self) -> float:
        """The width of all seven slots and their gaps."""
        return SLOTS * self.slot + (SLOTS - 1) * self.gap

    @property
    def height(self) -> float:
        """The height of a slot."""
        return self.slot * BOX_HEIGHT / BOX_WIDTH


def hand_svg(
    cards: Sequence[Card],
    *,
    width: float,
    busted: bool = False,
    labels: Mapping[str, str] | None = None,
    theme: ThemeName = "light",
    title: str | None = None,
) -> str:
    """Draw a hand as a complete SVG document: Numbers in seven slots, other cards as chips above them.

    The seventh slot holds a star while it is empty. In a bust row all cards are drained of their colour
    but the two equal ones, which wear a ring.

    Args:
        cards: the cards in the order they came.
        width: width in px, from 160; the height follows from it alone.
        busted: whether the player has bust (R11).
        labels: names of cards by code, for the accessible name.
        theme: ``"light"`` or ``"dark"``.
        title: the accessible name; by default the cards' names, or their codes without labels.

    Raises:
        ValueError: more than seven Numbers, a width below 160 px, or an unknown theme.

    >>> from flip7.rules import Card
    >>> hand_svg([Card("12"), Card("+4")], width=360)[-6:]
    '</svg>'
    """
    colours = theme_named(theme)
    if not _SMALLEST_HAND <= width < float("inf"):
        raise ValueError(f"a hand is drawn at least {_SMALLEST_HAND:.0f} px wide, not {width!r:.40}")
    # At 320 and 360 px this is the slot of the visual language: floor((width - 60) / 7).
    row = Row.within(width - 2 * _EDGE)
    chip = min(max(20.0, row.slot * 0.5), 44.0)
    top = max(10.0, row.slot * 0.14)
    height = top + chip + row.height + top * 1.7
    left = (width - row.width) / 2
    ground = tag(
        "rect",
        width=width,
        height=height,
        rx=14,
        fill=colours.panel_out if busted else colours.table,
    )
    names = labels or {}
    return document(
        ground,
        placed(draw_chips(cards, row.width, chip, dim=busted), left, top),
        placed(draw_row(cards, row, colours, busted=busted), left, top + chip + top * 0.7),
        width=width,
        height=height,
        title=title if title is not None else " ".join(names.get(card.code, card.code) for card in cards),
    )


def hand_width(slot: float) -> float:
    """Return the width of the hand whose slots, and so whose cards, are ``slot`` px wide.

    >>> Row.within(hand_width(96) - 36).slot
    96
    """
    gaps = (SLOTS - 1) * max(4.0, slot / 12)
    return max(_SMALLEST_HAND, SLOTS * slot + gaps + 2 * _EDGE)


def draw_row(cards: Sequence[Card], row: Row, theme: Theme, *, busted: bool = False) -> str:
    """Draw the seven slots and the Numbers in them, the corner of the first at 0, 0.

    Raises:
        ValueError: there are more than seven Numbers.
    """
    numbers = [card for card in cards if card.is_number]
    if len(numbers) > SLOTS:
        raise ValueError(f"a hand has {SLOTS} slots for Numbers; {len(numbers)} do not fit")
    ringed = _equal_places(numbers) if busted else frozenset()
    scale = row.slot / BOX_WIDTH
    thickness = max(2.5, row.slot * 0.045)
    detail = detail_for(row.slot)
    drawing = ""
    for place in range(SLOTS):
        x = place * (row.slot + row.gap)
        if place >= len(numbers):
            drawing += _empty_slot(x, row, theme, starred=place == SLOTS - 1)
            continue
        paint = drained if busted and place not in ringed else as_is
        card = draw_card(numbers[place], detail=detail, paint=paint)
        ring = draw_ring(theme.bust, thickness / scale) if place in ringed else ""
        drawing += placed(card + ring, x, 0, scale)
    return drawing


def draw_chips(
    cards: Sequence[Card], room: float, height: float, *, dim: bool = False, to_the_left: bool = False
) -> str:
    """Draw the modifiers and actions as chips in a line, closer together if there is not room for all.

    Args:
        cards: a hand; its Numbers are left out.
        room: the px they may take.
        height: height of a chip in px.
        dim: drain their colours.
        to_the_left: end the line at 0 instead of starting it there.
    """
    others = [card for card in cards if not card.is_number]
    if not others:
        return ""
    width = chip_width(others[0], height)
    step = _chip_step(len(others), room, width)
    start = -(width + step * (len(others) - 1)) if to_the_left else 0.0
    paint = drained if dim else as_is
    scale = height / CHIP_BOX_HEIGHT
    return "".join(
        placed(draw_chip(card, paint), start + place * step, 0, scale) for place, card in enumerate(others)
    )


def chips_width(cards: Sequence[Card], room: float, height: float) -> float:
    """Return the width that :func:`draw_chips` takes, at most ``room`` px (or one chip)."""
    others = [card for card in cards if not card.is_number]
    if not others:
        return 0.0
    width = chip_width(others[0], height)
    return width + _chip_step(len(others), room, width) * (len(others) - 1)


def _chip_step(count: int, room: float, width: float) -> float:
    if count == 1:
        return 0.0
    return max(0.0, min(width + 3, (room - width) / (count - 1)))


def _equal_places(numbers: Sequence[Card]) -> frozenset[int]:
    """The places of the first two equal Numbers."""
    seen: dict[Card, int] = {}
    for place, number in enumerate(numbers):
        if number in seen:
            return frozenset({seen[number], place})
        seen[number] = place
    return frozenset()


def _empty_slot(x: float, row: Row, theme: Theme, *, starred: bool) -> str:
    line = max(1.0, row.slot * 0.014)
    outline = tag(
        "rect",
        x=x + line,
        y=line,
        width=row.slot - 2 * line,
        height=row.height - 2 * line,
        rx=row.slot * 0.12,
        fill="none",
        stroke=theme.control_line,
        stroke_width=line,
        stroke_dasharray="4 4",
    )
    if not starred:
        return outline
    shape = star(x + row.slot / 2, row.height / 2, max(4.5, row.slot * 0.16))
    return outline + tag("path", d=shape, fill=theme.gold)
