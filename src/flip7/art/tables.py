"""A table in mid-round: every seat, the piles, and what has just happened."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from flip7.art.cards import BOX_WIDTH, detail_for, draw_card
from flip7.art.colours import Theme, ThemeName, theme_named
from flip7.art.panel_style import NAME, PanelStyle
from flip7.art.piles import draw_pile
from flip7.art.seat_panel import draw_panel
from flip7.art.seats import SeatPicture, TableWords
from flip7.art.svg import document, escape, placed, safe_text, tag
from flip7.art.table_layout import SeatGrid, arrange
from flip7.art.text import break_to_fit, draw_text, text_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.rules.cards import Card

_SMALLEST_TABLE: Final = 320.0
_OWN_WIDEST: Final = 860.0
"""The width of the own seat in px, in a picture wide enough for the piles beside it."""
_BESIDE: Final = 300.0


def table_svg(
    seats: Sequence[SeatPicture],
    *,
    title: str,
    target: int,
    draw_pile: int,
    discard_pile: int,
    words: TableWords | None = None,
    last_card: Card | None = None,
    own_seat: int | None = None,
    width: float = 1440,
    theme: ThemeName = "light",
) -> str:
    """Draw a table as a complete SVG document; its height follows from the number of seats.

    Args:
        seats: the players in the order of play, at least one.
        title: the heading, and the accessible name.
        target: the total the game is played to, at least 1.
        draw_pile: how many cards it has.
        discard_pile: how many cards it has.
        words: everything else that is written; nothing if not given.
        last_card: the card turned up last.
        own_seat: the place of the reader's own seat, from 0; it is drawn larger, at the bottom.
        width: width in px, from 320.
        theme: ``"light"`` or ``"dark"``.

    Raises:
        ValueError: no seat, an own seat that is not there, a target below 1, a negative pile, a width
            below 320 px, an unknown theme, or a seat with more than seven Numbers.

    >>> table_svg([SeatPicture("Ann")], title="Ann", target=200, draw_pile=94, discard_pile=0)[-6:]
    '</svg>'
    """
    if not seats:
        raise ValueError("a table has at least one seat")
    if own_seat is not None and not 0 <= own_seat < len(seats):
        raise ValueError(f"there is no seat {own_seat}: seats are 0 to {len(seats) - 1}")
    if target < 1:
        raise ValueError(f"the target is at least 1, not {target}")
    if draw_pile < 0 or discard_pile < 0:
        raise ValueError("a pile cannot hold fewer than 0 cards")
    if not _SMALLEST_TABLE <= width < float("inf"):
        raise ValueError(f"a table is drawn at least {_SMALLEST_TABLE:.0f} px wide, not {width!r:.40}")
    picture = _TablePicture(
        seats=seats,
        title=title,
        target=target,
        piles=(draw_pile, discard_pile),
        words=words or TableWords(),
        last_card=last_card,
        own_seat=own_seat,
        width=width,
        theme=theme_named(theme),
    )
    return picture.drawn()


@dataclass(frozen=True, slots=True)
class _TablePicture:
    seats: Sequence[SeatPicture]
    title: str
    target: int
    piles: tuple[int, int]
    words: TableWords
    last_card: Card | None
    own_seat: int | None
    width: float
    theme: Theme

    @property
    def margin(self) -> float:
        return 12.0 if self.width < 600 else 20.0

    @property
    def gap(self) -> float:
        return 8.0 if self.width < 600 else 14.0

    @property
    def inner(self) -> float:
        return self.width - 2 * self.margin

    def drawn(self) -> str:
        """Lay heading, seats, piles and own seat below each other."""
        parts = []
        heading, top = self._heading()
        parts.append(heading)
        others = [place for place in range(len(self.seats)) if place != self.own_seat]
        grid = arrange(len(others), self.inner, 740.0 if self.own_seat is None else 520.0, self.gap)
        for index, place in enumerate(others):
            x, y = grid.corner(index)
            parts.append(placed(self._panel(place, grid.style), self.margin + x, top + y))
        stage = self._free_place(grid)
        if stage is not None:
            x, y, room, height = stage
            parts.append(placed(self._stage(room, height), self.margin + x, top + y))
        bottom = top + grid.height + (self.gap if others else 0)
        drawing, bottom = self._below(bottom, with_stage=stage is None)
        parts.append(drawing)
        height = ceil(bottom - self.gap + self.margin)
        page = tag("rect", width=self.width, height=height, fill=self.theme.page)
        return document(
            page,
            *parts,
            width=self.width,
            height=height,
            title=self.title,
            description=self._description(),
        )

    def _heading(self) -> tuple[str, float]:
        """Write title, subtitle and the piles in words; return also where it ends."""
        words, theme = self.words, self.theme
        piles = " · ".join(text for text in (words.draw_pile, words.discard_pile) if text)
        size = 18.0 if self.width < 600 else 21.0
        line = self.margin + size
        widths = [text_width(self.title, size, 800)]
        widths += [text_width(text, NAME) for text in (words.subtitle, piles) if text]
        if sum(widths) + 30 * (len(widths) - 1) <= self.inner:
            subtitle = tag(
                "tspan",
                escape(safe_text(words.subtitle)),
                dx=12,
                font_size=NAME,
                font_weight=400,
                fill=theme.second_ink,
            )
            title = draw_text(self.title, self.margin, line, size, theme.ink, weight=800)
            if words.subtitle:
                title = title.removesuffix("</text>") + subtitle + "</text>"
            right = self.width - self.margin
            return title + draw_text(piles, right, line, NAME, theme.second_ink, anchor="end"), line + 18
        drawing = draw_text(self.title, self.margin, line, size, theme.ink, weight=800, room=self.inner)
        one_line = " · ".join(text for text in (words.subtitle, piles) if text)
        fits = text_width(one_line, NAME) <= self.inner
        for text in (one_line,) if fits else (words.subtitle, piles):
            if text:
                line += 20
                drawing += draw_text(text, self.margin, line, NAME, theme.second_ink, room=self.inner)
        return drawing, line + 14

    def _panel(self, place: int, style: PanelStyle) -> str:
        return draw_panel(self.seats[place], place, style, self.target, self.words, self.theme)

    def _free_place(self, grid: SeatGrid) -> tuple[float, float, float, float] | None:
        """The places left over in the last row, if the piles fit there: corner, width and height."""
        if not grid.free or grid.style.height < 96:
            return None
        x, y = grid.corner(grid.seats)
        room = grid.free * (grid.style.width + grid.gap) - grid.gap
        return (x, y, room, grid.style.height) if room >= 296 else None

    def _below(self, top: float, *, with_stage: bool) -> tuple[str, float]:
        """Draw the piles, unless they stand among the seats, and the own seat; return also the end."""
        stage_height = 96.0 if self.width < 600 else 132.0
        if self.own_seat is None:
            if not with_stage:
                return "", top
            stage = placed(self._stage(self.inner, stage_height), self.margin, top)
            return stage, top + stage_height + self.gap
        wide = self.inner >= _OWN_WIDEST + self.gap + _BESIDE
        style = PanelStyle("tall", _OWN_WIDEST if wide else self.inner, own=True)
        if with_stage and wide:
            beside = self.inner - style.width - self.gap
            panel = placed(self._panel(self.own_seat, style), self.margin, top)
            stage = placed(self._stage(beside, style.height), self.margin + style.width + self.gap, top)
            return panel + stage, top + style.height + self.gap
        drawing = ""
        if with_stage:
            drawing = placed(self._stage(self.inner, stage_height), self.margin, top)
            top += stage_height + self.gap
        left = self.margin + (self.inner - style.width) / 2
        return drawing + placed(self._panel(self.own_seat, style), left, top), top + style.height + self.gap

    def _stage(self, room: float, height: float) -> str:
        """Draw the piles, the last card and the message, in the middle of a box."""
        theme, words = self.theme, self.words
        card = min(96.0, (height - 16) / 1.4, room / 5.4)
        gap = max(10.0, card * 0.16)
        pile = card * 0.86
        drawing, x = "", 0.0
        for count, backs in zip(self.piles, (True, False), strict=True):
            drawing += placed(draw_pile(count, pile, theme, backs=backs), x, (height - pile * 1.4) / 2)
            x += pile + gap
        if self.last_card is not None:
            scale = card / BOX_WIDTH
            drawing += placed(
                draw_card(self.last_card, detail=detail_for(card)), x, (height - card * 1.4) / 2, scale
            )
            x += card + gap
        text_room = min(room - x - gap, 320.0)
        size = 16.0 if text_room < 180 else 21.0
        message = break_to_fit(words.message, text_room, size, 800, lines=2)
        detail = break_to_fit(words.detail, text_room, NAME, lines=3 if len(message) < 2 else 2)
        lines = [(text, size, 800, theme.ink) for text in message]
        lines += [(text, NAME, 400, theme.second_ink) for text in detail]
        baseline = height / 2 - sum(line[1] * 1.3 for line in lines) / 2
        for text, font, weight, colour in lines:
            baseline += font * 1.3
            drawing += draw_text(text, x + 4, baseline - font * 0.3, font, colour, weight=weight)
        widest = max((text_width(text, font, weight) for text, font, weight, _ in lines), default=0.0)
        left = max(0.0, (room - x - 4 - widest) / 2)
        return placed(drawing, left, 0)

    def _description(self) -> str:
        """Tell each seat in a line for screen readers, in the caller's words."""
        lines = []
        for seat in self.seats:
            cards = " ".join(self.words.cards.get(card.code, card.code) for card in seat.cards)
            status = self.words.statuses.get(seat.mood, "")
            parts = (safe_text(seat.name), safe_text(status), cards, f"{seat.total} + {seat.points}")
            lines.append(" · ".join(part for part in parts if part))
        return "\n".join(lines)
