"""What a strategy is, and how strategies are seated at a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from flip7.strategies.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.engine import Choice, Decider, Question, SplitMix64, State


class Strategy(Protocol):
    """Decides for one seat. The whole interface is one method.

    An object is made for one seat of one game, so it may remember what it saw.
    """

    def decide(self, view: View, ask: Question) -> Choice:
        """Answer a question with one of ``ask.options``."""
        ...


class StrategyFactory(Protocol):
    """Makes a strategy: what the entry points of the group ``flip7.strategies`` name."""

    def __call__(self, *parameters: str, random: SplitMix64) -> Strategy:
        """Make one.

        Args:
            parameters: the texts after the colon of a specification, parted by commas.
            random: the seat's own generator.

        Raises:
            ValueError: a parameter is not understood; the sentence says what is allowed.
        """
        ...


def deciders(state: State, strategies: Sequence[Strategy]) -> list[Decider]:
    """Seat one strategy at each seat of a game, each with its own view.

    Raises:
        ValueError: there are not as many strategies as seats.

    >>> from flip7.engine import Referee, SeededSource, new_game, play
    >>> from flip7.strategies import create
    >>> source = SeededSource(7)
    >>> referee = Referee(new_game(2, source), source)
    >>> play(referee, deciders(referee.state, [create("threshold:20"), create("counter")]))
    >>> referee.state.over
    True
    """
    if len(strategies) != state.seats:
        message = f"{state.seats} seats need as many strategies, not {len(strategies)}"
        raise ValueError(message)
    return [partial(strategy.decide, View(state, seat)) for seat, strategy in enumerate(strategies)]
