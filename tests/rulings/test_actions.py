"""R14 to R21: Freeze, Flip Three and Second Chance."""

import pytest

from flip7.engine import (
    Asked,
    CardDropped,
    CardPlayed,
    CardTurned,
    ChooseTarget,
    DropReason,
    FinalStatus,
    HitOrStay,
    Refusal,
    RoundEnd,
    RoundEnded,
)
from flip7.rules import CONTINENTAL, EDITIONS, FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Edition, Outcome
from support.table import table

BOTH = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())


# R14


@pytest.mark.parametrize("card", ["freeze", "flip3"])
def test_r14_the_one_who_draws_it_chooses_among_the_active_self_included(card: str) -> None:
    statuses = ["active", "stayed", "active", "busted", "active"]
    game = table(f"{card} 1 2 3", ["5", "6", "7", "8 8", "9"], statuses=statuses)
    game.play("hit")
    assert game.question == ChooseTarget(0, Card(card), (0, 2, 4))


@pytest.mark.parametrize("choice", [1, 3, 5, -1])
def test_r14_a_player_who_is_out_is_no_target(choice: int) -> None:
    statuses = ["active", "stayed", "active", "busted", "active"]
    game = table("freeze 1 2 3", ["5", "6", "7", "8 8", "9"], statuses=statuses)
    game.play("hit")
    with pytest.raises(Refusal, match="0, 2, 4"):
        game.play(choice)


def test_r14_single_target_is_not_asked() -> None:
    game = table("freeze 9 9", ["5", "6"], statuses=["active", "stayed"])
    game.play("hit")
    assert game.told(CardPlayed) == [CardPlayed(0, FREEZE, 0, forced=True, was_set_aside=False, points=5)]
    assert game.ended.statuses == (FinalStatus.FROZEN, FinalStatus.STAYED)


def test_r14_the_only_active_player_must_take_flip_three() -> None:
    game = table("flip3 1 2 3 4", ["5", "6"], statuses=["active", "stayed"])
    game.play("hit")
    assert game.told(CardPlayed)[0].forced
    assert game.hands[0] == "5 flip3 1 2 3"


def test_r14_a_forced_hit_is_not_asked() -> None:
    game = table("4 8", ["", "6"])
    assert [event.question for event in game.told(Asked)] == [HitOrStay(1)]


def test_r14_a_chosen_target_is_told_as_chosen() -> None:
    game = table("freeze 9", ["5", "6"])
    game.play("hit", 1)
    assert game.told(CardPlayed) == [CardPlayed(0, FREEZE, 1, forced=False, was_set_aside=False, points=6)]


# R15


def test_r15_freeze_puts_the_target_out_with_their_points() -> None:
    game = table("freeze 9 8 4", ["5", "12 x2", "7"])
    game.play("hit", 1)
    assert game.statuses == ["active", "frozen", "active"]
    assert game.question == HitOrStay(2)
    game.play("stay", "stay")
    assert game.ended.points == (5, 24, 7)


def test_r15_second_chance_does_not_prevent_a_freeze() -> None:
    game = table("freeze 9 9", ["5", "12 second", "7"])
    game.play("hit", 1)
    assert game.statuses[1] == "frozen"
    assert game.hands[1] == "12 second freeze"


def test_r15_one_may_freeze_oneself() -> None:
    game = table("freeze 9 9", ["5", "12"])
    game.play("hit", 0)
    assert game.statuses == ["frozen", "active"]


# R16


def test_r16_flip_three_turns_three_cards_one_at_a_time() -> None:
    game = table("flip3 1 +4 3 8", ["5", "6"])
    events = game.play("hit", 1)
    turned = [event for event in events if isinstance(event, CardTurned)]
    assert [(event.seat, str(event.card), event.step, event.points) for event in turned] == [
        (1, "1", 1, 7),
        (1, "+4", 2, 11),
        (1, "3", 3, 14),
    ]
    assert game.pile == "8"


def test_r16_a_saved_duplicate_counts_as_one_of_the_three() -> None:
    game = table("flip3 6 2 3 8", ["5", "6 second"])
    game.play("hit", 1)
    assert game.hands[1] == "6 flip3 2 3"
    assert (game.discard, game.pile) == ("6 second", "8")


def test_r16_a_second_chance_among_the_three_saves_at_once() -> None:
    game = table("flip3 second 6 3 8", ["5", "6"])
    game.play("hit", 1)
    assert (game.hands[1], game.pile) == ("6 flip3 3", "8")


@BOTH
def test_r16_actions_count_as_one_of_the_three(edition: Edition) -> None:
    game = table("flip3 freeze 1 2 8 9", ["5", "6", "7"], edition=edition)
    game.play("hit", 1)
    game.play(0)
    assert game.hands == ["5 freeze", "6 flip3 1 2", "7"]
    assert game.pile == "8 9"


def test_r16_it_stops_on_a_bust() -> None:
    game = table("flip3 1 6 8 9", ["5", "6"])
    game.play("hit", 1)
    assert (game.hands[1], game.statuses[1], game.pile) == ("6 flip3 1 6", "busted", "8 9")


def test_r16_it_stops_on_a_flip_seven() -> None:
    game = table("flip3 7 8 9", ["5", "1 2 3 4 5 6"], edition=CONTINENTAL)
    game.play("hit", 1)
    assert game.ended.reason is RoundEnd.FLIP_SEVEN
    assert game.pile == "8 9"


# R17


def test_r17_set_aside_cards_are_resolved_in_the_order_revealed_by_who_flipped_them() -> None:
    for first, second in (("freeze", "flip3"), ("flip3", "freeze")):
        game = table(f"flip3 {first} {second} 4 1 2 3 10", ["5", "6", "7", "8"])
        game.play("hit", 1)
        assert game.question == ChooseTarget(1, Card(first), (0, 1, 2, 3), was_set_aside=True)
        game.play(2)
        assert isinstance(game.question, ChooseTarget)
        assert (game.question.seat, game.question.card) == (1, Card(second))
        assert game.question.was_set_aside


def test_r17_inner_ones_come_first() -> None:
    # Seat 1 sets aside a Flip Three and a Freeze; the Flip Three makes seat 2 set aside another Freeze.
    game = table("flip3 flip3 freeze 4 1 freeze 2 10", ["5", "6", "7", "8"])
    game.play("hit", 1)
    assert game.question == ChooseTarget(1, FLIP_THREE, (0, 1, 2, 3), was_set_aside=True)
    game.play(2)
    assert game.question == ChooseTarget(2, FREEZE, (0, 1, 2, 3), was_set_aside=True)
    game.play(3)
    assert game.question == ChooseTarget(1, FREEZE, (0, 1, 2), was_set_aside=True)
    game.play(0)
    assert game.statuses == ["frozen", "active", "active", "frozen"]
    assert game.question == HitOrStay(1)


def test_r17_the_target_must_be_active_at_that_moment() -> None:
    game = table("flip3 freeze freeze 4 10", ["5", "6", "7"])
    game.play("hit", 1)
    game.play(2)
    assert game.question == ChooseTarget(1, FREEZE, (0, 1), was_set_aside=True)


def test_r17_cards_are_dropped_when_their_player_busts_on_the_third_card() -> None:
    game = table("flip3 flip3 freeze 6 10", ["5", "6", "7"])
    game.play("hit", 1)
    assert [(event.card, event.reason) for event in game.told(CardDropped)] == [
        (FLIP_THREE, DropReason.OWNER_BUST),
        (FREEZE, DropReason.OWNER_BUST),
    ]
    assert game.discard == "freeze flip3"


def test_r17_a_card_is_dropped_when_its_player_has_bust_by_the_time_its_turn_comes() -> None:
    # The first card set aside comes back to seat 1 and busts it; the second is then dropped.
    game = table("flip3 flip3 freeze 4 1 6 10 11", ["5", "6", "7"])
    game.play("hit", 1)
    game.play(1)
    assert game.hands[1] == "6 flip3 4 flip3 1 6"
    assert game.statuses == ["active", "busted", "active"]
    assert game.told(CardDropped) == [CardDropped(1, FREEZE, DropReason.OWNER_BUST)]
    assert game.question == HitOrStay(2)


def test_r17_a_frozen_player_still_chooses() -> None:
    game = table("flip3 freeze flip3 4 1 2 3", ["5", "6", "7"])
    game.play("hit", 1)
    game.play(1)
    assert game.statuses[1] == "frozen"
    assert game.question == ChooseTarget(1, FLIP_THREE, (0, 2), was_set_aside=True)
    game.play(2)
    assert game.hands == ["5", "6 flip3 4 freeze", "7 flip3 1 2 3"]


def test_r17_a_single_target_of_a_set_aside_card_is_not_asked() -> None:
    game = table("flip3 freeze flip3 4 1 2 3", ["5", "6"])
    game.play("hit", 1)
    game.play(1)
    assert game.told(CardPlayed)[-1] == CardPlayed(
        1, FLIP_THREE, 0, forced=True, was_set_aside=True, points=5
    )
    assert game.hands == ["5 flip3 1 2 3", "6 flip3 4 freeze"]


def test_r17_with_nobody_active_a_set_aside_card_is_discarded() -> None:
    game = table("flip3 freeze freeze flip3 9 10 11", ["5", "6"])
    game.play("hit", 1)
    game.play(0)
    # Seat 1, alone, had to take the second Freeze; nobody is left for the Flip Three.
    assert game.told(CardDropped) == [CardDropped(1, FLIP_THREE, DropReason.NOBODY)]
    assert game.ended.statuses == (FinalStatus.FROZEN, FinalStatus.FROZEN)
    assert game.ended.points == (5, 6)
    assert "flip3 flip3" in game.discard


# R18


def test_r18_the_receiver_resolves_an_interrupting_card_and_then_the_three_go_on() -> None:
    game = table("flip3 1 freeze 2 9", ["5", "6", "7"], edition=CONTINENTAL)
    game.play("hit", 1)
    assert game.question == ChooseTarget(1, FREEZE, (0, 1, 2))
    game.play(0)
    assert game.hands == ["5 freeze", "6 flip3 1 2", "7"]
    assert game.question == HitOrStay(1)


def test_r18_the_inner_flip_three_is_resolved_fully_first() -> None:
    game = table("flip3 flip3 1 freeze 2 3 4 9", ["5", "6", "7"], edition=CONTINENTAL)
    game.play("hit", 1)
    game.play(2)
    assert game.question == ChooseTarget(2, FREEZE, (0, 1, 2))
    game.play(0)
    assert game.hands == ["5 freeze", "6 flip3 3 4", "7 flip3 1 2"]
    assert game.pile == "9"


def test_r18_the_three_do_not_go_on_if_their_target_is_out() -> None:
    game = table("flip3 1 freeze 2 9", ["5", "6", "7"], edition=CONTINENTAL)
    game.play("hit", 1)
    game.play(1)
    assert (game.hands[1], game.statuses[1]) == ("6 flip3 1 freeze", "frozen")
    assert game.pile == "2 9"
    assert game.question == HitOrStay(2)


def test_r18_the_three_do_not_go_on_if_their_target_busts_inside() -> None:
    game = table("flip3 flip3 6 8 9 10", ["5", "6", "7"], edition=CONTINENTAL)
    game.play("hit", 1)
    game.play(1)
    assert (game.hands[1], game.pile) == ("6 flip3 flip3 6", "8 9 10")
    assert game.state.business == []


def test_r18_the_three_do_not_go_on_if_the_round_is_over() -> None:
    game = table("flip3 flip3 7 8 9", ["5", "6", "1 2 3 4 5 6"], edition=CONTINENTAL)
    game.play("hit", 1)
    game.play(2)
    assert game.ended.reason is RoundEnd.FLIP_SEVEN
    assert (game.pile, game.state.business) == ("8 9", [])
    assert game.ended.points == (5, 6, 43)


# R19


def test_r19_freeze_and_flip_three_lie_in_front_of_their_target_until_the_round_ends() -> None:
    game = table("flip3 1 2 3 freeze 9 10", ["5", "6"])
    game.play("hit", 1)
    game.play("hit", 0)
    assert game.hands == ["5 freeze", "6 flip3 1 2 3"]
    assert game.discard == ""
    game.play("stay")
    assert game.ended.hands == (
        (Card("5"), FREEZE),
        tuple(map(Card, ("6", "flip3", "1", "2", "3"))),
    )
    assert game.discard == "1 2 3 5 6 freeze flip3"


def test_r19_they_score_nothing() -> None:
    game = table("flip3 1 2 3 freeze 9 10", ["5", "6"])
    game.play("hit", 1)
    game.play("hit", 0)
    game.play("stay")
    assert game.ended.points == (5, 12)


# R20


def test_r20_the_first_second_chance_is_kept() -> None:
    game = table("second 9", ["5", "6"])
    game.play("hit")
    assert game.hands[0] == "5 second"


def test_r20_it_is_used_by_itself_and_both_cards_are_discarded_at_once() -> None:
    game = table("5 9", ["5 second +4", "6"])
    turned = game.play("hit")[0]
    assert isinstance(turned, CardTurned)
    assert (turned.outcome, turned.points, turned.different) == (Outcome.SAVED, 9, 1)
    assert (game.hands[0], game.statuses[0]) == ("5 +4", "active")
    assert game.discard == "5 second"
    assert game.question == HitOrStay(1)


def test_r20_the_number_it_saved_from_is_still_held() -> None:
    game = table("5 9 5", ["5 second", "6"])
    game.play("hit", "hit", "hit")
    assert (game.hands[0], game.statuses[0]) == ("5 5", "busted")


def test_r20_one_at_a_time_but_another_may_come_later_in_the_round() -> None:
    game = table("5 second 5 5 9 8", ["5 second", "6"], statuses=["active", "stayed"])
    game.play("hit", "hit")
    assert game.hands[0] == "5 second"
    game.play("hit")
    assert (game.hands[0], game.discard) == ("5", "5 5 second second")
    game.play("hit")
    assert game.ended.statuses[0] is FinalStatus.BUSTED


def test_r20_it_is_worth_no_points() -> None:
    game = table("9 8", ["5 second", "second"])
    game.play("stay", "stay")
    assert game.ended.points == (5, 0)


# R21


def test_r21_a_surplus_second_chance_goes_to_another_active_player_who_has_none() -> None:
    statuses = ["active", "active", "active", "stayed", "active"]
    game = table("second 9", ["5 second", "6", "7 second", "8", "9"], statuses=statuses)
    game.play("hit")
    assert game.question == ChooseTarget(0, SECOND_CHANCE, (1, 4))
    game.play(4)
    assert game.hands == ["5 second", "6", "7 second", "8", "9 second"]
    assert game.question == HitOrStay(1)


def test_r21_a_single_receiver_is_not_asked() -> None:
    game = table("second 9", ["5 second", "6", "7 second"])
    game.play("hit")
    assert game.hands == ["5 second", "6 second", "7 second"]
    assert game.told(CardPlayed) == [
        CardPlayed(0, SECOND_CHANCE, 1, forced=True, was_set_aside=False, points=6)
    ]


def test_r21_if_nobody_can_take_it_it_is_discarded() -> None:
    game = table("second 9", ["5 second", "6 second"])
    game.play("hit")
    assert game.discard == "second"


@BOTH
def test_r21_it_is_given_at_once_inside_a_flip_three_and_counts_as_one_of_the_three(edition: Edition) -> None:
    game = table("flip3 second 1 2 9", ["5", "6 second", "7"], edition=edition)
    game.play("hit", 1)
    assert game.question == ChooseTarget(1, SECOND_CHANCE, (0, 2))
    assert game.hands[1] == "6 second flip3"
    game.play(2)
    assert game.hands == ["5", "6 second flip3 1 2", "7 second"]
    assert game.pile == "9"


def test_r21_it_is_given_at_once_in_the_deal() -> None:
    game = table("flip3 second 1 second 4 8 9 10", seats=3)
    game.play(0)
    assert game.question == ChooseTarget(0, SECOND_CHANCE, (1, 2))
    game.play(2)
    assert game.hands == ["flip3 second 1", "4", "second 8"]


def test_r21_a_gift_is_a_card_in_front() -> None:
    game = table("second 9 10", ["5 second", ""])
    game.play("hit")
    assert game.hands[1] == "second"
    assert game.question == HitOrStay(1)


def test_r21_a_gift_saves_like_any_other() -> None:
    game = table("second 6 10", ["5 second", "6"])
    game.play("hit", "hit")
    assert (game.hands, game.statuses) == (["5 second", "6"], ["active", "active"])
    assert game.discard == "6 second"
    assert game.told(RoundEnded) == []
