"""A strategy that waits for the Flip 7, as a package of its own."""

from __future__ import annotations

from flip7.engine import HIT, STAY, Choice, HitOrStay, Question, SplitMix64
from flip7.strategies import View
from flip7.strategies.counting import duplicate_chance


class Patient:
    """Hits until it has so many different Numbers, unless the next card is likelier than not to bust."""

    def __init__(self, numbers: str = "6", *, random: SplitMix64 | None = None) -> None:
        if numbers not in list("1234567"):
            raise ValueError(f"patient waits for 1 to 7 Numbers, not {numbers!r:.20}")
        self.numbers = int(numbers)
        self.random = random

    def decide(self, view: View, ask: Question) -> Choice:
        """Choose among the options."""
        if not isinstance(ask, HitOrStay):
            return next(seat for seat in ask.options if seat != view.seat)
        matches, size = duplicate_chance(view.numbers_of(view.seat), view.next_card)
        return HIT if view.different < self.numbers and 2 * matches < size else STAY
