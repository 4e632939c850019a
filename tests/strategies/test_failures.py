"""A strategy of somebody's that fails: said in a sentence, and the game is as it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from flip7.record import Record, dump, load
from flip7.strategies import LocalGame, StrategyFailed
from strategies.conftest import Install

Run = Callable[..., Result]

FAILING = """
class Failing:
    def __init__(self, after="0", *, random):
        self.left = int(after)

    def decide(self, view, ask):
        self.left -= 1
        if self.left < 0:
            {fault}
        return ask.options[-1]
"""

FAULTS = {
    "raise KeyError('twelve')": "failed: KeyError: 'twelve'",
    "raise SystemExit(3)": "failed: SystemExit: 3",
    "raise ValueError('x' * 9999)": "failed: ValueError: xxx",
    "return 'perhaps'": "answered wrongly: seat .* is asked .*, not 'perhaps': the legal choices are",
    "return None": "answered wrongly: .* not None",
    "return ask": "answered wrongly: .* not HitOrStay",
    "return True": "answered wrongly: .* not True",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_strategy_that_fails_is_named_and_nothing_is_changed(install: Install, fault: str) -> None:
    install(FAILING.format(fault=fault), failing="strategies_of_somebody:Failing")
    table = LocalGame.new(["A", "B"], ["failing:2", "bold"], seed=1, target=1000)
    table.start()
    good = 0
    while table.game.question is not None and (table.game.question.seat == 1 or good < 2):
        good += table.game.question.seat == 0
        table.apply(table.bot_choice())
    before = dump(table.game.record())
    with pytest.raises(StrategyFailed, match=f"^strategy 'failing:2' {FAULTS[fault]}") as failed:
        table.bot_choice()
    assert dump(table.game.record()) == before
    assert len(str(failed.value)) < 300
    assert table.game.question is not None
    table.apply(table.game.question.options[0])


def test_an_interruption_is_no_failure_of_the_strategy(install: Install) -> None:
    install(FAILING.format(fault="raise KeyboardInterrupt"), failing="strategies_of_somebody:Failing")
    table = LocalGame.new(["A"], ["failing"], seed=1)
    table.start()
    with pytest.raises(KeyboardInterrupt):
        table.bot_choice()


def test_a_game_whose_strategy_fails_is_saved(install: Install, run_cli: Run, state_folder: Path) -> None:
    install(FAILING.format(fault="1 / 0"), failing="strategies_of_somebody:Failing")
    result = run_cli("play", "--bots", "failing:3,bold", "--seed", "1", "--plain", "--lang", "en")
    assert result.exit_code == 2
    assert "Error: strategy 'failing:3' failed: ZeroDivisionError: division by zero" in result.stderr
    (path,) = (state_folder / "unfinished").glob("*.json")
    assert load(path).choices


def test_a_save_whose_strategy_fails_when_it_is_asked_again_is_named(
    install: Install, run_cli: Run, state_folder: Path
) -> None:
    """The strategy has become another one since the game was saved."""
    install(FAILING.format(fault="1 / 0"), failing="strategies_of_somebody:Failing")
    table = LocalGame.new(["Ann", "Bot"], [None, "failing:9"], seed=3, target=1000)
    table.start()
    while "stay" not in table.game.choices[1:]:
        question = table.game.question
        assert question is not None
        table.apply(table.bot_choice() if table.asks_bot else question.options[0])
    saved = json.loads(dump(table.game.record()))
    saved["meta"]["seat 2"] = "failing"
    with pytest.raises(StrategyFailed, match="strategy 'failing' failed: ZeroDivisionError"):
        LocalGame.resume(Record.from_json(saved))
    path = state_folder.parent / "game.json"
    path.write_text(json.dumps(saved))
    result = run_cli("play", "--resume", str(path), "--plain")
    assert result.exit_code == 2
    assert "cannot be resumed: strategy 'failing' failed: ZeroDivisionError" in result.stderr
