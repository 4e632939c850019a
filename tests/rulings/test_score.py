"""R22: the score of a round."""

import pytest

from flip7.rules import Hand, parse_cards, points, score_steps
from support.table import table

HANDS = [
    ("", 0),
    ("0", 0),
    ("12 9 5 3", 29),
    ("12 9 5 3 x2", 58),
    ("12 9 5 3 x2 +4", 62),
    ("+4 x2 12 9 5 3", 62),
    ("x2", 0),
    ("x2 x2", 0),
    ("x2 +10", 10),
    ("+2 +4 +6 +8 +10", 30),
    ("5 x2 x2", 20),
    ("second freeze flip3", 0),
    ("5 second flip3 freeze", 5),
    ("0 1 2 3 4 5 6", 36),
    ("0 1 2 3 4 5 6 x2", 57),
    ("12 11 10 9 8 7 6 x2 +2 +4 +6 +8 +10", 171),
    ("12 11 10 9 8 7", 57),
]


@pytest.mark.parametrize(("hand", "expected"), HANDS)
def test_r22_the_score_of_a_hand(hand: str, expected: int) -> None:
    assert points(Hand(parse_cards(hand))) == expected
    assert score_steps(Hand(parse_cards(hand)))[-1].total == expected


def test_r22_the_bonus_of_a_flip_seven_is_not_doubled() -> None:
    game = table("6 12 12", ["0 1 2 3 4 5 x2 +10", "9"])
    game.play("hit")
    assert game.ended.points == (2 * 21 + 10 + 15, 9)


def test_r22_a_bust_scores_nothing_whatever_lies_there() -> None:
    game = table("5 9 10", ["5 12 x2 +10", "6"])
    game.play("hit", "stay")
    assert game.ended.points == (0, 6)
    assert game.ended.totals == (0, 6)


def test_r22_plus_cards_alone_score_and_a_double_alone_does_not() -> None:
    game = table("9 10 11", ["+8 +2", "x2", "x2 +4"], decks=2)
    game.play("stay", "stay", "stay")
    assert game.ended.points == (10, 0, 4)


def test_r22_points_are_added_to_the_totals() -> None:
    game = table("9 9", ["5", "6"], totals=[100, 90])
    game.play("stay", "stay")
    assert game.ended.totals == (105, 96)
    assert game.state.totals == [105, 96]
