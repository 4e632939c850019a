"""How long each thing that happens is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.engine import (
    Asked,
    CardPlayed,
    CardTurned,
    Cause,
    HitOrStay,
    Reshuffled,
    RoundStarted,
    Stayed,
)

if TYPE_CHECKING:
    from flip7.engine import Event
    from flip7.tui.scene import Pace

FACTORS: Final[dict[Pace, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.35, "off": 0.0}
EFFECT_STEP: Final = 0.07
"""Seconds of one phase of an effect: at most two flashes a second."""
NO_PRESS: Final = 0.25
"""Seconds after a new card in which a choice is not taken, so that no card is drawn by a late finger."""


def seconds(event: Event, pace: Pace) -> float:
    """Return how long the picture of an event stands before the next one.

    >>> from flip7.engine import Stayed
    >>> seconds(Stayed(0, 12), "normal"), seconds(Stayed(0, 12), "off")
    (0.45, 0.0)
    """
    return _normal(event) * FACTORS[pace]


def _normal(event: Event) -> float:
    if isinstance(event, CardTurned):
        return 0.3 if event.cause is Cause.DEAL else 0.55
    if isinstance(event, Asked):
        return 0.0 if isinstance(event.question, HitOrStay) else 0.5
    if isinstance(event, (CardPlayed, Reshuffled, RoundStarted)):
        return 0.7
    return 0.45 if isinstance(event, Stayed) else 0.5
