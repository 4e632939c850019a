"""Strategies by name: ours, anyone's, and sentences for whatever is wrong."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.engine import HitOrStay, SplitMix64, State, strategy_stream, stream_key
from flip7.strategies import (
    GROUP,
    CounterStrategy,
    RandomStrategy,
    ThresholdStrategy,
    UnknownStrategy,
    View,
    catalogue,
    create,
    create_all,
    names,
)
from strategies.conftest import Install

ROOT = Path(__file__).parents[2]
OURS = ["bold", "cautious", "counter", "random", "threshold"]

PATIENT = """
class Patient:
    def __init__(self, cards="5", *, random):
        self.cards = int(cards)
        self.random = random

    def decide(self, view, ask):
        return "hit"

def two(first, second, *, random):
    return Patient(int(first) + int(second), random=random)

def breaks(*, random):
    raise TypeError("a fault of its own")
"""


def test_the_catalogue_is_what_the_project_declares() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"][GROUP]
    assert {entry.name: entry.value for entry in catalogue._OURS} == declared
    assert sorted(declared) == OURS


def test_names_are_sorted_and_each_named_once() -> None:
    found = names()
    assert found == sorted(set(found))
    assert set(OURS) <= set(found)


@pytest.mark.parametrize("name", OURS)
def test_each_name_makes_a_strategy_that_decides(name: str) -> None:
    view = View(State(2, draw_pile="5 6 7", hands=["12", "11"]), 0)
    assert create(name).decide(view, HitOrStay(0)) in ("hit", "stay")


@pytest.mark.parametrize(
    ("specification", "kind", "attribute", "value"),
    [
        ("threshold:30", ThresholdStrategy, "points", 30),
        ("threshold: 30 ", ThresholdStrategy, "points", 30),
        ("threshold:0", ThresholdStrategy, "points", 0),
        ("threshold:1000000", ThresholdStrategy, "points", 1_000_000),
        ("counter:100", CounterStrategy, "limit", Fraction(1)),
        ("counter:0.5", CounterStrategy, "limit", Fraction(1, 200)),
        ("counter:.5", CounterStrategy, "limit", Fraction(1, 200)),
    ],
)
def test_parameters_stand_after_a_colon(
    specification: str, kind: type, attribute: str, value: int | Fraction
) -> None:
    strategy = create(specification)
    assert isinstance(strategy, kind)
    assert getattr(strategy, attribute) == value


@pytest.mark.parametrize(
    ("specification", "sentence"),
    [
        ("thershold", "unknown strategy 'thershold': there are bold, cautious, counter, random, threshold"),
        ("", "unknown strategy ''"),
        (":25", "unknown strategy ''"),
        ("Counter", "unknown strategy 'Counter'"),
        (" counter", "unknown strategy ' counter'"),
        ("x" * 200, "unknown strategy 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: there are"),
        ("\x1b[31m", r"unknown strategy '\x1b[31m'"),
        ("threshold:", "the points of threshold must be a whole number from 0 to 1000000, not ''"),
        ("threshold:-1", "must be a whole number from 0 to 1000000, not '-1'"),
        ("threshold:25.5", "must be a whole number from 0 to 1000000, not '25.5'"),
        ("threshold:1000001", "must be a whole number from 0 to 1000000, not '1000001'"),
        ("threshold:٢٥", "must be a whole number from 0 to 1000000, not '٢٥'"),
        ("threshold:" + "9" * 10_000, "must be a whole number from 0 to 1000000, not '9999"),
        ("counter:", "must be a percentage above 0 and up to 100, not ''"),
        ("counter:0", "must be a percentage above 0 and up to 100, not '0'"),
        ("counter:0.0", "must be a percentage above 0 and up to 100, not '0.0'"),
        ("counter:100.1", "must be a percentage above 0 and up to 100, not '100.1'"),
        ("counter:-5", "must be a percentage above 0 and up to 100, not '-5'"),
        ("counter:1/5", "must be a percentage above 0 and up to 100, not '1/5'"),
        ("counter:1e1", "must be a percentage above 0 and up to 100, not '1e1'"),
        ("counter:nan", "must be a percentage above 0 and up to 100, not 'nan'"),
        ("counter:.", "must be a percentage above 0 and up to 100, not '.'"),
        ("counter:1.2.3", "must be a percentage above 0 and up to 100, not '1.2.3'"),
        ("counter:22%", "must be a percentage above 0 and up to 100, not '22%'"),
        ("counter:0.00000000000000000001", "must be a percentage above 0 and up to 100, not '0.0"),
        ("threshold:1,2", "strategy 'threshold' does not take 2 parameters, as in 'threshold:1,2'"),
        ("counter:1,2,3", "strategy 'counter' does not take 3 parameters, as in 'counter:1,2,3'"),
        ("random:1", "strategy 'random' does not take 1 parameters, as in 'random:1'"),
        ("cautious:18", "strategy 'cautious' does not take 1 parameters, as in 'cautious:18'"),
        ("bold:", "strategy 'bold' does not take 1 parameters, as in 'bold:'"),
    ],
)
def test_what_is_not_understood_gets_a_sentence(specification: str, sentence: str) -> None:
    with pytest.raises(UnknownStrategy) as error:
        create(specification)
    text = str(error.value)
    assert sentence in text
    assert len(text) < 250
    assert text.isprintable()


@given(st.text(max_size=40), st.text(max_size=40))
def test_any_text_makes_a_strategy_or_a_sentence(name: str, parameters: str) -> None:
    for specification in (name, *(f"{ours}:{parameters}" for ours in OURS)):
        try:
            assert callable(create(specification).decide)
        except UnknownStrategy as error:
            assert str(error)  # noqa: PT017  # either is right


def test_an_unknown_strategy_is_a_value_error() -> None:
    assert issubclass(UnknownStrategy, ValueError)


def test_a_strategy_without_a_generator_gets_one_that_is_always_the_same() -> None:
    first, second = create("random"), create("random")
    assert isinstance(first, RandomStrategy)
    assert isinstance(second, RandomStrategy)
    assert (first.random.key, first.random.counter) == (second.random.key, second.random.counter) == (0, 0)
    assert first.random is not second.random


def test_create_all_gives_each_seat_the_generator_of_its_seat() -> None:
    made = create_all(["random", "counter", "random"], seed=8, game=3)
    for seat in (0, 2):
        strategy = made[seat]
        assert isinstance(strategy, RandomStrategy)
        assert strategy.random.key == stream_key(8, 3, strategy_stream(seat))
    assert create_all([], seed=1) == []


def test_create_all_names_what_is_unknown() -> None:
    with pytest.raises(UnknownStrategy, match="unknown strategy 'nobody'"):
        create_all(["counter", "nobody"], seed=1)


def test_anyone_can_install_a_strategy(install: Install) -> None:
    before = names()
    install(PATIENT, patient="strategies_of_somebody:Patient", two="strategies_of_somebody:two")
    assert names() == sorted([*before, "patient", "two"])
    assert create("patient").cards == 5  # type: ignore[attr-defined]  # of that strategy
    assert create("patient:6").cards == 6  # type: ignore[attr-defined]  # of that strategy
    assert create("two:6,1").cards == 7  # type: ignore[attr-defined]  # of that strategy
    generator = SplitMix64(99)
    assert create("patient", generator).random is generator  # type: ignore[attr-defined]  # of that strategy


def test_a_parameter_that_an_installed_strategy_refuses_is_named(install: Install) -> None:
    install(PATIENT, patient="strategies_of_somebody:Patient")
    with pytest.raises(UnknownStrategy, match="strategy 'patient:six': invalid literal for int"):
        create("patient:six")
    with pytest.raises(UnknownStrategy, match="'patient' does not take 2 parameters"):
        create("patient:1,2")


def test_nobody_can_take_the_name_of_one_of_ours(install: Install) -> None:
    before = names()
    install(PATIENT, counter="strategies_of_somebody:Patient")
    assert isinstance(create("counter"), CounterStrategy)
    assert names() == before


def test_a_fault_inside_an_installed_strategy_is_not_hidden(install: Install) -> None:
    install(PATIENT, breaks="strategies_of_somebody:breaks")
    with pytest.raises(TypeError, match="a fault of its own"):
        create("breaks")


def test_a_strategy_that_is_not_needed_is_not_loaded(install: Install) -> None:
    install("raise SystemExit('loaded')", loud="strategies_of_somebody:Loud")
    assert "loud" in names()
    assert isinstance(create("counter"), CounterStrategy)


@pytest.mark.parametrize(
    ("module", "where"),
    [
        ("", "no_such_module_anywhere:Strategy"),
        ("", "strategies_of_somebody:Missing"),
        ("", "strategies_of_somebody:a.b"),
        ("import no_such_module_anywhere", "strategies_of_somebody:Strategy"),
        ("def broken(:", "strategies_of_somebody:broken"),
        ("1 / 0", "strategies_of_somebody:Strategy"),
        ("", "this is no entry point"),
        ("strategy = 5", "strategies_of_somebody:strategy"),
        ("", "strategies_of_somebody"),
    ],
    ids=[
        "no module", "no attribute", "no attribute of one", "import error", "syntax error", "other error",
        "malformed", "not callable", "a module",
    ],
)  # fmt: skip
def test_an_entry_point_that_leads_nowhere_gets_a_sentence(install: Install, module: str, where: str) -> None:
    install(module, broken=where)
    assert "broken" in names()
    assert isinstance(create("bold"), ThresholdStrategy), "the others are not disturbed"
    with pytest.raises(UnknownStrategy, match=r"^strategy 'broken' .*cannot be (loaded|used)"):
        create("broken")


def test_finding_ours_looks_at_nothing_installed() -> None:
    """A look at all that is installed costs time that a game does not need."""
    program = (
        "import importlib.metadata as metadata\n"
        "metadata.entry_points = None\n"
        "from flip7.strategies import create\n"
        "create('counter:20'); create('random'); create('threshold:3'); create('bold'); create('cautious')\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("where", ["builtins:dict", "strategies_of_somebody:Undecided"])
def test_what_cannot_decide_is_no_strategy(install: Install, where: str) -> None:
    install("class Undecided:\n    decide = 5\n    def __init__(self, random): pass\n", undecided=where)
    with pytest.raises(
        UnknownStrategy, match="'undecided' is installed but cannot be used: it has no method decide"
    ):
        create("undecided")
