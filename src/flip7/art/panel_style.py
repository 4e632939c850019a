"""The measures of a seat's panel.

There are three kinds, from roomy to small: ``tall`` has a heading above its cards, ``flat`` has all
beside the face, ``narrow`` fits two in the width of a phone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from flip7.art.hands import Row

if TYPE_CHECKING:
    from flip7.art.colours import Theme
    from flip7.art.seats import SeatPicture

Kind = Literal["tall", "flat", "narrow"]

NAME, SMALL = 14.0, 12.5
"""Font sizes of the visual language, in px."""
_CHIP: Final[dict[Kind, float]] = {"tall": 28.0, "flat": 22.0, "narrow": 20.0}


@dataclass(frozen=True, slots=True)
class PanelStyle:
    """The measures of a panel, in px."""

    kind: Kind
    width: float
    own: bool = False
    """Whether it is the reader's own seat, drawn larger on the colour of the table."""

    @property
    def large(self) -> bool:
        """Whether there is room for the largest type."""
        return self.own and self.width > 480

    @property
    def chip(self) -> float:
        """The height of a chip."""
        return 36.0 if self.large else _CHIP[self.kind]

    @property
    def padding(self) -> float:
        """From the edge to what the panel holds."""
        if self.kind == "narrow":
            return 9.0
        return 18.0 if self.large else 12.0

    @property
    def inner(self) -> float:
        """The width between the paddings."""
        return self.width - 2 * self.padding

    @property
    def face(self) -> float:
        """The size of the face."""
        if self.kind == "narrow":
            return 24.0
        return 54.0 if self.large else 40.0

    @property
    def row(self) -> Row:
        """The seven slots."""
        if self.kind == "tall":
            return Row.within(self.inner, widest=132 if self.own else 112)
        if self.kind == "flat":
            return Row(slot=22, gap=4)
        return Row.within(self.inner, widest=34)

    @property
    def slots_top(self) -> float:
        """Where the slots begin."""
        if self.kind == "tall":
            return self.padding + self.face + 10
        return 36.0 if self.kind == "flat" else 54.0

    @property
    def bar_top(self) -> float:
        """Where the bar to the target begins."""
        return self.slots_top + self.row.height + (10 if self.kind == "tall" else 8)

    @property
    def height(self) -> float:
        """The height of the whole panel."""
        return self.bar_top + self.bar_height + (self.padding if self.kind == "tall" else 9)

    def ground(self, seat: SeatPicture, theme: Theme) -> str:
        """The colour of the panel."""
        if self.own:
            return theme.table
        return theme.panel_out if seat.is_out else theme.panel

    @property
    def bar_height(self) -> float:
        """The thickness of the bar to the target."""
        return 6.0 if self.kind == "tall" else 5.0
