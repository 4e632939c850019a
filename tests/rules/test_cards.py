"""The 22 kinds of cards, their codes and their order."""

import random
from typing import Any

import pytest

from flip7.rules import (
    ACTIONS,
    CARDS,
    COPIES,
    DOUBLE,
    FLIP_THREE,
    FREEZE,
    MODIFIERS,
    NUMBERS,
    SECOND_CHANCE,
    Card,
    count_cards,
    full_deck,
    in_canonical_order,
    parse_cards,
)

CODES = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "+2",
    "+4",
    "+6",
    "+8",
    "+10",
    "x2",
    "freeze",
    "flip3",
    "second",
]


def test_the_canonical_order() -> None:
    assert [card.code for card in CARDS] == CODES
    assert [str(card) for card in CARDS] == CODES
    assert [int(card) for card in CARDS] == list(range(22))
    assert sorted(CARDS) == list(CARDS)
    assert CARDS == NUMBERS + MODIFIERS + ACTIONS


def test_a_number_is_its_own_index() -> None:
    for number in range(13):
        assert Card(str(number)) == number
        assert Card(number).code == str(number)


def test_each_card_has_one_kind() -> None:
    for card in CARDS:
        assert [card.is_number, card.is_modifier, card.is_action].count(True) == 1
    assert tuple(card for card in CARDS if card.is_number) == NUMBERS
    assert tuple(card for card in CARDS if card.is_modifier) == MODIFIERS
    assert tuple(card for card in CARDS if card.is_action) == ACTIONS
    assert (DOUBLE.code, FREEZE.code, FLIP_THREE.code, SECOND_CHANCE.code) == (
        "x2",
        "freeze",
        "flip3",
        "second",
    )


def test_only_plus_cards_add() -> None:
    assert {card.code: card.addition for card in CARDS if card.addition} == {
        "+2": 2,
        "+4": 4,
        "+6": 6,
        "+8": 8,
        "+10": 10,
    }


@pytest.mark.parametrize(
    "wrong",
    [
        "13",
        "-1",
        "",
        " 5",
        "5 ",
        "05",
        "+3",
        "2+",
        "X2",
        "Freeze",
        "flip 3",
        "\u0663",
        "\uff15",
        "null",
        "\U0001d7d3",
    ],
)
def test_an_unknown_code_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="unknown card"):
        Card(wrong)


@pytest.mark.parametrize("wrong", [22, -1, 10**30])
def test_an_index_out_of_range_is_refused(wrong: int) -> None:
    with pytest.raises(ValueError, match="unknown card"):
        Card(wrong)


@pytest.mark.parametrize("wrong", [None, 3.7, [5]])
def test_what_is_neither_code_nor_index_is_refused(wrong: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        Card(wrong)


def test_a_long_unknown_code_is_shown_in_part() -> None:
    with pytest.raises(ValueError, match="unknown card") as error:
        Card("9" * 5000)
    assert len(str(error.value)) < 200


def test_cards_are_read_from_texts_and_lists() -> None:
    expected = [Card("12"), Card("x2"), Card("second")]
    assert parse_cards("12 x2 second") == expected
    assert parse_cards("  12\tx2\nsecond ") == expected
    assert parse_cards(["12", "x2", "second"]) == expected
    assert parse_cards(expected) == expected
    assert parse_cards([12, 18, 21]) == expected
    assert all(type(card) is Card for card in parse_cards([12, "x2"]))
    assert parse_cards("") == parse_cards([]) == []
    with pytest.raises(ValueError, match="unknown card 'x3'"):
        parse_cards("12 x3")


def test_counts_and_cards_are_each_other_s_opposite() -> None:
    deck = full_deck()
    random.Random(1).shuffle(deck)
    assert count_cards(deck) == list(COPIES)
    assert in_canonical_order(count_cards(deck)) == full_deck() == sorted(deck)
    assert count_cards([]) == [0] * 22


def test_decks_are_multiples() -> None:
    for decks in (1, 2, 7):
        assert count_cards(full_deck(decks)) == [copies * decks for copies in COPIES]
    assert full_deck(0) == []


@pytest.mark.parametrize("counts", [[1] * 21, [1] * 23])
def test_there_are_exactly_22_counts(counts: list[int]) -> None:
    with pytest.raises(ValueError, match="zip"):
        in_canonical_order(counts)
