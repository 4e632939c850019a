"""``flip7 replay --json``: 100,000 records in one call, in constant memory; the control only parses them."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from flip7.record import Game, dump
from flip7.strategies import create_all, deciders

RECORDS = 100_000
DISTINCT = 500


def write_records(path: Path, records: int) -> None:
    """Write whole games of four seats, ``DISTINCT`` different ones over and over."""
    lines = []
    for index in range(DISTINCT):
        game = Game(["Ann", "Bo", "Cy", "Di"], seed=1, game=index)
        strategies = deciders(
            game.state, create_all(["threshold:25", "counter", "bold", "cautious"], 1, index)
        )
        game.start()
        while (question := game.question) is not None:
            game.apply(strategies[question.seat](question))
        lines.append(dump(game.record()))
    with path.open("w") as file:
        for index in range(records):
            file.write(lines[index % DISTINCT])


def peak_megabytes(command: list[str]) -> tuple[float, float]:
    """Run a command and return its seconds and its peak memory in MiB."""
    begun = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    seconds = time.perf_counter() - begun
    return seconds, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def main() -> None:
    """Print records a second and peak memory for a thousand and for all records."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder, "few.jsonl"), Path(folder, "many.jsonl")
        write_records(few, 1000)
        write_records(many, RECORDS)
        begun = time.perf_counter()
        with many.open() as file:
            for line in file:
                json.loads(line)
        control = time.perf_counter() - begun
        command = [sys.executable, "-m", "flip7", "replay", "--json"]
        _, small = peak_megabytes([*command, str(few)])
        seconds, large = peak_megabytes([*command, str(many)])
        size = many.stat().st_size / 2**20
    print(
        f"replay: {RECORDS:,} records ({size:,.0f} MiB) in {seconds:.0f} s, {RECORDS / seconds:,.0f}/s "
        f"({seconds / control:.0f} times json.loads alone)"
    )
    print(f"replay: peak memory {large:.0f} MiB (after 1,000 records: {small:.0f} MiB)")


if __name__ == "__main__":
    main()
