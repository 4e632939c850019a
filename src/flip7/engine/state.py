"""The whole of a game at one moment: it can be copied, compared, printed, stored and resumed."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from flip7.engine.decisions import ChooseTarget
from flip7.rules import EDITION_3_1, Card, Hand, Status, count_cards, parse_cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flip7.engine.decisions import Question
    from flip7.rules import Edition

Cards = str | list[Card] | tuple[Card, ...]
"""Cards as a constructor takes them: a text of codes parted by spaces, or cards."""


class Phase(StrEnum):
    """Where the game stands."""

    BETWEEN = "between"
    """The next round has not begun."""
    ROUND = "round"
    """A round is being dealt or played."""
    OVER = "over"
    """Somebody has won."""


class FlipThree:
    """A Flip Three that is not finished (R16), with the actions it has set aside (R17).

    Attributes:
        seat: who takes the three cards.
        remaining: how many are still to come, 0 to 3.
        set_aside: the Freezes and Flip Threes that wait, in the order revealed.

    >>> FlipThree(2, 1, "freeze flip3")
    FlipThree(2, 1, 'freeze flip3')
    """

    __slots__ = ("remaining", "seat", "set_aside")

    def __init__(self, seat: int, remaining: int = 3, set_aside: Cards = ()) -> None:
        """Begin one for ``seat``."""
        self.seat = seat
        self.remaining = remaining
        self.set_aside = parse_cards(set_aside)

    def copy(self) -> FlipThree:
        """Return an equal one that shares nothing."""
        return FlipThree(self.seat, self.remaining, tuple(self.set_aside))

    def __eq__(self, other: object) -> bool:
        """Compare what is left to do."""
        if not isinstance(other, FlipThree):
            return NotImplemented
        mine = (self.seat, self.remaining, self.set_aside)
        return mine == (other.seat, other.remaining, other.set_aside)

    __hash__ = None  # type: ignore[assignment]  # it changes, so it has no hash

    def __repr__(self) -> str:
        return f"FlipThree({self.seat}, {self.remaining}, {_codes(self.set_aside)!r})"


class RoundMark:
    """Which round is played and who deals it: apart from the state, so that a view can share it.

    Attributes:
        dealer: the seat, from 0, that deals.
        round: the number of the round, from 1.
    """

    __slots__ = ("dealer", "round")

    def __init__(self, dealer: int, round: int) -> None:  # noqa: A002  # the field's name for it
        """Mark a round."""
        self.dealer = dealer
        self.round = round


class State:
    """A game at one moment.

    The constructor believes what it is given; ``flip7.engine.position`` checks it. The lists stay the same
    objects for the life of a state, so that a view of one of them always shows the present.

    Attributes:
        edition: the printed edition, or a house rule.
        target: the total that ends the game (R26), at least 1.
        decks: how many decks of 94 are in play (R06), at least 1.
        mark: which round it is and who deals it; also as ``round`` and ``dealer``.
        phase: between rounds, in a round, or over.
        turn: the seat that acts or acted last in this round.
        undealt: how many seats the opening deal has still to serve (R08).
        draw_pile: the cards to come; **the last element is drawn next**.
        discard_pile: in the order in which cards went there.
        hands: the cards in front of each seat.
        statuses: how each seat stands in this round.
        totals: the points of each seat from finished rounds.
        business: unfinished Flip Threes, the innermost last.
        question: what is being asked now, or ``None``.
        shuffles: how many shuffles there were, the first before the game included.
        winner: the seat that won, or ``None``.
        unseen: how many copies of each of the 22 kinds the draw pile holds. Derived, and public (R29).

    >>> state = State(2, draw_pile="5 9", hands=["12", "3 +4"], phase=Phase.ROUND)
    >>> state == state.copy(), state.hands[1], state.unseen[9]
    (True, Hand('3 +4'), 1)
    >>> from flip7.rules import Edition
    >>> eval(repr(state)) == state
    True
    """

    __slots__ = (
        "business",
        "decks",
        "discard_pile",
        "draw_pile",
        "edition",
        "hands",
        "mark",
        "phase",
        "question",
        "shuffles",
        "statuses",
        "target",
        "totals",
        "turn",
        "undealt",
        "unseen",
        "winner",
    )

    def __init__(
        self,
        seats: int,
        *,
        edition: Edition = EDITION_3_1,
        target: int = 200,
        decks: int = 1,
        dealer: int = 0,
        round: int = 1,  # noqa: A002  # the field's name for it
        phase: Phase | str = Phase.BETWEEN,
        turn: int = 0,
        undealt: int = 0,
        totals: Iterable[int] | None = None,
        statuses: Iterable[Status | str] | None = None,
        hands: Iterable[Cards] | None = None,
        draw_pile: Cards = (),
        discard_pile: Cards = (),
        business: Iterable[FlipThree] = (),
        question: Question | None = None,
        shuffles: int = 1,
        winner: int | None = None,
    ) -> None:
        """Set up a moment for so many seats; what is not given is as before the first round."""
        self.edition = edition
        self.target = target
        self.decks = decks
        self.mark = RoundMark(dealer, round)
        self.phase = Phase(phase)
        self.turn = turn
        self.undealt = undealt
        self.totals = [0] * seats if totals is None else list(totals)
        self.statuses = (
            [Status.ACTIVE] * seats if statuses is None else [Status(status) for status in statuses]
        )
        self.hands = (
            [Hand() for _ in range(seats)] if hands is None else [Hand(parse_cards(cards)) for cards in hands]
        )
        self.draw_pile = parse_cards(draw_pile)
        self.discard_pile = parse_cards(discard_pile)
        self.business = list(business)
        self.question = question
        self.shuffles = shuffles
        self.winner = winner
        self.unseen = count_cards(self.draw_pile)

    @property
    def dealer(self) -> int:
        """The seat, from 0, that deals this round."""
        return self.mark.dealer

    @dealer.setter
    def dealer(self, seat: int) -> None:
        self.mark.dealer = seat

    @property
    def round(self) -> int:  # the field's name for it
        """The number of the round, from 1."""
        return self.mark.round

    @round.setter  # noqa: A003  # see above
    def round(self, number: int) -> None:  # see above
        self.mark.round = number

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.totals)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.phase is Phase.OVER

    def active_seats(self) -> list[int]:
        """Return the seats still in the round, ascending (R14)."""
        return [seat for seat, status in enumerate(self.statuses) if status is Status.ACTIVE]

    def cards(self) -> list[int]:
        """Count every card of the game, wherever it lies: 22 counts in canonical order.

        Draw pile, discard pile, hands, set-aside cards and a card that looks for its target. The counts
        never change during a game.
        """
        counts = count_cards(self.draw_pile + self.discard_pile)
        for pile in [hand.cards for hand in self.hands] + [item.set_aside for item in self.business]:
            for card in pile:
                counts[card] += 1
        if isinstance(self.question, ChooseTarget):
            counts[self.question.card] += 1
        return counts

    def copy(self) -> State:
        """Return an equal state that shares nothing that can change."""
        twin = State.__new__(State)
        twin.edition = self.edition
        twin.target = self.target
        twin.decks = self.decks
        twin.mark = RoundMark(self.mark.dealer, self.mark.round)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.undealt = self.undealt
        twin.totals = self.totals.copy()
        twin.statuses = self.statuses.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.draw_pile = self.draw_pile.copy()
        twin.discard_pile = self.discard_pile.copy()
        twin.business = [item.copy() for item in self.business]
        twin.question = self.question
        twin.shuffles = self.shuffles
        twin.winner = self.winner
        twin.unseen = self.unseen.copy()
        return twin

    def become(self, other: State) -> None:
        """Take over all of another state of as many seats, which must not be used any more.

        Lists and hands stay the same objects, so that views of them show the present.
        """
        for mine, theirs in zip(self.hands, other.hands, strict=True):
            mine.become(theirs)
        for name in _COMPARED:
            if name == "hands":
                continue
            present, past = getattr(self, name), getattr(other, name)
            if isinstance(present, list):
                present[:] = past
            else:
                setattr(self, name, past)

    def __eq__(self, other: object) -> bool:
        """States are equal when the games they describe can only go on alike."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]  # a state changes, so it has no hash

    def __repr__(self) -> str:
        parts = [f"State({self.seats}", f"edition={self.edition!r}", f"target={self.target}"]
        parts += [f"{name}={getattr(self, name)}" for name in ("decks", "dealer", "round")]
        parts += [f"phase={self.phase.value!r}", f"turn={self.turn}", f"undealt={self.undealt}"]
        parts += [f"totals={self.totals}", f"statuses={[status.value for status in self.statuses]}"]
        parts.append(f"hands={[_codes(hand.cards) for hand in self.hands]}")
        parts += [f"draw_pile={_codes(self.draw_pile)!r}", f"discard_pile={_codes(self.discard_pile)!r}"]
        parts += [f"business={self.business}", f"question={self.question!r}"]
        parts += [f"shuffles={self.shuffles}", f"winner={self.winner}"]
        return ", ".join(parts) + ")"


_COMPARED = (*(name for name in State.__slots__ if name != "mark"), "dealer", "round")
"""What makes a state; the mark is compared by what it says."""


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
