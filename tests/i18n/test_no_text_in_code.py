"""No text for people stands in the code: it lives in the catalogues of all five languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from i18n.ftl import all_messages
from i18n.text_in_code import text_in_code

SOURCE = Path(__file__).parents[2] / "src" / "flip7"

ENGLISH_BY_RULE = {
    "cli/__init__.py": {"SUMMARIES": "the list of commands in the help", "main": "errors of the system"},
    "cli/play.py": {"_resume": "why a saved game cannot be resumed"},
    "cli/replay.py": {"_shown": "what an error calls the standard input"},
    "cli/score.py": {
        "read_cards": "reasons to refuse a hand",
        "hand_reasons": "reasons to refuse a hand",
        "_no_bust": "reasons to refuse a hand",
    },
}
"""What the search finds although it is help or an error: the place in each module, and what it is."""

MESSAGES = frozenset(all_messages("en"))


def prints_in_five_languages(path: Path) -> bool:
    """The modules that use the catalogues, those that make them up, and all where people meet the program."""
    folder = path.relative_to(SOURCE).parts[0]
    return folder in ("i18n", "cli", "tui") or "flip7.i18n" in path.read_text("utf-8")


MODULES = sorted(path for path in SOURCE.rglob("*.py") if prints_in_five_languages(path))


def test_the_modules_are_found() -> None:
    names = {path.relative_to(SOURCE).as_posix() for path in MODULES}
    assert {"i18n/tell.py", "i18n/turns.py", "i18n/results.py", "cli/play.py", "cli/lines.py"} <= names
    assert {"turn-question", "status-active"} <= MESSAGES


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_text_for_people_stands_in_the_code(path: Path) -> None:
    name = path.relative_to(SOURCE).as_posix()
    exempt = ENGLISH_BY_RULE.get(name, {})
    found = text_in_code(path.read_text("utf-8"), MESSAGES)
    offenders = [f"{name}:{line}: {text!r}" for line, place, text in found if place not in exempt]
    assert not offenders, "move these to the catalogues"
    assert set(exempt) <= {place for _, place, _ in found}, "an exemption that nothing needs any more"


@pytest.mark.parametrize(
    "line",
    [
        'x = "You win the game"',
        'x = f"{name} wins"',
        'x = f"{points} points"',
        'x = f"Round {number}"',
        'x = {"won": "Bo is the winner"}',
        'def f(x="no cards left"): pass',
        'return_ = "Hai vinto la partita"',
        'click.echo("Winner")',
        'click.echo("Winner: " + name)',
        'click.echo(f"{name}: Hit")',
        'click.echo("yes" if won else "")',
        'self.say("Welcome")',
        'input_ = click.prompt("Name")',
        'texts.format("Round over.")\nx = "round over"',
        'try:\n    pass\nexcept ValueError:\n    click.echo("that was wrong")',
    ],
)
def test_text_for_people_is_found(line: str) -> None:
    assert text_in_code(line)


@pytest.mark.parametrize(
    "line",
    [
        '"""A docstring of a module."""',
        'def f() -> None:\n    """What it does for us."""',
        'class C:\n    """What it is."""\n    x: int\n    """What x is for."""',
        'LIMIT = 3\n"""So many are allowed."""',
        'raise ValueError("this is not allowed")',
        'def f():\n    message = f"{x} is not allowed"\n    raise ValueError(message)',
        'fail("this is not allowed")',
        'refuse(reasons(cards, "the hand"))',
        'click.echo(f"Error: {error}", err=True)',
        '@click.option("--lang", help="Language of the output.")\ndef f(): pass',
        'x = click.option("--lang", help="Language of the output.")',
        'x: "list of str" = []',
        'logger.info("the game is over")',
        'assert x, "this cannot happen"',
        'click.echo(f"flip7 {version}")',
        'click.echo(f"{name}: {points}")',
        'x = f"{count} × {card}"',
        'x = f"card-{code}"',
        'x = "hit"',
        'voice.say("turn-question")',
        'echo_json({"points": 3})',
        'class View:\n    DEFAULT_CSS = "View { width: auto; layer: on top }"',
    ],
)
def test_what_is_english_by_rule_is_left_alone(line: str) -> None:
    assert not text_in_code(line, {"turn-question"})
