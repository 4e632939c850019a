"""The referee: puts the questions, applies the choices, and moves the game on (R07–R27).

Where a rule says what a card does to a hand, that is in ``flip7.rules.hand``; here is what it does to
the table. Unfinished business lies on an explicit stack in the state, so any question can be resumed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.engine import report
from flip7.engine.decisions import HIT, STAY, ChooseTarget, HitOrStay, turn_of
from flip7.engine.events import (
    CardDropped,
    CardPlayed,
    Cause,
    DropReason,
    GameEnded,
    Reshuffled,
    RoundEnd,
    RoundStarted,
    Stayed,
)
from flip7.engine.refusals import Refusal, why_not
from flip7.engine.state import FlipThree, Phase
from flip7.rules import FREEZE, SECOND_CHANCE, Outcome, Status, count_cards, in_canonical_order, points

if TYPE_CHECKING:
    from flip7.engine.dealing import CardSource
    from flip7.engine.decisions import Choice
    from flip7.engine.events import Event, RoundEnded
    from flip7.engine.state import State
    from flip7.rules import Card

# Names of this module: looking them up in the enumerations costs a tenth of a game's time.
_ACTIVE: Final = Status.ACTIVE
_BUSTED: Final = Status.BUSTED
_ROUND: Final = Phase.ROUND
_BETWEEN: Final = Phase.BETWEEN
_DEAL: Final = Cause.DEAL
_HIT: Final = Cause.HIT
_FORCED_HIT: Final = Cause.FORCED_HIT
_FLIP_THREE: Final = Cause.FLIP_THREE
_KEPT: Final = Outcome.KEPT
_OUT: Final = Outcome.BUSTED
_SAVED: Final = Outcome.SAVED
_FLIP_SEVEN: Final = Outcome.FLIP_SEVEN
_SET_ASIDE: Final = Outcome.SET_ASIDE

IDLE_ROUNDS: Final = 10_000
"""So many rounds in a row in which nobody can be asked anything are refused: they would never end."""


class Referee:
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

    __slots__ = ("_idle_rounds", "_log", "_turns", "rounds", "source", "state")

    def __init__(self, state: State, source: CardSource, *, rounds: list[RoundEnded] | None = None) -> None:
        """Take the chair; nothing moves before ``start`` or ``begin``."""
        self.state = state
        self.source = source
        self.rounds = rounds
        self._log: list[Event] | None = None
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
        log = [] if log is None else log
        self._log = log
        try:
            self.begin()
        finally:
            self._log = None
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
        log = [] if log is None else log
        self._log = log
        try:
            self.advance(choice)
        finally:
            self._log = None
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
        if self.source.fallible:
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
            if choice is HIT or choice == HIT:
                state.question = None
                self._turn_up(seat, _HIT, 0)
            elif choice is STAY or choice == STAY:
                state.question = None
                state.statuses[seat] = Status.STAYED
                if self._log is not None:
                    self._log.append(Stayed(seat, points(state.hands[seat])))
            else:
                raise _refusal(question, choice)
        elif question is None or why_not(question, choice) is not None:
            raise _refusal(question, choice)
        else:
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

    def _turn_up(self, seat: int, cause: Cause, step: int) -> None:
        """Turn up one card for a seat and do what it demands (R11, R12, R14, R20, R21)."""
        state = self.state
        if not state.draw_pile and not self._reshuffle():
            self._end_round(RoundEnd.NO_CARDS)
            return
        if self.source.draws:
            card = self.source.draw(state.unseen)
            state.draw_pile.remove(card)
        else:
            card = state.draw_pile.pop()
        state.unseen[card] -= 1
        hand = state.hands[seat]
        outcome = hand.receive(card)
        if outcome is _KEPT:
            if self._log is not None:
                report.turned(state, self._log, seat, card, cause, outcome, step)
            return
        if outcome is Outcome.ACTION and step and state.edition.sets_actions_aside:
            outcome = _SET_ASIDE
            state.business[-1].set_aside.append(card)  # R03
        elif outcome is _OUT:
            state.statuses[seat] = _BUSTED
        elif outcome is _SAVED:
            state.discard_pile += (SECOND_CHANCE, card)
        if self._log is not None:
            report.turned(state, self._log, seat, card, cause, outcome, step)
        if outcome is _FLIP_SEVEN:
            self._end_round(RoundEnd.FLIP_SEVEN)
        elif outcome is Outcome.ACTION or outcome is Outcome.SURPLUS:
            self._seek(seat, card, waited=False)

    def _reshuffle(self) -> bool:
        """Make a new draw pile of the discard pile and nothing else (R24); False if there is none (R25)."""
        state = self.state
        if not state.discard_pile:
            return False
        counts = count_cards(state.discard_pile)
        state.draw_pile += self.source.shuffle(in_canonical_order(counts), state.shuffles)
        state.shuffles += 1
        state.discard_pile.clear()
        state.unseen[:] = counts
        if self._log is not None:
            self._log.append(Reshuffled(len(state.draw_pile)))
        return True

    def _seek(self, seat: int, card: Card, *, waited: bool) -> None:
        """Find the target of an action card: ask, or take the only one, or drop it (R14, R17, R21)."""
        state = self.state
        options = state.active_seats()
        if card is SECOND_CHANCE:
            options = [other for other in options if not state.hands[other].second_chance]
        if len(options) > 1:
            state.question = ChooseTarget(seat, card, tuple(options), waited)
        elif options:
            self._play_on(seat, card, options[0], forced=True, waited=waited)
        else:
            self._drop(seat, card, DropReason.NOBODY)

    def _play_on(self, seat: int, card: Card, target: int, *, forced: bool, waited: bool) -> None:
        """Lay an action card in front of its target, where it acts (R15, R16, R19, R21)."""
        state = self.state
        state.hands[target].lay(card)
        if card is FREEZE:
            state.statuses[target] = Status.FROZEN
        elif card is not SECOND_CHANCE:
            state.business.append(FlipThree(target))
        if self._log is not None:
            self._log.append(CardPlayed(seat, card, target, forced, waited, points(state.hands[target])))

    def _drop(self, seat: int, card: Card, reason: DropReason) -> None:
        """Discard an action card unplayed."""
        self.state.discard_pile.append(card)
        if self._log is not None:
            self._log.append(CardDropped(seat, card, reason))

    def _end_round(self, reason: RoundEnd) -> None:
        """Score the round, clear the table, pass the deal, or end the game (R12, R13, R22–R27)."""
        state = self.state
        for unfinished in state.business:
            state.discard_pile += unfinished.set_aside  # R25
        state.business.clear()
        state.undealt = 0
        totals = state.totals
        scored = [
            0 if status is _BUSTED else points(hand)
            for hand, status in zip(state.hands, state.statuses, strict=True)
        ]
        for seat, score in enumerate(scored):
            totals[seat] += score
        top = max(totals)
        won = top >= state.target and totals.count(top) == 1
        if self._log is not None or self.rounds is not None:
            ended = report.round_ended(state, reason, scored)
            if self.rounds is not None:
                self.rounds.append(ended)
            if self._log is not None:
                self._log.append(ended)
        for seat, hand in enumerate(state.hands):
            state.discard_pile += hand.cards  # R23
            hand.clear()
            state.statuses[seat] = _ACTIVE
        if won:
            state.phase = Phase.OVER
            state.winner = totals.index(top)
            if self._log is not None:
                self._log.append(GameEnded(state.winner, tuple(totals), state.round, state.target))
        else:
            state.phase = _BETWEEN
            state.dealer = (state.dealer + 1) % len(totals)  # R23
            state.round += 1


def _next_active(statuses: list[Status], seat: int) -> int:
    """Return the first active seat after one; there is one."""
    if _ACTIVE in statuses[seat:]:
        return statuses.index(_ACTIVE, seat)
    return statuses.index(_ACTIVE)


def _refusal(question: HitOrStay | ChooseTarget | None, choice: object) -> Refusal:
    refusal = why_not(question, choice)
    if refusal is None:  # pragma: no cover  # the callers have already judged it
        raise AssertionError(choice)
    return refusal
