"""The random records: the same for the same seed, plain JSON, and rich in what is rare."""

import json
import random
from collections import Counter

from differential.random_records import DEFAULT_CHUNKS, chunk, random_game, random_position
from differential.witness import features

AT_LEAST = {
    5: [
        "Flip 7 in the deal",
        "x4",
        "ends asking second",
        *[
            f"{what} with cards set aside"
            for what in ("Flip 7", "gift", "forced target of second", "surplus Second Chance discarded")
        ],
        "surplus Second Chance discarded in the deal",
        "forced target of second in the deal",
    ],
    15: [
        "gift chain",
        "gift in the deal",
        "saved by a Second Chance in the deal",
        "nobody active before the turns",
        *[
            f"{what} inside a Flip Three inside another"
            for what in (
                "gift",
                "Flip 7",
                "exhaustion",
                "reshuffle",
                "bust",
                "surplus Second Chance discarded",
            )
        ],
        *[
            f"{what} with cards set aside"
            for what in (
                "exhaustion",
                "reshuffle",
                "bust",
                "saved by a Second Chance",
                "forced target of flip3",
                "forced target of freeze",
            )
        ],
        "set-aside card with nobody active",
        "set-aside card dropped after a later bust",
        "tie at the top",
        "Flip 7 with x2",
    ],
    75: [
        "Flip 7 inside a Flip Three",
        "gift inside a Flip Three",
        "exhaustion in the deal",
        "exhaustion inside a Flip Three",
        "reshuffle inside a Flip Three",
        "reshuffle in the deal",
        "saved by a Second Chance inside a Flip Three",
        "surplus Second Chance discarded",
        "set-aside card",
        "set-aside card chosen by a frozen player",
        "set-aside card dropped after a bust",
        "set-aside card inside a Flip Three inside another",
        "three Flip Threes in one another",
        "Flip Three broken off by a Freeze",
        "Flip Three in the deal",
        "freeze in the deal",
        "bust in the deal",
        "dealt to after a Flip Three",
        "chosen target of second",
        "ends asking flip3",
        "ends asking freeze",
        "unused reshuffle",
    ],
    300: [
        "Flip 7",
        "reshuffle",
        "exhaustion",
        "forced hit",
        "stayed with no card",
        "several past the target",
        "1 seats",
        "2 seats",
        "24 seats",
        "9 to 24 seats",
        "2 decks",
        "edition 3.1",
        "edition continental",
        "saved by a Second Chance",
        "game won",
        "ends with the game over",
        "ends asking hit_or_stay",
    ],
}
"""In how many records of the default sample each feature must occur, at the least."""


def test_coverage_of_features() -> None:
    records: Counter[str] = Counter()
    for number in range(DEFAULT_CHUNKS):
        for record in chunk(number):
            records.update(set(features(record)))
    short = {
        name: records[name] for least, names in AT_LEAST.items() for name in names if records[name] < least
    }
    assert not short, f"The sample exercises too little: {short}"


def test_records_are_the_same_for_the_same_seed_and_are_plain_json() -> None:
    for make in (random_game, random_position):
        first = [make(random.Random(seed)) for seed in range(20)]
        assert first == [make(random.Random(seed)) for seed in range(20)]
        assert json.loads(json.dumps(first)) == first
    assert chunk(3, size=20) != chunk(4, size=20)


def test_seats_and_decks_can_be_asked_for() -> None:
    for make in (random_game, random_position):
        record = make(random.Random(5), seats=24, decks=2)
        assert (len(record["players"]), record["decks"]) == (24, 2)
