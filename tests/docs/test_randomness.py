"""``docs/randomness.md``: a second implementation, from the prose alone, gives its figures and our games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from flip7.engine import (
    CardSource,
    SeededSource,
    SplitMix64,
    shuffle_stream,
    strategy_stream,
    stream_key,
)
from flip7.record import Game
from flip7.rules import EDITIONS, Card, Edition, full_deck
from flip7.strategies import create_all, deciders

PAGE = (Path(__file__).parents[2] / "docs" / "randomness.md").read_text(encoding="utf-8")
WORD = 2**64
GAMMA = 0x9E3779B97F4A7C15
SEEDS = st.integers(0, WORD - 1)


def mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % WORD
    return z ^ (z >> 31)


def key_of(seed: int, game: int, stream: int) -> int:
    key = 0
    for value in (seed, game, stream):
        key = mix((key + GAMMA * (value + 1)) % WORD)
    return key


class Stream:
    """A stream of numbers, as the page tells it."""

    def __init__(self, key: int) -> None:
        self.key = key
        self.taken = 0

    def number(self) -> int:
        self.taken += 1
        return mix((self.key + self.taken * GAMMA) % WORD)

    def below(self, bound: int) -> int:
        while True:
            product = (self.number() // 2**32) * bound
            if product % 2**32 >= 2**32 % bound:
                return product // 2**32


def lazily(cards: Sequence[str], stream: Stream) -> list[str]:
    """The cards in the order in which they are drawn, each chosen when it is needed."""
    left, drawn = list(cards), []
    while left:
        place = stream.below(len(left)) if len(left) > 1 else 0
        drawn.append(left[place])
        left[place] = left[-1]
        left.pop()
    return drawn


def canonical_deck() -> list[str]:
    numbers = ["0"] + [str(n) for n in range(1, 13) for _ in range(n)]
    actions = [code for code in ("freeze", "flip3", "second") for _ in range(3)]
    return [*numbers, "+2", "+4", "+6", "+8", "+10", "x2", *actions]


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of the page."""
    section = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert section is not None
    rows = [line.strip("|").split("|") for line in section[1].splitlines() if line.startswith("|")]
    return [[cell.strip(" `") for cell in row] for row in rows[2:]]


GAMES = table("Test vectors: games")
NUMBERS = table("Test vectors: numbers")


def test_the_page_has_vectors() -> None:
    assert len(GAMES) >= 6
    assert len(NUMBERS) >= 4
    assert {row[0] for row in GAMES} >= {"0", "7", str(WORD - 1)}


@pytest.mark.parametrize("row", GAMES, ids=lambda row: f"{row[0]}-{row[1]}")
def test_the_games_of_the_page(row: list[str]) -> None:
    seed, game = int(row[0]), int(row[1])
    keys, dealers, cards = row[2:4], row[4:6], row[6].split()
    # By the prose alone.
    assert keys == [f"{key_of(seed, game, stream):016x}" for stream in (0, 1)]
    assert dealers == [str(Stream(key_of(seed, game, 0)).below(seats)) for seats in (4, 7)]
    assert cards == lazily(canonical_deck(), Stream(key_of(seed, game, 1)))[:10]
    # By the engine.
    source = SeededSource(seed, game)
    assert keys == [f"{stream_key(seed, game, stream):016x}" for stream in (0, shuffle_stream(0))]
    assert dealers == [str(source.dealer(seats)) for seats in (4, 7)]
    assert cards == [str(card) for card in source.shuffle(full_deck(), 0)[:-11:-1]]


@pytest.mark.parametrize("row", NUMBERS, ids=lambda row: f"{row[0]}-{row[1]}-{row[2]}")
def test_the_numbers_of_the_page(row: list[str]) -> None:
    key, bound = int(row[0], 16), int(row[1])
    stream, generator = Stream(key), SplitMix64(key)
    assert row[2].split() == [f"{stream.number():016x}" for _ in range(3)]
    assert row[2].split() == [f"{generator.next64():016x}" for _ in range(3)]
    stream, generator = Stream(key), SplitMix64(key)
    assert row[3].split() == [str(stream.below(bound)) for _ in range(3)]
    assert row[3].split() == [str(generator.below(bound)) for _ in range(3)]
    assert stream.taken == generator.counter == int(row[4])


def test_the_vectors_show_a_rejection() -> None:
    assert any(int(row[4]) > 3 for row in NUMBERS)


@given(SEEDS, SEEDS, st.integers(0, 200), st.sampled_from([1, 2, 3, 94, 188, 3 * 2**30, 2**32 - 1, 2**32]))
@example(0, 0, 0, 1)
def test_streams_agree_with_the_engine(seed: int, game: int, stream: int, bound: int) -> None:
    key = key_of(seed, game, stream)
    assert key == stream_key(seed, game, stream)
    mine, ours = Stream(key), SplitMix64(key)
    assert [mine.below(bound) for _ in range(20)] == [ours.below(bound) for _ in range(20)]
    assert mine.taken == ours.counter


@given(SEEDS, SEEDS, st.integers(0, 5), st.lists(st.sampled_from(full_deck(2)), max_size=200))
def test_a_shuffle_read_lazily_is_the_shuffle(seed: int, game: int, index: int, cards: list[Card]) -> None:
    cards.sort()
    lazy = lazily([str(card) for card in cards], Stream(key_of(seed, game, 2 * index + 1)))
    assert lazy == [str(card) for card in SeededSource(seed, game).shuffle(cards, index)[::-1]]


def test_the_streams_of_the_page_are_those_of_the_engine() -> None:
    assert [shuffle_stream(index) for index in range(3)] == [1, 3, 5]
    assert [strategy_stream(seat) for seat in range(3)] == [2, 4, 6]


def test_the_canonical_order_of_the_page_is_that_of_the_deck() -> None:
    assert canonical_deck() == [str(card) for card in full_deck()]
    assert full_deck(2) == sorted(full_deck() * 2)


def test_no_number_below_a_bound_is_favoured() -> None:
    """Count, for small words, how many words give each result: always equally many.

    The page's recipe over words of 8 bits instead of 32, all of which can be tried.
    """
    for bound in range(1, 257):
        results = [x * bound >> 8 for x in range(256) if (x * bound) % 256 >= 256 % bound]
        assert {results.count(result) for result in range(bound)} == {256 // bound}
        assert Fraction(len(results), 256) > Fraction(1, 2), (
            "a second number is needed less than half the time"
        )


class LazySource(CardSource):
    """Draws each card when it is needed, with this file's own generator."""

    draws = True

    def __init__(self, seed: int, game: int) -> None:
        self.seed = seed
        self.game = game
        self.left: list[Card] = []

    def dealer(self, seats: int) -> int:
        return Stream(key_of(self.seed, self.game, 0)).below(seats)

    def shuffle(self, cards: list[Card], index: int) -> list[Card]:
        self.left = list(cards)
        self.stream = Stream(key_of(self.seed, self.game, 2 * index + 1))
        return cards

    def draw(self, unseen: Sequence[int]) -> Card:
        assert sum(unseen) == len(self.left)
        place = self.stream.below(len(self.left)) if len(self.left) > 1 else 0
        card = self.left[place]
        self.left[place] = self.left[-1]
        self.left.pop()
        return card


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
@pytest.mark.parametrize(("seed", "game"), [(0, 0), (7, 3), (WORD - 1, WORD - 1)])
def test_a_game_that_draws_lazily_is_the_seeded_game(edition: Edition, seed: int, game: int) -> None:
    games = []
    for source in (LazySource(seed, game), SeededSource(seed, game)):
        played = Game(["Ann", "Bo", "Cy"], source=source, edition=edition, target=900)
        seated = deciders(played.state, create_all(["random", "counter", "bold"], seed, game))
        played.start()
        while played.question is not None:
            played.apply(seated[played.question.seat](played.question))
        games.append(played)
    lazy, seeded = games
    assert lazy.state.shuffles == seeded.state.shuffles > 2, "the game is long enough for reshuffles"
    assert lazy.choices == seeded.choices
    assert lazy.outcome() == seeded.outcome()


def test_a_seed_that_is_out_of_range_is_refused_as_the_page_says() -> None:
    for seed, game in ((-1, 0), (WORD, 0), (0, -1), (0, WORD)):
        with pytest.raises(ValueError, match="from 0 to"):
            SeededSource(seed, game)
