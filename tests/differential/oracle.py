"""A second, independent referee of Flip 7, to check the engine against.

It was written from the text of the rules (R01-R30) and of the record format alone and shares no line
and no idea with the engine. A round is a generator that yields questions and is sent answers; a Flip
Three is a generator that may run another one inside itself; a round that is cut short is an exception.
Cards are their codes, hands are lists, questions are dictionaries. It is slow and plain on purpose: some
hundreds of Flip Threes in one another (more than 100 decks of them) are too deep for it.
"""

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any, Never

from differential.position_check import EDITIONS, MODIFIERS, NUMBERS, BadRecord, Record, check, is_cards

Choice = int | str
Question = dict[str, Any]
Play = Generator[Question, Choice, None]
Asking = Generator[Question, Choice, Choice]
Shuffle = Callable[[list[str]], list[str]]


class RoundCut(Exception):
    """The round is over this instant, whatever was going on (R12, R25)."""


def replay(record: Record, referee: "type[Table] | None" = None) -> dict[str, Any]:
    """The object that `flip7 replay --json` prints for a record; BadRecord if the record is bad.

    `referee` is another kind of table to play it on: a test tries tables that misread a rule.

    >>> game = {"format": "flip7-record/1", "edition": "continental", "target": 20, "decks": 1,
    ...         "players": ["Ann"], "start": {"draw_pile": ["12", "9"]}, "reshuffles": [],
    ...         "choices": ["hit", "hit", "stay"]}
    >>> replay(game)["winner"], replay(game)["totals"]
    (0, [21])
    """
    check(record)
    table = (referee or Table)(record, written_in(record))
    for choice in record["choices"]:
        table.answer(choice)
    return table.report()


def written_in(record: Record) -> Shuffle:
    """Shuffle as the record says, one reshuffle after the other (R24); BadRecord if that cannot be."""
    waiting: list[Any] = list(record["reshuffles"])

    def shuffle(discard: list[str]) -> list[str]:
        if not waiting:
            raise BadRecord("missing-reshuffle", "A reshuffle is needed that the record does not give.")
        order = waiting.pop(0)
        if not is_cards(order) or Counter(order) != Counter(discard):
            raise BadRecord("wrong-reshuffle", "A reshuffle is no permutation of the discard pile.")
        return list(order)

    return shuffle


class Table:
    """One game, stopped at a question or over. `shuffle` gets the discard pile, gives its new order.

    `question` is what is asked now (None when the game is over); `answer` goes on from there.
    `loose` holds the cards that lie in front of nobody and in no pile: set aside, or on their way.
    """

    def __init__(self, record: Record, shuffle: Shuffle) -> None:
        start = record["start"]
        self.edition = EDITIONS[record["edition"]]
        self.target: int = record["target"]
        self.seats = range(len(record["players"]))
        self.shuffle = shuffle
        self.pile: list[str] = list(start["draw_pile"])
        self.discard: list[str] = list(start.get("discard", []))
        self.loose: list[str] = []
        self.dealer: int = start.get("dealer", 0)
        self.totals: list[int] = list(start.get("totals", [0 for _ in self.seats]))
        self.hands: list[list[str]] = [list(hand) for hand in start.get("hands", [[] for _ in self.seats])]
        self.statuses: list[str] = list(start.get("statuses", ["active" for _ in self.seats]))
        self.rounds: list[dict[str, Any]] = []
        self.over = False
        self.question: Question | None = None
        self.answered = 0
        self.story = self.game(start.get("turn"))
        self.go_on(None)

    def go_on(self, choice: Choice | None) -> None:
        try:
            self.question = next(self.story) if choice is None else self.story.send(choice)
        except StopIteration:
            self.question = None

    def answer(self, choice: Any) -> None:
        """Give the answer to the question; BadRecord if it is not one of the options, or none is asked."""
        if self.question is None:
            raise BadRecord("leftover-choice", f"Choice {self.answered} is left over: the game is over.")
        options = self.question["options"]
        if not any(type(choice) is type(option) and choice == option for option in options):
            raise BadRecord("illegal-choice", f"Choice {self.answered} is {choice!r}; legal are {options}.")
        self.answered += 1
        self.go_on(choice)

    # --- the game --------------------------------------------------------------------------------

    def game(self, turn: int | None) -> Play:
        """Round after round, until one leads with the target or more."""
        while not self.over:
            try:
                if turn is None:
                    yield from self.round()
                else:
                    yield from self.turns(turn)
            except RoundCut:
                pass
            turn = None
            self.finish_round()

    def round(self) -> Play:
        if self.edition["opening deal"]:  # R01
            yield from self.deal()
        yield from self.turns(self.left_of(self.dealer))

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.seats)

    def deal(self) -> Play:
        """R08: one card each; whoever is out before their slot gets none."""
        seat = self.dealer
        for _ in self.seats:
            seat = self.left_of(seat)  # R07: from the dealer's left, the dealer last
            if self.is_active(seat):  # also one who already took Flip Three cards
                yield from self.turn_up_for(seat)

    def turns(self, seat: int) -> Play:
        """R09: one after the other is asked, until nobody is active (R13)."""
        while self.active():
            if self.is_active(seat):
                yield from self.turn(seat)
            seat = self.left_of(seat)  # R10: counted from the one who drew, not from a target

    def turn(self, seat: int) -> Play:
        may_stay = self.edition["stay with no card"] or self.hands[seat] != []  # R02, R09
        options: list[Choice] = ["hit", "stay"] if may_stay else ["hit"]
        choice = yield from self.ask(seat, "hit_or_stay", options)
        if choice == "stay":
            self.statuses[seat] = "stayed"
        else:
            yield from self.turn_up_for(seat)

    def ask(self, seat: int, kind: str, options: list[Choice], **more: str) -> Asking:
        if len(options) == 1:
            return options[0]  # R14: what has one legal option is not asked
        return (yield {"player": seat, "kind": kind, "options": options, **more})

    # --- cards -----------------------------------------------------------------------------------

    def is_active(self, seat: int) -> bool:
        return self.statuses[seat] == "active"

    def active(self) -> list[int]:
        return [seat for seat in self.seats if self.is_active(seat)]

    def draw(self) -> str:
        """The next card of the pile, loose on the table."""
        if not self.pile:
            if not self.discard:
                raise RoundCut  # R25: no card is left anywhere but on the table
            self.reshuffle()
        card = self.pile.pop(0)
        self.loose.append(card)
        return card

    def reshuffle(self) -> None:
        """R24: the discard pile and nothing else."""
        self.pile, self.discard = self.shuffle(list(self.discard)), []

    def lay(self, card: str, seat: int) -> None:
        self.loose.remove(card)
        self.hands[seat].append(card)

    def drop(self, card: str) -> None:
        self.loose.remove(card)
        self.discard.append(card)

    def turn_up_for(self, seat: int) -> Play:
        """The card of the deal, or of a Hit: whatever it is, it is done with before play goes on."""
        card = self.draw()
        if card in ("freeze", "flip3"):
            yield from self.play_action(card, seat)
        else:
            yield from self.receive(card, seat)

    def receive(self, card: str, seat: int) -> Play:
        """Everything but Freeze and Flip Three."""
        if card in MODIFIERS:
            self.lay(card, seat)
        elif card == "second":
            yield from self.receive_second_chance(seat)
        else:
            self.receive_number(card, seat)

    def receive_number(self, card: str, seat: int) -> None:
        hand = self.hands[seat]
        if card not in hand:  # R11
            self.lay(card, seat)
            if len(self.numbers_of(seat)) == 7:
                self.flip_seven(seat)
        elif "second" in hand:  # R20: by itself, and both to the discard pile at once
            self.drop(card)
            hand.remove("second")
            self.discard.append("second")
        else:
            self.lay(card, seat)  # R11: the duplicate lies with the rest
            self.statuses[seat] = "busted"

    def numbers_of(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if card in NUMBERS]

    def flip_seven(self, seat: int) -> Never:
        self.statuses[seat] = "flip7"
        raise RoundCut  # R12: wherever it happens

    def receive_second_chance(self, seat: int) -> Play:
        if "second" not in self.hands[seat]:  # R20: the first one is kept
            self.lay("second", seat)
        else:  # R21: a surplus one goes to another active player who has none
            takers = [other for other in self.active() if other != seat and "second" not in self.hands[other]]
            if takers:
                taker = yield from self.ask(seat, "target", [*takers], card="second")
                self.lay("second", int(taker))
            else:
                self.drop("second")  # R04

    def play_action(self, card: str, drawer: int) -> Play:
        """R14: whoever drew a Freeze or a Flip Three chooses its target, self included."""
        if not self.active():
            self.drop(card)  # R17
            return
        target = int((yield from self.ask(drawer, "target", [*self.active()], card=card)))
        self.lay(card, target)  # R19
        if card == "freeze":
            self.statuses[target] = "frozen"  # R15: a Second Chance is no help
        else:
            yield from self.flip_three(target)

    def flip_three(self, seat: int) -> Play:
        """R16. Freeze and Flip Three inside: set aside (R17) or resolved at once (R18)."""
        aside: list[str] = []
        for _ in range(3):
            if not self.is_active(seat):  # bust (R16), or put out by an interrupting card (R18)
                break
            card = self.draw()
            if card not in ("freeze", "flip3"):
                yield from self.receive(card, seat)
            elif self.edition["set aside"]:  # R03
                aside.append(card)
            else:
                yield from self.play_action(card, seat)
        yield from self.take_up_all(aside, seat)

    def take_up_all(self, aside: list[str], seat: int) -> Play:
        """R17: one at a time, in the order revealed, by the player who flipped them."""
        for card in aside:
            yield from self.take_up_again(card, seat)

    def take_up_again(self, card: str, seat: int) -> Play:
        if self.statuses[seat] == "busted":
            self.drop(card)  # R17: looked at when its turn comes, not before
        else:
            yield from self.play_action(card, seat)  # R17: also if frozen meanwhile

    # --- counting --------------------------------------------------------------------------------

    def points_of(self, seat: int) -> int:
        """R22."""
        if self.statuses[seat] == "busted":
            return 0
        hand = self.hands[seat]
        points = sum(int(card) for card in self.numbers_of(seat))
        for _ in range(hand.count("x2")):  # R06: two of them make x4
            points = points * 2
        points += sum(int(card) for card in hand if card.startswith("+"))
        return points + 15 if self.statuses[seat] == "flip7" else points  # R12

    def finish_round(self) -> None:
        points = [self.points_of(seat) for seat in self.seats]
        self.totals = [total + more for total, more in zip(self.totals, points, strict=True)]
        self.rounds.append(
            {
                "dealer": self.dealer,
                "hands": self.hands,
                # R12, R25: whoever was active when the round was cut short counts as having stayed
                "statuses": ["stayed" if status == "active" else status for status in self.statuses],
                "points": points,
                "totals": list(self.totals),
            }
        )
        for cards in [*self.hands, self.loose]:  # R23; R25: what was loose goes with the rest
            self.discard.extend(cards)
        self.loose = []
        self.hands = [[] for _ in self.seats]
        self.statuses = ["active" for _ in self.seats]
        highest = max(self.totals)
        self.over = highest >= self.target and self.totals.count(highest) == 1  # R26, R27
        if not self.over:
            self.dealer = self.left_of(self.dealer)  # R23

    def report(self) -> dict[str, Any]:
        """The game so far, as `flip7 replay --json` prints it."""
        table = [
            {"cards": list(hand), "status": status}
            for hand, status in zip(self.hands, self.statuses, strict=True)
        ]
        return {
            "rounds": self.rounds,
            "over": self.over,
            "winner": self.totals.index(max(self.totals)) if self.over else None,
            "totals": list(self.totals),
            "dealer": self.dealer,
            "next": self.question,
            "table": None if self.over else table,
            "draw_pile": len(self.pile),
            "discard": dict(sorted(Counter(self.discard).items())),
        }
