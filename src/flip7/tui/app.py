"""The full-screen program: from a start screen to the table, to the end of the game, and again."""

from __future__ import annotations

import asyncio
import secrets
import signal
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding

from flip7.i18n import catalogue, distinct_names
from flip7.record import DamagedSave, Keeper, RecordError, load
from flip7.strategies import LocalGame, Setting, StrategyFailed, UnknownStrategy
from flip7.tui.preferences import Preferences, save_preferences
from flip7.tui.table_screen import TableScreen
from flip7.tui.tour import HINTS, Tour

if TYPE_CHECKING:
    from pathlib import Path

    from flip7.record import SavedGames
    from flip7.tui.final_screen import FinalResult
    from flip7.tui.scene import Options
    from flip7.tui.start_screen import StartResult


class Flip7App(App[None]):
    """Plays games in a terminal, one after the other.

    Args:
        saves: where games and preferences are kept.
        preferences: the last choices, with what was given for this time.
        environment: what the terminal asks for.
        setting: what was given for the game.
        seed: of the first game that is begun; the others have random ones.
        table: a game to play at once; without it the start screen asks.
        path: where that game is saved; a new name if it is a new game.

    Attributes:
        keeper: saves the game that is played now, or ``None``.
        unfinished: whether the program was left in the middle of a game.
    """

    BINDINGS: ClassVar = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        saves: SavedGames,
        preferences: Preferences,
        environment: Options,
        *,
        setting: Setting | None = None,
        seed: int | None = None,
        table: LocalGame | None = None,
        path: Path | None = None,
    ) -> None:
        super().__init__()
        self.saves = saves
        self.preferences = preferences
        self.environment = environment
        self.options = preferences.options(environment)
        self.setting = setting or Setting()
        self.keeper: Keeper | None = None
        self.unfinished = False
        self._first = (table, path)
        self._seed = seed

    def on_mount(self) -> None:
        """Open the first screen; a signal to end leaves the terminal as it was."""
        with suppress(NotImplementedError, RuntimeError, ValueError):
            loop = asyncio.get_running_loop()
            for number in (signal.SIGTERM, signal.SIGHUP):
                loop.add_signal_handler(number, self.action_leave)
        table, path = self._first
        if table is None:
            self.ask()
        else:
            self.play(table, path)

    def action_leave(self) -> None:
        """Leave at once; what was played is saved already."""
        self.exit()

    # --- the start ----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask for a game."""
        from flip7.tui.start_entries import SavedSummary  # who names the players needs no start screen
        from flip7.tui.start_screen import StartScreen

        saved = self._newest_saved()
        summary = None
        if saved is not None:
            path, table = saved
            state = table.game.state
            summary = SavedSummary(
                datetime.fromtimestamp(path.stat().st_mtime),  # noqa: DTZ006  # a person reads it
                tuple(distinct_names(table.game.players)),
                state.round,
                tuple(state.totals),
                state.target,
            )
        screen = StartScreen(self.preferences, self.environment, setting=self.setting, saved=summary)

        def begin(result: StartResult | None) -> None:
            if result is None:
                self.exit()
                return
            self.options = result.options
            self.remember(result.preferences)
            if result.resume and saved is not None:
                self.play(saved[1], saved[0])
            else:
                self.begin(result.setting)

        self.push_screen(screen, begin)

    def begin(self, setting: Setting, dealer: int | None = None) -> None:
        """Begin a new game."""
        self.setting = setting
        seed = secrets.randbits(64) if self._seed is None else self._seed
        self._seed = None
        self.play(setting.new_table(self.options.language, seed, dealer))

    def _newest_saved(self) -> tuple[Path, LocalGame] | None:
        """Return the unfinished game saved last; damaged ones are kept aside, and said so."""
        for path in self.saves.unfinished():
            try:
                return path, LocalGame.resume(load(path))
            except DamagedSave as damaged:
                try:
                    aside = self.saves.set_aside(path)
                except OSError:
                    continue
                texts = catalogue(self.options.language, "cli")
                self.notify(
                    texts.format("play-damaged", path=str(aside), reason=damaged.reason), markup=False
                )
            except (OSError, UnknownStrategy, RecordError, StrategyFailed):
                continue
        return None

    def remember(self, preferences: Preferences) -> None:
        """Keep preferences for the next time; if that fails, the game goes on all the same."""
        self.preferences = preferences
        save_preferences(self.saves.folder, preferences)

    # --- the game -----------------------------------------------------------------------------------

    def play(self, table: LocalGame, path: Path | None = None) -> None:
        """Seat everyone and begin, or go on."""
        keeper = Keeper(self.saves, path or self.saves.new_path(datetime.now()))  # noqa: DTZ005  # a person reads it
        self.keeper = keeper
        self.unfinished = not table.game.over

        def save() -> str | None:
            if table.game.over:
                keeper.finish(table.game.record())
                self.unfinished = False
            else:
                keeper.save(table.game.record())
            return keeper.failure

        def finished() -> None:
            screen.dismiss()
            # Not from within the table's screen: what it asks for is forgotten when it goes.
            self.call_later(self.show_end, table, keeper)

        screen = TableScreen(
            table,
            replace(self.options),
            saved=save,
            left=self.exit,
            finished=finished,
            tour=self._tour(table),
            changed=self._keep_view,
        )
        self.push_screen(screen)

    def _keep_view(self, options: Options) -> None:
        """Let pace and reasons that a key has changed hold for the next game and the next time."""
        self.options = options
        self.remember(replace(self.preferences, pace=options.pace, reasons=options.reasons))

    def _tour(self, table: LocalGame) -> Tour | None:
        """Return the tour if there are hints that were never seen, and somebody to see them."""
        if not table.people or set(self.preferences.hints) >= set(HINTS):
            return None

        def remember(seen: tuple[str, ...]) -> None:
            self.remember(replace(self.preferences, hints=seen))

        return Tour(self.preferences.hints, remember)

    def show_end(self, table: LocalGame, keeper: Keeper) -> None:
        """Show how the game has ended and do what the people want next."""
        from flip7.tui.final_screen import FinalScreen  # nobody waits for it at the first card

        people = table.people
        screen = FinalScreen(
            table.game,
            self.options,
            path=keeper.path,
            failure=keeper.failure,
            viewer=people[0] if len(people) == 1 else None,
        )

        def go_on(result: FinalResult | None) -> None:
            if result is None or result.choice == "quit":
                self.exit()
            elif result.choice == "again":
                self.begin(_setting_of(table), result.dealer)
            else:
                self.setting = Setting()
                self.ask()

        self.push_screen(screen, go_on)


def _setting_of(table: LocalGame) -> Setting:
    """Return what a game was played with, for another one."""
    state = table.game.state
    players = table.game.players
    return Setting(
        [players[seat] for seat in table.people],
        [bot for bot in table.bots if bot is not None],
        state.edition.name,
        state.target,
        state.decks,
    )
