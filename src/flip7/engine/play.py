"""Plays a game to its end with a function a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from flip7.engine.decisions import Choice, Question

if TYPE_CHECKING:
    from flip7.engine.events import Event
    from flip7.engine.referee import Referee

Decider = Callable[[Question], Choice]
"""Answers the questions put to one seat."""


def play(
    referee: Referee,
    deciders: Sequence[Decider],
    *,
    listen: Callable[[Event], None] | None = None,
    until: Callable[[], bool] | None = None,
) -> None:
    """Play until the game is over.

    Args:
        referee: of the game, at any point of it.
        deciders: one a seat.
        listen: is given each event; without it none is built.
        until: asked before each choice; a true answer stops the play there.

    Raises:
        Refusal: a decider answered what is not legal.

    >>> from flip7.engine import Referee, SeededSource, default_choice, new_game
    >>> source = SeededSource(7)
    >>> referee = Referee(new_game(2, source), source)
    >>> play(referee, [default_choice, lambda question: question.options[0]])
    >>> referee.state.over
    True
    """
    state = referee.state
    if listen is None and until is None:
        referee.begin()
        advance = referee.advance
        while (question := state.question) is not None:
            advance(deciders[question.seat](question))
        return
    if listen is None:
        referee.begin()
        while (question := state.question) is not None and not (until is not None and until()):
            referee.advance(deciders[question.seat](question))
        return
    for event in referee.start():
        listen(event)
    while (question := state.question) is not None and not (until is not None and until()):
        for event in referee.apply(deciders[question.seat](question)):
            listen(event)
