"""Which features of the rules a record exercises: the oracle's table, with a counter."""

from collections import Counter
from collections.abc import Callable
from typing import Never

from differential.oracle import Asking, Choice, Play, Table, written_in
from differential.position_check import Record


class Witness(Table):
    """A table that counts what happens on it. It changes nothing."""

    def __init__(self, record: Record, shuffle: Callable[[list[str]], list[str]]) -> None:
        self.seen: Counter[str] = Counter()
        self.dealing = False
        self.nesting = 0
        self.gifts: set[int] = set()
        super().__init__(record, shuffle)

    def where(self, what: str, in_hand: int = 0) -> None:
        """Count it, and again by its circumstances. `in_hand`: loose cards that are not set aside."""
        self.seen[what] += 1
        if self.dealing:
            self.seen[f"{what} in the deal"] += 1
        if self.nesting:
            self.seen[f"{what} inside a Flip Three"] += 1
        if self.nesting > 1:
            self.seen[f"{what} inside a Flip Three inside another"] += 1
        if len(self.loose) > in_hand:
            self.seen[f"{what} with cards set aside"] += 1

    def deal(self) -> Play:
        self.dealing = True
        try:
            yield from super().deal()
        finally:
            self.dealing = False
        if not self.active():
            self.seen["nobody active before the turns"] += 1

    def turn_up_for(self, seat: int) -> Play:
        if self.dealing and self.hands[seat].count("flip3"):
            self.seen["dealt to after a Flip Three"] += 1
        yield from super().turn_up_for(seat)

    def turn(self, seat: int) -> Play:
        if not self.hands[seat]:
            self.seen["forced hit" if not self.edition["stay with no card"] else "asked with no card"] += 1
        yield from super().turn(seat)
        if self.statuses[seat] == "stayed" and not self.hands[seat]:
            self.seen["stayed with no card"] += 1

    def ask(self, seat: int, kind: str, options: list[Choice], **more: str) -> Asking:
        if kind == "target":
            self.where(f"{'forced' if len(options) == 1 else 'chosen'} target of {more['card']}", in_hand=1)
        choice = yield from super().ask(seat, kind, options, **more)
        if more.get("card") == "second":
            self.where("gift", in_hand=1)
            if seat in self.gifts:
                self.seen["gift chain"] += 1
            self.gifts.add(int(choice))
        return choice

    def draw(self) -> str:
        if not self.pile and not self.discard:
            self.where("exhaustion")
        return super().draw()

    def reshuffle(self) -> None:
        self.where("reshuffle")
        super().reshuffle()

    def receive_number(self, card: str, seat: int) -> None:
        saved = "second" in self.hands[seat] and card in self.hands[seat]
        if saved:
            self.gifts.discard(seat)
        super().receive_number(card, seat)
        if saved:
            self.where("saved by a Second Chance")
        if self.statuses[seat] == "busted":
            self.where("bust")

    def flip_seven(self, seat: int) -> Never:
        self.where("Flip 7")
        super().flip_seven(seat)

    def receive_second_chance(self, seat: int) -> Play:
        before = len(self.discard)
        yield from super().receive_second_chance(seat)
        if len(self.discard) > before:
            self.where("surplus Second Chance discarded")

    def play_action(self, card: str, drawer: int) -> Play:
        nobody = not self.active()
        if nobody:
            self.seen["set-aside card with nobody active"] += 1
        yield from super().play_action(card, drawer)
        if card == "freeze" and not nobody:
            self.where("freeze")

    def flip_three(self, seat: int) -> Play:
        self.nesting += 1
        self.where("Flip Three")
        if self.nesting > 2:
            self.seen["three Flip Threes in one another"] += 1
        try:
            yield from super().flip_three(seat)
        finally:
            self.nesting -= 1
        if self.statuses[seat] == "frozen" and not self.edition["set aside"]:
            self.seen["Flip Three broken off by a Freeze"] += 1

    def take_up_all(self, aside: list[str], seat: int) -> Play:
        already = self.statuses[seat] == "busted"
        before = self.seen["set-aside card dropped after a bust"]
        yield from super().take_up_all(aside, seat)
        if not already and self.seen["set-aside card dropped after a bust"] > before:
            self.seen["set-aside card dropped after a later bust"] += 1

    def take_up_again(self, card: str, seat: int) -> Play:
        self.seen["set-aside card"] += 1
        if self.nesting > 1:
            self.seen["set-aside card inside a Flip Three inside another"] += 1
        if self.statuses[seat] == "frozen":
            self.seen["set-aside card chosen by a frozen player"] += 1
        if self.statuses[seat] == "busted":
            self.seen["set-aside card dropped after a bust"] += 1
        yield from super().take_up_again(card, seat)

    def finish_round(self) -> None:
        self.gifts.clear()
        for seat in self.seats:
            if self.hands[seat].count("x2") == 2 and self.points_of(seat) > 0:
                self.seen["x4"] += 1
            if self.statuses[seat] == "flip7" and "x2" in self.hands[seat]:
                self.seen["Flip 7 with x2"] += 1
        super().finish_round()
        highest = max(self.totals)
        if highest >= self.target:
            self.seen["game won" if self.over else "tie at the top"] += 1
        if self.over and len([total for total in self.totals if total >= self.target]) > 1:
            self.seen["several past the target"] += 1


def witness(record: Record) -> Witness:
    """Replay a good record under the eyes of a witness."""
    table = Witness(record, written_in(record))
    for choice in record["choices"]:
        table.answer(choice)
    return table


def features(record: Record) -> Counter[str]:
    """How often a good record exercises each thing, by name."""
    table = witness(record)
    seen = table.seen
    seats = len(record["players"])
    seen[f"edition {record['edition']}"] += 1
    seen[f"{record['decks']} decks"] += 1
    if seats in (1, 2, 24):
        seen[f"{seats} seats"] += 1
    if seats > 8:
        seen["9 to 24 seats"] += 1
    if seen["reshuffle"] < len(record["reshuffles"]):
        seen["unused reshuffle"] += 1
    if table.question is None:
        seen["ends with the game over"] += 1
    else:
        seen[f"ends asking {table.question.get('card', table.question['kind'])}"] += 1
    return seen
