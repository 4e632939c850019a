"""Counts the cards: hits while the chance to bust is small enough."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from flip7.engine import HIT, STAY, HitOrStay
from flip7.rules import FLIP_THREE, FREEZE
from flip7.strategies.counting import duplicate_chance
from flip7.strategies.targets import flip_three_target, rivals, strongest, weakest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.engine import Choice, Question, SplitMix64
    from flip7.strategies.view import View

_LONGEST_PARAMETER = 12


class CounterStrategy:
    """Hits while the bust chance among the unseen cards is below a percentage.

    It always hits with a Second Chance in front, freezes the strongest rival that it can hurt (one that by
    the same measure would go on), gives Flip Three to whoever it is likeliest to bust or keeps it when that
    is worth more, and a surplus Second Chance to the weakest.

    Args:
        percent: the bust chance from which on it stays, above 0 and up to 100; decimals are exact.
        random: the seat's generator; it is not needed.

    Raises:
        ValueError: ``percent`` is no such number.

    >>> CounterStrategy("22.5").limit
    Fraction(9, 40)
    """

    def __init__(self, percent: str | int = "22", *, random: SplitMix64 | None = None) -> None:  # noqa: ARG002  # every factory is given one
        """Read the percentage."""
        self.limit = _percentage(str(percent))

    def decide(self, view: View, ask: Question) -> Choice:
        """Compare exact chances with the limit; choose targets as described."""
        if isinstance(ask, HitOrStay):
            return HIT if self._goes_on(view, view.seat, view.next_card) else STAY
        if ask.card is FLIP_THREE:
            return flip_three_target(view, ask.options)
        others = rivals(view, ask.options)
        if ask.card is FREEZE:
            counts = view.next_card
            hurt = [seat for seat in others if self._goes_on(view, seat, counts)]
            return strongest(view, hurt or others)
        return weakest(view, others)

    def _goes_on(self, view: View, seat: int, counts: Sequence[int]) -> bool:
        """Whether one more card is right for a seat by this strategy's measure."""
        if view.second_chance_of(seat):
            return True
        matches, size = duplicate_chance(view.numbers_of(seat), counts)
        return matches * self.limit.denominator < self.limit.numerator * size


def _percentage(text: str) -> Fraction:
    """Read a percentage exactly."""
    digits = text.strip()
    if (
        digits.isascii()
        and digits.replace(".", "", 1).isdigit()
        and len(digits) <= _LONGEST_PARAMETER
        and 0 < (percent := Fraction(digits)) <= 100  # noqa: PLR2004  # per cent
    ):
        return percent / 100
    message = f"the bust chance of counter must be a percentage above 0 and up to 100, not {text!r:.40}"
    raise ValueError(message)
