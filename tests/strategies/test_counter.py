"""``counter``: exact chances, and targets chosen by them."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import ChooseTarget, HitOrStay, State
from flip7.rules import FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Hand, points
from flip7.strategies import CounterStrategy, View, create

TURN = HitOrStay(0)
NUMBERS = [Card(kind) for kind in range(13)]


def view_of(
    pile: str, *hands: str, seat: int = 0, totals: list[int] | None = None, discard: str = "", **more: Any
) -> View:
    """A view of a round with these cards to come."""
    return View(
        State(
            len(hands),
            draw_pile=pile,
            hands=list(hands),
            totals=totals,
            discard_pile=discard,
            phase="round",
            **more,
        ),
        seat,
    )


def pile(matches: int, others: int) -> str:
    """Cards of which so many are fives, the others sixes; decks have fewer, but a view does not mind."""
    return " ".join(["5"] * matches + ["6"] * others)


@pytest.mark.parametrize(
    ("percent", "matches", "others", "choice"),
    [
        ("22", 11, 39, "stay"),  # 11 of 50 are 22 %
        ("22", 10, 39, "hit"),
        ("22", 11, 40, "hit"),
        ("22.5", 9, 31, "stay"),  # 9 of 40 are 22.5 %
        ("22.5", 9, 32, "hit"),
        ("22.50001", 9, 31, "hit"),
        ("33.3333", 1, 2, "stay"),
        ("33.34", 1, 2, "hit"),
        ("100", 1, 0, "stay"),
        ("100", 3, 1, "hit"),
        ("0.001", 1, 50, "stay"),
        ("0.001", 0, 50, "hit"),
        # 0.07 is 0.07000000000000001 when multiplied as floats: 7 of 100 must still be a stay.
        ("7", 7, 93, "stay"),
        ("7.0", 7, 94, "hit"),
    ],
)
def test_it_hits_below_the_percentage_and_stays_from_exactly_there_on(
    percent: str, matches: int, others: int, choice: str
) -> None:
    view = view_of(pile(matches, others), "5", "8")
    assert CounterStrategy(percent).decide(view, TURN) == choice
    assert create(f"counter:{percent}").decide(view, TURN) == choice


@given(
    st.lists(st.sampled_from(NUMBERS), unique=True, max_size=6),
    st.lists(st.sampled_from([Card(kind) for kind in range(22)]), min_size=1, max_size=30),
    st.integers(1, 100_000),
)
def test_the_boundary_is_exact_for_any_percentage(
    held: list[Card], deck: list[Card], thousandths: int
) -> None:
    percent = f"{thousandths // 1000}.{thousandths % 1000:03}"
    view = View(State(1, hands=[tuple(held)], draw_pile=deck), 0)
    chance = Fraction(sum(card in held for card in deck), len(deck))
    expected = "hit" if chance < Fraction(thousandths, 100_000) else "stay"
    assert CounterStrategy(percent).decide(view, TURN) == expected


def test_the_usual_percentage_is_22() -> None:
    assert CounterStrategy().limit == Fraction(22, 100)
    assert CounterStrategy(22).limit == create("counter").limit == Fraction(22, 100)  # type: ignore[attr-defined]  # of the strategy itself


def test_it_counts_what_is_reshuffled_when_the_draw_pile_is_empty() -> None:
    assert CounterStrategy().decide(view_of("", "5", "8", discard="5 6 7"), TURN) == "stay"
    assert CounterStrategy().decide(view_of("", "5", "8", discard="8 6 7"), TURN) == "hit"
    assert CounterStrategy().decide(view_of("", "5", "8"), TURN) == "hit", "nothing can bust it any more"


@given(st.integers(1, 50), st.integers(0, 50))
def test_it_always_hits_with_a_second_chance_in_front(matches: int, others: int) -> None:
    view = view_of(pile(matches, others), "5 second", "8")
    assert CounterStrategy("0.001").decide(view, TURN) == "hit"


def test_it_freezes_the_strongest_rival_that_would_go_on() -> None:
    # Half of the cards to come are tens: seat 1 leads but would stay, so a Freeze does not hurt it.
    view = view_of("10 10 3 4", "9", "10 12", "11", "8", totals=[0, 150, 90, 100])
    ask = ChooseTarget(0, FREEZE, (0, 1, 2, 3))
    assert CounterStrategy().decide(view, ask) == 3  # 108 against 101
    # By a bolder measure it would go on too.
    assert CounterStrategy("51").decide(view, ask) == 1


def test_it_freezes_a_rival_with_a_second_chance_who_would_go_on() -> None:
    view = view_of("10 10 10 10", "9", "10 second", "11", totals=[0, 150, 90])
    assert CounterStrategy().decide(view, ChooseTarget(0, FREEZE, (0, 1, 2))) == 1


def test_when_no_rival_can_be_hurt_it_freezes_the_strongest() -> None:
    view = view_of("10 10 8 8", "9", "10 12", "8", totals=[0, 30, 90])
    assert CounterStrategy().decide(view, ChooseTarget(0, FREEZE, (0, 1, 2))) == 2


def test_it_never_freezes_itself() -> None:
    view = view_of("1 2 3 4", "9", "5", totals=[190, 0])
    assert CounterStrategy().decide(view, ChooseTarget(0, FREEZE, (0, 1))) == 1


def test_it_gives_a_surplus_second_chance_to_the_weakest() -> None:
    view = view_of("1 2", "9 second", "12", "2", "5", totals=[0, 50, 60, 58])
    assert CounterStrategy().decide(view, ChooseTarget(0, SECOND_CHANCE, (1, 2, 3))) == 1


def test_of_equal_rivals_it_takes_the_first_from_its_left() -> None:
    for seat, expected in ((0, 1), (1, 2), (2, 0)):
        view = view_of("1 2 3", "5 second", "5", "5", seat=seat)
        for card in (FREEZE, SECOND_CHANCE):
            assert CounterStrategy().decide(view, ChooseTarget(seat, card, (0, 1, 2))) == expected


def test_it_gives_flip_three_to_whoever_it_is_likeliest_to_bust() -> None:
    # Twelves abound: seat 2 holds one. Seat 1 has more Numbers, none of which is left.
    view = view_of("12 12 12 7 8 9", "7 8 9", "1 2 3 4 5", "12", "3 +10")
    assert CounterStrategy().decide(view, ChooseTarget(0, FLIP_THREE, (0, 1, 2, 3))) == 2


def test_a_second_chance_makes_a_bust_less_likely() -> None:
    view = view_of("12 12 11 11 7 8 9", "7 8 9", "12 second", "11")
    assert CounterStrategy().decide(view, ChooseTarget(0, FLIP_THREE, (0, 1, 2))) == 2


def test_of_rivals_equally_likely_to_bust_the_one_with_more_points_gets_flip_three() -> None:
    view = view_of("12 12 7 8 9", "7 8 9", "12", "12 +10")
    assert CounterStrategy().decide(view, ChooseTarget(0, FLIP_THREE, (0, 1, 2))) == 2


def test_it_keeps_a_flip_three_when_nobody_would_lose_by_it() -> None:
    view = view_of("10 11 12 9 8", "1", "2 3", totals=[0, 0])
    assert CounterStrategy().decide(view, ChooseTarget(0, FLIP_THREE, (0, 1))) == 0


def test_it_gives_a_flip_three_away_even_in_vain_when_it_cannot_take_it_itself() -> None:
    # Set aside, and its owner frozen since: only others can be chosen (R17).
    view = view_of("10 11 12 9 8", "1 freeze", "2 3", "4", statuses=["frozen", "active", "active"])
    assert CounterStrategy().decide(view, ChooseTarget(0, FLIP_THREE, (1, 2), was_set_aside=True)) == 1


@st.composite
def flip_three_cases(draw: st.DrawFn) -> tuple[View, tuple[int, ...]]:
    seats = draw(st.integers(2, 4))
    hands = [
        tuple(draw(st.lists(st.sampled_from(NUMBERS), unique=True, max_size=5)))
        + tuple(draw(st.lists(st.sampled_from([Card("second"), Card("+6"), Card("x2")]), unique=True)))
        for _ in range(seats)
    ]
    deck = draw(st.lists(st.sampled_from([Card(kind) for kind in range(22)]), max_size=9))
    seat = draw(st.integers(0, seats - 1))
    options = draw(st.sets(st.integers(0, seats - 1), min_size=2))
    if options <= {seat}:
        options = set(range(seats))
    return View(State(seats, hands=hands, draw_pile=deck, phase="round"), seat), tuple(sorted(options))


@settings(max_examples=150)
@given(flip_three_cases())
def test_flip_three_goes_where_every_draw_of_three_says(case: tuple[View, tuple[int, ...]]) -> None:
    """The choice from the description alone: enumerate the draws, compare exact fractions."""
    view, options = case
    deck = [Card(kind) for kind, count in enumerate(view.unseen) for _ in range(count)]
    draws = list(combinations(deck, min(3, len(deck))))
    gain = Fraction(sum(int(card) if card.is_number else card.addition for card in deck), len(deck) or 1)

    def bust(seat: int) -> Fraction:
        cards = view.cards_of(seat)
        held = {card for card in cards if card.is_number}
        needed = 2 if Card("second") in cards else 1
        return Fraction(sum(sum(card in held for card in draw) >= needed for draw in draws), len(draws))

    def kept(seat: int) -> int:
        return points(Hand(view.cards_of(seat)))

    def three_cards(seat: int) -> Fraction:
        return (1 - bust(seat)) * 3 * gain - bust(seat) * kept(seat)

    around = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    rivals = [seat for seat in around if seat in options]
    victim = max(rivals, key=lambda seat: (bust(seat), kept(seat)))
    keep = view.seat in options and three_cards(view.seat) > -three_cards(victim)
    expected = view.seat if keep else victim
    assert CounterStrategy().decide(view, ChooseTarget(view.seat, FLIP_THREE, options)) == expected
