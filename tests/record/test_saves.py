"""Saved games in a folder."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from flip7.record import DamagedSave, Game, Record, SavedGames, dump, load
from flip7.record.saves import Keeper
from support.records import GOOD, record

NOW = datetime(2026, 12, 24, 18, 30, 5)  # noqa: DTZ001  # a name shows the clock of whoever plays


@pytest.fixture
def saves(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "state")


@pytest.fixture
def good() -> Record:
    return Record.from_json(GOOD)


def test_a_game_is_saved_and_loaded(saves: SavedGames, good: Record) -> None:
    path = saves.new_path(NOW)
    assert path == saves.folder / "unfinished" / "2026-12-24-183005.json"
    saves.save(path, good)
    assert load(path) == good
    assert path.read_text() == dump(good)
    assert saves.unfinished() == [path]


def test_each_save_has_its_own_name(saves: SavedGames, good: Record) -> None:
    names = []
    for finished in (False, True, False, True):
        path = saves.new_path(NOW)
        names.append(path.name)
        saves.save(path, good)
        if finished:
            saves.finish(path, good)
    stem = "2026-12-24-183005"
    assert names == [f"{stem}.json", f"{stem}-2.json", f"{stem}-3.json", f"{stem}-4.json"]


def test_a_name_is_reserved_as_soon_as_it_is_given(saves: SavedGames) -> None:
    paths = [saves.new_path(NOW) for _ in range(3)]
    assert len(set(paths)) == 3
    assert all(path.read_bytes() == b"" for path in paths)
    assert saves.unfinished() == []


def test_where_nothing_can_be_reserved_saving_fails(tmp_path: Path, good: Record) -> None:
    (tmp_path / "state").write_text("no folder")
    saves = SavedGames(tmp_path / "state")
    keeper = Keeper(saves, saves.new_path(NOW))
    assert not keeper.save(good)
    assert keeper.failure
    assert saves.unfinished() == []
    assert (tmp_path / "state").read_text() == "no folder"


def test_looking_for_a_free_name_comes_to_an_end(saves: SavedGames, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(path: Path, *_: object) -> None:
        raise FileExistsError(path)

    monkeypatch.setattr(Path, "open", taken)
    assert saves.new_path(NOW) == saves.folder / "unfinished" / "2026-12-24-183005-9999.json"


def test_the_one_saved_last_comes_first(saves: SavedGames, good: Record) -> None:
    assert saves.unfinished() == []
    paths = [saves.folder / "unfinished" / f"{name}.json" for name in "bca"]
    for age, path in enumerate(paths):
        saves.save(path, good)
        os.utime(path, ns=(0, 1_000_000_000 - age))
    (saves.folder / "unfinished" / "folder.json").mkdir()
    (saves.folder / "unfinished" / "note.txt").write_text("x")
    assert saves.unfinished() == paths


def test_a_finished_game_goes_among_the_finished_ones(saves: SavedGames, good: Record) -> None:
    path = saves.new_path(NOW)
    saves.save(path, good)
    target = saves.finish(path, good)
    assert target == saves.folder / "finished" / path.name
    assert load(target) == good
    assert saves.unfinished() == []


def test_a_game_that_was_never_saved_can_be_finished(saves: SavedGames, good: Record) -> None:
    assert load(saves.finish(saves.new_path(NOW), good)) == good


def test_a_file_from_elsewhere_stays_where_it_is(saves: SavedGames, good: Record, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    assert saves.finish(path, good) == path
    assert load(path) == good
    assert (saves.owns(path), saves.owns(saves.new_path(NOW))) == (False, True)
    assert not saves.owns(saves.folder / ".." / "mine.json")


def test_a_damaged_save_is_kept_under_another_name(saves: SavedGames) -> None:
    path = saves.folder / "unfinished" / "a.json"
    path.parent.mkdir(parents=True)
    kept = []
    for content in ("one", "two", "three"):
        path.write_text(content)
        kept.append(saves.set_aside(path))
    assert [one.name for one in kept] == ["a.json.damaged", "a.json.damaged-2", "a.json.damaged-3"]
    assert [one.read_text() for one in kept] == ["one", "two", "three"]
    assert saves.unfinished() == []


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "one record, not 0"),
        (dump(Record.from_json(GOOD)) * 2, "one record, not 2"),
        (dump(Record.from_json(GOOD))[:50], "this is no JSON"),
        ("[]", "a record is a JSON object"),
        ("{}", "lacks the key"),
        (json.dumps(record(choices=["fold"])), "choice 0"),
        (json.dumps(record(extra=1)), "unknown key"),
        ("[" * 100_000, "nested too deeply"),
        ("\x00" * 100, "this is no JSON"),
    ],
    ids=range(9),
)
def test_what_is_no_whole_record_is_damaged(tmp_path: Path, content: str, reason: str) -> None:
    path = tmp_path / "a.json"
    path.write_text(content)
    with pytest.raises(DamagedSave, match=reason) as error:
        load(path)
    assert error.value.path == path
    assert str(error.value) == f"{path}: {error.value.reason}"
    assert path.read_text() == content


def test_what_is_no_text_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DamagedSave, match="UTF-8"):
        load(path)


def test_what_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    with path.open("wb") as file:
        file.truncate(16 * 1024 * 1024 + 1)
    with pytest.raises(DamagedSave, match="never larger than 16777216 bytes"):
        load(path)


def test_a_folder_is_no_saved_game(tmp_path: Path) -> None:
    with pytest.raises(DamagedSave, match="a saved game is a file"):
        load(tmp_path)


def test_a_missing_save_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "a.json")


def test_the_text_of_a_record_is_one_line_of_plain_characters() -> None:
    game = Game(["\u202e\x00", "👩‍👧", "\ud800", "é\n"], seed=1, meta={"\u2028": "\x7f"})
    text = dump(game.record())
    assert text.isascii()
    assert text.count("\n") == 1
    assert text.endswith("}\n")
    assert Record.from_json(json.loads(text)) == game.record()


def test_a_whole_game_can_be_saved_and_loaded_after_each_choice(saves: SavedGames) -> None:
    game = Game(["Ann", "Bo"], seed=11, target=60)
    path = saves.new_path(NOW)
    game.start()
    while game.question is not None:
        saves.save(path, game.record())
        assert Game.resume(load(path)).state == game.state
        game.apply(game.question.options[len(game.choices) % 2])
    assert Game.resume(load(saves.finish(path, game.record()))).over


# One game, saved again and again


def test_a_keeper_saves_and_puts_away(saves: SavedGames, good: Record) -> None:
    path = saves.new_path(NOW)
    keeper = Keeper(saves, path)
    assert (keeper.owned, keeper.failure) == (True, None)
    assert keeper.save(good)
    assert load(path) == good
    assert keeper.finish(good)
    assert keeper.path == saves.folder / "finished" / path.name
    assert load(keeper.path) == good
    assert saves.unfinished() == []


def test_a_keeper_of_a_file_elsewhere(saves: SavedGames, good: Record, tmp_path: Path) -> None:
    keeper = Keeper(saves, tmp_path / "mine.json")
    assert not keeper.owned
    assert keeper.finish(good)
    assert keeper.path == tmp_path / "mine.json"
    assert load(keeper.path) == good


def test_what_another_program_has_saved_meanwhile_is_left_as_it_is(saves: SavedGames, good: Record) -> None:
    path = saves.new_path(NOW)
    first, second = Keeper(saves, path), Keeper(saves, path)
    assert first.save(good)
    assert (first.saved, second.saved) == (True, False)
    later = Record.from_json(record(choices=["hit", 0]))
    for attempt in (second.save, second.finish):
        assert not attempt(later)
        assert second.failure == "another program goes on with the same saved game"
        assert (load(path), second.path) == (good, path)
    assert first.save(later)
    # A save that was taken away is written again.
    path.unlink()
    assert second.save(good)
    assert load(path) == good


@pytest.mark.parametrize(
    ("error", "failure"),
    [(OSError(28, "No space left on device"), "No space left on device"), (OSError("gone"), "gone")],
)
def test_when_saving_fails_the_older_save_stands_and_it_may_go_well_again(
    saves: SavedGames, good: Record, monkeypatch: pytest.MonkeyPatch, error: OSError, failure: str
) -> None:
    def full(*_: object) -> None:
        raise error

    keeper = Keeper(saves, saves.new_path(NOW))
    assert keeper.save(good)
    later = Record.from_json(record(choices=["hit", 0]))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert not keeper.save(later)
        assert (keeper.failure, load(keeper.path)) == (failure, good)
        assert not keeper.finish(later)
        assert (keeper.failure, keeper.path) == (failure, saves.unfinished()[0])
        assert load(keeper.path) == good
    assert keeper.save(later)
    assert (keeper.failure, load(keeper.path)) == (None, later)
