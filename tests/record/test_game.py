"""A game that keeps its own record."""

import copy
import json
from collections.abc import Sequence
from typing import Any

import pytest

from flip7.engine import IDLE_ROUNDS, CallbackSource, PositionRefused, Refusal, SeededSource, new_game
from flip7.record import Game, Record, RecordError, replay
from flip7.record.game import seed_of_note
from flip7.rules import CARDS, CONTINENTAL, EDITION_3_1, Card
from support.records import record, starting


def smallest(unseen: Sequence[int]) -> Card:
    return next(card for card in CARDS if unseen[card])


def play_out(game: Game, most: int = 10_000) -> None:
    """Play on with the first option, or the second with 20 points in front."""
    for _ in range(most):
        question = game.question
        if question is None:
            return
        points = sum(card for card in game.state.hands[question.seat].cards if card.is_number)
        game.apply(question.options[0 if points < 20 else -1])


def test_a_seeded_game_begins_as_the_engine_s() -> None:
    game = Game(["Ann", "Bo", "Cy"], seed=7, game=2, edition=CONTINENTAL, target=50, decks=2)
    assert game.state == new_game(3, SeededSource(7, 2), edition=CONTINENTAL, target=50, decks=2)
    assert (game.players, game.question, game.over, game.rounds) == (["Ann", "Bo", "Cy"], None, False, [])
    assert Game(["Ann", "Bo"], seed=7, dealer=0).state.dealer == 0


@pytest.mark.parametrize("given", [{}, {"seed": 1, "source": SeededSource(1)}])
def test_chance_is_explicit(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="give either a seed or a card source"):
        Game(["Ann"], **given)


@pytest.mark.parametrize(
    ("players", "setting", "says"),
    [
        ("Ann", {}, "players must be a list of texts"),
        (["Ann", 5], {}, "players must be a list of texts"),
        (["Ann"], {"target": 2**53}, "a record holds targets up to 9007199254740991"),
        (["Ann"], {"decks": 10_001}, "and up to 10000 decks"),
        (["Ann"], {"meta": {"round": 5}}, "meta must be an object of texts"),
        (["Ann"], {"meta": {5: "round"}}, "meta must be an object of texts"),
    ],
)
def test_what_its_record_could_not_hold_is_refused(players: Any, setting: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Game(players, seed=1, **setting)


def test_the_largest_target_is_held_by_its_record() -> None:
    written = Game(["Ann"], seed=1, target=2**53 - 1).record()
    assert Record.from_json(written.to_json()) == written


def test_a_seed_of_zero_is_a_seed() -> None:
    assert Game(["Ann"], seed=0).state == Game(["Ann"], source=SeededSource(0)).state


@pytest.mark.parametrize(
    ("players", "setting", "fault"),
    [
        ([], {}, "no-seats"),
        (["A"], {"target": 0}, "target"),
        (["A"], {"decks": 0}, "decks"),
        (["A"], {"dealer": 1}, "dealer"),
    ],
)
def test_what_is_out_of_range_is_refused(players: list[str], setting: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionRefused) as refused:
        Game(players, seed=1, **setting)
    assert [one.name for one in refused.value.faults] == [fault]


@pytest.mark.parametrize("seed", [-1, 2**64, pytest.param(10**400, id="huge")])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="the seed must be from 0 to"):
        Game(["Ann"], seed=seed)


def test_its_record() -> None:
    game = Game(["Ann", "Bo"], seed=7, game=3, meta={"place": "kitchen"})
    before = game.record()
    game.start()
    written = game.record()
    assert written == before
    assert written.shuffle == {"generator": "splitmix64", "seed": "7", "game": "3"}
    assert (written.edition, written.target, written.decks) == (EDITION_3_1, 200, 1)
    assert (written.players, written.meta, written.choices) == (["Ann", "Bo"], {"place": "kitchen"}, [])
    assert written.start.draw_pile == new_game(2, SeededSource(7, 3)).draw_pile[::-1]
    assert Game(["Ann"], source=SeededSource(1)).record().shuffle is None


def test_a_whole_game_has_its_reshuffles_in_its_record() -> None:
    game = Game(["Ann", "Bo", "Cy"], seed=5, target=400)
    game.start()
    play_out(game)
    assert game.over
    written = game.record()
    assert len(written.reshuffles) == game.state.shuffles - 1 > 0
    again = Game.resume(Record.from_json(json.loads(json.dumps(written.to_json()))))
    assert again.over
    assert again.rounds == game.rounds
    assert again.record() == written


def fingerprint(written: Record) -> str:
    return json.dumps(written.to_json(), sort_keys=True)


@pytest.mark.parametrize("resumed", [False, True])
def test_a_record_shares_nothing_with_the_game_that_goes_on(resumed: bool) -> None:
    game = Game(["Ann", "Bo"], seed=7, meta={"place": "kitchen"})
    game.start()
    if resumed:
        game = Game.resume(game.record())
    written = game.record()
    before = fingerprint(written)
    play_out(game, 30)
    assert fingerprint(written) == before
    later = fingerprint(game.record())
    spoilt = game.record()
    spoilt.players.clear()
    spoilt.choices.clear()
    spoilt.start.draw_pile.clear()
    assert spoilt.meta is not None
    spoilt.meta.clear()
    spoilt.shuffle.clear()
    for pile in spoilt.reshuffles:
        pile.clear()
    assert fingerprint(game.record()) == later


def test_resuming_leaves_the_record_alone() -> None:
    game = Game(["Ann", "Bo"], seed=7, meta={"place": "kitchen"})
    game.start()
    play_out(game, 20)
    written = game.record()
    before = fingerprint(written)
    resumed = Game.resume(written)
    resumed.start()
    play_out(resumed, 100)
    assert fingerprint(written) == before


def test_a_position_can_be_resumed_and_recorded() -> None:
    document = starting()
    game = Game.resume(Record.from_json(document), source=SeededSource(1))
    game.apply("hit")
    game.apply("stay")
    assert game.record().to_json()["start"] == document["start"]
    assert Game.resume(game.record(), source=SeededSource(1)).state == game.state


def test_without_a_seed_a_game_that_needs_one_more_reshuffle_is_refused_and_nothing_changes() -> None:
    game = Game.resume(Record.from_json(starting(draw_pile=[]) | {"edition": "continental"}))
    before, choices = game.state.copy(), list(game.choices)
    with pytest.raises(Refusal) as refusal:
        game.apply("hit")
    assert refusal.value.code == "missing-reshuffle"
    assert (game.state, game.choices) == (before, choices)
    game.apply("stay")
    assert game.choices == ["stay"]


def test_a_reshuffle_of_the_record_that_turns_out_wrong_changes_nothing() -> None:
    document = starting(draw_pile=[]) | {"reshuffles": [["12"]]}
    game = Game.resume(Record.from_json(document), source=SeededSource(1))
    before = game.state.copy()
    with pytest.raises(Refusal) as refusal:
        game.apply("hit")
    assert refusal.value.code == "wrong-reshuffle"
    assert (game.state, game.choices) == (before, [])


def test_cards_from_outside_go_on_from_a_record() -> None:
    game = Game(["Ann", "Bo"], source=CallbackSource(smallest, first_dealer=1), edition=CONTINENTAL)
    game.start()
    for choice in ("hit", "hit", "hit"):
        game.apply(choice)
    assert [str(card) for card in game.record().start.draw_pile[:5]] == ["0", "1", "2", "2", "3"]
    resumed = Game.resume(
        game.record(), source=CallbackSource(lambda unseen: Card("12") if unseen[12] else smallest(unseen))
    )
    assert resumed.state.hands == game.state.hands
    resumed.apply("hit")
    resumed.apply("hit")
    assert [repr(hand) for hand in resumed.state.hands] == ["Hand('0 2 12')", "Hand('1 12')"]
    assert [str(card) for card in resumed.record().start.draw_pile[:6]] == ["0", "1", "2", "12", "12", "2"]
    assert Game.resume(resumed.record()).state.hands == resumed.state.hands


@pytest.mark.parametrize(
    "note",
    [
        {"generator": "splitmix64"},
        {"generator": "splitmix64", "seed": "7"},
        {"generator": "splitmix64", "seed": "x", "game": "0"},
        {"generator": "splitmix64", "seed": None, "game": "0"},
        {"generator": "splitmix64", "seed": "-1", "game": "0"},
        {"generator": "splitmix64", "seed": str(2**64), "game": "0"},
        {"generator": "splitmix64", "seed": "1" + "0" * 400, "game": "0"},
        {"generator": "splitmix64", "seed": "1" + "0" * 5000, "game": "0"},
        {"generator": "splitmix64", "seed": "0", "game": [0]},
        {"generator": "splitmix64", "seed": float("inf"), "game": 0},
    ],
    ids=range(10),
)
def test_a_note_on_the_shuffle_that_names_no_seed_is_refused(note: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as error:
        Game.resume(Record.from_json(record(shuffle=note)))
    assert error.value.code == "shuffle"


@pytest.mark.parametrize("note", [None, 7, "seed 7", [], {}, {"generator": "dice", "seed": "x"}])
def test_a_note_of_another_kind_says_nothing(note: Any) -> None:
    game = Game.resume(Record.from_json(starting(draw_pile=[]) | {"shuffle": note}))
    with pytest.raises(Refusal):
        game.apply("hit")
    assert game.record().shuffle == note


def test_the_seed_of_a_record_can_be_read() -> None:
    written = Game(["Ann"], seed=2**64 - 1, game=3).record()
    assert seed_of_note(written.shuffle) == (2**64 - 1, 3)
    assert seed_of_note("seed 7") is None
    with pytest.raises(RecordError):
        seed_of_note({"generator": "splitmix64", "seed": "x"})


def test_a_record_of_very_many_rounds_without_a_question_is_resumed_as_it_is_replayed() -> None:
    """Nothing but a Freeze for one player: the rounds go on as long as there are reshuffles."""
    start = {"draw_pile": ["freeze"]}
    written = record(players=["Ann"], start=start, reshuffles=[["freeze"]] * (IDLE_ROUNDS + 5), choices=[])
    for go_on in (Game.resume, replay):
        with pytest.raises(RecordError) as error:
            go_on(Record.from_json(written))
        assert error.value.code == "missing-reshuffle"


def test_a_bad_record_is_not_resumed() -> None:
    with pytest.raises(RecordError) as error:
        Game.resume(Record.from_json(record(choices=["fold"])))
    assert error.value.code == "illegal-choice"


def test_the_outcome_is_that_of_the_command() -> None:
    game = Game(["Ann", "Bo"], seed=5, target=30)
    game.start()
    play_out(game)
    result = copy.deepcopy(game.outcome())
    assert (result["over"], result["next"], result["table"]) == (True, None, None)
    assert result["totals"] == game.state.totals
    assert len(result["rounds"]) == len(game.rounds)
