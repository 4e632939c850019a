"""What is remembered between games: who played last, with what, and how the table was shown."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from flip7.i18n import LANGUAGES, safe_name
from flip7.record import SavedGames, write_atomically
from flip7.rules import EDITIONS
from flip7.strategies import MOST_DECKS, MOST_SEATS, MOST_TARGET
from flip7.tui.scene import PACES
from flip7.tui.start_bots import is_bot

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from flip7.tui.scene import Options, Pace

ThemeChoice = Literal["auto", "dark", "light"]
THEMES: Final[tuple[ThemeChoice, ...]] = ("auto", "dark", "light")
FILE_NAME: Final = "preferences.json"
FORMAT: Final = "flip7-preferences/1"
_FAMILY: Final = "flip7-preferences/"
_LARGEST: Final = 4 * 1024 * 1024
_LONGEST_NAME: Final = 1000
_LONGEST_WORD: Final = 60
_MOST_HINTS: Final = 100

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Preferences:
    """The last choices; ``None`` where nothing was chosen, so that a default or the environment decides.

    Attributes:
        people: names at this keyboard; empty if nobody was named.
        bots: specifications of strategies.
        edition: name of the edition; ``None`` for that of the language.
        target: points to win.
        decks: how many decks.
        language: of all texts.
        pace: how fast cards turn over.
        theme: the background, or ``"auto"`` for that of the terminal.
        reduced_motion: whether nothing moves.
        curtain: whether the screen asks for the next person between two.
        reasons: whether bots say why.
        hints: the hints of the tour that were seen.

    >>> Preferences(people=("Ann",), target=100).pace
    'normal'
    """

    people: tuple[str, ...] = ()
    bots: tuple[str, ...] | None = None
    edition: str | None = None
    target: int | None = None
    decks: int | None = None
    language: str | None = None
    pace: Pace = "normal"
    theme: ThemeChoice = "auto"
    reduced_motion: bool | None = None
    curtain: bool = False
    reasons: bool = False
    hints: tuple[str, ...] = ()

    def options(self, environment: Options) -> Options:
        """Return how to show the table: what was chosen, and what the environment says for the rest.

        Args:
            environment: the language, colours, background and motion that the terminal asks for.

        >>> from flip7.tui.scene import Options
        >>> Preferences(pace="fast", theme="light").options(Options(language="fr")).palette.theme
        'light'
        """
        palette = environment.palette
        return replace(
            environment,
            language=self.language or environment.language,
            palette=palette if self.theme == "auto" else replace(palette, theme=self.theme),
            pace=self.pace,
            reduced_motion=environment.reduced_motion if self.reduced_motion is None else self.reduced_motion,
            reasons=self.reasons,
            curtain=self.curtain,
        )


def load_preferences(folder: Path) -> Preferences:
    """Read what is remembered; whatever is wrong with the file, the game can begin.

    A value that is not understood counts as not chosen. A file that is none of ours at all is kept aside as
    ``preferences.json.damaged``; one of a later version gives what is still understood.

    Args:
        folder: the state folder; it need not exist.

    >>> from pathlib import Path
    >>> load_preferences(Path("no such folder")) == Preferences()
    True
    """
    path = folder / FILE_NAME
    try:
        if path.stat().st_size > _LARGEST:
            return _damaged(folder, path)
        document = json.loads(path.read_bytes())
    except OSError:
        return Preferences()
    except (ValueError, RecursionError):
        return _damaged(folder, path)
    if not isinstance(document, dict) or not str(document.get("format")).startswith(_FAMILY):
        return _damaged(folder, path)
    return _understood(document)


def save_preferences(folder: Path, preferences: Preferences) -> bool:
    """Write what is to be remembered and return whether that went well.

    The older file stands until the new one is whole. A name that could not be read back is left out.

    Args:
        folder: the state folder; it is made if it is not there.
        preferences: what is written.

    >>> import tempfile
    >>> from pathlib import Path
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     written = save_preferences(Path(folder), Preferences(people=("Ann",)))
    ...     written, load_preferences(Path(folder)).people
    (True, ('Ann',))
    """
    people = tuple(filter(_is_name, preferences.people))
    document = {"format": FORMAT, **asdict(replace(preferences, people=people))}
    try:
        write_atomically(folder / FILE_NAME, json.dumps(document, indent=1) + "\n")
    except OSError:
        return False
    return True


def _damaged(folder: Path, path: Path) -> Preferences:
    """Keep a file that is not ours under another name, if it can be renamed, and begin anew."""
    with suppress(OSError):
        SavedGames(folder).set_aside(path)
    return Preferences()


def _understood(document: dict[str, Any]) -> Preferences:
    """Take each value that is what it should be."""
    people = tuple(filter(_is_name, _list(document.get("people"))))[:MOST_SEATS]
    bots = document.get("bots")
    known = tuple(filter(is_bot, _list(bots)))[: MOST_SEATS - len(people)]
    return Preferences(
        people=people,
        bots=known if known or bots == [] else None,
        edition=_among(document.get("edition"), tuple(EDITIONS), None),
        target=_whole(document.get("target"), MOST_TARGET),
        decks=_whole(document.get("decks"), MOST_DECKS),
        language=_among(document.get("language"), LANGUAGES, None),
        pace=_among(document.get("pace"), PACES, "normal"),
        theme=_among(document.get("theme"), THEMES, "auto"),
        reduced_motion=_among(document.get("reduced_motion"), (True, False), None),
        curtain=document.get("curtain") is True,
        reasons=document.get("reasons") is True,
        hints=tuple(dict.fromkeys(filter(_is_word, _list(document.get("hints")))))[:_MOST_HINTS],
    )


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _among(value: object, allowed: Sequence[Value], default: Value) -> Value:
    return next((known for known in allowed if type(known) is type(value) and known == value), default)


def _whole(value: object, most: int) -> int | None:
    return value if type(value) is int and 1 <= value <= most else None


def _is_name(value: object) -> bool:
    """Whether a name shows anything."""
    return isinstance(value, str) and len(value) <= _LONGEST_NAME and bool(safe_name(value, fallback=""))


def _is_word(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_WORD
