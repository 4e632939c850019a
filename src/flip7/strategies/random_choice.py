"""Chooses at random: the bottom of every table, and a good tester."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.strategies.reasons import Reason

if TYPE_CHECKING:
    from flip7.engine import Choice, Question, SplitMix64
    from flip7.strategies.view import View


class RandomStrategy:
    """Takes each legal option with the same chance.

    >>> from flip7.engine import HitOrStay, SplitMix64, State
    >>> from flip7.strategies import View
    >>> strategy = RandomStrategy(random=SplitMix64(0))
    >>> str(strategy.decide(View(State(1), 0), HitOrStay(0)))
    'stay'
    """

    def __init__(self, *, random: SplitMix64) -> None:
        """Take the seat's generator."""
        self.random = random

    def decide(self, view: View, ask: Question) -> Choice:  # noqa: ARG002  # it does not look
        """Choose among the options, one random number a choice."""
        return ask.options[self.random.below(len(ask.options))]

    def explain(self, view: View, ask: Question, choice: Choice) -> Reason:  # noqa: ARG002  # there is one reason
        """Return the only reason there is."""
        return Reason("random")
