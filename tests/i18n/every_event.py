"""Every kind of event the referee can report, in all the variants that change a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from flip7.engine import (
    Asked,
    CardDropped,
    CardPlayed,
    CardTurned,
    Cause,
    ChooseTarget,
    DropReason,
    Event,
    FinalStatus,
    GameEnded,
    HitOrStay,
    Reshuffled,
    RoundEnd,
    RoundEnded,
    RoundStarted,
    Stayed,
)
from flip7.rules import ACTIONS, FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Outcome, parse_cards

NAMES = ["Ann", "Bo", "Cy"]
SEATS = range(3)
VIEWS = (None, 0, 1, 2)
COUNTS = (0, 1, 2, 5, 21, 1_000_000)

_NUMBERS = tuple(parse_cards("0 1 8 12"))
_CARDS_OF: dict[Outcome, tuple[Card, ...]] = {
    Outcome.KEPT: (*_NUMBERS, *parse_cards("+2 +10 x2 second")),
    Outcome.BUSTED: _NUMBERS,
    Outcome.SAVED: _NUMBERS,
    Outcome.FLIP_SEVEN: _NUMBERS,
    Outcome.SURPLUS: (SECOND_CHANCE,),
    Outcome.ACTION: (FREEZE, FLIP_THREE),
    Outcome.SET_ASIDE: (FREEZE, FLIP_THREE),
}
_HANDS = ("", "flip3", "8", "+4", "second", "12 8 5", "flip3 8 12 +4 x2 second 0", "x2 x2 +10")


def every_event() -> Iterator[Event]:
    """Give them all; three seats, and one or two where the number of seats matters."""
    for seats in (1, 2, 3):
        for round_, dealer in product((1, 12), range(seats)):
            yield RoundStarted(round_, dealer, (0,) * seats, 94, 0)
    yield from turns()
    yield from targets()
    for seat, points in product(SEATS, COUNTS):
        yield Stayed(seat, points)
    yield from cards_turned()
    yield from cards_played()
    for seat, card, reason in product(SEATS, ACTIONS, DropReason):
        yield CardDropped(seat, card, reason)
    for cards in COUNTS[1:]:
        yield Reshuffled(cards)
    yield from rounds_ended()
    yield from games_ended()


def turns() -> Iterator[Asked]:
    """Turns with every sort of hand, and with nobody, some, all or very many others still in."""
    for seat, hand in product(SEATS, _HANDS):
        everybody = [(other, 7 * other + 1) for other in SEATS if other != seat]
        crowd = [(other, 10 + other) for other in range(24) if other != seat]
        for others in ([], everybody[:1], everybody, crowd):
            cards = tuple(parse_cards(hand))
            yield Asked(HitOrStay(seat), cards, 33, 2, tuple(others), 5, 40)


def targets() -> Iterator[Asked]:
    """A target to choose, for each action."""
    for seat, card, waited in product(SEATS, ACTIONS, (False, True)):
        everybody = tuple((other, 7 * other + 1) for other in SEATS if other != seat)
        for options in ((0, 1, 2), tuple(other for other in SEATS if other != seat)):
            yield Asked(ChooseTarget(seat, card, options, waited), (), 0, 0, everybody, 0, 40)


def cards_turned() -> Iterator[CardTurned]:
    """Cards of every sort with every outcome they can have, for every cause."""
    for seat, cause, outcome in product(SEATS, Cause, Outcome):
        for card in _CARDS_OF[outcome]:
            for step in (1, 2, 3) if cause is Cause.FLIP_THREE else (0,):
                points = 0 if outcome is Outcome.BUSTED else 56
                yield CardTurned(seat, card, cause, outcome, points, 4, step, 40)


def cards_played() -> Iterator[CardPlayed]:
    """Every action on every target, chosen or forced, at once or after it was set aside."""
    for seat, card, target, forced, waited in product(SEATS, ACTIONS, SEATS, (False, True), (False, True)):
        if card is SECOND_CHANCE and (seat == target or waited):
            continue
        for points in (0, 1, 25):
            yield CardPlayed(seat, card, target, forced, waited, points)


def rounds_ended() -> Iterator[RoundEnded]:
    """Every reason, with every sort of standing, for one to three seats."""
    standings: dict[int, list[tuple[int, ...]]] = {
        1: [(0,), (25,), (203,)],
        2: [(0, 0), (25, 4), (4, 25), (30, 30), (203, 203), (210, 203)],
        3: [(0, 0, 0), (25, 4, 0), (0, 4, 25), (30, 30, 4), (9, 9, 9), (203, 90, 203), (10, 210, 203)],
    }
    for (seats, all_totals), reason in product(standings.items(), RoundEnd):
        for totals, winner in product(all_totals, range(seats)):
            statuses = [FinalStatus.STAYED, FinalStatus.FROZEN, FinalStatus.BUSTED][:seats]
            if reason is RoundEnd.FLIP_SEVEN:
                statuses[winner] = FinalStatus.FLIP_SEVEN
            top = max(totals)
            level = tuple(seat for seat, total in enumerate(totals) if total == top)
            tied = level if top >= 200 and len(level) > 1 else ()
            hands = ((Card("8"),),) * seats
            points = tuple(total % 50 for total in totals)
            yield RoundEnded(3, 0, reason, hands, tuple(statuses), points, totals, 200, tied)


def games_ended() -> Iterator[GameEnded]:
    """Games of one to three seats, won by each."""
    for totals in ((203,), (203, 90), (90, 203), (203, 90, 120), (1, 203, 0), (1, 2, 1_000_000)):
        for rounds in COUNTS[1:]:
            yield GameEnded(totals.index(max(totals)), totals, rounds, 200)
