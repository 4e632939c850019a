"""What the start of the program may load: that is what makes it start quickly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

RECORD = {
    "format": "flip7-record/1",
    "edition": "3.1",
    "target": 200,
    "decks": 1,
    "players": ["Ann", "Bo"],
    "start": {"draw_pile": ["5", "9", "12"]},
    "reshuffles": [],
    "choices": ["hit"],
}
ARGUMENTS = {
    "score": ["12", "9", "x2"],
    "deck": [],
    "rules": ["R14"],
    "art": ["12", "freeze", "-o", "pictures"],
    "replay": ["record.json"],
    "play": ["Ann", "--bots", "2", "--seed", "7"],
}
"""A common use of each command, in a folder that holds ``record.json``."""
HEAVY = ("asyncio", "matplotlib", "msgspec", "numba", "numpy", "starlette", "textual", "uvicorn")

# Runs the program as `python -m flip7` does, then tells on the last line what is loaded.
RUN = """
import json, runpy, sys
sys.argv[0] = "flip7"
try:
    runpy.run_module("flip7", run_name="__main__", alter_sys=True)
except SystemExit as stop:
    status = stop.code or 0
print()
print(json.dumps([status, sorted(sys.modules)]))
"""


def modules_after(code: str, *arguments: str, cwd: Path | None = None) -> set[str]:
    """Return what a new interpreter has loaded at the end of this code, which prints a JSON array of it."""
    result = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert result.returncode == 0, result.stderr
    status, modules = json.loads(result.stdout.splitlines()[-1])
    assert status == 0, result.stdout + result.stderr
    return set(modules)


def of_packages(modules: set[str], *packages: str) -> set[str]:
    """Return those modules that are one of the packages or lie in one."""
    return {
        name
        for name in modules
        if any(name == package or name.startswith(f"{package}.") for package in packages)
    }


def test_importing_the_package_loads_next_to_nothing() -> None:
    """Beyond what ``typing`` and ``importlib`` bring, only the package's own name is added."""
    added = modules_after(
        "import sys, json, typing, importlib; before = set(sys.modules); import flip7\n"
        "print(json.dumps([0, sorted(set(sys.modules) - before)]))"
    )
    assert added - {"__future__"} == {"flip7"}


def test_the_help_loads_neither_texts_nor_game() -> None:
    loaded = modules_after(RUN, "--help")
    assert of_packages(loaded, "flip7") - of_packages(loaded, "flip7.cli") == {"flip7"}
    assert not loaded & {f"flip7.cli.{command}" for command in ARGUMENTS}
    assert not of_packages(loaded, "fluent", "babel", "pytz", "platformdirs", *HEAVY)


def test_the_help_of_a_command_loads_that_command_only() -> None:
    loaded = modules_after(RUN, "score", "--help")
    assert "flip7.cli.score" in loaded
    assert not of_packages(loaded, "flip7.cli.play", "flip7.cli.replay", "flip7.art", "flip7.record")


def test_every_command_is_looked_at() -> None:
    from flip7.cli import SUMMARIES

    assert set(ARGUMENTS) == set(SUMMARIES)


@pytest.mark.parametrize("command", ARGUMENTS)
def test_no_command_loads_anything_heavy(command: str, tmp_path: Path) -> None:
    (tmp_path / "record.json").write_text(json.dumps(RECORD), encoding="utf-8")
    loaded = modules_after(RUN, command, *ARGUMENTS[command], cwd=tmp_path)
    assert f"flip7.cli.{command}" in loaded
    assert not of_packages(loaded, *HEAVY)
