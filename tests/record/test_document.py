"""Records read and written: every kind of bad one, and all faults named at once."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings

from flip7.engine import Phase
from flip7.record import FORMAT, Record, RecordError, Start, replay_record
from flip7.record.checks import DEEPEST
from flip7.rules import CONTINENTAL, EDITION_3_1, Card, Edition, Status
from support.records import GOOD, MID_ROUND, random_records, record, starting, without

HUGE = pytest.param(10**4000, id="huge")
NO_WHOLE_NUMBERS: list[Any] = [
    *(None, True, False, 1.0, 1.5, "1", [], {}, float("inf"), float("nan"), 2**53, HUGE)
]


def refused(document: Any) -> RecordError:
    """Read and replay a record that must be refused."""
    before = copy.deepcopy(document)
    with pytest.raises(RecordError) as error:
        replay_record(document)
    assert document == before, "reading changed what was read"
    check_error(error.value)
    return error.value


def check_error(error: RecordError) -> None:
    """An error has a slug and a printable English sentence of bounded length."""
    assert error.code.replace("-", "").replace("_", "").isalpha()
    assert error.code == error.code.lower()
    assert error.message == str(error)
    assert error.message.isascii()
    assert error.message.isprintable()
    assert 10 < len(error.message) < 5000


def test_the_good_records_are_good() -> None:
    assert replay_record(GOOD)["next"]["player"] == 0
    assert replay_record(starting())["next"]["player"] == 0


@pytest.mark.parametrize("document", [None, True, 1, 1.5, "record", [], [GOOD]])
def test_a_record_is_an_object(document: Any) -> None:
    assert refused(document).code == "not-an-object"


@pytest.mark.parametrize("key", GOOD)
def test_each_of_the_eight_keys_is_required(key: str) -> None:
    error = refused(without(GOOD, key))
    assert error.code == "missing-key"
    assert f"the record lacks the key '{key}'" in error.message


def test_all_missing_keys_are_named() -> None:
    error = refused({})
    assert all(f"'{key}'" in error.message for key in GOOD)


def test_the_draw_pile_is_required() -> None:
    error = refused(record(start={"dealer": 0}))
    assert (error.code, "start lacks the key 'draw_pile'" in error.message) == ("missing-key", True)


@pytest.mark.parametrize("key", ["extra", "Meta", "", "draw_pile", "\u202eevil", "x" * 500, "\ud800"])
def test_an_unknown_key_is_refused_here(key: str) -> None:
    error = refused(record(**{key: 1}))
    assert (error.code, "the record has the unknown key" in error.message) == ("unknown-key", True)


@pytest.mark.parametrize("key", ["extra", "Hands", "", "players", "reshuffles", "meta"])
def test_an_unknown_key_is_refused_in_start(key: str) -> None:
    document = starting()
    document["start"][key] = []
    error = refused(document)
    assert (error.code, "start has the unknown key" in error.message) == ("unknown-key", True)


@pytest.mark.parametrize(
    "wrong", ["flip7-record/2", "flip7-record/1 ", "", None, True, 1, 1.0, [], ["flip7-record/1"], {}, HUGE]
)
def test_another_format_is_refused(wrong: Any) -> None:
    assert refused(record(format=wrong)).code == "format"


@pytest.mark.parametrize(
    "wrong", ["3.10", "3", "", "Continental", 3.1, None, True, [], ["3.1"], {}, "x" * 500, HUGE]
)
def test_another_edition_is_refused(wrong: Any) -> None:
    error = refused(record(edition=wrong))
    assert error.code == "edition"
    assert "it must be one of 3.1, continental" in error.message


@pytest.mark.parametrize("key", ["target", "decks"])
@pytest.mark.parametrize(
    "wrong",
    [0, -1, *NO_WHOLE_NUMBERS],
)
def test_target_and_decks_are_whole_numbers_from_1(key: str, wrong: Any) -> None:
    assert refused(record(**{key: wrong})).code == key


def test_totals_may_be_nothing_or_large() -> None:
    assert Record.from_json(starting(totals=[0, 2**53 - 1])).start.totals == [0, 2**53 - 1]


def test_a_target_and_decks_may_be_large() -> None:
    assert Record.from_json(record(target=2**53 - 1)).target == 2**53 - 1
    assert Record.from_json(record(decks=10_000)).decks == 10_000
    assert "from 1 to 10000" in refused(record(decks=10_001)).message


@pytest.mark.parametrize("wrong", [None, True, 2, "Ann", {}, {"Ann": 1}, []])
def test_players_are_a_list_of_at_least_one(wrong: Any) -> None:
    assert refused(record(players=wrong)).code == "players"


@pytest.mark.parametrize("name", [None, True, 1, 1.5, [], {}])
def test_a_player_is_a_text(name: Any) -> None:
    error = refused(record(players=["Ann", name]))
    assert (error.code, "players[1] must be a text" in error.message) == ("players", True)


@pytest.mark.parametrize(
    "names",
    [["", ""], ["Ann", "Ann"], ["\u202e\u0000\x1b[31m", "👨‍👩‍👧"], ["x" * 200, "\ud800"], ["عربي", "日本語"]],
)
def test_a_name_is_any_text_also_an_equal_one(names: list[str]) -> None:
    read = Record.from_json(record(players=names))
    assert read.players == names
    assert json.loads(json.dumps(read.to_json()))["players"] == names


@pytest.mark.parametrize("wrong", [None, True, 1, "start", [], [MID_ROUND]])
def test_start_is_an_object(wrong: Any) -> None:
    assert refused(record(start=wrong)).code == "start"


@pytest.mark.parametrize("key", ["draw_pile", "discard"])
@pytest.mark.parametrize("wrong", [True, 1, "5 9", {}, {"5": 1}])
def test_piles_are_lists(key: str, wrong: Any) -> None:
    assert refused(starting(**{key: wrong})).code == key


@pytest.mark.parametrize("key", ["draw_pile", "discard", "totals", "hands", "statuses", "dealer", "turn"])
def test_null_is_no_value_in_start(key: str) -> None:
    document = starting()
    document["start"][key] = None
    assert refused(document).code == key


CARDS: list[Any] = [
    "13",
    "05",
    "",
    " 5",
    "5 ",
    "X2",
    "flip 3",
    "+3",
    "\ud800",
    "x" * 300,
    5,
    5.0,
    None,
    True,
    [],
    {},
]


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("place", ["draw_pile", "discard", "hands", "reshuffles"])
def test_an_unknown_card_is_refused_with_its_place(place: str, card: Any) -> None:
    if place == "reshuffles":
        document = record(reshuffles=[[], ["5", card]])
        where = "reshuffles[1][1]"
    elif place == "hands":
        document = starting(hands=[["5", card], ["6", "6"]])
        where = "hands[0][1]"
    else:
        document = starting(**{place: ["1", card]})
        where = f"{place}[1]"
    error = refused(document)
    assert (error.code, f"{where} is no card: " in error.message) == ("card", True)


@pytest.mark.parametrize("key", ["dealer", "turn"])
@pytest.mark.parametrize("wrong", [-1, 2, 10**30, *NO_WHOLE_NUMBERS[1:]])
def test_dealer_and_turn_are_seats(key: str, wrong: Any) -> None:
    assert refused(starting(**{key: wrong})).code == key


def test_turn_must_be_active() -> None:
    error = refused(starting(turn=1))
    assert (error.code, error.message) == ("turn", "start.turn is seat 1, which is busted, not active")


@pytest.mark.parametrize("key", ["totals", "hands", "statuses"])
@pytest.mark.parametrize("length", [0, 1, 3])
def test_lists_of_the_start_have_one_item_a_seat(key: str, length: int) -> None:
    document = starting()
    document["start"][key] = (document["start"][key] * 2)[:length]
    error = refused(document)
    assert (error.code, f"has {length} items, but there are 2 players" in error.message) == (key, True)


@pytest.mark.parametrize("key", ["totals", "hands", "statuses"])
@pytest.mark.parametrize("wrong", [True, 1, "active", {}, {"0": 1}])
def test_lists_of_the_start_are_lists(key: str, wrong: Any) -> None:
    assert refused(starting(**{key: wrong})).code == key


@pytest.mark.parametrize(
    "wrong",
    [-1, *NO_WHOLE_NUMBERS],
)
def test_totals_are_whole_numbers_from_0(wrong: Any) -> None:
    error = refused(starting(totals=[0, wrong]))
    assert (error.code, "start.totals[1]" in error.message) == ("totals", True)


@pytest.mark.parametrize("wrong", [None, True, 1, "", "Active", "flip7", "gone", [], {}, ["active"]])
def test_a_status_is_one_of_four(wrong: Any) -> None:
    error = refused(starting(statuses=["active", wrong]))
    assert (error.code, "active, stayed, frozen, busted" in error.message) == ("statuses", True)


@pytest.mark.parametrize("wrong", [True, 1, "5", {}, [["5"], "9"], [None], [{"5": 1}], [[["5"]]]])
def test_reshuffles_are_lists_of_cards(wrong: Any) -> None:
    assert refused(record(reshuffles=wrong)).code in ("reshuffles", "card")


@pytest.mark.parametrize("wrong", [None, True, 1, "hit", {}, {"0": "hit"}])
def test_choices_are_a_list(wrong: Any) -> None:
    assert refused(record(choices=wrong)).code == "choices"


@pytest.mark.parametrize("wrong", [None, True, 1, "here", [], ["a"], {"a": 1}, {"a": None}, {"a": {}}])
def test_meta_is_an_object_of_texts(wrong: Any) -> None:
    assert refused(record(meta=wrong)).code == "meta"


@pytest.mark.parametrize("note", [None, True, 1, 1.5, "seed 7", [1, [2]], {"seed": 7}, {}])
def test_shuffle_is_anything(note: Any) -> None:
    read = Record.from_json(record(shuffle=note, meta={"date": "2026-12-24", "": ""}))
    assert (read.shuffle, read.meta) == (note, {"date": "2026-12-24", "": ""})
    assert Record.from_json(read.to_json()) == read


def nested(depth: int) -> Any:
    value: Any = []
    for level in range(depth - 1):
        value = [value] if level % 2 else {"a": value, "b": 0}
    return value


def test_a_free_value_may_be_nested_but_not_too_deeply() -> None:
    read = Record.from_json(record(shuffle=nested(DEEPEST)))
    assert json.loads(json.dumps(copy.deepcopy(read.to_json())))["shuffle"] == nested(DEEPEST)
    error = refused(record(shuffle=nested(DEEPEST + 1)))
    assert (error.code, error.message) == ("shuffle", f"shuffle is nested more than {DEEPEST} deep")


# Positions that cannot occur


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"draw_pile": [], "discard": [], "hands": [[], []], "statuses": None}, "no-cards"),
        ({"draw_pile": ["0", "0"]}, "too-many-copies"),
        ({"draw_pile": ["x2"]}, "too-many-copies"),
        ({"discard": ["5"] * 5}, "too-many-copies"),
        ({"hands": [["5", "5"], ["6", "6"]]}, "duplicate-number"),
        ({"hands": [["7", "8", "9", "10", "11", "12", "4"], ["6", "6"]]}, "seven-numbers"),
        ({"hands": [["second", "second"], ["6", "6"]]}, "two-second-chances"),
        ({"hands": [["5"], ["6"]]}, "bust-without-duplicate"),
        ({"hands": [["5"], ["6", "6", "7"]]}, "bust-without-duplicate"),
        ({"hands": [["5"], ["6", "second", "6"]]}, "bust-with-second-chance"),
        ({"hands": [["5"], ["6", "6", "6"]]}, "second-duplicate"),
        ({"hands": [["5"], ["6", "freeze", "6"]]}, "after-freeze"),
        ({"hands": [["5", "freeze"], ["6", "6"]]}, "freeze-without-effect"),
        ({"statuses": ["active", "frozen"], "hands": [["5"], ["6"]]}, "frozen-without-freeze"),
        ({"statuses": ["active", "stayed"], "hands": [["5"], []]}, "stayed-with-nothing"),
        ({"turn": None}, "turn"),
        ({"turn": None, "statuses": None}, "turn"),
        ({"turn": None, "hands": None, "statuses": ["active", "stayed"]}, "turn"),
    ],
)
def test_a_position_that_cannot_occur_is_refused(changes: dict[str, Any], code: str) -> None:
    assert refused(starting(**changes)).code == code


def test_a_new_round_may_say_that_its_hands_are_empty() -> None:
    document = starting(turn=None, hands=[[], []], statuses=["active", "active"])
    assert replay_record(document)["table"] == [
        {"cards": ["1"], "status": "active"},
        {"cards": ["2"], "status": "active"},
    ]


def test_all_faults_of_form_are_named_at_once() -> None:
    error = refused(
        {
            "format": "flip7-record/9",
            "edition": "4",
            "target": 0,
            "decks": True,
            "players": ["Ann", 5],
            "start": {"draw_pile": ["13"], "dealer": 9, "statuses": ["gone", "active"], "turns": 1},
            "reshuffles": None,
            "choices": "hit",
            "meta": [],
            "extra": 1,
        }
    )
    for part in (
        "unknown key 'extra'",
        "format must be",
        "unknown edition '4'",
        "target must be",
        "decks must be",
        "players[1]",
        "unknown key 'turns'",
        "start.draw_pile[0]",
        "start.dealer",
        "start.statuses[0]",
        "reshuffles must be",
        "choices must be",
        "meta must be",
    ):
        assert part in error.message


def test_all_faults_of_a_position_are_named_at_once() -> None:
    error = refused(
        starting(
            draw_pile=["0", "0", "1", "1"],
            hands=[["5", "5", "second", "second"], ["6", "freeze"]],
            statuses=["active", "busted"],
        )
    )
    for part in (
        "2 copies of 0",
        "2 copies of 1",
        "seat 0 has the Number 5 more than once",
        "seat 0 has 2 Second Chances",
        "seat 1 is bust, but its last card is no duplicate",
        "seat 1 has received a card after a Freeze",
    ):
        assert part in error.message


def test_a_turn_that_is_not_active_is_named_together_with_the_other_faults_of_the_position() -> None:
    error = refused(starting(turn=1, hands=[["5", "5"], ["6", "6"]], draw_pile=["0", "0"]))
    for part in ("start.turn is seat 1", "2 copies of 0", "seat 0 has the Number 5 more than once"):
        assert part in error.message


def test_of_very_many_faults_the_first_are_named_and_the_rest_counted() -> None:
    error = refused(record(reshuffles=[["13"] * 100_000]))
    assert "reshuffles[0][19] is no card" in error.message
    assert error.message.endswith("and 99980 more faults")


def test_exactly_twenty_faults_are_all_named() -> None:
    error = refused(record(reshuffles=[["13"] * 20]))
    assert "more fault" not in error.message
    assert "reshuffles[0][19] is no card" in error.message


# What is read


def test_the_parts_of_a_record() -> None:
    read = Record.from_json(starting() | {"meta": {"a": "b"}, "shuffle": 7, "edition": "continental"})
    assert read == Record(
        edition=CONTINENTAL,
        target=200,
        decks=1,
        players=["Ann", "Bo"],
        start=Start(
            draw_pile=[Card("1"), Card("2"), Card("3")],
            dealer=1,
            totals=[10, 20],
            hands=[[Card("5"), Card("+4")], [Card("6"), Card("6")]],
            statuses=[Status.ACTIVE, Status.BUSTED],
            discard=[Card("x2"), Card("9")],
            turn=0,
        ),
        meta={"a": "b"},
        shuffle=7,
    )
    state = read.first_state()
    assert (state.phase, state.dealer, state.turn, state.totals) == (Phase.ROUND, 1, 1, [10, 20])
    assert state.draw_pile == [Card("3"), Card("2"), Card("1")]


def test_what_is_left_out_is_as_by_default() -> None:
    read = Record.from_json(record(start={"draw_pile": ["5", "9"]}, choices=[]))
    assert read.start == Start([Card("5"), Card("9")])
    state = read.first_state()
    assert (state.phase, state.dealer, state.totals) == (Phase.BETWEEN, 0, [0, 0])
    assert read.to_json()["start"] == {"dealer": 0, "draw_pile": ["5", "9"]}


def test_the_keys_are_written_in_the_order_of_the_specification() -> None:
    written = Record.from_json(starting() | {"meta": {}, "shuffle": 7}).to_json()
    assert list(written) == [*GOOD, "meta", "shuffle"]
    assert written["format"] == FORMAT == "flip7-record/1"
    assert written["start"] == MID_ROUND


def test_choices_are_written_as_plain_values() -> None:
    from flip7.engine import HIT, STAY

    read = Record.from_json(record(choices=[]))
    read.choices = [HIT, STAY, "hit", 3]
    written = read.to_json()["choices"]
    assert written == ["hit", "stay", "hit", 3]
    assert [type(choice) for choice in written] == [str, str, str, int]


def test_a_house_rule_is_not_recorded() -> None:
    house = Edition("kitchen", opening_deal=True, staying_needs_a_card=False, sets_actions_aside=True)
    for edition in (house, Edition("3.1", False, False, False)):
        read = Record.from_json(GOOD)
        read.edition = edition
        with pytest.raises(RecordError) as error:
            read.to_json()
        assert error.value.code == "house-rule"
    assert Record.from_json(GOOD).edition is EDITION_3_1


@settings(max_examples=60)
@given(random_records())
def test_a_record_is_written_as_it_was_read(document: dict[str, Any]) -> None:
    text = json.dumps(document)
    read = Record.from_json(json.loads(text))
    assert json.dumps(read.to_json()) == text
    assert Record.from_json(read.to_json()) == read
