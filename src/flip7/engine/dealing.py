"""Card sources: the only door through which chance enters a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.engine.refusals import Refusal
from flip7.engine.rng import DEALER_STREAM, SplitMix64, shuffle, shuffle_stream, stream_key
from flip7.rules import Card, count_cards, in_canonical_order

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence


class CardSource:
    """Decides the first dealer and the order of each shuffled pile. Subclass it for another kind of chance.

    Attributes:
        draws: whether ``draw`` is asked for each single card (else the order of the pile decides).
        finite: whether the source ends by itself, so that a game cannot run on for ever without a question.
        fallible: whether it can fail in mid-choice, so that the referee must keep the state for that case.
    """

    draws = False
    finite = False
    fallible = False

    def dealer(self, seats: int) -> int:
        """Return the first dealer, a seat from 0 (R07)."""
        raise NotImplementedError

    def shuffle(self, cards: list[Card], index: int) -> list[Card]:
        """Return the shuffled pile, the card to be drawn next **last**.

        Args:
            cards: what is shuffled, in canonical order; it may be changed and returned.
            index: 0 for the first shuffle of the game, k for the k-th reshuffle (R24).
        """
        raise NotImplementedError

    def draw(self, unseen: Sequence[int]) -> Card:
        """Return the next card, one that ``unseen`` (22 counts of the draw pile) has; only if ``draws``."""
        raise NotImplementedError


class SeededSource(CardSource):
    """Chance from a seed: game ``game`` of seed ``seed`` is the same everywhere (docs/randomness.md).

    Raises:
        ValueError: the seed or the game is not from 0 to 2**64 - 1.

    >>> from flip7.rules import full_deck
    >>> SeededSource(7).dealer(4), str(SeededSource(7).shuffle(full_deck(), 0)[-1])
    (1, 'freeze')
    """

    def __init__(self, seed: int, game: int = 0) -> None:
        """Take the seed and the index of the game under it."""
        self.seed = seed
        self.game = game
        stream_key(seed, game, DEALER_STREAM)  # refuses what is out of range

    def dealer(self, seats: int) -> int:
        """Draw the first dealer from its own stream."""
        return SplitMix64(stream_key(self.seed, self.game, DEALER_STREAM)).below(seats)

    def shuffle(self, cards: list[Card], index: int) -> list[Card]:
        """Shuffle with the stream of that index."""
        shuffle(cards, stream_key(self.seed, self.game, shuffle_stream(index)))
        return cards


class ScriptedSource(CardSource):
    """Chance written down beforehand: the reshuffles of a record.

    Args:
        reshuffles: the order of each reshuffle, **next card first**, as in a record.
        first_dealer: the seat that deals first.
        otherwise: where reshuffles beyond the script come from; without it they are refused.

    >>> source = ScriptedSource([[Card("5"), Card("9")]])
    >>> source.shuffle([Card("9"), Card("5")], 1)
    [Card('9'), Card('5')]
    """

    fallible = True

    def __init__(
        self,
        reshuffles: Sequence[Iterable[Card]] = (),
        *,
        first_dealer: int = 0,
        otherwise: CardSource | None = None,
    ) -> None:
        """Take the script."""
        self.reshuffles = reshuffles
        self.first_dealer = first_dealer
        self.otherwise = otherwise
        self.finite = otherwise is None

    def dealer(self, seats: int) -> int:  # noqa: ARG002  # the script has decided
        """Return the dealer of the script."""
        return self.first_dealer

    def shuffle(self, cards: list[Card], index: int) -> list[Card]:
        """Return the reshuffle of that index.

        Raises:
            Refusal: ``missing-reshuffle`` or ``wrong-reshuffle``, which names what is wrong.
        """
        if not 1 <= index <= len(self.reshuffles):
            if self.otherwise is not None:
                return self.otherwise.shuffle(cards, index)
            known = f"there are only {len(self.reshuffles)}"
            what = f"reshuffle {index - 1} (from 0)" if index else "the first shuffle of a game"
            raise Refusal(
                "missing-reshuffle", f"{what} is needed, but {known if index else 'a script has none'}"
            )
        pile = list(self.reshuffles[index - 1])[::-1]
        wanted, given = count_cards(cards), count_cards(pile)
        if wanted != given:
            lacking = [a - b if a > b else 0 for a, b in zip(wanted, given, strict=True)]
            surplus = [b - a if b > a else 0 for a, b in zip(wanted, given, strict=True)]
            raise Refusal(
                "wrong-reshuffle",
                f"reshuffle {index - 1} (from 0) is no permutation of the discard pile: "
                f"lacking {_listed(lacking)}, too many {_listed(surplus)}",
            )
        return pile


class CallbackSource(CardSource):
    """Chance from outside, card by card: a real table, a person, a search.

    Args:
        draw: is given the 22 counts of the draw pile and returns the card that was turned up.
        first_dealer: the seat that deals first.

    >>> source = CallbackSource(lambda unseen: Card("12"))
    >>> source.draw([0] * 12 + [1] + [0] * 9)
    Card('12')
    """

    draws = True
    fallible = True

    def __init__(self, draw: Callable[[Sequence[int]], Card], *, first_dealer: int = 0) -> None:
        """Take the function to be asked."""
        self._callback = draw
        self.first_dealer = first_dealer

    def dealer(self, seats: int) -> int:  # noqa: ARG002  # given beforehand
        """Return the dealer that was given."""
        return self.first_dealer

    def shuffle(self, cards: list[Card], index: int) -> list[Card]:  # noqa: ARG002  # no order exists
        """Leave the cards as they are: each is chosen when it is turned up."""
        return cards

    def draw(self, unseen: Sequence[int]) -> Card:
        """Ask the function.

        Raises:
            Refusal: ``no-such-card``, if the draw pile has no such card.
        """
        card = self._callback(tuple(unseen))
        if not isinstance(card, Card) or not unseen[card]:
            raise Refusal("no-such-card", f"the draw pile has no {card!s:.40}: it has {_listed(unseen)}")
        return card


def _listed(counts: Sequence[int]) -> str:
    """Name the cards of 22 counts, at most a dozen of them."""
    names = [str(card) for card in in_canonical_order(counts)]
    shown = " ".join(names[:12]) or "none"
    return shown if len(names) <= 12 else f"{shown} and {len(names) - 12} more"  # noqa: PLR2004  # a dozen
