"""Exact chances from the counts of unseen cards, as pairs of whole numbers."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from flip7.rules import CARDS, NUMBERS

if TYPE_CHECKING:
    from collections.abc import Sequence

Chance = tuple[int, int]
"""Favourable cases and all cases; compare by cross-multiplying, never as rounded floats."""


def matching(numbers: int, counts: Sequence[int]) -> int:
    """Count the cards that repeat one of the Numbers held.

    Args:
        numbers: the Numbers held, as a bit mask.
        counts: how many copies of each kind there are, in canonical order.

    >>> matching(1 << 12 | 1 << 3, [1] * 22)
    2
    """
    return sum(counts[number] for number in NUMBERS if numbers >> number & 1)


def duplicate_chance(numbers: int, counts: Sequence[int]) -> Chance:
    """Return the chance that the next card repeats a Number held; 0 of 1 if there are no cards.

    >>> from flip7.rules import COPIES
    >>> duplicate_chance(1 << 12, COPIES)
    (12, 94)
    """
    size = sum(counts)
    return (matching(numbers, counts), size) if size else (0, 1)


def three_card_bust_chance(numbers: int, second_chance: bool, counts: Sequence[int]) -> Chance:  # noqa: FBT001  # it is part of the hand
    """Return the chance that three cards bust a hand, counting matches with the Numbers held now.

    Hypergeometric: at least one match among three cards, at least two with a Second Chance in front. That
    the three may match one another, or be fewer, is left out.

    >>> from flip7.rules import COPIES
    >>> three_card_bust_chance(1 << 12, False, COPIES)
    (45484, 134044)
    """
    size = sum(counts)
    cards = min(3, size)
    matches = matching(numbers, counts)
    ways = comb(size, cards)
    safe = comb(size - matches, cards)
    if second_chance and cards:
        safe += matches * comb(size - matches, cards - 1)
    return ways - safe, ways


def mean_gain(counts: Sequence[int]) -> Chance:
    """Return the mean points of one card, Numbers and +N only, as points over cards.

    >>> mean_gain([0] * 12 + [1, 1] + [0] * 8)
    (14, 2)
    """
    size = sum(counts)
    worth = sum((card if card.is_number else card.addition) * counts[card] for card in CARDS)
    return (worth, size) if size else (0, 1)
