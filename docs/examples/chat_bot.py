"""A chat bot that hosts a game: it wakes up for each message, and all it knows lies in its database."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, MutableMapping

from flip7.art import SeatPicture, table_svg
from flip7.engine import Choice, Event, HitOrStay, Refusal
from flip7.i18n import distinct_names, tell_batch
from flip7.record import Game, Record
from flip7.rules import Status, points

TEXTS = {
    "en": {
        "hello": "Say: join en, or: join fr. When all are there: start.",
        "joined": "At the table: {names}.",
        "wait": "It is not your turn.",
        "turn": "Please answer: hit or stay.",
        "target": "Please answer with a number: {options}.",
    },
    "fr": {
        "hello": "Dis : join en, ou : join fr. Quand tout le monde est là : start.",
        "joined": "À la table : {names}.",
        "wait": "Ce n’est pas ton tour.",
        "turn": "Réponds, s’il te plaît : encore ou stop.",
        "target": "Réponds, s’il te plaît, par un numéro : {options}.",
    },
}
WORDS = {"hit": "hit", "stay": "stay", "encore": "hit", "stop": "stay"}


class ChatBot:
    """Understands ``join LANGUAGE``, ``start``, ``hit``, ``stay``, a number, and ``show``.

    Args:
        database: texts by name; a real one keeps them on a disk.
        send: ``send(user, text)`` reaches a user; a real one talks to the chat.
        seed: gives the seed of a new game.
    """

    def __init__(
        self,
        database: MutableMapping[str, str],
        send: Callable[[str, str], None],
        seed: Callable[[], int] = lambda: secrets.randbits(64),
    ) -> None:
        self.database = database
        self.send = send
        self.seed = seed

    def message(self, room: str, user: str, text: str) -> None:
        """Handle one message of a user in a room."""
        users = json.loads(self.database.get(f"{room}/users", "{}"))  # their languages, in order of seats
        record = self.database.get(f"{room}/game")
        word, _, language = text.strip().casefold().partition(" ")
        if record is not None and user in users:
            game = Game.resume(Record.from_json(json.loads(record)))
            self.play(room, users, game, list(users).index(user), word)
        elif record is None and word == "join" and language in TEXTS:
            users[user] = language
            self.database[f"{room}/users"] = json.dumps(users)
            self.send(user, TEXTS[language]["joined"].format(names=", ".join(distinct_names(users))))
        elif record is None and word == "start" and user in users:
            game = Game(list(users), seed=self.seed(), meta={"room": room})
            self.tell(room, users, game, game.start())
        else:
            self.send(user, TEXTS[users.get(user, "en")]["hello"])

    def play(self, room: str, users: dict[str, str], game: Game, seat: int, word: str) -> None:
        """Show the table, or take the answer to the pending question."""
        user, question = game.players[seat], game.question
        texts, names = TEXTS[users[user]], distinct_names(game.players)
        if word == "show":
            self.send(user, picture(game, room, seat))
            return
        if question is None or question.seat != seat:
            self.send(user, texts["wait"])
            return
        if isinstance(question, HitOrStay):
            choice: Choice = WORDS.get(word, word)
            help_text = texts["turn"]
        else:
            choice = {str(option + 1): option for option in question.options}.get(word, word)
            listed = (f"{option + 1} {names[option]}" for option in question.options)
            help_text = texts["target"].format(options=", ".join(listed))
        try:
            events = game.apply(choice)
        except Refusal:
            self.send(user, help_text)
        else:
            self.tell(room, users, game, events)

    def tell(self, room: str, users: dict[str, str], game: Game, events: list[Event]) -> None:
        """Store the game, then tell everybody what happened, each in their language."""
        self.database[f"{room}/last" if game.over else f"{room}/game"] = json.dumps(game.record().to_json())
        if game.over:
            self.database.pop(f"{room}/game", None)
        names = distinct_names(game.players)
        for seat, (user, language) in enumerate(users.items()):
            if said := tell_batch(events, language, seat, names=names):
                self.send(user, said)


def picture(game: Game, title: str, own_seat: int) -> str:
    """Draw the table as one of its players sees it, as SVG."""
    state, names = game.state, distinct_names(game.players)
    asked = game.question.seat if game.question else None
    seats = [
        SeatPicture(
            name,
            hand.cards,
            status,
            points=0 if status is Status.BUSTED else points(hand),
            total=state.totals[seat],
            dealer=seat == state.dealer,
            turn=seat == asked,
        )
        for seat, (name, hand, status) in enumerate(zip(names, state.hands, state.statuses, strict=True))
    ]
    return table_svg(
        seats,
        title=title,
        target=state.target,
        draw_pile=len(state.draw_pile),
        discard_pile=len(state.discard_pile),
        own_seat=own_seat,
        width=720,
    )
