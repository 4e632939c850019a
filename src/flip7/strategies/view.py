"""What a strategy may know: everything that lies face up, and nothing else (R29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.rules import Status, count_cards, points

if TYPE_CHECKING:
    from flip7.engine import State
    from flip7.engine.state import RoundMark
    from flip7.rules import Card, Edition, Hand


class View:
    """The table as one seat sees it, always in the present.

    A view is made once for a seat and a game. It holds no state and no draw pile, so that no strategy can
    look at the order of the cards to come; how many of each kind are left is public.

    Attributes:
        seat: whose view it is, from 0.
        seats: how many seats there are.
        edition: the edition that is played.
        target: the total that ends the game.
        decks: how many decks are in play.

    >>> from flip7.engine import State
    >>> view = View(State(2, hands=["12 +4", "3"], draw_pile="12 5 0", phase="round"), 0)
    >>> view.points, view.points_of(1), view.unseen[12], view.draw_pile
    (16, 3, 1, 3)
    """

    __slots__ = (
        "_discard_pile",
        "_hand",
        "_hands",
        "_mark",
        "_statuses",
        "_totals",
        "_unseen",
        "decks",
        "edition",
        "seat",
        "seats",
        "target",
    )

    seat: int
    seats: int
    edition: Edition
    target: int
    decks: int
    _hands: list[Hand]
    _hand: Hand
    _statuses: list[Status]
    _totals: list[int]
    _unseen: list[int]
    _discard_pile: list[Card]
    _mark: RoundMark

    def __init__(self, state: State, seat: int) -> None:
        """Look at ``state`` from ``seat``."""
        give = super().__setattr__
        give("seat", seat)
        give("seats", state.seats)
        give("edition", state.edition)
        give("target", state.target)
        give("decks", state.decks)
        give("_hands", state.hands)
        give("_hand", state.hands[seat])
        give("_statuses", state.statuses)
        give("_totals", state.totals)
        give("_unseen", state.unseen)
        give("_discard_pile", state.discard_pile)
        give("_mark", state.mark)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a view is for looking."""
        message = f"a view is read-only: {name} cannot be set"
        raise AttributeError(message)

    @property
    def points(self) -> int:
        """What this seat keeps if it stays (R22)."""
        return points(self._hand)

    @property
    def different(self) -> int:
        """How many different Numbers this seat has, 0 to 6."""
        return self._hand.different

    @property
    def second_chance(self) -> bool:
        """Whether a Second Chance lies in front of this seat."""
        return self._hand.second_chance

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in front of this seat, in order of arrival."""
        return tuple(self._hand.cards)

    @property
    def total(self) -> int:
        """This seat's points from finished rounds."""
        return self._totals[self.seat]

    def points_of(self, seat: int) -> int:
        """What a seat would keep now; 0 if it has bust."""
        return 0 if self._statuses[seat] is Status.BUSTED else points(self._hands[seat])

    def different_of(self, seat: int) -> int:
        """How many different Numbers a seat has."""
        return self._hands[seat].different

    def second_chance_of(self, seat: int) -> bool:
        """Whether a Second Chance lies in front of a seat."""
        return self._hands[seat].second_chance

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """The cards in front of a seat, in order of arrival."""
        return tuple(self._hands[seat].cards)

    def numbers_of(self, seat: int) -> int:
        """The different Numbers of a seat as a bit mask, bit n for Number n."""
        return self._hands[seat].numbers

    def status_of(self, seat: int) -> Status:
        """How a seat stands in the round."""
        return self._statuses[seat]

    def total_of(self, seat: int) -> int:
        """A seat's points from finished rounds."""
        return self._totals[seat]

    @property
    def active_seats(self) -> tuple[int, ...]:
        """The seats still in the round, ascending."""
        return tuple(seat for seat, status in enumerate(self._statuses) if status is Status.ACTIVE)

    @property
    def dealer(self) -> int:
        """The seat that deals this round."""
        return self._mark.dealer

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._mark.round

    @property
    def unseen(self) -> tuple[int, ...]:
        """How many copies of each of the 22 kinds the draw pile holds, in canonical order."""
        return tuple(self._unseen)

    @property
    def draw_pile(self) -> int:
        """How many cards the draw pile holds."""
        return sum(self._unseen)

    @property
    def discarded(self) -> tuple[int, ...]:
        """How many copies of each of the 22 kinds the discard pile holds."""
        return tuple(count_cards(self._discard_pile))

    @property
    def next_card(self) -> tuple[int, ...]:
        """The 22 counts among which the next card is: the draw pile, or what is reshuffled (R24)."""
        return self.unseen if any(self._unseen) else self.discarded
