"""What is shipped: the wheel is complete, holds nothing else, and runs where nothing of ours is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from flip7.i18n import LANGUAGES
from flip7.strategies import catalogue

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = PROJECT["version"]
INFO = f"flip7-{VERSION}.dist-info"


def run(*arguments: str, cwd: Path, **environment: str) -> str:
    """Run this interpreter and return what it prints."""
    result = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run("-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder), cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_all_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    ours = {
        path.relative_to(SOURCE).as_posix() for kind in ("py", "ftl") for path in SOURCE.rglob(f"*.{kind}")
    }
    assert {name for name in names if not name.startswith(INFO)} == ours | {"flip7/py.typed"}
    assert f"{INFO}/licenses/LICENSE" in names
    for language in LANGUAGES:
        assert any(name.startswith(f"flip7/i18n/locales/{language}/") for name in names)


def test_the_wheel_asks_only_for_the_base_dependencies(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = message_from_string(archive.read(f"{INFO}/METADATA").decode())
    assert metadata["Requires-Python"] == ">=3.11"
    needed = {re.split(r"[<>=]", text)[0].replace("-", ".") for text in metadata.get_all("Requires-Dist", [])}
    assert needed == {"click", "fluent.runtime", "platformdirs", "textual"}


def test_the_wheel_runs_where_it_is_installed(wheel: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    offline = ["--no-deps", "--no-index", "--disable-pip-version-check", "--quiet"]
    run("-m", "pip", "install", *offline, "--target", str(target), str(wheel), cwd=tmp_path)
    home = run("-c", "import flip7; print(flip7.__file__)", cwd=tmp_path, PYTHONPATH=str(target))
    assert Path(home.strip()) == target / "flip7" / "__init__.py"
    assert run("-m", "flip7", "--version", cwd=tmp_path, PYTHONPATH=str(target)) == f"flip7 {VERSION}\n"
    for language in LANGUAGES:
        rules = run("-m", "flip7", "rules", "R14", "--lang", language, cwd=tmp_path, PYTHONPATH=str(target))
        assert "R14" in rules


def test_the_entry_points_are_those_that_the_catalogue_knows() -> None:
    """The catalogue knows ours without a look at what is installed; both lists must say the same."""
    known = {entry.name: entry.value for entry in catalogue._OURS}
    assert PROJECT["entry-points"][catalogue.GROUP] == known
    for entry in catalogue._OURS:
        assert callable(entry.load())
