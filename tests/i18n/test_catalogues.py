"""All five languages say the same things, and every message can be said."""

from __future__ import annotations

import re
from itertools import product

import pytest
from fluent.syntax import ast

from flip7.i18n import FACES, LANGUAGES, catalogue
from i18n.ftl import CATEGORIES, FILES, LOCALES, all_messages, arguments, keys, messages, parsed

EACH_FILE = [(language, file) for language in LANGUAGES for file in FILES]
SAMPLES = {"one": 1, "many": 1_000_000, "other": 5}


def test_every_language_has_the_same_files() -> None:
    assert sorted(folder.name for folder in LOCALES.iterdir()) == sorted(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES
    assert sorted(f"{face}.ftl" for face in FACES) == FILES


@pytest.mark.parametrize(("language", "file"), EACH_FILE)
def test_every_line_is_understood(language: str, file: str) -> None:
    junk = [entry.content for entry in parsed(language, file).body if isinstance(entry, ast.Junk)]
    assert not junk
    assert messages(language, file), "the file says nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_given_twice(language: str) -> None:
    names = [
        entry.id.name
        for file in FILES
        for entry in parsed(language, file).body
        if isinstance(entry, (ast.Message, ast.Term))
    ]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("language", "file"), EACH_FILE)
def test_no_message_is_missing(language: str, file: str) -> None:
    assert set(messages(language, file)) == set(messages("en", file))


@pytest.mark.parametrize(("language", "file"), EACH_FILE)
def test_no_message_lacks_an_argument(language: str, file: str) -> None:
    for name in messages("en", file):
        assert arguments(language, name) == arguments("en", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_tell_the_same_cases_apart(language: str) -> None:
    """Who acts, on whom, with which card, and so on: no language forgets a case."""
    for name in messages("en", "tell.ftl"):
        cases = keys(language, name)
        for argument in ("actor", "target", "leader", "place", "card", "held", "step"):
            assert cases.get(argument) == keys("en", name).get(argument), (name, argument)


@pytest.mark.parametrize(("language", "file"), EACH_FILE)
def test_every_message_can_be_said_in_every_case(language: str, file: str) -> None:
    texts = catalogue(language, file.removesuffix(".ftl"))
    for name in messages(language, file):
        cases = keys(language, name)
        choices = []
        for argument in sorted(arguments(language, name)):
            found = cases.get(argument, {"5"})
            numeric = {key for key in found if key in SAMPLES or key.isdigit()} == found
            choices.append(
                [SAMPLES[key] if key in SAMPLES else int(key) for key in sorted(found)]
                if numeric
                else sorted(found)
            )
        for values in product(*choices):
            given = dict(zip(sorted(arguments(language, name)), values, strict=True))
            text = texts.format(name, **{key.replace("-", "_"): value for key, value in given.items()})
            assert not re.search(r"[{}]|\?\?\?", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_variants_are_categories_of_the_language(language: str) -> None:
    """A category that the language does not have would never be chosen (Unicode CLDR)."""
    known = {"one", "other"} if language == "en" else {"one", "many", "other"}
    for name in all_messages(language):
        for argument, found in keys(language, name).items():
            if found & (CATEGORIES - {"other"}):
                assert found & CATEGORIES <= known, (name, argument)


@pytest.mark.parametrize("file", ["names.ftl", "tell.ftl"])
def test_french_spaces_before_double_marks_do_not_break(file: str) -> None:
    for line in (LOCALES / "fr" / file).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"(?<!\u00a0)[;!?»]|[^\u00a0]:(?!\S)|«(?!\u00a0)", line), line


@pytest.mark.parametrize(("language", "file"), list(product(LANGUAGES, ["names.ftl", "tell.ftl"])))
def test_apostrophes_are_typographic(language: str, file: str) -> None:
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    assert not [line for line in text.splitlines() if "'" in line and not line.startswith("#")]
