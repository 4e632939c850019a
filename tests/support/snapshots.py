"""Pictures of the terminal as files: letters first, then the styles that run through each line."""

from __future__ import annotations

import os
from pathlib import Path

from flip7.tui.canvas import Canvas

FOLDER = Path(__file__).parents[1] / "tui" / "snapshots"


def dump(canvas: Canvas) -> str:
    """Return the letters of a canvas, and for each line where which style begins."""
    lines = [line.rstrip() for line in canvas.text().split("\n")]
    styles = []
    for row, strip in enumerate(canvas.strips()):
        column, runs = 0, []
        for segment in strip:
            runs.append(f"{column} {segment.style}")
            column += segment.cell_length
        styles.append(f"{row}: " + " | ".join(runs))
    return "\n".join([*lines, "--- styles", *styles]) + "\n"


def check_snapshot(name: str, canvas: Canvas) -> None:
    """Compare a canvas with its file; FLIP7_SNAPSHOTS=write makes the files anew."""
    path = FOLDER / f"{name}.txt"
    text = dump(canvas)
    if os.environ.get("FLIP7_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"no snapshot {path.name}: look at the picture, then write it"
    assert text == path.read_text(encoding="utf-8")
