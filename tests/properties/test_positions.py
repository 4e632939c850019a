"""Positions composed at random that can occur are accepted, and played on without losing a card."""

import random

from hypothesis import event, given, settings
from hypothesis import strategies as st

from flip7.engine import FlipThree, Phase, Referee, SeededSource, State, position, position_faults
from flip7.rules import FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Status, full_deck
from support.games import HOUSE_RULES, check_question, check_whole, counted
from support.witness import Log, Witness


class Pool:
    """The cards that are still nowhere."""

    def __init__(self, rng: random.Random, decks: int) -> None:
        self.rng = rng
        self.cards = full_deck(decks)
        rng.shuffle(self.cards)

    def take(self, wanted: list[Card]) -> list[Card]:
        """Take one of each of these, as far as there are any."""
        taken = []
        for card in wanted:
            if card in self.cards:
                self.cards.remove(card)
                taken.append(card)
        return taken

    def some(self, most: int) -> list[Card]:
        return [self.cards.pop() for _ in range(min(self.rng.randint(0, most), len(self.cards)))]


def compose_hand(pool: Pool, status: Status) -> list[Card]:
    """Cards that may lie in front of a player of a status, in an order in which they may have come."""
    rng = pool.rng
    numbers = rng.sample(range(13), rng.randint(1 if status is Status.BUSTED else 0, 6))
    wanted = [Card(number) for number in numbers]
    wanted += [Card(kind) for kind in rng.sample(range(13, 19), rng.randint(0, 2))]
    wanted += [FLIP_THREE] * rng.randint(0, 1)
    if status is not Status.BUSTED and rng.random() < 0.4:
        wanted.append(SECOND_CHANCE)
    hand = pool.take(wanted)
    rng.shuffle(hand)
    return hand


def compose(seed: int) -> State:
    """A position in mid-round, perhaps in the deal, perhaps with unfinished Flip Threes."""
    rng = random.Random(seed)
    edition = rng.choice(HOUSE_RULES)
    seats, decks = rng.choice((1, 2, 3, 4, 24)), rng.randint(1, 2)
    pool = Pool(rng, decks)
    hands, statuses = [], []
    for _ in range(seats):
        status = rng.choice((Status.ACTIVE, Status.ACTIVE, *Status))
        hand = compose_hand(pool, status)
        held = [card for card in hand if card.is_number and card in pool.cards]
        if status is Status.BUSTED and held:
            hand += pool.take([rng.choice(held)])
        elif status is Status.FROZEN and FREEZE in pool.cards:
            hand += pool.take([FREEZE])
        elif status is not Status.STAYED or (not hand and edition.staying_needs_a_card):
            status = Status.ACTIVE
        hands.append(tuple(hand))
        statuses.append(status)
    in_deal = edition.opening_deal and rng.random() < 0.3
    business = [
        FlipThree(
            rng.randrange(seats),
            rng.randint(0, 3),
            tuple(pool.take(rng.choices((FREEZE, FLIP_THREE), k=rng.randint(0, 2)))),
        )
        for _ in range(rng.choice((0, 0, 1, 2)))
    ]
    # With a Number above 0 somewhere no game goes on for ever without a question.
    number = next(card for card in pool.cards if card.is_number and card)
    discard = pool.take([number]) + pool.some(30)
    return position(
        seats,
        edition=edition,
        decks=decks,
        target=rng.choice((1, 50, 200)),
        dealer=rng.randrange(seats),
        turn=rng.randrange(seats),
        undealt=rng.randint(1, seats) if in_deal else 0,
        phase=Phase.ROUND,
        totals=[rng.randint(0, 199) for _ in range(seats)],
        hands=hands,
        statuses=statuses,
        business=business,
        discard_pile=discard,
        draw_pile=pool.cards[: rng.choice((0, 1, 3, 10, 188))],
    )


@settings(max_examples=300)
@given(st.integers(0, 2**64 - 1))
def test_a_position_that_can_occur_is_accepted_and_played_on(seed: int) -> None:
    state = compose(seed)
    rng = random.Random(seed)
    deck = counted(state)
    witness = Witness(state)
    referee = Referee(state, SeededSource(seed))
    event(f"unfinished Flip Threes: {len(state.business)}")
    witness.heard(referee.start(Log(witness, state)))
    for _ in range(40):
        check_whole(state, deck)
        check_question(state)
        assert position_faults(state) == []
        if referee.question is None:
            break
        options = referee.question.options
        witness.heard(referee.apply(options[int(rng.random() < 0.3)], Log(witness, state)))
