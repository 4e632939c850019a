"""The full screen in a real terminal: start to the first card, a key to its answer with 24 seats, memory."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

from bench.measure import best_of, interpreter

FIRST_CARD = "┌╌╌╌┐".encode()
PATIENCE = 60.0


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, *arguments: str, columns: int, rows: int, state: str) -> None:
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", FLIP7_STATE=state, LC_ALL="C.UTF-8")
            os.environ.pop("NO_COLOR", None)
            command = [sys.executable, "-m", "flip7", *arguments]
            os.execv(sys.executable, command)  # noqa: S606  # our own program, in its terminal
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read_until(self, wanted: bytes) -> float:
        """Read until the terminal is sent these bytes and return the time."""
        seen = b""
        end = time.perf_counter() + PATIENCE
        while wanted not in seen and time.perf_counter() < end:
            if select.select([self.descriptor], [], [], 0.2)[0]:
                seen += os.read(self.descriptor, 65536)
        if wanted not in seen:
            raise TimeoutError(f"the terminal never showed {wanted!r}")
        return time.perf_counter()

    def drain(self) -> None:
        """Read what comes until nothing comes for a moment."""
        while select.select([self.descriptor], [], [], 0.4)[0]:
            os.read(self.descriptor, 65536)

    def press(self, key: str) -> None:
        """Send a key."""
        os.write(self.descriptor, key.encode())

    def peak_memory(self) -> float:
        """Return the peak of resident memory in MiB."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0]) / 1024

    def maps(self) -> str:
        """Return what the process has mapped, to see which compiled libraries it has loaded."""
        return Path(f"/proc/{self.pid}/maps").read_text()

    def close(self) -> None:
        """End the program."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.descriptor)


def start_seconds(state: str) -> float:
    """Start a game and return the seconds until the first card's place is drawn."""
    begun = time.perf_counter()
    terminal = Terminal(
        "play", "Ann", "--bots", "3", "--seed", "7", "--lang", "en", columns=120, rows=40, state=state
    )
    shown = terminal.read_until(FIRST_CARD)
    terminal.close()
    return shown - begun


def key_milliseconds(state: str, presses: int = 40) -> tuple[float, float, float, bool]:
    """Move between the answers at a table of 24: median and worst time, peak memory, and no numba."""
    people = [f"Person {number}" for number in range(1, 25)]
    terminal = Terminal(
        "play", *people, "--bots", "0", "--seed", "7", "--decks", "2", "--lang", "en", "--pace", "off",
        "--edition", "continental",
        columns=120, rows=40, state=state,
    )  # fmt: skip
    terminal.read_until(b"Hit")
    terminal.drain()
    times = []
    for number in range(presses):
        begun = time.perf_counter()
        terminal.press("\x1b[C" if number % 2 == 0 else "\x1b[D")
        terminal.read_until(b"Stay")
        times.append((time.perf_counter() - begun) * 1000)
        terminal.drain()
    memory, clean = terminal.peak_memory(), "numba" not in terminal.maps()
    terminal.close()
    return statistics.median(times), max(times), memory, clean


def main() -> None:
    """Print the figures with an empty interpreter beside them."""
    with tempfile.TemporaryDirectory() as state:
        starts = [start_seconds(state) for _ in range(7)]
        empty, textual = best_of([interpreter("-c", "pass"), interpreter("-c", "import textual.app")], 5)
        median, worst, memory, clean = key_milliseconds(state)
    middle = statistics.median(starts)
    print(f"tui: start to the first card {min(starts):.2f} s, median {middle:.2f} s (under 0.6)")
    print(f"tui: beside it an empty interpreter {empty:.2f} s, one that imports Textual {textual:.2f} s")
    print(f"tui: a key answered in {median:.0f} ms with 24 seats, at worst {worst:.0f} ms (under 50)")
    print(f"tui: peak memory {memory:.0f} MiB (under 80); numba {'not loaded' if clean else 'LOADED'}")


if __name__ == "__main__":
    main()
