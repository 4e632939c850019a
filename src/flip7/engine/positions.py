"""Games set up: the start of a new one, and positions made by hand with all their faults named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flip7.engine.decisions import HitOrStay
from flip7.engine.refusals import PositionRefused
from flip7.engine.state import Phase, State
from flip7.rules import (
    EDITION_3_1,
    FLIP_THREE,
    FREEZE,
    SECOND_CHANCE,
    Fault,
    Status,
    copies_faults,
    full_deck,
    in_canonical_order,
    standing_faults,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flip7.engine.dealing import CardSource
    from flip7.engine.decisions import Question
    from flip7.rules import Edition


def new_game(
    seats: int,
    source: CardSource,
    *,
    edition: Edition = EDITION_3_1,
    target: int = 200,
    decks: int = 1,
    dealer: int | None = None,
) -> State:
    """Shuffle, choose the first dealer and return the state before the first round (R05–R07).

    Args:
        seats: how many players, at least 1.
        source: shuffles the deck and draws the dealer.
        edition: a printed edition or a house rule.
        target: the total that ends the game, at least 1 (R26).
        decks: how many decks, at least 1 (R06).
        dealer: the first dealer, if it is not to be drawn.

    Raises:
        PositionRefused: a number is out of range.

    >>> from flip7.engine import SeededSource
    >>> state = new_game(3, SeededSource(7))
    >>> state.dealer, len(state.draw_pile), str(state.draw_pile[-1])
    (1, 94, 'freeze')
    """
    faults = list(_setting_faults(seats, target, decks, 0 if dealer is None else dealer))
    if not faults and dealer is None:
        dealer = source.dealer(seats)
        faults = list(_setting_faults(seats, target, decks, dealer))
    if faults or dealer is None:
        raise PositionRefused(faults)
    return State(
        seats,
        edition=edition,
        target=target,
        decks=decks,
        dealer=dealer,
        draw_pile=source.shuffle(full_deck(decks), 0),
    )


def position(seats: int, **setting: Any) -> State:
    """Set up a position as the constructor of ``State`` does, and refuse one that cannot occur.

    Raises:
        PositionRefused: with every fault by name.
        ValueError: a card, status or phase is unknown.

    >>> try:
    ...     position(2, draw_pile="5", hands=["9 9", "12"], phase="round", dealer=2)
    ... except PositionRefused as refused:
    ...     print([fault.name for fault in refused.faults])
    ['dealer', 'duplicate-number']
    """
    state = State(seats, **setting)
    faults = position_faults(state)
    if faults:
        raise PositionRefused(faults)
    return state


def position_faults(state: State) -> list[Fault]:
    """Name all the faults of a position, not only the first.

    >>> from flip7.engine import State
    >>> [fault.name for fault in position_faults(State(2))]
    ['no-cards']
    """
    faults = list(_setting_faults(state.seats, state.target, state.decks, state.dealer))
    for name in ("statuses", "hands"):
        length = len(getattr(state, name))
        if length != state.seats:
            faults.append(Fault("length", f"{name} has {length} items, but there are {state.seats} seats"))
    for seat, total in enumerate(state.totals):
        if total < 0:
            faults.append(Fault("negative-total", f"the total of seat {seat} is {total}, below 0"))
    # ``cards`` also counts what is set aside or looks for its target.
    counts = state.cards()
    if not any(counts):
        faults.append(Fault("no-cards", "the position has no card at all; it needs at least one"))
    faults += copies_faults(in_canonical_order(counts), state.decks, "the position")
    for seat, (hand, status) in enumerate(zip(state.hands, state.statuses, strict=False)):
        faults += standing_faults(
            hand.cards,
            status,
            staying_needs_a_card=state.edition.staying_needs_a_card,
            where=f"seat {seat}",
        )
    faults += _phase_faults(state)
    # Lists of a wrong length cannot be asked about single seats.
    if not any(fault.name == "length" for fault in faults):
        faults += _business_faults(state)
    return faults


def _setting_faults(seats: int, target: int, decks: int, dealer: int) -> Iterator[Fault]:
    if seats < 1:
        yield Fault("no-seats", f"a game needs at least one player, not {max(seats, 0)}")
    if target < 1:
        yield Fault("target", f"the target must be at least 1, not {target}")
    if decks < 1:
        yield Fault("decks", f"there must be at least one deck, not {decks}")
    if not 0 <= dealer < max(seats, 1):
        yield Fault("dealer", f"the dealer must be a seat from 0 to {max(seats, 1) - 1}, not {dealer}")


def _phase_faults(state: State) -> Iterator[Fault]:
    """What does not fit the phase the state says it is in."""
    in_round = state.phase is Phase.ROUND
    if not in_round:
        if any(hand.cards for hand in state.hands):
            yield Fault(
                "hands-between-rounds", "no round is being played, but there are cards in front of players"
            )
        if any(status is not Status.ACTIVE for status in state.statuses):
            yield Fault("statuses-between-rounds", "no round is being played, but not everyone is active")
        if state.question is not None or state.business or state.undealt:
            yield Fault(
                "unfinished-between-rounds", "no round is being played, but something in it is unfinished"
            )
    if not 0 <= state.turn < max(state.seats, 1):
        yield Fault("turn", f"the turn must be a seat from 0 to {state.seats - 1}, not {state.turn}")
    if state.undealt > 0 and not state.edition.opening_deal:
        yield Fault("undealt", "this edition has no opening deal, but seats are still to be dealt to (R01)")
    if not 0 <= state.undealt <= state.seats:
        yield Fault("undealt", f"from 0 to {state.seats} seats can still be dealt to, not {state.undealt}")
    top = max(state.totals, default=0)
    won = top >= state.target and state.totals.count(top) == 1
    if state.over and not (won and state.winner == state.totals.index(top)):
        yield Fault("winner", "the game is over, but the winner is not the one seat that leads (R26, R27)")
    if not state.over and state.winner is not None:
        yield Fault("winner", "the game is not over, but it has a winner")


def _business_faults(state: State) -> Iterator[Fault]:
    """What is wrong with unfinished Flip Threes and the pending question."""
    seats = range(state.seats)
    for item in state.business:
        if item.seat not in seats or not 0 <= item.remaining <= 3:  # noqa: PLR2004  # a Flip Three has three
            yield Fault("flip-three", f"{item!r} names no seat, or has no 0 to 3 cards to come (R16)")
        if any(card not in (FREEZE, FLIP_THREE) for card in item.set_aside):
            yield Fault("set-aside", f"{item!r} has set aside what is no Freeze or Flip Three (R17)")
    if state.question is not None:
        yield from _question_faults(state, state.question)


def _question_faults(state: State, question: Question) -> Iterator[Fault]:
    """What is wrong with the pending question."""
    if question.seat not in range(state.seats):
        yield Fault("question-seat", f"seat {question.seat} is asked, but there are {state.seats} seats")
    elif isinstance(question, HitOrStay):
        if state.statuses[question.seat] is not Status.ACTIVE:
            yield Fault(
                "question-seat", f"seat {question.seat} is asked to hit or stay but is not active (R09)"
            )
        yield from _turn_faults(state, question)
    else:
        legal = state.active_seats()
        if not question.card.is_action:
            yield Fault(
                "question-card", f"{question.card} looks for a target, but it is no action card (R14)"
            )
        if question.card is SECOND_CHANCE:
            if not state.hands[question.seat].second_chance:
                yield Fault(
                    "question-card",
                    f"seat {question.seat} gives a Second Chance away but has none to keep (R21)",
                )
            legal = [seat for seat in legal if not state.hands[seat].second_chance]
        if list(question.options) != legal or len(legal) < 2:  # noqa: PLR2004  # one is never asked (R14)
            yield Fault("question-options", f"{question!r} should have the options {legal} (R14, R21)")


def _turn_faults(state: State, question: HitOrStay) -> Iterator[Fault]:
    """What is wrong with a turn that is asked at this moment."""
    if question.seat != state.turn:
        yield Fault(
            "question-turn", f"seat {question.seat} is asked, but it is the turn of seat {state.turn} (R10)"
        )
    if state.undealt or state.business:
        yield Fault(
            "question-early",
            f"seat {question.seat} is asked before the deal or a Flip Three is over (R08, R16)",
        )
    if state.edition.staying_needs_a_card and not state.hands[question.seat].cards:
        yield Fault(
            "question-forced",
            f"seat {question.seat} has no card, so it can only hit and is not asked (R02, R14)",
        )
