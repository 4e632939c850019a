"""Why a strategy chose what it chose, as data; the sentences are in the catalogues (``reasons.ftl``)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from flip7.engine import Choice, Question
    from flip7.strategies.view import View

ReasonKind = Literal[
    "random",
    "points-below",
    "points-reached",
    "second-chance",
    "bust-below",
    "bust-above",
    "strongest",
    "most-numbers",
    "weakest",
    "likeliest-bust",
    "keep-three",
]


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason: its kind, and the figures that decided.

    Attributes:
        kind: which sentence tells it.
        value: what was looked at: points, or a chance in per cent, rounded for showing only.
        limit: what it was compared with, in the same unit.
    """

    kind: ReasonKind
    value: float = 0
    limit: float = 0


class Explains(Protocol):
    """A strategy that can say why."""

    def explain(self, view: View, ask: Question, choice: Choice) -> Reason:
        """Return the reason for a choice it has just made, before the choice is applied."""
        ...


def percent(favourable: int, cases: int) -> float:
    """Return a chance in per cent with one decimal, for showing.

    >>> percent(11, 46)
    23.9
    """
    return float(round(Fraction(favourable * 100, cases), 1)) if cases else 0.0
