"""R05, R06 and R23 to R25: the deck, within a round and across rounds."""

from dataclasses import replace

import pytest

from flip7.engine import (
    CardTurned,
    Cause,
    ChooseTarget,
    FinalStatus,
    HitOrStay,
    Referee,
    Refusal,
    Reshuffled,
    RoundEnd,
    SeededSource,
    new_game,
)
from flip7.rules import (
    ACTIONS,
    CONTINENTAL,
    EDITION_3_1,
    FLIP_THREE,
    FREEZE,
    MODIFIERS,
    NUMBERS,
    Card,
    count_cards,
    full_deck,
    recommended_decks,
)
from support.table import table

NO_DEAL = replace(EDITION_3_1, name="no deal", opening_deal=False, staying_needs_a_card=False)


def test_r05_the_deck_has_94_cards() -> None:
    deck = full_deck()
    assert len(deck) == 94
    assert [deck.count(Card(number)) for number in range(13)] == [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert sum(card.is_number for card in deck) == 79
    assert [deck.count(card) for card in MODIFIERS] == [1] * 6
    assert [card.code for card in MODIFIERS] == ["+2", "+4", "+6", "+8", "+10", "x2"]
    assert [deck.count(card) for card in ACTIONS] == [3] * 3
    assert [card.code for card in ACTIONS] == ["freeze", "flip3", "second"]
    assert len(NUMBERS) == 13


def test_r05_a_new_game_begins_with_the_whole_deck() -> None:
    state = new_game(4, SeededSource(1))
    assert count_cards(state.draw_pile) == count_cards(full_deck())


def test_r06_a_second_deck_is_recommended_above_18_players() -> None:
    assert [recommended_decks(seats) for seats in (1, 2, 18, 19, 24)] == [1, 1, 1, 2, 2]


@pytest.mark.parametrize(("seats", "decks"), [(24, 1), (1, 2), (24, 2), (3, 3)])
def test_r06_the_number_of_decks_is_never_forced(seats: int, decks: int) -> None:
    source = SeededSource(1)
    state = new_game(seats, source, decks=decks)
    assert sum(state.cards()) == 94 * decks
    Referee(state, source).begin()
    assert state.question is not None


def test_r06_two_doubles_make_four_times() -> None:
    assert full_deck(2).count(Card("x2")) == 2
    game = table("x2 1 2", ["5 x2 +4", "9"], decks=2)
    game.play("hit", "stay", "stay")
    assert game.ended.points == (24, 9)


def test_r23_all_cards_in_front_go_to_the_discard_pile_used_or_not() -> None:
    hands = ["5 second +4", "7 flip3 7", "9 freeze", "2 x2"]
    game = table(
        "1 3 4 6", hands, statuses=["active", "busted", "frozen", "active"], turn=3, discard="8 second"
    )
    game.play("stay", "stay")
    assert game.discard == "2 5 7 7 8 9 +4 x2 freeze flip3 second second"
    assert game.hands == ["6", "1", "3", "4"]


def test_r23_they_are_not_shuffled_back() -> None:
    game = table("1 2 3 4", ["5", "6"], edition=CONTINENTAL)
    game.play("stay", "stay")
    assert (game.pile, game.discard) == ("1 2 3 4", "5 6")
    assert game.told(Reshuffled) == []


def test_r23_a_used_second_chance_lies_on_the_discard_pile_at_once() -> None:
    game = table("5 9", ["5 second", "6"])
    game.play("hit")
    assert (game.hands[0], game.discard) == ("5", "5 second")


@pytest.mark.parametrize(
    ("pile", "hands", "choices", "reason"),
    [
        ("9 9 9", ["5", "6", "7"], ["stay", "stay", "stay"], RoundEnd.NOBODY_ACTIVE),
        ("7 9 9 9", ["1 2 3 4 5 6", "6", "8"], ["hit"], RoundEnd.FLIP_SEVEN),
        ("", ["5", "6", "7"], ["hit"], RoundEnd.NO_CARDS),
    ],
)
def test_r23_the_deal_passes_to_the_left_however_the_round_ended(
    pile: str, hands: list[str], choices: list[str], reason: RoundEnd
) -> None:
    game = table(pile, hands, edition=CONTINENTAL, dealer=2)
    game.play(*choices)
    assert game.ended.reason is reason
    assert game.ended.dealer == 2
    assert (game.state.dealer, game.state.round) == (0, 2)
    assert game.question == HitOrStay(1)


def test_r24_the_discard_pile_becomes_the_new_draw_pile_when_a_card_is_needed() -> None:
    game = table("1", ["5", "6"], discard="3 4 8", reshuffles=["8 3 4"])
    game.play("hit")
    assert (game.pile, game.discard, game.told(Reshuffled)) == ("", "3 4 8", [])
    game.play("hit")
    assert game.told(Reshuffled) == [Reshuffled(3)]
    assert game.hands == ["5 1", "6 8"]
    assert (game.pile, game.discard) == ("3 4", "")
    assert game.state.shuffles == 2


def test_r24_cards_in_front_of_anyone_stay_out_also_of_bust_players() -> None:
    game = table(
        "",
        ["5 +4", "7 7", "9 freeze"],
        statuses=["active", "busted", "frozen"],
        discard="1",
        reshuffles=["1"],
    )
    game.play("hit")
    assert game.hands == ["5 +4 1", "7 7", "9 freeze"]
    assert game.pile == ""


def test_r24_set_aside_cards_stay_out() -> None:
    game = table("flip3 freeze", ["5", "6"], discard="7 8", reshuffles=["8 7"])
    game.play("hit", 0)
    assert game.hands == ["5 flip3 8 7", "6"]
    assert game.question == ChooseTarget(0, FREEZE, (0, 1), was_set_aside=True)


def test_r24_a_card_being_resolved_stays_out() -> None:
    game = table("flip3", ["5", "6"], discard="7 8 9", reshuffles=["8 7 9"])
    game.play("hit", 1)
    assert game.hands == ["5", "6 flip3 8 7 9"]
    assert game.state.cards()[FLIP_THREE] == 1


@pytest.mark.parametrize(
    ("reshuffles", "code"),
    [([], "missing-reshuffle"), (["7 8 8"], "wrong-reshuffle"), (["7"], "wrong-reshuffle")],
)
def test_r24_a_reshuffle_of_other_cards_is_refused(reshuffles: list[str], code: str) -> None:
    game = table("", ["5", "6"], discard="7 8", reshuffles=reshuffles)
    before = game.state.copy()
    with pytest.raises(Refusal) as refusal:
        game.play("hit")
    assert refusal.value.code == code
    assert game.state == before


def test_r24_reshuffles_are_taken_in_order_and_unused_ones_ignored() -> None:
    game = table("", ["5", "6"], edition=CONTINENTAL, discard="1", reshuffles=["1", "6 5 1", "12 12"])
    game.play("hit", "stay", "stay")
    assert game.told(Reshuffled) == [Reshuffled(1)]
    game.play("hit")
    assert game.told(Reshuffled) == [Reshuffled(1), Reshuffled(3)]
    assert game.pile == "5 1"


def test_r25_no_card_left_in_a_turn_ends_the_round_and_the_active_keep_their_points() -> None:
    game = table(
        "", ["5", "6 +4", "7 7", "8"], edition=CONTINENTAL, statuses=["active", "active", "busted", "stayed"]
    )
    game.play("hit")
    assert game.ended.reason is RoundEnd.NO_CARDS
    assert game.ended.points == (5, 10, 0, 8)
    assert game.ended.statuses == (
        FinalStatus.STAYED,
        FinalStatus.STAYED,
        FinalStatus.BUSTED,
        FinalStatus.STAYED,
    )


def test_r25_no_card_left_at_a_forced_hit_ends_the_round() -> None:
    game = table(
        "", ["", "6", "5 freeze"], statuses=["active", "active", "frozen"], reshuffles=["freeze 5 6"]
    )
    assert game.ended.reason is RoundEnd.NO_CARDS
    assert game.ended.points == (0, 6, 5)


def test_r25_no_card_left_in_the_deal_ends_the_round() -> None:
    game = table("5 8", seats=3, target=8)
    assert game.ended.reason is RoundEnd.NO_CARDS
    assert game.ended.points == (5, 8, 0)
    assert game.ended.hands[2] == ()
    assert game.state.winner == 1


def test_r25_no_card_left_in_a_flip_three_ends_the_round_and_set_aside_cards_are_discarded() -> None:
    game = table("flip3 freeze flip3", ["5", "6"], reshuffles=["flip3 freeze 6 5 flip3"])
    game.play("hit", 0)
    assert game.ended.reason is RoundEnd.NO_CARDS
    assert game.ended.points == (5, 6)
    assert game.ended.hands == ((Card("5"), FLIP_THREE), (Card("6"),))
    assert game.told(Reshuffled) == [Reshuffled(5)]


def test_r25_an_interrupted_flip_three_ends_with_the_round() -> None:
    game = table("flip3 4 flip3 1", ["5", "6"], edition=CONTINENTAL)
    game.play("hit", 0, 1)
    assert game.ended.reason is RoundEnd.NO_CARDS
    assert game.ended.points == (9, 7)
    assert game.state.business == []
    assert game.discard == "1 4 5 6 flip3 flip3"


def test_r25_a_flip_seven_sends_set_aside_cards_to_the_discard_pile() -> None:
    game = table("flip3 freeze flip3 7 12", ["1 2 3 4 5 6", "6"], edition=NO_DEAL)
    game.play("hit", 0)
    assert game.ended.reason is RoundEnd.FLIP_SEVEN
    assert game.discard == "1 2 3 4 5 6 6 7 freeze flip3 flip3"
    assert game.pile == "12"
    assert game.told(Reshuffled) == []
    assert Cause.FLIP_THREE in {event.cause for event in game.told(CardTurned)}
