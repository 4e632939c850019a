"""A game that writes its own record: what most programs want."""

from __future__ import annotations

from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from flip7.engine import CardSource, Referee, ScriptedSource, SeededSource, new_game
from flip7.record.checks import LARGEST, MOST_DECKS
from flip7.record.document import Record, Start
from flip7.record.errors import RecordError
from flip7.record.replay import outcome, replay
from flip7.rules import EDITION_3_1, count_cards, in_canonical_order

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flip7.engine import Choice, Event, Question, RoundEnded, State
    from flip7.rules import Card, Edition


class Game:
    """A game of named players that keeps its record as it goes.

    Args:
        players: a label for each seat, at least one.
        seed: from 0 to 2**64 - 1; the same seed gives the same cards. Give this or ``source``.
        game: the index of the game under the seed.
        source: another kind of chance.
        edition: the printed edition.
        target: the total that ends the game.
        decks: how many decks.
        dealer: the first dealer, if it is not to be drawn.
        meta: free texts for the record.

    Raises:
        PositionRefused: a number is out of range.
        ValueError: neither a seed nor a source was given, or both.

    >>> game = Game(["Ann", "Bo"], seed=7)
    >>> events = game.start()
    >>> game.question.seat, game.question.options
    (1, (0, 1))
    >>> events = game.apply(0)
    >>> Game.resume(game.record()).state == game.state
    True
    """

    def __init__(
        self,
        players: Sequence[str],
        *,
        seed: int | None = None,
        game: int = 0,
        source: CardSource | None = None,
        edition: Edition = EDITION_3_1,
        target: int = 200,
        decks: int = 1,
        dealer: int | None = None,
        meta: dict[str, str] | None = None,
    ) -> None:
        """Shuffle and draw the first dealer; ``start`` then deals."""
        if isinstance(players, str) or not all(isinstance(name, str) for name in players):
            message = "players must be a list of texts, one a seat"
            raise ValueError(message)
        if target > LARGEST or decks > MOST_DECKS:
            message = f"a record holds targets up to {LARGEST} and up to {MOST_DECKS} decks"
            raise ValueError(message)
        if meta is not None and not all(isinstance(text, str) for item in meta.items() for text in item):
            message = "meta must be an object of texts"
            raise ValueError(message)
        if (seed is None) == (source is None):
            message = "give either a seed or a card source, so that chance is explicit"
            raise ValueError(message)
        inner = SeededSource(seed, game) if seed is not None else source
        assert inner is not None  # noqa: S101  # one of the two was given
        self._source = RecordingSource(inner)
        state = new_game(
            len(players), self._source, edition=edition, target=target, decks=decks, dealer=dealer
        )
        self.players = list(players)
        self.rounds: list[RoundEnded] = []
        self.choices: list[Choice] = []
        self.meta = meta
        self.shuffle = None if seed is None else _seed_note(seed, game)
        self._first_dealer = state.dealer
        self._start: Start | None = None
        self.referee = Referee(state, self._source, rounds=self.rounds)

    @classmethod
    def resume(cls, record: Record, *, source: CardSource | None = None) -> Game:
        """Replay a record and go on from there.

        Args:
            record: of a game at any point.
            source: where reshuffles beyond the record's come from; by default the record's own seed, or
                nothing: then a game that needs one more is refused.

        Raises:
            RecordError: the record is bad.
        """
        later = source if source is not None else _source_of_note(record.shuffle)
        game = cls.__new__(cls)
        game._source = RecordingSource(ScriptedSource(record.reshuffles, otherwise=later))
        game._source.piles.append(list(record.start.draw_pile))
        game._source.drawn.append([])
        game.players = list(record.players)
        game.rounds = []
        game.choices = list(record.choices)
        game.meta = dict(record.meta) if record.meta is not None else None
        game.shuffle = deepcopy(record.shuffle)
        game._first_dealer = record.start.dealer
        game._start = deepcopy(record.start)
        game.referee = replay(record, source=game._source, rounds=game.rounds)
        if later is not None and later.draws:
            game._source.go_on_with(later, len(game.state.draw_pile))
        return game

    @property
    def state(self) -> State:
        """The game now."""
        return self.referee.state

    @property
    def question(self) -> Question | None:
        """What is being asked now."""
        return self.referee.question

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.state.over

    def start(self, log: list[Event] | None = None) -> list[Event]:
        """Deal, or repeat the pending question; return what happened (see ``Referee.start``)."""
        with self._source.undone_on_failure():
            return self.referee.start(log)

    def apply(self, choice: Choice, log: list[Event] | None = None) -> list[Event]:
        """Answer the pending question; return what happened (see ``Referee.apply``).

        Raises:
            Refusal: the choice is illegal. Nothing was changed.
        """
        with self._source.undone_on_failure():
            events = self.referee.apply(choice, log)
        self.choices.append(choice)
        return events

    def record(self) -> Record:
        """Return the record so far; it shares nothing with the game that goes on."""
        start = Start(self._source.pile(0), self._first_dealer)
        if self._start is not None:
            start = replace(deepcopy(self._start), draw_pile=self._source.pile(0))
        return Record(
            self.state.edition,
            self.state.target,
            self.state.decks,
            list(self.players),
            start,
            [self._source.pile(index) for index in range(1, len(self._source.piles))],
            list(self.choices),
            dict(self.meta) if self.meta is not None else None,
            deepcopy(self.shuffle),
        )

    def outcome(self) -> dict[str, Any]:
        """Return where the game stands, as ``flip7 replay --json`` prints it."""
        return outcome(self.state, self.rounds)


class RecordingSource(CardSource):
    """Passes on another source and keeps what it gave.

    Attributes:
        piles: each shuffled pile, next card first; the first belongs to the start.
        drawn: the cards that were drawn one by one from each pile, if the source draws.
    """

    def __init__(self, inner: CardSource) -> None:
        """Wrap ``inner``."""
        self.inner = inner
        self.draws = inner.draws
        self.finite = inner.finite
        self.fallible = inner.fallible
        self.piles: list[list[Card]] = []
        self.drawn: list[list[Card]] = []

    def dealer(self, seats: int) -> int:
        """Pass on the dealer."""
        return self.inner.dealer(seats)

    def shuffle(self, cards: list[Card], index: int) -> list[Card]:
        """Keep and pass on the pile."""
        pile = self.inner.shuffle(cards, index)
        self.piles.append(pile[::-1])
        self.drawn.append([])
        return pile

    def draw(self, unseen: Sequence[int]) -> Card:
        """Keep and pass on the card."""
        card = self.inner.draw(unseen)
        self.drawn[-1].append(card)
        return card

    @contextmanager
    def undone_on_failure(self) -> Iterator[None]:
        """Forget what was given meanwhile if it ends in an exception: the choice may be tried again."""
        piles = len(self.piles)
        drawn = len(self.drawn[-1])
        try:
            yield
        except BaseException:
            del self.piles[piles:], self.drawn[piles:]
            del self.drawn[-1][drawn:]
            raise

    def go_on_with(self, inner: CardSource, remaining: int) -> None:
        """Let ``inner`` draw from now on, with so many cards left in the last pile."""
        self.inner = inner
        self.draws = True
        self.fallible = True
        self.drawn = [list(pile) for pile in self.piles]
        del self.drawn[-1][len(self.piles[-1]) - remaining :]

    def pile(self, index: int) -> list[Card]:
        """Return a pile, next card first; cards that were never drawn come last."""
        if not self.draws:
            return list(self.piles[index])
        rest = count_cards(self.piles[index])
        for card in self.drawn[index]:
            rest[card] -= 1
        return self.drawn[index] + in_canonical_order(rest)


def _seed_note(seed: int, game: int) -> dict[str, Any]:
    # A text, because a seed may exceed what every JSON reader keeps exactly.
    return {"generator": "splitmix64", "seed": str(seed), "game": str(game)}


def seed_of_note(note: Any) -> tuple[int, int] | None:
    """Return seed and game of a record's note on its shuffles, or ``None`` if it is not one of ours.

    Raises:
        RecordError: it says it is one of ours but names no seed and game.

    >>> seed_of_note({"generator": "splitmix64", "seed": "7", "game": "0"})
    (7, 0)
    """
    source = _source_of_note(note)
    return None if source is None else (source.seed, source.game)


def _source_of_note(note: Any) -> SeededSource | None:
    """Return the source that a record's note describes, or ``None`` if it is not one of ours."""
    if not isinstance(note, dict) or note.get("generator") != "splitmix64":
        return None
    try:
        return SeededSource(int(note["seed"]), int(note["game"]))
    except (KeyError, TypeError, ValueError, OverflowError):
        raise RecordError("shuffle", "the note on the shuffle names no seed and game of splitmix64") from None
