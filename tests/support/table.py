"""Small games over a scripted pile: what the tests of the rules are built from.

Cards are written as in a record, next card first: ``table("5 9", hands=["12", "7 +4"])`` is a round in
which seat 0 is to be asked and the next card is the 5. Without hands a new round begins.
After every choice each card is counted, so that no test can pass while a card is lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from flip7.engine import (
    Choice,
    Event,
    Phase,
    Referee,
    RoundEnded,
    ScriptedSource,
    State,
    position,
)
from flip7.rules import EDITION_3_1, Card, Edition, count_cards, in_canonical_order, parse_cards

One = TypeVar("One")


def codes(cards: Sequence[Card]) -> str:
    """Cards as a text, in their order."""
    return " ".join(map(str, cards))


class Table:
    """A referee over a scripted pile, with everything it has told."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.deck = referee.state.cards()
        self.events: list[Event] = []
        self._take(referee.start())

    def _take(self, events: list[Event]) -> list[Event]:
        assert self.state.cards() == self.deck, "cards were lost or doubled"
        assert self.state.unseen == count_cards(self.state.draw_pile)
        self.events += events
        return events

    def play(self, *choices: Choice) -> list[Event]:
        """Make choices one after the other; return what the last one led to."""
        events: list[Event] = []
        for choice in choices:
            events = self._take(self.referee.apply(choice))
        return events

    def told(self, kind: type[One]) -> list[One]:
        """All events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def state(self) -> State:
        return self.referee.state

    @property
    def question(self) -> Any:
        """The pending question; a type checker would else believe that it stays the one just seen."""
        return self.referee.question

    @property
    def hands(self) -> list[str]:
        return [codes(hand.cards) for hand in self.state.hands]

    @property
    def statuses(self) -> list[str]:
        return [status.value for status in self.state.statuses]

    @property
    def pile(self) -> str:
        """The draw pile, next card first."""
        return codes(self.state.draw_pile[::-1])

    @property
    def discard(self) -> str:
        """The discard pile in canonical order."""
        return codes(in_canonical_order(count_cards(self.state.discard_pile)))

    @property
    def ended(self) -> RoundEnded:
        """The round that ended last."""
        return self.told(RoundEnded)[-1]


def table(
    pile: str,
    hands: Sequence[str] | None = None,
    *,
    seats: int = 3,
    edition: Edition = EDITION_3_1,
    turn: int = 0,
    dealer: int | None = None,
    statuses: Sequence[str] | None = None,
    discard: str = "",
    reshuffles: Sequence[str] = (),
    totals: Sequence[int] | None = None,
    target: int = 200,
    decks: int = 1,
) -> Table:
    """Set up a position, checked, and move it on to its first question. The last seat deals by default."""
    if hands is not None:
        seats = len(hands)
    state = position(
        seats,
        edition=edition,
        target=target,
        decks=decks,
        dealer=seats - 1 if dealer is None else dealer,
        phase=Phase.BETWEEN if hands is None else Phase.ROUND,
        turn=(turn - 1) % seats,
        totals=totals,
        statuses=statuses,
        hands=hands,
        draw_pile=parse_cards(pile)[::-1],
        discard_pile=discard,
    )
    return Table(Referee(state, ScriptedSource([parse_cards(one) for one in reshuffles])))
