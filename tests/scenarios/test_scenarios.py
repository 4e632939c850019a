"""All scenarios, held against the replay: records worked out by hand with what must come of them."""

import json
from typing import Any

import pytest

from flip7.record import Record, replay_record
from support.records import scenarios


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda scenario: str(scenario["id"]))
def test_scenario(scenario: dict[str, Any]) -> None:
    result = replay_record(scenario["record"])
    assert result == scenario["expected"]
    # In Python 1 == True == 1.0; in JSON they differ.
    assert json.dumps(result, sort_keys=True) == json.dumps(scenario["expected"], sort_keys=True)
    assert list(result["discard"]) == sorted(result["discard"])


@pytest.mark.parametrize("scenario", scenarios(), ids=lambda scenario: str(scenario["id"]))
def test_its_record_is_written_as_it_was_read(scenario: dict[str, Any]) -> None:
    again = Record.from_json(scenario["record"]).to_json()
    assert replay_record(again) == scenario["expected"]
    assert Record.from_json(again).to_json() == again


def test_there_are_33_of_them_with_titles_of_their_own() -> None:
    found = scenarios()
    assert len(found) == len({scenario["id"] for scenario in found}) == 33
    assert len({scenario["title"] for scenario in found}) == 33
