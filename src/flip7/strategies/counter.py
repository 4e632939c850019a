"""Counts the cards: hits while the chance to bust is small enough."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from flip7.engine import HIT, STAY, HitOrStay
from flip7.rules import FLIP_THREE, FREEZE
from flip7.strategies.counting import duplicate_chance, three_card_bust_chance
from flip7.strategies.reasons import Reason, ReasonKind, percent
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

    def explain(self, view: View, ask: Question, choice: Choice) -> Reason:
        """Name the bust chance and the limit, or the way a target is chosen."""
        counts = view.next_card
        if isinstance(ask, HitOrStay):
            if view.second_chance:
                return Reason("second-chance")
            kind: ReasonKind = "bust-below" if choice == HIT else "bust-above"
            chance = percent(*duplicate_chance(view.numbers_of(view.seat), counts))
            return Reason(kind, chance, float(self.limit * 100))
        if ask.card is FLIP_THREE:
            seat = int(choice)
            saved = view.second_chance_of(seat)
            chance = percent(*three_card_bust_chance(view.numbers_of(seat), saved, counts))
            return Reason("keep-three" if seat == view.seat else "likeliest-bust", chance)
        return Reason("strongest" if ask.card is FREEZE else "weakest")

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
