"""Every event is told in every language and from every seat, in a sentence that stands alone."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest

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
    Reshuffled,
    RoundEnd,
    RoundEnded,
    RoundStarted,
    Stayed,
)
from flip7.engine.events import EVENT_TYPES
from flip7.i18n import LANGUAGES, tell
from flip7.i18n.voice import Voice
from flip7.rules import FREEZE, SECOND_CHANCE, Card, Outcome, parse_cards
from i18n.every_event import NAMES, VIEWS, every_event
from i18n.ftl import all_messages, messages

EVENTS = list(every_event())

# Words that speak to somebody, as whole words.
SECOND_PERSON = {
    "en": r"you|your|yourself",
    "it": r"tu|te|ti|tuo|sei|hai|salti|dici",
    "pt": r"tu|ti|tua|tens|saltas|\w+-te",
    "fr": r"tu|toi|te|ton",
    "es": r"tú|ti|te|tienes",
}


@cache
def told(language: str) -> list[tuple[Event, int | None, str]]:
    """Every event from every seat, in one language."""
    return [(event, view, tell(event, language, view, names=NAMES)) for event, view in product(EVENTS, VIEWS)]


def test_the_variants_are_complete() -> None:
    """The list that the tests below go through leaves out nothing the engine can say."""
    assert {type(event) for event in EVENTS} == set(EVENT_TYPES)
    turned = [event for event in EVENTS if isinstance(event, CardTurned)]
    assert {(event.cause, event.outcome) for event in turned} == set(product(Cause, Outcome))
    assert {event.reason for event in EVENTS if isinstance(event, RoundEnded)} == set(RoundEnd)
    assert {event.reason for event in EVENTS if isinstance(event, CardDropped)} == set(DropReason)
    asked = [event.question for event in EVENTS if isinstance(event, Asked)]
    assert {type(question) for question in asked} == {HitOrStay, ChooseTarget}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_over(language: str) -> None:
    for _, _, text in told(language):
        assert text == text.strip()
        assert not re.search(r"[{}$_]|None|  | [.,]|\.\.|,,|: *\.|\?\?\?|Outcome|Cause", text), text
        assert re.search(r"[.?]$", text), text
        sentences = re.split(r"(?<=[.?!]) ", text)
        assert all(part[0].isupper() or part[0] in "¡¿+×" or part[0].isdigit() for part in sentences), text


def seats_of(event: Event) -> set[int]:
    """The seats that an event must name: who acts, and on whom."""
    if isinstance(event, Asked):
        return {event.question.seat}
    if isinstance(event, RoundStarted):
        return {event.dealer} if len(event.totals) > 1 else set()
    return {getattr(event, name) for name in ("seat", "target", "winner") if hasattr(event, name)} & {0, 1, 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_listener_is_you_and_nobody_else_is(language: str) -> None:
    spoken_to = re.compile(rf"(?<!\w)(?:{SECOND_PERSON[language]})(?!\w)", re.IGNORECASE)
    third_person = {id(event): text for event, view, text in told(language) if view is None}
    for event, view, text in told(language):
        if view is None:
            assert not spoken_to.search(text), text
        else:
            assert not re.search(rf"\b{NAMES[view]}\b", text), text
            assert view not in seats_of(event) or text != third_person[id(event)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_alone_says_who(language: str) -> None:
    for event, view, text in told(language):
        for seat in seats_of(event) - {view}:
            assert re.search(rf"\b{NAMES[seat]}\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_alone_says_which_card(language: str) -> None:
    voice = Voice(language, None, NAMES)
    for event in EVENTS:
        card = getattr(event, "card", None)
        if isinstance(event, Asked) and isinstance(event.question, ChooseTarget):
            card = event.question.card
        if card is None or (language == "en" and isinstance(event, CardPlayed) and event.forced):
            continue  # the model: "Bo is the only active player and is frozen with 4."
        assert voice.card(card).casefold() in tell(event, language, names=NAMES).casefold()


@pytest.mark.parametrize("language", ["it", "pt", "fr"])
def test_the_card_stop_is_always_called_a_card(language: str) -> None:
    """In these languages Stop is a choice too; the two can never be taken for each other."""
    word = "carte" if language == "fr" else "carta"
    for event, _, text in told(language):
        question = event.question if isinstance(event, Asked) else None
        freeze = getattr(event, "card", getattr(question, "card", None)) is FREEZE
        named = re.findall(rf"{word}\sStop", text, re.IGNORECASE)
        elsewhere = re.findall(rf"(?<!{word}\s)Stop", text, re.IGNORECASE)
        assert bool(named) is freeze, text
        choice = isinstance(event, Stayed) or isinstance(question, HitOrStay)
        assert choice or not elsewhere, text
        if isinstance(event, Stayed) and elsewhere:
            assert re.search(r"«\s?Stop\s?»", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_changes_no_word_around_it(language: str) -> None:
    """Vowels, genders, spaces and brackets: the sentence is the same whatever the name."""
    strange = ["Élodie", "Iris (2)", "el de la O"]
    for event, view in product(EVENTS, VIEWS):
        plain = tell(event, language, view, names=NAMES)
        text = tell(event, language, view, names=strange)
        for name, other in zip(strange, NAMES, strict=True):
            text = text.replace(name, other)
        # Lists may use another word for "and" before a sound: that is all.
        assert re.sub(r" (?:e|ed|y) ", " & ", text) == re.sub(r" (?:e|ed|y) ", " & ", plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_before_a_name_should_be_elided_or_contracted(language: str) -> None:
    before = {
        "en": r"a|an",
        "it": r"a|ad|lo|la|un|uno|una|del|dello",
        "pt": r"o|à|ao|do|da|no|na|pelo|pela",
        "fr": r"de|que|le|la|du|au|se|si|ne|jusque|puisque",
        "es": r"el|la|al|del",
    }[language]
    names = ["Anna", "Elena", "Hugo"]
    for event, view in product(EVENTS, VIEWS):
        text = tell(event, language, view, names=names)
        assert not re.search(rf"\b(?:{before}) (?:{'|'.join(names)})", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_without_a_name_have_a_number(language: str) -> None:
    word = {"en": "Player", "it": "Giocatore", "pt": "Jogador", "fr": "Joueur", "es": "Jugador"}[language]
    assert f"{word} 2" in tell(Stayed(1, 25), language)
    assert f"{word} 3" in tell(Stayed(2, 25), language, 0, names=["Ann", "Bo"])


def test_every_sentence_of_the_catalogue_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"opening-cards", "opening-item", "turned-step", "choose"}  # by tell_batch: see test_tell_batch.py
    say = Voice.say

    def listen(voice: Voice, message: str, /, **arguments: object) -> str:
        said.add(message)
        return say(voice, message, **arguments)

    monkeypatch.setattr(Voice, "say", listen)
    for event, view in product(EVENTS, VIEWS):
        tell(event, "en", view)
    parts = set().union(*(all_messages("en")[message].references for message in said))
    assert set(messages("en", "tell.ftl")) <= said | parts


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'"):
        tell(Stayed(0, 1), "de")


def asked(cards: str, points: int, different: int, *still_in: tuple[int, int]) -> Asked:
    return Asked(HitOrStay(0), tuple(parse_cards(cards)), points, different, still_in, 0, 50)


MODEL = [
    (asked("8", 8, 1, (1, 4), (2, 3)), "Your turn. You hold 8: 8 points, 1 of 7. Hit or stay?"),
    (
        asked("flip3 8 12 5", 25, 3, (1, 4)),
        "Your turn. 12, 8, 5: 25 points, 3 of 7. Still in: Bo with 4. Hit or stay?",
    ),
    (CardTurned(0, Card("12"), Cause.HIT, Outcome.KEPT, 20, 2, 0, 60), "You hit: 12. 20 points, 2 of 7."),
    (CardTurned(1, Card("flip3"), Cause.HIT, Outcome.ACTION, 4, 0, 0, 60), "Bo hits: Flip Three."),
    (CardPlayed(1, Card("flip3"), 0, False, False, 20), "Bo gives you Flip Three."),
    (CardTurned(2, Card("3"), Cause.HIT, Outcome.BUSTED, 0, 1, 0, 60), "Cy hits: another 3. Cy busts."),
    (Stayed(0, 25), "You stay with 25."),
    (CardPlayed(1, FREEZE, 1, True, False, 4), "Bo is the only active player and is frozen with 4."),
    (
        RoundEnded(
            1,
            2,
            RoundEnd.NOBODY_ACTIVE,
            ((), (), ()),
            (FinalStatus.STAYED,) * 3,
            (25, 4, 0),
            (25, 4, 0),
            200,
            (),
        ),
        "Round over. You 25, Bo 4, Cy 0. You lead with 25 of 200.",
    ),
    (
        CardTurned(1, Card("3"), Cause.HIT, Outcome.FLIP_SEVEN, 56, 7, 0, 60),
        "Bo hits: 3. Flip 7! Bo has seven: 41 and 15, 56 points. The round ends for everyone.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), MODEL)
def test_sentences_follow_the_model(event: Event, sentence: str) -> None:
    assert tell(event, "en", 0, names=NAMES) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            asked("", 0, 0),
            "Your turn. You have no cards: 0 points, 0 of 7. Nobody else is still in. Hit or stay?",
        ),
        (
            Asked(ChooseTarget(0, FREEZE, (0, 1, 2)), (), 12, 0, ((1, 25), (2, 4)), 0, 50),
            "Freeze: choose among yourself (12), Bo (25) and Cy (4).",
        ),
        (
            Asked(ChooseTarget(1, FREEZE, (0, 2), True), (), 0, 0, ((2, 4), (0, 12)), 0, 50),
            "Freeze, set aside earlier: Bo chooses between Cy and you.",
        ),
        (
            CardPlayed(1, SECOND_CHANCE, 0, True, False, 9),
            "Bo gives you Second Chance: nobody else can take it.",
        ),
        (
            CardPlayed(1, FREEZE, 2, True, True, 9),
            "Bo had set Freeze aside. Cy is the only active player. Bo gives Cy Freeze. Cy is frozen with 9.",
        ),
        (
            CardDropped(1, FREEZE, DropReason.OWNER_BUST),
            "Bo has bust: the Freeze set aside is discarded.",
        ),
        (
            CardDropped(0, SECOND_CHANCE, DropReason.NOBODY),
            "You have nobody to give Second Chance to: it is discarded.",
        ),
        (Reshuffled(1), "The discard pile is shuffled into a new draw pile of 1 card."),
        (
            GameEnded(1, (180, 212, 90), 9, 200),
            "Game over after 9 rounds. Bo wins with 212 points. You 180, Cy 90.",
        ),
        (
            GameEnded(0, (212, 90), 9, 200),
            "Game over: 200 reached in 9 rounds. You win with 212 points. Bo 90.",
        ),
        (GameEnded(0, (212,), 9, 200), "Solo challenge over: you reached 200 in 9 rounds, with 212 points."),
    ],
)
def test_rare_sentences(event: Event, sentence: str) -> None:
    """R14, R17, R21, R24, R28."""
    assert tell(event, "en", 0, names=NAMES) == sentence


def test_a_tie_at_the_top_says_that_all_play_on() -> None:
    """R27."""
    event = RoundEnded(
        9,
        0,
        RoundEnd.NOBODY_ACTIVE,
        ((), (), ()),
        (FinalStatus.STAYED,) * 3,
        (3, 0, 3),
        (203, 90, 203),
        200,
        (0, 2),
    )
    assert tell(event, "en", 2, names=NAMES).endswith(
        "You and Ann are level with 203: an extra round for everyone."
    )
    assert tell(event, "en", names=NAMES).endswith(
        "Ann and Cy are level with 203: an extra round for everyone."
    )


def test_many_rivals_are_counted() -> None:
    crowd = asked("8", 8, 1, *((seat, seat) for seat in range(1, 24)))
    assert tell(crowd, "en", 0) == (
        "Your turn. You hold 8: 8 points, 1 of 7. Still in: 23 others, the best with 23. Hit or stay?"
    )
