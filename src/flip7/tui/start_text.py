"""A line of text that is being typed: only what can be seen, with a caret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flip7.i18n import safe_name

LONGEST: Final = 60
"""So many characters can be typed into a name."""
_ROOM: Final = 10 * LONGEST


@dataclass(frozen=True, slots=True)
class TextField:
    r"""What stands in a line, where the caret is, and whether the next letter replaces everything.

    Attributes:
        text: one line in which every character can be seen.
        caret: how many characters stand before it.
        selected: all of it is selected, so that typing begins anew.

    >>> field = TextField.of("You").typed("A").typed("nn")
    >>> field.text, field.caret
    ('Ann', 3)
    >>> field.pressed("backspace").typed("\x1b[31m\n").text
    'An[31m '
    """

    text: str = ""
    caret: int = 0
    selected: bool = False

    @classmethod
    def of(cls, text: str) -> TextField:
        """Begin with a text, all of it selected."""
        shown = _visible(text)[:LONGEST]
        return cls(shown, len(shown), selected=bool(shown))

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be seen."""
        return not self.text.strip()

    def typed(self, letters: str) -> TextField:
        """Put letters in at the caret: typed ones or pasted ones, of which only what can be seen is taken."""
        before = "" if self.selected else self.text[: self.caret]
        after = "" if self.selected else self.text[self.caret :]
        room = LONGEST - len(after)
        before = _visible(before + letters[:_ROOM])[:room]
        return TextField(before + after, len(before))

    def pressed(self, key: str) -> TextField | None:
        """Do what a key for editing does; ``None`` if it is none."""
        text, caret = self.text, self.caret
        before = max(0, caret - 1)
        if key == "ctrl+u" or (self.selected and key in ("backspace", "delete")):
            return TextField()
        if key == "backspace":
            return TextField(text[:before] + text[caret:], before)
        if key == "delete":
            return TextField(text[:caret] + text[caret + 1 :], caret)
        carets = {"home": 0, "end": len(text), "right": min(len(text), caret + 1)}
        carets["left"] = 0 if self.selected else before
        return TextField(text, carets[key]) if key in carets else None


def _visible(text: str) -> str:
    """Keep what can be seen; a space at either end stands until the name is taken."""
    shown = safe_name(text, most=_ROOM, fallback="")
    before = " " if shown and text[:1].isspace() else ""
    after = " " if text[-1:].isspace() else ""
    return before + shown + after if shown else after
