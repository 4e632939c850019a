"""Golden games: whole games as texts that a person has read, and that must not change by themselves.

``FLIP7_GOLDEN=write`` writes them anew; then read the difference before you commit it.
"""

import os
from pathlib import Path

import pytest

from flip7.rules import EDITIONS
from golden.transcript import transcript

FOLDER = Path(__file__).parent
GAMES = [("3.1", 3, 144, 60), ("3.1", 4, 902, 100), ("continental", 3, 162, 60), ("continental", 4, 298, 60)]


@pytest.mark.parametrize(("edition", "seats", "seed", "target"), GAMES)
def test_a_golden_game(edition: str, seats: int, seed: int, target: int) -> None:
    path = FOLDER / f"{edition}-{seats}-seats-seed-{seed}.txt"
    text = transcript(EDITIONS[edition], seats, seed, target)
    if os.environ.get("FLIP7_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_there_is_no_golden_game_that_nobody_compares() -> None:
    assert len(list(FOLDER.glob("*.txt"))) == len(GAMES)


def test_together_they_show_what_is_rare() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
    for rare in (
        "(deal)",
        "(hit)",
        "(forced_hit)",
        "(flip3 3 of 3)",
        ": busted",
        ": saved",
        ": surplus",
        ": set_aside",
        "that was set aside",
        "must play",
        "unfinished: seat",
        "drops the",
        "(nobody_active)",
        "(flip7)",
        "is shuffled",
        "wins after",
    ):
        assert rare in text, f"no golden game shows {rare!r}"
