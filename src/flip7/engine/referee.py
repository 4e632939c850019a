"""The referee: puts the questions, applies the choices, and decides who acts next (R07–R18).

Unfinished business lies on an explicit stack in the state, so any question can be resumed. What cards do
to the table is in ``flip7.engine.table``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.engine import report
from flip7.engine.decisions import HIT, STAY, ChooseTarget, HitOrStay, turn_of
from flip7.engine.events import (
    Cause,
    DropReason,
    RoundEnd,
    RoundStarted,
    Stayed,
)
from flip7.engine.refusals import Refusal, why_not
from flip7.engine.state import FlipThree, Phase
from flip7.engine.table import Table
from flip7.rules import Status, points

if TYPE_CHECKING:
    from flip7.engine.dealing import CardSource
    from flip7.engine.decisions import Choice
    from flip7.engine.events import Event, RoundEnded
    from flip7.engine.state import State

# Names of this module: looking them up in the enumerations costs a tenth of a game's time.
_ACTIVE: Final = Status.ACTIVE
_BUSTED: Final = Status.BUSTED
_ROUND: Final = Phase.ROUND
_BETWEEN: Final = Phase.BETWEEN
_DEAL: Final = Cause.DEAL
_HIT: Final = Cause.HIT
_FORCED_HIT: Final = Cause.FORCED_HIT
_FLIP_THREE: Final = Cause.FLIP_THREE

IDLE_ROUNDS: Final = 10_000
"""So many rounds in a row in which nobody can be asked anything are refused: they would never end."""


class Referee(Table):
    """Runs one game, from any position, with cards from a source.

    ``start`` and ``apply`` give the events; ``begin`` and ``advance`` do the same without building any.

    Args:
        state: the game, changed in place. It must be right: see ``flip7.engine.position``.
        source: where shuffles and cards come from.
        rounds: a list to which the ``RoundEnded`` of each round is added, also when nobody wants events.

    >>> from flip7.engine import SeededSource, new_game
    >>> source = SeededSource(7)
    >>> referee = Referee(new_game(3, source), source)
    >>> [type(event).__name__ for event in referee.start()]
    ['RoundStarted', 'CardTurned', 'Asked']
    >>> referee.question.card, referee.question.options
    (Card('freeze'), (0, 1, 2))
    >>> [type(event).__name__ for event in referee.apply(0)]
    ['CardPlayed', 'CardTurned', 'CardTurned', 'Asked']
    """

    __slots__ = ("_careful", "_idle_rounds", "_turns")

    def __init__(self, state: State, source: CardSource, *, rounds: list[RoundEnded] | None = None) -> None:
        """Take the chair; nothing moves before ``start`` or ``begin``."""
        super().__init__(state, source, rounds=rounds)
        self._careful = False
        self._idle_rounds = 0
        self._turns = [turn_of(seat) for seat in range(state.seats)]

    @property
    def question(self) -> HitOrStay | ChooseTarget | None:
        """What is being asked now; ``None`` before the start and when the game is over."""
        return self.state.question

    def start(self, log: list[Event] | None = None) -> list[Event]:
        """Move on until something must be asked or the game is over; return what happened.

        Args:
            log: a list to add the events to, each as soon as it has happened: a list of one's own kind can
                look at the state at that moment.
        """
        before, careful = self._log, self._careful
        # A log of somebody's own may fail, like a source.
        self._careful = careful or log is not None
        log = [] if log is None else log
        self._log = log
        try:
            self.begin()
        finally:
            self._log, self._careful = before, careful
        return log

    def apply(self, choice: Choice, log: list[Event] | None = None) -> list[Event]:
        """Answer the pending question, move on to the next, return what happened.

        Args:
            choice: the answer.
            log: as for ``start``.

        Raises:
            Refusal: the choice is illegal, or the card source failed; nothing was changed. ``stalled``
                (see ``IDLE_ROUNDS``) alone leaves the state between two rounds.
        """
        before, careful = self._log, self._careful
        # A log of somebody's own may fail, like a source.
        self._careful = careful or log is not None
        log = [] if log is None else log
        self._log = log
        try:
            self.advance(choice)
        finally:
            self._log, self._careful = before, careful
        return log

    def begin(self) -> None:
        """Do what ``start`` does, building no events."""
        if self.state.question is None:
            self._guarded(None)
        elif self._log is not None:
            report.asked(self.state, self._log)

    def advance(self, choice: Choice) -> None:
        """Do what ``apply`` does, building no events.

        Raises:
            Refusal: the choice is illegal, or the card source failed. Nothing was changed.
        """
        if self._careful or self.source.fallible:
            self._guarded(choice)
        else:
            self._answer(choice)

    def _guarded(self, choice: Choice | None) -> None:
        """Answer, or start, and put everything back if the source fails on the way."""
        before = self.state.copy()
        known = len(self.rounds) if self.rounds is not None else 0
        try:
            if choice is None:
                self._run()
            else:
                self._answer(choice)
        except BaseException:
            self.state.become(before)
            if self.rounds is not None:
                del self.rounds[known:]
            raise

    def _answer(self, choice: Choice) -> None:
        """Carry out a choice (R09, R14)."""
        state = self.state
        question = state.question
        if isinstance(question, HitOrStay):
            seat = question.seat
            if choice is not HIT and choice is not STAY:
                refusal = why_not(question, choice)
                if refusal is not None:
                    raise refusal
            if choice == HIT:
                state.question = None
                self._turn_up(seat, _HIT, 0)
            else:
                state.question = None
                state.statuses[seat] = Status.STAYED
                if self._log is not None:
                    self._log.append(Stayed(seat, points(state.hands[seat])))
        else:
            refusal = why_not(question, choice)
            if refusal is not None or question is None:
                raise refusal or AssertionError(question)
            state.question = None
            self._play_on(
                question.seat, question.card, int(choice), forced=False, waited=question.was_set_aside
            )
        self._run()

    def _run(self) -> None:
        """Move on until something must be asked or the game is over."""
        state = self.state
        while state.question is None:
            if state.business:
                self._carry_on(state.business[-1])
            elif state.phase is not _ROUND:
                if state.phase is not _BETWEEN:
                    return
                self._begin_round()
            elif state.undealt:
                self._deal_one()
            else:
                # R09, R10: the next active seat after the one that acted.
                statuses = state.statuses
                seat = state.turn + 1
                if seat == len(statuses):
                    seat = 0
                if statuses[seat] is not _ACTIVE:
                    if _ACTIVE not in statuses:
                        self._end_round(RoundEnd.NOBODY_ACTIVE)  # R13
                        continue
                    seat = _next_active(statuses, seat)
                state.turn = seat
                if not state.hands[seat].cards and state.edition.staying_needs_a_card:
                    self._turn_up(seat, _FORCED_HIT, 0)  # R02, R14
                else:
                    state.question = self._turns[seat]
                    break
        self._idle_rounds = 0
        if self._log is not None:
            report.asked(state, self._log)

    def _begin_round(self) -> None:
        """Start a round at the dealer's left, with an opening deal where the edition has one (R01, R07)."""
        state = self.state
        if self._idle_rounds >= IDLE_ROUNDS and not self.source.finite:
            raise Refusal(
                "stalled",
                f"{IDLE_ROUNDS} rounds went by in which nobody could be asked: these cards never end",
            )
        self._idle_rounds += 1
        state.phase = _ROUND
        state.turn = state.dealer
        state.undealt = len(state.totals) if state.edition.opening_deal else 0
        if self._log is not None:
            self._log.append(
                RoundStarted(
                    state.round,
                    state.dealer,
                    tuple(state.totals),
                    len(state.draw_pile),
                    len(state.discard_pile),
                )
            )

    def _deal_one(self) -> None:
        """Serve the next seat of the opening deal, or skip it if it is already out (R08)."""
        state = self.state
        seats = len(state.totals)
        seat = (state.dealer + seats - state.undealt + 1) % seats
        if state.statuses[seat] is _ACTIVE:
            state.undealt -= 1
            self._turn_up(seat, _DEAL, 0)
        elif _ACTIVE in state.statuses:
            state.undealt -= 1
        else:
            self._end_round(RoundEnd.NOBODY_ACTIVE)

    def _carry_on(self, flip_three: FlipThree) -> None:
        """Take one more step of the innermost Flip Three (R16–R18)."""
        state = self.state
        seat = flip_three.seat
        if flip_three.remaining and state.statuses[seat] is _ACTIVE:
            flip_three.remaining -= 1
            self._turn_up(seat, _FLIP_THREE, 3 - flip_three.remaining)
            return
        flip_three.remaining = 0
        if not flip_three.set_aside:
            state.business.pop()
            return
        card = flip_three.set_aside.pop(0)
        if state.statuses[seat] is _BUSTED:
            self._drop(seat, card, DropReason.OWNER_BUST)
        else:
            self._seek(seat, card, waited=True)


def _next_active(statuses: list[Status], seat: int) -> int:
    """Return the first active seat after one; there is one."""
    if _ACTIVE in statuses[seat:]:
        return statuses.index(_ACTIVE, seat)
    return statuses.index(_ACTIVE)
