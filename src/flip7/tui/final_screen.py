"""The end of a game: the result, and what one may do next."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from textual.screen import Screen

from flip7.i18n import display_width, distinct_names
from flip7.tui.canvas import Canvas, fit
from flip7.tui.final_painting import FinalScene, paint_final, rounds_that_fit
from flip7.tui.overlay_copy import CopyOverlay
from flip7.tui.overlay_panel import fit_keys, paint_too_small, screen_texts
from flip7.tui.overlay_rules import keys_of_end
from flip7.tui.overlay_sheet import Sheet
from flip7.tui.overlays import RulesOverlay
from flip7.tui.pace import NO_PRESS
from flip7.tui.painting import LEAST_COLUMNS, LEAST_ROWS
from flip7.tui.watch_screen import WatchScreen

if TYPE_CHECKING:
    from pathlib import Path

    from textual import events
    from textual.app import ComposeResult

    from flip7.record import Game
    from flip7.tui.scene import Options

Choice = Literal["again", "setting", "quit"]
Action = Literal["again", "copy", "watch", "setting", "quit"]
ACTIONS: Final[tuple[Action, ...]] = ("again", "copy", "watch", "setting", "quit")


@dataclass(frozen=True, slots=True)
class FinalResult:
    """What the people want next.

    Attributes:
        choice: another game with the same setting, another setting, or to leave.
        dealer: the seat, from 0, that deals first if they play again: the deal passes on to the left (R23).
    """

    choice: Choice
    dealer: int


class FinalScreen(Screen[FinalResult]):
    """Shows how a game has ended and asks what to do next.

    Args:
        game: it is over.
        options: how it is shown.
        path: where its record is kept, or ``None``.
        failure: why the record could not be kept, or ``None``.
        viewer: the seat whose line stands out at first; the winner's if ``None``.
        folder: where copies of the record go; the current folder if ``None``.

    Raises:
        ValueError: the game is not over.
    """

    BINDINGS: ClassVar = []

    def __init__(
        self,
        game: Game,
        options: Options,
        *,
        path: Path | None = None,
        failure: str | None = None,
        viewer: int | None = None,
        folder: Path | None = None,
    ) -> None:
        super().__init__()
        state = game.state
        if state.winner is None:
            message = "the game is not over"
            raise ValueError(message)
        self.game = game
        self.texts = screen_texts(options.language)
        self.scene = FinalScene(
            tuple(distinct_names(game.players)),
            tuple(game.rounds),
            state.winner,
            state.target,
            state.edition,
            options,
        )
        seats = [place.seat for place in self.scene.places]
        if viewer is not None:
            self.scene = replace(self.scene, chosen=seats.index(viewer))
        self.dealer = (game.rounds[-1].dealer + 1) % len(seats)
        self.cursor = 0
        self._press_from = time.monotonic() + NO_PRESS
        self._path = path
        self._failure = failure
        self._folder = folder
        self.sheet = Sheet(self.paint)

    def compose(self) -> ComposeResult:
        """Show the picture alone."""
        yield self.sheet

    def paint(self, width: int, height: int) -> Canvas:
        """Paint the result, where the record is, and the buttons."""
        palette = self.scene.options.palette
        canvas = Canvas(width, height, palette.style("ink"))
        if width < LEAST_COLUMNS or height < LEAST_ROWS:
            paint_too_small(canvas, self.texts)
            return canvas
        rows = _rows_of_buttons(self._labels(), width - 2)
        bottom = len(rows) + 3
        paint_final(canvas, self.scene, self.texts, bottom)
        top = height - bottom
        if self._failure is not None:
            said, token = self.texts.format("play-not-saved", reason=self._failure), "bust"
        elif self._path is None:
            said, token = self.texts.format("final-no-record"), "second"
        else:
            label = self.texts.format("final-record", path="")
            room = width - 2 - display_width(label)
            said, token = label + _fit_left(str(self._path), room), "second"
        canvas.put(top, 1, fit(said, width - 2), palette.style(token))
        for offset, row in enumerate(rows, 1):
            at = 1
            for action, label in row:
                kind: Literal["hit", "option"] = "hit" if action == "again" else "option"
                style = palette.button(kind, chosen=ACTIONS[self.cursor] == action)
                mark = "▸" if ACTIONS[self.cursor] == action else " "
                at = canvas.put(top + offset, at, f"{mark}{label} ", style, action=action) + 1
        keys = fit_keys(self.texts.format("final-keys"), width - 2)
        canvas.put(height - 1, 1, keys, palette.style("faint"))
        return canvas

    def _labels(self) -> list[tuple[Action, str]]:
        """Return what stands on each button: its letter and what it does."""
        return [(action, f"{self.texts.format(f'key-{action}')}  {self._word(action)}") for action in ACTIONS]

    def _word(self, action: Action) -> str:
        if action != "again":
            return self.texts.format(f"final-{action}")
        if len(self.scene.names) == 1:
            return self.texts.format("final-again-alone")
        return self.texts.format("final-again", name=self.scene.names[self.dealer])

    # --- keys and clicks ----------------------------------------------------------------------------

    def _may_press(self) -> bool:
        """Whether Enter is meant for this screen, and not held down since the table."""
        now = time.monotonic()
        if now >= self._press_from:
            return True
        self._press_from = now + NO_PRESS
        return False

    def on_key(self, event: events.Key) -> None:
        """Understand the keys."""
        event.stop()
        key, letter = event.key, (event.character or "").casefold()
        moves = {"left": -1, "shift+tab": -1, "right": 1, "tab": 1}
        if key in moves:
            self.cursor = (self.cursor + moves[key]) % len(ACTIONS)
        elif key in ("up", "down"):
            self._choose(self.scene.chosen + (1 if key == "down" else -1))
        elif key in ("pageup", "pagedown", "home", "end"):
            self._scroll(key)
        elif key in ("enter", "space"):
            if self._may_press():
                self._do(ACTIONS[self.cursor])
        elif letter == "?":
            keys = keys_of_end(self.texts)
            self.app.push_screen(RulesOverlay(keys, self.scene.edition, self.scene.options))
        else:
            for action in ACTIONS:
                if letter == self.texts.format(f"key-{action}").casefold():
                    self._do(action)
        self.sheet.repaint()

    def on_sheet_chosen(self, message: Sheet.Chosen) -> None:
        """A click chooses like a key."""
        name, _, place = message.action.partition(":")
        if name == "place":
            self._choose(int(place))
            self.sheet.repaint()
        for action in ACTIONS:
            if action == name:
                self._do(action)

    def on_sheet_wheel(self, message: Sheet.Wheel) -> None:
        """The wheel goes through the players."""
        self._choose(self.scene.chosen + message.by)
        self.sheet.repaint()

    def _choose(self, place: int) -> None:
        self.scene = replace(self.scene, chosen=max(0, min(place, len(self.scene.places) - 1)))

    def _scroll(self, key: str) -> None:
        """Scroll the rounds of the score table."""
        count = rounds_that_fit(self.scene, self.sheet.size.width, self.texts)
        last = len(self.scene.rounds) - count
        now = last if self.scene.first is None else min(self.scene.first, last)
        step = max(1, count - 1)
        to = {"pageup": now - step, "pagedown": now + step, "home": 0, "end": last}[key]
        self.scene = replace(self.scene, first=max(0, min(to, last)))

    def _do(self, action: Action) -> None:
        options = self.scene.options
        self.cursor = ACTIONS.index(action)
        if action == "copy":
            copy = CopyOverlay(self.game.record(), options, path=self._path, folder=self._folder)
            self.app.push_screen(copy)
        elif action == "watch":
            viewer = self.scene.places[self.scene.chosen].seat
            self.app.push_screen(WatchScreen([self.game.record()], options, viewer=viewer))
        else:
            self.dismiss(FinalResult(action, self.dealer))


def _rows_of_buttons(labels: list[tuple[Action, str]], width: int) -> list[list[tuple[Action, str]]]:
    """Part the buttons into as few rows as hold them."""
    rows: list[list[tuple[Action, str]]] = [[]]
    used = 0
    for action, label in labels:
        needed = display_width(label) + 3
        if rows[-1] and used + needed > width + 1:
            rows.append([])
            used = 0
        rows[-1].append((action, label))
        used += needed
    return rows


def _fit_left(text: str, width: int) -> str:
    """Cut a path to a display width at its beginning, where it says least.

    >>> _fit_left("/a/long/path/game.json", 12)
    '…h/game.json'
    """
    if display_width(text) <= width:
        return text
    while text and display_width(text) > width - 1:
        text = text[1:]
    return f"…{text}"
