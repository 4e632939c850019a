"""One message a batch, as the model of the visual language gives it; nothing is said twice."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from itertools import pairwise

import pytest

from flip7.engine import Asked, Choice, Event, HitOrStay
from flip7.i18n import LANGUAGES, distinct_names, tell, tell_batch
from flip7.record import Game
from flip7.rules import CONTINENTAL, EDITION_3_1, EDITIONS, Edition
from i18n.every_event import NAMES, every_event
from support.table import Table, table


def say(events: list[Event], view: int | None = 0) -> str:
    return tell_batch(events, "en", view, names=NAMES)


def batches(pile: str, *choices: Choice, edition: Edition = EDITION_3_1, view: int | None = 0) -> list[str]:
    """Deal these cards to three players, Cy dealing, and tell what follows each choice."""
    game: Table = table(pile, edition=edition)
    return [say(game.events.copy(), view), *(say(game.play(choice), view) for choice in choices)]


MODEL = """
Round 1. Cy deals. Opening cards: you 8, Bo +4, Cy 3.
  Your turn. You hold 8: 8 points, 1 of 7. Hit or stay?
You hit: 12. 20 points, 2 of 7.
Bo hits: Flip Three. Bo chooses among Bo, Cy and you.
Bo gives you Flip Three. First: 5. Second: Second Chance, kept.
  Third: another 12; Second Chance saves you, both discarded. 25 points.
Cy hits: another 3. Cy busts.
  Your turn. 12, 8, 5: 25 points, 3 of 7. Still in: Bo with 4. Hit or stay?
You stay with 25.
Bo hits: Freeze. Bo is the only active player and is frozen with 4.
  Round over. You 25, Bo 4, Cy 0. You lead with 25 of 200.
  Round 2. You deal. Opening cards: Bo 9, Cy 10, you 11.
"""
"""A line a batch; a line that begins with spaces goes on with the one above."""


def test_the_game_of_the_model() -> None:
    """Line for line what "What a screen reader hears" says; +4 is written as a sign."""
    game = "8 +4 3 12 flip3 5 second 12 3 freeze 9 10 11 1"
    assert batches(game, "hit", "hit", 0, "hit", "stay", "hit") == MODEL.strip().replace("\n  ", " ").split(
        "\n"
    )


def test_several_choices_are_one_message() -> None:
    """A question that is answered in the same batch is not put."""
    game = table("8 +4 3 12 flip3 5 9 10 1")
    game.play("hit", "hit", 0)
    assert say(game.events) == (
        "Round 1. Cy deals. Opening cards: you 8, Bo +4, Cy 3. You hit: 12. 20 points, 2 of 7. "
        "Bo hits: Flip Three. Bo gives you Flip Three. First: 5. Second: 9. Third: 10. 44 points, 5 of 7."
    )


def test_who_only_watches_hears_whose_turn_it_is() -> None:
    assert batches("8 +4 3 12 9", "hit", view=None) == [
        "Round 1. Cy deals. Opening cards: Ann 8, Bo +4, Cy 3. Ann’s turn. Ann holds 8: 8 points, 1 of 7.",
        "Ann hits: 12. 20 points, 2 of 7. Bo’s turn. Bo holds +4: 4 points, 0 of 7.",
    ]


def test_an_action_in_the_opening_deal_ends_the_list() -> None:
    """R08: the deal stops for it and goes on."""
    told = batches("8 freeze 3 9", 0)
    assert told[0] == "Round 1. Cy deals. Opening cards: you 8, Bo Freeze. Bo chooses among Bo, Cy and you."
    assert told[1] == (
        "Bo gives you Freeze. You are frozen with 8. Opening card for Cy: 3. 3 points, 1 of 7. "
        "Bo has no cards and must hit: 9. 9 points, 1 of 7."
    )


def test_a_bust_in_the_opening_deal_is_no_item_of_the_list() -> None:
    """R08: whoever took three cards is still dealt theirs."""
    assert batches("flip3 5 9 10 1 8 4", 2)[1] == (
        "You give Cy Flip Three. First: 5. Second: 9. Third: 10. 24 points, 3 of 7. "
        "Opening cards: Bo 1, Cy 8. You have no cards and must hit: 4. 4 points, 1 of 7."
    )
    assert batches("flip3 5 9 10 1 9 4", 2)[1] == (
        "You give Cy Flip Three. First: 5. Second: 9. Third: 10. 24 points, 3 of 7. "
        "Opening card for Bo: 1. 1 point, 1 of 7. Opening card for Cy: another 9. Cy busts. "
        "You have no cards and must hit: 4. 4 points, 1 of 7."
    )


def test_set_aside_cards_are_told_when_they_come_up() -> None:
    """R17."""
    told = batches("8 +4 3 flip3 freeze 9 10 11 1", "hit", 1, 2)
    assert told[2] == (
        "You give Bo Flip Three. First: Freeze, set aside. Second: 9. Third: 10. 23 points, 2 of 7. "
        "Freeze, set aside earlier: Bo chooses among Bo, Cy and you."
    )
    assert told[3] == "Bo had set Freeze aside. Bo gives Cy Freeze. Cy is frozen with 3."


def test_an_interrupted_flip_three_goes_on_by_name() -> None:
    """R18: in between somebody else was named."""
    told = batches("flip3 freeze 9 10 11", "hit", 1, 2, edition=CONTINENTAL)
    assert told[2] == "You give Bo Flip Three. First: Freeze. Bo chooses among Bo, Cy and you."
    assert told[3] == (
        "Bo gives Cy Freeze. Cy is frozen with 0. "
        "Flip Three for Bo, second card: 9. Third: 10. 19 points, 2 of 7."
    )


def test_a_flip_three_that_a_shuffle_interrupts_goes_on_by_name() -> None:
    """R24."""
    game = table("flip3 9", ["8", "+4", "3"], discard="5 11", reshuffles=["11 5"])
    game.play("hit")
    assert say(game.play(1)) == (
        "You give Bo Flip Three. First: 9. 13 points, 1 of 7. "
        "The discard pile is shuffled into a new draw pile of 2 cards. "
        "Flip Three for Bo, second card: 11. Third: 5. 29 points, 3 of 7."
    )


def test_a_flip_7_is_told_once_and_the_end_of_the_game_replaces_the_standing() -> None:
    """R12, R26."""
    game = table("6", ["0 1 2 3 4 5", "9", "8"], totals=[190, 20, 10])
    assert say(game.play("hit")) == (
        "You hit: 6. Flip 7! You have seven: 21 and 15, 36 points. The round ends for everyone. "
        "You 36, Bo 9, Cy 8. Game over after 1 round. You win with 226 points. Bo 29, Cy 18."
    )


def test_points_are_told_once_when_the_same_player_is_asked_again() -> None:
    game = table("6 1", ["8", "9", "3"], statuses=["active", "stayed", "stayed"])
    assert say(game.play("hit")) == (
        "You hit: 6. Your turn. 8, 6: 14 points, 2 of 7. Nobody else is still in. Hit or stay?"
    )


def test_a_surplus_second_chance_finds_its_way() -> None:
    """R21."""
    game = table("second 1", ["8", "9 second", "3"], turn=1)
    assert say(game.play("hit")) == (
        "Bo hits: another Second Chance, one too many. Bo chooses between Cy and you."
    )
    game = table("second 1", ["8 second", "9 second", "3"], turn=1)
    assert say(game.play("hit")) == (
        "Bo hits: another Second Chance, one too many. Bo gives Cy Second Chance: nobody else can take it."
    )
    game = table("second 1", ["8", "9 second", "3"], turn=1, statuses=["stayed", "active", "stayed"])
    assert say(game.play("hit")) == (
        "Bo hits: another Second Chance, one too many. "
        "Bo has nobody to give Second Chance to: it is discarded."
    )


def test_nothing_is_said_of_nothing() -> None:
    assert tell_batch([], "en", 0) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_that_have_nothing_to_do_with_each_other_are_told_one_by_one(language: str) -> None:
    for event in every_event():
        told = tell_batch([event], language, 0, names=NAMES)
        others_turn = isinstance(event, Asked) and event.question in (HitOrStay(1), HitOrStay(2))
        assert told == ("" if others_turn else tell(event, language, 0, names=NAMES))


@pytest.mark.parametrize(("seats", "language"), [*zip((1, 2, 3, 8, 24), LANGUAGES, strict=True)])
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_games_of_every_size_are_told_without_a_flaw(seats: int, language: str, edition: Edition) -> None:
    players = distinct_names(["", "Ann", "ann", "Élodie", "Iris"] * 5, language=language)[:seats]
    chance = random.Random(seats)
    game = Game(players, seed=seats, edition=edition, target=60, decks=1 + seats // 20)
    told, events = [], game.start()
    while True:
        told.append(tell_batch(events, language, 0, names=players))
        told.append(tell_batch(events, language, None, names=players))
        if game.over:
            break
        assert game.question is not None
        options: Sequence[Choice] = game.question.options
        events = game.apply(chance.choice(options))
    for text in filter(None, told):
        assert text[-1] in ".?"
        assert not re.search(r"[{}$_]|None|  | [.,]|\.\.|,,", text), text
        sentences = re.split(r"(?<=[.?!]) ", text)
        assert all(one != after for one, after in pairwise(sentences)), text
    assert len(told) > 4
