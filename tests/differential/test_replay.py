"""The engine's replay against the oracle: equal to the last card, over thousands of random records.

The environment variable FLIP7_DIFFERENTIAL scales the sample (default 1: 9,000 records and 3,000 bad ones).
"""

import json
import os
import random

import pytest

from differential.broken_records import BREAKERS, broken_record
from differential.oracle import replay
from differential.position_check import BadRecord
from differential.random_records import DEFAULT_CHUNKS, chunk

CHUNKS = max(1, round(DEFAULT_CHUNKS * float(os.environ.get("FLIP7_DIFFERENTIAL", "1"))))
BROKEN_IN_A_CHUNK = 100


@pytest.mark.parametrize("number", range(CHUNKS))
def test_the_engine_and_the_oracle_give_the_same(number: int) -> None:
    from flip7.record import replay_record

    for record in chunk(number):
        expected = replay(record)
        got = replay_record(record)
        assert got == expected, f"The engine gives {json.dumps(got)} for {json.dumps(record)}"
        # In Python 1 == True == 1.0; in JSON they differ.
        assert json.dumps(got, sort_keys=True) == json.dumps(expected, sort_keys=True)
        assert list(got["discard"]) == sorted(got["discard"])


@pytest.mark.parametrize("number", range(CHUNKS))
def test_both_refuse_a_bad_record(number: int) -> None:
    from flip7.record import RecordError, replay_record

    for index, record in enumerate(chunk(number, size=BROKEN_IN_A_CHUNK)):
        spoilt, kind = broken_record(random.Random(f"broken {number} {index}"), record)
        text = f"{kind}: {json.dumps(spoilt)}"
        assert kind in BREAKERS
        with pytest.raises(BadRecord):
            replay(spoilt)
        try:
            accepted = replay_record(spoilt)
        except RecordError as error:
            refusal = (error.code, error.message)
        else:
            pytest.fail(f"The engine gives {json.dumps(accepted)} for a bad record. {text}")
        assert all(refusal), text
        if kind == "illegal choice":
            assert refusal[0] == "illegal-choice", text
