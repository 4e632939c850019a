"""Start-up: what importing the package and printing the help add to an empty interpreter."""

from __future__ import annotations

from bench.measure import best_of, interpreter


def main() -> None:
    """Print the times, and those of the empty interpreter beside them."""
    runs = [
        interpreter("-c", "pass"),
        interpreter("-c", "import flip7"),
        interpreter("-m", "flip7", "--help"),
        interpreter("-c", "from flip7 import Game, tell; Game(['Ann'], seed=1).start()"),
    ]
    for run in runs:
        run()
    empty, package, help_text, first = (seconds * 1000 for seconds in best_of(runs, rounds=15))
    print(f"start-up: an empty interpreter takes {empty:.0f} ms")
    print(f"start-up: import flip7 adds {package - empty:.0f} ms (under 60)")
    print(f"start-up: flip7 --help adds {help_text - empty:.0f} ms (under 200)")
    print(f"start-up: a dealt game with sentences at hand adds {first - empty:.0f} ms")


if __name__ == "__main__":
    main()
