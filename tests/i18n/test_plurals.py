"""Numbers take the right noun in each language (Unicode CLDR; in French 0 is singular)."""

from __future__ import annotations

import pytest

from flip7.engine import GameEnded, Reshuffled, Stayed
from flip7.i18n import LANGUAGES, catalogue, tell

COUNTS = (0, 1, 2, 5, 21, 1_000_000)

# One and several, in the order points, cards, rounds, players.
NOUNS = {
    "en": "point points, card cards, round rounds, player players",
    "it": "punto punti, carta carte, manche manche, giocatore giocatori",
    "pt": "ponto pontos, carta cartas, mão mãos, jogador jogadores",
    "fr": "point points, carte cartes, manche manches, joueur joueurs",
    "es": "punto puntos, carta cartas, ronda rondas, jugador jugadores",
}
COUNTED = ("points", "cards", "rounds", "players")
MILLION = {
    "en": "1,000,000",
    "it": "1.000.000 di",
    "pt": "1\u00a0000\u00a0000 de",
    "fr": "1\u202f000\u202f000 de",
    "es": "1.000.000 de",
}


def expected(language: str, noun: str, count: int) -> str:
    one, many = NOUNS[language].split(", ")[COUNTED.index(noun)].split()
    singular = count == 1 or (count == 0 and language == "fr")
    number = MILLION[language] if count == 1_000_000 else str(count)
    return f"{number} {one if singular else many}"


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_with_their_number(language: str, count: int) -> None:
    texts = catalogue(language)
    for noun in COUNTED:
        assert texts.format(f"count-{noun}", **{noun: count}) == expected(language, noun, count)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_inside_sentences(language: str, count: int) -> None:
    assert expected(language, "rounds", count) in tell(GameEnded(0, (203, 1, 2), count, 200), language)
    assert expected(language, "points", count) in tell(GameEnded(0, (count, 0, 0), 3, 200), language)
    assert expected(language, "cards", count) in tell(Reshuffled(count), language)
    if language != "en":  # the English sentence has no noun
        assert expected(language, "points", count) in tell(Stayed(0, count), language)
