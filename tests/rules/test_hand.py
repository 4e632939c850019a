"""The cards in front of one player."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.rules import CARDS, NUMBERS, SECOND_CHANCE, Card, Hand, Outcome, full_deck, parse_cards, points


def hand(text: str) -> Hand:
    return Hand(parse_cards(text))


@pytest.mark.parametrize(
    ("before", "card", "outcome", "after"),
    [
        ("", "0", Outcome.KEPT, "0"),
        ("5", "6", Outcome.KEPT, "5 6"),
        ("5", "5", Outcome.BUSTED, "5 5"),
        ("5 second", "5", Outcome.SAVED, "5"),
        ("second 5 +4", "5", Outcome.SAVED, "5 +4"),
        ("1 2 3 4 5 6", "0", Outcome.FLIP_SEVEN, "1 2 3 4 5 6 0"),
        ("1 2 3 4 5 6 second", "6", Outcome.SAVED, "1 2 3 4 5 6"),
        ("1 2 3 4 5 6", "6", Outcome.BUSTED, "1 2 3 4 5 6 6"),
        ("1 2 3 4 5 6", "x2", Outcome.KEPT, "1 2 3 4 5 6 x2"),
        ("5", "second", Outcome.KEPT, "5 second"),
        ("5 second", "second", Outcome.SURPLUS, "5 second"),
        ("5", "freeze", Outcome.ACTION, "5"),
        ("5", "flip3", Outcome.ACTION, "5"),
        ("5 x2", "x2", Outcome.KEPT, "5 x2 x2"),
        ("+10", "+2", Outcome.KEPT, "+10 +2"),
        ("flip3", "flip3", Outcome.ACTION, "flip3"),
    ],
)
def test_what_becomes_of_a_card(before: str, card: str, outcome: Outcome, after: str) -> None:
    cards = hand(before)
    assert cards.receive(Card(card)) is outcome
    assert cards == hand(after)


def sums(cards: Hand) -> tuple[int, int, int, int, int, bool]:
    return (
        cards.numbers,
        cards.different,
        cards.number_sum,
        cards.doublings,
        cards.additions,
        cards.second_chance,
    )


@given(st.lists(st.sampled_from(full_deck()), max_size=20))
def test_the_running_sums_are_those_of_the_cards(drawn: list[Card]) -> None:
    cards = Hand()
    for card in drawn:
        if cards.receive(card) in (Outcome.BUSTED, Outcome.FLIP_SEVEN):
            break
    numbers = {card for card in cards.cards if card.is_number}
    assert sums(cards) == (
        sum(1 << card for card in numbers),
        len(numbers),
        sum(numbers),
        cards.cards.count(Card("x2")),
        sum(int(card.code) for card in cards.cards if card.code.startswith("+")),
        SECOND_CHANCE in cards.cards,
    )
    assert sums(Hand(cards.cards)) == sums(cards)
    assert all(cards.holds(number) == (number in numbers) for number in NUMBERS)
    twin = cards.copy()
    assert (twin, sums(twin)) == (cards, sums(cards))
    assert twin.cards is not cards.cards
    twin.clear()
    assert (twin, sums(twin)) == (Hand(), sums(Hand()))
    assert len(cards.cards) == len(Hand(cards.cards).cards)


def test_only_numbers_are_held() -> None:
    cards = Hand(CARDS)
    assert [card for card in CARDS if cards.holds(card)] == list(NUMBERS)
    assert not Hand().holds(Card("0"))


def test_a_duplicate_laid_out_counts_once() -> None:
    assert points(hand("5 5 +2")) == 7
    assert hand("5 5").different == 1


def test_equality_and_the_order_of_arrival() -> None:
    assert hand("5 6") == hand("5 6")
    assert hand("5 6") != hand("6 5")
    assert hand("5") != [Card("5")]
    assert hand("5") != "Hand('5')"
    with pytest.raises(TypeError):
        hash(hand("5"))


def test_its_repr() -> None:
    assert repr(hand("12 +4 12")) == "Hand('12 +4 12')"
    assert repr(Hand()) == "Hand('')"
