"""The tour of the first game: five hints, one at a time, each where it fits, and never again once seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from flip7.engine import HitOrStay, RoundEnded
from flip7.i18n import catalogue
from flip7.rules import FLIP_SEVEN_BONUS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from flip7.i18n import Catalogue
    from flip7.tui.scene import Scene

HintId = Literal["turn", "special", "seven", "totals", "keys"]
HINTS: Final[tuple[HintId, ...]] = ("turn", "special", "seven", "totals", "keys")
"""All hints; where several fit, the first is shown."""
_ROW_BEGUN: Final = 3
"""So many different Numbers make one think of seven."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint.

    Attributes:
        id: what is remembered once it was seen.
        message: its text in the face ``start``.
    """

    id: HintId
    message: str

    def say(self, texts: Catalogue) -> str:
        """Return the sentences.

        Args:
            texts: with the faces ``cli``, for the keys of the choices, and ``start``.

        >>> from flip7.i18n import catalogue
        >>> Hint("turn", "start-hint-turn").say(catalogue("en", "cli", "start"))[:23]
        'H takes one more card, '
        """
        hit, stay = texts.format("key-hit"), texts.format("key-stay")
        return texts.format(self.message, hit=hit, stay=stay, bonus=FLIP_SEVEN_BONUS)


def hint_for(scene: Scene, seen: Collection[str]) -> Hint | None:
    """Return the hint that fits a scene, or ``None``.

    Hints come only while the table stands still: when a person is asked, and at the end of a round. Show one
    until the person goes on, then add its id to ``seen``; the next may come with the next question.

    Args:
        scene: what the table shows.
        seen: the ids of the hints that were seen.

    >>> from flip7.engine import Referee, SeededSource, new_game
    >>> from flip7.tui.scene import Scene
    >>> source = SeededSource(1)
    >>> referee = Referee(new_game(2, source), source)
    >>> _ = referee.start()
    >>> scene = Scene(referee.state, ("Ann", "Bo"), viewer=0, asking=referee.question)
    >>> hint_for(scene, ()).id, hint_for(scene, HINTS) is None
    ('turn', True)
    """
    for hint in HINTS:
        if hint not in seen and _fits(hint, scene):
            return Hint(hint, f"start-hint-{hint}")
    return None


class Tour:
    """The hints of a first game, told one at a time.

    Args:
        seen: the ids of the hints that were seen before.
        remember: is given all ids seen whenever there is a new one.
    """

    def __init__(self, seen: Collection[str], remember: Callable[[tuple[str, ...]], None]) -> None:
        self._seen = tuple(seen)
        self._remember = remember

    def hint(self, scene: Scene) -> str:
        """Return the sentences of the hint that fits a scene, or an empty text; it then counts as seen."""
        hint = hint_for(scene, self._seen)
        if hint is None:
            return ""
        self._seen = (*self._seen, hint.id)
        self._remember(self._seen)
        return hint.say(catalogue(scene.options.language, "cli", "start"))


def _fits(hint: HintId, scene: Scene) -> bool:
    """Whether a scene is the moment for a hint."""
    question = scene.asking
    if hint == "totals":
        # The bars have grown: the round is over, or a person is asked in a later one.
        ended = isinstance(scene.event, RoundEnded) and scene.viewer is not None
        return ended or (question is not None and scene.state.round > 1)
    if question is None:
        return False
    if hint == "special":
        return any(not card.is_number for hand in scene.state.hands for card in hand.cards)
    if not isinstance(question, HitOrStay):
        return False
    if hint == "seven":
        return scene.state.hands[question.seat].different >= _ROW_BEGUN
    return True
