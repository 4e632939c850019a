"""Which choice a key or a click is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.engine import HIT, STAY, HitOrStay
from flip7.tui.painting import texts_for
from flip7.tui.seats import option_of_key

if TYPE_CHECKING:
    from flip7.engine import Choice
    from flip7.tui.scene import Scene


def choice_of_letter(scene: Scene, letter: str) -> Choice | None:
    """Return the choice that a letter or figure stands for, or ``None``.

    Hit and stay have the key of the language, and always the English one; targets have 1 to 9, then letters.
    """
    question = scene.asking
    if question is None:
        return None
    if isinstance(question, HitOrStay):
        texts = texts_for(scene.options.language)
        keys = {
            "h": HIT,
            "s": STAY,
            texts.format("key-hit").casefold(): HIT,
            texts.format("key-stay").casefold(): STAY,
        }
        return keys.get(letter)
    option = option_of_key(letter, len(question.options))
    return None if option is None else question.options[option]


def choice_of_action(scene: Scene, action: str) -> Choice | None:
    """Return the choice that a clicked region stands for, or ``None``."""
    if scene.asking is None:
        return None
    name, _, seat = action.partition(":")
    choice: Choice = int(seat) if name == "target" else name
    return choice if choice in scene.asking.options else None
