"""The table: what a card that is turned up does to it, and how a round is scored and cleared.

Where a rule says what a card does to a hand, that is in ``flip7.rules.hand``; here is what it does to
everything else. Who acts when is the referee's business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.engine import report
from flip7.engine.decisions import ChooseTarget
from flip7.engine.events import CardDropped, CardPlayed, DropReason, GameEnded, Reshuffled, RoundEnd
from flip7.engine.state import FlipThree, Phase
from flip7.rules import FREEZE, SECOND_CHANCE, Outcome, Status, count_cards, in_canonical_order, points

if TYPE_CHECKING:
    from flip7.engine.dealing import CardSource
    from flip7.engine.events import Cause, Event, RoundEnded
    from flip7.engine.state import State
    from flip7.rules import Card

# Names of this module: looking them up in the enumerations costs a tenth of a game's time.
_ACTIVE: Final = Status.ACTIVE
_BUSTED: Final = Status.BUSTED
_KEPT: Final = Outcome.KEPT
_OUT: Final = Outcome.BUSTED
_SAVED: Final = Outcome.SAVED
_FLIP_SEVEN: Final = Outcome.FLIP_SEVEN
_ACTION: Final = Outcome.ACTION
_SURPLUS: Final = Outcome.SURPLUS
_SET_ASIDE: Final = Outcome.SET_ASIDE


class Table:
    """The state of a game with the source of its cards and whoever keeps its log.

    Attributes:
        state: the game, changed in place.
        source: where shuffles and cards come from.
        rounds: a list to which the ``RoundEnded`` of each round is added, or ``None``.
    """

    __slots__ = ("_log", "rounds", "source", "state")

    def __init__(self, state: State, source: CardSource, *, rounds: list[RoundEnded] | None = None) -> None:
        self.state = state
        self.source = source
        self.rounds = rounds
        self._log: list[Event] | None = None

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
            state.phase = Phase.BETWEEN
            state.dealer = (state.dealer + 1) % len(totals)  # R23
            state.round += 1
