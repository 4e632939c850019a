"""R07 to R13: the course of a round."""

from collections import Counter

import pytest

from flip7.engine import (
    CardPlayed,
    CardTurned,
    Cause,
    ChooseTarget,
    FinalStatus,
    HitOrStay,
    RoundEnd,
    RoundEnded,
    RoundStarted,
    SeededSource,
    Stayed,
    new_game,
)
from flip7.rules import CONTINENTAL, EDITIONS, FLIP_SEVEN_BONUS, FLIP_THREE, FREEZE, Card, Edition, Outcome
from support.table import table

BOTH = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())


def test_r07_the_first_dealer_is_drawn_at_random() -> None:
    dealers = Counter(new_game(5, SeededSource(3, game)).dealer for game in range(2_000))
    assert sorted(dealers) == [0, 1, 2, 3, 4]
    # 400 each are expected; six standard deviations are about 107.
    assert all(abs(count - 400) < 107 for count in dealers.values())


def test_r07_the_deal_starts_at_the_left_of_the_dealer_who_is_last() -> None:
    game = table("5 9 2 7 1", seats=4, dealer=1)
    assert [event.seat for event in game.told(CardTurned)] == [2, 3, 0, 1]
    assert game.hands == ["2", "7", "5", "9"]


@BOTH
def test_r07_turns_start_at_the_left_of_the_dealer_and_go_clockwise(edition: Edition) -> None:
    game = table("1 2 3 4 5 6 7 8 9 10", seats=3, dealer=1, edition=edition)
    asked = []
    for _ in range(4):
        assert isinstance(game.question, HitOrStay)
        asked.append(game.question.seat)
        game.play("hit")
    assert asked == [2, 0, 1, 2]


def test_r08_an_action_card_is_resolved_before_the_deal_goes_on_and_is_not_replaced() -> None:
    game = table("freeze 5 6 7", seats=3)
    assert game.question == ChooseTarget(0, FREEZE, (0, 1, 2))
    assert game.hands == ["", "", ""]
    game.play(0)
    assert game.hands == ["freeze", "5", "6"]
    assert game.question == HitOrStay(1)


def test_r08_players_not_yet_dealt_to_may_be_targeted_and_whoever_is_out_is_skipped() -> None:
    game = table("freeze 5 6 7", seats=3)
    game.play(1)
    # Seat 1 is frozen before its slot; seat 0 has no card and must hit.
    assert game.statuses == ["active", "frozen", "active"]
    assert game.hands == ["6", "freeze", "5"]
    assert [(event.seat, event.cause) for event in game.told(CardTurned)][1:] == [
        (2, Cause.DEAL),
        (0, Cause.FORCED_HIT),
    ]


def test_r08_whoever_bust_before_their_slot_is_skipped() -> None:
    game = table("flip3 8 8 5 6 7", seats=3)
    game.play(1)
    assert game.statuses == ["active", "busted", "active"]
    assert game.hands == ["6", "flip3 8 8", "5"]


def test_r08_whoever_took_flip_three_cards_is_still_dealt_theirs() -> None:
    game = table("flip3 8 9 10 4 5 6", seats=3)
    game.play(1)
    assert game.hands == ["6", "flip3 8 9 10 4", "5"]
    assert [event.cause for event in game.told(CardTurned)] == [
        Cause.DEAL,
        *[Cause.FLIP_THREE] * 3,
        Cause.DEAL,
        Cause.DEAL,
        Cause.FORCED_HIT,
    ]


def test_r08_a_flip_seven_ends_the_round_inside_the_deal() -> None:
    game = table("flip3 1 2 flip3 3 4 flip3 5 6 7 8 9 10 11 12", seats=3)
    assert game.question == ChooseTarget(0, FLIP_THREE, (0, 1, 2))
    game.play(0, 0, 0)
    assert game.ended.reason is RoundEnd.FLIP_SEVEN
    assert game.ended.hands == (
        tuple(map(Card, ("flip3", "1", "2", "flip3", "3", "4", "flip3", "5", "6", "7"))),
        (),
        (),
    )
    assert game.ended.points == (28 + FLIP_SEVEN_BONUS, 0, 0)
    # The next round is dealt from the left of seat 0.
    assert game.hands == ["10", "8", "9"]


def test_r08_nobody_left_active_ends_the_round_inside_the_deal() -> None:
    game = table("flip3 freeze freeze freeze 5 6 7 8", seats=3)
    game.play(2)
    assert game.question == ChooseTarget(2, FREEZE, (0, 1, 2), was_set_aside=True)
    game.play(0)
    game.play(1)
    # Seats 1 and 2 were never dealt to: all three are frozen.
    ended = game.told(RoundEnded)[0]
    assert ended.reason is RoundEnd.NOBODY_ACTIVE
    assert ended.hands == ((FREEZE,), (FREEZE,), (FLIP_THREE, FREEZE))
    assert ended.statuses == (FinalStatus.FROZEN,) * 3
    assert game.hands == ["7", "5", "6"]


def test_r08_turns_begin_after_the_deal_at_the_left_of_the_dealer() -> None:
    game = table("5 freeze 6 7", seats=3)
    game.play(2)
    assert game.statuses == ["active", "active", "frozen"]
    assert game.question == HitOrStay(0)


def test_r09_one_card_a_turn_whatever_it_was() -> None:
    for card in ("7", "0", "+4", "x2", "second"):
        game = table(f"{card} 9", ["5", "6"])
        game.play("hit")
        assert game.hands == [f"5 {card}", "6"]
        assert game.question == HitOrStay(1)


def test_r09_stay_leaves_the_round_with_the_points() -> None:
    game = table("7 9 10", ["5 +4", "6"])
    assert game.play("stay")[0] == Stayed(0, 9)
    assert game.statuses == ["stayed", "active"]
    game.play("hit")
    assert game.question == HitOrStay(1)
    game.play("stay")
    assert game.ended.points == (9, 13)


def test_r09_with_no_card_in_front_31_allows_only_hit() -> None:
    game = table("7 8 9", ["", "", "5"])
    assert game.hands == ["7", "8", "5"]
    assert game.question == HitOrStay(2)
    assert [event.cause for event in game.told(CardTurned)] == [Cause.FORCED_HIT] * 2


@pytest.mark.parametrize("card", ["0", "x2", "+10", "second", "flip3"])
def test_r09_any_card_counts_as_a_card_in_front(card: str) -> None:
    game = table("7 9", [card, "6"])
    assert game.question == HitOrStay(0)
    game.play("stay")
    assert game.statuses[0] == "stayed"


def test_r10_after_an_action_card_the_player_after_the_one_who_drew_it_is_next() -> None:
    game = table("flip3 1 2 3 freeze 9 9 9", ["5", "6", "7", "8"])
    game.play("hit", 2)
    assert game.hands == ["5", "6", "7 flip3 1 2 3", "8"]
    assert game.question == HitOrStay(1)
    game.play("hit", 3)
    assert game.question == HitOrStay(2)


def test_r10_a_target_keeps_their_own_turn() -> None:
    game = table("flip3 1 2 3 9", ["5", "6", "7"])
    game.play("hit", 1)
    assert game.question == HitOrStay(1)


def test_r10_a_set_aside_card_does_not_move_the_turn() -> None:
    game = table("flip3 1 freeze 3 9", ["5", "6", "7", "8"])
    game.play("hit", 2)
    assert game.question == ChooseTarget(2, FREEZE, (0, 1, 2, 3), was_set_aside=True)
    game.play(3)
    assert game.question == HitOrStay(1)


def test_r11_a_number_one_does_not_have_is_kept() -> None:
    game = table("12 9", ["5", "12"])
    game.play("hit")
    assert (game.hands[0], game.statuses[0]) == ("5 12", "active")


def test_r11_a_number_one_has_is_a_bust_and_the_duplicate_lies_in_front() -> None:
    game = table("5 9 10", ["5 +10 3", "6"])
    turned = game.play("hit")[0]
    assert isinstance(turned, CardTurned)
    assert (turned.outcome, turned.points) == (Outcome.BUSTED, 0)
    assert (game.hands[0], game.statuses[0]) == ("5 +10 3 5", "busted")
    game.play("stay")
    assert game.ended.points == (0, 6)
    assert game.ended.statuses == (FinalStatus.BUSTED, FinalStatus.STAYED)


def test_r11_modifiers_and_actions_are_never_duplicates() -> None:
    game = table("+2 flip3 9 10 11", ["2 flip3 +4", "6"])
    game.play("hit")
    assert game.statuses == ["active", "active"]
    game.play("hit", 0)
    assert game.hands[0] == "2 flip3 +4 +2 flip3 9 10 11"


@BOTH
def test_r12_seven_different_numbers_end_the_round_at_once_for_everyone(edition: Edition) -> None:
    hands = ["1 2 3 4 5 6 +2", "6 9", "8 8", "10", "11 freeze"]
    statuses = ["active", "active", "busted", "stayed", "frozen"]
    game = table("7 12 12 12 12 12", hands, edition=edition, statuses=statuses)
    game.play("hit")
    assert game.ended.reason is RoundEnd.FLIP_SEVEN
    # 1 + … + 7 = 28, + 2, + 15; who is still active scores, who bust does not.
    assert game.ended.points == (45, 15, 0, 10, 11)
    assert game.ended.statuses == (
        FinalStatus.FLIP_SEVEN,
        FinalStatus.STAYED,
        FinalStatus.BUSTED,
        FinalStatus.STAYED,
        FinalStatus.FROZEN,
    )


def test_r12_the_zero_is_one_of_the_seven() -> None:
    game = table("0 12 12", ["1 2 3 4 5 6", "6"])
    game.play("hit")
    assert game.ended.points == (21 + FLIP_SEVEN_BONUS, 6)


def test_r12_a_modifier_is_none_of_the_seven() -> None:
    game = table("+4 12 12", ["1 2 3 4 5 6 x2 +2", "6"])
    game.play("hit")
    assert game.told(RoundEnded) == []


@BOTH
def test_r12_a_flip_seven_of_a_target_inside_a_flip_three_ends_the_round(edition: Edition) -> None:
    game = table("flip3 7 12 11 10", ["9", "1 2 3 4 5 6", "8"], edition=edition)
    game.play("hit", 1)
    assert game.ended.reason is RoundEnd.FLIP_SEVEN
    assert game.ended.points == (9, 28 + FLIP_SEVEN_BONUS, 8)
    # The two cards that were left of the three are not taken.
    assert game.told(RoundStarted)[-1].draw_pile == 3


def test_r12_a_saved_duplicate_is_none_of_the_seven() -> None:
    game = table("6 7 12 12", ["1 2 3 4 5 6 second", "8"])
    game.play("hit", "stay")
    assert game.told(RoundEnded) == []
    game.play("hit")
    assert game.ended.points == (28 + FLIP_SEVEN_BONUS, 8)


def test_r13_the_round_ends_when_no_player_is_active() -> None:
    game = table("freeze 5 9 9 9", ["5", "5", "6"])
    game.play("hit", 0)
    game.play("hit")
    assert game.statuses == ["frozen", "busted", "active"]
    game.play("stay")
    assert game.ended.reason is RoundEnd.NOBODY_ACTIVE
    assert game.ended.statuses == (FinalStatus.FROZEN, FinalStatus.BUSTED, FinalStatus.STAYED)
    assert game.ended.points == (5, 0, 6)


def test_r13_the_last_active_player_plays_on_alone() -> None:
    game = table("7 8 9", ["5", "6"], statuses=["stayed", "active"], turn=1)
    for _ in range(3):
        assert game.question == HitOrStay(1)
        game.play("hit")
    assert game.question == HitOrStay(1)
    assert game.told(CardPlayed) == []


def test_r13_a_round_without_a_deal_ends_too_when_everybody_stays_with_nothing() -> None:
    game = table("5", seats=2, edition=CONTINENTAL)
    game.play("stay", "stay")
    assert game.ended.points == (0, 0)
    assert game.ended.reason is RoundEnd.NOBODY_ACTIVE
