"""Stays from a fixed number of points on: what most people do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.engine import HIT, STAY, HitOrStay
from flip7.rules import FLIP_THREE, FREEZE
from flip7.strategies.reasons import Reason, ReasonKind
from flip7.strategies.targets import rivals, strongest, weakest

if TYPE_CHECKING:
    from flip7.engine import Choice, Question, SplitMix64
    from flip7.strategies.view import View

MOST_POINTS = 1_000_000


class ThresholdStrategy:
    """Hits below ``points``, stays from there on, whatever the cards.

    Freeze goes to the strongest rival, Flip Three to the rival with the most Numbers, a surplus Second
    Chance to the weakest.

    Args:
        points: a whole number from 0 to 1,000,000, as a text or number.
        random: the seat's generator; it is not needed.

    Raises:
        ValueError: ``points`` is no such number.

    >>> ThresholdStrategy("25").points
    25
    """

    def __init__(self, points: str | int = "25", *, random: SplitMix64 | None = None) -> None:  # noqa: ARG002  # every factory is given one
        """Read the threshold."""
        self.points = whole_number(points, "the points of threshold", MOST_POINTS)

    def decide(self, view: View, ask: Question) -> Choice:
        """Compare the points in front with the threshold; choose targets as described."""
        if isinstance(ask, HitOrStay):
            return HIT if view.points < self.points else STAY
        others = rivals(view, ask.options)
        if ask.card is FREEZE:
            return strongest(view, others)
        if ask.card is FLIP_THREE:
            return max(others, key=view.different_of)
        return weakest(view, others)

    def explain(self, view: View, ask: Question, choice: Choice) -> Reason:
        """Name the points and the threshold, or the way a target is chosen."""
        if isinstance(ask, HitOrStay):
            kind: ReasonKind = "points-below" if choice == HIT else "points-reached"
            return Reason(kind, view.points, self.points)
        if ask.card is FLIP_THREE:
            return Reason("most-numbers")
        return Reason("strongest" if ask.card is FREEZE else "weakest")


def cautious(*, random: SplitMix64 | None = None) -> ThresholdStrategy:
    """Make a strategy that stays from 18 points on.

    >>> cautious().points
    18
    """
    return ThresholdStrategy(18, random=random)


def bold(*, random: SplitMix64 | None = None) -> ThresholdStrategy:
    """Make a strategy that stays from 32 points on.

    >>> bold().points
    32
    """
    return ThresholdStrategy(32, random=random)


def whole_number(text: str | int, what: str, most: int) -> int:
    """Read a parameter that is a whole number from 0 to ``most``.

    Raises:
        ValueError: it is not.

    >>> whole_number("12", "the points", 100)
    12
    """
    digits = str(text).strip()
    if digits.isascii() and digits.isdigit() and len(digits) <= len(str(most)) and int(digits) <= most:
        return int(digits)
    message = f"{what} must be a whole number from 0 to {most}, not {str(text)!r:.40}"
    raise ValueError(message)
