"""Strategies at the table: they are seated each with its own view, and their games end."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from flip7.engine import CardTurned, Cause, Question, Referee, SeededSource, new_game, play
from flip7.record import Game, dump
from flip7.rules import EDITIONS, Edition
from flip7.strategies import Strategy, View, create, create_all, deciders

NAMES = ["random", "threshold", "cautious", "bold", "counter"]


def played(
    specifications: list[str], seed: int, *, edition: Edition = EDITIONS["3.1"], target: int = 200
) -> Game:
    """A whole game of these strategies, with its record."""
    players = [f"{name} {seat}" for seat, name in enumerate(specifications)]
    game = Game(players, seed=seed, edition=edition, target=target)
    seated = deciders(game.state, create_all(specifications, seed))
    game.start()
    for _ in range(100_000):
        if game.question is None:
            break
        game.apply(seated[game.question.seat](game.question))
    return game


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
@pytest.mark.parametrize("seats", range(1, 7))
def test_games_of_all_pairs_end(edition: Edition, seats: int) -> None:
    for number, (pair, _) in enumerate(product(product(NAMES, repeat=2), range(3))):
        specifications = [pair[seat % 2] for seat in range(seats)]
        game = played(specifications, seed=number, edition=edition)
        assert game.over, specifications
        top = max(game.state.totals)
        assert top >= 200
        assert game.state.totals.count(top) == 1
        assert game.state.winner == game.state.totals.index(top)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, second = (dump(played([name, "counter", "random"], seed=5).record()) for _ in range(2))
    assert first == second
    assert first != dump(played([name, "counter", "random"], seed=6).record())


def test_another_strategy_in_another_seat_disturbs_neither_cards_nor_generators() -> None:
    """One stream each for the dealer, each shuffle and each seat."""
    games = [played(["random", name], seed=9) for name in NAMES]
    assert len({game.record().start.dealer for game in games}) == 1
    assert len({tuple(game.record().start.draw_pile) for game in games}) == 1
    made = [create_all(["random", name], 9)[0] for name in NAMES]
    assert len({strategy.random.key for strategy in made}) == 1  # type: ignore[attr-defined]  # of random


def test_play_asks_each_seat_with_its_own_view() -> None:
    asked: list[tuple[int, int]] = []

    class Asked:
        def decide(self, view: View, ask: Question) -> Any:
            asked.append((view.seat, ask.seat))
            return ask.options[-1]

    source = SeededSource(4)
    referee = Referee(new_game(3, source, target=30), source)
    strategies: list[Strategy] = [Asked(), Asked(), Asked()]
    events: list[Any] = []
    play(referee, deciders(referee.state, strategies), listen=events.append)
    assert referee.state.over
    assert {seat for seat, _ in asked} == {0, 1, 2}
    assert all(seat == other for seat, other in asked)
    assert not [event for event in events if isinstance(event, CardTurned) and event.cause is Cause.HIT]


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_game_needs_as_many_strategies_as_seats(number: int) -> None:
    state = new_game(2, SeededSource(1))
    with pytest.raises(ValueError, match=f"2 seats need as many strategies, not {number}"):
        deciders(state, [create("bold")] * number)


def test_threshold_1_and_counter_100_end_too() -> None:
    for specification in ("threshold:1", "threshold:1000000", "counter:100", "counter:0.001"):
        for edition in EDITIONS.values():
            assert played([specification] * 3, seed=2, edition=edition, target=100).over, specification
