"""R01 to R04: the points in which the printed editions differ."""

from dataclasses import replace

import pytest

from flip7.engine import (
    CardDropped,
    CardPlayed,
    CardTurned,
    Cause,
    ChooseTarget,
    DropReason,
    FinalStatus,
    HitOrStay,
    RoundEnd,
)
from flip7.rules import (
    CONTINENTAL,
    EDITION_3_1,
    EDITIONS,
    FLIP_THREE,
    FREEZE,
    SECOND_CHANCE,
    Edition,
    Outcome,
)
from support.table import table

BOTH = pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())


def test_r01_in_31_the_dealer_first_deals_one_card_to_each() -> None:
    game = table("5 9 2 7", seats=3)
    assert game.hands == ["5", "9", "2"]
    assert [(event.seat, event.cause) for event in game.told(CardTurned)] == [
        (0, Cause.DEAL),
        (1, Cause.DEAL),
        (2, Cause.DEAL),
    ]
    assert game.question == HitOrStay(0)
    assert game.pile == "7"


def test_r01_in_continental_nobody_is_dealt_to() -> None:
    game = table("5 9 2 7", seats=3, edition=CONTINENTAL)
    assert game.hands == ["", "", ""]
    assert game.told(CardTurned) == []
    assert game.question == HitOrStay(0)
    assert game.pile == "5 9 2 7"


def test_r01_each_round_is_dealt_again_in_31_only() -> None:
    for edition, hands in ((EDITION_3_1, ["2", "1"]), (CONTINENTAL, ["", ""])):
        game = table("1 2", ["5", "6"], edition=edition, dealer=1)
        game.play("stay", "stay")
        assert game.hands == hands


def test_r02_in_31_an_empty_row_can_only_hit() -> None:
    game = table("7 8", ["", "5"])
    assert game.hands == ["7", "5"]
    assert game.told(CardTurned)[0].cause is Cause.FORCED_HIT
    assert game.question == HitOrStay(1)


def test_r02_in_continental_one_may_stay_with_no_card_for_no_points() -> None:
    game = table("7 8", ["", "5"], edition=CONTINENTAL)
    assert game.question == HitOrStay(0)
    game.play("stay", "stay")
    assert game.ended.points == (0, 5)
    assert game.ended.statuses == (FinalStatus.STAYED, FinalStatus.STAYED)
    assert game.ended.hands[0] == ()


def test_r03_in_31_an_action_inside_a_flip_three_waits_for_the_three() -> None:
    game = table("flip3 5 freeze 7 8", ["1", "2", "3"])
    game.play("hit")
    assert game.question == ChooseTarget(0, FLIP_THREE, (0, 1, 2))
    events = game.play(1)
    turned = [event for event in events if isinstance(event, CardTurned)]
    assert [event.outcome for event in turned] == [Outcome.KEPT, Outcome.SET_ASIDE, Outcome.KEPT]
    assert [event.step for event in turned] == [1, 2, 3]
    assert game.question == ChooseTarget(1, FREEZE, (0, 1, 2), was_set_aside=True)
    assert game.hands == ["1", "2 flip3 5 7", "3"]


def test_r03_in_31_what_was_set_aside_is_dropped_on_a_bust() -> None:
    game = table("flip3 freeze flip3 2 9", ["1", "2", "3"])
    game.play("hit", 1)
    assert game.statuses == ["active", "busted", "active"]
    assert game.told(CardDropped) == [
        CardDropped(1, FREEZE, DropReason.OWNER_BUST),
        CardDropped(1, FLIP_THREE, DropReason.OWNER_BUST),
    ]
    assert game.discard == "freeze flip3"
    assert game.pile == "9"
    assert game.question == HitOrStay(2)


def test_r03_in_31_what_was_set_aside_is_dropped_on_a_flip_seven() -> None:
    game = table("flip3 freeze 7 12 12 12", ["8", "1 2 3 4 5 6", "9"])
    game.play("hit", 1)
    assert game.ended.reason is RoundEnd.FLIP_SEVEN
    assert game.ended.statuses == (FinalStatus.STAYED, FinalStatus.FLIP_SEVEN, FinalStatus.STAYED)
    assert "freeze" in game.discard
    assert game.told(CardPlayed)[-1].card is FLIP_THREE


def test_r03_in_continental_a_freeze_inside_a_flip_three_is_resolved_at_once() -> None:
    game = table("flip3 freeze 5 7 8", ["1", "2", "3"], edition=CONTINENTAL)
    game.play("hit", 1)
    assert game.question == ChooseTarget(1, FREEZE, (0, 1, 2))
    assert game.hands == ["1", "2 flip3", "3"]
    game.play(2)
    assert game.hands == ["1", "2 flip3 5 7", "3 freeze"]
    assert game.question == HitOrStay(1)
    assert game.pile == "8"


def test_r03_in_continental_a_flip_three_inside_a_flip_three_is_taken_at_once() -> None:
    game = table("flip3 4 flip3 5 6 7 8 9", ["1", "2", "3"], edition=CONTINENTAL)
    game.play("hit", 1)
    assert game.question == ChooseTarget(1, FLIP_THREE, (0, 1, 2))
    events = game.play(2)
    assert game.hands == ["1", "2 flip3 4 8", "3 flip3 5 6 7"]
    steps = [(event.seat, event.step) for event in events if isinstance(event, CardTurned)]
    assert steps == [(2, 1), (2, 2), (2, 3), (1, 3)]


@BOTH
def test_r04_a_surplus_second_chance_is_discarded_when_everyone_has_one(edition: Edition) -> None:
    game = table("second 9", ["5 second", "6 second"], edition=edition)
    game.play("hit")
    assert game.hands == ["5 second", "6 second"]
    assert game.discard == "second"
    assert game.told(CardDropped) == [CardDropped(0, SECOND_CHANCE, DropReason.NOBODY)]
    assert game.question == HitOrStay(1)


@BOTH
def test_r04_a_surplus_second_chance_is_discarded_when_nobody_else_is_active(edition: Edition) -> None:
    statuses = ["active", "stayed", "frozen", "busted"]
    game = table("second 9", ["5 second", "6", "7 freeze", "8 8"], edition=edition, statuses=statuses)
    game.play("hit")
    assert game.hands == ["5 second", "6", "7 freeze", "8 8"]
    assert game.discard == "second"


def test_r03_a_house_rule_mixes_the_points_of_the_editions() -> None:
    kitchen = replace(CONTINENTAL, name="kitchen", staying_needs_a_card=True, sets_actions_aside=True)
    game = table("7 flip3 freeze 5 6 8", seats=2, edition=kitchen)
    assert [event.cause for event in game.told(CardTurned)] == [Cause.FORCED_HIT, Cause.FORCED_HIT]
    assert game.question == ChooseTarget(1, FLIP_THREE, (0, 1))
    game.play(0)
    assert game.hands == ["7 flip3 5 6", ""]
    assert game.question == ChooseTarget(0, FREEZE, (0, 1), was_set_aside=True)
