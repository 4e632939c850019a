"""``flip7 deck``: composition, counts and chances (R05, R06)."""

import json
import re
from fractions import Fraction

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from flip7.cli.deck import command, kind_rows, sum_rows
from flip7.i18n import LANGUAGES, catalogue, display_width
from flip7.rules import ACTIONS, CARDS, COPIES, Card, count_cards, full_deck


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments, catch_exceptions=False)


def printed(*arguments: str) -> list[str]:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def as_json(*arguments: str) -> dict[str, object]:
    (line,) = printed("--json", *arguments)
    answer: dict[str, object] = json.loads(line)
    return answer


def test_r05_a_fresh_deck() -> None:
    lines = printed("--lang", "en")
    assert lines[0] == "A fresh deck: 94 cards"
    assert "12                 12  12/94  12.77%" in lines
    assert "0                   1   1/94   1.06%" in lines
    assert "Second Chance       3   3/94   3.19%" in lines
    assert lines[-6:-1] == [
        "Numbers            79  79/94  84.04%",
        "Modifiers           6   6/94   6.38%",
        "Action cards        9   9/94   9.57%",
        "All                94",
        "",
    ]
    assert "18" in lines[-1]
    assert "(R06)" in lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", [[], ["--decks", "2"], ["--decks", "100"], ["--without", "12 12 freeze"]]
)
def test_the_table_is_straight_and_fits(language: str, arguments: list[str]) -> None:
    lines = printed("--lang", language, *arguments)
    assert max(map(display_width, lines)) <= 80
    texts = catalogue(language, "score")
    head = next(number for number, line in enumerate(lines) if texts.format("deck-chance") in line)
    rows = lines[head + 1 : head + 1 + len(CARDS)]
    assert len({display_width(row) for row in rows}) == 1
    names = [texts.format("card-first", card=card.code) if card in ACTIONS else card.code for card in CARDS]
    assert [re.split(r"  +", row)[0] for row in rows] == names
    # The heading of the chances begins where their column does.
    start = lines[head].index(texts.format("deck-chance"))
    assert all(row[start - 2 : start] == "  " and row[start:].strip()[0].isdigit() for row in rows)


@pytest.mark.parametrize(
    ("language", "percent"),
    [
        ("en", "12.77%"),
        ("it", "12,77%"),
        ("pt", "12,77%"),
        ("fr", "12,77\N{NARROW NO-BREAK SPACE}%"),
        ("es", "12,77\N{NO-BREAK SPACE}%"),
    ],
)
def test_per_cents_are_written_as_the_language_does(language: str, percent: str) -> None:
    found = [line for line in printed("--lang", language) if "12/94" in line]
    assert len(found) == 1
    assert re.sub(r"\s", " ", found[0]).endswith(re.sub(r"\s", " ", percent))


def test_r06_two_decks() -> None:
    assert printed("--decks", "2", "--lang", "en")[0] == "2 fresh decks: 188 cards"
    answer = as_json("--decks", "2")
    assert (answer["decks"], answer["cards"], answer["left"]) == (2, 188, 188)
    assert answer["second_deck_above"] == 18


def test_json_of_a_fresh_deck() -> None:
    answer = as_json()
    assert list(answer) == ["decks", "cards", "seen", "left", "kinds", "sums", "second_deck_above"]
    kinds = answer["kinds"]
    assert isinstance(kinds, list)
    assert [kind["card"] for kind in kinds] == [card.code for card in CARDS]
    assert [kind["copies"] for kind in kinds] == list(COPIES)
    assert kinds[12] == {"card": "12", "copies": 12, "left": 12, "chance": "12/94", "percent": 12.77}
    assert answer["sums"] == {
        "numbers": {"copies": 79, "left": 79, "chance": "79/94", "percent": 84.04},
        "modifiers": {"copies": 6, "left": 6, "chance": "6/94", "percent": 6.38},
        "actions": {"copies": 9, "left": 9, "chance": "9/94", "percent": 9.57},
    }


def test_cards_already_seen_are_taken_out() -> None:
    lines = printed("--without", "12 12", "--without", "freeze", "--lang", "en")
    assert lines[1] == "Already seen: 3. Still to come: 91."
    assert "12                 12    10  10/91  10.99%" in lines
    assert "Freeze              3     2   2/91   2.20%" in lines
    assert "All                94    91" in lines
    assert as_json("--without", "12 12 freeze")["left"] == 91


@given(
    st.integers(1, 3).flatmap(lambda decks: st.tuples(st.just(decks), st.permutations(full_deck(decks)))),
    st.data(),
)
def test_chances_are_exact_and_add_up(table: tuple[int, list[Card]], data: st.DataObject) -> None:
    decks, pile = table
    seen = pile[: data.draw(st.integers(0, len(pile)))]
    rows = kind_rows(decks, seen)
    rest = count_cards(pile[len(seen) :])
    assert [row.left for row in rows] == rest
    if len(seen) == len(pile):
        assert {row.chance for row in rows} == {None}
        return
    assert [row.chance for row in rows] == [Fraction(left, len(pile) - len(seen)) for left in rest]
    assert sum(row.chance or 0 for row in rows) == 1
    *groups, total = sum_rows(rows)
    assert sum(row.chance or 0 for row in groups) == total.chance == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_left_has_no_chances(language: str) -> None:
    everything = " ".join(map(str, full_deck()))
    lines = printed("--without", everything, "--lang", language)
    assert any("(R24)" in line for line in lines)
    assert not any("/" in line or "%" in line for line in lines)
    answer = as_json("--without", everything)
    assert answer["left"] == 0
    assert isinstance(answer["kinds"], list)
    assert {kind["chance"] for kind in answer["kinds"]} == {None}


def test_every_reason_is_given() -> None:
    result = run("--without", "0 0 joker x2 x2 13")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.splitlines() == [
        "Error: there are 3 reasons:",
        "  unknown cards 'joker', '13': cards are 0 to 12, +2 +4 +6 +8 +10 x2, freeze flip3 second",
        "  what has been seen has 2 copies of 0, but 1 deck holds only 1",
        "  what has been seen has 2 copies of x2, but 1 deck holds only 1",
    ]


@pytest.mark.parametrize(
    "arguments", [["--decks", "0"], ["--decks", "101"], ["--decks", "9" * 10_000], ["--lang", "de"], ["12"]]
)
def test_bad_options_are_refused(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr
