"""The colours of the terminal, in 256, in 16, or none at all, for a dark and a light background.

A style is a ``rich.style.Style``. No meaning is told by colour alone: every status has a mark and a word, and
without colours a Number is ``[12]``, a modifier ``(+4)``, an action ``<word>``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from rich.style import Style

from flip7.art.colours import FACE_COLOURS, TERMINAL_COLOURS, TERMINAL_DARK_FIGURE, TERMINAL_LIGHT_FIGURE

Depth = Literal["256", "16", "none"]
Theme = Literal["dark", "light"]

_NUMBERS_16: Final = (
    "black", "bright_white", "blue", "bright_cyan", "cyan", "bright_green", "green",
    "bright_yellow", "yellow", "bright_magenta", "red", "bright_red", "magenta",
)  # fmt: skip

_FACES_16: Final = ("bright_green", "bright_red", "bright_cyan", "bright_yellow", "bright_magenta", "red")

# Names of the visual language, dark and light: the nearest of the 256.
_TOKENS: Final[dict[str, tuple[str, str]]] = {
    "page": ("#0d1520", "#f4efe6"),
    "table": ("#14302f", "#dfe9e1"),
    "panel": ("#1a2634", "#fffdf8"),
    "ink": ("#fff8ea", "#15202b"),
    "second": ("#b9c3cf", "#475263"),
    "faint": ("#5b6978", "#8a8577"),
    "bust": ("#ff8f80", "#b3261e"),
    "ice": ("#8fd0f5", "#1b659b"),
    "gold": ("#f6c453", "#8a5a00"),
    "hit": ("#39c9a8", "#0b6b5d"),
    "on_hit": ("#06231d", "#ffffff"),
    "stay": ("#fff8ea", "#15202b"),
    "on_stay": ("#0d1520", "#fffdf8"),
    "focus": ("#ffd84d", "#1d4ed8"),
    "frost": ("#1b4a6b", "#bfe0f5"),
    "glow": ("#14503f", "#bfe8d6"),
}
_TOKENS_16: Final[dict[str, tuple[str, str]]] = {
    "page": ("black", "bright_white"),
    "table": ("black", "bright_white"),
    "panel": ("black", "bright_white"),
    "ink": ("bright_white", "black"),
    "second": ("white", "black"),
    "faint": ("bright_black", "bright_black"),
    "bust": ("bright_red", "red"),
    "ice": ("bright_cyan", "blue"),
    "gold": ("bright_yellow", "magenta"),
    "hit": ("bright_green", "green"),
    "on_hit": ("black", "bright_white"),
    "stay": ("bright_white", "black"),
    "on_stay": ("black", "bright_white"),
    "focus": ("bright_yellow", "blue"),
    "frost": ("blue", "bright_cyan"),
    "glow": ("green", "bright_green"),
}


@dataclass(frozen=True)
class Palette:
    """Gives the style of each thing on the table.

    Attributes:
        depth: how many colours the terminal shows.
        theme: a dark or a light background.
    """

    depth: Depth = "256"
    theme: Theme = "dark"

    def colour(self, name: str) -> str:
        """Return a colour of the visual language by its name."""
        return _colour(self.depth, self.theme, name)

    def style(self, name: str, *, on: str = "page", bold: bool = False) -> Style:
        """Return text in one colour on another; without colours it is only bold or plain."""
        return _style(self, name, on, bold)

    def button(self, kind: Literal["hit", "stay", "option"], *, chosen: bool = False) -> Style:
        """Return the style of a button; without colours it is reversed."""
        if self.depth == "none":
            return Style(reverse=True, bold=chosen, underline=chosen)
        name = "hit" if kind == "hit" else "stay"
        return Style(color=self.colour(f"on_{name}"), bgcolor=self.colour(name), bold=True, underline=chosen)

    def face(self, seat: int) -> Style:
        """Return the colour of a player, the same as of their face; six colours go round."""
        if self.depth == "none":
            return Style()
        if self.depth == "16":
            return Style(color=_FACES_16[seat % 6], bgcolor=self.colour("page"))
        return Style(color=FACE_COLOURS[seat % 6], bgcolor=self.colour("page"))

    def number(self, number: int, *, drained: bool = False) -> Style:
        """Return the style of a Number's cell.

        Args:
            number: 0 to 12.
            drained: its row has bust, so its colour is gone.
        """
        return _number(self, number, drained)


@cache
def _colour(depth: Depth, theme: Theme, name: str) -> str:
    tokens = _TOKENS_16 if depth == "16" else _TOKENS
    return tokens[name][0 if theme == "dark" else 1]


@cache
def _style(palette: Palette, name: str, on: str, bold: bool) -> Style:  # noqa: FBT001  # a key of the cache
    if palette.depth == "none":
        return Style(bold=bold or name in ("gold", "bust"), dim=name == "faint" or None)
    return Style(color=palette.colour(name), bgcolor=palette.colour(on), bold=bold or None)


@cache
def _number(palette: Palette, number: int, drained: bool) -> Style:  # noqa: FBT001  # as above
    if palette.depth == "none":
        return Style(bold=not drained, dim=drained)
    if drained:
        return Style(color=palette.colour("second"), bgcolor=palette.colour("panel"))
    light = number % 2 == 1
    if palette.depth == "16":
        return Style(color="black" if light else "bright_white", bgcolor=_NUMBERS_16[number], bold=True)
    figure = TERMINAL_DARK_FIGURE if light else TERMINAL_LIGHT_FIGURE
    return Style(color=f"color({figure})", bgcolor=f"color({TERMINAL_COLOURS[number]})", bold=True)
