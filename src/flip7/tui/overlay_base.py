"""What all panels over the table have in common: opening, closing, scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.screen import ModalScreen

from flip7.tui.overlay_panel import INSIDE, draw_frame, draw_lines, new_panel, screen_texts, scrolled
from flip7.tui.overlay_sheet import Sheet

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from flip7.tui.canvas import Canvas
    from flip7.tui.overlay_panel import Line
    from flip7.tui.scene import Options

_MARGIN: Final = 4
_WIDE: Final = 80
_WIDEST_TEXT: Final = 100
_HIGH: Final = 22


class Overlay(ModalScreen[None]):
    """A panel over what lies beneath; Esc, or the key that opens it, closes it.

    Args:
        options: how it is shown.

    Attributes:
        key: the letter that opens and closes it.
    """

    BINDINGS: ClassVar = []
    key: ClassVar[str] = ""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.texts = screen_texts(options.language)
        self.sheet = Sheet(self.paint)
        # Over whatever a style sheet says of screens: the table shows around the panel.
        self.styles.background = "transparent"
        self.styles.align = ("center", "middle")

    def compose(self) -> ComposeResult:
        """Show the panel alone."""
        yield self.sheet

    def on_resize(self, event: events.Resize) -> None:
        """Give the panel the size it wants."""
        width, height = self.wanted(event.size.width, event.size.height)
        self.sheet.styles.width = width
        self.sheet.styles.height = height

    def wanted(self, width: int, height: int) -> tuple[int, int]:
        """Return columns and rows of the panel in a window of this size."""
        raise NotImplementedError

    def paint(self, width: int, height: int) -> Canvas:
        """Paint the panel."""
        raise NotImplementedError

    def on_key(self, event: events.Key) -> None:
        """Take every key: none does anything to what lies beneath."""
        event.stop()
        self.pressed(event.key, event.character or "")

    def pressed(self, key: str, letter: str) -> None:
        """Understand one key; Textual calls ``on_key`` of every base class, so this is what is overridden.

        Args:
            key: its name.
            letter: what it types, if anything.
        """
        if key == "escape" or (letter and letter.casefold() == self.key):
            self.dismiss()


class ScrollOverlay(Overlay):
    """A panel of lines that scroll by keys and by the wheel.

    Attributes:
        first: the first line that shows; ``None`` keeps to the end.
        keeps_to_end: whether scrolling to the end keeps to it.
    """

    first: int | None = 0
    keeps_to_end: ClassVar[bool] = False

    def lines(self, width: int) -> list[Line]:
        """Return all lines for so many columns."""
        raise NotImplementedError

    def heading(self) -> str:
        """Return what stands above."""
        raise NotImplementedError

    def hint(self) -> str:
        """Return the keys that stand below."""
        close, scroll = self.texts.format("screens-close"), self.texts.format("screens-scroll")
        return f"{scroll}   {self.key.upper()}   {close}"

    def found(self) -> str:
        """Return the letters to be marked."""
        return ""

    def wanted(self, width: int, height: int) -> tuple[int, int]:
        """Leave a little of the table in sight where there is room."""
        wide = min(width - _MARGIN if width > _WIDE else width, _WIDEST_TEXT)
        return wide, height - 2 if height > _HIGH else height

    def paint(self, width: int, height: int) -> Canvas:
        """Paint the panel."""
        palette = self.options.palette
        canvas = new_panel(width, height, palette)
        draw_frame(canvas, self.heading(), self.hint(), palette)
        lines = self.lines(width - 2 * INSIDE)
        room = max(1, height - 2)
        end = max(0, len(lines) - room)
        first = end if self.first is None else min(self.first, end)
        draw_lines(canvas, 1, room, lines, first, palette, found=self.found())
        return canvas

    def scroll_lines(self, by: int) -> None:
        """Scroll by lines, down if positive; at the end it keeps to the end."""
        width, height = self.sheet.size
        count, room = len(self.lines(width - 2 * INSIDE)), max(1, height - 2)
        end = max(0, count - room)
        self.first = scrolled(end if self.first is None else min(self.first, end), by, count, room)
        if self.first == end and self.keeps_to_end:
            self.first = None
        self.sheet.repaint()

    def pressed(self, key: str, letter: str) -> None:
        """Scroll or close."""
        page = max(1, self.sheet.size.height - 3)
        far = 1_000_000
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -far, "end": far}
        if key in steps:
            self.scroll_lines(steps[key])
        else:
            super().pressed(key, letter)

    def on_sheet_wheel(self, message: Sheet.Wheel) -> None:
        """Scroll by the wheel."""
        self.scroll_lines(3 * message.by)
