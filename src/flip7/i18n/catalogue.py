"""Loads the Fluent catalogues: all texts for people, in five languages."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final
from unicodedata import combining, normalize

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "it", "pt", "fr", "es")
"""The languages of the catalogues, by their ISO 639-1 codes."""

# As spoken where we write them: in Portugal zero is plural, in Brazil it is not.
_LOCALES: Final = {"en": "en-GB", "it": "it-IT", "pt": "pt-PT", "fr": "fr-FR", "es": "es-ES"}

FACES: Final = ("names", "tell", "cli", "rules", "score", "reasons", "tui", "screens", "start")
"""The files of a language: ``names`` of cards and statuses, ``tell`` for what happens in a game, ``cli`` for
the command line, ``rules`` for the rules in our words, ``score`` for hands and decks counted, ``reasons``
of bots, ``tui`` for the full screen, ``screens`` for its panels, results and the watching of records,
``start`` for its start screen and tour."""


_LARGEST_NUMBER: Final = 10**15


class Catalogue:
    """The texts of one language, from one or more of its files.

    >>> catalogue("fr").format("card-flip3")
    'Trois à la suite'
    """

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        """Wrap a bundle; use the function ``catalogue`` to get one."""
        self.language = language
        self._bundle = bundle

    def format(self, message: str, /, **arguments: Any) -> str:
        """Return a message with its arguments set in; numbers take the language's plural forms.

        Argument names are those of the file with ``_`` for ``-``.

        Raises:
            LookupError: there is no such message, or it lacks an argument.
        """
        found = self._bundle.get_message(message) if self._bundle.has_message(message) else None
        if found is None or found.value is None:
            problem = f"the {self.language} catalogue has no message {message!r}"
            raise LookupError(problem)
        named = {name.replace("_", "-"): _printable(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(found.value, named)
        if errors:
            problem = f"{self.language} message {message!r}: {errors[0]}"
            raise LookupError(problem)
        return str(text)

    def has(self, message: str) -> bool:
        """Whether the loaded files hold this message."""
        return bool(self._bundle.has_message(message))

    def list(self, items: list[str]) -> str:
        """Join items as the language does: "a", "a and b", "a, b and c".

        >>> catalogue("es").list(["Ana", "Bea", "Iris"]), catalogue("it").list(["Ada", "Eva"])
        ('Ana, Bea e Iris', 'Ada ed Eva')
        """
        if len(items) < 2:  # noqa: PLR2004  # from two on there is a last one
            return "".join(items)
        last = items[-1]
        return self.format("list-and", first=", ".join(items[:-1]), last=last, next=_first_sound(last))


def _first_sound(text: str) -> str:
    """Tell how a text begins: "i" or "e" where Spanish or Italian change the word before it, else "other".

    A diphthong is another sound: "y Hierro", "y Ian".

    >>> [_first_sound(name) for name in ("Iris", "Hilda", "Hierro", "Yvonne", "Yago", "Élodie", "Bo")]
    ['i', 'i', 'other', 'i', 'other', 'e', 'other']
    """
    bare = "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))
    if bare.startswith("e"):
        return "e"
    spoken = bare.removeprefix("h")
    return "i" if spoken.startswith(("i", "y")) and spoken[1:2] not in tuple("aeou") else "other"


def _printable(value: Any) -> Any:
    """Return a value as Fluent takes it: numbers beyond its decimals are printed as they are."""
    if isinstance(value, int) and abs(value) >= _LARGEST_NUMBER:
        return str(value)
    return value


@cache
def catalogue(language: str, *faces: str) -> Catalogue:
    """Return the texts of a language; ``names`` is always among them.

    Args:
        language: one of ``LANGUAGES``.
        faces: the further files that are needed, of ``FACES``.

    Raises:
        ValueError: the language is unknown.
    """
    from fluent.runtime import FluentBundle  # a tenth of a second, so only when needed

    if language not in LANGUAGES:
        message = f"unknown language {language!r:.40}: the languages are {', '.join(LANGUAGES)}"
        raise ValueError(message)
    # Isolation marks are for web pages; a terminal shows them as blots.
    bundle = FluentBundle([_LOCALES[language]], use_isolating=False)
    for face in dict.fromkeys(("names", *faces)):
        bundle.add_resource(_resource(language, face))
    return Catalogue(language, bundle)


@cache
def _resource(language: str, face: str) -> Resource:
    """Parse one file, once however many catalogues hold it."""
    from fluent.runtime import FluentResource

    path = files("flip7.i18n").joinpath("locales", language, f"{face}.ftl")
    return FluentResource(path.read_text(encoding="utf-8"))


def language_of(environment: Mapping[str, str] | None = None) -> str:
    """Return the language that the environment asks for, English if it is none of ours.

    The first of LANGUAGE, LC_ALL, LC_MESSAGES and LANG that is set decides, as in gettext; LANGUAGE may
    list several, the first known one counts.

    >>> language_of({"LANG": "pt_BR.UTF-8"}), language_of({"LANGUAGE": "de:it", "LANG": "de_DE"})
    ('pt', 'it')
    >>> language_of({"LC_ALL": "C", "LANG": "fr_FR"})
    'en'
    """
    environment = os.environ if environment is None else environment
    locale = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    wanted = [locale]
    # As in gettext, the C locale switches LANGUAGE off.
    if locale.split(".")[0] not in ("C", "POSIX"):
        wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    for name in wanted:
        code = name.split(".")[0].split("_")[0].split("-")[0].split("@")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"
