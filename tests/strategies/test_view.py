"""The view: it shows the table as it is now, and never what is hidden (R29)."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings

from flip7.engine import CallbackSource, CardSource, Question, Referee, Refusal, SeededSource, State, new_game
from flip7.rules import EDITIONS, Card, Edition, Hand, Status, count_cards, points
from flip7.strategies import LocalGame, Strategy, View, create, deciders
from strategies.leaks import reachable, same_cards
from support.games import Setting, settings_of_games, walk
from support.table import table

PUBLIC = [name for name in dir(View) if not name.startswith("_")]
OF_SEAT = [name for name in PUBLIC if name.endswith("_of")]
VALUES = [name for name in PUBLIC if name not in OF_SEAT]


def hidden(referee: Referee) -> Callable[[object], bool]:
    """Recognises what no strategy may find: the game itself, or the order of the cards to come."""
    state = referee.state
    pile = list(state.draw_pile)
    assert len(pile) > 10, "too few cards to tell their order from chance"

    def is_hidden(one: object) -> bool:
        return (
            one is state.draw_pile or isinstance(one, (State, Referee, CardSource)) or same_cards(one, pile)
        )

    return is_hidden


def in_mid_game(edition: Edition, seats: int = 3) -> Iterator[Referee]:
    """A game at each of its first questions."""
    source = SeededSource(11)
    referee = Referee(new_game(seats, source, edition=edition), source)
    referee.begin()
    for _ in range(12):
        yield referee
        assert referee.question is not None
        referee.advance(referee.question.options[0])


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
def test_r29_nothing_that_a_view_leads_to_is_hidden(edition: Edition) -> None:
    for referee in in_mid_game(edition):
        is_hidden = hidden(referee)
        for seat in range(3):
            view = View(referee.state, seat)
            found = reachable(view, referee.question)
            assert len(found) > 20, "the walk came nowhere"
            assert any(one is referee.state.hands for one in found), "the walk misses slots"
            assert not [one for one in found if is_hidden(one)]


@pytest.mark.parametrize("name", ["random", "threshold", "cautious", "bold", "counter"])
def test_r29_nothing_that_a_seated_strategy_leads_to_is_hidden(name: str) -> None:
    source = SeededSource(12)
    referee = Referee(new_game(2, source), source)
    seated = deciders(referee.state, [create(name), create(name)])
    referee.begin()
    for _ in range(8):
        assert referee.question is not None
        referee.advance(seated[referee.question.seat](referee.question))
        is_hidden = hidden(referee)
        assert not [one for one in reachable(*seated, referee.question) if is_hidden(one)]


def test_r29_nothing_that_a_strategy_is_given_in_a_local_game_is_hidden() -> None:
    given_to: list[object] = []

    class Curious:
        def decide(self, view: View, ask: Question) -> Any:
            given_to.extend((view, ask))
            return ask.options[0]

    game = LocalGame.new(["Bot", "Bot"], ["random", "random"], seed=3)
    curious: list[Strategy | None] = [Curious(), Curious()]
    game._strategies = curious
    game.start()
    for _ in range(6):
        game.apply(game.bot_choice())
    is_hidden = hidden(game.game.referee)
    assert len(given_to) == 12
    assert not [one for one in reachable(*given_to) if is_hidden(one)]


class WithDictionary:
    def __init__(self, leak: object) -> None:
        self.leak = {"deep": [(leak,)]}


class WithSlot:
    __slots__ = ("leak",)

    def __init__(self, leak: object) -> None:
        self.leak = leak


class WithMethod:
    def __init__(self, leak: object) -> None:
        self.ask = WithSlot(leak).__repr__


class WithProperty:
    """Hands out a copy of the pile that no object holds."""

    def __init__(self, leak: Any) -> None:
        self.turned = [[card] for card in leak.draw_pile]

    @property
    def leak(self) -> list[Any]:
        return [card for (card,) in self.turned]


def with_closure(leak: object) -> object:
    def function() -> object:
        return leak

    return function


def with_default(leak: object) -> object:
    def function(it: object = leak) -> object:
        return it

    return function


def with_generator(leak: object) -> object:
    def generate() -> Iterator[int]:
        yield 1
        yield id(leak)

    generator = generate()
    next(generator)
    return generator


LEAKS: list[Callable[[object], object]] = [
    WithDictionary,
    WithSlot,
    WithMethod,
    WithProperty,
    with_closure,
    with_default,
    with_generator,
    lambda leak: partial(print, leak),
    lambda leak: iter([leak]),
]


@pytest.mark.parametrize("leak", LEAKS)
def test_the_walk_finds_what_leaks(leak: Callable[[object], object]) -> None:
    (referee, *_) = in_mid_game(EDITIONS["3.1"])
    is_hidden = hidden(referee)
    assert [one for one in reachable(leak(referee.state)) if is_hidden(one)]


@pytest.mark.parametrize("order", [1, -1])
def test_the_walk_knows_the_order_of_the_pile_in_any_list(order: int) -> None:
    (referee, *_) = in_mid_game(EDITIONS["3.1"])
    is_hidden = hidden(referee)
    assert is_hidden(tuple(referee.state.draw_pile[::order]))
    assert not is_hidden(sorted(referee.state.draw_pile))


@settings(max_examples=40)
@given(settings_of_games())
def test_a_view_made_once_shows_the_present(setting: Setting) -> None:
    referee = setting.referee()
    views = [View(referee.state, seat) for seat in range(setting.seats)]
    referee.begin()
    for choice in walk(setting, referee, 60):
        for view in views[:3] + views[-1:]:
            check_view(view, referee.state)
        referee.advance(choice)
    for view in views:
        check_view(view, referee.state)


def check_view(view: View, state: State) -> None:
    """Compare each thing a view says with the state, worked out from the cards alone."""
    own = state.hands[view.seat]
    assert (view.seats, view.edition, view.target, view.decks) == (
        len(state.totals), state.edition, state.target, state.decks,
    )  # fmt: skip
    assert (view.dealer, view.round) == (state.dealer, state.round)
    assert view.cards == tuple(own.cards)
    assert view.points == points(Hand(own.cards))
    assert view.different == len({card for card in own.cards if card.is_number})
    assert view.second_chance == (Card("second") in own.cards)
    assert view.total == state.totals[view.seat]
    assert view.unseen == tuple(count_cards(state.draw_pile))
    assert view.draw_pile == len(state.draw_pile)
    assert view.discarded == tuple(count_cards(state.discard_pile))
    assert view.next_card == (view.unseen if state.draw_pile else view.discarded)
    assert view.active_seats == tuple(state.active_seats())
    for seat, hand in enumerate(state.hands):
        numbers = {card for card in hand.cards if card.is_number}
        bust = state.statuses[seat] is Status.BUSTED
        assert view.cards_of(seat) == tuple(hand.cards)
        assert view.points_of(seat) == (0 if bust else points(Hand(hand.cards)))
        assert view.different_of(seat) == len(numbers)
        assert view.numbers_of(seat) == sum(1 << card for card in numbers)
        assert view.second_chance_of(seat) == (Card("second") in hand.cards)
        assert view.status_of(seat) is state.statuses[seat]
        assert view.total_of(seat) == state.totals[seat]


def test_a_view_still_shows_the_present_after_a_source_has_failed() -> None:
    cards = iter([Card("5"), Card("6"), Card("7"), None, Card("8")])
    source = CallbackSource(lambda _: next(cards))  # type: ignore[arg-type, return-value]  # None is the fault
    state = new_game(2, source)
    view, referee = View(state, 0), Referee(state, source)
    referee.begin()
    referee.advance("hit")
    before = (view.cards, view.cards_of(1), view.unseen)
    assert before[:2] == ((Card("6"),), (Card("5"), Card("7")))
    with pytest.raises(Refusal):
        referee.advance("hit")
    assert (view.cards, view.cards_of(1), view.unseen) == before
    referee.advance("hit")
    assert view.cards == (Card("6"), Card("8"))


def test_the_counts_of_the_discard_pile_are_those_of_the_next_card_when_the_draw_pile_is_empty() -> None:
    game = table("5", ["3", "4"], discard="9 9 12", reshuffles=["9 12 9"])
    view = View(game.state, 0)
    assert view.next_card == view.unseen
    game.play("hit")
    assert view.draw_pile == 0
    assert view.next_card == tuple(count_cards([Card("9"), Card("9"), Card("12")]))


def unchangeable(value: object) -> bool:
    """Whether a value can be handed out without fear."""
    if isinstance(value, tuple):
        return all(map(unchangeable, value))
    return isinstance(value, (int, str, Edition))


@pytest.mark.parametrize("name", PUBLIC)
def test_what_a_view_hands_out_cannot_be_used_to_change_the_game(name: str) -> None:
    game = table("5 9 8", ["3 +4", "4"], discard="9 12", totals=[20, 30])
    view, before = View(game.state, 0), game.state.copy()
    value = getattr(view, name)
    assert unchangeable(value(1) if name in OF_SEAT else value)
    assert game.state == before


@pytest.mark.parametrize("name", VALUES)
def test_a_view_is_read_only(name: str) -> None:
    view = View(table("5 9", ["3", "4"]).state, 0)
    with pytest.raises(AttributeError):
        setattr(view, name, getattr(view, name))


def test_a_view_takes_no_notes() -> None:
    view: Any = View(table("5 9", ["3", "4"]).state, 0)
    with pytest.raises(AttributeError):
        view.note = "strategies remember in themselves"


def test_each_public_name_is_explained() -> None:
    for name in PUBLIC:
        member = inspect.getattr_static(View, name)
        explained = (
            inspect.getdoc(member) if isinstance(member, property) or callable(member) else View.__doc__
        )
        assert explained
        if not isinstance(member, property) and not callable(member):
            assert f"{name}:" in explained
