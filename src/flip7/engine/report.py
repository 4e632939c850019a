"""Builds the larger events out of the state, for the referee, and only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from flip7.engine.events import Asked, CardTurned, FinalStatus, RoundEnded
from flip7.rules import FLIP_SEVEN, NUMBERS, Outcome, Status, points

if TYPE_CHECKING:
    from flip7.engine.decisions import Question
    from flip7.engine.events import Cause, Event, RoundEnd
    from flip7.engine.state import State
    from flip7.rules import Card, Hand

_FINAL = {
    Status.ACTIVE: FinalStatus.STAYED,
    Status.STAYED: FinalStatus.STAYED,
    Status.FROZEN: FinalStatus.FROZEN,
    Status.BUSTED: FinalStatus.BUSTED,
}


def turned(  # noqa: PLR0917  # called for every card
    state: State, log: list[Event], seat: int, card: Card, cause: Cause, outcome: Outcome, step: int
) -> None:
    """Log a card that was turned up, after it has taken effect on the hand."""
    hand = state.hands[seat]
    kept = 0 if outcome is Outcome.BUSTED else points(hand)
    log.append(CardTurned(seat, card, cause, outcome, kept, hand.different, step, len(state.draw_pile)))


def asked(state: State, log: list[Event]) -> None:
    """Log the pending question, there being one, with all that its seat can see of its own position."""
    question = cast("Question", state.question)
    hand = state.hands[question.seat]
    seats = state.seats
    others = ((question.seat + step) % seats for step in range(1, seats))
    log.append(
        Asked(
            question,
            tuple(hand.cards),
            points(hand),
            hand.different,
            tuple(
                (other, points(state.hands[other]))
                for other in others
                if state.statuses[other] is Status.ACTIVE
            ),
            matching(hand, state.unseen),
            len(state.draw_pile),
        )
    )


def matching(hand: Hand, unseen: list[int]) -> int:
    """Count the cards of the draw pile whose Number the hand holds (R11).

    >>> from flip7.rules import Hand, parse_cards, COPIES
    >>> matching(Hand(parse_cards("12 3 +4")), list(COPIES))
    15
    """
    return sum(unseen[card] for card in NUMBERS if hand.numbers >> card & 1)


def round_ended(state: State, reason: RoundEnd, scored: list[int]) -> RoundEnded:
    """Describe a round that was just scored, before the table is cleared."""
    top = max(state.totals)
    level = tuple(seat for seat, total in enumerate(state.totals) if total == top)
    return RoundEnded(
        state.round,
        state.dealer,
        reason,
        tuple(tuple(hand.cards) for hand in state.hands),
        tuple(
            FinalStatus.FLIP_SEVEN if hand.different == FLIP_SEVEN else _FINAL[status]
            for hand, status in zip(state.hands, state.statuses, strict=True)
        ),
        tuple(scored),
        tuple(state.totals),
        state.target,
        level if top >= state.target and len(level) > 1 else (),
    )
