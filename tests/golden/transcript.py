"""Writes a whole game as a text that a person can read: what happened, and how the table then stands."""

from __future__ import annotations

from collections import Counter

from flip7.engine import (
    Asked,
    CardDropped,
    CardPlayed,
    CardTurned,
    Choice,
    ChooseTarget,
    Event,
    GameEnded,
    HitOrStay,
    Question,
    Referee,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    SeededSource,
    State,
    Stayed,
    new_game,
)
from flip7.rules import CARDS, Card, Edition, points


def row(cards: list[Card] | tuple[Card, ...]) -> str:
    """Cards in order of arrival."""
    return " ".join(map(str, cards)) or "nothing"


def described(question: Question) -> str:
    """A question with its options."""
    if isinstance(question, HitOrStay):
        return f"seat {question.seat} is asked: hit or stay?"
    waited = " that was set aside" if question.was_set_aside else ""
    options = ", ".join(map(str, question.options))
    return f"seat {question.seat} is asked for the target of the {question.card}{waited}: {options}?"


def told(event: Event) -> str:
    """One event as a line with all that it says."""
    match event:
        case RoundStarted():
            line = (
                f"round {event.round} begins, dealer {event.dealer}, totals {list(event.totals)}, "
                f"{event.draw_pile} in the draw pile, {event.discard_pile} in the discard pile"
            )
        case CardTurned():
            step = f" {event.step} of 3" if event.step else ""
            line = (
                f"seat {event.seat} turns up {event.card} ({event.cause}{step}): {event.outcome}, "
                f"{event.points} points, {event.different} different, {event.draw_pile} left"
            )
        case CardPlayed():
            how = "must play" if event.forced else "plays"
            card = f"{event.card} set aside" if event.was_set_aside else event.card
            line = f"seat {event.seat} {how} the {card} on seat {event.target}, {event.points} points"
        case CardDropped():
            line = f"seat {event.seat} drops the {event.card}: {event.reason}"
        case Reshuffled():
            line = f"the discard pile is shuffled: {event.cards} cards"
        case Stayed():
            line = f"seat {event.seat} stays with {event.points} points"
        case Asked():
            others = ", ".join(f"{seat} with {score}" for seat, score in event.still_in) or "nobody"
            line = (
                f"{described(event.question)} In front: {row(event.cards)} ({event.points} points, "
                f"{event.different} different); {event.matching} of {event.draw_pile} match; "
                f"still in: {others}"
            )
        case RoundEnded():
            hands = "; ".join(map(row, event.hands))
            tied = f", tied {list(event.tied)}" if event.tied else ""
            line = (
                f"round {event.round} ends ({event.reason}): {', '.join(event.statuses)}: {hands}: "
                f"points {list(event.points)}, totals {list(event.totals)} of {event.target}{tied}"
            )
        case GameEnded():
            line = (
                f"seat {event.winner} wins after {event.rounds} rounds, "
                f"totals {list(event.totals)} of {event.target}"
            )
    return line


def pictured(state: State) -> list[str]:
    """The state as lines: each row, both piles, and what is unfinished."""
    lines = [
        f"seat {seat}: {status}, {points(hand)} points: {row(hand.cards)}"
        for seat, (hand, status) in enumerate(zip(state.hands, state.statuses, strict=True))
    ]
    pile = [str(card) for card in state.draw_pile[::-1]]
    rest = f" … ({len(pile)} in all)" if len(pile) > 5 else ""
    lines.append(f"draw pile: {' '.join(pile[:5]) or 'empty'}{rest}")
    counts = Counter(state.discard_pile)
    kinds = [f"{card}×{counts[card]}" for card in CARDS if counts[card]]
    lines.append(f"discard pile: {' '.join(kinds) or 'empty'}")
    lines += [
        f"unfinished: seat {item.seat} has {item.remaining} to come, set aside: {row(item.set_aside)}"
        for item in state.business
    ]
    return lines


def decide(state: State, question: Question) -> Choice:
    """Seat 0 is the most cautious; Freeze and gifts go to the richest and the poorest other, in turn."""
    if isinstance(question, HitOrStay):
        enough = points(state.hands[question.seat]) >= 14 + 5 * question.seat
        return "stay" if enough and not state.hands[question.seat].second_chance else "hit"
    return choose_target(state, question)


def choose_target(state: State, question: ChooseTarget) -> int:
    """Freeze the richest, give Flip Three to whoever has most Numbers (itself too), a gift to the poorest."""

    def riches(seat: int) -> tuple[int, int]:
        return (points(state.hands[seat]) + state.totals[seat], seat)

    if question.card is Card("flip3"):
        return max(question.options, key=lambda seat: (state.hands[seat].different, seat))
    others = [seat for seat in question.options if seat != question.seat]
    return max(others, key=riches) if question.card is Card("freeze") else min(others, key=riches)


def transcript(edition: Edition, seats: int, seed: int, target: int) -> str:
    """Play a game and write it all down."""
    source = SeededSource(seed)
    state = new_game(seats, source, edition=edition, target=target)
    referee = Referee(state, source)
    lines = [f"edition {edition.name}, {seats} seats, seed {seed}, target {target}", ""]
    lines += [told(event) for event in referee.start()]
    while referee.question is not None:
        lines += [f"    {line}" for line in pictured(state)]
        choice = decide(state, referee.question)
        lines += ["", f"> seat {referee.question.seat}: {choice}"]
        lines += [told(event) for event in referee.apply(choice)]
    lines += [f"    {line}" for line in pictured(state)]
    return "\n".join(lines) + "\n"
