"""What a hand is worth (R22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from flip7.rules.hand import FLIP_SEVEN

if TYPE_CHECKING:
    from flip7.rules.hand import Hand

FLIP_SEVEN_BONUS: Final = 15
"""The points a Flip 7 adds (R12)."""


def points(hand: Hand) -> int:
    """Return what a hand scores if its player has not bust (R22).

    The sum of the Numbers, doubled once per x2, plus the +N cards, plus 15 for a Flip 7.

    >>> from flip7.rules import Hand, parse_cards
    >>> points(Hand(parse_cards("12 9 5 3 x2 +4")))
    62
    """
    score = (hand.number_sum << hand.doublings) + hand.additions
    return score + FLIP_SEVEN_BONUS if hand.different == FLIP_SEVEN else score


class Step(NamedTuple):
    """One line of the arithmetic of a score.

    Attributes:
        kind: ``numbers``, ``double``, ``add``, ``flip7`` or ``busted``.
        amount: what this step contributes: the sum of the Numbers, the factor 2, the points added.
        total: the score after this step.
    """

    kind: str
    amount: int
    total: int


def score_steps(hand: Hand, *, busted: bool = False) -> list[Step]:
    """Return the steps of a score in the order of the score guide (R22); the last total is the score.

    >>> from flip7.rules import Hand, parse_cards
    >>> [step.total for step in score_steps(Hand(parse_cards("12 9 5 3 x2 +4")))]
    [29, 58, 62]
    """
    total = hand.number_sum
    steps = [Step("numbers", total, total)]
    for _ in range(hand.doublings):
        total *= 2
        steps.append(Step("double", 2, total))
    for card in hand.cards:
        if card.addition:
            total += card.addition
            steps.append(Step("add", card.addition, total))
    if hand.different == FLIP_SEVEN:
        total += FLIP_SEVEN_BONUS
        steps.append(Step("flip7", FLIP_SEVEN_BONUS, total))
    if busted:
        steps.append(Step("busted", -total, 0))
    return steps
