"""Reads the Fluent files as data, so that languages can be compared."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import flip7.i18n

LOCALES = Path(flip7.i18n.__file__).parent / "locales"
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})
"""Every file that some language has."""

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Seen(Visitor):
    """What a message uses.

    Attributes:
        arguments: the names of its own arguments.
        references: the messages it is built from.
        keys: for each argument that a text depends on, the names of the variants.
    """

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the parser's name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the parser's name
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the parser's name
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


@cache
def parsed(language: str, file: str) -> ast.Resource:
    """Parse one file; one that the language lacks is empty, and a test of its own says so."""
    path = LOCALES / language / file
    return FluentParser().parse(path.read_text(encoding="utf-8") if path.exists() else "")


@cache
def messages(language: str, file: str) -> dict[str, Seen]:
    """Return the messages of one file by name."""
    found = {}
    for entry in parsed(language, file).body:
        if isinstance(entry, ast.Message):
            seen = Seen()
            seen.visit(entry)
            found[entry.id.name] = seen
    return found


@cache
def all_messages(language: str) -> dict[str, Seen]:
    """Return the messages of all files of a language by name."""
    return {name: seen for file in FILES for name, seen in messages(language, file).items()}


def with_references(language: str, name: str) -> list[Seen]:
    """Return what a message and all messages it is built from use."""
    todo, done = [name], set()
    while todo:
        message = todo.pop()
        if message not in done:
            done.add(message)
            todo += all_messages(language)[message].references
    return [all_messages(language)[message] for message in sorted(done)]


def arguments(language: str, name: str) -> set[str]:
    """Return the arguments that a message needs, those of what it is built from included."""
    return set().union(*(seen.arguments for seen in with_references(language, name)))


def keys(language: str, name: str) -> dict[str, set[str]]:
    """Return, for each argument that decides about words, the names of the variants."""
    found: dict[str, set[str]] = {}
    for seen in with_references(language, name):
        for argument, names in seen.keys.items():
            found.setdefault(argument, set()).update(names)
    return found
