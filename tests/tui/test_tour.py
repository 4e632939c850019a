"""The tour: each of its five hints comes once, alone, where it fits, and fits its place in five languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from flip7.engine import HitOrStay, RoundEnded
from flip7.i18n import LANGUAGES, catalogue
from flip7.rules import EDITIONS
from flip7.strategies import LocalGame
from flip7.tui.film import Film
from flip7.tui.scene import Scene
from flip7.tui.tour import HINTS, Hint, hint_for

MOST_LETTERS = 150


def scenes(seed: int, edition: str, people: int = 1) -> Iterator[Scene]:
    """Play a game and return each scene that stands still: a person is asked, or a round is over.

    People hit below 22 points, as most people do.
    """
    names = [f"P{seat}" for seat in range(people + 2)]
    table = LocalGame.new(
        names, [None] * people + ["counter", "bold"], seed=seed, edition=EDITIONS[edition], target=150
    )
    film = Film(table.game.state)
    table.start(film)
    while True:
        for frame in film.frames:
            if isinstance(frame.event, RoundEnded):
                yield Scene(frame.state, tuple(names), event=frame.event, viewer=0)
        question = table.game.question
        if question is None:
            return
        event = film.frames[-1].event
        film = Film(table.game.state)
        if table.asks_bot:
            table.apply(table.bot_choice(), film)
            continue
        scene = Scene(
            table.game.state.copy(), tuple(names), event=event, viewer=question.seat, asking=question
        )
        yield scene
        if isinstance(question, HitOrStay):
            choice = question.options[0 if scene.points(question.seat) < 22 else -1]
            table.apply(choice, film)
        else:
            table.apply(question.options[0], film)


def tour(seed: int, edition: str) -> list[tuple[Hint, Scene]]:
    """Play a first game and return each hint that was shown, with its scene."""
    seen: list[str] = []
    shown = []
    for scene in scenes(seed, edition):
        hint = hint_for(scene, seen)
        if hint is not None:
            seen.append(hint.id)
            shown.append((hint, scene))
    return shown


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_a_first_game_shows_each_hint_once(seed: int, edition: str) -> None:
    shown = [hint.id for hint, _ in tour(seed, edition)]
    assert len(shown) == len(set(shown))
    assert {"turn", "special", "totals", "keys"} <= set(shown) <= set(HINTS)


def test_all_five_come_in_most_first_games() -> None:
    complete = [seed for seed in range(20) if len(tour(seed, "3.1")) == len(HINTS)]
    assert len(complete) > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_hint_comes_where_it_fits(edition: str) -> None:
    for seed in range(10):
        for hint, scene in tour(seed, edition):
            if hint.id in ("turn", "keys", "seven"):
                assert isinstance(scene.asking, HitOrStay)
            if hint.id == "special":
                cards = [card for hand in scene.state.hands for card in hand.cards]
                assert any(not card.is_number for card in cards)
            if hint.id == "seven":
                assert scene.asking is not None
                assert scene.state.hands[scene.asking.seat].different >= 3
            if hint.id == "totals":
                assert any(scene.state.totals) or isinstance(scene.event, RoundEnded) or scene.state.round > 1


def test_the_first_hint_is_about_the_first_turn() -> None:
    for seed in range(10):
        first = next(hint for hint, scene in tour(seed, "continental") if isinstance(scene.asking, HitOrStay))
        assert first.id == "turn"


def test_nothing_comes_back() -> None:
    for scene in scenes(3, "3.1"):
        assert hint_for(scene, HINTS) is None


def test_nothing_comes_while_others_act() -> None:
    for scene in scenes(3, "3.1"):
        assert hint_for(replace(scene, asking=None, event=None), ()) is None
        # Nobody plays here: a record is watched.
        assert hint_for(replace(scene, asking=None, viewer=None), ()) is None


@pytest.mark.parametrize("hint", HINTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_hint_is_short_and_names_the_keys_of_its_language(language: str, hint: str) -> None:
    texts = catalogue(language, "cli", "start")
    said = next(Hint(known, f"start-hint-{known}") for known in HINTS if known == hint).say(texts)
    assert 40 < len(said) <= MOST_LETTERS
    assert "\n" not in said
    if hint == "turn":
        words = {word.strip(",.:") for word in said.split()}
        assert {texts.format("key-hit"), texts.format("key-stay")} <= words
    if hint == "seven":
        assert "15" in said
    if hint == "keys":
        assert all(key in said for key in ("U ", "L ", "? ", "F ", "R ", "Q "))
