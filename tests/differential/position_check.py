"""What a record may be, read from the text of the record format: the oracle's own check of its input.

Nothing here knows the engine. The cards and editions of the oracle are named here too.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

Record = dict[str, Any]
NUMBERS = tuple(str(value) for value in range(13))
MODIFIERS = ("+2", "+4", "+6", "+8", "+10", "x2")
ACTIONS = ("freeze", "flip3", "second")
ONE_DECK: dict[str, int] = {  # R05
    **{number: max(1, int(number)) for number in NUMBERS},
    **dict.fromkeys(MODIFIERS, 1),
    **dict.fromkeys(ACTIONS, 3),
}
EDITIONS: dict[str, dict[str, bool]] = {
    "3.1": {"opening deal": True, "stay with no card": False, "set aside": True},  # R01, R02, R03
    "continental": {"opening deal": False, "stay with no card": True, "set aside": False},
}
STATUSES = ("active", "stayed", "frozen", "busted")


class BadRecord(Exception):
    """A record that cannot be replayed: a slug, a sentence, and every fault that was found."""

    def __init__(self, code: str, message: str, faults: list[str] | None = None) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.faults = faults or [message]


def check(record: Record) -> None:
    """BadRecord with all faults of form, or else with all faults of the position."""
    faults = faults_of_form(record)
    if faults:
        raise BadRecord("bad-record", " ".join(faults), faults)
    faults = faults_of_position(record)
    if faults:
        raise BadRecord("bad-position", " ".join(faults), faults)


def is_whole(value: Any, least: int) -> bool:
    return type(value) is int and value >= least  # a bool is no number here


def is_cards(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(card, str) and card in ONE_DECK for card in value)


def is_list_of(value: Any, length: int, member: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and len(value) == length and all(member(one) for one in value)


def faults_of_form(record: Record) -> list[str]:
    """Keys and types: what can be said without looking at the cards."""
    required = ("format", "edition", "target", "decks", "players", "start", "reshuffles", "choices")
    faults = [f"The key {key!r} is missing." for key in required if key not in record]
    faults += [f"The key {key!r} is unknown." for key in record if key not in (*required, "meta", "shuffle")]
    if faults:
        return faults
    if record["format"] != "flip7-record/1":
        faults.append("The format is not flip7-record/1.")
    if not isinstance(record["edition"], str) or record["edition"] not in EDITIONS:
        faults.append("The edition is unknown.")
    for key in ("target", "decks"):
        if not is_whole(record[key], 1):
            faults.append(f"{key} is no whole number from 1.")
    players = record["players"]
    if not isinstance(players, list) or not players or not all(isinstance(name, str) for name in players):
        faults.append("players is no list of at least one name.")
        players = []
    for key in ("reshuffles", "choices"):
        if not isinstance(record[key], list):
            faults.append(f"{key} is no list.")
    meta = record.get("meta", {})
    if not isinstance(meta, dict) or not all(isinstance(text, str) for text in meta.values()):
        faults.append("meta is no object of strings.")
    start = record["start"]
    if not isinstance(start, dict):
        return [*faults, "start is no object."]
    return faults + (faults_of_start(start, len(players)) if players else [])


def faults_of_start(start: dict[str, Any], seats: int) -> list[str]:
    def is_seat(value: Any) -> bool:
        return is_whole(value, 0) and value < seats

    tests: dict[str, Callable[[Any], bool]] = {
        "draw_pile": is_cards,
        "discard": is_cards,
        "dealer": is_seat,
        "turn": is_seat,
        "totals": lambda value: is_list_of(value, seats, lambda total: is_whole(total, 0)),
        "hands": lambda value: is_list_of(value, seats, is_cards),
        "statuses": lambda value: is_list_of(value, seats, lambda status: status in STATUSES),
    }
    faults = [f"start.{key} is unknown." for key in start if key not in tests]
    if "draw_pile" not in start:
        faults.append("start.draw_pile is missing.")
    faults += [
        f"start.{key} is not what it must be."
        for key, fits in tests.items()
        if key in start and not fits(start[key])
    ]
    return faults


def faults_of_position(record: Record) -> list[str]:
    """What cannot be on a table, in a record that is well formed."""
    start = record["start"]
    seats = range(len(record["players"]))
    hands: list[list[str]] = start.get("hands", [[] for _ in seats])
    statuses: list[str] = start.get("statuses", ["active" for _ in seats])
    everything = Counter(start["draw_pile"] + start.get("discard", []))
    for hand in hands:
        everything.update(hand)
    faults = [
        f"There are {count} cards {card!r}; there can be {ONE_DECK[card] * record['decks']}."
        for card, count in everything.items()
        if count > ONE_DECK[card] * record["decks"]
    ]
    if not everything:
        faults.append("There is no card at all.")
    if "turn" not in start:
        if any(hands) or any(status != "active" for status in statuses):
            faults.append("A new round begins, but there are cards in front of players, or players out.")
    elif statuses[start["turn"]] != "active":
        faults.append("The player whose turn it is is not active.")
    for seat, (hand, status) in enumerate(zip(hands, statuses, strict=True)):
        faults += [f"Seat {seat}: {fault}" for fault in faults_of_hand(hand, status, record["edition"])]
    return faults


def faults_of_hand(hand: list[str], status: str, edition: str) -> list[str]:
    """Why no game can bring a player to this hand in this state."""
    numbers = [card for card in hand if card in NUMBERS]
    seconds = hand.count("second")
    last = hand[-1] if hand else ""
    faults = []
    if len(set(numbers)) >= 7:
        faults.append("seven different Numbers would have ended the round (R12).")
    if seconds > 1:
        faults.append("two Second Chances (R20).")
    if status == "busted":
        if len(numbers) != len(set(numbers)) + 1 or numbers.count(last) != 2:
            faults.append("bust, but the last card is not the one duplicate Number (R11).")
        if seconds:
            faults.append("bust, with a Second Chance that would have saved them (R20).")
    elif len(numbers) != len(set(numbers)):
        faults.append("a duplicate Number in a hand that is not bust (R11).")
    if status == "frozen":
        if last != "freeze" or hand.count("freeze") > 1:
            faults.append("frozen, but the last card is not the one Freeze (R15, R19).")
    elif "freeze" in hand:
        faults.append("a Freeze in front of a player who is not frozen (R19).")
    if status == "stayed" and not hand and not EDITIONS[edition]["stay with no card"]:
        faults.append("stayed with no card in front (R02).")
    return faults
