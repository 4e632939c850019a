"""Measures on noisy machines: rounds in turn with a control, and the best of each."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence


def best_of(functions: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """Run the functions in turn, ``rounds`` times, and return the shortest time of each in seconds.

    Taking turns spreads a machine's slow moments over all of them; the best is the least disturbed.
    """
    best = [float("inf")] * len(functions)
    for _ in range(rounds):
        for index, function in enumerate(functions):
            begun = time.perf_counter()
            function()
            best[index] = min(best[index], time.perf_counter() - begun)
    return best


def interpreter(*arguments: str) -> Callable[[], object]:
    """Return a function that runs this Python with arguments and throws its output away."""
    command = [sys.executable, *arguments]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}

    def run() -> object:
        return subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
        )

    return run
