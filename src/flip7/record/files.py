"""Writes a file wholly or not at all."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path


def write_atomically(path: Path | str, content: str | bytes) -> None:
    """Replace a file in one step: a temporary file beside it, fsync, rename.

    A reader sees the old content or the new, never a part; a failure leaves the old one as it was.
    Missing folders are made. Texts are written in UTF-8.

    Raises:
        OSError: it cannot be written.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     write_atomically(Path(folder) / "new" / "a.txt", "one")
    ...     (Path(folder) / "new" / "a.txt").read_text()
    'one'
    """
    # A link stays a link: the file it names is replaced.
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    data = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
    temporary = path.with_name(f".flip7-{secrets.token_hex(8)}.part")
    # Not tempfile's: its files could be read by their owner only, whatever the umask says.
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            temporary.chmod(path.stat().st_mode & 0o777)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    with suppress(OSError):  # some file systems cannot sync a folder
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
