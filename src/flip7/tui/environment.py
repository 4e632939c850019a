"""What the terminal and its environment ask for: how many colours, which background, whether things move."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from flip7.tui.palette import Palette
from flip7.tui.scene import Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flip7.tui.palette import Depth, Theme

_LIGHT: Final = ("7", "9", "10", "11", "12", "13", "14", "15")
"""The background colours of ``COLORFGBG`` that are light."""
_ALL_COLOURS: Final = ("COLORTERM", "WT_SESSION")


def options_of(language: str, environment: Mapping[str, str] | None = None) -> Options:
    """Return how to show a table in this terminal.

    ``NO_COLOR`` (set to anything) and ``TERM=dumb`` take all colours away; ``COLORTERM``, the Windows
    Terminal, or a ``TERM`` that says 256 colours or more gives them all; any other terminal has 16.
    ``COLORFGBG`` tells a light background. ``FLIP7_REDUCED_MOTION`` (set to anything) keeps all still.

    Args:
        language: of all texts.
        environment: by default that of this process.

    >>> options_of("en", {"TERM": "xterm-256color", "COLORFGBG": "0;15"}).palette
    Palette(depth='256', theme='light')
    >>> options_of("en", {"TERM": "linux"}).palette, options_of("en", {"NO_COLOR": "1"}).palette.depth
    (Palette(depth='16', theme='dark'), 'none')
    """
    environment = os.environ if environment is None else environment
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    theme: Theme = "light" if background in _LIGHT else "dark"
    return Options(
        language=language,
        palette=Palette(_depth(environment), theme),
        reduced_motion=bool(environment.get("FLIP7_REDUCED_MOTION")),
    )


def _depth(environment: Mapping[str, str]) -> Depth:
    terminal = environment.get("TERM", "")
    if environment.get("NO_COLOR") or terminal == "dumb":
        return "none"
    if any(map(environment.get, _ALL_COLOURS)) or "256" in terminal or "direct" in terminal:
        return "256"
    return "16"
