"""Every Python block of the pages runs: sessions as doctests, plain blocks one after the other."""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Anything that a reader would take for the beginning of a block of Python, however it is written.
ANY_BLOCK = re.compile(r"^\s*(?:```+|~~~+)\s*\{?\.?(?:python3?|py|pycon)\b", re.MULTILINE | re.IGNORECASE)
# How many Python blocks each page has: none can be lost without notice.
BLOCKS = {
    "README.md": 1,
    "docs/chat_bot.md": 4,
    "docs/formats.md": 1,
    "docs/randomness.md": 3,
    "docs/strategies.md": 7,
    "docs/tutorial.md": 21,
}
PAGES = sorted(str(page.relative_to(ROOT)) for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_no_block_is_skipped(page: str) -> None:
    assert len(BLOCK.findall(text_of(page))) == len(ANY_BLOCK.findall(text_of(page))) == BLOCKS.get(page, 0)


def test_the_pages_are_found() -> None:
    assert set(BLOCKS) <= set(PAGES)


@pytest.mark.parametrize("page", BLOCKS)
def test_the_blocks_of_a_page_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {"__name__": "page"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for number, block in enumerate(BLOCK.findall(text_of(page))):
        where = f"{page}, block {number}"
        if ">>>" not in block:
            # The README's block prints a whole game; what it prints is not stated there.
            with contextlib.redirect_stdout(io.StringIO()) as output:
                exec(compile(block, where, "exec"), names)  # noqa: S102  # our own page
            assert output.getvalue()
            continue
        test = doctest.DocTestParser().get_doctest(block, {}, where, page, 0)
        test.globs = names  # the same, not a copy: functions of earlier blocks see what later ones set
        assert any(one.want for one in test.examples), f"{where} shows nothing"
        complaints: list[str] = []
        runner.run(test, out=complaints.append, clear_globs=False)
        assert not complaints, "".join(complaints)


def test_a_block_that_is_wrong_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = os.path.relpath(tmp_path / "page.md", ROOT)
    (tmp_path / "page.md").write_text("```python\n>>> 1 + 1\n3\n\n```\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="Expected:"):
        test_the_blocks_of_a_page_run(page, monkeypatch)
    (tmp_path / "page.md").write_text("~~~ Python\n>>> 1 + 1\n~~~\n", encoding="utf-8")
    with pytest.raises(AssertionError):
        test_no_block_is_skipped(page)
