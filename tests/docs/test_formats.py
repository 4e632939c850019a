"""``docs/formats.md`` against the code: examples, limits, every code in both directions."""

from __future__ import annotations

import ast
import io
import json
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from flip7.engine import PositionRefused, Referee, Refusal, ScriptedSource, State, position
from flip7.record import Game, Record, RecordError, read_documents, replay_record
from flip7.record.reader import LONGEST_RECORD
from flip7.rules import CARDS, Status

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
JSON = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)]
RECORD, RESULT, BAD, SCORE = JSON
Run = Callable[..., Result]


def codes(heading: str) -> list[str]:
    """The first cells of the table with that heading."""
    table = re.search(rf"^\| {heading} \|.*?\n\|---\|---\|\n(.*?)\n\n", PAGE, re.MULTILINE | re.DOTALL)
    assert table is not None
    return re.findall(r"^\| `([^`]+)` \|", table[1], re.MULTILINE)


def record(start: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """A record of two seats with a few cards."""
    return {
        "format": "flip7-record/1", "edition": "3.1", "target": 200, "decks": 1, "players": ["Ann", "Bo"],
        "start": {"draw_pile": ["5", "9", "3"], **(start or {})}, "reshuffles": [], "choices": [], **changes,
    }  # fmt: skip


def hand(cards: str, status: str, **more: Any) -> dict[str, Any]:
    """A record of a position in which seat 1 has these cards and this status."""
    start = {"turn": 0, "hands": [["+2"], cards.split()], "statuses": ["active", status], "draw_pile": ["8"]}
    return record(start, **more)


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in record().items() if name != key}


SEVEN = "0 1 2 3 4 5 6"
BAD_RECORDS: dict[str, object] = {
    "not-an-object": [1],
    "missing-key": without("target"),
    "unknown-key": record(winner=1),
    "format": record(format="flip7-record/2"),
    "edition": record(edition="2.0"),
    "target": record(target=0),
    "decks": record(decks=10_001),
    "players": record(players=[]),
    "start": record() | {"start": "here"},
    "draw_pile": record({"draw_pile": "5 9"}),
    "discard": record({"discard": 5}),
    "reshuffles": record(reshuffles={}),
    "choices": record(choices="hit"),
    "meta": record(meta={"year": 2026}),
    "card": record({"draw_pile": ["13"]}),
    "dealer": record({"dealer": 2}),
    "turn": record({"hands": [["5"], []]}),
    "totals": record({"totals": [0, -1]}),
    "hands": record({"turn": 0, "hands": [["5"]]}),
    "statuses": record({"turn": 0, "statuses": ["active", "asleep"]}),
    "no-cards": record({"draw_pile": []}),
    "too-many-copies": record({"draw_pile": ["0", "0"]}),
    "duplicate-number": hand("5 5", "stayed"),
    "second-duplicate": hand("5 5 6 6", "busted"),
    "bust-without-duplicate": hand("5 6", "busted"),
    "bust-with-second-chance": hand("5 second 5", "busted"),
    "bust-with-flip7": hand(f"{SEVEN} 6", "busted"),
    "seven-numbers": hand(SEVEN, "stayed"),
    "too-many-numbers": hand(f"{SEVEN} 7", "stayed"),
    "two-second-chances": hand("second second", "stayed"),
    "frozen-without-freeze": hand("5", "frozen"),
    "freeze-without-effect": hand("freeze 5", "stayed"),
    "after-freeze": hand("freeze freeze", "frozen"),
    "stayed-with-nothing": hand("", "stayed"),
    "illegal-choice": record(choices=["perhaps"]),
    "leftover-choice": record({"draw_pile": ["12", "11", "10"]}, target=12, choices=["stay", "stay", "hit"]),
    "missing-reshuffle": record(
        {"turn": 0, "hands": [["5"], ["6"]], "draw_pile": [], "discard": ["7"]}, choices=["hit"]
    ),
    "wrong-reshuffle": record(
        {"turn": 0, "hands": [["5"], ["6"]], "draw_pile": [], "discard": ["7"]},
        choices=["hit"], reshuffles=[["8"]],
    ),
}  # fmt: skip


@pytest.mark.parametrize("code", BAD_RECORDS)
def test_each_code_of_the_page_is_what_such_a_record_gets(code: str) -> None:
    with pytest.raises(RecordError) as error:
        replay_record(BAD_RECORDS[code])
    assert error.value.code == code, error.value.message


def test_the_page_lists_the_codes_of_records_and_no_others() -> None:
    # The note on the shuffle is read when a game is resumed.
    assert sorted(codes("code of a record")) == sorted([*BAD_RECORDS, "shuffle"])
    with pytest.raises(RecordError) as error:
        Game.resume(Record.from_json(record(shuffle={"generator": "splitmix64"})))
    assert error.value.code == "shuffle"


def codes_in_the_source() -> set[str]:
    """Every slug that is written down where something is refused."""
    found = set()
    for folder in ("rules", "engine", "record"):
        for path in (ROOT / "src" / "flip7" / folder).glob("*.py"):
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                name = getattr(call, "func", None)
                name = getattr(name, "id", getattr(name, "attr", ""))
                if isinstance(call, ast.Call) and name in {
                    "Fault",
                    "fault",
                    "Refusal",
                    "RecordError",
                    "__init__",
                }:
                    found |= {str(a.value) for a in call.args[:1] if isinstance(a, ast.Constant)}
    return found


def test_the_page_lists_every_code_of_the_source() -> None:
    listed = {*codes("code of a record"), *codes("code of the engine")}
    # "more" only says that there are further faults.
    assert codes_in_the_source() - listed == {"more"}
    # What is not written down as a slug is the name of the key that is wrong.
    keys = set(Record.from_json(record()).to_json()) | set(record()["start"])
    keys |= {"discard", "hands", "reshuffles", "choices"}
    assert listed - codes_in_the_source() <= keys


def test_the_codes_of_the_engine_are_told_apart_from_those_of_records() -> None:
    assert not set(codes("code of the engine")) & set(codes("code of a record"))


def test_the_refusals_and_faults_of_the_engine() -> None:
    with pytest.raises(PositionRefused) as refused:
        position(
            2, draw_pile="5", hands=["9", "12"], totals=[-1, 0], undealt=3, winner=0, statuses=["stayed"]
        )
    names = {fault.name for fault in refused.value.faults}
    expected = {
        "length", "negative-total", "undealt", "winner", "hands-between-rounds", "statuses-between-rounds",
        "unfinished-between-rounds",
    }  # fmt: skip
    assert refused.value.code == "bad-position"
    assert names == expected
    assert expected <= set(codes("code of the engine"))
    with pytest.raises(Refusal) as refusal:
        Referee(State(1, draw_pile="5"), ScriptedSource()).apply("hit")
    assert refusal.value.code == "nothing-asked"


def test_the_example_is_replayed_as_the_page_says() -> None:
    assert replay_record(RECORD) == RESULT
    assert Record.from_json(RECORD).to_json() == RECORD
    assert list(RESULT["discard"]) == sorted(RESULT["discard"])


def test_the_example_of_a_bad_record(run_cli: Run, tmp_path: Path) -> None:
    lines = [json.dumps(RECORD), "", json.dumps({**RECORD, "choices": ["hit", 1]})]
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(lines))
    result = run_cli("replay", str(path), "--json")
    assert result.exit_code == 1
    assert [json.loads(line) for line in result.stdout.splitlines()] == [RESULT, BAD]


def test_the_keys_of_the_page_are_those_of_the_format() -> None:
    top = re.findall(r"^\| `(\w+)` \|", PAGE.split("### Where it starts")[0], re.MULTILINE)
    assert top == [*RECORD, "meta", "shuffle"]
    start = PAGE.split("### Where it starts")[1].split("### How it is replayed")[0]
    given = record({
        "dealer": 0, "totals": [0, 0], "hands": [[], []], "statuses": ["active", "active"],
        "discard": ["5"], "turn": 0,
    }, edition="continental")  # fmt: skip
    whole = Record.from_json(given).to_json()["start"]
    assert set(re.findall(r"^\| `(\w+)` \|", start, re.MULTILINE)) == set(whole)
    result = PAGE.split("## `flip7 replay FILE --json`")[1].split("### Bad records")[0]
    assert re.findall(r"^\| `(\w+)` \|", result, re.MULTILINE) == list(RESULT)
    assert all(f'"{status.value}"' in start for status in Status)


def test_the_cards_of_the_page_are_all_cards() -> None:
    (line,) = (line for line in PAGE.splitlines() if line.startswith("A card is a text:"))
    written = re.findall(r'"([^"]+)"', line)
    assert [*map(str, range(13)), *written[2:]] == [card.code for card in CARDS]
    assert written[:2] == ["0", "12"]


def test_the_limits_of_the_page() -> None:
    assert "9007199254740991" in PAGE
    assert int("9007199254740991") == 2**53 - 1
    Record.from_json(record(target=2**53 - 1, decks=10_000))
    for key, value in product(["target"], [2**53, 2**64, 1.5, True, "200", None]):
        with pytest.raises(RecordError, match="must be a whole number"):
            Record.from_json({**record(), key: value})
    with pytest.raises(RecordError, match="from 1 to 10000"):
        Record.from_json(record(decks=10_001))
    assert LONGEST_RECORD == 256 * 2**20


def test_files_as_the_page_says() -> None:
    one = json.dumps(RECORD)
    for content in (f"{one}\n\n{one}\n", f"\ufeff{one}\n{one}", f"\n\n{one}\n \t\n{one}"):
        read = [document for _, document in read_documents(io.BytesIO(content.encode()))]
        assert read == [RECORD, RECORD]
    several = json.dumps(RECORD, indent=1)
    assert [document for _, document in read_documents(io.BytesIO(several.encode()))] == [RECORD]


def test_the_other_commands(run_cli: Run) -> None:
    assert json.loads(run_cli("score", "12", "9", "5", "3", "x2", "+4", "--json").stdout) == SCORE
    deck = json.loads(run_cli("deck", "--json").stdout)
    section = PAGE.split("`flip7 deck --json`")[1].split("`flip7 rules --json`")[0]
    named = set(re.findall(r"`(\w+)`", section))
    assert {*deck, *deck["kinds"][0], *deck["sums"], *deck["sums"]["numbers"]} == named - {"null"}
    assert deck["kinds"][12]["chance"] == "12/94"
    assert [kind["card"] for kind in deck["kinds"]] == [card.code for card in CARDS]
    rules = json.loads(run_cli("rules", "--json").stdout)
    assert list(rules[0]) == ["id", "title", "text", "edition", "ruling"]
    assert '`{"id", "title", "text", "edition", "ruling"}`' in PAGE
    editions = json.loads(run_cli("rules", "--editions", "--json").stdout)
    assert list(editions[0]) == ["id", "title", "3.1", "continental"]
    assert '`{"id", "title", "3.1", "continental"}`' in PAGE


def test_play_with_json_ends_with_the_outcome_and_the_file(run_cli: Run) -> None:
    result = run_cli("play", "--bots", "bold,bold", "--seed", "1", "--target", "5", "--json")
    assert result.exit_code == 0
    printed = json.loads(result.stdout)
    assert list(printed) == [*RESULT, "record"]
    written = json.loads(Path(printed["record"]).read_text())
    assert replay_record(written) == {key: value for key, value in printed.items() if key != "record"}
