"""Card sources."""

from collections.abc import Sequence
from typing import Any

import pytest

from flip7.engine import (
    CallbackSource,
    CardSource,
    PositionRefused,
    Referee,
    Refusal,
    ScriptedSource,
    SeededSource,
    SplitMix64,
    new_game,
    stream_key,
)
from flip7.rules import CARDS, CONTINENTAL, EDITIONS, Card, Edition, full_deck, parse_cards


def first(unseen: Sequence[int]) -> Card:
    return next(card for card in CARDS if unseen[card])


def test_a_seeded_game_is_a_function_of_seed_and_game() -> None:
    for seed, game in ((7, 0), (7, 1), (8, 0)):
        source = SeededSource(seed, game)
        assert source.dealer(4) == SplitMix64(stream_key(seed, game, 0)).below(4)
    piles = {
        tuple(SeededSource(seed, game).shuffle(full_deck(), index))
        for seed in (1, 2)
        for game in (0, 1)
        for index in (0, 1)
    }
    assert len(piles) == 8


def test_the_published_game_of_seed_7() -> None:
    state = new_game(4, SeededSource(7))
    assert state.dealer == 1
    assert [card.code for card in state.draw_pile[:-6:-1]] == ["freeze", "11", "4", "11", "7"]


@pytest.mark.parametrize(
    ("seed", "game"), [(-1, 0), (2**64, 0), (0, -1), (0, 2**64), pytest.param(10**400, 0, id="huge")]
)
def test_a_seed_or_game_out_of_range_is_refused(seed: int, game: int) -> None:
    with pytest.raises(ValueError, match=r"must be from 0 to 2\*\*64 - 1"):
        SeededSource(seed, game)


def test_a_script_gives_its_reshuffles_in_order_next_card_first() -> None:
    source = ScriptedSource([parse_cards("5 9"), parse_cards("1 2 3")], first_dealer=2)
    assert source.dealer(5) == 2
    assert source.shuffle(parse_cards("9 5"), 1) == parse_cards("9 5")
    assert source.shuffle(parse_cards("1 2 3"), 2) == parse_cards("3 2 1")


def test_a_script_refuses_what_is_missing() -> None:
    with pytest.raises(Refusal) as refusal:
        ScriptedSource([parse_cards("5")]).shuffle(parse_cards("9"), 2)
    assert refusal.value.code == "missing-reshuffle"
    assert refusal.value.sentence == "reshuffle 1 (from 0) is needed, but there are only 1"


@pytest.mark.parametrize(
    ("script", "discard", "says"),
    [
        ("5 9", "5 9 12", "lacking 12, too many none"),
        ("5 9 12", "5 9", "lacking none, too many 12"),
        ("5 x2 +4", "5 freeze 9", "lacking 9 freeze, too many +4 x2"),
        ("", " ".join(map(str, full_deck())), "lacking 0 1 2 2 3 3 3 4 4 4 4 5 and 82 more, too many none"),
    ],
)
def test_a_script_refuses_what_is_no_permutation_and_says_why(script: str, discard: str, says: str) -> None:
    with pytest.raises(Refusal) as refusal:
        ScriptedSource([parse_cards(script)]).shuffle(parse_cards(discard), 1)
    assert refusal.value.code == "wrong-reshuffle"
    assert refusal.value.sentence == f"reshuffle 0 (from 0) is no permutation of the discard pile: {says}"


def test_beyond_a_script_another_source_may_go_on() -> None:
    source = ScriptedSource([parse_cards("5 9")], otherwise=SeededSource(7))
    assert source.shuffle(parse_cards("5 9"), 1) == parse_cards("9 5")
    assert source.shuffle(full_deck(), 2) == SeededSource(7).shuffle(full_deck(), 2)
    assert (source.finite, ScriptedSource([]).finite) == (False, True)


def test_a_script_has_no_shuffle_before_the_game() -> None:
    """The first pile of a scripted game is in its position; a script never stands for it."""
    with pytest.raises(Refusal):
        ScriptedSource([full_deck()]).shuffle(full_deck(), 0)
    with pytest.raises(Refusal):
        new_game(2, ScriptedSource())
    source = ScriptedSource([], otherwise=SeededSource(7))
    assert new_game(2, source).draw_pile == new_game(2, SeededSource(7)).draw_pile


def test_a_callback_gives_each_card() -> None:
    source = CallbackSource(first, first_dealer=1)
    referee = Referee(new_game(3, source), source)
    referee.begin()
    assert [str(hand) for hand in map(repr, referee.state.hands)] == ["Hand('1')", "Hand('2')", "Hand('0')"]
    assert source.shuffle(parse_cards("9 5"), 3) == parse_cards("9 5")


@pytest.mark.parametrize("wrong", [Card("0"), 5, "5", None, 22, -1, "x" * 500, [Card("5")]])
def test_a_callback_must_give_a_card_of_the_draw_pile(wrong: Any) -> None:
    source = CallbackSource(lambda _: wrong)
    with pytest.raises(Refusal) as refusal:
        source.draw([0] * 5 + [1] * 2 + [0] * 15)
    assert refusal.value.code == "no-such-card"
    assert refusal.value.sentence.startswith("the draw pile has no ")
    assert refusal.value.sentence.endswith(": it has 5 6")
    assert len(refusal.value.sentence) < 120


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
@pytest.mark.parametrize("dealer", [-1, 3, 5])
def test_a_first_dealer_that_is_no_seat_is_refused(dealer: int, edition: Edition) -> None:
    source = CallbackSource(first, first_dealer=dealer)
    with pytest.raises(PositionRefused) as refusal:
        new_game(3, source, edition=edition)
    assert [fault.name for fault in refusal.value.faults] == ["dealer"]


def test_a_source_of_one_s_own_must_say_everything() -> None:
    source = CardSource()
    for ask in (lambda: source.dealer(2), lambda: source.shuffle([], 0), lambda: source.draw([])):
        with pytest.raises(NotImplementedError):
            ask()
    assert (source.draws, source.finite, source.fallible) == (False, False, False)


def test_another_kind_of_chance_needs_only_a_dealer_and_a_shuffle() -> None:
    class Backwards(CardSource):
        def dealer(self, seats: int) -> int:
            return seats - 1

        def shuffle(self, cards: list[Card], index: int) -> list[Card]:
            return cards[::-1] if index % 2 == 0 else cards

    source = Backwards()
    referee = Referee(new_game(2, source, edition=CONTINENTAL), source)
    referee.begin()
    referee.advance("hit")
    assert [repr(hand) for hand in referee.state.hands] == ["Hand('0')", "Hand('')"]
