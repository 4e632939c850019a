"""Good records with one thing spoilt, in many ways: every one of them must be refused."""

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from differential.oracle import Question, Table, written_in
from differential.position_check import ONE_DECK, Record
from differential.witness import witness

Breaker = Callable[[random.Random, Record], bool]
BREAKERS: dict[str, Breaker] = {}


def breaks(kind: str) -> Callable[[Breaker], Breaker]:
    """Enter a function that spoils a record in place and says whether it could."""

    def enter(function: Breaker) -> Breaker:
        BREAKERS[kind] = function
        return function

    return enter


def broken_record(rng: random.Random, record: Record) -> tuple[Record, str]:
    """A copy of a good record with one thing spoilt, and the name of what was done."""
    while True:
        kind = rng.choice(list(BREAKERS))
        spoilt = copy.deepcopy(record)
        if BREAKERS[kind](rng, spoilt):
            return spoilt, kind


def questions(record: Record) -> Iterator[Question | None]:
    """What is asked at each choice of a good record, and at its end."""
    table = Table(record, written_in(record))
    for choice in record["choices"]:
        yield table.question
        table.answer(choice)
    yield table.question


@breaks("illegal choice")
def _(rng: random.Random, record: Record) -> bool:
    asked = [question for question in questions(record) if question is not None]
    if not asked:
        return False
    index = rng.randrange(len(asked))
    seats = len(record["players"])
    wrong = [choice for choice in ("hit", "stay", *range(seats + 2)) if choice not in asked[index]["options"]]
    record["choices"][index:] = [rng.choice(wrong), *record["choices"][index + 1 :]]
    return True


@breaks("choice of no known kind")
def _(rng: random.Random, record: Record) -> bool:
    asked = [question for question in questions(record) if question is not None]
    if not asked:
        return False
    index = rng.randrange(len(asked))
    wrong: list[Any] = ["HIT", "", "fold", "0", None, True, False, [], ["hit"], {"hit": 1}, 0.5, -1, 10**30]
    record["choices"][index:] = [rng.choice(wrong), *record["choices"][index + 1 :]]
    return True


@breaks("left-over choice")
def _(rng: random.Random, record: Record) -> bool:
    if list(questions(record))[-1] is not None:
        return False
    record["choices"].append(rng.choice(["hit", "stay", 0]))
    return True


def used_reshuffles(record: Record) -> int:
    return witness(record).seen["reshuffle"]


@breaks("missing reshuffle")
def _(rng: random.Random, record: Record) -> bool:
    used = used_reshuffles(record)
    if used == 0:
        return False
    del record["reshuffles"][rng.randrange(used) :]
    return True


@breaks("reshuffle that is no permutation")
def _(rng: random.Random, record: Record) -> bool:
    used = used_reshuffles(record)
    if used == 0:
        return False
    order: list[Any] = record["reshuffles"][rng.randrange(used)]
    place = rng.randrange(len(order))
    how = rng.choice(["other", "less", "more", "unknown"])
    if how == "other":
        order[place] = rng.choice([card for card in ONE_DECK if card != order[place]])
    elif how == "less":
        del order[place]
    elif how == "more":
        order.insert(place, rng.choice(list(ONE_DECK)))
    else:
        order[place] = rng.choice(["13", "", 7, None, ["7"]])
    return True


@breaks("reshuffle of the wrong type")
def _(rng: random.Random, record: Record) -> bool:
    used = used_reshuffles(record)
    if used == 0:
        return False
    record["reshuffles"][rng.randrange(used)] = rng.choice([None, 3, "12", {"0": 1}])
    return True


@breaks("too many copies")
def _(rng: random.Random, record: Record) -> bool:
    start = record["start"]
    card = rng.choice(["0", "1", "x2", "+10", "freeze", "12"])
    start[rng.choice(["draw_pile", "discard"])] = [card] * (ONE_DECK[card] * record["decks"] + 1)
    return True


@breaks("one copy too many over the places")
def _(rng: random.Random, record: Record) -> bool:
    start = record["start"]
    places = [start["draw_pile"], start.get("discard", []), *start.get("hands", [])]
    have = Counter(card for place in places for card in place)
    card = rng.choice(list(have))
    missing = ONE_DECK[card] * record["decks"] - have[card]
    start["draw_pile"] += [card] * (missing + 1)
    return True


@breaks("no card at all")
def _(rng: random.Random, record: Record) -> bool:
    record["start"] |= {"draw_pile": [], "hands": [[] for _ in record["players"]]}
    record["start"].pop("discard", None)
    if rng.random() < 0.5:
        record["start"]["discard"] = []
    return True


@breaks("unknown card")
def _(rng: random.Random, record: Record) -> bool:
    start = record["start"]
    places = [place for place in [start["draw_pile"], *start.get("hands", [])] if place]
    if not places:
        return False
    place = rng.choice(places)
    texts = ["13", "-1", "+3", "X2", "x4", "Freeze", "", "01", " 1", "\u0661"]
    place[rng.randrange(len(place))] = rng.choice([*texts, 5, 1.0, None, True, ["5"], {"5": 1}])
    return True


HANDS_THAT_CANNOT_OCCUR: dict[str, list[tuple[str, list[str]]]] = {
    "duplicate Number in a hand that is not bust": [
        ("active", ["5", "5"]),
        ("stayed", ["12", "x2", "3", "12"]),
        ("frozen", ["9", "9", "freeze"]),
        ("active", ["second", "7", "7"]),
    ],
    "seven different Numbers": [
        ("active", ["2", "3", "4", "5", "6", "7", "8"]),
        ("stayed", ["0", "3", "4", "5", "x2", "6", "7", "8"]),
        ("frozen", ["2", "3", "4", "5", "6", "7", "8", "freeze"]),
        ("busted", ["2", "3", "4", "5", "6", "7", "8", "8"]),
    ],
    "two Second Chances": [
        ("active", ["second", "second"]),
        ("stayed", ["second", "4", "second"]),
        ("frozen", ["second", "second", "freeze"]),
    ],
    "bust without a duplicate": [("busted", ["5", "6"]), ("busted", []), ("busted", ["+4", "x2"])],
    "bust with two duplicates": [("busted", ["5", "5", "6", "6"]), ("busted", ["9", "9", "9"])],
    "bust with a Second Chance": [("busted", ["second", "5", "5"])],
    "bust with cards after the duplicate": [("busted", ["5", "5", "6"]), ("busted", ["5", "5", "+2"])],
    "frozen without a Freeze": [("frozen", ["5", "6"]), ("frozen", [])],
    "frozen by two Freezes": [("frozen", ["5", "freeze", "freeze"])],
    "frozen with cards after the Freeze": [("frozen", ["freeze", "5"])],
    "Freeze in front of a player who is not frozen": [
        ("active", ["freeze"]),
        ("stayed", ["8", "freeze"]),
        ("busted", ["freeze", "8", "8"]),
    ],
}


def put_hand(rng: random.Random, record: Record, status: str, hand: list[str]) -> None:
    """Set one hand in a position that is otherwise blameless: two seats, and a card to draw."""
    record["players"], record["decks"] = ["Ann", "Bo"], 1
    record["reshuffles"], record["choices"] = [], []
    hands, statuses = [["10"], hand], ["active", status]
    record["start"] = {"draw_pile": ["11"], "hands": hands, "statuses": statuses, "turn": 0}
    if rng.random() < 0.5:
        record["start"] |= {"hands": hands[::-1], "statuses": statuses[::-1], "turn": 1}


def enter_hands(kind: str, examples: list[tuple[str, list[str]]]) -> None:
    @breaks(kind)
    def _(rng: random.Random, record: Record) -> bool:
        status, hand = rng.choice(examples)
        put_hand(rng, record, status, list(hand))
        return True


for _kind, _examples in HANDS_THAT_CANNOT_OCCUR.items():
    enter_hands(_kind, _examples)


@breaks("stayed with no card in 3.1")
def _(rng: random.Random, record: Record) -> bool:
    record["edition"] = "3.1"
    put_hand(rng, record, "stayed", [])
    return True


@breaks("turn of a player who is out, or of nobody")
def _(rng: random.Random, record: Record) -> bool:
    seats = len(record["players"])
    out = [seat for seat, status in enumerate(record["start"].get("statuses", [])) if status != "active"]
    if "turn" not in record["start"]:
        out = []
    record["start"]["turn"] = rng.choice([*out, *out, seats, seats + 7, -1, None, "0", 0.5, True, [0]])
    return True


@breaks("new round with cards in front, or players out")
def _(rng: random.Random, record: Record) -> bool:
    start, seats = record["start"], len(record["players"])
    if not start["draw_pile"]:
        return False
    start.pop("turn", None)
    start |= {"hands": [[] for _ in range(seats)], "statuses": ["active"] * seats}
    seat = rng.randrange(seats)
    if rng.random() < 0.5:
        start["hands"][seat] = [start["draw_pile"].pop()]
    else:
        start["statuses"][seat] = "stayed"
        record["edition"] = "continental"
    return True


@breaks("dealer that is no seat")
def _(rng: random.Random, record: Record) -> bool:
    record["start"]["dealer"] = rng.choice([len(record["players"]), 99, -1, None, "0", 0.5, True, [0]])
    return True


@breaks("totals that cannot be")
def _(rng: random.Random, record: Record) -> bool:
    seats = len(record["players"])
    totals: list[Any] = [0] * seats
    totals[rng.randrange(seats)] = rng.choice([-1, -200, 0.5, "3", None, True, []])
    lists: list[Any] = [totals, totals, [0] * (seats + 1), [0] * (seats - 1)]
    record["start"]["totals"] = rng.choice([*lists, None, 0, {}])
    return True


@breaks("hands or statuses of the wrong number or type")
def _(rng: random.Random, record: Record) -> bool:
    seats = len(record["players"])
    key = rng.choice(["hands", "statuses"])
    empty: Any = [] if key == "hands" else "active"
    wrong: list[Any] = [[empty] * (seats + 1), [empty] * (seats - 1)]
    wrong += [[member] * seats for member in (None, "out", 3)]
    record["start"][key] = rng.choice([*wrong, None, 5, "active", {}])
    return True


@breaks("draw pile or discard pile of the wrong type")
def _(rng: random.Random, record: Record) -> bool:
    record["start"][rng.choice(["draw_pile", "discard"])] = rng.choice([None, 5, "12", {"5": 1}, True])
    return True


@breaks("key missing")
def _(rng: random.Random, record: Record) -> bool:
    key = rng.choice([*[key for key in record if key not in ("meta", "shuffle")], "draw_pile"])
    if key == "draw_pile":
        del record["start"]["draw_pile"]
    else:
        del record[key]
    return True


@breaks("key unknown")
def _(rng: random.Random, record: Record) -> bool:
    key = rng.choice(["Format", "seed", "winner", "", "note", "pile", "hand", "players "])
    rng.choice([record, record["start"]])[key] = rng.choice([1, "x", None])
    return True


@breaks("key of the wrong type")
def _(rng: random.Random, record: Record) -> bool:
    seats = len(record["players"])
    wrong: dict[str, list[Any]] = {
        "format": ["flip7-record/2", "", None, 1, ["flip7-record/1"]],
        "edition": ["3.0", "Continental", "", None, 3.1, ["3.1"], {}],
        "target": [0, -200, 1.5, "200", None, True, [200]],
        "decks": [0, -1, 1.5, "1", None, True, [1]],
        "players": [[], None, "Ann", 3, {"Ann": 1}, [1] * seats, [None] * seats],
        "start": [None, [], "new", 0],
        "reshuffles": [None, {}, "none", 0],
        "choices": [None, {}, "hit", 0],
        "meta": [None, [], "text", {"date": 2026}, {"date": None}],
    }
    key = rng.choice(list(wrong))
    record[key] = rng.choice(wrong[key])
    return True
