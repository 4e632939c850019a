"""A file is written wholly or not at all."""

import os
import stat
from pathlib import Path

import pytest

from flip7.record import write_atomically


def alone(path: Path) -> bool:
    """Whether nothing else lies in the folder, such as a part of a file."""
    return [other.name for other in path.parent.iterdir()] == [path.name]


def test_texts_and_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_atomically(path, "één\n")
    assert path.read_bytes() == "één\n".encode()
    write_atomically(str(path), b"\xff\x00")
    assert path.read_bytes() == b"\xff\x00"
    write_atomically(path, "")
    assert path.read_bytes() == b""
    assert alone(path)


def test_missing_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "one" / "two" / "a.json"
    write_atomically(path, "new")
    assert path.read_text() == "new"
    assert alone(path)


def test_a_lone_surrogate_is_no_reason_to_fail(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_atomically(path, "\ud800")
    assert path.read_bytes() == b"\xed\xa0\x80"


def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")
    path.chmod(0o640)
    write_atomically(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_new_file_is_as_the_umask_says(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    before = os.umask(0o027)
    try:
        write_atomically(path, "new")
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    target, link = folder / "target.json", tmp_path / "link.json"
    target.write_text("old")
    link.symlink_to(target)
    write_atomically(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert alone(target)


@pytest.mark.parametrize("error", [OSError("No space left on device"), KeyboardInterrupt()])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, error: BaseException
) -> None:
    path = tmp_path / "a.json"
    path.write_text("old")

    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(type(error)):
        write_atomically(path, "new" * 1000)
    monkeypatch.undo()
    assert path.read_text() == "old"
    assert alone(path)


def test_every_file_and_folder_that_was_opened_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []
    real = os.open

    def note(name: str | Path, flags: int, *rest: int) -> int:
        opened.append(real(name, flags, *rest))
        return opened[-1]

    monkeypatch.setattr(os, "open", note)
    write_atomically(tmp_path / "a.json", "new")
    assert opened
    for descriptor in opened:
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(descriptor)


def test_a_folder_that_cannot_be_synced_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    real = os.open

    def refuse_folders(name: str | Path, flags: int, *rest: int) -> int:
        if Path(name) == tmp_path:
            raise OSError(name)
        return real(name, flags, *rest)

    monkeypatch.setattr(os, "open", refuse_folders)
    write_atomically(path, "new")
    assert path.read_text() == "new"


def test_what_cannot_be_written_is_an_error_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(OSError, match=r"file"):
        write_atomically(tmp_path / "file" / "a.json", "new")
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(OSError, match=r"folder"):
        write_atomically(folder, "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.parametrize("letter", ["x", "é", "漢", "🂡"])
def test_a_name_as_long_as_the_system_allows(tmp_path: Path, letter: str) -> None:
    path = tmp_path / (letter * (255 // len(letter.encode())))
    write_atomically(path, "new")
    assert path.read_text() == "new"
    assert alone(path)
