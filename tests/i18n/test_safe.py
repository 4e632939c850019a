"""Names of strangers: nothing they contain can steer a terminal, hide, pose as another or break a layout."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.i18n import LANGUAGES, display_width, distinct_names, safe_name
from flip7.i18n.safe import MOST_COLUMNS, MOST_MARKS

# Surrogates included: the names of a damaged file or of the command line may hold them.
ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=60)
NASTY = st.text(
    st.sampled_from(
        [*"aB 1(\n\t\x1b\x00\x7f\x9b", *"\u200b\u200c\u200d\u202e\u2066\u2069\ufeff\u0301\u0345\u0335"]
    )
    | st.characters(exclude_categories=()),
    max_size=60,
)


def steers(letter: str) -> bool:
    """Whether a character moves the cursor, turns the direction, hides, or is no character at all."""
    category = unicodedata.category(letter)
    return category in ("Cc", "Cs", "Co", "Zl", "Zp") or (category == "Cf" and letter not in "\u200c\u200d")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\u00a0\u3000York\n", "Ann of York"),
        ("Ann\nBo", "Ann Bo"),
        ("\x1b[2JAnn\x07\x9b", "[2JAnn"),
        ("Ann\u202eevil\u202c", "Annevil"),
        ("\u2066Ann\u2069\u200e\u200f\u061c", "Ann"),
        ("A\u200bn\ufeffn\u00ad\u2060", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("A" + "\u0301" * 50 + "nn", "Á" + "\u0301" * MOST_MARKS + "nn"),
        ("\u0301\u0302Ann", "Ann"),
        ("Ann\udcff\ud800", "Ann\ufffd\ufffd"),
        ("Ann\ue000\uffff", "Ann\ufffd\ufffd"),
        ("\u3164\u115f\u2800", "?"),
        ("", "?"),
        (" \n\u200b", "?"),
        ("🎲❤\ufe0f", "🎲❤"),
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"),
        ("क्\u200dष", "क्\u200dष"),
        ("A\u200cnn\u200d", "Ann"),
        ("שרה", "שרה"),
        ("<b>Ann</b> {x}", "<b>Ann</b> {x}"),
    ],
)
def test_what_a_name_becomes(text: str, shown: str) -> None:
    assert safe_name(text) == shown


@pytest.mark.parametrize(
    ("text", "most", "shown"),
    [
        ("x" * 200, 24, "x" * 23 + "…"),
        ("x" * 24, 24, "x" * 24),
        ("Ann of York", 5, "Ann…"),
        ("李四李四", 8, "李四李四"),
        ("李四李四", 7, "李四李…"),
        ("李四李四", 6, "李四…"),
        ("李四", 1, "…"),
        ("🎲🎲🎲", 4, "🎲…"),
        ("e\u0323\u0302" * 3 + "xx", 3, unicodedata.normalize("NFC", "e\u0323\u0302" * 2) + "…"),
        ("ab\u0336cd", 3, "ab\u0336…"),
    ],
)
def test_long_names_end_with_an_ellipsis(text: str, most: int, shown: str) -> None:
    assert safe_name(text, most=most) == shown


def test_a_name_needs_room() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        safe_name("Ann", most=0)


def test_a_fallback_can_be_given() -> None:
    assert safe_name("\n", fallback="Player 2") == "Player 2"


def test_right_to_left_names_are_isolated_only_when_asked() -> None:
    assert safe_name("שרה") == "שרה"
    assert safe_name("שרה", isolate=True) == "\u2068שרה\u2069"
    assert safe_name("Ann", isolate=True) == "Ann"
    assert distinct_names(["שרה", "שרה"], isolate=True) == ["\u2068שרה\u2069 (1)", "\u2068שרה\u2069 (2)"]


def test_millions_of_letters_take_no_time_worth_mentioning() -> None:
    assert safe_name("\u200b" * 5_000_000 + "Ann") == "?"
    assert display_width(safe_name("x" * 5_000_000)) == MOST_COLUMNS


@given(ANY_TEXT | NASTY, st.integers(1, 40))
def test_any_text_becomes_safe(text: str, most: int) -> None:
    name = safe_name(text, most=most)
    assert name
    assert not any(map(steers, name))
    assert name == " ".join(name.split(" ")).strip()
    assert unicodedata.is_normalized("NFC", name)
    assert display_width(name) <= most
    name.encode()  # no lone surrogate is left
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        assert marks <= MOST_MARKS


@given(ANY_TEXT | NASTY, st.integers(1, 40))
def test_a_safe_name_stays_as_it_is(text: str, most: int) -> None:
    name = safe_name(text, most=most)
    assert safe_name(name, most=most) == name


@pytest.mark.parametrize(
    ("players", "labels"),
    [
        (["Ann", "Bo", "Ann"], ["Ann (1)", "Bo", "Ann (3)"]),
        (["Ann", "ANN", "ann\u200b"], ["Ann (1)", "ANN (2)", "ann (3)"]),
        (["Straße", "STRASSE"], ["Straße (1)", "STRASSE (2)"]),
        (["Zoë", "Zoe\u0308"], ["Zoë (1)", "Zoë (2)"]),
        (["Ann", "Ann", "Ann (1)"], ["Ann (1)", "Ann (2)", "Ann (1) (3)"]),
        (["Ann (2)", "Ann", "Ann"], ["Ann (2) (1)", "Ann (2)", "Ann (3)"]),
        (["", "\n"], ["? (1)", "? (2)"]),
        ([], []),
    ],
)
def test_equal_names_are_told_apart_by_seat(players: list[str], labels: list[str]) -> None:
    assert [unicodedata.normalize("NFC", label) for label in distinct_names(players)] == labels


def test_long_names_are_told_apart_within_their_room() -> None:
    labels = distinct_names(["x" * 200] * 12)
    assert labels[0] == "x" * 19 + "… (1)"
    assert labels[11] == "x" * 18 + "… (12)"
    assert {display_width(label) for label in labels} == {MOST_COLUMNS}


def test_names_that_are_equal_only_when_cut_are_told_apart() -> None:
    assert distinct_names(["abcdefgh", "abcdefgi"], most=6) == ["a… (1)", "a… (2)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nameless_players_are_called_by_their_seat(language: str) -> None:
    first, second = distinct_names(["", " "], language=language)
    assert (first[-2:], second[-2:]) == (" 1", " 2")


@given(st.lists(st.sampled_from(["a", "A", "a (1)", "a (2)", "a (1) (2)", "b…", ""]) | ANY_TEXT, max_size=8))
def test_labels_are_all_different(players: list[str]) -> None:
    labels = distinct_names(players)
    assert len({label.casefold() for label in labels}) == len(players)
    assert all(display_width(label) <= MOST_COLUMNS for label in labels)
