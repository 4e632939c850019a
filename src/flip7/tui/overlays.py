"""Panels over the table: the cards not seen yet, what has happened, the keys and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.tui.overlay_base import Overlay, ScrollOverlay
from flip7.tui.overlay_panel import INSIDE, screen_texts, wrapped
from flip7.tui.overlay_rules import help_lines, keys_of_table
from flip7.tui.overlay_unseen import HEIGHT, WIDEST, paint_unseen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual import events

    from flip7.rules import Edition
    from flip7.tui.canvas import Canvas
    from flip7.tui.overlay_panel import Line
    from flip7.tui.overlay_rules import Key
    from flip7.tui.scene import Options, Scene

_LONGEST_SEARCH: Final = 40
_FIRST_TOLD: Final = 100


class UnseenOverlay(Overlay):
    """The cards not seen yet (U).

    Args:
        scene: the table; its viewer, else the acting seat, is the one the chance is about.
    """

    key = "u"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene.options)
        self._scene = scene

    def wanted(self, width: int, height: int) -> tuple[int, int]:
        """As wide as the figures need."""
        return min(width, WIDEST), min(height, HEIGHT)

    def paint(self, width: int, height: int) -> Canvas:
        """Paint the panel."""
        return paint_unseen(self._scene, width, height, self.texts)


class LogOverlay(ScrollOverlay):
    """What has happened (L), the newest last.

    Args:
        told: the sentences.
        options: how they are shown.
        earlier: is given a number and returns the last sentences, so many at most; it is asked for more
            whenever one comes to the top. Without it there are no more.
    """

    key = "l"
    keeps_to_end = True

    def __init__(
        self,
        told: Sequence[str],
        options: Options,
        *,
        earlier: Callable[[int], Sequence[str]] | None = None,
    ) -> None:
        super().__init__(options)
        self.first = None
        self._told = told
        self._earlier = earlier
        self._wrapped: dict[int, list[Line]] = {}

    def scroll_lines(self, by: int) -> None:
        """Scroll by lines; at the top, ask for earlier sentences."""
        super().scroll_lines(by)
        if self.first != 0 or by >= 0 or self._earlier is None:
            return
        longer = self._earlier(max(_FIRST_TOLD, 2 * len(self._told)))
        if len(longer) > len(self._told):
            width = self.sheet.size.width - 2 * INSIDE
            before = len(self.lines(width))
            self._told = longer
            self._wrapped.clear()
            self.first = len(self.lines(width)) - before
            self.sheet.repaint()

    def heading(self) -> str:
        """Name the panel."""
        return self.texts.format("log-title")

    def lines(self, width: int) -> list[Line]:
        """Return the sentences, each behind a dot; the newest stands out."""
        if width not in self._wrapped:
            told = self._told or (self.texts.format("log-empty"),)
            newest = len(told) - 1
            self._wrapped = {
                width: [
                    line
                    for index, sentence in enumerate(told)
                    for line in wrapped(sentence, width, "ink", first="· ", bold=index == newest)
                ]
            }
        return self._wrapped[width]


class RulesOverlay(ScrollOverlay):
    """The keys, then the rules (?); what is typed is searched for.

    Args:
        keys: of the screen beneath, see ``flip7.tui.overlay_rules``.
        edition: whose rules.
        options: how they are shown.
    """

    key = "?"

    def __init__(self, keys: Sequence[Key], edition: Edition, options: Options) -> None:
        super().__init__(options)
        self._keys = keys
        self._edition = edition
        self.search = ""
        self._made: tuple[int, str, list[Line]] = (-1, "", [])

    def heading(self) -> str:
        """Name the panel, or what is searched for."""
        name = self.texts.format("help-title")
        return f"{name} · {self.search}▏" if self.search else name

    def hint(self) -> str:
        """Say how to search, or how to end the search."""
        if self.search:
            return f"{self.texts.format('help-clear')}   {self.texts.format('screens-scroll')}"
        return f"{self.texts.format('help-search')}   {super().hint()}"

    def found(self) -> str:
        """Mark what is searched for."""
        return self.search.strip()

    def lines(self, width: int) -> list[Line]:
        """Return keys and rules, or the rules found."""
        if self._made[:2] != (width, self.search):
            made = help_lines(self._keys, self.options.language, self._edition, width, self.search.strip())
            self._made = (width, self.search, made)
        return self._made[2]

    def pressed(self, key: str, letter: str) -> None:
        """Search for what is typed; Esc ends the search before it closes."""
        if key == "escape" and self.search:
            self._look_for("")
        elif key in ("backspace", "ctrl+h"):
            self._look_for(self.search[:-1])
        elif letter.isprintable() and letter and letter != self.key:
            self._look_for(self.search + letter)
        else:
            super().pressed(key, letter)

    def on_paste(self, event: events.Paste) -> None:
        """Search for what is pasted."""
        event.stop()
        self._look_for(self.search + "".join(filter(str.isprintable, event.text)))

    def _look_for(self, words: str) -> None:
        self.search = words.lstrip()[:_LONGEST_SEARCH]
        self.first = 0
        self.sheet.repaint()


def panel_of(letter: str, scene: Scene) -> Overlay:
    """Return the panel of a table's key: ``u`` unseen cards, ``l`` log, ``?`` keys and rules."""
    if letter == "u":
        return UnseenOverlay(scene)
    if letter == "l":
        return LogOverlay(scene.told, scene.options)
    keys = keys_of_table(screen_texts(scene.options.language))
    return RulesOverlay(keys, scene.state.edition, scene.options)
