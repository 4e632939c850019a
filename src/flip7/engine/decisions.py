"""The questions the referee asks, as data, and the choices that answer them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from flip7.rules import Card


class Move(StrEnum):
    """The two answers to "hit or stay?" (R09). Equal to the strings ``"hit"`` and ``"stay"``."""

    HIT = "hit"
    STAY = "stay"


HIT: Final = Move.HIT
STAY: Final = Move.STAY

Choice = Move | str | int
"""``"hit"`` or ``"stay"`` for a turn, the seat (from 0) for a target."""


@dataclass(frozen=True, slots=True)
class HitOrStay:
    """A seat's turn: one more card, or out of the round with the points kept (R09).

    >>> HitOrStay(2).options
    (<Move.HIT: 'hit'>, <Move.STAY: 'stay'>)
    """

    kind: ClassVar[str] = "hit_or_stay"
    options: ClassVar[tuple[Move, ...]] = (HIT, STAY)

    seat: int


@dataclass(frozen=True, slots=True)
class ChooseTarget:
    """An action card looks for its target (R14, R17, R21).

    Attributes:
        seat: who chooses.
        card: Freeze, Flip Three or a surplus Second Chance. It lies nowhere else meanwhile.
        options: the legal seats, two or more, in ascending order.
        was_set_aside: the card has waited for a Flip Three to end (R17).
    """

    kind: ClassVar[str] = "target"

    seat: int
    card: Card
    options: tuple[int, ...]
    was_set_aside: bool = False


Question = HitOrStay | ChooseTarget


@cache
def turn_of(seat: int) -> HitOrStay:
    """Return the question of a seat's turn; there is one shared object a seat.

    >>> turn_of(3) is turn_of(3)
    True
    """
    return HitOrStay(seat)


def default_choice(question: Question) -> Choice:
    """Return the choice made for a seat whose player has left (R30).

    Stay when it is allowed, else Hit (a forced Hit is never asked, R14); an action card goes to the
    first legal target that is not the seat itself.

    >>> default_choice(HitOrStay(1))
    <Move.STAY: 'stay'>
    >>> from flip7.rules import FREEZE
    >>> default_choice(ChooseTarget(0, FREEZE, (0, 2, 3)))
    2
    """
    if isinstance(question, HitOrStay):
        return STAY
    return next(seat for seat in question.options if seat != question.seat)
