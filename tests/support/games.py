"""Random games for the property tests: every mixture of the editions, 1 to 24 seats, 1 or 2 decks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from hypothesis import strategies as st

from flip7.engine import (
    CardSource,
    Choice,
    ChooseTarget,
    HitOrStay,
    Phase,
    Question,
    Referee,
    SeededSource,
    State,
    position,
)
from flip7.rules import EDITIONS, Card, Edition, Status, full_deck

HOUSE_RULES = [
    Edition(f"house {deal:d}{stay:d}{aside:d}", deal, stay, aside)
    for deal, stay, aside in product((False, True), repeat=3)
]
"""All eight mixtures of R01 to R03; two of them play like the printed editions."""


@dataclass(frozen=True)
class Setting:
    """All that fixes a random game, the choices included."""

    edition: Edition
    seats: int
    decks: int
    target: int
    stock: tuple[Card, ...]
    dealer: int
    seed: int
    boldness: float

    def source(self) -> SeededSource:
        """The source that shuffled the first pile and shuffles the next ones."""
        return SeededSource(self.seed)

    def state(self, source: CardSource | None = None) -> State:
        """The state before the first round."""
        pile = (source or self.source()).shuffle(sorted(self.stock), 0)
        return position(
            self.seats,
            edition=self.edition,
            target=self.target,
            decks=self.decks,
            dealer=self.dealer,
            draw_pile=pile,
        )

    def referee(self) -> Referee:
        """A referee before the first round."""
        return Referee(self.state(), self.source())

    def choices(self) -> random.Random:
        """A fresh generator for the choices."""
        return random.Random(self.seed)

    def choose(self, rng: random.Random, question: Question) -> Choice:
        """Choose at random, as boldly as the setting says."""
        if isinstance(question, HitOrStay):
            return "hit" if rng.random() < self.boldness else "stay"
        return rng.choice(question.options)


def _stock(seed: int, decks: int, seats: int, kind: str) -> tuple[Card, ...]:
    """The whole deck, half of it, or a small one rich in what is rare."""
    rng = random.Random(seed)
    deck = full_deck(decks)
    if kind == "whole":
        return tuple(deck)
    if kind == "half":
        return tuple(rng.sample(deck, len(deck) // 2))
    special = [card for card in deck if not card.is_number]
    numbers = [card for card in deck if card.is_number]
    return tuple(special + rng.sample(numbers, min(len(numbers), 6 + rng.randrange(2 * seats + 6))))


@st.composite
def settings_of_games(
    draw: st.DrawFn, *, printed: bool = False, most_seats: int = 24, whole: bool = False
) -> Setting:
    """Settings of random games; ``printed`` leaves out house rules, ``whole`` incomplete decks."""
    edition = draw(st.sampled_from([*EDITIONS.values()] if printed else HOUSE_RULES))
    seats = draw(st.integers(1, min(5, most_seats)) | st.integers(1, most_seats))
    decks = draw(st.integers(1, 2))
    seed = draw(st.integers(0, 2**64 - 1))
    kind = "whole" if whole else draw(st.sampled_from(["rich", "whole", "half"]))
    return Setting(
        edition=edition,
        seats=seats,
        decks=decks,
        target=draw(st.sampled_from([200, 30, 1])),
        stock=_stock(seed, decks, seats, kind),
        dealer=draw(st.integers(0, seats - 1)),
        seed=seed,
        boldness=draw(st.sampled_from([0.9, 0.7, 0.4])),
    )


def walk(setting: Setting, referee: Referee, most: int) -> Iterator[Choice]:
    """Yield a choice at each question until the game is over; whoever asks for the next has made it."""
    rng = setting.choices()
    for _ in range(most):
        question = referee.question
        if question is None:
            return
        yield setting.choose(rng, question)


def counted(state: State) -> Counter[Card]:
    """Every card of a state, counted from its parts and not by the engine."""
    cards = Counter(state.draw_pile)
    cards.update(state.discard_pile)
    for hand in state.hands:
        cards.update(hand.cards)
    for flip_three in state.business:
        cards.update(flip_three.set_aside)
    if isinstance(state.question, ChooseTarget):
        cards[state.question.card] += 1
    return cards


def check_whole(state: State, deck: Counter[Card]) -> None:
    """Draw pile, discard pile, hands and unfinished business are exactly the deck; ``unseen`` is right."""
    assert counted(state) == deck
    assert state.cards() == [deck[Card(kind)] for kind in range(22)]
    assert state.unseen == [state.draw_pile.count(Card(kind)) for kind in range(22)]


def check_question(state: State) -> None:
    """A question has two or more legal options; without one the game has not begun or is over."""
    question = state.question
    if question is None:
        assert state.phase is not Phase.ROUND
        return
    assert state.phase is Phase.ROUND
    assert len(question.options) >= 2
    active = [seat for seat, status in enumerate(state.statuses) if status is Status.ACTIVE]
    if isinstance(question, HitOrStay):
        assert question.seat in active
        assert question.options == ("hit", "stay")
        assert state.hands[question.seat].cards or not state.edition.staying_needs_a_card
        return
    assert question.card.is_action
    free = [seat for seat in active if Card("second") not in state.hands[seat].cards]
    assert list(question.options) == (free if question.card is Card("second") else active)
