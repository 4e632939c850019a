"""One whole game a language, narrated twice: what ``golden/*.txt`` holds.

Run as a program it writes the files again; then read the difference before keeping it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from flip7.engine import Choice, HitOrStay
from flip7.i18n import LANGUAGES, tell, tell_batch
from flip7.record import Game
from flip7.rules import EDITION_OF_LANGUAGE, points

GOLDEN = Path(__file__).parent / "golden"
PLAYERS = ["Ann", "Bo", "Cy"]
SEEDS = {"3.1": 1169, "continental": 777}
"""Games in which nearly everything happens."""


def choose(game: Game, turn: int) -> Choice:
    """Play in a simple way that uses no chance: hit below 26, or with a Second Chance; targets in turn."""
    question = game.question
    assert question is not None
    if isinstance(question, HitOrStay):
        hand = game.state.hands[question.seat]
        return "hit" if hand.second_chance or points(hand) < 26 else "stay"
    return question.options[turn % len(question.options)]


def narrate(language: str) -> Iterator[str]:
    """Tell a game to the player in seat 0, a line a batch; then to a stranger, a line an event."""
    edition = EDITION_OF_LANGUAGE[language]
    for view in (0, None):
        yield f"# {edition.name}, {'seat 0' if view == 0 else 'third person'}"
        game = Game(PLAYERS, seed=SEEDS[edition.name], edition=edition)
        events = game.start()
        turn = 0
        while True:
            if view is None:
                yield from (tell(event, language, names=PLAYERS) for event in events)
            else:
                yield tell_batch(events, language, view, names=PLAYERS)
            if game.over:
                break
            events = game.apply(choose(game, turn))
            turn += 1
        yield ""


def transcript(language: str) -> str:
    """Return the whole file of a language."""
    return "\n".join(narrate(language))


if __name__ == "__main__":
    for name in LANGUAGES:
        (GOLDEN / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
