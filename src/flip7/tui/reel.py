"""A record as a reel: every moment of it by index, forward and backward, with little memory."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from flip7.engine import (
    Asked,
    CardTurned,
    Cause,
    GameEnded,
    HitOrStay,
    Referee,
    RoundEnded,
    RoundStarted,
    ScriptedSource,
)
from flip7.i18n import distinct_names, tell
from flip7.record import replay
from flip7.tui.film import Frame
from flip7.tui.scene import Scene

if TYPE_CHECKING:
    from flip7.engine import Event, State
    from flip7.record import Record
    from flip7.tui.scene import Options

MOST_KEPT: Final = 512
"""So many copies of the state are kept at most; what lies between is played again."""
PAGE: Final = 32
"""So many frames in a row are made at once."""
MOST_FRAMES: Final = 256
"""So many frames are kept for who goes back and forth; the ones not asked for longest go first."""
LAST_TOLD: Final = 8
"""How many sentences a scene holds, unless more are asked for."""
_MOST_SENTENCES: Final = 2_000


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record one is; all counts from 1.

    Attributes:
        event: which event of the record.
        events: how many it has.
        turn: which turn of the round; 0 before the first.
        turns: how many turns the round has.
        round: which round of the record.
        rounds: how many it has, the unfinished last one included.
    """

    event: int
    events: int
    turn: int
    turns: int
    round: int
    rounds: int


class Reel:
    """The frames of a record: what happened, each with the state right after it.

    A turn begins with its question, or with the card of who had to hit (R02); the opening of a round, its
    result and the end of the game are stops of their own.

    Args:
        record: what is shown; it is replayed once.

    Attributes:
        record: the same.
        names: a label for each seat, safe to show.
        rounds: the finished rounds.
        stops: the frames at which a turn, an opening, a result or the end stands, ascending.
        round_starts: the first frame of each round, ascending.

    Raises:
        RecordError: the record is bad.

    >>> from flip7.record import Record
    >>> reel = Reel(Record.from_json({
    ...     "format": "flip7-record/1", "edition": "3.1", "target": 200, "decks": 1, "players": ["Ann"],
    ...     "start": {"draw_pile": ["5", "9", "1"]}, "reshuffles": [], "choices": ["hit", "stay"]}))
    >>> len(reel), list(reel.stops), list(reel.round_starts)
    (10, [0, 2, 4, 6, 7, 9], [0, 7])
    >>> reel[3].event.card, len(reel[2].state.draw_pile), reel[-1].state == reel[9].state
    (Card('9'), 2, True)
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.names = tuple(distinct_names(record.players))
        self.rounds: list[RoundEnded] = []
        replay(record, rounds=self.rounds)
        self._index = _Index()
        self._stride = 1
        self._kept: list[State] = []
        self._measure()
        self._pages: dict[tuple[int, int], list[Frame]] = {}
        self._sentences: dict[tuple[int, str], str] = {}

    @property
    def stops(self) -> array[int]:
        """See the class."""
        return self._index.stops

    @property
    def round_starts(self) -> array[int]:
        """See the class."""
        return self._index.round_starts

    def __len__(self) -> int:
        return self._index.length

    def __getitem__(self, index: int) -> Frame:
        """Return a frame; negative indices count from the end.

        Raises:
            IndexError: there is no such frame.
        """
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            message = f"frame {index} of {len(self)}"
            raise IndexError(message)
        step = bisect_right(self._index.starts, index) - 1
        inside = index - self._index.starts[step]
        key = (step, inside // PAGE)
        page = self._pages.pop(key, None) or self._frames(step, inside // PAGE * PAGE)
        self._pages[key] = page  # the last one now
        while len(self._pages) > 1 and sum(map(len, self._pages.values())) > MOST_FRAMES:
            del self._pages[next(iter(self._pages))]
        return page[inside % PAGE]

    def place(self, index: int) -> Place:
        """Say where a frame is."""
        found = self._index
        this = bisect_right(found.round_starts, index) - 1
        begin = found.round_starts[this]
        end = found.round_starts[this + 1] if this + 1 < len(found.round_starts) else len(self)
        before = bisect_left(found.turns, begin)
        return Place(
            index + 1,
            len(self),
            bisect_right(found.turns, index) - before,
            bisect_left(found.turns, end) - before,
            this + 1,
            len(found.round_starts),
        )

    def moved(self, index: int, by: int, among: array[int] | None = None) -> int:
        """Return the frame so many steps away, the first or last one at most.

        Args:
            index: where one is.
            by: how far, backward if negative.
            among: ``stops`` or ``round_starts`` to step only on these; every frame if ``None``.
        """
        last = len(self) - 1
        if among is None:
            return min(max(0, index + by), last)
        at = bisect_right(among, index) - 1 + by if by > 0 else bisect_left(among, index) + by
        if at >= len(among):
            return last
        return among[at] if at >= 0 else 0

    def scene(self, index: int, options: Options, *, told: int = LAST_TOLD) -> Scene:
        """Return what a table screen shows of a frame; nobody is asked.

        Args:
            index: which frame, from 0.
            options: how it is shown.
            told: how many sentences it holds at most, the frame's own the last.
        """
        shown = index
        while shown > 0 and isinstance(self[shown].event, Asked):
            shown -= 1
        event = self[shown].event
        return Scene(
            self[index].state,
            self.names,
            options,
            event=None if isinstance(event, Asked) else event,
            told=self._told(index, options.language, told),
        )

    def _told(self, index: int, language: str, most: int) -> tuple[str, ...]:
        """Return the last sentences up to a frame; a turn's question is told by its answer."""
        sentences: list[str] = []
        while index >= 0 and len(sentences) < most:
            known = (index, language)
            if known not in self._sentences:
                if len(self._sentences) >= _MOST_SENTENCES:
                    self._sentences.clear()
                event = self[index].event
                silent = isinstance(event, Asked) and isinstance(event.question, HitOrStay)
                self._sentences[known] = "" if silent else tell(event, language, names=self.names)
            if self._sentences[known]:
                sentences.append(self._sentences[known])
            index -= 1
        return tuple(reversed(sentences))

    # --- playing again ------------------------------------------------------------------------------

    def _referee(self, state: State) -> Referee:
        source = ScriptedSource(self.record.reshuffles)
        # The record has been replayed without a fault, so nothing can fail half-way.
        source.fallible = False
        return Referee(state, source)

    def _measure(self) -> None:
        """Count the frames of each choice, and keep the state before one choice of every few."""
        index = self._index
        state = self.record.first_state()
        referee = self._referee(state)
        for step in range(len(self.record.choices) + 1):
            if step % self._stride == 0:
                self._kept.append(state.copy())
                if len(self._kept) > MOST_KEPT:
                    del self._kept[1::2]
                    self._stride *= 2
            index.starts.append(index.length)
            if step:
                referee.apply(self.record.choices[step - 1], index)
            else:
                referee.start(index)

    def _frames(self, step: int, first: int) -> list[Frame]:
        """Play one choice again (0: the start) and return a page of its frames."""
        base = step // self._stride
        state = self._kept[base].copy()
        referee = self._referee(state)
        for index in range(base * self._stride, step):
            if index:
                referee.advance(self.record.choices[index - 1])
            else:
                referee.begin()
        window = _Window(state, first)
        if step:
            referee.apply(self.record.choices[step - 1], window)
        else:
            referee.start(window)
        return window.frames


class _Index(list["Event"]):
    """A log that keeps no event but notes where turns and rounds begin."""

    def __init__(self) -> None:
        super().__init__()
        self.length = 0
        self.starts: array[int] = array("L")
        self.turns: array[int] = array("L")
        self.stops: array[int] = array("L")
        self.round_starts: array[int] = array("L")

    def append(self, event: Event) -> None:
        """Note what begins with an event."""
        at = self.length
        self.length += 1
        if not at or isinstance(event, RoundStarted):
            self.round_starts.append(at)
        turn = (isinstance(event, Asked) and isinstance(event.question, HitOrStay)) or (
            isinstance(event, CardTurned) and event.cause is Cause.FORCED_HIT
        )
        if turn:
            self.turns.append(at)
        if turn or not at or isinstance(event, (RoundStarted, RoundEnded, GameEnded)):
            self.stops.append(at)


class _Window(list["Event"]):
    """A log that keeps one page of frames, each with a copy of the state."""

    def __init__(self, state: State, first: int) -> None:
        super().__init__()
        self._state = state
        self._wanted = range(first, first + PAGE)
        self._count = 0
        self.frames: list[Frame] = []

    def append(self, event: Event) -> None:
        """Take a frame if it is of the page."""
        if self._count in self._wanted:
            self.frames.append(Frame(event, self._state.copy()))
        self._count += 1
