"""A witness who sees nothing but the events and knows the whole table from them.

After each event all cards must be exactly the deck, and each event must be possible after the last.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from flip7.engine import (
    Asked,
    CardDropped,
    CardPlayed,
    CardTurned,
    Cause,
    ChooseTarget,
    DropReason,
    Event,
    FinalStatus,
    GameEnded,
    HitOrStay,
    Phase,
    Reshuffled,
    RoundEnd,
    RoundEnded,
    RoundStarted,
    State,
    Stayed,
)
from flip7.rules import CARDS, Card, Outcome, Status
from support.games import counted

SECOND = Card("second")
NEEDS_A_TARGET = (Outcome.ACTION, Outcome.SURPLUS)
LAID = (Outcome.KEPT, Outcome.BUSTED, Outcome.FLIP_SEVEN)


def worth(cards: list[Card]) -> int:
    """The points of a hand that has not bust, read from the text of the rule (R22)."""
    codes = [str(card) for card in cards]
    numbers = [int(code) for code in codes if code.isdigit()]
    score = sum(numbers) << codes.count("x2")
    score += sum(int(code) for code in codes if code.startswith("+"))
    return score + 15 * (len(set(numbers)) == 7)


class Witness:
    """Follows a game from its first event on."""

    def __init__(self, state: State) -> None:
        """Look at the table once, before the first event."""
        self.edition = state.edition
        self.target = state.target
        self.pile = Counter(state.draw_pile)
        self.discard = Counter(state.discard_pile)
        self.hands = [list(hand.cards) for hand in state.hands]
        self.status = list(state.statuses)
        self.totals = list(state.totals)
        self.aside = [card for item in state.business for card in item.set_aside]
        self.loose: Card | None = None
        self.deck = self._all()
        self.last: Event | None = None
        self.rounds = state.round - (state.phase is not Phase.ROUND)

    def _all(self) -> Counter[Card]:
        cards = self.pile + self.discard + Counter(self.aside)
        for hand in self.hands:
            cards.update(hand)
        if self.loose is not None:
            cards[self.loose] += 1
        return cards

    def heard(self, events: list[Event]) -> None:
        """Look back on what one choice led to: it ends with a question, or with the end of the game."""
        assert isinstance(events[-1], Asked | GameEnded)
        assert not any(isinstance(event, Asked | GameEnded) for event in events[:-1])
        for event, after in pairwise(events):
            assert isinstance(event, RoundEnded) == isinstance(after, RoundStarted | GameEnded)

    def hear(self, event: Event) -> None:
        """Change the table as the event says, and check it."""
        if isinstance(self.last, CardTurned) and self.last.outcome in NEEDS_A_TARGET:
            assert isinstance(event, CardPlayed | CardDropped | Asked)
        match event:
            case RoundStarted():
                self._round_started(event)
            case CardTurned():
                self._turned(event)
            case CardPlayed():
                self._leaves(event.card, event.was_set_aside)
                self._played(event)
            case CardDropped():
                bust = self.status[event.seat] is Status.BUSTED
                assert bust == (event.reason is DropReason.OWNER_BUST)
                self._leaves(event.card, event.card is not SECOND)
                self.discard[event.card] += 1
            case Reshuffled():
                assert not self.pile.total()
                assert event.cards == self.discard.total() > 0
                self.pile, self.discard = self.discard, Counter()
            case Stayed():
                assert self.status[event.seat] is Status.ACTIVE
                self.status[event.seat] = Status.STAYED
                assert event.points == worth(self.hands[event.seat])
            case RoundEnded():
                self._round_ended(event)
            case GameEnded():
                self._game_ended(event)
            case Asked():
                self._asked(event)
        assert self._all() == self.deck, f"cards were lost or doubled by {event}"
        self.last = event

    def _round_started(self, event: RoundStarted) -> None:
        assert self.last is None or isinstance(self.last, RoundEnded)
        self.rounds += 1
        assert event.round == self.rounds
        assert list(event.totals) == self.totals
        assert (event.draw_pile, event.discard_pile) == (self.pile.total(), self.discard.total())

    def _turned(self, event: CardTurned) -> None:
        assert self.status[event.seat] is Status.ACTIVE
        assert self.pile[event.card] > 0, "a card was turned up that is not in the draw pile"
        self.pile[event.card] -= 1
        assert event.draw_pile == self.pile.total()
        assert (event.cause is Cause.FLIP_THREE) == (1 <= event.step <= 3)
        assert event.cause is not Cause.DEAL or self.edition.opening_deal
        hand = self.hands[event.seat]
        assert event.cause is not Cause.FORCED_HIT or not hand
        held = event.card.is_number and event.card in hand
        assert (event.outcome in (Outcome.BUSTED, Outcome.SAVED)) == held
        if event.outcome is Outcome.SAVED:
            hand.remove(SECOND)
            self.discard.update((SECOND, event.card))
        elif event.outcome in LAID:
            hand.append(event.card)
        elif event.outcome is Outcome.SET_ASIDE:
            assert event.cause is Cause.FLIP_THREE
            assert self.edition.sets_actions_aside
            self.aside.append(event.card)
        else:
            assert event.outcome in NEEDS_A_TARGET
            assert (event.outcome is Outcome.SURPLUS) == (event.card is SECOND)
            self.loose = event.card
        if event.outcome is Outcome.BUSTED:
            self.status[event.seat] = Status.BUSTED
        assert event.points == (0 if event.outcome is Outcome.BUSTED else worth(hand))
        assert event.different == len({card for card in hand if card.is_number})
        assert (event.outcome is Outcome.FLIP_SEVEN) == (event.different == 7)

    def _leaves(self, card: Card, was_set_aside: bool) -> None:
        """An action card leaves the place where it waited."""
        if was_set_aside and self.loose is None:
            self.aside.remove(card)
        else:
            assert self.loose is card
            self.loose = None

    def _played(self, event: CardPlayed) -> None:
        assert self.status[event.target] is Status.ACTIVE
        active = [seat for seat, status in enumerate(self.status) if status is Status.ACTIVE]
        if event.card is SECOND:
            active = [seat for seat in active if SECOND not in self.hands[seat]]
            assert event.target != event.seat
        assert event.target in active
        assert event.forced == (len(active) == 1)
        self.hands[event.target].append(event.card)
        if event.card is Card("freeze"):
            self.status[event.target] = Status.FROZEN
        assert event.points == worth(self.hands[event.target])

    def _round_ended(self, event: RoundEnded) -> None:
        assert event.round == self.rounds
        assert [list(hand) for hand in event.hands] == self.hands
        expected = [
            0 if status is Status.BUSTED else worth(hand)
            for hand, status in zip(self.hands, self.status, strict=True)
        ]
        assert list(event.points) == expected
        self.totals = [total + scored for total, scored in zip(self.totals, expected, strict=True)]
        assert list(event.totals) == self.totals
        sevens = [len({card for card in hand if card.is_number}) == 7 for hand in self.hands]
        named = {Status.FROZEN: FinalStatus.FROZEN, Status.BUSTED: FinalStatus.BUSTED}
        assert list(event.statuses) == [
            FinalStatus.FLIP_SEVEN if seven else named.get(status, FinalStatus.STAYED)
            for seven, status in zip(sevens, self.status, strict=True)
        ]
        assert (event.reason is RoundEnd.FLIP_SEVEN) == any(sevens)
        active = Status.ACTIVE in self.status
        assert not (event.reason is RoundEnd.NOBODY_ACTIVE and active)
        if event.reason is RoundEnd.NO_CARDS:
            assert active
            assert not self.pile.total() + self.discard.total()
        top = max(self.totals)
        level = [seat for seat, total in enumerate(self.totals) if total == top]
        tied = level if top >= self.target and len(level) > 1 else []
        assert list(event.tied) == tied
        assert self.loose is None
        for hand in self.hands:
            self.discard.update(hand)
            hand.clear()
        self.discard.update(self.aside)
        self.aside.clear()
        self.status = [Status.ACTIVE] * len(self.hands)

    def _game_ended(self, event: GameEnded) -> None:
        assert list(event.totals) == self.totals
        assert event.rounds == self.rounds
        assert event.target == self.target <= max(self.totals)
        assert self.totals.count(max(self.totals)) == 1
        assert self.totals[event.winner] == max(self.totals)

    def _asked(self, event: Asked) -> None:
        question = event.question
        if isinstance(question, ChooseTarget) and question.was_set_aside:
            # It has left the cards set aside and looks for its target now.
            self._leaves(question.card, was_set_aside=True)
            self.loose = question.card
        elif isinstance(question, ChooseTarget):
            assert self.loose is question.card
        else:
            assert isinstance(question, HitOrStay)
            assert (self.loose, self.aside) == (None, [])
        hand = self.hands[question.seat]
        assert list(event.cards) == hand
        assert event.points == worth(hand)
        assert event.different == len({card for card in hand if card.is_number})
        seats = len(self.hands)
        others = [(question.seat + step) % seats for step in range(1, seats)]
        assert list(event.still_in) == [
            (seat, worth(self.hands[seat])) for seat in others if self.status[seat] is Status.ACTIVE
        ]
        assert event.matching == sum(
            count for card, count in self.pile.items() if card.is_number and card in hand
        )
        assert event.draw_pile == self.pile.total()

    def agrees_with(self, state: State) -> None:
        """What the witness knows is what the state says, in the middle of a choice too."""
        asked = state.question.card if isinstance(state.question, ChooseTarget) else None
        assert asked in (None, self.loose)
        aside = Counter(card for item in state.business for card in item.set_aside)
        # A card that was just turned up, or is taken up again, lies nowhere until its target is found.
        lies_nowhere = Counter() if asked or self.loose is None else Counter([self.loose])
        assert counted(state) + lies_nowhere == self.deck
        assert state.unseen == [self.pile[card] for card in CARDS]
        assert aside == Counter(self.aside)
        assert self.pile == Counter(state.draw_pile)
        assert self.discard == Counter(state.discard_pile)
        assert self.hands == [hand.cards for hand in state.hands]
        assert self.status == state.statuses
        assert self.totals == state.totals


class Log(list[Event]):
    """Lets a witness hear each event at the moment when it happens, and look at the state."""

    def __init__(self, witness: Witness, state: State) -> None:
        super().__init__()
        self.witness = witness
        self.state = state

    def append(self, event: Event) -> None:
        super().append(event)
        if isinstance(event, RoundEnded | GameEnded):
            # The table is cleared after the round was described, and the game ends after that.
            self.witness.hear(event)
            return
        self.witness.hear(event)
        self.witness.agrees_with(self.state)
