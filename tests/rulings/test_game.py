"""R26 to R30: the game as a whole."""

import pytest

from flip7.engine import (
    STAY,
    CardTurned,
    Choice,
    ChooseTarget,
    FinalStatus,
    GameEnded,
    HitOrStay,
    Question,
    Referee,
    Refusal,
    RoundEnded,
    RoundStarted,
    SeededSource,
    default_choice,
    new_game,
    play,
)
from flip7.rules import CARDS, CONTINENTAL, EDITIONS, FLIP_THREE, FREEZE, SECOND_CHANCE, Edition
from support.table import table


def test_r26_the_highest_total_wins_after_a_round_in_which_somebody_has_200() -> None:
    game = table("9", ["12", "7"], totals=[188, 195])
    game.play("stay")
    # Nobody wins in mid-round, though seat 0 has 200 for certain.
    assert game.told(GameEnded) == []
    game.play("stay")
    assert game.state.over
    assert game.told(GameEnded) == [GameEnded(winner=1, totals=(200, 202), rounds=1, target=200)]
    assert (game.state.winner, game.question) == (1, None)


def test_r26_with_199_the_game_goes_on() -> None:
    game = table("9 9", ["11", "7"], totals=[188, 100])
    game.play("stay", "stay")
    assert game.state.totals == [199, 107]
    assert not game.state.over


def test_r26_the_target_can_be_set() -> None:
    game = table("9 9", ["11", "7"], target=11)
    game.play("stay", "stay")
    assert game.told(GameEnded) == [GameEnded(0, (11, 7), rounds=1, target=11)]


def test_r26_a_flip_seven_in_mid_round_does_not_stop_the_others_from_scoring() -> None:
    game = table("7", ["1 2 3 4 5 6", "12 11"], totals=[160, 190])
    game.play("hit")
    assert game.state.winner == 1
    assert game.state.totals == [203, 213]


def test_r26_when_the_game_is_over_nothing_is_asked_and_no_choice_taken() -> None:
    game = table("9", ["12", "7"], totals=[188, 195])
    game.play("stay", "stay")
    with pytest.raises(Refusal) as refusal:
        game.play("hit")
    assert refusal.value.code == "nothing-asked"
    assert game.referee.start() == []


def test_r27_a_tie_at_the_top_is_a_full_extra_round_for_everyone() -> None:
    game = table("1 2 3 4", ["12", "5", "7"], totals=[190, 100, 195], edition=CONTINENTAL)
    game.play("stay", "stay", "stay")
    assert game.ended.totals == (202, 105, 202)
    assert game.ended.tied == (0, 2)
    assert not game.state.over
    assert game.question == HitOrStay(1)
    # Also seat 1, far behind, plays it; the tie is broken by a single point.
    game.play("hit", "hit", "hit", "stay", "stay", "stay")
    assert game.ended.totals == (205, 106, 204)
    assert game.told(GameEnded) == [GameEnded(0, (205, 106, 204), rounds=2, target=200)]


def test_r27_until_one_leads() -> None:
    game = table("", ["2", "2"], target=2, edition=CONTINENTAL)
    for _ in range(4):
        game.play("stay", "stay")
        assert game.ended.tied == (0, 1)
    assert (game.state.round, game.state.over) == (5, False)


def test_r27_a_tie_below_the_top_decides_nothing() -> None:
    game = table("9", ["12", "7", "7"], totals=[195, 190, 190])
    game.play("stay", "stay", "stay")
    assert game.state.winner == 0
    assert game.ended.tied == ()


def test_r27_a_tie_below_the_target_is_no_tie() -> None:
    game = table("9 9", ["12", "12"])
    game.play("stay", "stay")
    assert game.ended.tied == ()


def test_r28_a_solo_challenge_ends_at_the_target_and_counts_rounds() -> None:
    game = table("8 9 10", ["7"], target=20)
    game.play("stay", "stay")
    assert game.state.totals == [15]
    game.play("hit")
    game.play("stay")
    assert game.told(GameEnded) == [GameEnded(winner=0, totals=(34,), rounds=3, target=20)]
    assert game.state.winner == 0


def test_r28_two_players_win_and_tie_like_any_others() -> None:
    game = table("5", ["12", "12"], totals=[190, 190], edition=CONTINENTAL)
    game.play("stay", "stay")
    assert game.ended.tied == (0, 1)
    assert game.question == HitOrStay(1)
    game.play("hit", "stay", "stay")
    assert game.state.winner == 1
    assert game.told(GameEnded)[0].rounds == 2


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
@pytest.mark.parametrize("seats", [1, 2])
def test_r28_a_whole_game_of_one_or_two(seats: int, edition: Edition) -> None:
    source = SeededSource(5)
    referee = Referee(new_game(seats, source, edition=edition), source)
    rounds: list[RoundEnded] = []

    def note(event: object) -> None:
        if isinstance(event, RoundEnded):
            rounds.append(event)

    def decide(question: Question) -> Choice:
        if isinstance(question, ChooseTarget):
            return question.options[0]
        return "stay" if referee.state.hands[question.seat].cards else "hit"

    play(referee, [decide] * seats, listen=note)
    assert referee.state.round == len(rounds)
    assert max(referee.state.totals) >= 200


def test_r29_what_lies_in_the_draw_pile_is_public_but_not_its_order() -> None:
    first = table("5 9 2 second", ["12", "7 7", "1"], statuses=["active", "busted", "active"])
    second = table("second 2 9 5", ["12", "7 7", "1"], statuses=["active", "busted", "active"])
    assert first.state.unseen == second.state.unseen
    assert {str(card): count for card, count in zip(CARDS, first.state.unseen, strict=True) if count} == {
        "2": 1,
        "5": 1,
        "9": 1,
        "second": 1,
    }
    # The question and all that is told with it are the same, whatever comes next.
    assert first.events == second.events


def test_r29_every_card_turned_up_is_told_also_of_players_who_are_out() -> None:
    game = table("freeze 5 9 10 11", ["5", "6", "8 8"], statuses=["active", "active", "busted"])
    game.play("hit", 0)
    game.play("hit")
    assert [str(event.card) for event in game.told(CardTurned)] == ["freeze", "5"]
    game.play("stay")
    assert game.ended.hands[2] == game.told(RoundEnded)[0].hands[2]
    assert [" ".join(map(str, hand)) for hand in game.ended.hands] == ["5 freeze", "6 5", "8 8"]


def test_r29_an_unseen_card_leaves_the_count_when_it_is_turned_up_and_returns_with_a_reshuffle() -> None:
    game = table("9", ["5", "6"], discard="9 3", reshuffles=["3 9"])
    assert game.state.unseen[9] == 1
    game.play("hit")
    assert sum(game.state.unseen) == 0
    game.play("hit")
    assert [game.state.unseen[number] for number in (3, 9)] == [0, 1]


def test_r30_a_player_who_left_stays_when_it_is_allowed() -> None:
    assert default_choice(HitOrStay(3)) is STAY
    game = table("4", ["5", "6"])
    assert game.question is not None
    game.play(default_choice(game.question))
    assert game.statuses == ["stayed", "active"]


def test_r30_else_hits_which_is_never_asked() -> None:
    game = table("4 8", ["", "6"])
    assert game.hands[0] == "4"


@pytest.mark.parametrize(
    ("question", "choice"),
    [
        (ChooseTarget(0, FREEZE, (0, 1, 2)), 1),
        (ChooseTarget(1, FREEZE, (0, 1, 2)), 0),
        (ChooseTarget(2, FLIP_THREE, (2, 4)), 4),
        (ChooseTarget(1, SECOND_CHANCE, (2, 3)), 2),
        (ChooseTarget(4, FLIP_THREE, (1, 2)), 1),
    ],
)
def test_r30_action_cards_go_to_the_first_legal_target_that_is_not_itself(
    question: ChooseTarget, choice: int
) -> None:
    assert default_choice(question) == choice


def test_r30_the_seat_stays_and_the_game_goes_on_without_its_player() -> None:
    game = table("freeze 1 2 3 4 5", ["5", "6", "7"])
    game.play("hit")
    assert game.question is not None
    game.play(default_choice(game.question))
    assert game.statuses == ["active", "frozen", "active"]
    game.play("stay", "stay")
    assert game.ended.statuses == (FinalStatus.STAYED, FinalStatus.FROZEN, FinalStatus.STAYED)
    assert game.told(RoundStarted)[-1].totals == (5, 6, 7)
