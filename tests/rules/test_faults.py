"""Hands and sets of cards that cannot occur: every fault by its name, several at once."""

import pytest

from flip7.rules import Fault, Status, copies_faults, full_deck, hand_faults, parse_cards, standing_faults


def names(faults: list[Fault]) -> list[str]:
    return [fault.name for fault in faults]


@pytest.mark.parametrize(
    ("cards", "decks", "kinds"),
    [
        ("0 0", 1, ["0"]),
        ("0 0", 2, []),
        ("x2 x2 x2", 2, ["x2"]),
        ("second second second second", 1, ["second"]),
        ("1 1 2 2 2 +4 +4", 1, ["1", "2", "+4"]),
        ("12 " * 12, 1, []),
        ("12 " * 13, 1, ["12"]),
    ],
)
def test_more_copies_than_the_decks_hold(cards: str, decks: int, kinds: list[str]) -> None:
    faults = copies_faults(parse_cards(cards), decks, "the hand")
    assert names(faults) == ["too-many-copies"] * len(kinds)
    for fault, kind in zip(faults, kinds, strict=True):
        assert fault.sentence.startswith("the hand has ")
        holds = "1 deck holds" if decks == 1 else f"{decks} decks hold"
        assert f" copies of {kind}, but {holds} only " in fault.sentence


def test_the_decks_themselves_have_not_too_many() -> None:
    assert copies_faults(full_deck(3), 3, "the deck") == []
    assert len(copies_faults(full_deck(3), 2, "the deck")) == 22
    assert "2 decks hold only 2" in copies_faults(parse_cards("0 0 0"), 2, "it")[0].sentence


@pytest.mark.parametrize(
    ("cards", "busted", "expected"),
    [
        ("", False, []),
        ("5 9 x2 +4 second flip3 flip3", False, []),
        ("5 9 freeze", False, []),
        ("1 2 3 4 5 6 7 second", False, []),
        ("5 5", True, []),
        ("5 flip3 5", True, []),
        ("1 2 3 4 5 6 6", True, []),
        ("5 5", False, ["duplicate-number"]),
        ("5 5 6 6", False, ["duplicate-number"]),
        ("5 5 6 6", True, ["second-duplicate"]),
        ("5 5 5", True, ["second-duplicate"]),
        ("1 2 3 4 5 6 7 8", False, ["too-many-numbers"]),
        ("1 2 3 4 5 6 7 7", True, ["bust-with-flip7"]),
        ("1 2 3 4 5 6 7 8 8", True, ["too-many-numbers"]),
        ("second 5 second", False, ["two-second-chances"]),
        ("second 5 5", True, ["bust-with-second-chance"]),
        ("freeze freeze", False, ["after-freeze"]),
        ("5 freeze 5", True, ["after-freeze"]),
        ("5 5 second second", False, ["duplicate-number", "two-second-chances"]),
        (
            "1 2 3 4 5 6 7 7 7 second second freeze",
            True,
            [
                "second-duplicate",
                "bust-with-flip7",
                "two-second-chances",
                "bust-with-second-chance",
                "after-freeze",
            ],
        ),
    ],
)
def test_what_can_never_be_in_front_of_a_player(cards: str, busted: bool, expected: list[str]) -> None:
    faults = hand_faults(parse_cards(cards), busted=busted)
    assert names(faults) == expected
    assert all(fault.sentence.startswith("the hand ") for fault in faults)


@pytest.mark.parametrize(
    ("cards", "status", "expected"),
    [
        ("", "active", []),
        ("", "frozen", ["frozen-without-freeze"]),
        ("", "busted", ["bust-without-duplicate"]),
        ("5", "stayed", []),
        ("5 9", "busted", ["bust-without-duplicate"]),
        ("5 5", "busted", []),
        ("5 5 9", "busted", ["bust-without-duplicate"]),
        ("5 5 x2", "busted", ["bust-without-duplicate"]),
        ("x2 x2", "busted", ["bust-without-duplicate"]),
        ("freeze", "frozen", []),
        ("5 second freeze", "frozen", []),
        ("freeze 5", "frozen", ["frozen-without-freeze"]),
        ("5 freeze freeze", "frozen", ["after-freeze"]),
        ("5 freeze", "active", ["freeze-without-effect"]),
        ("5 freeze", "stayed", ["freeze-without-effect"]),
        ("1 2 3 4 5 6 7", "active", ["seven-numbers"]),
        ("1 2 3 4 5 6 7", "stayed", ["seven-numbers"]),
        ("1 2 3 4 5 6 7 freeze", "frozen", ["seven-numbers"]),
        ("1 2 3 4 5 6 7 7", "busted", ["bust-with-flip7"]),
        ("5 5", "active", ["duplicate-number"]),
        (
            "5 5 second second freeze",
            "active",
            [
                "duplicate-number",
                "two-second-chances",
                "freeze-without-effect",
            ],
        ),
    ],
)
def test_what_cannot_be_in_front_of_a_player_of_a_status(
    cards: str, status: str, expected: list[str]
) -> None:
    faults = standing_faults(parse_cards(cards), Status(status), staying_needs_a_card=True, where="seat 3")
    assert names(faults) == expected
    assert all(fault.sentence.startswith("seat 3 ") for fault in faults)


def test_to_have_stayed_with_nothing_depends_on_the_edition() -> None:
    def faults(needs: bool) -> list[str]:
        return names(standing_faults([], Status.STAYED, staying_needs_a_card=needs, where="seat 0"))

    assert faults(True) == ["stayed-with-nothing"]
    assert faults(False) == []
