"""Counter-based random numbers: splitmix64, with an exact bound and a shuffle.

The generator is Vigna's splitmix64 (the finaliser of Stafford's Mix13 over a Weyl sequence). A stream is
fixed by a key; its n-th number is ``mix64(key + n * GAMMA)``, n from 1, so that no stream ever disturbs
another. The derivation and test vectors are in ``docs/randomness.md``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flip7.rules import Card

MASK64: Final = (1 << 64) - 1
MASK32: Final = (1 << 32) - 1
GAMMA: Final = 0x9E3779B97F4A7C15
MULTIPLIER_1: Final = 0xBF58476D1CE4E5B9
MULTIPLIER_2: Final = 0x94D049BB133111EB

DEALER_STREAM: Final = 0
"""The stream of the first dealer; shuffle k (from 0) has 2k + 1, the strategy of seat s has 2s + 2."""


def shuffle_stream(index: int) -> int:
    """Return the stream of the shuffle of that index; 0 is the first, before any card is dealt."""
    return 2 * index + 1


def strategy_stream(seat: int) -> int:
    """Return the stream of a seat's strategy."""
    return 2 * seat + 2


def mix64(value: int) -> int:
    """Scramble a 64-bit value (the output function of splitmix64).

    >>> hex(mix64(GAMMA))
    '0xe220a8397b1dcdaf'
    """
    value = (value ^ value >> 30) * MULTIPLIER_1 & MASK64
    value = (value ^ value >> 27) * MULTIPLIER_2 & MASK64
    return value ^ value >> 31


def stream_key(seed: int, game: int, stream: int) -> int:
    """Derive the key of one stream of one game: a 64-bit number.

    Starting from 0, each of the three is absorbed in turn: ``key = mix64(key + GAMMA * (value + 1))``.

    Args:
        seed: from 0 to 2**64 - 1.
        game: the index of the game under this seed, from 0 to 2**64 - 1.
        stream: one of the streams above.

    Raises:
        ValueError: the seed or the game is out of range.

    >>> hex(stream_key(7, 0, DEALER_STREAM))
    '0x96f5cfe75811b43'
    """
    key = 0
    for name, value in (("seed", seed), ("game", game), ("stream", stream)):
        if not 0 <= value <= MASK64:
            message = f"the {name} must be from 0 to 2**64 - 1"
            raise ValueError(message)
        key = mix64(key + GAMMA * (value + 1) & MASK64)
    return key


class SplitMix64:
    """A stream of random numbers.

    Attributes:
        key: where the stream begins.
        counter: how many numbers were taken, so that a stream can be stored and resumed.

    >>> random = SplitMix64(stream_key(7, 0, strategy_stream(0)))
    >>> [random.below(6) for _ in range(5)]
    [3, 4, 1, 5, 4]
    """

    __slots__ = ("counter", "key")

    def __init__(self, key: int, counter: int = 0) -> None:
        """Start at ``key``, after ``counter`` numbers already taken."""
        self.key = key
        self.counter = counter

    def next64(self) -> int:
        """Return the next number, uniform from 0 to 2**64 - 1."""
        self.counter += 1
        return mix64(self.key + self.counter * GAMMA & MASK64)

    def below(self, bound: int) -> int:
        """Return a uniform integer from 0 to ``bound`` - 1, with no bias at all.

        Lemire's multiply and shift over the high 32 bits, with rejection (ACM TOMACS 29, 2019).

        Raises:
            ValueError: the bound is not from 1 to 2**32.
        """
        if not 1 <= bound <= 1 << 32:
            message = f"a bound must be from 1 to 2**32, not {bound}"
            raise ValueError(message)
        product = (self.next64() >> 32) * bound
        if product & MASK32 < bound:
            threshold = (1 << 32) % bound
            while product & MASK32 < threshold:
                product = (self.next64() >> 32) * bound
        return product >> 32


def shuffle(cards: list[Card], key: int) -> None:
    """Shuffle in place: Fisher–Yates from the end, so that the last element is drawn first.

    The number for each place is that of ``SplitMix64.below``; it is written out here because a game
    spends a fifth of its time in this loop.

    >>> from flip7.rules import full_deck
    >>> cards = full_deck()
    >>> shuffle(cards, stream_key(7, 0, shuffle_stream(0)))
    >>> [str(card) for card in cards[:-6:-1]]
    ['freeze', '11', '4', '11', '7']
    """
    value, gamma, mask, low_mask = key, GAMMA, MASK64, MASK32
    multiplier_1, multiplier_2 = MULTIPLIER_1, MULTIPLIER_2
    for bound in range(len(cards), 1, -1):
        while True:
            value = value + gamma & mask
            mixed = (value ^ value >> 30) * multiplier_1 & mask
            mixed = (mixed ^ mixed >> 27) * multiplier_2 & mask
            product = ((mixed ^ mixed >> 31) >> 32) * bound
            low = product & low_mask
            if low >= bound or low >= (1 << 32) % bound:
                break
        other = product >> 32
        last = bound - 1
        cards[last], cards[other] = cards[other], cards[last]
