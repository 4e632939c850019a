"""The lines of the start screen, the values of each, and the saved game that it may offer."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase
from typing import TYPE_CHECKING, Final, Literal
from unicodedata import normalize

from flip7.i18n import LANGUAGES, catalogue
from flip7.rules import EDITIONS
from flip7.strategies import MOST_DECKS, MOST_TARGET
from flip7.tui.preferences import THEMES
from flip7.tui.scene import PACES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from flip7.i18n import Catalogue

Entry = Literal[
    "resume", "play", "people", "bots", "edition", "target", "decks",
    "language", "pace", "theme", "motion", "curtain", "reasons",
]  # fmt: skip
"""The lines of the start screen, from the top."""
GROUPS: Final[tuple[tuple[Entry, ...], ...]] = (
    ("resume", "play"),
    ("people", "bots", "edition", "target", "decks"),
    ("language", "pace", "theme", "motion", "curtain", "reasons"),
)
SWITCHES: Final[dict[Entry, str]] = {"curtain": "curtain", "reasons": "reasons", "motion": "reduced_motion"}
"""The lines that are on or off, and what they are called among the options."""
LIMITS: Final[dict[Entry, int]] = {"target": MOST_TARGET, "decks": MOST_DECKS}
"""The lines that are a number from 1, and the largest each can be."""
VALUES: Final[dict[Entry, tuple[str, ...]]] = {
    "edition": tuple(EDITIONS),
    "language": LANGUAGES,
    "pace": PACES,
    "theme": THEMES,
    **dict.fromkeys(SWITCHES, ("off", "on")),
}
"""The lines that are a choice among a few values."""


def values_of(entry: Entry) -> tuple[str, ...]:
    """Return the values of a line that is a choice among a few, else none.

    >>> values_of("edition"), values_of("people")
    (('3.1', 'continental'), ())
    """
    return VALUES.get(entry, ())


def value_name(texts: Catalogue, entry: Entry, value: str) -> str:
    """Return what a value of a line is called; each language is called as it calls itself.

    >>> value_name(start_texts("it"), "language", "fr"), value_name(start_texts("it"), "edition", "3.1")
    ('Français', '3.1')
    """
    if entry == "pace":
        return texts.format(f"tui-pace-{value}")
    return texts.format(f"start-{entry}-{value.replace('.', '-')}")


def entry_keys(labels: Mapping[Entry, str]) -> dict[Entry, str]:
    """Return the letter that leads to each line: the first of its label that none above it has; q quits.

    >>> entry_keys({"people": "People", "pace": "Pace", "decks": "Équipe"})
    {'people': 'p', 'pace': 'a', 'decks': 'e'}
    """
    keys: dict[Entry, str] = {}
    for entry, label in labels.items():
        letters = [letter for letter in normalize("NFD", label.casefold()) if "a" <= letter <= "z"]
        free = [letter for letter in letters + list(ascii_lowercase) if letter not in ("q", *keys.values())]
        keys[entry] = free[0]
    return keys


def start_texts(language: str) -> Catalogue:
    """Return the texts a start screen needs."""
    return catalogue(language, "cli", "tui", "start")


def default_person(language: str) -> str:
    """Return what somebody who gives no name is called.

    >>> default_person("fr")
    'Toi'
    """
    return start_texts(language).format("setup-people-default")


@dataclass(frozen=True, slots=True)
class SavedSummary:
    """An unfinished game that can be resumed.

    Attributes:
        when: when it was saved last, in local time.
        players: the names of its players.
        round: which round it is in, from 1.
        totals: the points of each player.
        target: points to win.
    """

    when: datetime
    players: tuple[str, ...]
    round: int
    totals: tuple[int, ...]
    target: int
