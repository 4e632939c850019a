"""Chances from counts, against enumerating every case on small decks."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.rules import COPIES, Card, count_cards, parse_cards
from flip7.strategies.counting import duplicate_chance, matching, mean_gain, three_card_bust_chance

CARDS = st.sampled_from([Card(kind) for kind in range(22)])
SMALL_DECKS = st.lists(CARDS, max_size=9)
NUMBERS_HELD = st.sets(st.integers(0, 12), max_size=6)


def mask(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


def as_fraction(chance: tuple[int, int]) -> Fraction:
    favourable, cases = chance
    assert 0 <= favourable <= cases
    assert cases > 0
    return Fraction(favourable, cases)


def worth(card: Card) -> int:
    """The points a card adds by itself, read from its code."""
    code = str(card)
    return int(code) if code.isdigit() or code.startswith("+") else 0


@given(NUMBERS_HELD, SMALL_DECKS)
def test_matching_cards_are_the_numbers_held(held: set[int], deck: list[Card]) -> None:
    codes = {str(number) for number in held}
    assert matching(mask(held), count_cards(deck)) == sum(str(card) in codes for card in deck)


@given(NUMBERS_HELD, SMALL_DECKS.filter(bool))
def test_the_chance_of_a_duplicate_is_the_share_of_matching_cards(held: set[int], deck: list[Card]) -> None:
    codes = {str(number) for number in held}
    cases = [str(card) in codes for card in deck]
    assert as_fraction(duplicate_chance(mask(held), count_cards(deck))) == Fraction(sum(cases), len(cases))


@settings(max_examples=200)
@given(NUMBERS_HELD, st.booleans(), SMALL_DECKS)
def test_the_chance_to_bust_on_three_cards_is_that_of_every_three_cards(
    held: set[int], second_chance: bool, deck: list[Card]
) -> None:
    codes = {str(number) for number in held}
    draws = list(combinations(deck, min(3, len(deck))))
    needed = 2 if second_chance else 1
    busts = sum(sum(str(card) in codes for card in draw) >= needed for draw in draws)
    chance = three_card_bust_chance(mask(held), second_chance, count_cards(deck))
    assert chance == (busts, len(draws)), "the denominator is the same for all hands, so that they compare"


@given(SMALL_DECKS.filter(bool))
def test_the_mean_gain_is_the_mean_of_all_cards(deck: list[Card]) -> None:
    assert Fraction(*mean_gain(count_cards(deck))) == Fraction(sum(map(worth, deck)), len(deck))


def test_of_a_whole_deck() -> None:
    # 12 of the 94 are twelves; 82 * 81 * 80 / 6 ways to avoid them, of 94 * 93 * 92 / 6.
    assert duplicate_chance(1 << 12, COPIES) == (12, 94)
    assert three_card_bust_chance(1 << 12, False, COPIES) == (134_044 - 88_560, 134_044)
    # One of them may come when a Second Chance lies in front: 12 * 82 * 81 / 2 more ways.
    assert three_card_bust_chance(1 << 12, True, COPIES) == (134_044 - 88_560 - 39_852, 134_044)
    # 650 points of Numbers and 30 of the +N cards.
    assert mean_gain(COPIES) == (680, 94)


@pytest.mark.parametrize("second_chance", [False, True])
def test_without_cards_nothing_can_happen(second_chance: bool) -> None:
    nothing = [0] * 22
    assert duplicate_chance(1 << 5, nothing) == (0, 1)
    assert three_card_bust_chance(1 << 5, second_chance, nothing) == (0, 1)
    assert mean_gain(nothing) == (0, 1)


def test_the_only_card_is_a_certainty() -> None:
    five = count_cards(parse_cards("5"))
    assert duplicate_chance(1 << 5, five) == (1, 1)
    assert three_card_bust_chance(1 << 5, False, five) == (1, 1)
    assert three_card_bust_chance(1 << 5, True, five) == (0, 1)
