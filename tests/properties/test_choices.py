"""Every question has two or more options, each is accepted, and nothing else changes anything."""

import math
from typing import Any
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import HIT, STAY, ChooseTarget, HitOrStay, Referee, Refusal, default_choice, why_not
from support.games import Setting, check_question, settings_of_games, walk
from support.table import table


@settings(max_examples=80)
@given(settings_of_games())
def test_every_question_has_two_options_or_more_and_each_is_accepted(setting: Setting) -> None:
    referee = setting.referee()
    referee.begin()
    for choice in walk(setting, referee, 40):
        question = referee.question
        assert question is not None
        check_question(referee.state)
        for option in question.options:
            assert why_not(question, option) is None
            twin = Referee(referee.state.copy(), setting.source())
            twin.advance(option)
            assert twin.state != referee.state
            check_question(twin.state)
        referee.advance(choice)


@settings(max_examples=60)
@given(settings_of_games())
def test_the_default_choice_is_always_legal(setting: Setting) -> None:
    referee = setting.referee()
    referee.begin()
    for _ in range(150):
        question = referee.question
        if question is None:
            break
        choice = default_choice(question)
        assert why_not(question, choice) is None
        assert choice != question.seat
        referee.advance(choice)


ILLEGAL: st.SearchStrategy[Any] = (
    st.sampled_from(
        [
            None,
            True,
            False,
            math.nan,
            math.inf,
            0.0,
            1.0,
            2.0,
            -1,
            24,
            10**20,
            -(10**5000),
            10**5000,
            "",
            "0",
            "1",
            "Hit",
            "HIT",
            "hit ",
            "stay\n",
            "fold",
            "hit\ud800",
            b"hit",
            [],
            ["hit"],
            [0],
            (0,),
            {},
            {"hit": 1},
            ...,
            object(),
            complex(1),
        ]
    )
    | st.integers()
    | st.floats()
    | st.text()
    | st.binary()
    | st.none()
    | st.booleans()
    | st.tuples(st.integers(0, 3))
)


def legal(question: HitOrStay | ChooseTarget, choice: Any) -> bool:
    """Judge a choice without the engine."""
    if isinstance(question, HitOrStay):
        return isinstance(choice, str) and choice in ("hit", "stay")
    return type(choice) is int and choice in question.options


@settings(max_examples=150)
@given(settings_of_games(), st.integers(0, 25), st.lists(ILLEGAL, min_size=5, max_size=25))
def test_an_illegal_choice_changes_nothing(setting: Setting, moves: int, choices: list[Any]) -> None:
    referee = setting.referee()
    referee.begin()
    for choice in walk(setting, referee, moves):
        referee.advance(choice)
    before, shown = referee.state.copy(), repr(referee.state)
    question = referee.question
    for choice in choices:
        if question is not None and legal(question, choice):
            continue
        for answer in (referee.apply, referee.advance):
            with pytest.raises(Refusal) as refusal:
                answer(choice)
            assert referee.state == before
            assert repr(referee.state) == shown
            assert referee.question is question
            check_sentence(refusal.value, question)


def check_sentence(refusal: Refusal, question: HitOrStay | ChooseTarget | None) -> None:
    """A refusal has a slug, and a short printable sentence that names the legal choices."""
    assert str(refusal) == refusal.sentence
    assert refusal.sentence.isascii()
    assert refusal.sentence.isprintable()
    if question is None:
        assert refusal.code == "nothing-asked"
        return
    assert refusal.code == "illegal-choice"
    assert refusal.sentence.endswith(", ".join(str(option) for option in question.options))
    assert f"seat {question.seat} " in refusal.sentence
    assert len(refusal.sentence) < 250


@settings(max_examples=30)
@given(settings_of_games(), st.lists(ILLEGAL, min_size=3, max_size=10))
def test_before_the_start_no_choice_is_taken(setting: Setting, choices: list[Any]) -> None:
    referee = setting.referee()
    before = referee.state.copy()
    for choice in [*choices, "hit", "stay", 0]:
        with pytest.raises(Refusal) as refusal:
            referee.apply(choice)
        assert refusal.value.code == "nothing-asked"
        assert referee.state == before


@pytest.mark.parametrize(("move", "text"), [(HIT, "hit"), (STAY, "stay")])
def test_a_move_and_its_text_are_the_same_choice(move: str, text: str) -> None:
    games = [table("9 8 7", ["5", "6"]) for _ in range(2)]
    assert games[0].play(move) == games[1].play(text)
    assert games[0].state == games[1].state


@pytest.mark.parametrize("pile", ["7 8 9", "freeze 8 9"])
def test_what_pretends_to_equal_everything_is_no_choice(pile: str) -> None:
    game = table(pile, ["5", "6"])
    if pile.startswith("freeze"):
        game.play("hit")
    before = game.state.copy()
    assert why_not(game.question, mock.ANY) is not None
    with pytest.raises(Refusal):
        game.play(mock.ANY)
    assert game.state == before
