"""``docs/strategies.md`` names all that a view shows, and all strategies, and no others."""

from __future__ import annotations

import inspect
import re
import tomllib
from pathlib import Path

from flip7.engine import Referee, SeededSource, new_game, play
from flip7.rules import CONTINENTAL
from flip7.strategies import CounterStrategy, ThresholdStrategy, View, create, create_all, deciders, names

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "strategies.md").read_text(encoding="utf-8")


def section(heading: str) -> str:
    return PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]


def test_the_table_of_the_view_is_complete() -> None:
    rows = [line for line in section("What it sees").splitlines() if line.startswith("| `")]
    told = [name for row in rows for name in re.findall(r"`(\w+)(?:\(seat\))?`", row)]
    public = [name for name in dir(View) if not name.startswith("_")]
    assert sorted(set(told)) == sorted(public)


def test_the_table_of_strategies_is_complete() -> None:
    rows = [line.split("|")[1] for line in section("Ours").splitlines() if line.startswith("| `")]
    told = [name for row in rows for name in re.findall(r"`(\w+)", row)]
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert sorted(told) == sorted(declared["project"]["entry-points"]["flip7.strategies"])
    assert set(told) <= set(names())


def test_the_defaults_of_the_page_are_those_of_the_code() -> None:
    text = section("Ours")
    assert f"({ThresholdStrategy().points} if not given)" in text
    assert f"({CounterStrategy().limit * 100} if not given; decimals are exact)" in text
    assert f"thresholds of {create('cautious').points} and {create('bold').points}" in text  # type: ignore[attr-defined]  # of threshold


def test_a_factory_is_called_as_the_page_says() -> None:
    for kind in (ThresholdStrategy, CounterStrategy):
        assert inspect.signature(kind).parameters["random"].kind is inspect.Parameter.KEYWORD_ONLY


def test_a_game_of_nobody_but_threshold_0_goes_on_as_the_page_says() -> None:
    source = SeededSource(1)
    referee = Referee(new_game(3, source, edition=CONTINENTAL), source)
    state = referee.state
    seated = deciders(state, create_all(["threshold:0"] * 3, 1))
    play(referee, seated, until=lambda: state.round > 500)
    assert (state.over, state.totals) == (False, [0, 0, 0])
