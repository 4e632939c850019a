"""splitmix64: published vectors, an exact bound, and a shuffle that is the same however it is written."""

from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import SplitMix64, shuffle_stream, strategy_stream, stream_key
from flip7.engine.rng import DEALER_STREAM, GAMMA, MULTIPLIER_1, MULTIPLIER_2, mix64, shuffle
from flip7.rules import Card, full_deck

WORD = 2**64
SEEDS = st.integers(0, WORD - 1)


def published(seed: int, count: int) -> list[int]:
    """splitmix64 as it is published, with a running state."""
    numbers = []
    for _ in range(count):
        seed = (seed + 0x9E3779B97F4A7C15) % WORD
        value = seed
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 % WORD
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB % WORD
        numbers.append(value ^ (value >> 31))
    return numbers


def unxor(value: int, shift: int) -> int:
    """Undo ``value ^ value >> shift``."""
    result = value
    for _ in range(64 // shift + 1):
        result = value ^ result >> shift
    return result


def unmix(value: int) -> int:
    """The number of which ``value`` is the scramble: every 64-bit number is one."""
    value = unxor(value, 31) * pow(MULTIPLIER_2, -1, WORD) % WORD
    value = unxor(value, 27) * pow(MULTIPLIER_1, -1, WORD) % WORD
    return unxor(value, 30)


def stream_beginning_with(high: int) -> SplitMix64:
    """A stream whose first number has these high 32 bits."""
    return SplitMix64((unmix(high << 32) - GAMMA) % WORD)


def test_the_published_vectors() -> None:
    zero = SplitMix64(0)
    assert [f"{zero.next64():016x}" for _ in range(5)] == [
        "e220a8397b1dcdaf",
        "6e789e6aa1b965f4",
        "06c45d188009454f",
        "f88bb8a8724c81ec",
        "1b39896a51a8749b",
    ]
    other = SplitMix64(1234567)
    assert [other.next64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(SEEDS)
def test_every_stream_is_the_published_one(seed: int) -> None:
    stream = SplitMix64(seed)
    assert [stream.next64() for _ in range(20)] == published(seed, 20)
    assert SplitMix64(seed, 7).next64() == published(seed, 8)[-1]


@given(SEEDS)
def test_the_scramble_loses_nothing(value: int) -> None:
    assert unmix(mix64(value)) == value
    assert mix64(unmix(value)) == value
    assert 0 <= mix64(value) < WORD


@given(SEEDS, SEEDS, st.integers(0, 100))
def test_the_key_absorbs_seed_game_and_stream_in_turn(seed: int, game: int, stream: int) -> None:
    key = 0
    for value in (seed, game, stream):
        key = mix64((key + 0x9E3779B97F4A7C15 * (value + 1)) % WORD)
    assert stream_key(seed, game, stream) == key


def test_streams_have_their_own_numbers() -> None:
    assert DEALER_STREAM == 0
    assert [shuffle_stream(index) for index in range(4)] == [1, 3, 5, 7]
    assert [strategy_stream(seat) for seat in range(4)] == [2, 4, 6, 8]
    keys = {
        stream_key(seed, game, stream) for seed in range(10) for game in range(10) for stream in range(50)
    }
    assert len(keys) == 10 * 10 * 50


@pytest.mark.parametrize("seed", [-1, WORD, 10**400, -(10**400)], ids=["-1", "2**64", "huge", "-huge"])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="the seed must be from 0 to 2"):
        stream_key(seed, 0, 0)
    with pytest.raises(ValueError, match="the game must be from 0 to 2"):
        stream_key(0, seed, 0)
    with pytest.raises(ValueError, match="the stream must be from 0 to 2"):
        stream_key(0, 0, seed)


def test_the_largest_seed_is_taken() -> None:
    assert 0 <= stream_key(WORD - 1, WORD - 1, WORD - 1) < WORD


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="a bound must be from 1 to 2"):
        SplitMix64(0).below(bound)


@given(SEEDS, st.integers(1, 2**32))
def test_below_is_below(key: int, bound: int) -> None:
    stream = SplitMix64(key)
    assert all(0 <= stream.below(bound) < bound for _ in range(5))
    assert stream.counter >= 5


@given(SEEDS)
def test_the_extreme_bounds(key: int) -> None:
    stream = SplitMix64(key)
    assert stream.below(1) == 0
    assert stream.below(2**32) == published(key, 2)[-1] >> 32


def accepted_values(bound: int, highs: range) -> Counter[int]:
    """What ``below`` makes of these high halves, those left out that it refuses."""
    results: Counter[int] = Counter()
    for high in highs:
        stream = stream_beginning_with(high)
        value = stream.below(bound)
        if stream.counter == 1:
            results[value] += 1
    return results


@pytest.mark.parametrize("bound", [3, 7, 94, 188, 1000, 2**31 + 1, 2**32 - 1])
def test_exactly_the_surplus_is_rejected(bound: int) -> None:
    """Of the 2**32 high halves, 2**32 mod bound are refused: those whose product ends in less than that."""
    surplus = 2**32 % bound
    # Products of the bound end in multiples of the power of two that divides it.
    step = bound & -bound
    inverse = pow(bound // step, -1, 2**32)
    for low in {0, step, surplus - step, surplus, surplus + step, bound - step, bound}:
        high = low // step * inverse % (2**32 // step)
        assert high * bound % 2**32 == low
        stream = stream_beginning_with(high)
        value = stream.below(bound)
        if low < surplus:
            assert stream.counter > 1, f"{high} is surplus for {bound}"
            assert value < bound
        else:
            assert stream.counter == 1, f"{high} is no surplus for {bound}"
            assert value == high * bound >> 32


@pytest.mark.parametrize(("bound", "high", "taken"), [(94, 0, 2), (188, 0, 2), (2**31, 0, 1), (64, 0, 1)])
def test_zero_is_surplus_unless_the_bound_divides_evenly(bound: int, high: int, taken: int) -> None:
    stream = stream_beginning_with(high)
    value = stream.below(bound)
    assert stream.counter == taken
    following = [number >> 32 for number in published(stream.key, 2)]
    assert value == following[taken - 1] * bound >> 32


def test_each_value_has_the_same_number_of_high_halves() -> None:
    """Between two multiples of 2**32 lie as many accepted high halves for one value as for another."""
    bound = 2**31 + 2**30 + 1
    surplus = 2**32 % bound
    for value in (0, 1, 2, bound // 2, bound - 1):
        # The high halves whose product falls to this value, found from its bounds.
        first, last = -(-(value << 32) // bound), -(-((value + 1) << 32) // bound)
        accepted = [high for high in range(first, last) if (high * bound) % 2**32 >= surplus]
        assert len(accepted) == 2**32 // bound
        assert sum(accepted_values(bound, range(first, last)).values()) == len(accepted)


def test_below_is_even_over_a_large_sample() -> None:
    stream = SplitMix64(stream_key(1, 2, 3))
    counts = Counter(stream.below(94) for _ in range(94_000))
    chi_square = sum((counts[value] - 1000) ** 2 / 1000 for value in range(94))
    # 93 degrees of freedom: mean 93, standard deviation 13.6; six deviations either way.
    assert 11 < chi_square < 175


def simple_shuffle(cards: list[Card], key: int) -> list[Card]:
    """Fisher–Yates from the end with ``below``."""
    stream = SplitMix64(key)
    pile = list(cards)
    for last in range(len(pile) - 1, 0, -1):
        other = stream.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


@settings(max_examples=200)
@given(SEEDS, st.integers(0, 188))
def test_the_shuffle_is_fisher_yates_with_the_exact_bound(key: int, size: int) -> None:
    cards = full_deck(2)[:size]
    shuffled = list(cards)
    shuffle(shuffled, key)
    assert shuffled == simple_shuffle(cards, key)


@pytest.mark.parametrize("size", [3, 94, 188])
def test_the_shuffle_rejects_the_surplus_too(size: int) -> None:
    key = stream_beginning_with(0).key
    cards = full_deck(2)[:size]
    shuffled = list(cards)
    shuffle(shuffled, key)
    assert shuffled == simple_shuffle(cards, key)
    # The first number was refused, so the shuffle is that of the stream one number on.
    later = list(cards)
    shuffle(later, (key + GAMMA) % WORD)
    assert shuffled == later


@pytest.mark.parametrize("size", [3, 7, 50, 93, 94, 187, 188])
def test_the_shuffle_rejects_exactly_the_surplus(size: int) -> None:
    surplus, step = 2**32 % size, size & -size
    inverse = pow(size // step, -1, 2**32)
    cards = full_deck(2)[:size]
    for low in {0, surplus - step, surplus, surplus + step}:
        stream = stream_beginning_with(low // step * inverse % (2**32 // step))
        shuffled = list(cards)
        shuffle(shuffled, stream.key)
        assert shuffled == simple_shuffle(cards, stream.key)


def test_every_order_of_four_cards_is_as_likely() -> None:
    cards = [Card(number) for number in range(4)]
    counts: Counter[tuple[Card, ...]] = Counter()
    for seed in range(24_000):
        pile = list(cards)
        shuffle(pile, stream_key(seed, 0, 1))
        counts[tuple(pile)] += 1
    assert set(counts) == set(permutations(cards))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    # 23 degrees of freedom: mean 23, standard deviation 6.8; six deviations up.
    assert chi_square < 64


def test_neighbouring_keys_have_nothing_in_common() -> None:
    piles = []
    for game in range(50):
        pile = full_deck()
        shuffle(pile, stream_key(1, game, 1))
        piles.append(pile)
    matching = [sum(a is b for a, b in zip(one, two, strict=True)) for one, two in pairwise(piles)]
    # Two independent shuffles agree in about 94 * sum((copies / 94) ** 2) = 7.4 places.
    assert max(matching) < 25
    assert 4 < sum(matching) / len(matching) < 11
