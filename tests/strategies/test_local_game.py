"""A game on this machine: interrupted at any choice and resumed, it goes on as if nothing had been."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import PositionRefused, Refusal, SplitMix64, strategy_stream, stream_key
from flip7.record import Record, RecordError, dump
from flip7.rules import EDITIONS, Edition
from flip7.strategies import LocalGame, RandomStrategy, UnknownStrategy
from strategies.conftest import Install

REMEMBERS = """
class Remembers:
    \"\"\"What it chooses depends on every question it was asked, and on every random number it took.\"\"\"

    def __init__(self, *, random):
        self.random = random
        self.seen = 0

    def decide(self, view, ask):
        self.seen += 1 + view.points + self.random.below(7)
        return ask.options[self.seen % len(ask.options)]
"""


def stored(table: LocalGame) -> Record:
    """The record of a game after a way through a file."""
    return Record.from_json(json.loads(dump(table.game.record())))


def answer(table: LocalGame, person: SplitMix64) -> None:
    """Make one choice: a strategy's, or a person's at random."""
    question = table.game.question
    assert question is not None
    if table.asks_bot:
        table.apply(table.bot_choice())
    else:
        table.apply(question.options[person.below(len(question.options))])


def whole_game(
    bots: list[str | None], seed: int, edition: Edition, target: int
) -> tuple[LocalGame, list[Record]]:
    """A game to its end, and its record after each choice."""
    table = LocalGame.new(
        [f"P{seat}" for seat in range(len(bots))], bots, seed=seed, edition=edition, target=target
    )
    table.start()
    person = SplitMix64(seed)
    records = [stored(table)]
    while table.game.question is not None:
        answer(table, person)
        records.append(stored(table))
    return table, records


BOTS: list[list[str | None]] = [
    ["random", "random"],
    ["counter", "random", "bold", "cautious"],
    ["threshold:20", "counter:30", "random"],
    [None, "random", None, "counter"],
    ["random"],
    [None, None],
]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
@pytest.mark.parametrize("bots", BOTS, ids=lambda bots: "-".join(map(str, bots)))
def test_resumed_at_every_choice_a_game_goes_on_exactly_as_without_interruption(
    bots: list[str | None], edition: Edition
) -> None:
    whole, records = whole_game(bots, 21, edition, target=60)
    assert whole.game.over
    assert len(records) > 3
    for number, record in enumerate(records):
        table = LocalGame.resume(record)
        assert table.bots == bots
        for seat, strategy in enumerate(table._strategies):
            mine = whole._strategies[seat]
            assert type(strategy) is type(mine)
        # The people answer as before; the strategies must by themselves.
        for choice in whole.game.choices[number:]:
            if table.asks_bot:
                assert table.bot_choice() == choice
            table.apply(choice)
        assert table.game.state == whole.game.state
        assert table.game.record() == whole.game.record()
        assert random_numbers_taken(table) == random_numbers_taken(whole)


def random_numbers_taken(table: LocalGame) -> list[int]:
    return [strategy.random.counter for strategy in table._strategies if isinstance(strategy, RandomStrategy)]


def test_a_strategy_with_memory_remembers_what_it_saw_before_the_interruption(install: Install) -> None:
    install(REMEMBERS, remembers="strategies_of_somebody:Remembers")
    whole, records = whole_game(["remembers", "counter", "remembers"], 22, EDITIONS["3.1"], target=60)
    assert whole.game.over
    for number in range(len(records) - 1):
        table = LocalGame.resume(records[number])
        choice = table.bot_choice()
        assert choice == whole.game.choices[number], number
        assert stored(table) == records[number], "asking changes nothing"


@settings(max_examples=25)
@given(st.lists(st.integers(1, 30), min_size=1, max_size=6), st.integers(0, 2**64 - 1))
def test_a_game_interrupted_again_and_again(stops: list[int], seed: int) -> None:
    bots: list[str | None] = ["random", "counter", "random"]
    whole, _ = whole_game(bots, seed, EDITIONS["continental"], target=40)
    table = LocalGame.new(["P0", "P1", "P2"], bots, seed=seed, edition=EDITIONS["continental"], target=40)
    table.start()
    for stop in stops:
        for _ in range(stop):
            if table.game.question is not None:
                table.apply(table.bot_choice())
        table = LocalGame.resume(stored(table))
    while table.game.question is not None:
        table.apply(table.bot_choice())
    assert table.game.record() == whole.game.record()


def test_start_repeats_the_pending_question_after_a_resumption() -> None:
    _, records = whole_game(["counter", "random"], 23, EDITIONS["3.1"], target=30)
    for record in records[:-1]:
        table = LocalGame.resume(record)
        (asked,) = table.start()
        assert asked.question is table.game.question  # type: ignore[union-attr]  # it is Asked
    assert LocalGame.resume(records[-1]).start() == []


def test_a_log_of_ones_own_is_filled() -> None:
    table = LocalGame.new(["Bot", "Bot"], ["bold", "bold"], seed=1)
    log: list[Any] = []
    assert table.start(log) is log
    begun = len(log)
    assert begun > 1
    assert table.apply(table.bot_choice(), log) is log
    assert len(log) > begun


def test_people_and_bots_are_told_apart() -> None:
    table = LocalGame.new(["Ann", "Bot", "Cy"], [None, "counter", None], seed=7)
    assert table.people == [0, 2]
    assert not table.asks_bot, "nothing is asked yet"
    with pytest.raises(ValueError, match="no strategy is being asked"):
        table.bot_choice()
    table.start()
    asked = set()
    for _ in range(40):
        question = table.game.question
        if question is None:
            break
        asked.add(question.seat)
        assert table.asks_bot == (question.seat == 1)
        if question.seat == 1:
            table.apply(table.bot_choice())
        else:
            with pytest.raises(ValueError, match="no strategy is being asked"):
                table.bot_choice()
            table.apply(question.options[0])
    assert asked == {0, 1, 2}


def test_the_seats_of_strategies_are_noted_in_the_record_beside_other_notes() -> None:
    table = LocalGame.new(["Ann", "Bot"], [None, "counter:20"], seed=7, meta={"place": "kitchen"})
    assert table.game.record().meta == {"place": "kitchen", "seat 2": "counter:20"}
    assert LocalGame.new(["Ann"], [None], seed=7).game.record().meta == {}


def test_each_seat_has_its_own_generator_of_the_seed() -> None:
    table = LocalGame.new(["A", "B", "C"], ["random", None, "random"], seed=2**64 - 1)
    keys = [strategy.random.key for strategy in table._strategies if isinstance(strategy, RandomStrategy)]
    assert keys == [stream_key(2**64 - 1, 0, strategy_stream(seat)) for seat in (0, 2)]
    again = LocalGame.resume(stored(table))
    assert [s.random.key for s in again._strategies if isinstance(s, RandomStrategy)] == keys


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownStrategy, match="unknown strategy 'nobody'"):
        LocalGame.new(["A"], ["nobody"], seed=1)
    with pytest.raises(PositionRefused, match="at least one player"):
        LocalGame.new([], [], seed=1)
    with pytest.raises(PositionRefused, match="the target must be at least 1"):
        LocalGame.new(["A"], [None], seed=1, target=0)


@pytest.mark.parametrize("bots", [["bold"], ["bold", "bold", "bold"], []])
def test_a_game_needs_a_bot_or_none_for_each_player(bots: list[str | None]) -> None:
    with pytest.raises(ValueError, match="2 "):
        LocalGame.new(["A", "B"], bots, seed=1)


def test_an_illegal_choice_changes_nothing() -> None:
    table = LocalGame.new(["Ann", "Bot"], [None, "bold"], seed=7)
    table.start()
    before = stored(table)
    with pytest.raises(Refusal, match="the legal choices are"):
        table.apply("perhaps")
    assert stored(table) == before


def record_with(**changes: object) -> Record:
    table = LocalGame.new(["Ann", "Bot"], [None, "random"], seed=7, target=1000)
    table.start()
    person = SplitMix64(1)
    for _ in range(5):
        answer(table, person)
    return Record.from_json({**stored(table).to_json(), **changes})


def test_a_record_that_is_bad_is_refused() -> None:
    whole = record_with()
    with pytest.raises(RecordError, match=r"choice 1 \(from 0\)"):
        LocalGame.resume(record_with(choices=[*whole.choices[:1], "perhaps"]))
    over, records = whole_game(["bold"], 3, EDITIONS["3.1"], target=1)
    assert over.game.over
    left_over = records[-1].to_json()
    left_over["choices"].append("hit")
    with pytest.raises(RecordError, match="left over"):
        LocalGame.resume(Record.from_json(left_over))


def test_a_strategy_that_is_not_installed_any_more_is_named() -> None:
    with pytest.raises(UnknownStrategy, match="unknown strategy 'gone'"):
        LocalGame.resume(record_with(meta={"seat 2": "gone"}))


def test_a_record_of_another_program_is_resumed_with_people_in_all_seats() -> None:
    record = record_with()
    record.meta = record.shuffle = None
    table = LocalGame.resume(record)
    assert table.people == [0, 1]
    assert table.game.record() == record


@pytest.mark.parametrize(
    "note",
    [
        {"generator": "dice"},
        {"generator": "dice", "seed": "a1b2c3"},
        {"commitment": "sha-256", "seed": None},
        {"seed": -1},
        {"seed": [1]},
        {"seed": "5", "game": "first"},
        "a seed",
        ["seed", 5],
    ],
    ids=str,
)
def test_a_note_on_the_shuffle_that_is_not_ours_does_not_matter(note: object) -> None:
    """What stands in ``shuffle`` is free: a seed, or what a verifier needs."""
    table = LocalGame.resume(record_with(shuffle=note))
    assert table.asks_bot or table.people == [0]
    assert table.game.record().shuffle == note


@pytest.mark.parametrize(
    "note",
    [
        {"generator": "splitmix64"},
        {"generator": "splitmix64", "seed": "x", "game": "0"},
        {"generator": "splitmix64", "seed": "-1", "game": "0"},
        {"generator": "splitmix64", "seed": 1e999, "game": 0},
    ],
    ids=str,
)
def test_a_note_on_the_shuffle_that_claims_to_be_ours_must_be_right(note: object) -> None:
    with pytest.raises(RecordError, match="names no seed and game of splitmix64"):
        LocalGame.resume(record_with(shuffle=note))


def test_a_resumed_game_needs_no_more_than_its_record() -> None:
    """Two interruptions in a row give the same record to the byte."""
    _, records = whole_game(["counter", "random", None], 29, EDITIONS["3.1"], target=50)
    for record in records:
        once = stored(LocalGame.resume(record))
        assert dump(once) == dump(record) == dump(stored(LocalGame.resume(once)))
    assert all(len(a.choices) + 1 == len(b.choices) for a, b in pairwise(records))
