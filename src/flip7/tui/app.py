"""The full-screen program: from a start screen to the table, to the end of the game, and again."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from textual.app import App

from flip7.record import Keeper
from flip7.tui.table_screen import TableScreen

if TYPE_CHECKING:
    from pathlib import Path

    from flip7.record import SavedGames
    from flip7.strategies import LocalGame
    from flip7.tui.scene import Options


class Flip7App(App[None]):
    """Plays games in a terminal, one after the other.

    Args:
        saves: where games are saved.
        options: how the table is shown.
        table: a game to play at once; without it the start screen asks.
        path: where that game is saved; a new name if it is a new game.
    """

    CSS = "Screen { background: #0d1520; }"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        saves: SavedGames,
        options: Options,
        *,
        table: LocalGame | None = None,
        path: Path | None = None,
    ) -> None:
        super().__init__()
        self.saves = saves
        self.options = options
        self._first = (table, path)
        self.keeper: Keeper | None = None
        self.farewell = ""

    def on_mount(self) -> None:
        """Open the first screen."""
        table, path = self._first
        if table is not None:
            self.play(table, path)

    def play(self, table: LocalGame, path: Path | None = None) -> None:
        """Seat everyone and begin, or go on."""
        keeper = Keeper(self.saves, path or self.saves.new_path(datetime.now()))  # noqa: DTZ005  # a person reads it
        self.keeper = keeper

        def save() -> None:
            keeper.save(table.game.record())

        def finished() -> None:
            keeper.finish(table.game.record())
            self.exit()

        self.push_screen(
            TableScreen(
                table,
                replace(self.options),
                saved=save,
                left=self.exit,
                finished=finished,
            )
        )
