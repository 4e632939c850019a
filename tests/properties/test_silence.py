"""With or without listeners a game goes the same way, and without one no event is built."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import (
    Choice,
    Decider,
    Event,
    GameEnded,
    Question,
    Referee,
    RoundEnded,
    SeededSource,
    State,
    new_game,
    play,
)
from support.games import Setting, settings_of_games, walk


@settings(max_examples=80)
@given(settings_of_games())
def test_advance_and_apply_give_equal_states(setting: Setting) -> None:
    told: list[RoundEnded] = []
    noted: list[RoundEnded] = []
    telling = Referee(setting.state(), setting.source())
    silent = Referee(setting.state(), setting.source(), rounds=noted)

    def hear(events: list[Event]) -> None:
        told.extend(event for event in events if isinstance(event, RoundEnded))

    hear(telling.start())
    silent.begin()
    for choice in walk(setting, telling, 120):
        assert telling.state == silent.state
        hear(telling.apply(choice))
        silent.advance(choice)
    assert telling.state == silent.state
    assert told == noted


class Silent(Referee):
    """A referee that must not be asked for events."""

    def start(self, log: list[Event] | None = None) -> list[Event]:
        raise AssertionError(log)

    def apply(self, choice: Choice, log: list[Event] | None = None) -> list[Event]:
        raise AssertionError(choice, log)


@settings(max_examples=20)
@given(st.integers(0, 2**64 - 1), st.integers(1, 6))
def test_play_gives_the_same_game_with_and_without_a_listener(seed: int, seats: int) -> None:
    def decider(referee: Referee) -> Decider:
        def decide(question: Question) -> Choice:
            points = sum(int(card) for card in referee.state.hands[question.seat].cards if card.is_number)
            return question.options[0 if points < 18 else -1]

        return decide

    def finished(kind: type[Referee], listen: Callable[[Event], None] | None) -> State:
        source = SeededSource(seed)
        referee = kind(new_game(seats, source, target=100), source)
        play(referee, [decider(referee)] * seats, listen=listen)
        assert referee.state.over
        return referee.state

    heard: list[Event] = []
    assert finished(Referee, heard.append) == finished(Silent, None)
    assert isinstance(heard[-1], GameEnded)


def test_play_stopped_early_builds_no_event_either_when_nobody_listens() -> None:
    source = SeededSource(5)
    referee = Silent(new_game(2, source), source)
    asked: list[Question] = []

    def decide(question: Question) -> Choice:
        asked.append(question)
        return question.options[0]

    play(referee, [decide, decide], until=lambda: len(asked) == 3)
    assert len(asked) == 3
    assert referee.question is not None


def test_starting_again_repeats_the_pending_question_and_nothing_else() -> None:
    source = SeededSource(5)
    referee = Referee(new_game(3, source), source)
    events = referee.start()
    before = referee.state.copy()
    assert referee.start() == events[-1:]
    referee.begin()
    assert referee.state == before
