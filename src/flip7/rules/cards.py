"""The 94 cards: 22 kinds in a fixed, canonical order (R05)."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Iterable

_CODES: Final = (
    *(str(number) for number in range(13)),
    *("+2", "+4", "+6", "+8", "+10", "x2"),
    *("freeze", "flip3", "second"),
)
_INDEX_OF: Final = {code: index for index, code in enumerate(_CODES)}
_ADDITIONS: Final = (2, 4, 6, 8, 10)


class Card(int):
    """One kind of card, and at once its place in the canonical order (0 to 21).

    The order is ``0`` … ``12``, ``+2 +4 +6 +8 +10 x2``, ``freeze flip3 second``; a Number is therefore
    equal to its own index. Instances are shared: there is one object for each kind.

    Raises:
        ValueError: the code or index is not that of a card.
        TypeError: it is neither a text nor a whole number.

    >>> Card("x2"), Card(12), str(Card("freeze"))
    (Card('x2'), Card('12'), 'freeze')
    >>> Card("13")
    Traceback (most recent call last):
    ...
    ValueError: unknown card '13': cards are 0 to 12, +2 +4 +6 +8 +10 x2, freeze flip3 second
    """

    def __new__(cls, code: str | int) -> Self:
        """Return the shared object for a code such as ``"+4"`` or an index from 0 to 21."""
        index = _INDEX_OF.get(code) if isinstance(code, str) else operator.index(code)
        if index is None or not 0 <= index < len(_CODES):
            message = f"unknown card {code!r:.60}: cards are 0 to 12, +2 +4 +6 +8 +10 x2, freeze flip3 second"
            raise ValueError(message)
        # During the making of the table below there is nothing to share yet.
        return _KINDS[index] if index < len(_KINDS) else super().__new__(cls, index)  # type: ignore[return-value]  # the table holds Card, and Card is final in practice

    def __repr__(self) -> str:
        return f"Card({_CODES[self]!r})"

    def __str__(self) -> str:
        return _CODES[self]

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (_CODES[self],)

    @property
    def code(self) -> str:
        """The card's code in a record, such as ``"7"``, ``"+10"`` or ``"flip3"``."""
        return _CODES[self]

    @property
    def is_number(self) -> bool:
        """Whether the card is a Number, 0 to 12."""
        return self <= LAST_NUMBER

    @property
    def is_modifier(self) -> bool:
        """Whether the card is a modifier, +2 to +10 or x2."""
        return LAST_NUMBER < self <= DOUBLE

    @property
    def is_action(self) -> bool:
        """Whether the card is an action: Freeze, Flip Three or Second Chance."""
        return self > DOUBLE

    @property
    def addition(self) -> int:
        """The points a +N modifier adds; 0 for every other card.

        >>> Card("+8").addition, Card("x2").addition, Card("8").addition
        (8, 0, 0)
        """
        return _ADDITIONS[self - PLUS_TWO] if PLUS_TWO <= self < DOUBLE else 0


_KINDS: list[Card] = []
_KINDS.extend(Card(index) for index in range(len(_CODES)))

CARDS: Final[tuple[Card, ...]] = tuple(_KINDS)
"""All 22 kinds in canonical order."""
NUMBERS: Final[tuple[Card, ...]] = CARDS[:13]
MODIFIERS: Final[tuple[Card, ...]] = CARDS[13:19]
ACTIONS: Final[tuple[Card, ...]] = CARDS[19:]
LAST_NUMBER: Final[Card] = Card("12")
PLUS_TWO: Final[Card] = Card("+2")
DOUBLE: Final[Card] = Card("x2")
FREEZE: Final[Card] = Card("freeze")
FLIP_THREE: Final[Card] = Card("flip3")
SECOND_CHANCE: Final[Card] = Card("second")

COPIES: Final[tuple[int, ...]] = (1, *range(1, 13), *(1,) * 6, *(3,) * 3)
"""How many copies of each kind one deck holds, in canonical order (R05)."""

RECOMMENDED_SEATS_PER_DECK: Final = 18
"""Above this number of players a second deck is recommended, never forced (R06)."""


def parse_cards(text: str | Iterable[str | int]) -> list[Card]:
    """Read cards from a text of codes parted by spaces, or from an iterable of codes.

    Raises:
        ValueError: a code is unknown.

    >>> parse_cards("12 x2 second")
    [Card('12'), Card('x2'), Card('second')]
    """
    codes = text.split() if isinstance(text, str) else text
    return [code if type(code) is Card else Card(code) for code in codes]


def count_cards(cards: Iterable[Card]) -> list[int]:
    """Count each kind: a list of 22 counts in canonical order.

    >>> count_cards(parse_cards("0 0 second"))[0]
    2
    """
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card] += 1
    return counts


def in_canonical_order(counts: Iterable[int]) -> list[Card]:
    """List the cards of 22 counts in canonical order, copies together (formats.md, seeded games).

    >>> in_canonical_order([2] + [0] * 20 + [1])
    [Card('0'), Card('0'), Card('second')]
    """
    cards: list[Card] = []
    for card, count in zip(CARDS, counts, strict=True):
        cards += [card] * count
    return cards


def full_deck(decks: int = 1) -> list[Card]:
    """Return the cards of ``decks`` decks, 94 each, in canonical order (R05, R06).

    >>> len(full_deck()), len(full_deck(2))
    (94, 188)
    """
    return in_canonical_order(copies * decks for copies in COPIES)


def recommended_decks(seats: int) -> int:
    """How many decks suit this many seats: a second one above 18 (R06).

    >>> recommended_decks(18), recommended_decks(19)
    (1, 2)
    """
    return 1 if seats <= RECOMMENDED_SEATS_PER_DECK else 2
