"""The start screen: asks for what was not given, prefilled with the last choice."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar

from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from flip7.strategies import Setting
from flip7.tui.start_form import first_form
from flip7.tui.start_keys import click, paste, press
from flip7.tui.start_page import first_page
from flip7.tui.start_painting import paint_start

if TYPE_CHECKING:
    from datetime import date

    from textual import events
    from textual.app import ComposeResult

    from flip7.tui.canvas import Canvas
    from flip7.tui.preferences import Preferences
    from flip7.tui.scene import Options
    from flip7.tui.start_entries import SavedSummary
    from flip7.tui.start_page import StartPage


@dataclass(frozen=True, slots=True)
class StartResult:
    """What the start screen was left with.

    Attributes:
        setting: what the game is played with; nothing in it is missing.
        options: how it is shown.
        preferences: what to remember for the next time.
        resume: whether the saved game goes on instead of a new one.
    """

    setting: Setting
    options: Options
    preferences: Preferences
    resume: bool


class StartView(Widget, can_focus=True):
    """Shows one page in all the room there is."""

    DEFAULT_CSS = "StartView { width: 1fr; height: 1fr; }"

    class Clicked(Message):
        """A click on something that stands for an action, such as ``entry:people``."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, page: StartPage) -> None:
        super().__init__()
        self._page = page
        self._canvas: Canvas | None = None
        self._strips: list[Strip] = []

    @property
    def page(self) -> StartPage:
        """What is shown."""
        return self._page

    @page.setter
    def page(self, page: StartPage) -> None:
        self._page = page
        self._canvas = None
        self.refresh()

    def _painted(self) -> Canvas:
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = paint_start(self._page, width, height)
            self._strips = self._canvas.strips()
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """Return one painted line."""
        self._painted()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def on_click(self, event: events.Click) -> None:
        """Turn a click on a region into a message."""
        action = self._painted().action_at(event.x, event.y)
        if action is not None:
            self.post_message(self.Clicked(action))


class StartScreen(Screen[StartResult]):
    """Asks for a game; it is left with a ``StartResult``, or with ``None`` when the person quits.

    Args:
        preferences: the last choice.
        environment: what the terminal asks for: language, colours, background, motion. What was given for
            these goes into ``preferences``, which are stronger.
        setting: what was given for the game; it is not asked for again.
        saved: an unfinished game that can be resumed.
        today: the date, for saying when that game was saved; by default that of now.
    """

    BINDINGS: ClassVar = []

    def __init__(
        self,
        preferences: Preferences,
        environment: Options,
        *,
        setting: Setting | None = None,
        saved: SavedSummary | None = None,
        today: date | None = None,
    ) -> None:
        super().__init__()
        self._preferences = preferences
        today = today or datetime.now().date()  # noqa: DTZ005  # a person reads it
        form = first_form(preferences, environment, setting or Setting(), saved, today)
        self.view = StartView(first_page(form))

    def compose(self) -> ComposeResult:
        """Show the page."""
        yield self.view

    def on_key(self, event: events.Key) -> None:
        """Let every key do what it does on the page; those that steer the program itself are left alone."""
        if event.key in ("ctrl+c", "ctrl+q", "ctrl+z"):
            return
        event.stop()
        event.prevent_default()
        self._show(press(self.view.page, event.key, event.character))

    def on_paste(self, event: events.Paste) -> None:
        """Put pasted text where one types."""
        event.stop()
        self._show(paste(self.view.page, event.text))

    def on_start_view_clicked(self, message: StartView.Clicked) -> None:
        """A click does what a key does."""
        self._show(click(self.view.page, message.action))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel moves like the arrows."""
        event.stop()
        self._show(press(self.view.page, "up", None))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel moves like the arrows."""
        event.stop()
        self._show(press(self.view.page, "down", None))

    def _show(self, page: StartPage) -> None:
        self.view.page = page
        if page.outcome == "quit":
            self.dismiss(None)
        elif page.outcome:
            form = page.form
            self.dismiss(
                StartResult(
                    form.setting(),
                    form.options(),
                    form.remembered(self._preferences),
                    resume=page.outcome == "resume",
                )
            )
