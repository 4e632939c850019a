"""``flip7 rules``: every rule, in every language and edition."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files

import pytest
from click.testing import CliRunner, Result
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from flip7.cli.rules import command
from flip7.engine import SeededSource, new_game
from flip7.i18n import LANGUAGES, catalogue, display_width
from flip7.i18n.rules_text import DIFFERENCES, HEADINGS, IDS, USUAL_TARGET, rule_in
from flip7.rules import (
    ACTIONS,
    CONTINENTAL,
    COPIES,
    EDITION_3_1,
    EDITION_OF_LANGUAGE,
    EDITIONS,
    FLIP_SEVEN_BONUS,
    NUMBERS,
    recommended_decks,
)

DIFFERENT = {"R01", "R02", "R03", "R04", "R08", "R09", "R12", "R14", "R17", "R18", "R27"}
"""The rules whose text depends on the edition."""

RULINGS = {
    "3.1": {"R06", "R08", "R17", "R25", "R27", "R30"},
    "continental": {"R04", "R06", "R25", "R30"},
}


def run(*arguments: str, columns: int = 80) -> Result:
    return CliRunner().invoke(command, arguments, env={"COLUMNS": str(columns)}, catch_exceptions=False)


def printed(*arguments: str, columns: int = 80) -> str:
    result = run(*arguments, columns=columns)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_is_there_as_json(language: str, edition: str) -> None:
    rules = json.loads(printed("--lang", language, "--edition", edition, "--json"))
    assert [rule["id"] for rule in rules] == [f"R{number:02}" for number in range(1, 31)]
    for rule in rules:
        assert list(rule) == ["id", "title", "text", "edition", "ruling"]
        assert rule["edition"] == edition
        assert 2 < len(rule["title"]) < 75
        assert len(rule["text"]) > 40
        # Nothing left open, no doubled or line-breaking blanks.
        assert not re.search(r"[{}$\n]|  |^ | $", rule["text"]), rule
        assert rule["text"][-1] == "."
    assert {rule["id"] for rule in rules if rule["ruling"]} == RULINGS[edition]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("columns", "widest"), [(80, 80), (300, 100), (40, 40), (10, 40)])
def test_text_fits_the_width(language: str, edition: str, columns: int, widest: int) -> None:
    text = printed("--lang", language, "--edition", edition, columns=columns)
    assert max(map(display_width, text.splitlines())) <= widest
    assert re.findall(r"^(R\d\d)  \S", text, re.MULTILINE) == [i for ids in HEADINGS.values() for i in ids]
    for heading in HEADINGS:
        words = catalogue(language, "rules").format(heading)
        assert f"\n{words}\n{'-' * len(words)}\n" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_printed_and_json_are_the_same_words(language: str, edition: str) -> None:
    options = ("--lang", language, "--edition", edition)
    text = " ".join(printed(*options).split())
    for rule in json.loads(printed(*options, "--json")):
        assert " ".join(f"{rule['id']} {rule['title']} {rule['text']}".split()) in text


def test_headings_hold_each_rule_once() -> None:
    assert sorted(i for ids in HEADINGS.values() for i in ids) == list(IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_differ_exactly_where_they_should(language: str) -> None:
    texts = catalogue(language, "rules")
    ours, theirs = (
        {rule_id: rule_in(texts, edition, rule_id) for rule_id in IDS}
        for edition in (EDITION_3_1, CONTINENTAL)
    )
    assert {rule_id for rule_id in IDS if ours[rule_id].text != theirs[rule_id].text} == DIFFERENT
    assert all(ours[rule_id].title == theirs[rule_id].title for rule_id in IDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("point", ["opening_deal", "staying_needs_a_card", "sets_actions_aside"])
def test_a_house_rule_changes_the_texts_of_its_point(language: str, point: str) -> None:
    texts = catalogue(language, "rules")
    house = {
        "opening_deal": replace(CONTINENTAL, opening_deal=True),
        "staying_needs_a_card": replace(CONTINENTAL, staying_needs_a_card=True),
        "sets_actions_aside": replace(CONTINENTAL, sets_actions_aside=True),
    }[point]
    changed = {
        rule_id
        for rule_id in IDS
        if rule_in(texts, house, rule_id).text != rule_in(texts, CONTINENTAL, rule_id).text
    }
    assert (
        changed
        == {
            "opening_deal": {"R01", "R08", "R12"},
            "staying_needs_a_card": {"R02", "R09", "R14"},
            "sets_actions_aside": {"R03", "R17", "R18"},
        }[point]
    )
    assert all(
        rule_in(texts, house, rule_id).passages == rule_in(texts, EDITION_3_1, rule_id).passages
        for rule_id in changed
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edition_follows_the_language(language: str) -> None:
    (rule,) = json.loads(printed("R01", "--lang", language, "--json"))
    assert rule["edition"] == EDITION_OF_LANGUAGE[language].name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_the_game_are_those_that_the_code_plays_by(language: str) -> None:
    texts = catalogue(language, "rules")

    def numbers(rule_id: str) -> set[int]:
        return {int(number) for number in re.findall(r"\b\d+\b", rule_in(texts, CONTINENTAL, rule_id).text)}

    assert {sum(COPIES), sum(COPIES[card] for card in NUMBERS)} <= numbers("R05")
    seats = next(seats for seats in range(1, 100) if recommended_decks(seats + 1) > 1)
    assert {seats, 2 * sum(COPIES)} <= numbers("R06")
    assert FLIP_SEVEN_BONUS in numbers("R12")
    assert FLIP_SEVEN_BONUS in numbers("R22")
    assert new_game(1, SeededSource(1)).target == USUAL_TARGET
    assert USUAL_TARGET in numbers("R26")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_bear_their_names(language: str) -> None:
    texts = catalogue(language, "rules")
    deck = rule_in(texts, CONTINENTAL, "R05").text
    for card in ACTIONS:
        assert texts.format(f"card-{card.code}") in deck


@pytest.mark.parametrize(
    ("language", "card", "choice"),
    [
        ("it", "[Cc]arta Stop", "(?:di(?:re|ci|ce)|detto) Stop|Stop:"),
        ("pt", "[Cc]arta Stop", ""),  # there the choice is "parar"
        ("fr", "[Cc]arte Stop", "di(?:re|s|t) Stop|Stop\N{NO-BREAK SPACE}:"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_stop_the_choice_and_stop_the_card_are_told_apart(
    language: str, card: str, choice: str, edition: str
) -> None:
    texts = catalogue(language, "rules")
    rules = [rule_in(texts, EDITIONS[edition], rule_id) for rule_id in IDS]
    whole = "\n".join(f"{rule.title}. {rule.text}" for rule in rules)
    cards = re.findall(rf"{card}\b", whole)
    choices = re.findall(choice, whole) if choice else []
    assert len(cards) > 5
    assert bool(choices) == bool(choice)
    assert len(re.findall(r"\bstop\b", whole, re.IGNORECASE)) == len(cards) + len(choices)


def test_french_keeps_its_spaces_together() -> None:
    for edition in EDITIONS:
        text = printed("--lang", "fr", "--edition", edition)
        assert not re.search(r"[ \n][:;!?»]|«[ \n]", text)
        assert "\N{NO-BREAK SPACE}:" in text


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


def _messages(language: str, face: str) -> dict[str, set[str]]:
    """The messages of a file, with the arguments that each may ask for."""
    path = files("flip7.i18n").joinpath("locales", language, f"{face}.ftl")
    messages: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages
            variables = _Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", ["rules", "score"])
def test_catalogues_have_the_same_messages_and_arguments(language: str, face: str) -> None:
    assert _messages(language, face) == _messages("en", face)


@pytest.mark.parametrize("given", ["R14", "r14", "14"])
def test_ids_may_be_short(given: str) -> None:
    text = printed(given, "--lang", "en")
    assert re.findall(r"^(R\d\d)  ", text, re.MULTILINE) == ["R14"]
    assert text.startswith("The rules of Flip 7 in our own words, edition 3.1\nUnofficial:")


def test_several_ids_come_in_the_order_asked_and_once() -> None:
    rules = json.loads(printed("20", "R3", "r03", "R20", "1", "--json"))
    assert [rule["id"] for rule in rules] == ["R20", "R03", "R01"]


@pytest.mark.parametrize(
    "wrong",
    [
        "R31",
        "R00",
        "0",
        "31",
        "foo",
        "R",
        "",
        "R014",
        "-",
        "R14 R15",
        "R\u0661\u0664",
        "r\x1b[31m",
        "1" * 9_999,
    ],
)
def test_unknown_ids_are_refused(wrong: str, run_cli: Callable[..., Result]) -> None:
    result = run_cli("rules", "R14", wrong)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: there is no rule ")
    assert result.stderr.endswith("the rules are R01 to R30\n")
    assert len(result.stderr) < 120
    assert result.stderr[:-1].isprintable()


def test_all_unknown_ids_are_named() -> None:
    result = run("R31", "14", "foo")
    assert result.stderr == "Error: there is no rule 'R31' or 'foo': the rules are R01 to R30\n"


@pytest.mark.parametrize("arguments", [["--edition", "2.0"], ["--lang", "de"], ["--width", "3"]])
def test_bad_options_are_refused(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 100])
def test_differences_stand_side_by_side(language: str, columns: int) -> None:
    text = printed("--editions", "--lang", language, columns=columns)
    assert max(map(display_width, text.splitlines())) <= columns
    assert tuple(re.findall(r"^(R\d\d)  ", text, re.MULTILINE)) == DIFFERENCES
    texts = catalogue(language, "rules")
    # The columns, cut apart again, are the rules of the two editions.
    start = (columns - 3) // 2 + 3
    for block, rule_id in zip(text.split("\n\n")[2:], DIFFERENCES, strict=True):
        lines = [line for line in block.splitlines() if not re.match(r"R\d\d  |     \S", line)]
        left = " ".join(line[: start - 3].strip() for line in lines)
        right = " ".join(line[start:].strip() for line in lines)
        for column, edition in ((left, EDITION_3_1), (right, CONTINENTAL)):
            assert column.split() == rule_in(texts, edition, rule_id).text.split()


def test_differences_as_json() -> None:
    points = json.loads(printed("--editions", "--lang", "en", "--json"))
    assert [point["id"] for point in points] == list(DIFFERENCES)
    texts = catalogue("en", "rules")
    for point in points:
        assert list(point) == ["id", "title", *EDITIONS]
        for edition in EDITIONS.values():
            assert point[edition.name] == rule_in(texts, edition, point["id"]).text


@pytest.mark.parametrize("more", [["R14"], ["--edition", "3.1"], ["--search", "x2"]])
def test_differences_take_no_choice(more: list[str]) -> None:
    result = run("--editions", *more)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: --editions compares both editions: leave out " in result.stderr


def test_search_minds_neither_case_nor_accents() -> None:
    plain = json.loads(printed("--search", "seconda possibilita", "--lang", "it", "--json"))
    assert plain == json.loads(printed("--search", "SECONDA  POSSIBILITÀ", "--lang", "it", "--json"))
    every = json.loads(printed("--lang", "it", "--json"))
    assert plain == [rule for rule in every if "Seconda Possibilità" in rule["title"] + "\n" + rule["text"]]
    assert 3 < len(plain) < 15


def test_search_looks_among_the_ids_given_and_in_titles() -> None:
    assert "R15  Freeze" in printed("--search", "freeze", "R15", "R22", "--lang", "en")
    assert "R22  " not in printed("--search", "freeze", "R15", "R22", "--lang", "en")
    rules = json.loads(printed("--search", "l'ordre", "--lang", "fr", "--json"))
    assert "R29" in [rule["id"] for rule in rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_that_finds_nothing_says_so(language: str) -> None:
    assert json.loads(printed("--search", "xyzzy", "--json", "--lang", language)) == []
    text = printed("--search", "x\x1b[31m" + "y" * 200, "--lang", language)
    assert "x?[31myyy" in text
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80
