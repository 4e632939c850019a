"""What a picture of a table is told: its seats, and every word it shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from flip7.art.faces import Mood, mood_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flip7.rules import Card, Status


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """One player at the table, as plain data.

    Raises:
        ValueError: the status is unknown.
    """

    name: str
    cards: Sequence[Card] = ()
    """The cards in front of the player, in the order they came."""
    status: Mood | Status = "active"
    """A status of the rules; ``"flip7"`` for whoever has just turned up a seventh Number."""
    points: int = 0
    """What this round would add to the total if it ended now; 0 after a bust."""
    total: int = 0
    """The total before this round."""
    dealer: bool = False
    turn: bool = False
    """Whether it is this player's turn; an active player is then shown as about to act."""

    def __post_init__(self) -> None:
        mood_of(self.status)

    @property
    def mood(self) -> Mood:
        """The status, or ``"turn"`` for an active player whose turn it is.

        >>> SeatPicture("Ann", turn=True).mood
        'turn'
        """
        return "turn" if self.turn and self.status == "active" else mood_of(self.status)

    @property
    def is_out(self) -> bool:
        """Whether the player takes no more cards in this round."""
        return self.status in ("stayed", "frozen", "busted")


@dataclass(frozen=True, slots=True)
class TableWords:
    """Every word a picture of a table shows, already in the reader's language.

    An empty text is left out, so a picture may show fewer words, or none.
    """

    subtitle: str = ""
    """Beside the title, such as what the game is played to."""
    draw_pile: str = ""
    """How many cards the draw pile has, as a phrase."""
    discard_pile: str = ""
    """How many cards the discard pile has, as a phrase."""
    message: str = ""
    """What is asked, large, beside the piles."""
    detail: str = ""
    """What has just happened, below the message."""
    dealer: str = ""
    """One or two letters for the dealer's mark."""
    statuses: Mapping[Mood, str] = field(default_factory=dict)
    """The word for each status; ``"turn"`` is that of the player about to act."""
    cards: Mapping[str, str] = field(default_factory=dict)
    """Names of cards by code, for the description that screen readers read."""
