"""A game on this machine: people and strategies at one table, with a record that can be resumed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Self, cast

from flip7.engine import why_not
from flip7.record import Game
from flip7.record.game import seed_of_note
from flip7.rules import EDITION_3_1
from flip7.strategies.catalogue import create_all
from flip7.strategies.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.engine import Choice, Event
    from flip7.record import Record
    from flip7.rules import Edition
    from flip7.strategies.reasons import Explains, Reason
    from flip7.strategies.strategy import Strategy


class StrategyFailed(ValueError):
    """A strategy of somebody's has failed in the middle of a game."""


class LocalGame:
    """A game in which each seat is a person's or a strategy's.

    Attributes:
        game: the game and its record.
        bots: for each seat the specification of its strategy, or ``None`` for a person.

    >>> table = LocalGame.new(["Ann", "Bot"], [None, "counter"], seed=7)
    >>> len(table.start()) > 0
    True
    >>> LocalGame.resume(table.game.record()).bots
    [None, 'counter']
    """

    def __init__(self, game: Game, bots: Sequence[str | None], seed: int, index: int = 0) -> None:
        """Seat the strategies; ``new`` and ``resume`` are the usual ways in."""
        if len(bots) != len(game.players):
            message = f"{len(game.players)} players need as many bots or None, not {len(bots)}"
            raise ValueError(message)
        self.game = game
        self.bots = list(bots)
        made = create_all(["random" if bot is None else bot for bot in self.bots], seed, index)
        self._strategies: list[Strategy | None] = [
            None if bot is None else strategy for bot, strategy in zip(self.bots, made, strict=True)
        ]
        self._views = [View(game.state, seat) for seat in range(len(self.bots))]

    @classmethod
    def new(
        cls,
        players: Sequence[str],
        bots: Sequence[str | None],
        *,
        seed: int,
        edition: Edition = EDITION_3_1,
        target: int = 200,
        decks: int = 1,
        dealer: int | None = None,
        meta: dict[str, str] | None = None,
    ) -> Self:
        """Begin a game; ``start`` then deals.

        Args:
            players: a label for each seat.
            bots: for each seat the specification of a strategy, or ``None``.
            seed: of the cards, the first dealer and the strategies.
            edition: the printed edition.
            target: the total that ends the game.
            decks: how many decks.
            dealer: the first dealer, if it is not to be drawn.
            meta: further notes for the record.

        Raises:
            PositionRefused: a number is out of range.
            UnknownStrategy: a specification is not understood.
        """
        notes = {f"seat {seat + 1}": bot for seat, bot in enumerate(bots) if bot is not None}
        game = Game(
            players,
            seed=seed,
            edition=edition,
            target=target,
            decks=decks,
            dealer=dealer,
            meta={**(meta or {}), **notes},
        )
        return cls(game, bots, seed)

    @classmethod
    def resume(cls, record: Record) -> Self:
        """Go on with a record; strategies are asked again on the way, so that they remember.

        Raises:
            RecordError: the record is bad.
            UnknownStrategy: a strategy named in it is not installed.
            StrategyFailed: a strategy that is asked again fails.
        """
        meta = record.meta or {}
        bots = [meta.get(f"seat {seat + 1}") for seat in range(len(record.players))]
        game = Game.resume(replace(record, choices=[]))
        table = cls(game, bots, *(seed_of_note(record.shuffle) or (0, 0)))
        if record.choices:
            Game.resume(record)  # judges every choice before any is made
        for choice in record.choices:
            if table.asks_bot:
                table.bot_choice()
            game.apply(choice)
        return table

    @property
    def asks_bot(self) -> bool:
        """Whether the pending question is for a strategy."""
        question = self.game.question
        return question is not None and self.bots[question.seat] is not None

    @property
    def people(self) -> list[int]:
        """The seats of people, ascending."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def start(self, log: list[Event] | None = None) -> list[Event]:
        """Deal, or repeat the pending question; return what happened (see ``Referee.start``)."""
        return self.game.start(log)

    def bot_choice(self) -> Choice:
        """Ask the strategy whose turn it is.

        Raises:
            ValueError: the question is for a person, or nothing is asked.
            StrategyFailed: the strategy raised, or answered with no legal choice.
        """
        question = self.game.question
        strategy = self._strategies[question.seat] if question is not None else None
        if question is None or strategy is None:
            message = "no strategy is being asked"
            raise ValueError(message)
        bot = self.bots[question.seat]
        try:
            choice = strategy.decide(self._views[question.seat], question)
        except (Exception, SystemExit) as error:  # the code of others may fail in any way
            raise StrategyFailed(
                f"strategy {bot!r} failed: {type(error).__name__}: {error!s:.200}"
            ) from error
        refusal = why_not(question, choice)
        if refusal is not None:
            raise StrategyFailed(f"strategy {bot!r} answered wrongly: {refusal}")
        return choice

    def bot_reason(self, choice: Choice) -> Reason | None:
        """Return why the strategy whose turn it is chose that, if it can say."""
        question = self.game.question
        strategy = self._strategies[question.seat] if question is not None else None
        if question is None or not hasattr(strategy, "explain"):
            return None
        explains = cast("Explains", strategy)
        try:
            return explains.explain(self._views[question.seat], question, choice)
        except Exception:  # noqa: BLE001  # a game does not end because a stranger cannot say why
            return None

    def apply(self, choice: Choice, log: list[Event] | None = None) -> list[Event]:
        """Answer the pending question; return what happened (see ``Referee.apply``).

        Raises:
            Refusal: the choice is illegal. Nothing was changed.
        """
        return self.game.apply(choice, log)
