"""Random records for the differential test: whole games, and games begun from a position.

Everything comes from the `random.Random` that is passed in, so a seed names a record for ever. Each
record is made by playing on the oracle with random legal choices and writing down what was asked and how
the discard pile was shuffled. Decks are often stacked (few cards, or many action cards), so that what is
rare with a full deck is common here.
"""

import copy
import random
from typing import Any

from differential.oracle import Choice, Table
from differential.position_check import (
    ACTIONS,
    EDITIONS,
    MODIFIERS,
    NUMBERS,
    ONE_DECK,
    Record,
    check,
    faults_of_hand,
)

DEFAULT_CHUNKS = 30
"""Parts of the default sample: 9,000 records, a third of them whole games."""
MOST_CHOICES = 1200
MOST_RESHUFFLES = 40  # after so many no further choice is made
ENDLESS_RESHUFFLES = 80


# --- cards, seats and players -------------------------------------------------------------------------


def whole_deck(decks: int) -> list[str]:
    return [card for card, copies in ONE_DECK.items() for _ in range(copies * decks)]


def random_stock(rng: random.Random, decks: int, seats: int) -> list[str]:
    """The cards of a game, shuffled: the whole deck, or a part of it that makes rare things happen."""
    deck = whole_deck(decks)
    rng.shuffle(deck)
    plain = [card for card in deck if card not in ACTIONS]
    one_of_each = [card for card in (*NUMBERS, *MODIFIERS) for _ in range(rng.randint(1, decks))]
    freezes, flips, seconds = (["freeze"] * 3 * decks, ["flip3"] * 3 * decks, ["second"] * 3 * decks)
    kind = rng.choices(
        ["whole", "thin", "tiny", "actions", "one of each", "seconds", "doubles", "rush"],
        [34, 11, 4, 17, 9, 7, 6, 12],
    )[0]
    if kind == "thin":
        stock = deck[: rng.randint(3, 10 + 4 * seats)]
    elif kind == "tiny":
        stock = deck[: rng.randint(1, 6)]
    elif kind == "actions":
        stock = freezes + flips + seconds[: rng.randint(0, 3 * decks)]
        stock += plain[: rng.randint(4, 8 + 4 * seats)]
    elif kind == "one of each":  # few duplicates: a Flip 7 is near
        stock = one_of_each + [card for card in deck if card in ACTIONS and rng.random() < 0.7]
    elif kind == "seconds":
        stock = seconds + flips[: rng.randint(0, 3 * decks)] + plain[: 12 + 3 * seats]
    elif kind == "doubles":
        stock = ["x2"] * decks + seconds + plain[: 12 + 2 * seats]
        while stock.count("x2") > decks:
            stock.remove("x2")
    elif kind == "rush":  # Flip Threes first, then hardly a duplicate: a Flip 7 before the first turn
        stock = [*rng.sample(NUMBERS, 13), *seconds[: rng.randint(0, 3)], *MODIFIERS]
        for card in flips + freezes[: rng.randint(0, 1)]:
            stock.insert(rng.randint(0, 8), card)
        return stock
    else:
        stock = deck
    rng.shuffle(stock)
    return stock


def random_seats(rng: random.Random) -> int:
    few, many = rng.randint(3, 8), rng.randint(9, 23)
    return rng.choices([1, 2, few, many, 24], [9, 11, 60, 15, 5])[0]


class Players:
    """Choices at random, each seat with its own nature: bold, shy, or up to some number of points."""

    def __init__(self, rng: random.Random, seats: int) -> None:
        self.rng = rng
        self.limits = [rng.randint(8, 45) for _ in range(seats)]
        self.coins = [rng.choice([0.1, 0.4, 0.7, 0.95, 0.995]) for _ in range(seats)]
        self.by_coin = rng.choice([0.0, 0.3, 1.0])
        self.to_self = rng.choice([0.0, 0.2, 0.6, 0.95])
        self.favourite = rng.randrange(seats) if rng.random() < 0.35 else None

    def choose(self, table: Table) -> Choice:
        question = table.question
        assert question is not None
        seat: int = question["player"]
        options: list[Choice] = question["options"]
        if question["kind"] == "target":
            if self.favourite in options and question["card"] == "flip3":
                return self.favourite
            if seat in options and self.rng.random() < self.to_self:
                return seat
            return self.rng.choice(options)
        if self.rng.random() < self.by_coin:
            return "hit" if self.rng.random() < self.coins[seat] else "stay"
        return "hit" if table.points_of(seat) < self.limits[seat] else "stay"


# --- good records -------------------------------------------------------------------------------------


class Endless(Exception):
    """Round follows round and nothing is asked (one lonely Freeze, dealt again and again)."""


def play_on(rng: random.Random, record: Record, most: int, until: str | None = None) -> Table | None:
    """Fill in `choices` and `reshuffles`; None if play never comes to a question.

    Stops after `most` choices, or when a target is asked for the card `until`.
    """
    players = Players(rng, len(record["players"]))

    def shuffle(discard: list[str]) -> list[str]:
        if len(record["reshuffles"]) == ENDLESS_RESHUFFLES:
            raise Endless
        rng.shuffle(discard)
        record["reshuffles"].append(list(discard))
        return discard

    try:
        table = Table(record, shuffle)
        while table.question is not None and len(record["choices"]) < most:
            if len(record["reshuffles"]) >= MOST_RESHUFFLES or table.question.get("card", "") == until:
                break
            choice = players.choose(table)
            table.answer(choice)
            record["choices"].append(choice)
    except Endless:
        return None
    if rng.random() < 0.1:  # unused reshuffles are ignored
        record["reshuffles"].append(rng.sample(whole_deck(1), 5))
    return table


def blank(rng: random.Random, seats: int, decks: int, stock: list[str]) -> Record:
    """A record before the first card; some say what is optional, some leave it out."""
    start: dict[str, Any] = {"draw_pile": stock}
    if rng.random() < 0.8:
        start["dealer"] = rng.randrange(seats)
    record: Record = {
        "format": "flip7-record/1",
        "edition": rng.choice(list(EDITIONS)),
        "target": rng.choice([1, 5, 12, 20, 50, 100, 200, 200, 200]),
        "decks": decks,
        "players": [rng.choice(["Ann", "Bo", "", "\u00c9lo\u00efse", "\U0001f0cf"]) for _ in range(seats)],
        "start": start,
        "reshuffles": [],
        "choices": [],
    }
    if rng.random() < 0.1:
        record["meta"] = {"place": "Lyon", "date": "2026-02-01"}
    if rng.random() < 0.1:
        record["shuffle"] = {"seed": rng.randrange(1000)}
    return record


def random_game(rng: random.Random, seats: int | None = None, decks: int | None = None) -> Record:
    """A game from its first card to its end, or to where it was given up."""
    while True:
        count = seats or random_seats(rng)
        packs = decks or rng.choice([1, 1, 2])
        record = blank(rng, count, packs, random_stock(rng, packs, count))
        if play_on(rng, record, MOST_CHOICES) is not None:
            return record


def random_position(rng: random.Random, seats: int | None = None, decks: int | None = None) -> Record:
    """A game begun from a position and cut off after some choices, often at a question."""
    while True:
        count = seats or random_seats(rng)
        packs = decks or rng.choice([1, 1, 2])
        make = rng.choices([played_position, composed_position, new_round_position], [55, 35, 10])[0]
        record = make(rng, count, packs)
        if record is None:
            continue
        check(record)
        most = rng.choice([0, 1, 2, 3, rng.randint(0, 12), rng.randint(0, 30), rng.randint(0, 150)])
        until = rng.choice([None, None, "freeze", "flip3", "second"])
        if play_on(rng, record, most, until) is not None:
            return record


def random_totals(rng: random.Random, record: Record) -> list[int]:
    """Totals around the target, often equal ones, so that games end and tie."""
    target: int = record["target"]
    below, near, above = rng.randint(0, target - 1), target - rng.randint(0, 12), target + rng.randint(0, 9)
    around = [below, max(0, near), above]
    return [rng.choice(around) for _ in record["players"]]


def played_position(rng: random.Random, seats: int, decks: int) -> Record | None:
    """What lies on the table at some hit-or-stay question of a random game."""
    game = blank(rng, seats, decks, random_stock(rng, decks, seats))
    table = play_on(rng, game, rng.randint(0, 60))
    if table is None or table.question is None or table.question["kind"] != "hit_or_stay" or table.loose:
        return None
    turn: int = table.question["player"]
    if rng.random() < 0.15:  # also someone who was not asked: maybe with no card in front
        turn = rng.choice(table.active())
    record = blank(rng, seats, decks, list(table.pile))
    record["edition"] = game["edition"]
    record["start"] |= {
        "dealer": table.dealer,
        "totals": list(table.totals),
        "hands": copy.deepcopy(table.hands),
        "statuses": list(table.statuses),
        "discard": list(table.discard),
        "turn": turn,
    }
    if rng.random() < 0.3:
        record["start"]["totals"] = random_totals(rng, record)
    if rng.random() < 0.3:  # a short pile: reshuffles, and the end of all cards
        del record["start"]["draw_pile"][rng.randint(0, 10) :]
        del record["start"]["discard"][rng.choice([0, 0, 3, 20]) :]
        if not any([record["start"]["draw_pile"], record["start"]["discard"], *table.hands]):
            return None
    return record


def composed_position(rng: random.Random, seats: int, decks: int) -> Record | None:
    """Hands put together by hand: long rows, Second Chances, players out, few cards to come."""
    deck = whole_deck(decks)
    rng.shuffle(deck)
    record = blank(rng, seats, decks, [])
    hands: list[list[str]] = []
    statuses: list[str] = []
    richness = rng.choice([2, 4, 7, 9])
    for _ in range(seats):
        status = rng.choices(["active", "stayed", "frozen", "busted"], [70, 12, 8, 10])[0]
        hand: list[str] = []
        for _ in range(rng.randint(0, richness)):
            card = deck.pop() if deck else "freeze"
            if card != "freeze" and not faults_of_hand([*hand, card], "active", "continental"):
                hand.append(card)
            elif deck:
                deck.insert(0, card)
        if status == "frozen" and "freeze" in deck:
            deck.remove("freeze")
            hand.append("freeze")
        elif status == "busted" and "second" not in hand:
            again = [card for card in hand if card in NUMBERS and card in deck]
            if again:
                deck.remove(again[0])
                hand.append(again[0])
        hands.append(hand)
        statuses.append("active" if faults_of_hand(hand, status, record["edition"]) else status)
    active = [seat for seat in range(seats) if statuses[seat] == "active"]
    if not active:
        return None
    rng.shuffle(deck)
    for card in ("freeze", "flip3", "second"):  # bring some action cards near
        if rng.random() < 0.4 and card in deck:
            deck.remove(card)
            deck.insert(rng.randint(0, min(6, len(deck))), card)
    cut = rng.choice([0, 1, 3, 8, 20, len(deck)])
    record["start"] |= {"draw_pile": deck[:cut], "hands": hands, "statuses": statuses}
    record["start"]["turn"] = rng.choice(active)
    if rng.random() < 0.6:
        record["start"]["discard"] = deck[cut : cut + rng.choice([0, 2, 6, len(deck)])]
    if rng.random() < 0.5:
        record["start"]["totals"] = random_totals(rng, record)
    return record if deck[:cut] or any(hands) or record["start"].get("discard") else None


def new_round_position(rng: random.Random, seats: int, decks: int) -> Record | None:
    """A new round with totals and a discard pile from earlier ones."""
    stock = random_stock(rng, decks, seats)
    cut = rng.randint(0, len(stock))
    record = blank(rng, seats, decks, stock[:cut])
    record["start"] |= {"discard": stock[cut:], "totals": random_totals(rng, record)}
    if rng.random() < 0.5:
        record["start"] |= {"hands": [[] for _ in range(seats)], "statuses": ["active"] * seats}
    return record


def random_record(rng: random.Random) -> Record:
    """A whole game or a game from a position, one to two."""
    return random_game(rng) if rng.random() < 1 / 3 else random_position(rng)


def chunk(number: int, size: int = 300) -> list[Record]:
    """The records of one part of the sample; the same for ever."""
    return [random_record(random.Random(f"flip7 {number} {index}")) for index in range(size)]
