"""The strategies that do not count: ``random``, ``threshold``, ``cautious`` and ``bold``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.engine import ChooseTarget, HitOrStay, Question, SplitMix64, State
from flip7.rules import FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Hand, points
from flip7.strategies import RandomStrategy, Strategy, ThresholdStrategy, View, bold, cautious, create

TURN = HitOrStay(0)


def view_of(*hands: str, seat: int = 0, totals: list[int] | None = None, statuses: Any = None) -> View:
    """A view of a round with these hands."""
    state = State(len(hands), hands=list(hands), totals=totals, statuses=statuses, phase="round")
    return View(state, seat)


class Blind:
    """A view that may not be looked at."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(name)


@given(
    st.integers(0, 2**64 - 1),
    st.lists(st.sampled_from([TURN, ChooseTarget(0, FREEZE, (0, 2, 5))]), min_size=1),
)
def test_random_takes_one_number_of_its_own_generator_a_choice_and_looks_at_nothing(
    key: int, asked: list[Question]
) -> None:
    strategy, generator = RandomStrategy(random=SplitMix64(key)), SplitMix64(key)
    blind: Any = Blind()
    for question in asked:
        assert strategy.decide(blind, question) == question.options[generator.below(len(question.options))]


@pytest.mark.parametrize("question", [TURN, ChooseTarget(1, SECOND_CHANCE, (0, 2, 3, 7))])
def test_random_takes_each_option_equally_often(question: Question) -> None:
    strategy = RandomStrategy(random=SplitMix64(5))
    view = view_of("5", "6")
    times = 4000
    counts = Counter(strategy.decide(view, question) for _ in range(times))
    assert set(counts) == set(question.options)
    expected = times / len(question.options)
    # The seed is fixed, so this holds always or never: chi-square, 0.1 % with 3 degrees of freedom.
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 16.3


@pytest.mark.parametrize(
    ("hand", "threshold", "choice"),
    [
        ("12 11", 24, "hit"),
        ("12 11", 23, "stay"),
        ("12 +10", 22, "stay"),
        ("12 +10", 23, "hit"),
        ("6 5 x2", 22, "stay"),
        ("6 5 x2", 23, "hit"),
        ("", 1, "hit"),
        ("", 0, "stay"),
        ("0", 1, "hit"),
    ],
)
def test_threshold_stays_from_its_points_on(hand: str, threshold: int, choice: str) -> None:
    assert ThresholdStrategy(threshold).decide(view_of(hand, "1"), TURN) == choice
    assert create(f"threshold:{threshold}").decide(view_of(hand, "1"), TURN) == choice


@given(
    st.lists(st.sampled_from([Card(kind) for kind in range(19)]), unique=True, max_size=6), st.integers(0, 60)
)
def test_threshold_compares_the_points_it_would_keep(hand: list[Card], threshold: int) -> None:
    view = View(State(1, hands=[tuple(hand)]), 0)
    expected = "hit" if points(Hand(hand)) < threshold else "stay"
    assert ThresholdStrategy(threshold).decide(view, TURN) == expected


@pytest.mark.parametrize(
    ("make", "name", "below", "from_there_on"),
    [(cautious, "cautious", "10 7", "10 8"), (bold, "bold", "12 11 8", "12 11 9")],
)
def test_cautious_stays_from_18_on_and_bold_from_32(
    make: Callable[[], Strategy], name: str, below: str, from_there_on: str
) -> None:
    for strategy in (make(), create(name)):
        assert strategy.decide(view_of(below, "1"), TURN) == "hit"
        assert strategy.decide(view_of(from_there_on, "1"), TURN) == "stay"


def test_threshold_takes_25_points_unless_told_otherwise() -> None:
    assert ThresholdStrategy().points == 25
    assert create("threshold").decide(view_of("12 11 +2", "1"), TURN) == "stay"
    assert create("threshold").decide(view_of("12 11", "1"), TURN) == "hit"


def test_threshold_freezes_the_strongest_rival() -> None:
    view = view_of("9", "12", "11 2", "5", totals=[190, 100, 100, 106])
    strategy = ThresholdStrategy()
    assert strategy.decide(view, ChooseTarget(0, FREEZE, (0, 1, 2, 3))) == 2  # 113 against 112 and 111
    assert strategy.decide(view, ChooseTarget(0, FREEZE, (0, 1, 3))) == 1


def test_threshold_gives_flip_three_to_the_rival_with_the_most_numbers() -> None:
    view = view_of("1 2 3 4 5", "12", "0 1 2", "3 4 +10")
    assert ThresholdStrategy().decide(view, ChooseTarget(0, FLIP_THREE, (0, 1, 2, 3))) == 2


def test_threshold_gives_a_surplus_second_chance_to_the_weakest() -> None:
    view = view_of("9 second", "12", "2", "5", totals=[0, 50, 60, 58])
    assert ThresholdStrategy().decide(view, ChooseTarget(0, SECOND_CHANCE, (1, 2, 3))) == 1


@pytest.mark.parametrize("card", [FREEZE, FLIP_THREE, SECOND_CHANCE])
def test_of_equal_rivals_threshold_takes_the_first_from_its_left(card: Card) -> None:
    for seat, expected in ((0, 1), (1, 2), (2, 3), (3, 0)):
        view = view_of("5", "5", "5", "5", seat=seat)
        assert ThresholdStrategy().decide(view, ChooseTarget(seat, card, (0, 1, 2, 3))) == expected


@pytest.mark.parametrize("card", [FREEZE, FLIP_THREE, SECOND_CHANCE])
def test_with_two_active_seats_the_rival_is_the_target(card: Card) -> None:
    view = view_of("5", "12 11", seat=1)
    assert ThresholdStrategy().decide(view, ChooseTarget(1, card, (0, 1))) == 0
