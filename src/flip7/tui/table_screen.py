"""The table: shows what happens, takes the choices of people, lets bots choose."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from textual.screen import Screen

from flip7.i18n import distinct_names
from flip7.strategies import StrategyFailed
from flip7.tui.answers import choice_of_action, choice_of_letter
from flip7.tui.film import Film
from flip7.tui.pace import NO_PRESS
from flip7.tui.painting import texts_for
from flip7.tui.scene import PACES, Options, Scene
from flip7.tui.show import Show
from flip7.tui.view import TableView

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual import events
    from textual.app import ComposeResult
    from textual.timer import Timer

    from flip7.engine import Choice
    from flip7.strategies import LocalGame
    from flip7.tui.tour import Tour

FOREVER = float("inf")


class TableScreen(Screen[None]):
    """One game from its present position to its end.

    Args:
        table: the game.
        options: how it is shown.
        saved: called after each choice; a text it returns says why the game could not be saved.
        left: called when the people leave.
        finished: called when the game is over and its end was seen.
        tour: gives the hints of a first game, or ``None``.
        changed: is given the options when keys have changed them.
    """

    BINDINGS: ClassVar = []

    def __init__(
        self,
        table: LocalGame,
        options: Options,
        *,
        saved: Callable[[], object],
        left: Callable[[], None],
        finished: Callable[[], None],
        tour: Tour | None = None,
        changed: Callable[[Options], None] = lambda _: None,
    ) -> None:
        super().__init__()
        self.table = table
        self._saved = saved
        self._left = left
        self._finished = finished
        self._tour = tour
        self._changed = changed
        self._asked_last: int | None = None
        people = table.people
        state = table.game.state
        self.show_of_game = Show(
            Scene(
                state.copy(),
                tuple(distinct_names(table.game.players, language=options.language)),
                options,
                viewer=people[0] if people else None,
                bots=tuple(table.bots),
                rounds=tuple(table.game.rounds),
            ),
            people[0] if len(people) == 1 else None,
        )
        self.view = TableView(self.show_of_game.scene)
        self._press_from = 0.0
        self._trouble = ""
        self._standing_note = ""
        self._waits_for_enter = False
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Show the view alone."""
        yield self.view

    def on_mount(self) -> None:
        """Deal, or repeat the pending question."""
        film = Film(self.table.game.state)
        self.table.start(film)
        self.call_after_refresh(self._save)  # writing to a disk must not delay the first card
        self.show_of_game.add(film.frames)
        self._go_on()

    # --- time ---------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Show what waits; when nothing does, let a bot choose or ask a person."""
        show = self.show_of_game
        while True:
            if not show.done:
                pause = show.step()
                self._refresh()
                if pause == FOREVER:
                    self._stand_still()
                    return
                if pause > 0:
                    self._timer = self.set_timer(pause, self._go_on)
                    return
            elif self.table.game.over:
                self._finished()
                return
            elif self.table.asks_bot:
                if not self._let_bot_choose():
                    return
            else:
                self._ask()
                return

    def _apply(self, choice: Choice, note: str = "") -> None:
        film = Film(self.table.game.state)
        self.table.apply(choice, film)
        self.show_of_game.scene = replace(self.show_of_game.scene, asking=None)
        self.show_of_game.add(film.frames, note)
        self._save()

    def _save(self) -> None:
        """Save; a failure stands in the note of the next question."""
        failure = self._saved()
        self._trouble = failure if isinstance(failure, str) else ""

    def _let_bot_choose(self) -> bool:
        """Take a bot's choice, with its reason if people want to know; False if the bot has failed."""
        try:
            choice = self.table.bot_choice()
        except StrategyFailed as failure:
            # The game is saved; without this strategy it cannot go on.
            self.app.exit(return_code=2, message=str(failure))
            return False
        scene = self.show_of_game.scene
        reason = self.table.bot_reason(choice) if scene.options.reasons else None
        question = self.table.game.question
        note = ""
        if reason is not None and question is not None:
            texts = texts_for(scene.options.language)
            value, limit = (f"{figure:g}" for figure in (reason.value, reason.limit))
            said = texts.format(f"reason-{reason.kind}", value=value, limit=limit)
            note = f"{self.table.bots[question.seat]}: {said}"
        self._apply(choice, note)
        return True

    def _ask(self) -> None:
        question = self.table.game.question
        if question is None:
            return
        show = self.show_of_game
        scene = replace(show.scene, state=self.table.game.state.copy(), viewer=question.seat, cursor=0)
        texts = texts_for(scene.options.language)
        if scene.options.curtain and self._asked_last not in (None, question.seat):
            self._asked_last = None
            self._standing_note = texts.format("tui-now", name=scene.names[question.seat])
            show.scene = replace(scene, note=self._standing_note)
            self._waits_for_enter = True
            self._press_from = time.monotonic() + NO_PRESS
            self._refresh()
            return
        self._asked_last = question.seat
        scene = replace(scene, asking=question)
        if self._trouble:
            scene = replace(scene, note=texts.format("play-not-saved", reason=self._trouble))
        if self._tour is not None:
            scene = replace(scene, hint=self._tour.hint(scene))
        show.scene = scene
        self._press_from = time.monotonic() + NO_PRESS
        self._refresh()

    def _refresh(self) -> None:
        self.view.scene = self.show_of_game.scene

    # --- keys and clicks ----------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Understand the keys of the table."""
        key = event.key
        letter = event.character.casefold() if event.character and event.character.isprintable() else ""
        if letter == "q":
            self._left()
        elif letter in ("f", "r"):
            self._change(letter)
        elif letter in ("u", "l", "?"):
            self._open(letter)
        elif self._waits_for_enter:
            if key in ("enter", "space") and self._may_press():
                self._waits_for_enter = False
                self._standing_note = ""
                self._go_on()
        elif self.show_of_game.scene.asking is None:
            self._skip()
        else:
            self._answer_key(key, letter)
        event.stop()

    def _open(self, letter: str) -> None:
        """Open a panel over the table; what moves goes on below."""
        from flip7.tui.overlays import panel_of  # nobody waits for them at the first card

        self.app.push_screen(panel_of(letter, self.show_of_game.scene))

    def _skip(self) -> None:
        """Show at once what waits, up to the end of the round."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self.show_of_game.skip():
            self._stand_still()
        else:
            self._go_on()

    def _stand_still(self) -> None:
        """Wait for Enter at the end of a round or of the game."""
        scene = self.show_of_game.scene
        texts = texts_for(scene.options.language)
        note = self._standing_note = texts.format("tui-continue")
        if self._trouble:
            note += " · " + texts.format("play-not-saved", reason=self._trouble)
        hint = self._tour.hint(scene) if self._tour is not None else ""
        self.show_of_game.scene = replace(scene, note=note, hint=hint)
        self._waits_for_enter = True
        self._press_from = time.monotonic() + NO_PRESS
        self._refresh()

    def _answer_key(self, key: str, letter: str) -> None:
        scene = self.show_of_game.scene
        question = scene.asking
        if question is None:
            return
        count = len(question.options)
        if key in ("left", "up", "shift+tab"):
            self._move_cursor((scene.cursor - 1) % count)
        elif key in ("right", "down", "tab"):
            self._move_cursor((scene.cursor + 1) % count)
        elif key in ("enter", "space"):
            self._choose(question.options[scene.cursor])
        else:
            choice = choice_of_letter(scene, letter)
            if choice is not None:
                self._choose(choice)

    def _move_cursor(self, cursor: int) -> None:
        self.show_of_game.scene = replace(self.show_of_game.scene, cursor=cursor)
        self._refresh()

    def on_table_view_chosen(self, message: TableView.Chosen) -> None:
        """A click chooses like a key."""
        scene = self.show_of_game.scene
        if scene.asking is None:
            self._skip()
            return
        choice = choice_of_action(scene, message.action)
        if choice is not None:
            self._choose(choice)

    def _choose(self, choice: Choice) -> None:
        if not self._may_press() or not self.view.large_enough:
            return
        self._apply(choice)
        self._go_on()

    def _may_press(self) -> bool:
        """Whether a press is meant: not one that comes too early, nor a key held down since then."""
        now = time.monotonic()
        if now >= self._press_from:
            return True
        self._press_from = now + NO_PRESS
        return False

    def _show_with(self, options: Options, note: str) -> None:
        """Take on other options and say so; what one is waited for stays in the note."""
        standing = f"{self._standing_note} · " if self._standing_note else ""
        self.show_of_game.scene = replace(self.show_of_game.scene, options=options, note=standing + note)
        self._changed(options)
        self._refresh()

    def _change(self, letter: str) -> None:
        """Go round the paces (F), or let bots say why, or not (R)."""
        options = self.show_of_game.scene.options
        texts = texts_for(options.language)
        if letter == "f":
            pace = PACES[(PACES.index(options.pace) + 1) % len(PACES)]
            note = texts.format("tui-pace", pace=texts.format(f"tui-pace-{pace}"))
            self._show_with(replace(options, pace=pace), note)
        else:
            note = texts.format("tui-reasons-off" if options.reasons else "tui-reasons-on")
            self._show_with(replace(options, reasons=not options.reasons), note)
