"""A record as a reel: every frame as it was, in whatever order one asks for them, with little memory."""

from __future__ import annotations

import random
import tracemalloc
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.engine import (
    Asked,
    CardTurned,
    Cause,
    GameEnded,
    HitOrStay,
    Referee,
    RoundEnded,
    RoundStarted,
    ScriptedSource,
)
from flip7.i18n import LANGUAGES, tell
from flip7.record import Game, Record, RecordError
from flip7.tui import reel as reel_module
from flip7.tui.film import Film, Frame
from flip7.tui.reel import Reel
from flip7.tui.scene import Options
from support.bot_games import record_of_bots
from support.games import Setting, settings_of_games


def all_frames(record: Record) -> list[Frame]:
    """Film the whole record at once."""
    referee = Referee(record.first_state(), ScriptedSource(record.reshuffles))
    film = Film(referee.state)
    referee.start(film)
    for choice in record.choices:
        referee.apply(choice, film)
    return film.frames


def recorded(setting: Setting, most: int) -> Record:
    """Play a random game and return its record."""
    game = Game(
        [f"P{seat}" for seat in range(setting.seats)],
        source=setting.source(),
        edition=setting.edition,
        target=setting.target,
        decks=setting.decks,
        dealer=setting.dealer,
    )
    game.start()
    rng = setting.choices()
    for _ in range(most):
        if game.question is None:
            break
        game.apply(setting.choose(rng, game.question))
    return game.record()


@given(settings_of_games(printed=True, whole=True), st.randoms(use_true_random=False))
def test_frames_are_the_same_forward_backward_and_at_random(setting: Setting, rng: random.Random) -> None:
    record = recorded(setting, most=50)
    frames = all_frames(record)
    reel = Reel(record)
    assert len(reel) == len(frames)
    order = list(range(len(frames)))
    jumps = rng.choices(order, k=20)
    for index in [*order, *reversed(order), *jumps]:
        assert reel[index] == frames[index]
    assert [event for event in (frame.event for frame in frames) if isinstance(event, RoundEnded)] == (
        reel.rounds
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenes_are_the_same_whichever_way_one_comes(language: str) -> None:
    options = Options(language=language)
    record = record_of_bots(4, target=60)
    forward, backward = Reel(record), Reel(record)
    scenes = [forward.scene(index, options) for index in range(len(forward))]
    for index in reversed(range(len(backward))):
        assert backward.scene(index, options) == scenes[index]


def test_a_scene_shows_what_happened_and_tells_it() -> None:
    record = record_of_bots(3, target=60)
    reel = Reel(record)
    frames = all_frames(record)
    told: list[str] = []
    event = None
    for index, frame in enumerate(frames):
        if not isinstance(frame.event, Asked):
            event = frame.event
        if not isinstance(frame.event, Asked) or not isinstance(frame.event.question, HitOrStay):
            told.append(tell(frame.event, "en", names=reel.names))
        scene = reel.scene(index, Options(), told=5)
        assert scene.state == frame.state
        assert scene.event == event
        assert scene.told == tuple(told[-5:])
        assert scene.asking is None


def test_many_languages_and_long_logs_do_not_mix() -> None:
    reel = Reel(record_of_bots(2, target=100))
    last = len(reel) - 1
    english = reel.scene(last, Options(), told=10_000).told
    italian = reel.scene(last, Options(language="it"), told=10_000).told
    assert len(english) == len(italian) > 40
    assert not set(english) & set(italian)
    assert reel.scene(last, Options(), told=10_000).told == english


def test_turns_rounds_and_stops() -> None:
    record = record_of_bots(3)
    reel = Reel(record)
    events = [frame.event for frame in all_frames(record)]
    turns = [
        index
        for index, event in enumerate(events)
        if (isinstance(event, Asked) and isinstance(event.question, HitOrStay))
        or (isinstance(event, CardTurned) and event.cause is Cause.FORCED_HIT)
    ]
    starts = [index for index, event in enumerate(events) if isinstance(event, RoundStarted)]
    ends = [index for index, event in enumerate(events) if isinstance(event, (RoundEnded, GameEnded))]
    assert list(reel.round_starts) == starts
    assert list(reel.stops) == sorted({*turns, *starts, *ends})
    for index in range(len(events)):
        place = reel.place(index)
        this = max(start for start in starts if start <= index)
        after = min([start for start in starts if start > index], default=len(events))
        assert (place.event, place.events) == (index + 1, len(events))
        assert (place.round, place.rounds) == (starts.index(this) + 1, len(starts))
        assert place.turn == sum(this <= turn <= index for turn in turns)
        assert place.turns == sum(this <= turn < after for turn in turns)


def test_moving_stays_within_the_record() -> None:
    reel = Reel(record_of_bots(3))
    last = len(reel) - 1
    for among in (None, reel.stops, reel.round_starts):
        at, seen = 0, [0]
        while at < last:
            following = reel.moved(at, 1, among)
            assert following > at
            at = following
            seen.append(at)
        assert reel.moved(last, 1, among) == last
        while at > 0:
            before = reel.moved(at, -1, among)
            assert before < at
            at = before
        assert reel.moved(0, -1, among) == 0
        if among is not None:
            assert set(seen) == {0, last, *among}
    # From the middle of a round, one goes back to its own beginning first.
    second = reel.round_starts[1]
    assert reel.moved(second + 3, -1, reel.round_starts) == second
    assert reel.moved(second, -1, reel.round_starts) == 0


def test_a_record_that_begins_and_ends_in_mid_round() -> None:
    record = Record.from_json(
        {
            "format": "flip7-record/1", "edition": "3.1", "target": 200, "decks": 1,
            "players": ["Ann", "Bo"],
            "start": {"draw_pile": ["3", "9", "5"], "hands": [["12"], ["7"]], "turn": 1,
                      "statuses": ["active", "active"]},
            "reshuffles": [], "choices": ["hit"],
        }
    )  # fmt: skip
    reel = Reel(record)
    assert [type(reel[index].event).__name__ for index in range(len(reel))] == [
        "Asked", "CardTurned", "Asked",
    ]  # fmt: skip
    assert reel.scene(0, Options()).event is None
    assert list(reel.round_starts) == [0]
    assert (reel.place(0).turn, reel.place(2).turns, reel.place(2).rounds) == (1, 2, 1)


def test_there_is_nothing_beyond_the_ends() -> None:
    reel = Reel(record_of_bots(2, target=30))
    for index in (len(reel), -len(reel) - 1):
        with pytest.raises(IndexError):
            reel[index]
    assert reel[-1] == reel[len(reel) - 1]


def test_a_bad_record_is_refused_with_its_sentence() -> None:
    record = record_of_bots(2)
    bad = replace(record, choices=[*record.choices, "hit"])
    with pytest.raises(RecordError, match="left over"):
        Reel(bad)


def test_a_choice_with_many_events_is_made_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of_bots(24, target=40)
    expected = all_frames(record)
    monkeypatch.setattr(reel_module, "PAGE", 3)
    monkeypatch.setattr(reel_module, "MOST_FRAMES", 7)
    monkeypatch.setattr(reel_module, "MOST_KEPT", 5)
    reel = Reel(record)
    for index in (*range(len(reel)), *reversed(range(len(reel)))):
        assert reel[index] == expected[index]


def test_a_long_game_of_24_takes_little_memory() -> None:
    """Fifty rounds of 24 players and more: the whole reel stays far below 30 MB."""
    record = record_of_bots(24, target=1100)
    tracemalloc.start()
    try:
        reel = Reel(record)
        assert len(reel.rounds) >= 50
        for index in range(0, len(reel), 29):
            reel.scene(index, Options())
        for index in range(len(reel) - 1, 0, -301):
            reel.scene(index, Options())
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 12 * 1024 * 1024
