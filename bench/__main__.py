"""Print every figure: ``python -m bench [NAME...]``."""

from __future__ import annotations

import importlib
import platform
import sys

NAMES = ("engine", "startup", "tui", "replay")


def main() -> None:
    """Run the named benchmarks, or all."""
    wanted = sys.argv[1:] or NAMES
    unknown = [name for name in wanted if name not in NAMES]
    if unknown:
        print(f"unknown benchmark {unknown[0]!r}: there are {', '.join(NAMES)}", file=sys.stderr)
        sys.exit(2)
    print(f"Python {platform.python_version()}, {platform.machine()}")
    for name in wanted:
        importlib.import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main()
