"""A chat bot that hosts a game: each message is handled alone, the game lies in a database in between.

Transport and database are stand-ins (two dictionaries); everything else is what a real bot needs.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable

from flip7.art import hand_svg
from flip7.engine import HitOrStay, Refusal
from flip7.i18n import distinct_names, tell
from flip7.record import Game, Record


class ChatBot:
    """Understands ``join en``, ``start``, ``hit``, ``stay``, a player's number, and ``show``."""

    def __init__(self, send: Callable[[str, str], None], seed: Callable[[], int] | None = None) -> None:
        self.send = send
        self.seed = seed or (lambda: secrets.randbits(64))
        self.languages: dict[str, dict[str, str]] = {}  # room -> user -> language
        self.database: dict[str, str] = {}  # room -> the record as text

    def message(self, room: str, user: str, text: str) -> None:
        """Handle one message of a user in a room."""
        users = self.languages.setdefault(room, {})
        word, _, rest = text.strip().lower().partition(" ")
        if word == "join" and room not in self.database:
            users[user] = rest if rest in ("en", "it", "pt", "fr", "es") else "en"
            self.send(user, f"{len(users)} at the table: {', '.join(users)}")
        elif word == "start" and users and room not in self.database:
            game = Game(list(users), seed=self.seed())
            self.tell_all(room, game, game.start())
        elif room in self.database and user in users:
            self.play(room, user, word)
        else:
            self.send(user, "join first, then start")

    def play(self, room: str, user: str, word: str) -> None:
        """Resume the game from its record, apply one choice, and store it again."""
        game = Game.resume(Record.from_json(json.loads(self.database[room])))
        seat = game.players.index(user)
        if word == "show":
            self.send(user, hand_svg(game.state.hands[seat].cards, width=420))
        elif game.question is None or game.question.seat != seat:
            self.send(user, "it is not your turn")
        else:
            choice = word if isinstance(game.question, HitOrStay) else int(word) - 1 if word.isdigit() else -1
            try:
                self.tell_all(room, game, game.apply(choice))
            except Refusal as refusal:
                self.send(user, str(refusal))

    def tell_all(self, room: str, game: Game, events: list) -> None:  # type: ignore[type-arg]  # any events
        """Store the game and tell everyone what happened, in their language and as "you"."""
        self.database[room] = json.dumps(game.record().to_json())
        names = distinct_names(game.players)
        for seat, (user, language) in enumerate(self.languages[room].items()):
            self.send(user, "\n".join(tell(event, language, seat, names=names) for event in events))
        if game.over:
            del self.database[room]
