"""Points, and the steps that lead to them."""

from hypothesis import given
from hypothesis import strategies as st

from flip7.rules import (
    FLIP_SEVEN,
    FLIP_SEVEN_BONUS,
    Card,
    Hand,
    Step,
    full_deck,
    parse_cards,
    points,
    score_steps,
)
from support.witness import worth


def steps(text: str, *, busted: bool = False) -> list[Step]:
    return score_steps(Hand(parse_cards(text)), busted=busted)


def test_the_steps_of_the_score_guide() -> None:
    assert steps("12 9 5 3 x2 +4") == [Step("numbers", 29, 29), Step("double", 2, 58), Step("add", 4, 62)]
    assert steps("") == [Step("numbers", 0, 0)]
    assert steps("x2 5 x2") == [Step("numbers", 5, 5), Step("double", 2, 10), Step("double", 2, 20)]
    assert steps("+10 5 +2") == [Step("numbers", 5, 5), Step("add", 10, 15), Step("add", 2, 17)]
    assert steps("0 1 2 3 4 5 6 x2 second") == [
        Step("numbers", 21, 21),
        Step("double", 2, 42),
        Step("flip7", 15, 57),
    ]


def test_a_bust_takes_everything_away() -> None:
    assert steps("5 x2 +4 5", busted=True) == [
        Step("numbers", 5, 5),
        Step("double", 2, 10),
        Step("add", 4, 14),
        Step("busted", -14, 0),
    ]


def test_a_flip_seven_is_worth_fifteen() -> None:
    assert (FLIP_SEVEN, FLIP_SEVEN_BONUS) == (7, 15)


@given(st.lists(st.sampled_from(full_deck(2)), max_size=12))
def test_the_last_step_is_the_score(cards: list[Card]) -> None:
    unique = list(dict.fromkeys(card for card in cards if card.is_number))[:7]
    rest = [card for card in cards if not card.is_number]
    hand = Hand(unique + rest)
    assert points(hand) == worth(hand.cards) == score_steps(hand)[-1].total
    assert score_steps(hand, busted=True)[-1].total == 0
    total = 0
    for step in score_steps(hand):
        total = total * step.amount if step.kind == "double" else total + step.amount
        assert total == step.total
