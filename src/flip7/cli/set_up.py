"""Sets up a game: what was given on the command line, and questions for the rest."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import TYPE_CHECKING, Final

import click

from flip7.cli.common import edition_for, fail
from flip7.i18n import catalogue
from flip7.rules import EDITIONS, recommended_decks
from flip7.strategies import UnknownStrategy, create, names

if TYPE_CHECKING:
    from collections.abc import Callable

    from flip7.i18n import Catalogue

USUAL_BOTS: Final = ("counter", "bold", "cautious")
MOST_SEATS: Final = 200
MOST_TARGET: Final = 1_000_000
MOST_DECKS: Final = 100


class NoAnswer(Exception):  # leaving is no error
    """The input ended while the game was being set up."""


@dataclass(slots=True)
class Setting:
    """What a game is played with; ``None`` where it is not known yet.

    Attributes:
        people: names of people.
        bots: specifications of strategies.
        edition: name of the edition.
        target: points to win.
        decks: how many decks.
    """

    people: list[str] = field(default_factory=list)
    bots: list[str] | None = None
    edition: str | None = None
    target: int | None = None
    decks: int | None = None

    @property
    def seats(self) -> int:
        """How many players there are so far."""
        return len(self.people) + len(self.bots or ())


def parse_bots(text: str) -> list[str]:
    """Read a number of bots, or their strategies parted by commas.

    A parameter list with commas of its own goes on as long as the next word is no strategy's name.

    Raises:
        ValueError: a number is too large or a strategy is unknown.

    >>> parse_bots("4"), parse_bots("counter:20,bold")
    (['counter', 'bold', 'cautious', 'counter'], ['counter:20', 'bold'])
    """
    text = text.strip()
    if text.isascii() and text.isdigit():
        if len(text) > len(str(MOST_SEATS)) or int(text) > MOST_SEATS:
            message = f"there can be at most {MOST_SEATS} bots"
            raise ValueError(message)
        return list(islice(cycle(USUAL_BOTS), int(text)))
    bots: list[str] = []
    for word in (part.strip() for part in text.split(",")):
        if bots and ":" in bots[-1] and word.partition(":")[0] not in names():
            bots[-1] += f",{word}"
        else:
            bots.append(word)
    for bot in bots:
        create(bot)
    return bots


def complete(setting: Setting, language: str, *, ask: bool, say: Callable[[str], None]) -> Setting:
    """Ask for what was not given, or take the defaults.

    Args:
        setting: what was given.
        language: of the questions, and of the default edition.
        ask: whether a person can be asked.
        say: prints a line.

    Raises:
        NoAnswer: the input ended.
    """
    texts = catalogue(language, "cli")
    if ask:
        say(texts.format("setup-welcome", target=setting.target or 200))
        _ask_for_rest(setting, texts, language, say)
    if not setting.people and not setting.bots:
        setting.people = [texts.format("setup-people-default")]
    if setting.bots is None:
        setting.bots = parse_bots("3" if len(setting.people) == 1 else "0")
    if setting.seats > MOST_SEATS:
        fail(f"there can be at most {MOST_SEATS} players, not {setting.seats}")
    setting.edition = edition_for(setting.edition, language).name
    setting.target = setting.target or 200
    if setting.decks is None:
        setting.decks = 1
    return setting


def _ask_for_rest(setting: Setting, texts: Catalogue, language: str, say: Callable[[str], None]) -> None:
    """Ask for each thing that is missing, with its default in brackets."""

    def put(question: str, default: str, read: Callable[[str], object]) -> None:
        while True:
            say(f"{question} [{default}]:")
            line = sys.stdin.readline()
            if not line:
                raise NoAnswer
            try:
                read(line.strip() or default)
            except ValueError as error:
                say(texts.format("setup-wrong", problem=str(error)))
            else:
                return

    def whole(least: int, most: int, text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most:
            return int(text)
        raise ValueError(texts.format("setup-wrong-number", least=least, most=str(most)))

    def people(text: str) -> None:
        setting.people = [name for part in text.split(",") if (name := part.strip())]
        if len(setting.people) > MOST_SEATS:
            raise ValueError(texts.format("setup-wrong-seats", most=MOST_SEATS))

    def bots(text: str) -> None:
        setting.bots = parse_bots(text)
        if setting.seats > MOST_SEATS:
            raise ValueError(texts.format("setup-wrong-seats", most=MOST_SEATS))

    def edition(text: str) -> None:
        if text not in EDITIONS:
            raise ValueError(texts.format("setup-wrong-edition"))
        setting.edition = text

    def target(text: str) -> None:
        setting.target = whole(1, MOST_TARGET, text)

    def decks(text: str) -> None:
        setting.decks = whole(1, MOST_DECKS, text)

    if not setting.people and setting.bots is None:
        put(texts.format("setup-people"), texts.format("setup-people-default"), people)
    if setting.bots is None:
        default = "3" if len(setting.people) <= 1 else "0"
        put(texts.format("setup-bots", known=", ".join(names())), default, bots)
    if setting.edition is None:
        put(texts.format("setup-edition"), edition_for(None, language).name, edition)
    if setting.target is None:
        put(texts.format("setup-target"), "200", target)
    if setting.decks is None:
        put(texts.format("setup-decks", seats=setting.seats), str(recommended_decks(setting.seats)), decks)


def check_names(people: tuple[str, ...]) -> list[str]:
    """Return names given on the command line, refusing empty ones."""
    for index, name in enumerate(people):
        if not name.strip():
            fail(f"player {index + 1} has an empty name; leave it out or give one")
    return list(people)


def read_bots_option(text: str | None) -> list[str] | None:
    """Read ``--bots``; a fault is bad usage."""
    if text is None:
        return None
    try:
        return parse_bots(text)
    except (UnknownStrategy, ValueError) as error:
        raise click.BadParameter(str(error), param_hint="'--bots'") from None
