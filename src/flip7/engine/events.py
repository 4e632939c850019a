"""What happened, as data: an event alone is enough for a screen to show it.

Seats count from 0. Points are what a seat would keep if the round ended now.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flip7.engine.decisions import Question
    from flip7.rules import Card, Outcome


class Cause(StrEnum):
    """Why a card was turned up."""

    DEAL = "deal"
    """The opening deal (R08)."""
    HIT = "hit"
    """The player asked for it (R09)."""
    FORCED_HIT = "forced_hit"
    """With no card in front there was nothing to choose (R02, R14)."""
    FLIP_THREE = "flip3"
    """One of the three of a Flip Three (R16)."""


class RoundEnd(StrEnum):
    """Why a round ended."""

    NOBODY_ACTIVE = "nobody_active"
    """Everyone has stayed, bust or been frozen (R13)."""
    FLIP_SEVEN = "flip7"
    """Somebody has seven different Numbers (R12)."""
    NO_CARDS = "no_cards"
    """A card was needed, and draw pile and discard pile were empty (R25)."""


class FinalStatus(StrEnum):
    """How a seat came out of a round; whoever was still active counts as stayed."""

    STAYED = "stayed"
    FROZEN = "frozen"
    BUSTED = "busted"
    FLIP_SEVEN = "flip7"


class DropReason(StrEnum):
    """Why an action card went to the discard pile unplayed."""

    OWNER_BUST = "owner_bust"
    """Set aside by a player who has bust since (R17)."""
    NOBODY = "nobody"
    """Nobody can be given it (R04, R17, R21)."""


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round begins.

    Attributes:
        round: its number, from 1.
        dealer: the seat that deals and is last.
        totals: points of each seat so far.
        draw_pile: cards in the draw pile.
        discard_pile: cards in the discard pile.
    """

    round: int
    dealer: int
    totals: tuple[int, ...]
    draw_pile: int
    discard_pile: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A question is put.

    Attributes:
        question: who is asked what, with the legal options.
        cards: the cards in front of the seat that is asked.
        points: what it would keep.
        different: its different Numbers, 0 to 7.
        still_in: the other active seats with their points, in order from this seat's left.
        matching: how many cards of the draw pile have a Number this seat holds.
        draw_pile: cards in the draw pile.
    """

    question: Question
    cards: tuple[Card, ...]
    points: int
    different: int
    still_in: tuple[tuple[int, int], ...]
    matching: int
    draw_pile: int


@dataclass(frozen=True, slots=True)
class Stayed:
    """A seat leaves the round with its points (R09)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card was turned up for a seat.

    Attributes:
        seat: for whom.
        card: which.
        cause: why.
        outcome: what became of it.
        points: what the seat would keep now (0 when bust; the 15 of a Flip 7 included).
        different: its different Numbers now, 0 to 7.
        step: 1 to 3 within a Flip Three, else 0.
        draw_pile: cards left in the draw pile.
    """

    seat: int
    card: Card
    cause: Cause
    outcome: Outcome
    points: int
    different: int
    step: int
    draw_pile: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """An action card reached its target (R14, R15, R16, R21).

    Attributes:
        seat: who played it.
        card: Freeze, Flip Three, or a surplus Second Chance that is given.
        target: on whom.
        forced: there was only this target, so nobody was asked (R14).
        was_set_aside: it had waited for a Flip Three to end (R17).
        points: what the target would keep now.
    """

    seat: int
    card: Card
    target: int
    forced: bool
    was_set_aside: bool
    points: int


@dataclass(frozen=True, slots=True)
class CardDropped:
    """An action card went to the discard pile unplayed (R17, R21)."""

    seat: int
    card: Card
    reason: DropReason


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The discard pile became the new draw pile of so many cards (R24)."""

    cards: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over and scored; all tuples have one item a seat.

    Attributes:
        round: its number, from 1.
        dealer: who dealt.
        reason: why it ended.
        hands: the cards in front at that moment, in order of arrival.
        statuses: how each seat came out.
        points: what each scored.
        totals: each seat's total after it.
        target: the total that ends the game.
        tied: the seats level at the top when a full extra round decides (R27), else empty.
    """

    round: int
    dealer: int
    reason: RoundEnd
    hands: tuple[tuple[Card, ...], ...]
    statuses: tuple[FinalStatus, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    target: int
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over (R26–R28).

    Attributes:
        winner: the seat with the highest total.
        totals: all totals.
        rounds: how many rounds were played, which is the result of a solo challenge (R28).
        target: the total that was to be reached.
    """

    winner: int
    totals: tuple[int, ...]
    rounds: int
    target: int


Event = (
    RoundStarted
    | Asked
    | Stayed
    | CardTurned
    | CardPlayed
    | CardDropped
    | Reshuffled
    | RoundEnded
    | GameEnded
)

EVENT_TYPES: Final[tuple[type, ...]] = (
    RoundStarted,
    Asked,
    Stayed,
    CardTurned,
    CardPlayed,
    CardDropped,
    Reshuffled,
    RoundEnded,
    GameEnded,
)
