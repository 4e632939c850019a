"""The group of commands: help without imports, and what is stated twice for its sake."""

from __future__ import annotations

from collections.abc import Callable

import click
import pytest
from click.testing import Result

from flip7.cli import SUMMARIES, commands
from flip7.cli.common import EDITION_CHOICES, LANGUAGE_CHOICES
from flip7.i18n import LANGUAGES
from flip7.rules import EDITIONS

Run = Callable[..., Result]


def test_the_choices_of_options_are_those_of_the_library() -> None:
    assert LANGUAGE_CHOICES == LANGUAGES
    assert tuple(EDITIONS) == EDITION_CHOICES


@pytest.mark.parametrize("name", SUMMARIES)
def test_the_summaries_are_the_commands_own(run_cli: Run, name: str) -> None:
    command = commands.get_command(click.Context(commands), name)
    assert command is not None
    assert command.get_short_help_str(100).rstrip(".") == SUMMARIES[name].rstrip(".")
    result = run_cli(name, "--help")
    assert result.exit_code == 0
    assert "Options:" in result.output


def test_help_and_version(run_cli: Run) -> None:
    assert all(name in run_cli("--help").output for name in SUMMARIES)
    assert run_cli("--version").output.startswith("flip7 ")
    unknown = run_cli("shuffle")
    assert unknown.exit_code == 2
    assert "No such command" in unknown.stderr
