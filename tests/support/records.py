"""Records for the tests: a small good one, its parts by name, and random ones."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from flip7.record import Game
from flip7.rules import EDITIONS

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "scenarios.jsonl"

GOOD: dict[str, Any] = {
    "format": "flip7-record/1",
    "edition": "3.1",
    "target": 200,
    "decks": 1,
    "players": ["Ann", "Bo"],
    "start": {"dealer": 1, "draw_pile": ["5", "9", "freeze", "7"]},
    "reshuffles": [],
    "choices": ["hit", 1],
}

MID_ROUND: dict[str, Any] = {
    "dealer": 1,
    "draw_pile": ["1", "2", "3"],
    "totals": [10, 20],
    "hands": [["5", "+4"], ["6", "6"]],
    "statuses": ["active", "busted"],
    "discard": ["x2", "9"],
    "turn": 0,
}


def record(**changes: Any) -> dict[str, Any]:
    """The good record with other values."""
    return copy.deepcopy(GOOD) | changes


def starting(**changes: Any) -> dict[str, Any]:
    """The good record with another start in mid-round and no choices; ``None`` leaves a key out."""
    start = copy.deepcopy(MID_ROUND) | changes
    return record(start={key: value for key, value in start.items() if value is not None}, choices=[])


def without(document: dict[str, Any], key: str) -> dict[str, Any]:
    """The record without a key."""
    return {name: value for name, value in document.items() if name != key}


def scenarios() -> list[dict[str, Any]]:
    """All scenarios: records with what must come of them."""
    return [json.loads(line) for line in SCENARIOS.read_text(encoding="utf-8").splitlines() if line.strip()]


@st.composite
def random_records(draw: st.DrawFn) -> dict[str, Any]:
    """Records of seeded games played at random for a while, by the record keeper itself."""
    seed = draw(st.integers(0, 2**64 - 1))
    rng = random.Random(seed)
    game = Game(
        draw(st.lists(st.text(max_size=5), min_size=1, max_size=6)),
        seed=seed,
        edition=draw(st.sampled_from([*EDITIONS.values()])),
        target=draw(st.sampled_from([1, 50, 200, 2**53 - 1])),
        decks=draw(st.integers(1, 2)),
        meta=draw(st.none() | st.dictionaries(st.text(max_size=3), st.text(max_size=3), max_size=2)),
    )
    game.start()
    for _ in range(draw(st.integers(0, 60))):
        if game.question is None:
            break
        game.apply(rng.choice((game.question.options[0], *game.question.options)))
    document: dict[str, Any] = game.record().to_json()
    return document
