"""Replaying: where the game stands, and what a bad record is refused for."""

from collections.abc import Sequence
from typing import Any

import pytest

from flip7.engine import CallbackSource, Event, Refusal, RoundEnded, RoundStarted, SeededSource
from flip7.record import Game, Record, RecordError, outcome, replay, replay_record
from flip7.rules import Card
from support.records import GOOD, record, starting


def test_the_outcome_in_mid_round() -> None:
    assert replay_record(record(choices=["hit"])) == {
        "rounds": [],
        "over": False,
        "winner": None,
        "totals": [0, 0],
        "dealer": 1,
        "next": {"player": 0, "kind": "target", "card": "freeze", "options": [0, 1]},
        "table": [{"cards": ["5"], "status": "active"}, {"cards": ["9"], "status": "active"}],
        "draw_pile": 1,
        "discard": {},
    }


def test_the_outcome_when_the_game_is_over() -> None:
    assert replay_record(starting() | {"choices": ["stay"], "target": 20}) == {
        "rounds": [
            {
                "dealer": 1,
                "hands": [["5", "+4"], ["6", "6"]],
                "statuses": ["stayed", "busted"],
                "points": [9, 0],
                "totals": [19, 20],
            }
        ],
        "over": True,
        "winner": 1,
        "totals": [19, 20],
        "dealer": 1,
        "next": None,
        "table": None,
        "draw_pile": 3,
        "discard": {"+4": 1, "5": 1, "6": 2, "9": 1, "x2": 1},
    }


def test_play_goes_on_after_the_last_choice_through_the_next_deal() -> None:
    result = replay_record(starting() | {"choices": ["stay"]})
    assert result["dealer"] == 0
    assert result["table"] == [{"cards": ["2"], "status": "active"}, {"cards": ["1"], "status": "active"}]
    assert result["next"] == {"player": 1, "kind": "hit_or_stay", "options": ["hit", "stay"]}


@pytest.mark.parametrize(
    "wrong",
    [
        0,
        1,
        -1,
        True,
        False,
        None,
        1.0,
        "",
        "Hit",
        "fold",
        [],
        ["hit"],
        {},
        10**30,
        "x" * 1000,
        "\u202e\ud800",
    ],
)
def test_an_illegal_choice_is_named_with_its_index_and_the_legal_options(wrong: Any) -> None:
    with pytest.raises(RecordError) as error:
        replay_record(record(choices=[wrong]))
    assert error.value.code == "illegal-choice"
    assert error.value.message.startswith("choice 0 (from 0): seat 0 is asked hit or stay, not ")
    assert error.value.message.endswith("the legal choices are hit, stay")
    assert len(error.value.message) < 200
    assert error.value.message.isascii()


@pytest.mark.parametrize("wrong", ["hit", "stay", 2, -1, True, False, 0.0, 1.0, "0", None, [0]])
def test_an_illegal_target_too(wrong: Any) -> None:
    with pytest.raises(RecordError) as error:
        replay_record(record(choices=["hit", wrong]))
    assert error.value.code == "illegal-choice"
    assert error.value.message.startswith("choice 1 (from 0): seat 0 is asked for the target of freeze, not ")
    assert error.value.message.endswith("the legal choices are 0, 1")


def test_a_choice_left_over_makes_the_record_bad() -> None:
    with pytest.raises(RecordError) as error:
        replay_record(starting() | {"choices": ["stay", "hit"], "target": 20})
    assert error.value.code == "leftover-choice"
    assert error.value.message == "choice 1 (from 0) is left over: the game is over"


def test_an_illegal_choice_left_over_is_left_over() -> None:
    with pytest.raises(RecordError) as error:
        replay_record(starting() | {"choices": ["stay", None], "target": 20})
    assert error.value.code == "leftover-choice"


@pytest.mark.parametrize(
    ("reshuffles", "code"),
    [
        ([], "missing-reshuffle"),
        ([["x2", "9"], []], "missing-reshuffle"),
        ([["x2"]], "wrong-reshuffle"),
        ([["x2", "9", "9"]], "wrong-reshuffle"),
        ([["x2", "8"]], "wrong-reshuffle"),
        ([[]], "wrong-reshuffle"),
    ],
)
def test_a_reshuffle_that_is_missing_or_wrong_makes_the_record_bad(reshuffles: list[Any], code: str) -> None:
    choices = ["hit"] * (6 if len(reshuffles) == 2 else 1)
    document = starting(draw_pile=[]) | {"reshuffles": reshuffles[:1], "choices": choices}
    with pytest.raises(RecordError) as error:
        replay_record(document)
    assert error.value.code == code
    assert "reshuffle " in error.value.message


def test_a_missing_reshuffle_in_the_first_deal_makes_the_record_bad_without_any_choice() -> None:
    start = {"draw_pile": ["second"], "discard": ["9"], "dealer": 1}
    with pytest.raises(RecordError) as error:
        replay_record(record(start=start, choices=[]))
    assert error.value.code == "missing-reshuffle"


def test_unused_reshuffles_are_ignored() -> None:
    assert replay_record(record(reshuffles=[["12", "12"], []])) == replay_record(GOOD)


def test_a_listener_is_given_each_event_the_start_included() -> None:
    heard: list[Event] = []
    rounds: list[RoundEnded] = []
    parsed = Record.from_json(starting() | {"choices": ["stay"], "target": 20})
    referee = replay(parsed, listen=heard.append, rounds=rounds)
    assert [type(event).__name__ for event in heard] == ["Asked", "Stayed", "RoundEnded", "GameEnded"]
    assert [event for event in heard if isinstance(event, RoundEnded)] == rounds
    assert referee.state == replay(parsed).state
    heard.clear()
    replay(Record.from_json(GOOD), listen=heard.append)
    assert isinstance(heard[0], RoundStarted)


def test_a_listener_changes_nothing_about_what_is_refused() -> None:
    for choices in (["fold"], ["hit", 5]):
        messages: list[str] = []
        heard: list[Event] = []
        for listen in (None, heard.append):
            with pytest.raises(RecordError) as error:
                replay(Record.from_json(record(choices=choices)), listen=listen)
            messages.append(error.value.message)
        assert messages[0] == messages[1]


def test_another_source_may_shuffle() -> None:
    document = starting(draw_pile=[]) | {"choices": ["hit"]}
    with pytest.raises(RecordError):
        replay(Record.from_json(document))
    referee = replay(Record.from_json(document), source=SeededSource(1))
    assert referee.state.shuffles == 2


def test_the_referee_that_replayed_goes_on_and_a_refusal_changes_nothing() -> None:
    """Also when the record has no reshuffle for what is asked of it next."""
    document = starting(draw_pile=["1"], discard=["9"]) | {"choices": ["hit"], "edition": "continental"}
    referee = replay(Record.from_json(document))
    before = referee.state.copy()
    with pytest.raises(Refusal) as refusal:
        referee.apply("hit")
    assert refusal.value.code == "missing-reshuffle"
    assert referee.state == before
    with pytest.raises(Refusal):
        referee.apply("fold")
    assert referee.state == before
    referee.apply("stay")


@pytest.mark.parametrize("choices", [["fold"], ["hit", "hit"]], ids=["illegal", "no connection"])
def test_a_replay_that_fails_leaves_its_source_as_it_was(choices: list[str]) -> None:
    """The source may serve another game, in which a refusal must change nothing."""

    def draw(unseen: Sequence[int]) -> Card:
        if not unseen[5]:
            raise ConnectionError
        return Card("5")

    source = CallbackSource(draw)
    document = record(start={"draw_pile": ["5", "9"]}, choices=choices, edition="continental")
    with pytest.raises((RecordError, ConnectionError)):
        replay(Record.from_json(document), source=source)
    assert source.fallible


def test_the_outcome_of_a_game_is_that_of_its_record() -> None:
    game = Game(["Ann", "Bo"], seed=3)
    game.start()
    assert game.outcome() == replay_record(game.record().to_json()) == outcome(game.state, game.rounds)


def test_replaying_leaves_the_record_alone() -> None:
    parsed = Record.from_json(record(reshuffles=[["5", "9"]]))
    before = parsed.to_json()
    replay(parsed)
    replay(parsed)
    assert parsed.to_json() == before
