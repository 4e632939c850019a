"""What a local game is played with: given, completed with defaults, and begun."""

from __future__ import annotations

import re

import pytest

import flip7
from flip7.rules import EDITION_OF_LANGUAGE
from flip7.strategies import MOST_SEATS, USUAL_BOTS, LocalGame, Setting, UnknownStrategy, create, parse_bots
from strategies.conftest import Install


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("0", []),
        ("1", ["counter"]),
        (" 3 ", ["counter", "bold", "cautious"]),
        ("5", ["counter", "bold", "cautious", "counter", "bold"]),
        ("bold", ["bold"]),
        ("counter:20,bold", ["counter:20", "bold"]),
        (" random , threshold:30 ", ["random", "threshold:30"]),
    ],
)
def test_bots_are_a_number_or_their_strategies(text: str, bots: list[str]) -> None:
    assert parse_bots(text) == bots


def test_the_usual_bots_are_strategies() -> None:
    for bot in USUAL_BOTS:
        create(bot)
    assert parse_bots(str(MOST_SEATS))[: len(USUAL_BOTS)] == list(USUAL_BOTS)


@pytest.mark.parametrize("text", [str(MOST_SEATS + 1), "9" * 5000])
def test_there_are_not_more_bots_than_seats(text: str) -> None:
    with pytest.raises(ValueError, match=f"at most {MOST_SEATS} bots"):
        parse_bots(text)


@pytest.mark.parametrize("text", ["", ",", "bold,", "-1", "2.5", "²", "nobody", "counter:0", "threshold:1,2"])
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(UnknownStrategy):
        parse_bots(text)


def test_a_list_of_parameters_goes_on_to_the_next_strategy(install: Install) -> None:
    install(
        "class Many:\n"
        "    def __init__(self, *numbers, random): self.numbers = [int(number) for number in numbers]\n"
        "    def decide(self, view, ask): return ask.options[0]\n",
        many="strategies_of_somebody:Many",
    )
    assert parse_bots("many:1, 2,3,bold,many") == ["many:1,2,3", "bold", "many"]
    assert create("many:1,2,3").numbers == [1, 2, 3]  # type: ignore[attr-defined]  # of that strategy


@pytest.mark.parametrize("language", EDITION_OF_LANGUAGE)
def test_what_is_missing_is_completed(language: str) -> None:
    setting = Setting()
    completed = setting.completed(language, "You")
    assert completed == Setting(["You"], list(USUAL_BOTS), EDITION_OF_LANGUAGE[language].name, 200, 1)
    assert setting == Setting(), "the one that was given stays"


@pytest.mark.parametrize(
    ("given", "people", "bots"),
    [
        (Setting(["Ann"]), ["Ann"], list(USUAL_BOTS)),
        (Setting(["Ann", "Bo"]), ["Ann", "Bo"], []),
        (Setting(["Ann"], []), ["Ann"], []),
        (Setting([], ["bold", "bold"]), [], ["bold", "bold"]),
        (Setting([], []), ["You"], []),
    ],
)
def test_who_plays_when_not_all_is_said(given: Setting, people: list[str], bots: list[str]) -> None:
    completed = given.completed("en", "You")
    assert (completed.people, completed.bots) == (people, bots)
    assert completed.seats == len(people) + len(bots)
    assert completed.people is not given.people


def test_what_is_given_stays() -> None:
    given = Setting(["Ann"], ["random"], "continental", 50, 2)
    assert given.completed("en", "You") == given


def test_seats_are_counted_before_all_is_known() -> None:
    assert (Setting().seats, Setting(["Ann"]).seats, Setting(["Ann"], ["bold"]).seats) == (0, 1, 2)


def test_a_table_is_set_for_people_first_then_for_bots() -> None:
    table = Setting(["Ann", "Bo"], ["threshold:30", "counter"], "continental", 50, 2).new_table("it", 9)
    game = table.game
    assert game.players == ["Ann", "Bo", "Threshold", "Counter"]
    assert table.bots == [None, None, "threshold:30", "counter"]
    assert (game.state.edition.name, game.state.target, game.state.decks) == ("continental", 50, 2)
    assert game.shuffle == {"generator": "splitmix64", "seed": "9", "game": "0"}
    meta = game.record().meta
    assert meta is not None
    assert (meta["program"], meta["language"]) == (f"flip7 {flip7.__version__}", "it")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", meta["date"])
    assert (meta["seat 3"], meta["seat 4"]) == ("threshold:30", "counter")
    assert LocalGame.resume(game.record()).bots == table.bots


def test_a_table_of_one_person_alone() -> None:
    table = Setting(["Ann"], []).completed("en", "You").new_table("en", 1)
    assert table.people == [0]
    assert table.bots == [None]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownStrategy, match="'nobody'"):
        Setting(["Ann"], ["nobody"], "3.1", 200, 1).new_table("en", 1)
