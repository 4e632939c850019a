"""One listener: the language they hear, the seat they sit in, and what the players are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from flip7.i18n.catalogue import catalogue
from flip7.rules import DOUBLE, FLIP_THREE, FREEZE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flip7.i18n.catalogue import Catalogue
    from flip7.rules import Card

_DOUBLE_SIGN: Final = "×2"


class Heard(NamedTuple):
    """What the listener knows from the sentences around an event.

    Attributes:
        before: what the event's first words would say was the last thing told.
        after: what its last words would say is told next.
    """

    before: bool = False
    after: bool = False


NOTHING: Final = Heard()


class Voice:
    """Puts messages of the file ``tell`` together for one listener.

    Attributes:
        texts: the catalogue.
        point_of_view: the listener's seat from 0, or ``None`` for somebody who only watches.
        names: a label for each seat; a missing one is made of the seat's number.

    >>> voice = Voice("it", 0, ["Ann", "Bo"])
    >>> voice.label(1), voice.label(2)
    ('Bo', 'Giocatore 3')
    >>> voice.say("busts", **voice.actor(0)), voice.say("busts", **voice.actor(1))
    ('Salti.', 'Bo salta.')
    """

    __slots__ = ("names", "point_of_view", "texts")

    def __init__(self, language: str, point_of_view: int | None, names: Sequence[str]) -> None:
        """Load the language's texts."""
        self.texts: Catalogue = catalogue(language, "tell")
        self.point_of_view = point_of_view
        self.names = names

    def say(self, message: str, /, **arguments: Any) -> str:
        """Return a message with its arguments set in."""
        return self.texts.format(message, **arguments)

    def label(self, seat: int) -> str:
        """Return what a seat's player is called."""
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def actor(self, seat: int) -> dict[str, str]:
        """Return the arguments that say who acts: ``actor`` is "you" or "other"."""
        return {"actor": "you" if seat == self.point_of_view else "other", "name": self.label(seat)}

    def target(self, seat: int, *, chosen_by: int) -> dict[str, str]:
        """Return the arguments that say on whom a card is played: "you", "self" or "other"."""
        role = "self" if seat == chosen_by else "you" if seat == self.point_of_view else "other"
        return {"target": role, "target_name": self.label(seat)}

    def card(self, card: Card) -> str:
        """Name a card: ``12``, ``+4``, ``×2``, ``Flip Three``."""
        return card_name(self.texts, card)

    def cards(self, cards: Iterable[Card]) -> tuple[int, str]:
        """Count and list the cards of a row that matter to its player.

        Numbers from the highest, then modifiers, then a Second Chance; an action that lies there since it was
        played (R19) does nothing more and is named only when there is nothing else.
        """
        numbers: list[Card] = []
        others: list[Card] = []
        spent: list[Card] = []
        for card in sorted(cards):
            (numbers if card.is_number else spent if card in (FREEZE, FLIP_THREE) else others).append(card)
        shown = numbers[::-1] + others or spent
        return len(shown), ", ".join(map(self.card, shown))

    def among(self, seats: Iterable[int], *, first: int | None) -> list[int]:
        """Order seats clockwise from ``first``; from seat 0 when it is ``None``."""
        return sorted(seats, key=lambda seat: (first is not None and seat < first, seat))


def card_name(texts: Catalogue, card: Card) -> str:
    """Name a card in a language; Numbers and modifiers are signs, the same in all.

    >>> from flip7.rules import Card
    >>> [card_name(catalogue("fr"), Card(code)) for code in ("12", "+4", "x2", "freeze")]
    ['12', '+4', '×2', 'carte Stop']
    """
    if card.is_action:
        return texts.format(f"card-{card.code}")
    return _DOUBLE_SIGN if card is DOUBLE else card.code
