"""What is remembered: it comes back as it was, and no file whatever keeps a game from beginning."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.i18n import LANGUAGES
from flip7.rules import EDITIONS
from flip7.strategies import MOST_DECKS, MOST_SEATS, MOST_TARGET
from flip7.tui.palette import Palette
from flip7.tui.preferences import (
    FILE_NAME,
    FORMAT,
    THEMES,
    Preferences,
    load_preferences,
    save_preferences,
)
from flip7.tui.scene import PACES, Options

ALL_CHOSEN = Preferences(
    people=("Ann", "Ann", "Zoë 🎲", "李四"),
    bots=("counter", "threshold:30", "bold", "counter:20"),
    edition="continental",
    target=120,
    decks=2,
    language="pt",
    pace="fast",
    theme="light",
    reduced_motion=True,
    curtain=True,
    reasons=True,
    hints=("turn", "keys"),
)


def written(folder: Path, **values: Any) -> Preferences:
    """Read a file of our format with these values beside it."""
    (folder / FILE_NAME).write_text(json.dumps({"format": FORMAT, **values}), encoding="utf-8")
    return load_preferences(folder)


def test_all_comes_back(tmp_path: Path) -> None:
    assert all(value != getattr(Preferences(), name) for name, value in asdict(ALL_CHOSEN).items())
    assert save_preferences(tmp_path / "new" / "folder", ALL_CHOSEN)
    assert load_preferences(tmp_path / "new" / "folder") == ALL_CHOSEN


@given(
    people=st.lists(st.text(min_size=1, max_size=20).map(lambda text: "x" + text), max_size=5),
    target=st.none() | st.integers(1, MOST_TARGET),
    decks=st.none() | st.integers(1, MOST_DECKS),
    edition=st.none() | st.sampled_from(sorted(EDITIONS)),
    language=st.none() | st.sampled_from(LANGUAGES),
    pace=st.sampled_from(PACES),
    theme=st.sampled_from(THEMES),
    motion=st.none() | st.booleans(),
)
def test_whatever_can_be_chosen_comes_back(  # noqa: PLR0917  # Hypothesis calls it by name
    tmp_path_factory: pytest.TempPathFactory,
    people: list[str],
    target: int | None,
    decks: int | None,
    edition: str | None,
    language: str | None,
    pace: Any,
    theme: Any,
    motion: bool | None,
) -> None:
    folder = tmp_path_factory.mktemp("state")
    preferences = Preferences(
        people=tuple(people),
        bots=(),
        edition=edition,
        target=target,
        decks=decks,
        language=language,
        pace=pace,
        theme=theme,
        reduced_motion=motion,
    )
    assert save_preferences(folder, preferences)
    assert load_preferences(folder) == preferences


def test_nothing_is_remembered_at_first(tmp_path: Path) -> None:
    assert load_preferences(tmp_path / "no such folder") == Preferences()
    assert not (tmp_path / "no such folder").exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"format": "flip7-preferences/1", "people": ["Ann"',
        b"\xff\xfe\x00broken",
        b"[" * 100_000,
        b"[1, 2]",
        b"null",
        b'"flip7-preferences/1"',
        b'{"people": ["Ann"]}',
        b'{"format": "another-program/1", "people": ["Ann"]}',
        b'{"format": 7}',
        b'{"format": "flip7-preferences/1", "target": ' + b"9" * 5000 + b"}",
        b" " * (4 * 1024 * 1024 + 1),
    ],
    ids=range(13),
)
def test_a_file_that_is_not_ours_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(content)
    assert load_preferences(tmp_path) == Preferences()
    assert (tmp_path / "preferences.json.damaged").read_bytes() == content
    assert not path.exists()
    assert save_preferences(tmp_path, ALL_CHOSEN)
    assert load_preferences(tmp_path) == ALL_CHOSEN


def test_no_damaged_file_takes_the_place_of_another(tmp_path: Path) -> None:
    for content in ("first", "second"):
        (tmp_path / FILE_NAME).write_text(content, encoding="utf-8")
        load_preferences(tmp_path)
    kept = sorted(path.read_text(encoding="utf-8") for path in tmp_path.iterdir())
    assert kept == ["first", "second"]


def test_a_folder_in_the_place_of_the_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    assert load_preferences(tmp_path) == Preferences()
    assert (tmp_path / FILE_NAME).is_dir()
    assert not save_preferences(tmp_path, ALL_CHOSEN)


def test_what_a_later_version_wrote_is_taken_as_far_as_it_is_understood(tmp_path: Path) -> None:
    document = {**asdict(ALL_CHOSEN), "format": "flip7-preferences/9", "sound": "loud", "pace": "hypersonic"}
    (tmp_path / FILE_NAME).write_text(json.dumps(document), encoding="utf-8")
    assert load_preferences(tmp_path) == replace(ALL_CHOSEN, pace="normal")
    assert (tmp_path / FILE_NAME).exists()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("people", "Ann"),
        ("people", {"0": "Ann"}),
        ("people", [7, None, "", "  ", "\u200b", "\x1b", ["Ann"]]),
        ("people", ["x" * 1001]),
        ("bots", 3),
        ("bots", "counter"),
        ("bots", ["nobody", "threshold:much", "counter:110", 7, "x" * 100]),
        ("edition", "4.0"),
        ("edition", 3.1),
        ("target", 0),
        ("target", MOST_TARGET + 1),
        ("target", True),
        ("target", 200.0),
        ("target", "200"),
        ("decks", -1),
        ("decks", MOST_DECKS + 1),
        ("language", "de"),
        ("language", ["it"]),
        ("pace", "hypersonic"),
        ("theme", "pink"),
        ("reduced_motion", 1),
        ("reduced_motion", "yes"),
        ("curtain", 1),
        ("reasons", "true"),
        ("hints", "turn"),
        ("hints", [7, "", None, "x" * 61]),
        ("volume", 11),
    ],
)
def test_a_value_that_cannot_be_counts_as_not_chosen(tmp_path: Path, field: str, value: object) -> None:
    assert written(tmp_path, **{field: value}) == Preferences()


def test_what_is_right_in_a_list_stands(tmp_path: Path) -> None:
    preferences = written(
        tmp_path, people=["Ann", 7, "Bo"], bots=["bold", "nobody"], hints=["turn", "turn", 1]
    )
    assert preferences == Preferences(people=("Ann", "Bo"), bots=("bold",), hints=("turn",))
    assert written(tmp_path, bots=[]).bots == ()


def test_no_more_players_are_remembered_than_can_sit(tmp_path: Path) -> None:
    preferences = written(tmp_path, people=["Ann"] * 150, bots=["bold"] * 150)
    assert len(preferences.people) == 150
    assert len(preferences.bots or ()) == MOST_SEATS - 150


def test_the_longest_names_of_all_seats_can_be_read_back(tmp_path: Path) -> None:
    people = ("\U0001f3b2" * 1000,) * MOST_SEATS
    assert save_preferences(tmp_path, Preferences(people=people))
    assert load_preferences(tmp_path).people == people


def test_a_name_that_could_not_be_read_back_is_not_written(tmp_path: Path) -> None:
    assert save_preferences(tmp_path, Preferences(people=("Ann", "x" * 100_000, "\x00", "\ud800")))
    assert load_preferences(tmp_path).people == ("Ann", "\ud800")


def test_a_failure_to_write_is_silent_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert save_preferences(tmp_path, ALL_CHOSEN)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert not save_preferences(tmp_path, Preferences())
    assert load_preferences(tmp_path) == ALL_CHOSEN
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_folder_that_cannot_be_made_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not save_preferences(tmp_path / "file", ALL_CHOSEN)
    assert load_preferences(tmp_path / "file") == Preferences()


def test_what_was_chosen_is_stronger_than_the_environment() -> None:
    environment = Options(language="fr", palette=Palette("16", "dark"), reduced_motion=True)
    assert Preferences().options(environment) == environment
    chosen = ALL_CHOSEN.options(environment)
    assert chosen == Options("pt", Palette("16", "light"), "fast", True, True, True)
    still = replace(ALL_CHOSEN, reduced_motion=False, theme="auto").options(environment)
    assert (still.reduced_motion, still.palette.theme) == (False, "dark")
