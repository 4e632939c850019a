"""The lines of the help: the keys, then the rules of the edition played, or those that hold a word."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from flip7.i18n import catalogue, display_width
from flip7.i18n.rules_text import HEADINGS, rule_in
from flip7.tui.overlay_panel import Line, screen_texts, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.i18n import Catalogue
    from flip7.i18n.rules_text import Rule
    from flip7.rules import Edition

Key = tuple[str, str]
"""What one presses, and what it does."""

_LETTERS: Final = {"unseen": "U", "log": "L", "rules": "?", "faster": "F", "reasons": "R", "quit": "Q"}
_MOVES: Final = {
    "turns": "help-key-turns",
    "rounds": "help-key-pages",
    "ends": "help-key-ends",
    "space": "help-key-space",
}


def keys_of_table(texts: Catalogue) -> list[Key]:
    """Return the keys of the table in the language of ``texts`` (``screen_texts``).

    >>> keys_of_table(screen_texts("es"))[0][0]
    'H P'
    """
    hit, stay = texts.format("key-hit"), texts.format("key-stay")
    return [
        (" ".join(dict.fromkeys(("H", hit))), texts.format("help-hit")),
        (" ".join(dict.fromkeys(("S", stay))), texts.format("help-stay")),
        (texts.format("help-key-arrows"), texts.format("help-arrows")),
        ("1 … 9, a …", texts.format("help-targets")),
        *((key, texts.format(f"help-{name}")) for name, key in _LETTERS.items()),
    ]


def keys_of_watching(texts: Catalogue, *, several: bool) -> list[Key]:
    """Return the keys of the screen that shows a record; ``several`` records need two more."""
    keys = [("→ ←", texts.format("help-events"))]
    keys += [(texts.format(message), texts.format(f"help-{name}")) for name, message in _MOVES.items()]
    if several:
        keys.append(("[ ]", texts.format("help-records")))
    keys += [(_LETTERS[name], texts.format(f"help-{name}")) for name in ("unseen", "log", "rules")]
    others = {"V": "help-viewer", "F": "help-pace", "Q": "help-leave"}
    return [*keys, *((key, texts.format(message)) for key, message in others.items())]


def keys_of_end(texts: Catalogue) -> list[Key]:
    """Return the keys of the end of a game."""
    keys = [
        (texts.format("help-key-arrows"), "help-arrows"),
        ("↑ ↓", "help-players"),
        (texts.format("help-key-pages"), "help-columns"),
        ("?", "help-rules"),
    ]
    return [(key, texts.format(message)) for key, message in keys]


@lru_cache(maxsize=4)
def rules_by_heading(language: str, edition: Edition) -> dict[str, list[Rule]]:
    """Return the rules of an edition in the order one reads them, under the words of their headings."""
    texts = catalogue(language, "rules")
    return {
        texts.format(heading): [rule_in(texts, edition, rule_id) for rule_id in members]
        for heading, members in HEADINGS.items()
    }


def help_lines(keys: Sequence[Key], language: str, edition: Edition, width: int, search: str) -> list[Line]:
    """Return the lines of the help.

    Args:
        keys: of the screen it was opened from.
        language: of the rules.
        edition: whose rules.
        width: columns of a line.
        search: with letters here, only the rules that hold them, and no keys.
    """
    texts = screen_texts(language)
    rules = rules_by_heading(language, edition)
    if search:
        found = [rule for members in rules.values() for rule in members if rule.contains(search)]
        said = texts.format("help-found", word=search, count=len(found))
        lines = wrapped(said, width, "gold", bold=True)
        for rule in found:
            lines += [Line(), *_rule_lines(rule, width)]
        return lines
    lines = [Line(((texts.format("help-keys"), "gold"),), bold=True)]
    room = max(display_width(key) for key, _ in keys) + 2
    for key, meaning in keys:
        first, *others = wrapped(meaning, width - room, "ink")
        padded = key + " " * (room - display_width(key))
        lines.append(Line(((padded, "gold"), *first.parts)))
        lines += [Line(((" " * room, "ink"), *other.parts)) for other in others]
    rules_texts = catalogue(language, "rules")
    edition_name = texts.format("edition-" + edition.name.replace(".", "-"))
    lines += [
        Line(),
        *wrapped(rules_texts.format("rules-title", edition=edition_name), width, "gold", bold=True),
    ]
    lines += wrapped(rules_texts.format("rules-unofficial").replace("\n", " "), width, "second")
    for heading, members in rules.items():
        lines += [Line(), Line(((heading, "gold"),), bold=True)]
        for rule in members:
            lines += [Line(), *_rule_lines(rule, width)]
    return lines


def _rule_lines(rule: Rule, width: int) -> list[Line]:
    """Return a rule: its id and title, then what it says."""
    lines = wrapped(rule.title, width, "ink", first=f"{rule.id}  ", bold=True)
    for passage in rule.passages:
        lines += wrapped(passage, width, "ink", first="     ")
    return lines
