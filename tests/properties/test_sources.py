"""Chance: a source that fails changes nothing, and drawing lazily gives the same game as shuffling."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import (
    CallbackSource,
    CardSource,
    Referee,
    Refusal,
    RoundEnded,
    ScriptedSource,
    SeededSource,
    SplitMix64,
    State,
    new_game,
    shuffle_stream,
    stream_key,
)
from flip7.rules import CARDS, Card, count_cards, full_deck
from support.games import Setting, settings_of_games, walk


class LazySource(CardSource):
    """The game of a seed, drawn card by card: one random number a card, and nothing shuffled before."""

    draws = True
    fallible = True

    def __init__(self, seed: int, game: int = 0) -> None:
        self.seed = seed
        self.game = game
        self.cards: list[Card] = []
        self.rng = SplitMix64(0)

    def dealer(self, seats: int) -> int:
        return SplitMix64(stream_key(self.seed, self.game, 0)).below(seats)

    def shuffle(self, cards: list[Card], index: int) -> list[Card]:
        self.cards = list(cards)
        self.rng = SplitMix64(stream_key(self.seed, self.game, shuffle_stream(index)))
        return cards

    def draw(self, unseen: Sequence[int]) -> Card:
        assert list(unseen) == count_cards(self.cards)
        chosen = self.rng.below(len(self.cards)) if len(self.cards) > 1 else 0
        self.cards[chosen], self.cards[-1] = self.cards[-1], self.cards[chosen]
        return self.cards.pop()


@settings(max_examples=80)
@given(settings_of_games())
def test_drawing_lazily_gives_the_same_game_as_shuffling(setting: Setting) -> None:
    lazy = LazySource(setting.seed)
    first, second = setting.referee(), Referee(setting.state(lazy), lazy)
    assert first.start() == second.start()
    for choice in walk(setting, first, 120):
        assert first.apply(choice) == second.apply(choice)
        assert first.state.unseen == second.state.unseen
        assert first.state.hands == second.state.hands
    assert first.state.totals == second.state.totals
    assert Counter(first.state.draw_pile) == Counter(second.state.draw_pile)


def test_drawing_lazily_draws_the_same_dealer_and_deck() -> None:
    for game in range(50):
        eager, lazy = new_game(4, SeededSource(9, game)), LazySource(9, game)
        state = new_game(4, lazy)
        assert state.dealer == eager.dealer
        drawn = [lazy.draw(count_cards(lazy.cards)) for _ in range(94)]
        assert drawn == eager.draw_pile[::-1]


class Unplugged(Exception):
    """The table lost its connection."""


class Failing(CallbackSource):
    """Draws at random, but fails once at a given draw; asked again it gives the same cards as before."""

    def __init__(self, setting: Setting, fails_at: int, error: BaseException) -> None:
        super().__init__(self._pick, first_dealer=setting.dealer)
        self.seed = setting.seed
        self.fails_at = fails_at
        self.error = error
        self.count = 0

    def _pick(self, unseen: Sequence[int]) -> Card:
        self.count += 1
        if self.count == self.fails_at:
            raise self.error
        cards = [card for card in CARDS for _ in range(unseen[card])]
        # The card depends on nothing but the draw pile.
        return cards[stream_key(self.seed, len(cards), sum(cards)) % len(cards)]


@settings(max_examples=150)
@given(
    settings_of_games(),
    st.integers(1, 60),
    st.sampled_from([Unplugged(), KeyboardInterrupt(), Refusal("no-such-card", "?")]),
)
def test_a_source_that_fails_in_mid_choice_changes_nothing(
    setting: Setting, fails_at: int, error: BaseException
) -> None:
    failing, sound = Failing(setting, fails_at, error), Failing(setting, 0, error)
    rounds: list[RoundEnded] = []
    referee = Referee(setting.state(failing), failing, rounds=rounds)
    other = Referee(setting.state(sound), sound)
    started = attempt(referee, None, error, rounds)
    assert started == other.start()
    for choice in walk(setting, other, 60):
        assert attempt(referee, choice, error, rounds) == other.apply(choice)
        assert referee.state == other.state


def attempt(
    referee: Referee, choice: str | int | None, error: BaseException, rounds: list[RoundEnded]
) -> list[object]:
    """Start or apply; if the source fails see that nothing has changed, and try again."""
    before, known, lists = referee.state.copy(), list(rounds), list_ids(referee.state)
    try:
        return list(referee.start() if choice is None else referee.apply(choice))
    except type(error):
        assert referee.state == before
        assert repr(referee.state) == repr(before)
        assert rounds == known
        assert list_ids(referee.state) == lists
    return list(referee.start() if choice is None else referee.apply(choice))


def list_ids(state: State) -> list[int]:
    """The lists stay the same objects, so that a view of one always shows the present."""
    return [id(part) for part in (state.draw_pile, state.hands, state.statuses, state.totals, state.unseen)]


@settings(max_examples=100)
@given(settings_of_games(), st.integers(0, 3))
def test_a_reshuffle_that_is_missing_changes_nothing(setting: Setting, written: int) -> None:
    piles: list[list[Card]] = []

    class Noting(SeededSource):
        def shuffle(self, cards: list[Card], index: int) -> list[Card]:
            pile = super().shuffle(cards, index)
            if index:
                piles.append(pile[::-1])
            return pile

    whole = Referee(setting.state(), Noting(setting.seed))
    whole.begin()
    choices = []
    for choice in walk(setting, whole, 120):
        choices.append(choice)
        whole.advance(choice)
    rounds: list[RoundEnded] = []
    referee = Referee(setting.state(), ScriptedSource(piles[:written]), rounds=rounds)

    def attempt(move: Callable[[], None]) -> None:
        before, known = referee.state.copy(), list(rounds)
        try:
            move()
        except Refusal as refusal:
            codes.append(refusal.code)
            assert (referee.state, rounds) == (before, known)
            referee.source = ScriptedSource(piles)
            move()

    codes: list[str] = []
    attempt(referee.begin)
    for choice in choices:
        attempt(partial(referee.advance, choice))
    assert codes == ["missing-reshuffle"] * (written < len(piles))
    assert referee.state == whole.state


def test_a_reshuffle_that_is_wrong_changes_nothing_also_with_another_source_behind_it() -> None:
    source = ScriptedSource([[Card("12")]], otherwise=SeededSource(1))
    state = State(
        2,
        phase="round",
        turn=1,
        hands=["5", "6"],
        draw_pile="",
        discard_pile="7 8",
    )
    referee = Referee(state, source)
    referee.begin()
    before = state.copy()
    with pytest.raises(Refusal) as refusal:
        referee.advance("hit")
    assert refusal.value.code == "wrong-reshuffle"
    assert state == before


def test_a_source_behind_a_script_that_fails_changes_nothing() -> None:
    behind = ScriptedSource([])
    source = ScriptedSource([], otherwise=behind)
    state = State(2, phase="round", turn=1, hands=["5", "6"], discard_pile="7 8")
    referee = Referee(state, source)
    referee.begin()
    before = state.copy()
    with pytest.raises(Refusal) as refusal:
        referee.advance("hit")
    assert refusal.value.code == "missing-reshuffle"
    assert state == before


@settings(max_examples=40)
@given(settings_of_games(whole=True, printed=True))
def test_a_callback_sees_the_counts_of_the_draw_pile_and_cannot_change_them(setting: Setting) -> None:
    def pick(unseen: Sequence[int]) -> Card:
        assert isinstance(unseen, tuple)
        assert list(unseen) == referee.state.unseen
        seen.append(sum(unseen))
        return next(card for card in CARDS[::-1] if unseen[card])

    seen: list[int] = []
    source = CallbackSource(pick)
    referee = Referee(new_game(setting.seats, source, edition=setting.edition), source)
    assert count_cards(referee.state.draw_pile) == count_cards(full_deck())
    referee.begin()
    for choice in walk(setting, referee, 30):
        referee.advance(choice)
    assert seen == sorted(seen, reverse=True) or referee.state.shuffles > 1
