"""The oracle itself: all scenarios, rulings worked out by hand, and no card lost or doubled."""

import copy
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from differential.broken_records import BREAKERS
from differential.oracle import Table, replay, written_in
from differential.position_check import ONE_DECK, BadRecord, Record, check
from differential.random_records import chunk

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "scenarios.jsonl"


def scenarios() -> list[dict[str, Any]]:
    return [json.loads(line) for line in SCENARIOS.read_text(encoding="utf-8").splitlines() if line.strip()]


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda scenario: str(scenario["id"]))
def test_scenario(scenario: dict[str, Any]) -> None:
    assert replay(scenario["record"]) == scenario["expected"]


def test_there_are_33_scenarios() -> None:
    assert len(scenarios()) == 33


def position(edition: str, hands: list[str], draw_pile: str, choices: list[Any], **more: Any) -> Record:
    """A record in mid-round, the first seat's turn; cards are written with blanks between them."""
    start = {"draw_pile": draw_pile.split(), "hands": [hand.split() for hand in hands], "turn": 0}
    start |= {"discard": more.pop("discard", "").split(), "dealer": len(hands) - 1}
    record = {
        "format": "flip7-record/1",
        "edition": edition,
        "target": 200,
        "decks": 1,
        "players": [str(seat) for seat in range(len(hands))],
        "start": start,
        "reshuffles": [],
        "choices": choices,
    }
    return record | more


def cards(result: dict[str, Any]) -> list[str]:
    return [" ".join(seat["cards"]) for seat in result["table"]]


def test_r17_a_set_aside_card_is_dropped_when_its_turn_comes_after_a_later_bust() -> None:
    # Seat 0 sets aside a Flip Three and a Freeze; the Flip Three comes back to it by way of seat 1.
    record = position("3.1", ["5", "6"], "flip3 flip3 freeze 7 flip3 8 9 5 10", ["hit", 0, 1, 0])
    result = replay(record)
    assert cards(result) == ["5 flip3 7 flip3 5", "6 flip3 8 9"]
    assert result["discard"] == {"freeze": 1}
    assert result["next"]["player"] == 1


def test_r17_a_frozen_player_still_chooses_for_the_cards_set_aside() -> None:
    record = position("3.1", ["5", "6", "9"], "flip3 freeze flip3 7", ["hit", 0, 0])
    assert replay(record)["next"] == {"player": 0, "kind": "target", "card": "flip3", "options": [1, 2]}


def test_r24_set_aside_cards_stay_out_of_the_reshuffle() -> None:
    record = position("3.1", ["5", "6"], "flip3 freeze", ["hit", 0], discard="7 8", reshuffles=[["8", "7"]])
    result = replay(record)
    assert result["next"] == {"player": 0, "kind": "target", "card": "freeze", "options": [0, 1]}
    assert (cards(result), result["draw_pile"], result["discard"]) == (["5 flip3 8 7", "6"], 0, {})


def test_r25_set_aside_cards_go_to_the_discard_pile_when_no_card_is_left() -> None:
    record = position("continental", ["5", "6"], "flip3 7", ["hit", 0])
    result = replay(record)
    assert result["rounds"][0]["points"] == [12, 6]
    order = ["5", "freeze", "6", "flip3"]
    result = replay(position("3.1", ["5", "6"], "flip3 freeze", ["hit", 0], reshuffles=[order]))
    assert result["rounds"][0]["hands"] == [["5", "flip3"], ["6"]]
    assert result["rounds"][0]["statuses"] == ["stayed", "stayed"]
    assert cards(result) == ["", "5"]  # the next deal: the 5, then the Freeze that had been set aside
    assert result["next"] == {"player": 0, "kind": "target", "card": "freeze", "options": [0, 1]}


def test_r06_two_doubles_make_four_times() -> None:
    record = position("3.1", ["5 x2 +4 x2"], "7", ["stay"], decks=2, target=24)
    assert replay(record)["totals"] == [24]


def test_r27_a_tie_plays_on_and_r23_the_deal_passes() -> None:
    record = position("continental", ["9", "9"], "1", ["stay", "stay"], target=9)
    result = replay(record)
    assert (result["over"], result["totals"], result["dealer"]) == (False, [9, 9], 0)
    assert replay(record | {"choices": ["stay", "stay", "hit", "stay", "stay"]})["winner"] == 1


def test_all_faults_are_named_at_once() -> None:
    record = position("3.1", ["5 5", "second second", "x2 x2"], "7", [], discard="0 0")
    with pytest.raises(BadRecord) as refusal:
        check(record)
    assert refusal.value.code == "bad-position"
    assert len(refusal.value.faults) == 4


@pytest.mark.parametrize("number", range(8))
def test_no_card_is_lost_or_doubled(number: int) -> None:
    """At every question of random records, piles, hands and loose cards are the cards of the start."""
    for record in chunk(number, size=100):
        start = record["start"]
        deck = Counter(start["draw_pile"] + start.get("discard", []))
        for hand in start.get("hands", []):
            deck.update(hand)
        assert all(count <= ONE_DECK[card] * record["decks"] for card, count in deck.items())
        table = Table(record, written_in(record))
        for choice in [*record["choices"], None]:
            there = Counter(table.pile + table.discard + table.loose)
            for hand in table.hands:
                there.update(hand)
            assert there == deck, json.dumps(record)
            if table.question is not None:
                options = table.question["options"]
                assert len(set(options)) == len(options) > 1
                assert len(table.loose) == 0 or table.question["kind"] == "target"
            if choice is not None:
                table.answer(choice)


def test_replaying_leaves_the_record_alone() -> None:
    for record in chunk(0, size=50):
        before = copy.deepcopy(record)
        assert replay(record) == replay(record)
        assert record == before


@pytest.fixture(scope="module")
def good_records() -> list[Record]:
    return chunk(1)


@pytest.mark.parametrize("kind", BREAKERS)
def test_each_way_of_breaking_a_record_is_refused(kind: str, good_records: list[Record]) -> None:
    done = 0
    for index, record in enumerate(good_records):
        spoilt = copy.deepcopy(record)
        if BREAKERS[kind](random.Random(index), spoilt):
            done += 1
            with pytest.raises(BadRecord) as refusal:
                replay(spoilt)
            assert all([*refusal.value.faults, refusal.value.message])
            if kind == "illegal choice":
                assert refusal.value.code == "illegal-choice"
    assert done >= 20
