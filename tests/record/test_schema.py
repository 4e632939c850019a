"""The published JSON Schema of the record, held against the reader in both directions.

What the reader accepts, the schema accepts. What the schema refuses, the reader refuses; and what is
broken in its form is refused by both. Only the reader sees what is named in ``SEEN_BY_THE_READER_ALONE``.
"""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from flip7.record import RecordError, replay_record
from flip7.record.checks import LARGEST, MOST_DECKS
from flip7.rules import CARDS, EDITIONS, Status
from support.records import GOOD, random_records, record, scenarios, starting, without

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)


def valid(document: Any) -> bool:
    return bool(VALIDATOR.is_valid(document))


def accepted(document: Any) -> bool:
    """Whether the reader takes a record and replays it."""
    try:
        replay_record(document)
    except RecordError:
        return False
    return True


def test_the_schema_is_one_and_says_which() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_it_names_the_same_words_as_the_rules() -> None:
    definitions = SCHEMA["$defs"]
    assert definitions["card"]["enum"] == [card.code for card in CARDS]
    assert SCHEMA["properties"]["edition"]["enum"] == list(EDITIONS)
    assert definitions["position"]["properties"]["statuses"]["items"]["enum"] == [one.value for one in Status]
    assert SCHEMA["properties"]["decks"]["maximum"] == MOST_DECKS
    assert {
        SCHEMA["properties"]["target"]["maximum"],
        definitions["seat"]["maximum"],
        definitions["position"]["properties"]["totals"]["items"]["maximum"],
    } == {LARGEST}
    assert SCHEMA["required"] == list(GOOD)


@settings(max_examples=80)
@given(random_records())
def test_what_the_reader_accepts_the_schema_accepts(document: dict[str, Any]) -> None:
    assert accepted(document)
    VALIDATOR.validate(document)


@pytest.mark.parametrize("document", [scenario["record"] for scenario in scenarios()] + [GOOD, starting()])
def test_the_schema_accepts_all_scenarios(document: dict[str, Any]) -> None:
    VALIDATOR.validate(document)
    assert accepted(document)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.sampled_from([2**53, 10**30, -(10**30), 1.5, -0.5])
    | st.sampled_from(["", "5", "hit", "stay", "active", "3.1", "freeze", "13", "flip7-record/1"])
    | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    found = [path]
    inner: dict[Any, Any] = value if isinstance(value, dict) else {}
    if isinstance(value, list):
        inner = dict(enumerate(value))
    for key, one in inner.items():
        found += places(one, (*path, key))
    return found


def mutate(draw: Callable[[Any], Any], document: Any) -> Any:
    """Replace, remove or add something somewhere."""
    path = draw(st.sampled_from(places(document)))
    if not path:
        return draw(JSON)
    parent = document
    for key in path[:-1]:
        parent = parent[key]
    change = draw(st.sampled_from(["replace", "remove", "add"]))
    if change == "remove":
        del parent[path[-1]]
    elif change == "replace":
        parent[path[-1]] = draw(JSON)
    elif isinstance(parent, list):
        parent.insert(path[-1], draw(JSON))
    else:
        parent[draw(st.sampled_from(["turn", "totals", "hands", "extra", "meta", "shuffle", ""]))] = draw(
            JSON
        )
    return document


@settings(max_examples=500)
@given(st.data())
def test_what_the_schema_refuses_the_reader_refuses(data: st.DataObject) -> None:
    document: Any = copy.deepcopy(data.draw(st.sampled_from([GOOD, starting(), scenarios()[0]["record"]])))
    for _ in range(data.draw(st.integers(1, 3))):
        document = mutate(data.draw, document)
    if not valid(document):
        assert not accepted(document)


WRONG: dict[str, list[Any]] = {
    "text": [None, True, 1, 1.5, [], {}],
    "whole number": [None, True, "1", 1.5, -1, [], {}],
    "list": [None, True, 1, "5", {}],
    "object": [None, True, 1, "5", []],
    "card": [None, True, 5, "13", "", [], {}],
    "choice": [None, True, False, 1.5, -1, "fold", "", "Hit", [], {}],
}

PARTS: list[tuple[tuple[Any, ...], str]] = [
    (("format",), "text"),
    (("edition",), "text"),
    (("target",), "whole number"),
    (("decks",), "whole number"),
    (("players",), "list"),
    (("players", 0), "text"),
    (("start",), "object"),
    (("start", "draw_pile"), "list"),
    (("start", "draw_pile", 0), "card"),
    (("start", "dealer"), "whole number"),
    (("start", "totals"), "list"),
    (("start", "totals", 0), "whole number"),
    (("start", "hands"), "list"),
    (("start", "hands", 0), "list"),
    (("start", "hands", 0, 0), "card"),
    (("start", "statuses"), "list"),
    (("start", "statuses", 0), "text"),
    (("start", "discard"), "list"),
    (("start", "discard", 0), "card"),
    (("start", "turn"), "whole number"),
    (("reshuffles",), "list"),
    (("reshuffles", 0), "list"),
    (("reshuffles", 0, 0), "card"),
    (("choices",), "list"),
    (("choices", 0), "choice"),
    (("meta",), "object"),
    (("meta", "place"), "text"),
]
FULL = starting() | {"reshuffles": [["5"]], "choices": ["stay"], "meta": {"place": "kitchen"}}


@pytest.mark.parametrize(
    ("path", "kind"), PARTS, ids=lambda part: ".".join(map(str, part)) if isinstance(part, tuple) else part
)
def test_a_value_of_the_wrong_type_is_refused_by_both(path: tuple[Any, ...], kind: str) -> None:
    assert valid(FULL)
    assert accepted(FULL)
    for wrong in WRONG[kind]:
        document = copy.deepcopy(FULL)
        parent: Any = document
        for key in path[:-1]:
            parent = parent[key]
        parent[path[-1]] = wrong
        assert not valid(document), f"the schema accepts {wrong!r}"
        assert not accepted(document), f"the reader accepts {wrong!r}"


BROKEN: list[Any] = [
    None,
    [],
    "record",
    {},
    *[without(GOOD, key) for key in GOOD],
    record(extra=1),
    record(players=[]),
    record(target=0),
    record(decks=0),
    record(decks=MOST_DECKS + 1),
    record(target=LARGEST + 1),
    record(format="flip7-record/2"),
    record(edition="4"),
    record(start={}),
    record(start={"draw_pile": ["5", "6"], "extra": []}),
    record(meta={"a": 1}),
    starting(statuses=["active", "gone"]),
    starting(totals=[0, -1]),
    # Cards in front or players out, but no turn.
    starting(turn=None),
    starting(turn=None, statuses=None),
    starting(turn=None, hands=None, statuses=["active", "stayed"]),
]


@pytest.mark.parametrize("document", BROKEN, ids=range(len(BROKEN)))
def test_what_is_broken_in_its_form_is_refused_by_both(document: Any) -> None:
    assert not valid(document)
    assert not accepted(document)


SEEN_BY_THE_READER_ALONE: dict[str, Any] = {
    # In JSON Schema 200.0 is a whole number; the reader takes it for what was written.
    "a whole number written with a point": record(target=200.0),
    "a dealer who is no seat": record(start={"draw_pile": ["5", "6"], "dealer": 2}),
    "a turn of nobody": starting(turn=2),
    "a turn of a player who is out": starting(turn=1),
    "too few totals": starting(totals=[0]),
    "too many hands": starting(hands=[["5"], ["6", "6"], []]),
    "too few statuses": starting(statuses=["active"]),
    "too many copies of a card": starting(discard=["0", "0"]),
    "no card at all": record(start={"draw_pile": []}, choices=[]),
    "a duplicate in a hand that is not bust": starting(hands=[["5", "5"], ["6", "6"]]),
    "a bust without a duplicate": starting(hands=[["5"], ["6"]]),
    "seven different Numbers": starting(hands=[["3", "4", "5", "7", "8", "10", "11"], ["6", "6"]]),
    "two Second Chances": starting(hands=[["second", "second"], ["6", "6"]]),
    "a Freeze in front of an active player": starting(hands=[["freeze"], ["6", "6"]]),
    "frozen without a Freeze": starting(hands=[["5"], ["6"]], statuses=["active", "frozen"]),
    "stayed with no card": starting(hands=[["5"], []], statuses=["active", "stayed"]),
    "an illegal choice": record(choices=[0]),
    "a choice left over": starting() | {"choices": ["stay", "stay"], "target": 1},
    "a note on the shuffle nested too deeply": record(shuffle=json.loads("[" * 31 + "]" * 31)),
    "a missing reshuffle": starting(draw_pile=[]) | {"choices": ["hit"]},
    "a wrong reshuffle": starting(draw_pile=[]) | {"choices": ["hit"], "reshuffles": [["9", "9"]]},
}


@pytest.mark.parametrize("document", SEEN_BY_THE_READER_ALONE.values(), ids=SEEN_BY_THE_READER_ALONE.keys())
def test_what_only_the_reader_can_see(document: dict[str, Any]) -> None:
    assert valid(document)
    assert not accepted(document)
