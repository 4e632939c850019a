"""The engine: whole games of four ``threshold:25`` seats to 200, edition 3.1, against a bare Python loop."""

from __future__ import annotations

import random

from bench.measure import best_of
from flip7.engine import Referee, SeededSource, new_game, play
from flip7.rules import full_deck
from flip7.strategies import create_all, deciders

GAMES = 300
CARDS_A_GAME = 134
SEATS = 4


def play_games(games: int = GAMES) -> int:
    """Play games of one seed and return the cards left over, so that nothing can be skipped."""
    left = 0
    for index in range(games):
        source = SeededSource(1, index)
        referee = Referee(new_game(SEATS, source), source)
        play(referee, deciders(referee.state, create_all(["threshold:25"] * SEATS, 1, index)))
        left += len(referee.state.draw_pile)
    return left


def bare_loop(games: int = GAMES) -> int:
    """Draw 134 cards a game from a list and test each against a bit mask: the least a game could cost."""
    deck = [int(card) for card in full_deck()]
    random.Random(1).shuffle(deck)
    half = CARDS_A_GAME // 2
    busts = 0
    for _ in range(games):
        for _ in range(2):
            pile = deck[:half]
            seen = 0
            while pile:
                card = pile.pop()
                bit = 1 << card
                if seen & bit:
                    busts += 1
                    seen = 0
                else:
                    seen |= bit
    return busts


def main() -> None:
    """Print games a second and the ratio to the control."""
    play_games(50)
    engine, control = best_of([play_games, bare_loop], rounds=12)
    print(f"engine: {GAMES / engine:,.0f} games/s (at least 1,500; aim 2,500)")
    print(
        f"engine: {engine / control:.1f} times a bare loop over {CARDS_A_GAME} cards "
        f"({control / GAMES * 1e6:.1f} us a game) (at most 65; aim 45)"
    )


if __name__ == "__main__":
    main()
