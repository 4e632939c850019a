"""Copies the record of a game to a file of the current folder, and never over another one unasked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from flip7.i18n import display_width
from flip7.record import dump, write_atomically
from flip7.tui.overlay_base import Overlay
from flip7.tui.overlay_panel import INSIDE, draw_frame, new_panel, wrap

if TYPE_CHECKING:
    from textual import events

    from flip7.record import Record
    from flip7.tui.canvas import Canvas
    from flip7.tui.scene import Options

_WIDEST: Final = 90
_HEIGHT: Final = 12
_LONGEST: Final = 120


class NotAName(ValueError):
    """A text that is no file name of the current folder."""


def copy_record(record: Record, folder: Path, name: str, *, overwrite: bool = False) -> Path:
    """Write a record to a new file, wholly or not at all, and return where it is.

    Args:
        record: of a printed edition.
        folder: where.
        name: of the file alone.
        overwrite: whether a file that is there may be replaced.

    Raises:
        NotAName: the name is empty, names a folder, or holds what no name holds.
        FileExistsError: there is such a file, and ``overwrite`` is false.
        OSError: it cannot be written.
    """
    if name in ("", ".", "..") or not name.isprintable() or set(name) & set("/\\"):
        raise NotAName(name)
    path = folder / name
    if overwrite:
        write_atomically(path, dump(record))
        return path
    path.touch(exist_ok=False)  # whoever comes second is told so
    try:
        write_atomically(path, dump(record))
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    return path


class CopyOverlay(Overlay):
    """Shows where the record is, and asks for the name of a copy.

    Args:
        record: of the game.
        options: how it is shown.
        path: where the record is kept, or ``None``.
        folder: where copies go; the current folder if ``None``.
    """

    def __init__(
        self, record: Record, options: Options, *, path: Path | None = None, folder: Path | None = None
    ) -> None:
        super().__init__(options)
        self._record = record
        self._path = path
        self._folder = folder or Path.cwd()
        self.typed = f"flip7-{path.name}" if path is not None else "flip7.json"
        self.said = ""
        self._asked_over = ""
        self.done = False

    def wanted(self, width: int, height: int) -> tuple[int, int]:
        """As wide as paths may be."""
        return min(width, _WIDEST), min(height, _HEIGHT)

    def paint(self, width: int, height: int) -> Canvas:
        """Paint the panel."""
        palette, texts = self.options.palette, self.texts
        canvas = new_panel(width, height, palette)
        draw_frame(canvas, texts.format("copy-title"), texts.format("copy-keys"), palette)
        room = width - 2 * INSIDE
        second, ink = palette.style("second", on="panel"), palette.style("ink", on="panel")
        row = 1
        if self._path is not None:
            canvas.put(row, INSIDE, texts.format("copy-where"), second)
            for line in wrap(str(self._path), room)[:2]:
                row += 1
                canvas.put(row, INSIDE, line, ink)
        else:
            canvas.put(row, INSIDE, texts.format("final-no-record"), second)
        row += 2
        for line in wrap(texts.format("copy-ask", folder=str(self._folder)), room)[:2]:
            canvas.put(row, INSIDE, line, second)
            row += 1
        shown = self.typed
        while display_width(shown) > room - 1:
            shown = shown[1:]
        canvas.put(row, INSIDE, " " * room, palette.style("ink"))
        at = canvas.put(row, INSIDE, shown, palette.style("ink", bold=True))
        canvas.put(row, at, "▏", palette.style("focus"))
        for offset, line in enumerate(wrap(self.said, room)[:2]):
            style = palette.style("gold", on="panel", bold=True)
            canvas.put(row + 1 + offset, INSIDE, line, style)
        return canvas

    def pressed(self, key: str, letter: str) -> None:
        """Edit the name, copy, or close."""
        if key == "escape" or (key == "enter" and self.done):
            self.dismiss()
        elif key == "enter":
            self._copy()
        elif key in ("backspace", "ctrl+h"):
            self._type(self.typed[:-1])
        elif key == "ctrl+u":
            self._type("")
        elif letter and letter.isprintable():
            self._type(self.typed + letter)

    def on_paste(self, event: events.Paste) -> None:
        """Type what is pasted."""
        event.stop()
        self._type(self.typed + "".join(filter(str.isprintable, event.text)))

    def _type(self, name: str) -> None:
        self.typed = name[:_LONGEST]
        self.said = self._asked_over = ""
        self.done = False
        self.sheet.repaint()

    def _copy(self) -> None:
        name = self.typed.strip()
        overwrite = bool(name) and name == self._asked_over
        self._asked_over = ""
        try:
            path = copy_record(self._record, self._folder, name, overwrite=overwrite)
        except NotAName:
            self.said = self.texts.format("copy-bad-name")
        except FileExistsError:
            self._asked_over = name
            self.said = self.texts.format("copy-exists", name=name)
        except OSError as error:
            self.said = self.texts.format("copy-failed", reason=error.strerror or str(error))
        else:
            self.said = self.texts.format("copy-done", path=str(path))
            self.done = True
        self.sheet.repaint()
