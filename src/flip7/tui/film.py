"""A film of what happens: each event with the state at that moment, so that nothing is worked out twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flip7.engine import Event, State


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment.

    Attributes:
        event: what has just happened.
        state: the game right after it, the frame's own copy.
    """

    event: Event
    state: State


class Film(list["Event"]):
    """A log for ``Referee.start`` and ``apply`` that keeps a copy of the state with each event.

    >>> from flip7.engine import Referee, SeededSource, new_game
    >>> source = SeededSource(7)
    >>> referee = Referee(new_game(2, source), source)
    >>> film = Film(referee.state)
    >>> _ = referee.start(film)
    >>> [len(frame.state.draw_pile) for frame in film.frames]
    [94, 93, 93]
    """

    def __init__(self, state: State) -> None:
        """Film the game of this state."""
        super().__init__()
        self._state = state
        self.frames: list[Frame] = []

    def append(self, event: Event) -> None:
        """Take a frame."""
        super().append(event)
        self.frames.append(Frame(event, self._state.copy()))
