"""Saved games in a folder: unfinished ones, which can be resumed, and finished ones."""

from __future__ import annotations

import json
from contextlib import suppress
from errno import ESTALE
from stat import S_ISREG
from typing import TYPE_CHECKING, Final

from flip7.record.document import Record
from flip7.record.errors import NotJson, RecordError
from flip7.record.files import write_atomically
from flip7.record.game import Game
from flip7.record.reader import read_documents

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

_LARGEST: Final = 16 * 1024 * 1024


class DamagedSave(ValueError):
    """A saved game that cannot be read or replayed.

    Attributes:
        path: the file.
        reason: an English sentence.
    """

    def __init__(self, path: Path, reason: str) -> None:
        """Keep both."""
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class SavedGames:
    """The saved games of a folder.

    Args:
        folder: it is made when the first game is saved.

    >>> import tempfile
    >>> from pathlib import Path
    >>> saves = SavedGames(Path(tempfile.gettempdir()) / "no such folder")
    >>> saves.unfinished()
    []
    """

    def __init__(self, folder: Path) -> None:
        """Name the folder."""
        self.folder = folder

    def new_path(self, now: datetime) -> Path:
        """Return a name for a new game and reserve it, so that no other program takes it.

        An empty file stands for the game until it is saved first; if it cannot be made, saving will fail.

        >>> from datetime import datetime
        >>> from pathlib import Path
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = SavedGames(Path(folder)).new_path(datetime(2026, 12, 24, 18, 30))
        >>> path.name
        '2026-12-24-183000.json'
        """
        stem = f"{now:%Y-%m-%d-%H%M%S}"
        path = self.folder / "unfinished" / f"{stem}.json"
        for number in range(2, 10_000):
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                if not (self.folder / "finished" / path.name).exists():
                    path.open("x").close()
                    return path
            except FileExistsError:
                pass
            except OSError:
                break
            path = path.with_name(f"{stem}-{number}.json")
        return path

    def save(self, path: Path, record: Record) -> None:
        """Write a game; the old save stands until the new one is whole.

        Raises:
            OSError: it cannot be written.
        """
        write_atomically(path, dump(record))

    def finish(self, path: Path, record: Record) -> Path:
        """Write a finished game among the finished ones and return where; an unfinished save goes.

        A file from elsewhere stays where it is.

        Raises:
            OSError: it cannot be written.
        """
        if path.resolve().parent != (self.folder / "unfinished").resolve():
            self.save(path, record)
            return path
        target = self.folder / "finished" / path.name
        write_atomically(target, dump(record))
        path.unlink(missing_ok=True)
        return target

    def unfinished(self) -> list[Path]:
        """Return the unfinished games, the one saved last first; names that are only reserved are none."""
        found = []
        with suppress(OSError):
            for path in (self.folder / "unfinished").glob("*.json"):
                with suppress(OSError):
                    status = path.stat()
                    if S_ISREG(status.st_mode) and status.st_size:
                        found.append((status.st_mtime_ns, path.name, path))
        return [path for _, _, path in sorted(found, reverse=True)]

    def set_aside(self, path: Path) -> Path:
        """Give a damaged save another name, which is no longer offered, and return it.

        Raises:
            OSError: it cannot be renamed.
        """
        names = [f"{path.name}.damaged", *(f"{path.name}.damaged-{number}" for number in range(2, 1000))]
        target = next(path.with_name(name) for name in names if not path.with_name(name).exists())
        return path.rename(target)

    def owns(self, path: Path) -> bool:
        """Whether a file lies in this folder of saved games."""
        return path.resolve().is_relative_to(self.folder.resolve())


def _signature(path: Path) -> tuple[int, int] | None:
    """Return what tells whether a file was written again: each save is a new file."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


class Keeper:
    """Saves one game again and again; when that fails, the older save stands untouched.

    Attributes:
        path: where the game is saved.
        failure: why the last attempt failed, a short text such as the system's, or ``None``.
        saved: whether the game was ever saved.
    """

    def __init__(self, saves: SavedGames, path: Path) -> None:
        self.saves = saves
        self.path = path
        self.failure: str | None = None
        self.saved = False
        self._known = _signature(path)

    @property
    def owned(self) -> bool:
        """Whether the game lies among the saved games, and not in a file of its own elsewhere."""
        return self.saves.owns(self.path)

    def save(self, record: Record) -> bool:
        """Save the game as it is and return whether that went well.

        What another program has written into the same file meanwhile is left as it is.
        """
        try:
            self._check()
            self.saves.save(self.path, record)
        except OSError as error:
            self.failure = error.strerror or str(error)
        else:
            self.failure = None
            self.saved = True
            self._known = _signature(self.path)
        return self.failure is None

    def _check(self) -> None:
        if _signature(self.path) not in (None, self._known):
            raise OSError(ESTALE, "another program goes on with the same saved game")

    def finish(self, record: Record) -> bool:
        """Put a finished game away and return whether that went well; ``path`` then says where."""
        try:
            self._check()
            self.path = self.saves.finish(self.path, record)
        except OSError as error:
            self.failure = error.strerror or str(error)
        else:
            self.failure = None
        return self.failure is None


def load(path: Path) -> Record:
    """Read one saved game and see that it can be replayed.

    Raises:
        DamagedSave: it is no record, or a bad one.
        OSError: the file cannot be read.
    """
    if path.exists() and not path.is_file():
        raise DamagedSave(path, "a saved game is a file")
    with path.open("rb") as stream:
        if path.stat().st_size > _LARGEST:
            raise DamagedSave(path, f"a saved game is never larger than {_LARGEST} bytes")
        try:
            documents = [document for _, document in read_documents(stream)]
        except NotJson as error:
            raise DamagedSave(path, str(error)) from None
    if len(documents) != 1:
        raise DamagedSave(path, f"a saved game is one record, not {len(documents)}")
    try:
        record = Record.from_json(documents[0])
        Game.resume(record)
    except RecordError as error:
        raise DamagedSave(path, error.message) from None
    return record


def dump(record: Record) -> str:
    """Return the text of a record: one line, so that saved games can be joined to JSON Lines."""
    return json.dumps(record.to_json(), separators=(",", ":"), allow_nan=False) + "\n"
