"""Positions made by hand: every fault by its name, several at once, and what is sound is accepted."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import (
    ChooseTarget,
    FlipThree,
    HitOrStay,
    Phase,
    PositionRefused,
    Referee,
    SeededSource,
    State,
    new_game,
    position,
    position_faults,
)
from flip7.rules import CONTINENTAL, FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Hand, full_deck
from support.games import Setting, settings_of_games, walk

SOUND: dict[str, Any] = {"draw_pile": "1 2 3 4", "phase": "round", "hands": ["5", "6"]}
BETWEEN: dict[str, Any] = {"draw_pile": "1 2 3 4"}


def names(seats: int, **setting: Any) -> list[str]:
    return [fault.name for fault in position_faults(State(seats, **setting))]


def test_a_sound_position_has_no_fault() -> None:
    assert names(2, **SOUND) == []
    assert names(2, **BETWEEN) == []
    assert position(2, **SOUND) == State(2, **SOUND)


FAULTS: list[tuple[str, int, dict[str, Any]]] = [
    ("dealer", 2, SOUND | {"dealer": 2}),
    ("dealer", 2, SOUND | {"dealer": -1}),
    ("target", 2, SOUND | {"target": 0}),
    ("target", 2, SOUND | {"target": -200}),
    ("length", 2, SOUND | {"hands": ["5"]}),
    ("length", 2, SOUND | {"hands": ["5", "6", "7"]}),
    ("length", 2, SOUND | {"statuses": ["active"]}),
    ("negative-total", 2, SOUND | {"totals": [0, -1]}),
    ("no-cards", 2, {"phase": "round"}),
    ("no-cards", 2, {}),
    ("too-many-copies", 2, SOUND | {"discard_pile": "0 0"}),
    ("too-many-copies", 2, SOUND | {"hands": ["x2", "x2"]}),
    ("too-many-copies", 2, SOUND | {"business": [FlipThree(0, 0, "freeze freeze freeze freeze")]}),
    ("duplicate-number", 2, SOUND | {"hands": ["5 5", "6"]}),
    ("seven-numbers", 2, SOUND | {"hands": ["5 6 7 8 9 10 11", "6"]}),
    ("two-second-chances", 2, SOUND | {"hands": ["second second", "6"]}),
    ("bust-without-duplicate", 2, SOUND | {"statuses": ["active", "busted"]}),
    ("frozen-without-freeze", 2, SOUND | {"statuses": ["frozen", "active"]}),
    ("freeze-without-effect", 2, SOUND | {"hands": ["5 freeze", "6"]}),
    ("stayed-with-nothing", 2, SOUND | {"hands": ["5", ""], "statuses": ["active", "stayed"]}),
    ("hands-between-rounds", 2, BETWEEN | {"hands": ["5", ""]}),
    ("statuses-between-rounds", 2, BETWEEN | {"edition": CONTINENTAL, "statuses": ["active", "stayed"]}),
    ("unfinished-between-rounds", 2, BETWEEN | {"undealt": 1}),
    ("unfinished-between-rounds", 2, BETWEEN | {"business": [FlipThree(0)]}),
    ("unfinished-between-rounds", 2, BETWEEN | {"edition": CONTINENTAL, "question": HitOrStay(0)}),
    ("turn", 2, SOUND | {"turn": 2}),
    ("turn", 2, SOUND | {"turn": -1}),
    ("undealt", 2, SOUND | {"undealt": 3}),
    ("undealt", 2, SOUND | {"undealt": -1}),
    ("undealt", 2, SOUND | {"undealt": 1, "edition": CONTINENTAL}),
    ("winner", 2, SOUND | {"winner": 0}),
    ("winner", 2, BETWEEN | {"phase": "over"}),
    ("winner", 2, BETWEEN | {"phase": "over", "totals": [200, 100]}),
    ("winner", 2, BETWEEN | {"phase": "over", "totals": [200, 100], "winner": 1}),
    ("winner", 2, BETWEEN | {"phase": "over", "totals": [200, 200], "winner": 1}),
    ("winner", 2, BETWEEN | {"phase": "over", "totals": [199, 100], "winner": 0}),
    ("flip-three", 2, SOUND | {"business": [FlipThree(2)]}),
    ("flip-three", 2, SOUND | {"business": [FlipThree(-1)]}),
    ("flip-three", 2, SOUND | {"business": [FlipThree(0, 4)]}),
    ("flip-three", 2, SOUND | {"business": [FlipThree(0, -1)]}),
    ("set-aside", 2, SOUND | {"business": [FlipThree(0, 1, "second")]}),
    ("set-aside", 2, SOUND | {"business": [FlipThree(0, 1, "freeze 7")]}),
    ("question-seat", 2, SOUND | {"question": HitOrStay(2)}),
    ("question-seat", 2, SOUND | {"question": ChooseTarget(-1, FREEZE, (0, 1))}),
    (
        "question-seat",
        2,
        SOUND | {"hands": ["5 freeze", "6"], "statuses": ["frozen", "active"], "question": HitOrStay(0)},
    ),
    ("question-options", 2, SOUND | {"question": ChooseTarget(0, FREEZE, (1,))}),
    ("question-options", 2, SOUND | {"question": ChooseTarget(0, FREEZE, (1, 0))}),
    ("question-options", 2, SOUND | {"question": ChooseTarget(0, FREEZE, (0, 1, 2))}),
    ("question-options", 1, SOUND | {"hands": ["5"], "question": ChooseTarget(0, FLIP_THREE, (0,))}),
    (
        "question-options",
        3,
        SOUND | {"hands": ["5 second", "6", "7"], "question": ChooseTarget(0, SECOND_CHANCE, (0, 1, 2))},
    ),
]


@pytest.mark.parametrize(("name", "seats", "setting"), FAULTS)
def test_each_fault_is_named(name: str, seats: int, setting: dict[str, Any]) -> None:
    assert names(seats, **setting) == [name]
    with pytest.raises(PositionRefused) as refused:
        position(seats, **setting)
    assert refused.value.code == "bad-position"
    assert [fault.name for fault in refused.value.faults] == [name]
    assert refused.value.sentence == refused.value.faults[0].sentence


def test_no_seats_and_no_decks() -> None:
    assert names(0, draw_pile="1")[0] == "no-seats"
    assert names(-3, draw_pile="1")[0] == "no-seats"
    assert names(2, **(SOUND | {"decks": 0}))[0] == "decks"
    assert names(2, **(BETWEEN | {"totals": [1]})) == ["length", "length"]


@pytest.mark.parametrize(
    ("seats", "setting"),
    [
        # With no card in front, 3.1 allows only Hit, and a forced Hit is not asked (R02, R14).
        (2, SOUND | {"hands": ["", "6"], "question": HitOrStay(0)}),
        # The seat that is asked is the seat whose turn it is (R10).
        (2, SOUND | {"turn": 1, "question": HitOrStay(0)}),
        # Nobody is asked to hit or stay during the deal, or while a Flip Three is unfinished (R08, R16).
        (2, SOUND | {"undealt": 1, "question": HitOrStay(0)}),
        (2, SOUND | {"hands": ["5 flip3", "6"], "business": [FlipThree(0, 2)], "question": HitOrStay(0)}),
        # Only an action card looks for a target (R14, R21).
        (2, SOUND | {"question": ChooseTarget(0, Card("5"), (0, 1))}),
        (2, SOUND | {"question": ChooseTarget(0, Card("x2"), (0, 1))}),
        # A surplus Second Chance is one of a player who has one (R21).
        (3, SOUND | {"hands": ["5", "6", "7"], "question": ChooseTarget(0, SECOND_CHANCE, (0, 1, 2))}),
    ],
)
def test_a_question_that_the_rules_never_put_is_a_fault(seats: int, setting: dict[str, Any]) -> None:
    assert names(seats, **setting) != []


@pytest.mark.parametrize("lists", [{"hands": ["5"]}, {"statuses": ["active"]}, {"hands": [], "statuses": []}])
def test_lists_of_a_wrong_length_are_named_whatever_is_asked(lists: dict[str, Any]) -> None:
    for question in (HitOrStay(1), ChooseTarget(1, SECOND_CHANCE, (0, 1)), ChooseTarget(5, FREEZE, ())):
        found = names(2, **(SOUND | lists | {"question": question}))
        assert found.count("length") == len(lists)


def test_all_faults_are_named_at_once() -> None:
    found = names(
        3,
        edition=CONTINENTAL,
        dealer=7,
        target=0,
        totals=[-1, 5, -2],
        hands=["5 5", "second second", "freeze"],
        statuses=["active", "busted", "stayed"],
        draw_pile="0 0",
        phase="between",
        turn=9,
        undealt=-1,
        winner=1,
        business=[FlipThree(8, 9, "7")],
        question=ChooseTarget(0, FREEZE, (0,)),
    )
    assert sorted(found) == sorted(
        [
            "dealer",
            "target",
            "negative-total",
            "negative-total",
            "too-many-copies",
            "duplicate-number",
            "two-second-chances",
            "bust-with-second-chance",
            "bust-without-duplicate",
            "freeze-without-effect",
            "hands-between-rounds",
            "statuses-between-rounds",
            "unfinished-between-rounds",
            "turn",
            "undealt",
            "winner",
            "flip-three",
            "set-aside",
            "question-options",
        ]
    )


def test_a_refused_position_says_all_of_it_in_one_sentence() -> None:
    with pytest.raises(PositionRefused) as refused:
        position(2, draw_pile="5", hands=["9 9", "12"], phase="round", dealer=2)
    assert [fault.name for fault in refused.value.faults] == ["dealer", "duplicate-number"]
    assert refused.value.sentence == str(refused.value)
    assert refused.value.sentence == (
        "the dealer must be a seat from 0 to 1, not 2; "
        "seat 0 has the Number 9 more than once without being bust (R11)"
    )


@pytest.mark.parametrize(
    "setting",
    [
        {"draw_pile": "5 13"},
        {"hands": ["5", "freezer"]},
        {"statuses": ["active", "gone"]},
        {"phase": "later"},
    ],
)
def test_an_unknown_word_is_refused(setting: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"13|freezer|gone|later"):
        position(2, **setting)


@pytest.mark.parametrize(
    ("seats", "setting", "expected"),
    [
        (0, {}, ["no-seats"]),
        (-1, {}, ["no-seats"]),
        (3, {"target": 0}, ["target"]),
        (3, {"decks": 0}, ["decks"]),
        (3, {"dealer": 3}, ["dealer"]),
        (3, {"dealer": -1}, ["dealer"]),
        (0, {"target": -5, "decks": -1, "dealer": 4}, ["no-seats", "target", "decks", "dealer"]),
    ],
)
def test_a_new_game_out_of_range_is_refused(seats: int, setting: dict[str, Any], expected: list[str]) -> None:
    with pytest.raises(PositionRefused) as refused:
        new_game(seats, SeededSource(1), **setting)
    assert [fault.name for fault in refused.value.faults] == expected


def test_a_new_game_is_a_sound_position() -> None:
    state = new_game(5, SeededSource(1), edition=CONTINENTAL, target=50, decks=2, dealer=3)
    assert position_faults(state) == []
    assert (state.seats, state.target, state.decks, state.dealer, state.round) == (5, 50, 2, 3, 1)
    assert (state.phase, state.edition, state.shuffles) == (Phase.BETWEEN, CONTINENTAL, 1)
    assert sorted(state.draw_pile) == full_deck(2)


@settings(max_examples=100)
@given(settings_of_games(), st.integers(0, 40))
def test_every_state_of_a_game_is_a_sound_position(setting: Setting, moves: int) -> None:
    referee = setting.referee()
    referee.begin()
    for choice in walk(setting, referee, moves):
        assert position_faults(referee.state) == []
        referee.advance(choice)
    assert position_faults(referee.state) == []


def test_a_position_is_played_on() -> None:
    state = position(
        3,
        draw_pile="9 8 7",
        phase="round",
        turn=2,
        hands=["5", "6 flip3", "4"],
        business=[FlipThree(1, 2, "freeze")],
        question=ChooseTarget(1, FREEZE, (0, 1, 2)),
    )
    referee = Referee(state, SeededSource(1))
    assert [type(event).__name__ for event in referee.start()] == ["Asked"]
    referee.advance(0)
    assert state.hands == [
        Hand([Card("5"), FREEZE]),
        Hand(map(Card, ("6", "flip3", "7", "8"))),
        Hand([Card("4")]),
    ]
    assert state.question == ChooseTarget(1, FREEZE, (1, 2), was_set_aside=True)
