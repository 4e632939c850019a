"""Why a strategy chose what it chose: the kind and the figures, the same that decided."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, get_args

import pytest

from flip7.engine import ChooseTarget, HitOrStay, Question, State
from flip7.rules import FLIP_THREE, FREEZE, SECOND_CHANCE, Card
from flip7.strategies import LocalGame, Reason, Strategy, View, create
from flip7.strategies.reasons import ReasonKind, percent
from strategies.conftest import Install

TURN = HitOrStay(0)


def reason_of(name: str, ask: Question, hands: list[str], pile: str = "1 2 3 4", **more: Any) -> Reason:
    """What a strategy says after its own choice."""
    strategy: Any = create(name)
    view = View(State(len(hands), hands=hands, draw_pile=pile, phase="round", **more), 0)
    reason = strategy.explain(view, ask, strategy.decide(view, ask))
    assert isinstance(reason, Reason)
    return reason


def target(card: Card, *options: int) -> ChooseTarget:
    return ChooseTarget(0, card, options)


@pytest.mark.parametrize(
    ("name", "ask", "hands", "pile", "expected"),
    [
        ("random", TURN, ["5", "6"], "1", Reason("random")),
        ("random", target(FREEZE, 0, 1), ["5", "6"], "1", Reason("random")),
        ("threshold:25", TURN, ["12 11", "6"], "1", Reason("points-below", 23, 25)),
        ("cautious", TURN, ["12 6", "6"], "1", Reason("points-reached", 18, 18)),
        ("bold", TURN, ["12 +10 x2", "6"], "1", Reason("points-reached", 34, 32)),
        ("bold", target(FREEZE, 0, 1), ["5", "6"], "1", Reason("strongest")),
        ("bold", target(FLIP_THREE, 0, 1), ["5", "6"], "1", Reason("most-numbers")),
        ("bold", target(SECOND_CHANCE, 0, 1), ["5", "6"], "1", Reason("weakest")),
        ("counter", TURN, ["5", "6"], "5 1 2 3 4 6 7", Reason("bust-below", 14.3, 22)),
        ("counter:12.5", TURN, ["5", "6"], "5 1 2 3", Reason("bust-above", 25, 12.5)),
        ("counter", TURN, ["5", "6"], "", Reason("bust-below", 0, 22)),
        ("counter", TURN, ["5 second", "6"], "5 5", Reason("second-chance")),
        ("counter", target(FREEZE, 0, 1), ["5", "6"], "1", Reason("strongest")),
        ("counter", target(SECOND_CHANCE, 0, 1), ["5", "6"], "1", Reason("weakest")),
        ("counter", target(FLIP_THREE, 0, 1), ["6 7 12", "6"], "6 1 2 3", Reason("likeliest-bust", 75)),
        ("counter", target(FLIP_THREE, 0, 1), ["6 5 12", "6 second"], "6 6 1", Reason("likeliest-bust", 100)),
        ("counter", target(FLIP_THREE, 0, 1), ["5 12 11", "6"], "9 10 5 5", Reason("likeliest-bust", 0)),
        ("counter", target(FLIP_THREE, 0, 1), ["5", "6"], "9 10 11 12", Reason("keep-three", 0)),
    ],
)
def test_each_choice_has_its_reason(
    name: str, ask: Question, hands: list[str], pile: str, expected: Reason
) -> None:
    assert reason_of(name, ask, hands, pile) == expected


def test_the_figures_are_those_that_decided_in_whole_games() -> None:
    told: set[str] = set()
    for seed in range(12):
        table = LocalGame.new(["A", "B", "C", "D"], ["counter", "bold", "counter:40", "random"], seed=seed)
        table.start()
        while (question := table.game.question) is not None:
            choice = table.bot_choice()
            reason = table.bot_reason(choice)
            assert reason is not None
            told.add(reason.kind)
            check(reason, question, choice, View(table.game.state, question.seat))
            table.apply(choice)
        assert table.bot_reason("hit") is None, "nothing is asked any more"
    assert told == set(get_args(ReasonKind))


def check(reason: Reason, question: Question, choice: object, view: View) -> None:
    match reason.kind:
        case "points-below":
            assert (choice, reason.value) == ("hit", view.points)
            assert reason.value < reason.limit
        case "points-reached":
            assert (choice, reason.value) == ("stay", view.points)
            assert reason.value >= reason.limit
        case "bust-below" | "bust-above":
            held = {card for card in view.cards if card.is_number}
            chance = Fraction(sum(view.next_card[card] for card in held), sum(view.next_card))
            assert abs(reason.value - 100 * chance) <= Fraction(51, 1000)
            assert (choice == "hit") == (chance < Fraction(reason.limit) / 100)
        case "second-chance":
            assert choice == "hit"
            assert view.second_chance
        case "keep-three":
            assert choice == question.seat
        case "likeliest-bust":
            assert choice != question.seat
            assert 0 <= reason.value <= 100


def test_a_strategy_need_not_say_why(install: Install) -> None:
    install(
        "class Silent:\n"
        "    def __init__(self, *, random): pass\n"
        "    def decide(self, view, ask): return ask.options[0]\n",
        silent="strategies_of_somebody:Silent",
    )
    table = LocalGame.new(["A", "B"], ["silent", "silent"], seed=1)
    assert table.bot_reason("hit") is None
    table.start()
    assert table.bot_reason(table.bot_choice()) is None


def test_there_is_no_reason_for_the_choice_of_a_person() -> None:
    table = LocalGame.new(["Ann"], [None], seed=2)
    table.start()
    assert table.game.question is not None
    assert table.bot_reason("hit") is None


def test_percentages_have_one_decimal() -> None:
    assert (percent(1, 3), percent(2, 3), percent(0, 7), percent(7, 7)) == (33.3, 66.7, 0, 100)
    assert percent(0, 0) == 0


def test_explaining_takes_no_random_number_and_is_the_same_twice() -> None:
    strategy: Any = create("random")
    deciding: Strategy = strategy
    view = View(State(2, hands=["5", "6"], draw_pile="1"), 0)
    choice = deciding.decide(view, TURN)
    taken = strategy.random.counter
    assert strategy.explain(view, TURN, choice) == strategy.explain(view, TURN, choice)
    assert strategy.random.counter == taken
