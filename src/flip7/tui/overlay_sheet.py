"""A widget that shows what a function paints for its size, and tells of clicks and of the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual import events

    from flip7.tui.canvas import Canvas


class Sheet(Widget, can_focus=True):
    """Shows a painted picture in all the room there is; it paints when told to or when its size changes.

    Args:
        painter: is given columns and rows, and returns the canvas.
    """

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"

    class Chosen(Message):
        """A click on something that stands for an action."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    class Wheel(Message):
        """The wheel was turned by one notch: 1 down, -1 up."""

        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    def __init__(self, painter: Callable[[int, int], Canvas]) -> None:
        super().__init__()
        self._painter = painter
        self._canvas: Canvas | None = None
        self._strips: list[Strip] = []

    @property
    def canvas(self) -> Canvas:
        """What is shown now."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = self._painter(width, height)
            self._strips = self._canvas.strips()
        return self._canvas

    def repaint(self) -> None:
        """Paint anew, because what is shown has changed."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one painted line."""
        strips = self._strips if self.canvas.height else []
        return strips[y] if y < len(strips) else Strip.blank(self.size.width)

    def on_click(self, event: events.Click) -> None:
        """Turn a click on a region into a message."""
        action = self.canvas.action_at(event.x, event.y)
        if action is not None:
            self.post_message(self.Chosen(action))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Tell of the wheel."""
        event.stop()
        self.post_message(self.Wheel(1))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Tell of the wheel."""
        event.stop()
        self.post_message(self.Wheel(-1))
