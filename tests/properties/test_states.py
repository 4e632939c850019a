"""A state can be copied, printed, stored and resumed at any question."""

import copy
import pickle
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from flip7 import engine, rules
from flip7.engine import Phase, Referee, SeededSource, State
from flip7.rules import CARDS, Card, Hand
from support.games import Setting, settings_of_games, walk

NAMES = {name: getattr(module, name) for module in (engine, rules) for name in module.__all__}


def changeable(thing: object) -> dict[int, object]:
    """All the objects inside that can change, by identity."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in found:
            continue
        slots = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
        if isinstance(one, list):
            found[id(one)] = one
            waiting += one
        elif type(one).__module__.startswith("flip7.") and slots and type(one).__hash__ is None:
            found[id(one)] = one
            waiting += [getattr(one, name) for name in slots if hasattr(one, name)]
        elif isinstance(one, (tuple, dict, set)):
            waiting += one.values() if isinstance(one, dict) else one
    return found


@settings(max_examples=80)
@given(settings_of_games())
def test_a_copy_is_equal_and_shares_nothing(setting: Setting) -> None:
    referee = setting.referee()
    referee.begin()
    for choice in walk(setting, referee, 40):
        twin = referee.state.copy()
        assert twin == referee.state
        assert repr(twin) == repr(referee.state)
        shared = changeable(twin).keys() & changeable(referee.state).keys()
        assert not shared
        assert len(changeable(twin)) >= 6 + 2 * setting.seats
        referee.advance(choice)


@settings(max_examples=60)
@given(settings_of_games(), st.integers(0, 30))
def test_playing_on_with_a_copy_leaves_the_original_alone(setting: Setting, moves: int) -> None:
    referee = setting.referee()
    referee.begin()
    for choice in walk(setting, referee, moves):
        referee.advance(choice)
    before = repr(referee.state)
    twin = Referee(referee.state.copy(), setting.source())
    for choice in walk(setting, twin, 60):
        twin.advance(choice)
    assert repr(referee.state) == before
    again = Referee(referee.state.copy(), setting.source())
    for choice in walk(setting, again, 60):
        again.advance(choice)
    assert again.state == twin.state


@settings(max_examples=80)
@given(settings_of_games())
def test_the_repr_of_a_state_gives_it_back(setting: Setting) -> None:
    referee = setting.referee()
    states = [referee.state.copy()]
    referee.begin()
    for choice in walk(setting, referee, 40):
        states.append(referee.state.copy())
        referee.advance(choice)
    for state in [*states, referee.state]:
        rebuilt = eval(repr(state), dict(NAMES))  # noqa: S307  # what it proves
        assert rebuilt == state
        assert rebuilt.unseen == state.unseen
        assert repr(rebuilt) == repr(state)


@settings(max_examples=40)
@given(settings_of_games(), st.integers(0, 40))
def test_a_stored_state_is_resumed_as_if_nothing_had_happened(setting: Setting, moves: int) -> None:
    referee = setting.referee()
    referee.begin()
    for choice in walk(setting, referee, moves):
        referee.advance(choice)
    stored: list[State] = [
        pickle.loads(pickle.dumps(referee.state)),  # noqa: S301  # our own
        copy.deepcopy(referee.state),
        eval(repr(referee.state), dict(NAMES)),  # noqa: S307  # our own
    ]
    assert all(state == referee.state for state in stored)
    twins = [Referee(state, setting.source()) for state in stored]
    for choice in walk(setting, referee, 60):
        referee.advance(choice)
        for twin in twins:
            twin.advance(choice)
            assert twin.state == referee.state


@settings(max_examples=60)
@given(settings_of_games(), st.integers(0, 30), st.integers(1, 30))
def test_to_become_another_state_keeps_the_same_lists(setting: Setting, moves: int, more: int) -> None:
    referee = setting.referee()
    referee.begin()
    for choice in walk(setting, referee, moves):
        referee.advance(choice)
    state = referee.state
    before = state.copy()
    names = ("totals", "statuses", "hands", "draw_pile", "discard_pile", "business", "unseen", "mark")
    lists = {name: id(getattr(state, name)) for name in names}
    hands = [id(hand) for hand in state.hands]
    for choice in walk(setting, referee, more):
        referee.advance(choice)
    wanted = before.copy()
    state.become(before)
    assert state == wanted
    assert {name: id(getattr(state, name)) for name in names} == lists
    assert [id(hand) for hand in state.hands] == hands


def variations(state: State) -> list[State]:
    """States that each differ from this one in one thing."""
    others = []
    changes: list[tuple[str, Any]] = [
        ("edition", rules.CONTINENTAL),
        ("target", 7),
        ("decks", 2),
        ("dealer", 1),
        ("round", 9),
        ("phase", Phase.OVER),
        ("turn", 1),
        ("undealt", 1),
        ("totals", [0, 1]),
        ("statuses", [rules.Status.ACTIVE, rules.Status.STAYED]),
        ("hands", [Hand(), Hand([Card("5")])]),
        ("draw_pile", [Card("6")]),
        ("discard_pile", [Card("6")]),
        ("business", [engine.FlipThree(0)]),
        ("question", engine.HitOrStay(0)),
        ("shuffles", 2),
        ("winner", 1),
    ]
    for name, value in changes:
        other = state.copy()
        setattr(other, name, value)
        others.append(other)
    return others


def test_states_that_differ_in_anything_are_not_equal() -> None:
    state = State(2, phase="round")
    others = variations(state)
    assert all(other != state for other in others)
    assert len({repr(other) for other in others} | {repr(state)}) == len(others) + 1
    assert state != repr(state)


@given(st.sampled_from(CARDS))
def test_there_is_one_object_for_each_card(card: Card) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card  # noqa: S301  # our own
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert Card(card.code) is card
    assert Card(int(card)) is card
    assert eval(repr(card), {"Card": Card}) is card  # noqa: S307  # our own
    assert [other for other in CARDS if other == card] == [card]


@settings(max_examples=30)
@given(settings_of_games(printed=True))
def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    first, second = setting.referee(), setting.referee()
    assert first.start() == second.start()
    for choice in walk(setting, first, 60):
        assert first.apply(choice) == second.apply(choice)
    assert first.state == second.state
    assert SeededSource(setting.seed).dealer(7) == SeededSource(setting.seed, 0).dealer(7)
