"""Whole games that bots have played, as records and as games."""

from __future__ import annotations

from functools import cache
from itertools import cycle, islice

from flip7.record import Game, Record
from flip7.rules import EDITIONS, recommended_decks
from flip7.strategies import LocalGame

NAMES = (
    "Ann", "Tonton Marc", "Inès", "Zoé", "Mamie Odette", "Léo", "Baptiste", "Chiara", "李四", "Amina",
    "Γιώργος", "Marguerite-Anne", *(f"Guest {number}" for number in range(13, 25)),
)  # fmt: skip
BOTS = ("counter", "bold", "cautious")


@cache
def record_of_bots(seats: int, *, seed: int = 7, target: int = 200, edition: str = "3.1") -> Record:
    """Let bots play a game to its end."""
    table = LocalGame.new(
        NAMES[:seats],
        list(islice(cycle(BOTS), seats)),
        seed=seed,
        target=target,
        edition=EDITIONS[edition],
        decks=recommended_decks(seats),
    )
    table.start()
    while not table.game.over:
        table.apply(table.bot_choice())
    return table.game.record()


def game_of_bots(seats: int, *, seed: int = 7, target: int = 200, edition: str = "3.1") -> Game:
    """Return such a game at its end."""
    return Game.resume(record_of_bots(seats, seed=seed, target=target, edition=edition))
