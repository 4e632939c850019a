"""What several commands share: options, errors, JSON, the state folder."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from flip7.rules import Edition

    Function = TypeVar("Function", bound=Callable[..., Any])

# The same as flip7.i18n.LANGUAGES and flip7.rules.EDITIONS (a test holds them equal); stated here so that
# the help needs neither.
LANGUAGE_CHOICES: Final = ("en", "it", "pt", "fr", "es")
EDITION_CHOICES: Final = ("3.1", "continental")


class Failure(click.ClickException):
    """Bad input: a sentence on standard error and exit status 2."""

    exit_code = 2


def fail(message: str) -> NoReturn:
    """End the command with a sentence and exit status 2."""
    raise Failure(message)


def _language(_: click.Context, __: click.Parameter, value: str | None) -> str:
    if value is not None:
        return value
    from flip7.i18n import language_of

    return language_of()


def language_option(function: Function) -> Function:
    """Add ``--lang``: one of the five languages, by default that of the environment."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGE_CHOICES),
        callback=_language,
        help="Language of what is printed.  [default: from the environment]",
    )(function)


def edition_option(function: Function) -> Function:
    """Add ``--edition``: the name of an edition or ``None``; see ``edition_for``."""
    return click.option(
        "--edition",
        type=click.Choice(EDITION_CHOICES),
        help="Printed edition.  [default: that of the language]",
    )(function)


def edition_for(name: str | None, language: str) -> Edition:
    """Return the edition of that name, or the one printed in that language."""
    from flip7.rules import EDITION_OF_LANGUAGE, EDITIONS

    return EDITION_OF_LANGUAGE[language] if name is None else EDITIONS[name]


def json_option(function: Function) -> Function:
    """Add ``--json``: machine-readable output."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(function)


def echo_json(value: object) -> None:
    """Print one JSON value on one line."""
    click.echo(json.dumps(value, separators=(",", ":"), ensure_ascii=True))


def shown(path: object) -> str:
    """Return a path or name with what cannot be printed escaped."""
    text = str(path)
    return text if text.isprintable() else ascii(text).strip("'")


def card_names(language: str) -> dict[str, str]:
    """Return the names of the three action cards in a language, by code."""
    from flip7.i18n import catalogue
    from flip7.rules import ACTIONS

    texts = catalogue(language)
    return {card.code: texts.format(f"card-{card.code}") for card in ACTIONS}


def state_folder() -> Path:
    """Return the folder for saved games: ``FLIP7_STATE``, else the platform's (not yet made)."""
    if named := os.environ.get("FLIP7_STATE"):
        return Path(named)
    import platformdirs

    return platformdirs.user_state_path("flip7", appauthor=False)
