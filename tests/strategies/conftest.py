"""Packages of strategies made up on the spot, as if somebody had installed them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flip7.strategies import catalogue

Install = Callable[..., None]


def _forget() -> None:
    catalogue._installed.cache_clear()
    catalogue._factory.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a distribution: ``install(module="text of the module", name="package.module:object")``.

    The module is called ``strategies_of_somebody``; each keyword is an entry point.
    """
    before = set(sys.modules)
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))

    def install(module: str = "", **entry_points: str) -> None:
        (folder / "strategies_of_somebody.py").write_text(module)
        information = folder / "strategies_of_somebody-1.0.dist-info"
        information.mkdir()
        (information / "METADATA").write_text(
            "Metadata-Version: 2.1\nName: strategies-of-somebody\nVersion: 1.0\n"
        )
        lines = [f"{name} = {where}" for name, where in entry_points.items()]
        (information / "entry_points.txt").write_text("\n".join(["[flip7.strategies]", *lines, ""]))
        _forget()

    _forget()
    yield install
    _forget()
    for name in set(sys.modules) - before:
        if name.startswith("strategies_of_somebody"):
            del sys.modules[name]
