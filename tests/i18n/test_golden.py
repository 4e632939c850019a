"""Whole games as a native speaker has read them; ``golden_games.py`` writes them again after a change."""

from __future__ import annotations

import pytest

from flip7.engine import CardTurned, Event
from flip7.i18n import LANGUAGES
from flip7.record import Game
from flip7.rules import EDITIONS, Outcome
from i18n.golden_games import GOLDEN, PLAYERS, SEEDS, choose, transcript


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_as_it_was_read(language: str) -> None:
    assert transcript(language).splitlines() == (GOLDEN / f"{language}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_games_show_what_can_happen_to_a_card(edition: str) -> None:
    game = Game(PLAYERS, seed=SEEDS[edition], edition=EDITIONS[edition])
    events: list[Event] = game.start()
    for turn in range(10_000):
        if game.over:
            break
        events += game.apply(choose(game, turn))
    outcomes = {event.outcome for event in events if isinstance(event, CardTurned)}
    assert outcomes >= set(Outcome) - ({Outcome.SET_ASIDE} if edition == "continental" else set())
