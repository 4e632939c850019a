"""A game in lines: for screen readers, pipes and scripts."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click

from flip7.cli.tables import score_table
from flip7.engine import HIT, STAY, Asked, ChooseTarget, HitOrStay, RoundEnded
from flip7.i18n import catalogue, distinct_names, safe_name, tell
from flip7.rules import CARDS, RECOMMENDED_SEATS_PER_DECK, Status, points, recommended_decks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flip7.engine import Choice, Event, Question
    from flip7.record import Keeper
    from flip7.rules import Card
    from flip7.strategies import LocalGame


class Left(Exception):  # leaving is no error
    """The person has left the table: end of input, or Q."""


class LineTable:
    """Shows a game in lines and asks its people, in one language.

    Args:
        table: the game.
        language: of all that is printed.
        to_stderr: whether all text goes to standard error, so that standard output stays free.
    """

    def __init__(self, table: LocalGame, language: str, *, to_stderr: bool = False) -> None:
        """Nothing is printed before ``show``."""
        self.table = table
        self.language = language
        self.to_stderr = to_stderr
        self.texts = catalogue(language, "cli", "tell")
        self.names = distinct_names(table.game.players, language=language)
        people = table.people
        # One person is spoken to; several hear of each other by name.
        self.person = people[0] if len(people) == 1 else None

    def say(self, text: str) -> None:
        """Print a line."""
        click.echo(text, err=self.to_stderr)

    def introduce(self, *, resumed: bool) -> None:
        """Say what is played, by whom, and what one can type."""
        state = self.table.game.state
        texts = self.texts
        players = texts.list(self.names)
        self.say(
            texts.format("play-begins", edition=state.edition.name, target=state.target, players=players)
        )
        if recommended_decks(state.seats) > state.decks:
            self.say(texts.format("play-second-deck", most=RECOMMENDED_SEATS_PER_DECK))
        if self.table.people:
            self.say(texts.format("play-keys"))
        if resumed:
            self.say(texts.format("play-resumed", round=state.round))
            if self.table.game.rounds:
                self.say(score_table(self.names, self.table.game.rounds, self.language))
        self.say("")

    def say_not_saved(self, keeper: Keeper) -> None:
        """Say on standard error why the game could not be saved."""
        click.echo(self.texts.format("play-not-saved", reason=keeper.failure or ""), err=True)

    def show(self, events: Iterable[Event]) -> None:
        """Print a line an event; a bot's turn by itself is none."""
        for event in events:
            if isinstance(event, Asked) and isinstance(event.question, HitOrStay):
                if self.table.bots[event.question.seat] is not None:
                    continue
                self.say("")
            self.say(tell(event, self.language, self.person, names=self.names))
            if isinstance(event, RoundEnded):
                self.say(score_table(self.names, self.table.game.rounds, self.language))
                self.say("")

    def ask(self, question: Question) -> Choice:
        """Ask a person until the answer is legal.

        Raises:
            Left: the input has ended, or the person wants to leave.
        """
        prompt = self._prompt(question)
        while True:
            click.echo(f"{prompt} ", nl=False, err=self.to_stderr)
            line = sys.stdin.readline()
            if not line:
                self.say("")
                raise Left
            word = line.strip().casefold()
            if not sys.stdin.isatty():
                self.say(safe_name(word, most=40) if word else "")  # a transcript shows what was typed
            if word in ("q", "quit"):
                raise Left
            if self._help(word):
                continue
            choice = self._move(word) if isinstance(question, HitOrStay) else self._target(word, question)
            if choice is not None:
                return choice
            self.say(self._not_understood(question))

    def _prompt(self, question: Question) -> str:
        if isinstance(question, HitOrStay):
            return f"[{self.texts.format('key-hit')}/{self.texts.format('key-stay')}]"
        for seat in question.options:
            hand = self.table.game.state.hands[seat]
            self.say(
                self.texts.format(
                    "play-option",
                    number=str(seat + 1),
                    name=self.names[seat],
                    points=points(hand),
                    cards=self._cards(hand.cards),
                )
            )
        return f"[{_numbers(question)}]"

    def _not_understood(self, question: Question) -> str:
        if isinstance(question, HitOrStay):
            return self.texts.format(
                "play-not-understood", hit=self.texts.format("key-hit"), stay=self.texts.format("key-stay")
            )
        return self.texts.format("play-not-understood-target", numbers=_numbers(question))

    def _move(self, word: str) -> Choice | None:
        """Understand the shown key, the words of the language, and always the English ones."""
        for move, name in ((HIT, "hit"), (STAY, "stay")):
            known = f"{self.texts.format(f'key-{name}')} {self.texts.format(f'words-{name}')}"
            if word in known.casefold().split():
                return move
        return {"h": HIT, "hit": HIT, "s": STAY, "stay": STAY}.get(word)

    def _target(self, word: str, question: ChooseTarget) -> Choice | None:
        """Understand a seat's number, or its name if only one option has it."""
        if word.isascii() and word.isdigit() and len(word) <= _LONGEST_NUMBER:
            seat = int(word) - 1
            return seat if seat in question.options else None
        named = [seat for seat in question.options if self.names[seat].casefold() == word]
        return named[0] if len(named) == 1 else None

    def _help(self, word: str) -> bool:
        """Answer a request for information; False if it is none."""
        texts = self.texts
        state = self.table.game.state
        if word in ("?", "help"):
            self.say(texts.format("play-help", hit=texts.format("key-hit"), stay=texts.format("key-stay")))
        elif word == "t":
            self.say(
                texts.format(
                    "play-table",
                    round=state.round,
                    target=state.target,
                    draw=len(state.draw_pile),
                    discard=len(state.discard_pile),
                )
            )
            for seat, name in enumerate(self.names):
                bust = state.statuses[seat] is Status.BUSTED
                self.say(
                    texts.format(
                        "play-seat",
                        name=name,
                        status=texts.format(f"status-{state.statuses[seat].value}"),
                        cards=self._cards(state.hands[seat].cards),
                        points=0 if bust else points(state.hands[seat]),
                        total=state.totals[seat],
                    )
                )
        elif word == "u":
            counts = zip(CARDS, state.unseen, strict=True)
            listed = ", ".join(f"{count} × {self._card(card)}" for card, count in counts if count)
            self.say(texts.format("play-unseen", cards=listed or texts.format("play-no-cards")))
        else:
            return False
        return True

    def _card(self, card: Card) -> str:
        if card.is_action:
            return self.texts.format(f"card-{card.code}")
        return card.code.replace("x", "×")

    def _cards(self, cards: Iterable[Card]) -> str:
        return ", ".join(map(self._card, cards)) or self.texts.format("play-no-cards")


_LONGEST_NUMBER: Final = 6


def _numbers(question: ChooseTarget) -> str:
    return ", ".join(str(seat + 1) for seat in question.options)
