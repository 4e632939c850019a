"""The referee beyond the rulings: starting, stopping, refusing, and games that cannot go on."""

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from flip7.engine import (
    IDLE_ROUNDS,
    CallbackSource,
    CardTurned,
    ChooseTarget,
    Event,
    FlipThree,
    GameEnded,
    HitOrStay,
    Phase,
    PositionRefused,
    Question,
    Referee,
    Refusal,
    RoundEnded,
    ScriptedSource,
    SeededSource,
    State,
    default_choice,
    new_game,
    play,
    position,
    position_faults,
    why_not,
)
from flip7.engine.decisions import turn_of
from flip7.engine.events import EVENT_TYPES
from flip7.rules import EDITION_3_1, Card, Fault
from support.table import table


def test_nothing_moves_before_the_start() -> None:
    source = SeededSource(7)
    state = new_game(3, source)
    referee = Referee(state, source)
    assert (referee.question, state) == (None, new_game(3, SeededSource(7)))
    assert referee.state is state


def test_once_the_game_is_over_starting_does_nothing() -> None:
    game = table("9", ["5", "6"], target=5)
    game.play("stay", "stay")
    before = game.state.copy()
    assert game.referee.start() == []
    game.referee.begin()
    assert game.state == before


def test_events_can_be_seen_as_they_happen() -> None:
    source = SeededSource(7)
    referee = Referee(new_game(3, source), source)
    log: list[Event] = []
    assert referee.start(log) is log
    assert len(log) == 3
    assert referee.apply(0, log) is log
    assert len(log) == 7


class Breaking(list[Event]):
    """A list of events that fails at a given one."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def append(self, event: Event) -> None:
        if len(self) == self.at:
            raise ConnectionError
        super().append(event)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_list_of_events_that_fails_changes_nothing_either(at: int) -> None:
    rounds: list[RoundEnded] = []
    source = SeededSource(7)
    referee = Referee(new_game(3, source), source, rounds=rounds)
    before = referee.state.copy()
    with pytest.raises(ConnectionError):
        referee.start(Breaking(at))
    assert referee.state == before
    referee.start()
    before = referee.state.copy()
    with pytest.raises(ConnectionError):
        referee.apply(0, Breaking(at))
    assert (referee.state, rounds) == (before, [])
    assert len(referee.apply(0)) == 4


def test_a_list_of_events_is_left_alone_afterwards() -> None:
    game = table("9 8 7", ["5", "6"])
    logs: list[list[Event]] = [[], []]
    game.referee.start(logs[0])
    game.referee.apply("hit", logs[1])
    with pytest.raises(Refusal):
        game.referee.apply("fold", logs[1])
    before = [list(log) for log in logs]
    game.referee.begin()
    game.referee.advance("hit")
    game.referee.apply("stay")
    assert logs == before


def test_the_rounds_are_collected_also_when_nobody_wants_events() -> None:
    rounds: list[RoundEnded] = []
    state = position(2, phase="round", turn=1, hands=["5", "6"], draw_pile="1 2 3 4")
    referee = Referee(state, SeededSource(1), rounds=rounds)
    referee.begin()
    referee.advance("stay")
    referee.advance("stay")
    assert [ended.points for ended in rounds] == [(5, 6)]
    assert referee.rounds is rounds


def stalled(target: int = 200) -> State:
    """One seat, and nothing but a Freeze: each deal freezes the player, for 0 points."""
    return position(1, draw_pile="freeze", target=target)


def test_rounds_in_which_nobody_can_be_asked_are_refused_in_the_end() -> None:
    state = stalled()
    rounds: list[RoundEnded] = []
    referee = Referee(state, SeededSource(1), rounds=rounds)
    with pytest.raises(Refusal) as refusal:
        referee.begin()
    assert refusal.value.code == "stalled"
    assert str(IDLE_ROUNDS) in refusal.value.sentence
    assert (state, rounds) == (stalled(), [])


def test_so_many_idle_rounds_are_played_and_not_one_more() -> None:
    class Counting(SeededSource):
        shuffles = 0

        def shuffle(self, cards: list[Card], index: int) -> list[Card]:
            self.shuffles += 1
            return super().shuffle(cards, index)

    source = Counting(1)
    with pytest.raises(Refusal):
        Referee(stalled(), source).begin()
    # The first round has its card; each of the others needs a shuffle.
    assert source.shuffles == IDLE_ROUNDS - 1


def test_after_a_choice_they_leave_the_game_between_two_rounds() -> None:
    """Flip Three in front, and a Freeze: from the next round on the only player is always frozen."""
    state = position(1, phase="round", hands=["flip3"], draw_pile="freeze")
    referee = Referee(state, SeededSource(1))
    referee.begin()
    with pytest.raises(Refusal) as refusal:
        referee.advance("stay")
    assert refusal.value.code == "stalled"
    assert (state.phase, state.question, state.totals) == (Phase.BETWEEN, None, [0])
    assert sum(state.cards()) == 2
    assert position_faults(state) == []


def test_idle_rounds_that_lead_somewhere_are_played() -> None:
    """Two seats, 3.1, one +2: whoever is dealt it scores, until one leads at the target."""
    state = position(2, draw_pile="+2", target=11)
    referee = Referee(state, SeededSource(1))
    events = referee.start()
    assert state.over
    assert isinstance(events[-1], GameEnded)
    assert max(state.totals) == 12
    assert all(event.card is Card("+2") for event in events if isinstance(event, CardTurned))


def test_a_script_that_ends_never_stalls() -> None:
    with pytest.raises(Refusal) as refusal:
        Referee(stalled(), ScriptedSource([[Card("freeze")]] * 3)).begin()
    assert refusal.value.code == "missing-reshuffle"


def test_refusals_are_errors_with_a_slug_and_a_sentence() -> None:
    refusal = Refusal("some-slug", "some sentence")
    assert isinstance(refusal, ValueError)
    assert (refusal.code, refusal.sentence, str(refusal)) == ("some-slug", "some sentence", "some sentence")
    refused = PositionRefused([Fault("a", "one"), Fault("b", "two")])
    assert (refused.code, refused.sentence) == ("bad-position", "one; two")
    assert refused.faults == (Fault("a", "one"), Fault("b", "two"))


@pytest.mark.parametrize(
    ("choice", "shown"),
    [
        ("fold", "'fold'"),
        (3, "3"),
        (None, "None"),
        (True, "True"),
        ("\u202e\x1b[31m", "'\\u202e\\x1b[31m'"),
        ("x" * 100, "'" + "x" * 36 + "..."),
        pytest.param(10**5000, "a huge number", id="huge"),
        (2**64 - 1, "18446744073709551615"),
    ],
)
def test_a_refusal_shows_the_choice_briefly_and_in_printable_characters(choice: object, shown: str) -> None:
    refusal = why_not(HitOrStay(1), choice)
    assert refusal is not None
    assert refusal.sentence == f"seat 1 is asked hit or stay, not {shown}: the legal choices are hit, stay"


def test_what_happened_cannot_be_changed() -> None:
    seen: set[type] = set()

    def look(event: Event) -> None:
        seen.add(type(event))
        assert hash(event) == hash(replace(event))
        for field in fields(event):
            with pytest.raises(FrozenInstanceError):
                setattr(event, field.name, None)

    for seed in range(6):
        source = SeededSource(seed)
        referee = Referee(new_game(3, source), source)
        play(referee, [lambda question: question.options[0]] * 3, listen=look)
    game = table("second 9 8", ["5 second", "6 second"])
    game.play("hit", "stay")
    for event in game.events:
        look(event)
    assert seen == set(EVENT_TYPES)


@pytest.mark.parametrize("question", [HitOrStay(1), ChooseTarget(1, Card("freeze"), (0, 1))])
def test_questions_cannot_be_changed(question: Question) -> None:
    assert hash(question) == hash(replace(question))
    for field in fields(question):
        with pytest.raises(FrozenInstanceError):
            setattr(question, field.name, None)


def test_turns_share_one_object_a_seat() -> None:
    assert turn_of(40) is turn_of(40)
    assert turn_of(40) == HitOrStay(40)


def test_play_stops_where_it_is_told_to() -> None:
    source = SeededSource(3)
    referee = Referee(new_game(3, source), source)
    rounds: list[RoundEnded] = []
    play(referee, [default_choice] * 3, until=lambda: referee.state.round == 3)
    assert (referee.state.round, referee.state.over) == (3, False)

    def listen(event: Event) -> None:
        if isinstance(event, RoundEnded):
            rounds.append(event)

    play(referee, [default_choice] * 3, listen=listen, until=lambda: referee.state.round == 5)
    assert [ended.round for ended in rounds] == [3, 4]
    play(referee, [default_choice] * 3)
    assert referee.state.over


def test_play_refuses_an_illegal_answer() -> None:
    source = SeededSource(3)
    referee = Referee(new_game(2, source), source)
    with pytest.raises(Refusal):
        play(referee, [lambda _: "fold"] * 2)


def test_unfinished_flip_threes_are_compared_and_printed() -> None:
    one = FlipThree(2, 1, "freeze flip3")
    assert one == FlipThree(2, 1, [Card("freeze"), Card("flip3")])
    assert one.copy() == one
    assert one.copy().set_aside is not one.set_aside
    for other in (
        FlipThree(1, 1, "freeze flip3"),
        FlipThree(2, 2, "freeze flip3"),
        FlipThree(2, 1, "freeze"),
    ):
        assert one != other
    assert one != (2, 1, "freeze flip3")
    assert repr(one) == "FlipThree(2, 1, 'freeze flip3')"
    assert FlipThree(0).remaining == 3
    with pytest.raises(TypeError):
        hash(one)
    with pytest.raises(TypeError):
        hash(State(1))


def test_a_source_may_fail_at_the_very_first_card() -> None:
    def fail(unseen: object) -> Card:
        raise ConnectionError(unseen)

    source = CallbackSource(fail)
    state = new_game(2, source, edition=EDITION_3_1)
    before = state.copy()
    referee = Referee(state, source)
    for move in (referee.begin, referee.start):
        with pytest.raises(ConnectionError):
            move()
        assert state == before
