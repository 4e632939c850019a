"""``docs/commands.md``: each example is run in a shell, in order, and prints what the page says."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flip7.cli import SUMMARIES, commands

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
LEAST_EXAMPLES = 24


def sections() -> dict[str, str]:
    """The page by the command each part is about."""
    parts = re.split(r"^## flip7 (\w+)\n", PAGE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def examples(text: str) -> Iterator[tuple[str, str]]:
    """Each command line with what it prints."""
    for block in re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        first, *parts = re.split(r"^\$ ", block, flags=re.MULTILINE)
        assert not first, f"output without a command: {first}"
        for part in parts:
            command, _, output = part.partition("\n")
            yield command, output


def without_ends(text: str) -> str:
    """The text without spaces at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.splitlines())


@pytest.mark.parametrize("name", SUMMARIES)
def test_the_examples_of_a_command(name: str, program_environment: None, tmp_path: Path) -> None:
    """In one folder one after the other; ``...`` stands for anything, as in a doctest."""
    shell = shutil.which("bash")
    if shell is None:
        pytest.fail("the examples need a shell")
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "flip7"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m flip7 "$@"\n')
    program.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "100"}
    checker = doctest.OutputChecker()
    for command, expected in examples(sections()[name]):
        run = subprocess.run(
            [shell, "-c", command], cwd=tmp_path, env=environment, check=False, text=True, encoding="utf-8",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        wanted, got = without_ends(expected), without_ends(run.stdout)
        assert checker.check_output(wanted, got, doctest.ELLIPSIS), f"$ {command}\n{got}"


def test_no_example_is_lost() -> None:
    found = [command for text in sections().values() for command, _ in examples(text)]
    assert len(found) == len(re.findall(r"^\$ ", PAGE, re.MULTILINE)) >= LEAST_EXAMPLES
    assert "...\n" in PAGE
    assert not re.search(r"^```(?!console$|$)", PAGE, re.MULTILINE), (
        "a block of another kind would not be run"
    )


def test_each_command_has_its_section_and_each_option_that_is_told_exists() -> None:
    assert list(sections()) == list(SUMMARIES)
    for name, text in sections().items():
        command = commands.get_command(None, name)  # type: ignore[arg-type]  # the same in every context
        assert command is not None
        known = {
            option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)
        }
        told = set(re.findall(r"`(--[a-z-]+)`", text))
        told |= {
            word
            for line, _ in examples(text)
            if f"flip7 {name}" in line
            for word in re.findall(r"--[a-z-]+", line)
        }
        assert told <= known
        assert any(f"flip7 {name}" in line for line, _ in examples(text))
