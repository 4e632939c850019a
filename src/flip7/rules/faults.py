"""Why a hand or a whole set of cards cannot occur: every reason, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from flip7.rules.cards import CARDS, COPIES, FREEZE, LAST_NUMBER, SECOND_CHANCE, count_cards
from flip7.rules.hand import FLIP_SEVEN, Hand, Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flip7.rules.cards import Card


class Fault(NamedTuple):
    """One thing that cannot be: a name for programs and a sentence for people."""

    name: str
    sentence: str


def copies_faults(cards: Iterable[Card], decks: int, where: str) -> list[Fault]:
    """Name each kind of which there are more copies than ``decks`` decks hold (R05, R06).

    >>> from flip7.rules import parse_cards
    >>> copies_faults(parse_cards("x2 x2"), 1, "the hand")[0].sentence
    'the hand has 2 copies of x2, but 1 deck holds only 1'
    """
    return [
        Fault(
            "too-many-copies",
            f"{where} has {count} copies of {card}, but {decks} deck{'s hold' if decks > 1 else ' holds'} "
            f"only {copies * decks}",
        )
        for card, count, copies in zip(CARDS, count_cards(cards), COPIES, strict=True)
        if count > copies * decks
    ]


def hand_faults(cards: Sequence[Card], *, busted: bool = False, where: str = "the hand") -> list[Fault]:
    """Name everything that can never be in front of one player, whatever the order of arrival.

    Seven different Numbers are allowed here (a Flip 7, R12). A bust hand may hold one duplicate (R11).

    >>> from flip7.rules import parse_cards
    >>> [fault.name for fault in hand_faults(parse_cards("5 5 second second"))]
    ['duplicate-number', 'two-second-chances']
    """
    faults = []
    hand = Hand(cards)
    counts = count_cards(cards)
    doubled = [card for card in CARDS[: LAST_NUMBER + 1] if counts[card] > 1]
    if doubled and not busted:
        which = ", ".join(map(str, doubled))
        faults.append(
            Fault(
                "duplicate-number", f"{where} has the Number {which} more than once without being bust (R11)"
            )
        )
    elif len(doubled) > 1 or any(counts[card] > 2 for card in doubled):  # noqa: PLR2004  # a pair is two
        faults.append(Fault("second-duplicate", f"{where} goes on after the duplicate that bust it (R11)"))
    if hand.different > FLIP_SEVEN:
        faults.append(
            Fault(
                "too-many-numbers",
                f"{where} has {hand.different} different Numbers, but a round ends at {FLIP_SEVEN} (R12)",
            )
        )
    if busted and hand.different == FLIP_SEVEN:
        faults.append(
            Fault(
                "bust-with-flip7", f"{where} is bust with seven different Numbers, which end the round (R12)"
            )
        )
    if counts[SECOND_CHANCE] > 1:
        faults.append(
            Fault(
                "two-second-chances",
                f"{where} has {counts[SECOND_CHANCE]} Second Chances, but only one may lie in front (R20)",
            )
        )
    if busted and counts[SECOND_CHANCE]:
        faults.append(
            Fault(
                "bust-with-second-chance",
                f"{where} is bust with a Second Chance, which would have saved it (R20)",
            )
        )
    if counts[FREEZE] > 1 or (busted and counts[FREEZE]):
        faults.append(
            Fault(
                "after-freeze", f"{where} has received a card after a Freeze, which puts its player out (R15)"
            )
        )
    return faults


def standing_faults(
    cards: Sequence[Card], status: Status, *, staying_needs_a_card: bool, where: str
) -> list[Fault]:
    """Name everything that cannot be in front of a player of this status in the middle of a round.

    Besides ``hand_faults``: a Flip 7 has ended the round (R12), the last card of a bust hand is the
    duplicate (R11), that of a frozen one the Freeze (R15, R19), and nobody else has a Freeze.

    >>> from flip7.rules import parse_cards
    >>> faults = standing_faults(
    ...     parse_cards("5 9"), Status.BUSTED, staying_needs_a_card=True, where="seat 0"
    ... )
    >>> faults[0].name
    'bust-without-duplicate'
    """
    busted = status is Status.BUSTED
    faults = hand_faults(cards, busted=busted, where=where)
    if not busted and Hand(cards).different == FLIP_SEVEN:
        faults.append(
            Fault("seven-numbers", f"{where} has seven different Numbers, but the round goes on (R12)")
        )
    if busted:
        if not cards or cards[-1] > LAST_NUMBER or cards[-1] not in cards[:-1]:
            faults.append(
                Fault(
                    "bust-without-duplicate",
                    f"{where} is bust, but its last card is no duplicate Number (R11)",
                )
            )
    elif status is Status.FROZEN:
        if not cards or cards[-1] is not FREEZE:
            faults.append(
                Fault("frozen-without-freeze", f"{where} is frozen, but its last card is no Freeze (R19)")
            )
    elif FREEZE in cards:
        faults.append(
            Fault("freeze-without-effect", f"{where} has a Freeze in front but is not frozen (R15)")
        )
    if status is Status.STAYED and not cards and staying_needs_a_card:
        faults.append(Fault("stayed-with-nothing", f"{where} has stayed with no card in front (R02)"))
    return faults
