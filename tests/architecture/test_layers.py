"""Who may import whom: the contracts of pyproject.toml hold, and they bite."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "flip7"
CORE = ("rules", "engine", "i18n", "record", "art", "strategies", "tables", "scorekeeper")
"""What never reaches a heavy library, built or not."""
STANDARD_LIBRARY_ONLY = ("rules", "engine", "record", "art", "strategies")

LINT = """
import sys
from importlinter.cli import lint_imports
sys.exit(lint_imports(no_cache=True, no_logo=True))
"""


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts on the ``src`` of this folder, which need not be the installed one."""
    return subprocess.run(
        [sys.executable, "-c", LINT],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def imported_names(path: Path) -> set[str]:
    """Return the full names of all modules imported in a file, at the top or inside functions."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def test_the_contracts_hold() -> None:
    result = lint_imports(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("rules/cards.py", "import flip7.engine"),
        ("engine/rng.py", "from flip7.i18n import catalogue"),
        ("i18n/catalogue.py", "from flip7.record import Record"),
        ("art/svg.py", "from flip7.engine import State"),
        ("art/svg.py", "import click"),
        ("record/reader.py", "import flip7.cli"),
        ("strategies/view.py", "import numpy"),
        ("engine/state.py", "def late():\n    import msgspec"),
        ("newcomer/__init__.py", "import flip7.rules"),
    ],
)
def test_the_contracts_bite(tmp_path: Path, module: str, line: str) -> None:
    """One wrong import, or a package that has no layer yet, breaks them."""
    shutil.copytree(SOURCE, tmp_path / "src" / "flip7", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    path = tmp_path / "src" / "flip7" / module
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    result = lint_imports(tmp_path)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "BROKEN" in result.stdout or "newcomer" in result.stdout + result.stderr


def test_the_whole_core_is_under_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (light,) = [contract for contract in contracts["contracts"] if contract["id"] == "light-core"]
    built = {f"flip7.{name}" for name in CORE if (SOURCE / name).exists()}
    assert set(light["source_modules"]) == built


@pytest.mark.parametrize("package", STANDARD_LIBRARY_ONLY)
def test_the_standard_library_is_enough(package: str) -> None:
    allowed = sys.stdlib_module_names | {"flip7"}
    imported = {name for path in (SOURCE / package).rglob("*.py") for name in imported_names(path)}
    assert imported
    assert {name for name in imported if name.split(".")[0] not in allowed} == set()


def test_the_rules_stand_on_nothing_of_ours() -> None:
    imported = {name for path in (SOURCE / "rules").rglob("*.py") for name in imported_names(path)}
    ours = {name for name in imported if name.split(".")[0] == "flip7"}
    assert {name for name in ours if not name.startswith("flip7.rules")} == set()


def test_the_page_on_architecture_draws_what_is() -> None:
    """Each line of its drawing names what a package imports, from top to bottom."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = dict(re.findall(r"^(\w+) +──► (.+?)(?:  .*)?$", page, re.MULTILINE))
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert set(drawn) == packages
    for package, text in drawn.items():
        names = {name for path in (SOURCE / package).rglob("*.py") for name in imported_names(path)}
        imported = {name.split(".")[1] for name in names if name.startswith("flip7.")} - {package}
        if text == "everything below":
            assert imported == packages - {package}
        else:
            assert imported == set(text.split(", ")) - {"nothing of ours"}
