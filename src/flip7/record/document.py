"""The record of a game, ``flip7-record/1``: one JSON object from which the game is replayed exactly.

``docs/formats.md`` is the specification, ``docs/record.schema.json`` its schema.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from flip7.engine import Phase, State, position_faults
from flip7.record.checks import LARGEST, Checker
from flip7.record.errors import RecordError
from flip7.rules import EDITIONS, Card, Edition, Fault, Status

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flip7.engine import Choice

FORMAT: Final = "flip7-record/1"
_REQUIRED: Final = ("format", "edition", "target", "decks", "players", "start", "reshuffles", "choices")
_OPTIONAL: Final = ("meta", "shuffle")
_START_KEYS: Final = ("dealer", "draw_pile", "totals", "hands", "statuses", "discard", "turn")


@dataclass(slots=True)
class Start:
    """The position from which a record begins.

    Attributes:
        draw_pile: the cards to come, **the next one first**.
        dealer: the seat, from 0, that deals the round.
        totals: points of each seat so far; ``None`` means 0 each.
        hands: the cards in front of each seat, in order of arrival; ``None`` means none.
        statuses: how each seat stands; ``None`` means all active.
        discard: the discard pile.
        turn: the seat to be asked next; ``None`` means that a new round begins.
    """

    draw_pile: list[Card]
    dealer: int = 0
    totals: list[int] | None = None
    hands: list[list[Card]] | None = None
    statuses: list[Status] | None = None
    discard: list[Card] = field(default_factory=list)
    turn: int | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the JSON object; what is as by default is left out, except the dealer."""
        result: dict[str, Any] = {"dealer": self.dealer, "draw_pile": _codes(self.draw_pile)}
        if self.totals is not None:
            result["totals"] = self.totals
        if self.hands is not None:
            result["hands"] = [_codes(hand) for hand in self.hands]
        if self.statuses is not None:
            result["statuses"] = [status.value for status in self.statuses]
        if self.discard:
            result["discard"] = _codes(self.discard)
        if self.turn is not None:
            result["turn"] = self.turn
        return result


@dataclass(slots=True)
class Record:
    """A whole game, or the part of it that was played so far.

    Attributes:
        edition: a printed edition.
        target: the total that ends the game.
        decks: how many decks.
        players: a label for each seat.
        start: where it begins.
        reshuffles: the order of each reshuffle, next card first (R24).
        choices: the answers in the order asked; they are judged only when the record is replayed.
        meta: date, place, program, anything.
        shuffle: how the shuffles were made, for who wants to check or go on.

    >>> record = Record.from_json({
    ...     "format": "flip7-record/1", "edition": "3.1", "target": 200, "decks": 1,
    ...     "players": ["Ann"], "start": {"draw_pile": ["5", "9"]}, "reshuffles": [], "choices": ["stay"]})
    >>> record.start.draw_pile, record.to_json()["start"]
    ([Card('5'), Card('9')], {'dealer': 0, 'draw_pile': ['5', '9']})
    """

    edition: Edition
    target: int
    decks: int
    players: list[str]
    start: Start
    reshuffles: list[list[Card]] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    meta: dict[str, str] | None = None
    shuffle: Any = None

    @classmethod
    def from_json(cls, document: object) -> Record:
        """Read a parsed JSON value.

        Raises:
            RecordError: it is no record; every fault is named.
        """
        check = Checker()
        if not isinstance(document, dict):
            raise RecordError("not-an-object", f"a record is a JSON object, not {check.kind(document)}")
        check.keys(document, required=_REQUIRED, optional=_OPTIONAL, where="the record")
        if "format" in document and document["format"] != FORMAT:
            check.fault("format", f"format must be {FORMAT!r}, not {check.shown(document['format'])}")
        edition = check.one_of(document, "edition", EDITIONS)
        target = check.whole(document, "target", 1)
        decks = check.whole(document, "decks", 1)
        players = check.players(document)
        start = _read_start(check, document["start"], len(players)) if "start" in document else Start([])
        reshuffles = check.card_lists(document, "reshuffles")
        choices = check.array(document, "choices")
        meta = check.meta(document)
        check.shallow(document, "shuffle")
        check.raise_faults()
        record = cls(
            EDITIONS[edition],
            target,
            decks,
            players,
            start,
            reshuffles,
            choices,
            meta,
            document.get("shuffle"),
        )
        faults = [*_turn_faults(start), *position_faults(record.first_state())]
        if faults:
            raise RecordError.of_faults(faults)
        return record

    def to_json(self) -> dict[str, Any]:
        """Return the JSON object of the record, keys in the order of the specification.

        Raises:
            RecordError: ``house-rule``, if the edition is no printed one.
        """
        if EDITIONS.get(self.edition.name) != self.edition:
            raise RecordError(
                "house-rule", f"a record can only be of a printed edition, not of {self.edition.name!r}"
            )
        result: dict[str, Any] = {
            "format": FORMAT,
            "edition": self.edition.name,
            "target": self.target,
            "decks": self.decks,
            "players": list(self.players),
            "start": self.start.to_json(),
            "reshuffles": [_codes(pile) for pile in self.reshuffles],
            # Plain strings: a Move is one only by inheritance.
            "choices": [choice if isinstance(choice, int) else str(choice) for choice in self.choices],
        }
        if self.meta is not None:
            result["meta"] = self.meta
        if self.shuffle is not None:
            result["shuffle"] = self.shuffle
        return result

    def first_state(self) -> State:
        """Return the state before the first choice, from which a referee can start."""
        start = self.start
        seats = len(self.players)
        in_round = start.turn is not None
        return State(
            seats,
            edition=self.edition,
            target=self.target,
            decks=self.decks,
            dealer=start.dealer,
            phase=Phase.ROUND if in_round else Phase.BETWEEN,
            # The seat before it: the referee asks the next active one.
            turn=(start.turn - 1) % seats if start.turn is not None else 0,
            totals=start.totals,
            statuses=start.statuses,
            hands=None if start.hands is None else [tuple(hand) for hand in start.hands],
            draw_pile=start.draw_pile[::-1],
            discard_pile=start.discard,
        )


def _read_start(check: Checker, start: object, seats: int) -> Start:
    """Read the position; its hands are judged later, all at once. Without players any seat will do."""
    if not isinstance(start, dict):
        check.fault("start", f"start must be an object, not {check.kind(start)}")
        return Start([])
    check.keys(start, required=("draw_pile",), optional=_START_KEYS, where="start")
    draw_pile = check.cards(start, "draw_pile", "start.draw_pile")
    discard = check.cards(start, "discard", "start.discard")
    last = seats - 1 if seats else LARGEST
    dealer = check.whole(start, "dealer", 0, last, where="start.")
    turn = check.whole(start, "turn", 0, last, where="start.") if "turn" in start else None
    totals = check.totals(start, seats)
    hands = check.card_lists(start, "hands", where="start.", length=seats) if "hands" in start else None
    statuses = check.statuses(start, seats)
    return Start(draw_pile, dealer, totals, hands, statuses, discard, turn)


def _turn_faults(start: Start) -> Iterator[Fault]:
    """What does not fit the seat that is asked next, or that nobody is."""
    statuses = start.statuses or []
    if start.turn is not None:
        if statuses and statuses[start.turn] is not Status.ACTIVE:
            yield Fault(
                "turn", f"start.turn is seat {start.turn}, which is {statuses[start.turn]}, not active"
            )
        return
    if start.hands is not None and any(start.hands):
        yield Fault("turn", "start.hands has cards, so start.turn must say who is asked next")
    if any(status is not Status.ACTIVE for status in statuses):
        yield Fault("turn", "start.statuses are not all active, so start.turn must say who is asked next")


def _codes(cards: Sequence[Card]) -> list[str]:
    return [card.code for card in cards]
