"""What all tests share: how Hypothesis searches, and the two ways to run the program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, settings

# No deadline and no complaint about slowness: no test depends on how fast the machine is.
settings.register_profile(
    "local", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(scope="session", autouse=True)
def saves_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep all tests away from the games that whoever runs them has saved."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FLIP7_STATE", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder, not there yet, in which the program keeps its saved games during this test."""
    folder = tmp_path / "state"
    monkeypatch.setenv("FLIP7_STATE", str(folder))
    return folder


@pytest.fixture
def program_environment(state_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment with its own state folder, which asks for no language: texts are English."""
    assert os.environ["FLIP7_STATE"] == str(state_folder)
    for name in ("LANGUAGE", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONUTF8", "1")


@pytest.fixture
def run_cli(program_environment: None) -> Callable[..., Result]:
    """Run the program's commands inside this process: ``run_cli("score", "12", input="", env={})``.

    An exception that a command lets through fails the test.
    """
    from flip7.cli import commands

    def run(
        *arguments: str,
        input: str | bytes = b"",  # noqa: A002  # named as in subprocess
        env: dict[str, str | None] | None = None,
    ) -> Result:
        return CliRunner().invoke(
            commands, arguments, input=input, env=env, catch_exceptions=False, prog_name="flip7"
        )

    return run


@pytest.fixture
def run_program(
    program_environment: None, tmp_path: Path
) -> Callable[..., subprocess.CompletedProcess[bytes]]:
    """Run the program as a process of its own, in ``tmp_path``: ``run_program("score", "12", input=b"")``."""

    def run(
        *arguments: str,
        input: bytes = b"",  # noqa: A002  # named as in subprocess
        env: dict[str, str] | None = None,
    ) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [sys.executable, "-m", "flip7", *arguments],
            input=input,
            env={**os.environ, **(env or {})},
            cwd=tmp_path,
            capture_output=True,
            check=False,
            timeout=600,  # a program that hangs is a failure, not a test that never ends
        )

    return run
