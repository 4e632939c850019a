"""No card is ever lost or doubled: after every event, and each time that a card is about to be drawn."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings

from flip7.engine import CardSource, Referee, SeededSource, State
from flip7.rules import CARDS, Card
from support.games import Setting, check_question, check_whole, counted, settings_of_games, walk
from support.witness import Log, Witness


@settings(max_examples=150)
@given(settings_of_games())
def test_after_every_event_all_cards_are_exactly_the_deck(setting: Setting) -> None:
    referee = setting.referee()
    state = referee.state
    deck = counted(state)
    witness = Witness(state)
    witness.heard(referee.start(Log(witness, state)))
    for choice in walk(setting, referee, 120):
        check_whole(state, deck)
        check_question(state)
        witness.heard(referee.apply(choice, Log(witness, state)))
    check_whole(state, deck)
    check_question(state)


class WatchingSource(CardSource):
    """Draws card by card from a seed and looks at the whole table each time it is asked."""

    draws = True
    fallible = True

    def __init__(self, setting: Setting) -> None:
        self.inner = SeededSource(setting.seed)
        self.rng = setting.choices()
        self.state: State | None = None
        self.deck: Counter[Card] = Counter()
        self.looked = 0

    def watch(self, state: State) -> None:
        self.state = state
        self.deck = counted(state)

    def look(self) -> None:
        if self.state is not None:
            self.looked += 1
            check_whole(self.state, self.deck)

    def dealer(self, seats: int) -> int:
        return self.inner.dealer(seats)

    def shuffle(self, cards: list[Card], index: int) -> list[Card]:
        self.look()
        return self.inner.shuffle(cards, index)

    def draw(self, unseen: Sequence[int]) -> Card:
        self.look()
        return self.rng.choice([card for card in CARDS if unseen[card]])


@settings(max_examples=120)
@given(settings_of_games())
def test_also_between_the_events_all_cards_are_exactly_the_deck(setting: Setting) -> None:
    source = WatchingSource(setting)
    state = setting.state(source)
    source.watch(state)
    referee = Referee(state, source)
    referee.begin()
    for choice in walk(setting, referee, 80):
        referee.advance(choice)
        check_whole(state, source.deck)
    assert source.looked or state.over or not setting.edition.opening_deal


@settings(max_examples=60)
@given(settings_of_games())
def test_a_source_that_shuffles_is_given_the_discard_pile_in_canonical_order(setting: Setting) -> None:
    class Watched(SeededSource):
        def shuffle(self, cards: list[Card], index: int) -> list[Card]:
            assert cards == sorted(cards)
            shuffled = super().shuffle(cards, index)
            seen.append((index, Counter(shuffled)))
            return shuffled

    seen: list[tuple[int, Counter[Card]]] = []
    source = Watched(setting.seed)
    referee = Referee(setting.state(source), source)
    referee.begin()
    for choice in walk(setting, referee, 120):
        referee.advance(choice)
    assert [index for index, _ in seen] == list(range(len(seen)))
    assert seen[0][1] == Counter(setting.stock)
    assert referee.state.shuffles == len(seen)
