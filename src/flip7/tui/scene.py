"""What a table screen shows: a function of the state, the last event, and the options of the view."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from flip7.engine import CardPlayed, CardTurned, ChooseTarget, RoundEnded
from flip7.rules import FREEZE, Outcome, Status, points
from flip7.tui.palette import Palette

if TYPE_CHECKING:
    from flip7.engine import Event, Question, State

Pace = Literal["slow", "normal", "fast", "off"]
PACES: tuple[Pace, ...] = ("slow", "normal", "fast", "off")


@dataclass(frozen=True, slots=True)
class Options:
    """How a person wants to see the table; nothing here changes the game.

    Attributes:
        language: of all texts.
        palette: the colours.
        pace: how fast cards turn over.
        reduced_motion: nothing moves; what happened is marked instead.
        reasons: bots say why they chose.
        curtain: between two people at one keyboard the screen asks for the next.
    """

    language: str = "en"
    palette: Palette = field(default_factory=Palette)
    pace: Pace = "normal"
    reduced_motion: bool = False
    reasons: bool = False
    curtain: bool = False


EffectKind = Literal["bust", "freeze", "save", "flip7"]
EFFECT_PHASES: dict[EffectKind, int] = {"bust": 6, "freeze": 6, "save": 5, "flip7": 9}


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that is felt: which, on whose row, and how far it has come.

    Attributes:
        kind: bust, Freeze, a save by Second Chance, or a Flip 7.
        seat: whose row shows it.
        phase: from 0 to ``EFFECT_PHASES[kind]`` - 1.
    """

    kind: EffectKind
    seat: int
    phase: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one picture of the table is made of.

    Attributes:
        state: the game at the moment shown.
        names: a label for each seat, safe to show.
        options: how to show it.
        event: what happened last, or ``None``.
        told: the last sentences, the newest last.
        viewer: the seat that is shown large, or ``None``.
        asking: the question a person can answer now, or ``None``.
        cursor: which of the options is chosen by the arrows.
        effect: what is being felt.
        note: a line of help or of a bot's reason.
        hint: a hint of the tour, shown until the person goes on.
        rounds: the finished rounds, the one just ended included.
        bots: for each seat its strategy, or ``None`` for a person.
    """

    state: State
    names: tuple[str, ...]
    options: Options = field(default_factory=Options)
    event: Event | None = None
    told: tuple[str, ...] = ()
    viewer: int | None = None
    asking: Question | None = None
    cursor: int = 0
    effect: Effect | None = None
    note: str = ""
    hint: str = ""
    rounds: tuple[RoundEnded, ...] = ()
    bots: tuple[str | None, ...] = ()

    @property
    def acting(self) -> int | None:
        """The seat that is asked, or that the last event was about."""
        if self.state.question is not None:
            return self.state.question.seat
        event = self.event
        if isinstance(event, CardTurned):
            return event.seat
        return event.target if isinstance(event, CardPlayed) else None

    @property
    def targets(self) -> tuple[int, ...]:
        """The seats that can be chosen now."""
        return self.asking.options if isinstance(self.asking, ChooseTarget) else ()

    def points(self, seat: int) -> int:
        """What a seat keeps of this round as it stands."""
        if isinstance(self.event, RoundEnded):
            return self.event.points[seat]
        return 0 if self.state.statuses[seat] is Status.BUSTED else points(self.state.hands[seat])

    def total(self, seat: int) -> int:
        """A seat's total from the rounds before this one, as long as its hand lies there."""
        total = self.state.totals[seat]
        return total - self.event.points[seat] if isinstance(self.event, RoundEnded) else total


def effect_of(event: Event) -> Effect | None:
    """Return what an event makes one feel, at its first phase.

    >>> from flip7.engine import Stayed
    >>> effect_of(Stayed(0, 12)) is None
    True
    """
    if isinstance(event, CardTurned):
        kinds: dict[Outcome, EffectKind] = {
            Outcome.BUSTED: "bust",
            Outcome.SAVED: "save",
            Outcome.FLIP_SEVEN: "flip7",
        }
        kind = kinds.get(event.outcome)
        return Effect(kind, event.seat) if kind else None
    if isinstance(event, CardPlayed) and event.card is FREEZE:
        return Effect("freeze", event.target)
    return None
