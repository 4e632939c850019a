"""Replaying a record gives equal states at each step, and a game can be resumed from any of them."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import CallbackSource, Choice, Question, Refusal, RoundEnded, State
from flip7.record import Game, Record, replay, replay_record
from flip7.rules import CARDS, EDITIONS, Card, Edition

EDITION = st.sampled_from([*EDITIONS.values()])


def pick(rng: random.Random, question: Question) -> Choice:
    options: list[Choice] = [question.options[0], *question.options]
    return rng.choice(options)


def played(game: Game, rng: random.Random, most: int) -> list[State]:
    """Play some choices and return the state at each question."""
    game.start()
    states = [game.state.copy()]
    for _ in range(most):
        if game.question is None:
            break
        game.apply(pick(rng, game.question))
        states.append(game.state.copy())
    return states


@settings(max_examples=50)
@given(
    st.integers(0, 2**64 - 1),
    st.integers(1, 24),
    st.integers(1, 2),
    EDITION,
    st.integers(1, 60),
    st.sampled_from([200, 60, 15]),
)
def test_replaying_a_record_gives_equal_states_at_each_step(
    seed: int, seats: int, decks: int, edition: Edition, moves: int, target: int
) -> None:
    game = Game([f"P{seat}" for seat in range(seats)], seed=seed, edition=edition, decks=decks, target=target)
    states = played(game, random.Random(seed), moves)
    record = Record.from_json(json.loads(json.dumps(game.record().to_json())))
    for step, state in enumerate(states):
        part = replace(record, choices=record.choices[:step])
        rounds: list[RoundEnded] = []
        assert replay(part, rounds=rounds).state == state
        assert rounds == game.rounds[: len(rounds)]
    assert len(rounds) == len(game.rounds)
    assert replay_record(record.to_json()) == game.outcome()


@settings(max_examples=60)
@given(st.integers(0, 2**64 - 1), st.integers(1, 8), EDITION, st.integers(0, 80), st.integers(0, 40))
def test_a_seeded_game_is_resumed_at_any_point(
    seed: int, seats: int, edition: Edition, moves: int, more: int
) -> None:
    game = Game([f"P{seat}" for seat in range(seats)], seed=seed, edition=edition)
    played(game, random.Random(seed), moves)
    check_resumed(game, more, seed)


def random_draw(seed: int) -> CallbackSource:
    rng = random.Random(seed)

    def draw(unseen: Sequence[int]) -> Card:
        return rng.choice([card for card in CARDS for _ in range(unseen[card])])

    return CallbackSource(draw)


@settings(max_examples=60)
@given(st.integers(0, 2**64 - 1), st.integers(1, 8), EDITION, st.integers(0, 120), st.integers(0, 40))
def test_a_game_of_cards_from_outside_is_resumed_at_any_point(
    seed: int, seats: int, edition: Edition, moves: int, more: int
) -> None:
    game = Game([f"P{seat}" for seat in range(seats)], source=random_draw(seed), edition=edition)
    played(game, random.Random(seed), moves)
    record = game.record()
    resumed = Game.resume(record, source=random_draw(seed + 1))
    check_same(resumed, game)
    # It goes on with other cards from outside, and can be stored and resumed again.
    rng = random.Random(seed)
    for _ in range(more):
        if resumed.question is None:
            break
        resumed.apply(pick(rng, resumed.question))
    check_same(Game.resume(resumed.record()), resumed)


def check_resumed(game: Game, more: int, seed: int) -> None:
    """Resume the game and go on with both alike."""
    document = json.loads(json.dumps(game.record().to_json()))
    resumed = Game.resume(Record.from_json(document))
    assert resumed.state == game.state
    assert resumed.record().to_json() == document
    rng = random.Random(seed)
    for _ in range(more):
        if game.question is None:
            break
        choice = pick(rng, game.question)
        assert game.apply(choice) == resumed.apply(choice)
    assert resumed.state == game.state
    assert resumed.outcome() == game.outcome()
    assert resumed.record() == game.record()


def check_same(resumed: Game, game: Game) -> None:
    """The same game, as far as anyone can know: the order of cards never drawn is nobody's."""
    mine, theirs = resumed.state.copy(), game.state.copy()
    mine.draw_pile.sort()
    theirs.draw_pile.sort()
    assert mine == theirs
    assert resumed.outcome() == game.outcome()
    assert resumed.choices == game.choices


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.integers(1, 4), st.integers(60, 150), st.integers(1, 4))
def test_a_choice_that_failed_and_was_tried_again_leaves_no_trace_in_the_record(
    seed: int, seats: int, moves: int, every: int
) -> None:
    """The source fails in mid-choice, mostly after a reshuffle, and gives other cards when asked again."""
    rng = random.Random(seed)
    last = [0]

    def draw(unseen: Sequence[int]) -> Card:
        reshuffled = sum(unseen) > last[0]
        last[0] = sum(unseen)
        if rng.randrange(2 if reshuffled else 20 * every) == 0:
            raise ConnectionError
        return rng.choice([card for card in CARDS for _ in range(unseen[card])])

    game = Game([f"P{seat}" for seat in range(seats)], source=CallbackSource(draw))

    def insist(choice: Choice | None) -> None:
        while True:
            try:
                if choice is None:
                    game.start()
                else:
                    game.apply(choice)
            except ConnectionError:
                continue
            return

    insist(None)
    for _ in range(moves):
        if game.question is None:
            break
        insist(pick(rng, game.question))
    check_same(Game.resume(game.record()), game)


@settings(max_examples=40)
@given(st.integers(0, 2**64 - 1), st.integers(1, 5), st.integers(0, 60))
def test_an_illegal_choice_is_not_recorded(seed: int, seats: int, moves: int) -> None:
    game = Game([f"P{seat}" for seat in range(seats)], seed=seed)
    played(game, random.Random(seed), moves)
    before, choices = game.state.copy(), list(game.choices)
    for wrong in (None, True, 99, "fold", 1.5):
        try:
            game.apply(wrong)  # type: ignore[arg-type]  # what is tested
        except Refusal:
            assert (game.state, game.choices) == (before, choices)
        else:
            raise AssertionError(wrong)
