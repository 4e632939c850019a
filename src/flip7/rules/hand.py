"""The cards in front of one player, and what a new card does to them (R11, R12, R20)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from flip7.rules.cards import DOUBLE, FREEZE, LAST_NUMBER, SECOND_CHANCE, Card

if TYPE_CHECKING:
    from collections.abc import Iterable

FLIP_SEVEN: Final = 7
"""How many different Numbers make a Flip 7 (R12)."""


class Status(StrEnum):
    """How a player stands in the round."""

    ACTIVE = "active"
    """Still in: is asked, and may be chosen as a target."""
    STAYED = "stayed"
    """Out by choice, points kept (R09)."""
    FROZEN = "frozen"
    """Out by a Freeze, points kept (R15)."""
    BUSTED = "busted"
    """Out with 0 points (R11)."""


class Outcome(StrEnum):
    """What became of a card that was turned up for a player."""

    KEPT = "kept"
    """It lies in front of the player."""
    BUSTED = "busted"
    """A second copy of a Number: the player is out with 0 points (R11)."""
    SAVED = "saved"
    """A second copy, but a Second Chance was used: both go to the discard pile (R20)."""
    FLIP_SEVEN = "flip7"
    """The seventh different Number: the round is over for everyone (R12)."""
    SURPLUS = "surplus"
    """A second Second Chance, which must be given away (R21)."""
    ACTION = "action"
    """A Freeze or a Flip Three, which looks for a target (R14)."""
    SET_ASIDE = "set_aside"
    """A Freeze or a Flip Three that waits until a Flip Three is over (R03, R17)."""


KEPT: Final = Outcome.KEPT
BUSTED: Final = Outcome.BUSTED
SAVED: Final = Outcome.SAVED
FLIPPED_SEVEN: Final = Outcome.FLIP_SEVEN
SURPLUS: Final = Outcome.SURPLUS
ACTION: Final = Outcome.ACTION
SET_ASIDE: Final = Outcome.SET_ASIDE


class Hand:
    """The cards in front of a player, in order of arrival, with running sums.

    Attributes:
        cards: everything in front, the duplicate of a bust included (R11, R19).
        numbers: the different Numbers held, as a bit mask (bit n for Number n).
        different: how many different Numbers are held, 0 to 7.
        number_sum: the sum of the different Numbers.
        doublings: how many x2 are held.
        additions: the sum of the +N modifiers.
        second_chance: whether a Second Chance lies in front.

    >>> hand = Hand([Card("12"), Card("+4")])
    >>> hand.receive(Card("12"))
    <Outcome.BUSTED: 'busted'>
    >>> hand
    Hand('12 +4 12')
    """

    __slots__ = (
        "additions",
        "cards",
        "different",
        "doublings",
        "number_sum",
        "numbers",
        "second_chance",
    )

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Lay out ``cards`` one after the other, as they arrived; none of them acts."""
        self.cards: list[Card] = []
        self.numbers = 0
        self.different = 0
        self.number_sum = 0
        self.doublings = 0
        self.additions = 0
        self.second_chance = False
        for card in cards:
            self.lay(card)

    def receive(self, card: Card) -> Outcome:
        """Take a card that was turned up for this player and say what became of it.

        A kept card and the duplicate of a bust are laid in front. In the other cases the card is not:
        ``SAVED`` takes the Second Chance away too (the caller discards both, R20), ``SURPLUS`` and
        ``ACTION`` leave the card to be played.
        """
        if card <= LAST_NUMBER:
            bit = 1 << card
            if self.numbers & bit:
                if self.second_chance:
                    self.second_chance = False
                    self.cards.remove(SECOND_CHANCE)
                    return SAVED
                self.cards.append(card)
                return BUSTED
            self.cards.append(card)
            self.numbers |= bit
            self.number_sum += card
            self.different += 1
            return FLIPPED_SEVEN if self.different == FLIP_SEVEN else KEPT
        if card is SECOND_CHANCE and self.second_chance:
            return SURPLUS
        if FREEZE <= card < SECOND_CHANCE:
            return ACTION
        self.lay(card)
        return KEPT

    def lay(self, card: Card) -> None:
        """Lay a card in front without asking what it does: an action played here (R19), a hand set up."""
        self.cards.append(card)
        if card <= LAST_NUMBER:
            if not self.numbers >> card & 1:
                self.numbers |= 1 << card
                self.number_sum += card
                self.different += 1
        elif card is DOUBLE:
            self.doublings += 1
        elif card is SECOND_CHANCE:
            self.second_chance = True
        else:
            self.additions += card.addition

    def holds(self, card: Card) -> bool:
        """Whether a Number is already held, so that another copy would bust or use a Second Chance."""
        return bool(card <= LAST_NUMBER and self.numbers >> card & 1)

    def clear(self) -> None:
        """Take all cards away."""
        self.cards.clear()
        self.numbers = 0
        self.different = 0
        self.number_sum = 0
        self.doublings = 0
        self.additions = 0
        self.second_chance = False

    def copy(self) -> Hand:
        """Return an equal hand that shares nothing with this one."""
        twin = Hand.__new__(Hand)
        twin.become(self)
        return twin

    def become(self, other: Hand) -> None:
        """Hold the same cards as another hand, sharing nothing with it."""
        self.cards = other.cards.copy()
        self.numbers = other.numbers
        self.different = other.different
        self.number_sum = other.number_sum
        self.doublings = other.doublings
        self.additions = other.additions
        self.second_chance = other.second_chance

    def __eq__(self, other: object) -> bool:
        """Hands are equal when they hold the same cards in the same order of arrival."""
        return self.cards == other.cards if isinstance(other, Hand) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a hand changes, so it has no hash

    def __repr__(self) -> str:
        return f"Hand({' '.join(map(str, self.cards))!r})"
