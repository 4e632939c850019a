"""``flip7 score``: the arithmetic of a hand, and hands that cannot be (R11, R12, R20, R22)."""

import json
import re
from collections.abc import Callable
from subprocess import CompletedProcess

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from flip7.cli.score import MOST_DECKS, command
from flip7.i18n import LANGUAGES
from flip7.rules import FLIP_SEVEN, MODIFIERS, NUMBERS, Hand, parse_cards, points, score_steps

GUIDE = ("12", "9", "5", "3", "x2", "+4")
SEVEN = ("0", "1", "2", "4", "6", "8", "11")


def run(*arguments: str, standard_input: str | bytes = b"") -> Result:
    return CliRunner().invoke(command, arguments, input=standard_input, catch_exceptions=False)


def printed(*arguments: str, standard_input: str | bytes = b"") -> list[str]:
    result = run(*arguments, standard_input=standard_input)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def refused(*arguments: str, standard_input: str | bytes = b"") -> str:
    result = run(*arguments, standard_input=standard_input)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(("Error: ", "Usage: "))
    return result.stderr


def test_steps_are_those_of_a_score_guide() -> None:
    assert printed(*GUIDE, "--lang", "en") == [
        "Numbers  12 + 9 + 5 + 3 = 29",
        "Card x2  × 2 = 58",
        "Card +4  + 4 = 62",
        "62 points",
    ]


def test_json_is_exactly_points_flip7_busted_steps() -> None:
    (line,) = printed(*GUIDE, "--json")
    assert json.loads(line) == {
        "points": 62,
        "flip7": False,
        "busted": False,
        "steps": [
            {"kind": "numbers", "amount": 29, "total": 29},
            {"kind": "double", "amount": 2, "total": 58},
            {"kind": "add", "amount": 4, "total": 62},
        ],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_flip_seven_is_recognised(language: str) -> None:
    lines = printed(*SEVEN, "--lang", language)
    assert re.search(r"  0 \+ 1 \+ 2 \+ 4 \+ 6 \+ 8 \+ 11 = 32$", lines[0])
    assert re.fullmatch(r"Flip 7 +\+ 15 = 47", lines[1])
    assert "(R12)" in lines[2]
    assert lines[3].startswith("47 ")
    assert json.loads(printed(*SEVEN, "--json")[0])["flip7"] is True


@pytest.mark.parametrize(
    ("language", "none", "one", "many"),
    [
        ("en", "0 points", "1 point", "21 points"),
        ("it", "0 punti", "1 punto", "21 punti"),
        ("pt", "0 pontos", "1 ponto", "21 pontos"),
        ("fr", "0 point", "1 point", "21 points"),
        ("es", "0 puntos", "1 punto", "21 puntos"),
    ],
)
def test_points_agree_in_number(language: str, none: str, one: str, many: str) -> None:
    assert printed("x2", "--lang", language)[-1] == none
    assert printed("1", "--lang", language)[-1] == one
    assert printed("12", "9", "--lang", language)[-1] == many


@pytest.mark.parametrize("cards", ["5 7 x2", "5 7 7 x2"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bust_scores_nothing_with_or_without_its_duplicate(cards: str, language: str) -> None:
    lines = printed("--busted", "--lang", language, *cards.split())
    assert lines[0].endswith("  5 + 7 = 12")
    assert lines[1].endswith("  × 2 = 24")
    assert lines[2].endswith("  = 0")
    assert "(R11)" in lines[3]
    assert lines[4].startswith("0 ")
    result = json.loads(printed("--busted", "--json", *cards.split())[0])
    assert (result["points"], result["flip7"], result["busted"]) == (0, False, True)
    assert result["steps"][-1] == {"kind": "busted", "amount": -24, "total": 0}


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("x2", 0),
        ("+8", 8),
        ("+8 x2", 8),
        ("freeze", 0),
        ("flip3 second 7", 7),
        ("0", 0),
        ("X2 12 FREEZE", 24),
    ],
)
def test_r22_x2_alone_is_nothing_additions_alone_count_and_actions_never(cards: str, expected: int) -> None:
    assert json.loads(printed("--json", *cards.split())[0])["points"] == expected


hands = st.builds(
    lambda numbers, modifiers, action: [*map(str, numbers), *map(str, modifiers), *action],
    st.lists(st.sampled_from(NUMBERS), unique=True, max_size=FLIP_SEVEN),
    st.lists(st.sampled_from(MODIFIERS), unique=True),
    st.sampled_from([[], ["second"], ["flip3", "flip3"]]),
).flatmap(st.permutations)


@given(hands.filter(bool), st.sampled_from(LANGUAGES))
def test_any_possible_hand_scores_as_the_rules_say(codes: list[str], language: str) -> None:
    hand = Hand(parse_cards(codes))
    result = json.loads(printed("--json", *codes)[0])
    assert result["points"] == points(hand)
    assert [tuple(step.values()) for step in result["steps"]] == [tuple(step) for step in score_steps(hand)]

    lines = printed("--lang", language, *codes)
    total = 0
    for line in lines[: len(result["steps"])]:
        arithmetic = re.search(r"  ([^ ].*?)(?: = (\d+))?$", line)
        assert arithmetic is not None
        terms, said = arithmetic[1], arithmetic[2]
        if said is None:  # a single Number, or none, is its own sum
            total = int(terms)
            continue
        if terms.startswith("×"):
            total *= int(terms.removeprefix("× "))
        else:
            total += sum(int(term) for term in terms.removeprefix("+ ").split(" + "))
        assert total == int(said)
    assert total == points(hand)
    assert lines[-1].split()[0] == str(total)


def test_more_decks_allow_more_copies() -> None:
    assert json.loads(printed("12", "x2", "x2", "--decks", "2", "--json")[0])["points"] == 48
    assert "the hand has 2 copies of x2, but 1 deck holds only 1" in refused("12", "x2", "x2")


def test_every_reason_is_given() -> None:
    cards = "joker 0 0 1 2 3 4 5 6 7 8 second second freeze freeze +4 +4 13"
    message = refused(*cards.split())
    assert message.splitlines() == [
        "Error: there are 7 reasons:",
        "  unknown cards 'joker', '13': cards are 0 to 12, +2 +4 +6 +8 +10 x2, freeze flip3 second",
        "  the hand has the Number 0 more than once without being bust (R11)",
        "  the hand has 9 different Numbers, but a round ends at 7 (R12)",
        "  the hand has 2 Second Chances, but only one may lie in front (R20)",
        "  the hand has received a card after a Freeze, which puts its player out (R15)",
        "  the hand has 2 copies of 0, but 1 deck holds only 1",
        "  the hand has 2 copies of +4, but 1 deck holds only 1",
    ]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("5 5", "the Number 5 more than once"),
        ("1 2 3 4 5 6 7 8", "8 different Numbers"),
        ("1 2 3 4 5 6 7 freeze", "can make no Flip 7 (R12, R15)"),
        ("second second", "2 Second Chances"),
        ("--busted 5 5 5", "goes on after the duplicate"),
        ("--busted 5 5 7 7", "goes on after the duplicate"),
        ("--busted 5 second", "a Second Chance, which would have saved it"),
        ("--busted 5 5 freeze", "after a Freeze"),
        ("--busted 1 2 3 4 5 6 7", "bust with seven different Numbers"),
        ("--busted x2", "has no Number that a second copy could match"),
        ("--busted 0 1", "1 deck has no second copy of 0 or 1 (R05, R11)"),
        ("--busted 0 0", "2 copies of 0"),
    ],
)
def test_an_impossible_hand_is_refused(arguments: str, reason: str) -> None:
    message = refused(*arguments.split())
    assert reason in message
    assert message.count("\n") == 1, "one reason is one line"


def test_a_bust_on_a_rare_number_needs_a_second_deck() -> None:
    assert printed("--busted", "--decks", "2", "0", "0", "--lang", "en")[-1] == "0 points"
    assert printed("--busted", "--decks", "2", "0", "1", "--lang", "en")[-1] == "0 points"


@pytest.mark.parametrize("arguments", [[], ["--busted"], ["--decks", "2"]])
def test_no_cards_at_all_is_a_usage_error(arguments: list[str]) -> None:
    assert "Error: name the cards in front of the player" in refused(*arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_hand_is_worth_nothing(language: str) -> None:
    note, worth = printed("-", "--lang", language, standard_input=" \n")
    assert len(note) > 20
    assert worth.startswith("0 ")
    assert json.loads(printed("", "--json")[0])["points"] == 0


def test_cards_are_read_from_standard_input() -> None:
    (line,) = printed("--json", "-", "x2", standard_input="12 9\n5\t3")
    assert json.loads(line)["points"] == 58


@pytest.mark.parametrize(
    "noise",
    [b"\xff\xfe\x00 5", "\N{RIGHT-TO-LEFT OVERRIDE}5".encode(), b"5\x1b[31m", b"[" * 100_000, b"9" * 10_000],
)
def test_noise_on_standard_input_is_an_unknown_card(noise: bytes) -> None:
    message = refused("-", standard_input=noise)
    assert "unknown card" in message
    assert message.replace("\n", "").isprintable()
    assert len(message) < 1000


def test_many_unknown_cards_are_named_up_to_a_limit() -> None:
    message = refused("-", standard_input=" ".join(f"card{number}" for number in range(1000)))
    assert "'card0', 'card1', " in message
    assert "'card19' and 980 more: cards are 0 to 12" in message


@pytest.mark.parametrize("decks", ["0", "-1", str(MOST_DECKS + 1), "9" * 10_000, "two"])
def test_wrong_numbers_of_decks_are_refused(decks: str) -> None:
    assert "Error: Invalid value for '--decks'" in refused("12", "--decks", decks)


def test_an_option_that_looks_like_a_card_is_refused() -> None:
    assert "Error: No such option" in refused("-5")


def test_as_a_program(run_program: Callable[..., CompletedProcess[bytes]]) -> None:
    done = run_program("score", "-", "--json", input=b"12 9 5 3 x2 +4")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["points"] == 62
    bad = run_program("score", "5", "5")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr.startswith(b"Error: the hand has the Number 5 more than once")
