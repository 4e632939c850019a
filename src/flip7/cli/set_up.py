"""Sets up a game: what was given on the command line, and questions for the rest."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from flip7.cli.common import edition_for, fail
from flip7.i18n import catalogue
from flip7.rules import EDITIONS, recommended_decks
from flip7.strategies import MOST_DECKS, MOST_SEATS, MOST_TARGET, Setting, UnknownStrategy, names, parse_bots

if TYPE_CHECKING:
    from collections.abc import Callable

    from flip7.i18n import Catalogue


class NoAnswer(Exception):  # leaving is no error
    """The input ended while the game was being set up."""


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
    if setting.seats > MOST_SEATS:
        fail(f"there can be at most {MOST_SEATS} players, not {setting.seats}")
    return setting.completed(language, texts.format("setup-people-default"))


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
        try:
            setting.bots = parse_bots(text)
        except ValueError:
            problem = texts.format("setup-wrong-bots", most=MOST_SEATS, known=", ".join(names()))
            raise ValueError(problem) from None
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
