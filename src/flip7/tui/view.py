"""The widget that shows a scene: it paints when the scene or its size changes, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from flip7.tui.painting import LEAST_COLUMNS, LEAST_ROWS
from flip7.tui.picture import picture

if TYPE_CHECKING:
    from textual import events

    from flip7.tui.canvas import Canvas
    from flip7.tui.scene import Scene


class TableView(Widget, can_focus=True):
    """Shows one scene in all the room there is."""

    DEFAULT_CSS = "TableView { width: 1fr; height: 1fr; }"

    class Chosen(Message):
        """A click on something that stands for an action, such as ``hit`` or ``target:2``."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self._scene = scene
        self._canvas: Canvas | None = None
        self._strips: list[Strip] = []

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self._scene

    @scene.setter
    def scene(self, scene: Scene) -> None:
        self._scene = scene
        self._canvas = None
        self.refresh()

    @property
    def large_enough(self) -> bool:
        """Whether the table can be seen: nothing is chosen in a window that is too small for it."""
        return self.size.width >= LEAST_COLUMNS and self.size.height >= LEAST_ROWS

    def painted(self) -> Canvas:
        """Return what is shown, painting it if that has not been done."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = picture(self._scene, width, height)
            self._strips = self._canvas.strips()
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """Return one painted line."""
        self.painted()
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def on_click(self, event: events.Click) -> None:
        """Turn a click on a region into a message."""
        action = self.painted().action_at(event.x, event.y)
        if action is not None:
            self.post_message(self.Chosen(action))
