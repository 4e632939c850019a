"""Where the seats of a table go: how many columns, and which kind of panel."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from flip7.art.panel_style import Kind, PanelStyle

_WIDEST_PANEL: Final = 860.0
_NARROWEST: Final[dict[Kind, float]] = {"tall": 296.0, "flat": 296.0, "narrow": 150.0}
_SIDE_BY_SIDE_FROM: Final = 1000.0
"""The width in px from which two seats stand side by side even if there is room below."""
_COLUMNS: Final[dict[Kind, int]] = {"tall": 4, "flat": 4, "narrow": 6}


@dataclass(frozen=True, slots=True)
class SeatGrid:
    """Seats in rows and columns, the corner of the first at 0, 0; all measures in px."""

    style: PanelStyle
    columns: int
    seats: int
    gap: float
    left: float
    """The margin on the left that centres the grid."""

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return ceil(self.seats / self.columns)

    @property
    def height(self) -> float:
        """The height of all rows and the gaps between them."""
        return self.rows * (self.style.height + self.gap) - self.gap if self.seats else 0.0

    @property
    def free(self) -> int:
        """How many places the last row has left over."""
        return self.rows * self.columns - self.seats

    def corner(self, index: int) -> tuple[float, float]:
        """Return the corner of the panel at this index; places left over count on."""
        row, column = divmod(index, self.columns)
        return (
            self.left + column * (self.style.width + self.gap),
            row * (self.style.height + self.gap),
        )


def arrange(seats: int, width: float, height: float, gap: float) -> SeatGrid:
    """Choose the roomiest grid that fits the height, or the lowest there is if none does.

    A wide picture may be a third higher rather than show cards without their petals.

    Args:
        seats: how many.
        width: px to fill.
        height: px the grid should not pass.
        gap: px between panels.

    >>> grid = arrange(24, 336, 600, 8)
    >>> grid.style.kind, grid.columns
    ('narrow', 2)
    """
    fewest = min(max(1, seats), 2 if width >= _SIDE_BY_SIDE_FROM else 1)
    kinds: tuple[Kind, ...] = ("tall", "flat", "narrow")
    grids = [
        _grid(kind, columns, seats, width, gap)
        for kind in kinds
        for columns in range(fewest, _COLUMNS[kind] + 1)
        if columns <= max(1, seats)
        and (columns == fewest or (width - (columns - 1) * gap) / columns >= _NARROWEST[kind])
    ]
    fitting = [grid for grid in grids if grid.height <= height]
    if width >= _SIDE_BY_SIDE_FROM and not any(grid.style.kind == "tall" for grid in fitting):
        fitting = [grid for grid in grids if grid.height <= height * 1.34] or fitting
    return fitting[0] if fitting else min(grids, key=lambda grid: grid.height)


def _grid(kind: Kind, columns: int, seats: int, width: float, gap: float) -> SeatGrid:
    panel = min(_WIDEST_PANEL, (width - (columns - 1) * gap) // columns)
    left = (width - columns * panel - (columns - 1) * gap) / 2
    return SeatGrid(PanelStyle(kind, panel), columns, seats, gap, left)
