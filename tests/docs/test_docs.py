"""Every Python block of the pages runs: sessions as doctests, plain blocks one after the other."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
# How many Python blocks each page has: none can be lost without notice.
PAGES = {
    "README.md": 1,
    "docs/tutorial.md": 12,
    "docs/strategies.md": 4,
    "docs/chat_bot.md": 1,
    "docs/formats.md": 2,
    "docs/randomness.md": 4,
}


def blocks_of(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [body for language, body in BLOCK.findall(text) if language == "python"]


def test_every_page_with_python_is_known() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = {str(page.relative_to(ROOT)): len(blocks_of(str(page.relative_to(ROOT)))) for page in pages}
    assert {page: count for page, count in found.items() if count} == PAGES


@pytest.mark.parametrize("page", PAGES)
def test_the_blocks_of_a_page_run(page: str) -> None:
    blocks = blocks_of(page)
    names: dict[str, Any] = {"__name__": "page"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for number, block in enumerate(blocks):
        if ">>>" not in block:
            # The README's block prints a whole game; what it prints is not stated there.
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block, f"{page}, block {number}", "exec"), names)  # noqa: S102  # our own page
            continue
        test = doctest.DocTestParser().get_doctest(block, names, f"{page}, block {number}", page, 0)
        output: list[str] = []
        runner.run(test, out=output.append, clear_globs=False)
        names.update(test.globs)
        assert not output, "".join(output)
