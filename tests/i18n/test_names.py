"""The short words of screens: there for everything that has a name, and fit to tell things apart."""

from __future__ import annotations

import pytest

from flip7.engine import FinalStatus, Move
from flip7.i18n import LANGUAGES, card_name, catalogue, display_width
from flip7.rules import ACTIONS, CARDS, EDITIONS, Card, Status

# As the rules of this project name them (rules.md, "Names").
CARD_NAMES = {
    "en": ["Freeze", "Flip Three", "Second Chance"],
    "it": ["carta Stop", "Tre di fila", "Seconda Possibilità"],
    "pt": ["carta Stop", "Três seguidas", "Segunda Chance"],
    "fr": ["carte Stop", "Trois à la suite", "Seconde Chance"],
    "es": ["Congela", "Da la Vuelta a Tres", "Segunda Oportunidad"],
}
MOVES = {
    "en": ["Hit", "Stay"],
    "it": ["Ancora", "Stop"],
    "pt": ["Continuar", "Parar"],
    "fr": ["Encore", "Stop"],
    "es": ["Pedir", "Plantarse"],
}
TERMS = {
    "en": ["Dealer", "Round", "Modifier"],
    "it": ["Mazziere", "Manche", "Bonus"],
    "pt": ["Dador", "Mão", "Bónus"],
    "fr": ["Donneur", "Manche", "Bonus"],
    "es": ["Repartidor", "Ronda", "Modificadora"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_rules(language: str) -> None:
    texts = catalogue(language)
    assert [card_name(texts, card) for card in ACTIONS] == CARD_NAMES[language]
    assert [texts.format(f"move-{move.value}") for move in Move] == MOVES[language]
    assert [texts.format(f"word-{word}") for word in ("dealer", "round", "modifier")] == TERMS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name(language: str) -> None:
    names = [card_name(catalogue(language), card) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert names[:13] == [str(number) for number in range(13)]
    assert names[13:19] == ["+2", "+4", "+6", "+8", "+10", "×2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_fit_into_sentences(language: str) -> None:
    texts = catalogue(language)
    for card in ACTIONS:
        name = card_name(texts, card)
        first = texts.format("card-first", card=card.code)
        assert first[0].isupper()
        assert first.casefold() == name.casefold()
        assert texts.format("card-object", card=card.code).endswith(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_statuses_are_short_and_all_different(language: str) -> None:
    texts = catalogue(language)
    values = {status.value for status in (*Status, *FinalStatus)}
    words = [texts.format(f"status-{value}") for value in sorted(values)]
    moves = [texts.format(f"move-{move.value}") for move in Move]
    assert len({*words, *moves}) == len(words) + len(moves)
    assert max(map(display_width, words)) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_and_languages_have_names(language: str) -> None:
    texts = catalogue(language)
    editions = {texts.format(f"edition-{name.replace('.', '-')}") for name in EDITIONS}
    assert len(editions) == len(EDITIONS)
    assert len({texts.format(f"language-{other}") for other in LANGUAGES}) == len(LANGUAGES)


def test_every_language_calls_itself_by_its_own_name() -> None:
    own = [catalogue(language).format(f"language-{language}") for language in LANGUAGES]
    assert own == ["English", "italiano", "português", "français", "español"]


@pytest.mark.parametrize(
    ("language", "items", "joined"),
    [
        ("en", [], ""),
        ("en", ["Ann"], "Ann"),
        ("en", ["Ann", "Bo"], "Ann and Bo"),
        ("en", ["Ann", "Bo", "Cy"], "Ann, Bo and Cy"),
        ("fr", ["Ann", "Éva"], "Ann et Éva"),
        ("pt", ["Ana", "Eva"], "Ana e Eva"),
        ("it", ["Ada", "Bea"], "Ada e Bea"),
        ("it", ["Ada", "Éva"], "Ada ed Éva"),
        ("es", ["Ana", "Bea"], "Ana y Bea"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["Ana", "Hilda"], "Ana e Hilda"),
        ("es", ["Ana", "Hierro"], "Ana y Hierro"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
        ("es", ["Ana", "7"], "Ana y 7"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, items: list[str], joined: str) -> None:
    assert catalogue(language).list(items) == joined


def test_a_message_or_argument_that_lacks_is_an_error() -> None:
    texts = catalogue("it")
    with pytest.raises(LookupError, match="the it catalogue has no message 'no-such'"):
        texts.format("no-such")
    with pytest.raises(LookupError, match="it message 'player'"):
        texts.format("player")
    assert texts.has("player")
    assert not texts.has("no-such")


def test_a_catalogue_of_names_knows_no_sentences() -> None:
    assert not catalogue("en").has("busts")
    assert catalogue("en", "tell").has("busts")
    assert catalogue("en", "tell").format("card-first", card=Card("flip3").code) == "Flip Three"
