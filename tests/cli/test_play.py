"""``flip7 play`` in lines: whole games, saving and resuming, bad input."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest
from click.testing import Result

from flip7.record import Record, SavedGames, load, replay_record

Run = Callable[..., Result]
RunProgram = Callable[..., "subprocess.CompletedProcess[bytes]"]
# Enough answers for any game: hit or stay, then any target that may be asked for.
ANSWERS = "h\ns\n1\n2\n3\n" * 400


def read_until(stream: IO[bytes], wanted: bytes) -> None:
    """Read byte by byte, so that nothing is waited for in vain."""
    seen = b""
    while wanted not in seen:
        byte = stream.read(1)
        assert byte, seen
        seen += byte


def saved(folder: Path, kind: str) -> list[Path]:
    return sorted((folder / kind).glob("*"))


@pytest.mark.parametrize("language", ["en", "it", "pt", "fr", "es"])
@pytest.mark.parametrize("edition", ["3.1", "continental"])
def test_a_whole_game_in_each_language_and_edition(
    run_cli: Run, state_folder: Path, language: str, edition: str
) -> None:
    result = run_cli(
        "play", "Ann", "--bots", "3", "--seed", "7", "--target", "50", "--lang", language,
        "--edition", edition, "--plain", input=ANSWERS,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    (path,) = saved(state_folder, "finished")
    assert str(path) in result.output
    assert saved(state_folder, "unfinished") == []
    outcome = replay_record(json.loads(path.read_text()))
    assert outcome["over"]
    assert load(path).edition.name == edition


def test_the_edition_follows_the_language_unless_given(run_cli: Run, state_folder: Path) -> None:
    run_cli("play", "Ann", "--bots", "1", "--seed", "1", "--lang", "fr", input="q\n")
    run_cli("play", "Ann", "--bots", "1", "--seed", "1", "--lang", "es", input="q\n")
    editions = {load(path).edition.name for path in saved(state_folder, "unfinished")}
    assert editions == {"continental", "3.1"}


@pytest.mark.parametrize(
    ("language", "hit", "stay"),
    [("it", "a", "stop"), ("pt", "c", "p"), ("fr", "encore", "s"), ("es", "p", "a"), ("en", "HIT", " S ")],
)
def test_each_language_has_its_own_keys(
    run_cli: Run, state_folder: Path, language: str, hit: str, stay: str
) -> None:
    run_cli(
        "play", "Ann", "--bots", "random", "--edition", "continental", "--seed", "5", "--lang", language,
        input=f"{hit}\n{stay}\n",
    )  # fmt: skip
    (path,) = saved(state_folder, "unfinished")
    game = json.loads(path.read_text())
    first = replay_record({**game, "choices": []})["next"]["player"]
    own = [choice for choice in game["choices"] if choice in ("hit", "stay")]
    assert own[0 if first == 0 else 1] == "hit"
    assert "stay" in own


def test_the_same_seed_gives_the_same_game(run_cli: Run) -> None:
    arguments = ("play", "Ann", "--bots", "counter,random", "--seed", "11", "--target", "60", "--json")
    first, second = (run_cli(*arguments, input=ANSWERS) for _ in range(2))
    one, other = (json.loads(result.stdout) for result in (first, second))
    assert one.pop("record") != other.pop("record")
    assert one == other


def test_the_solo_challenge(run_cli: Run) -> None:
    result = run_cli(
        "play", "Ann", "--bots", "0", "--seed", "3", "--target", "30", "--lang", "en", "--json", input=ANSWERS
    )
    outcome = json.loads(result.stdout)
    assert outcome["over"]
    assert outcome["winner"] == 0
    assert f"{len(outcome['rounds'])} round" in result.stderr


def test_hot_seat_speaks_of_everyone_by_name(run_cli: Run) -> None:
    result = run_cli("play", "Ann", "Bo", "--bots", "0", "--seed", "3", "--lang", "en", input="h\nh\n")
    assert "Ann" in result.output
    assert "Bo" in result.output
    assert "You " not in result.output


def test_what_is_not_given_is_asked_with_defaults(run_cli: Run, state_folder: Path) -> None:
    result = run_cli("play", "--lang", "en", "--seed", "1", input="Ann, Bo\n2\ncontinental\nmany\n80\n\nq\n")
    assert result.exit_code == 0
    record = load(saved(state_folder, "unfinished")[0])
    assert record.players == ["Ann", "Bo", "Counter", "Bold"]
    assert (record.edition.name, record.target, record.decks) == ("continental", 80, 1)
    assert "from 1 to 1000000" in result.output.replace(",", "")


def test_enter_takes_every_default(run_cli: Run, state_folder: Path) -> None:
    run_cli("play", "--lang", "it", input="\n\n\n\n\nq\n")
    record = load(saved(state_folder, "unfinished")[0])
    assert record.players == ["Tu", "Counter", "Bold", "Cautious"]
    assert (record.edition.name, record.target, record.decks) == ("continental", 200, 1)


def test_the_input_may_end_at_any_line(run_cli: Run, state_folder: Path) -> None:
    """End of input in the set-up ends cleanly; in the game it saves."""
    lines = ["Ann", "1", "3.1", "100", "1", *["h", "s", "1"] * 5]
    for length in range(len(lines)):
        result = run_cli(
            "play", "--lang", "en", "--seed", "4", input="".join(f"{x}\n" for x in lines[:length])
        )
        assert result.exit_code == 0, result.output
        games = saved(state_folder, "unfinished") + saved(state_folder, "finished")
        assert len(games) == max(0, length - 4)


def test_a_game_resumed_after_every_choice_is_the_same_game(run_cli: Run, state_folder: Path) -> None:
    arguments = ("play", "Ann", "--bots", "random,counter", "--seed", "9", "--target", "40")
    run_cli(*arguments, input=ANSWERS)
    (whole,) = saved(state_folder, "finished")
    answers = [line for line in ANSWERS.splitlines() if line][:2000]
    run_cli(*arguments, input=f"{answers.pop(0)}\n")
    while saved(state_folder, "unfinished"):
        result = run_cli("play", "--resume", input=f"{answers.pop(0)}\n")
        assert result.exit_code == 0, result.output
    parts = [path for path in saved(state_folder, "finished") if path != whole]
    assert load(parts[0]).choices == load(whole).choices
    assert load(parts[0]).reshuffles == load(whole).reshuffles


def test_resume_names_a_file(run_cli: Run, state_folder: Path, tmp_path: Path) -> None:
    run_cli("play", "Ann", "--bots", "1", "--seed", "2", input="q\n")
    (path,) = saved(state_folder, "unfinished")
    elsewhere = tmp_path / "my game.json"
    elsewhere.write_bytes(path.read_bytes())
    result = run_cli("play", "--resume", str(elsewhere), input=ANSWERS)
    assert result.exit_code == 0
    assert replay_record(json.loads(elsewhere.read_text()))["over"]
    assert path.exists()
    again = run_cli("play", "--resume", str(elsewhere), "--lang", "en")
    assert again.exit_code == 0
    assert "already over" in again.output


@pytest.mark.parametrize(
    "damage",
    [
        b" ",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format": "flip7-record/1"}',
        b"null\nnull\n",
        b"9" * 10_000,
    ],
)
def test_a_damaged_save_is_kept_aside_and_said_so(run_cli: Run, state_folder: Path, damage: bytes) -> None:
    run_cli("play", "Ann", "--bots", "1", "--seed", "2", input="q\n")
    (good,) = saved(state_folder, "unfinished")
    os.utime(good, ns=(0, 0))
    bad = good.with_name("zzz.json")
    bad.write_bytes(damage)
    result = run_cli("play", "--resume", "--lang", "en", input="q\n")
    assert result.exit_code == 0
    assert "zzz.json.damaged" in result.stderr
    assert bad.with_name("zzz.json.damaged").read_bytes() == damage
    assert load(good).players[0] == "Ann"
    good.unlink()
    bad.write_bytes(damage)
    result = run_cli("play", "--resume", "--lang", "en")
    assert result.exit_code == 2
    assert "no saved game" in result.stderr
    assert bad.with_name("zzz.json.damaged-2").read_bytes() == damage


def test_a_foreign_file_is_refused_and_left_as_it_is(run_cli: Run, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk")
    result = run_cli("play", "--resume", str(notes))
    assert result.exit_code == 2
    assert notes.read_text() == "milk"
    assert run_cli("play", "--resume", str(tmp_path)).exit_code == 2
    assert run_cli("play", "--resume", str(tmp_path / "none")).exit_code == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("Ann", "--bots", "marvin"),
        ("Ann", "--bots", "threshold:x"),
        ("Ann", "--bots", "cautious:1"),
        ("Ann", "--bots", "999"),
        ("Ann", "--bots", "9" * 5000),
        ("Ann", "--edition", "4.0"),
        ("Ann", "--lang", "de"),
        ("Ann", "--target", "0"),
        ("Ann", "--decks", "0"),
        ("Ann", "--seed", "-1"),
        ("Ann", "--seed", str(2**64)),
        ("", "--bots", "1"),
        ("Ann", "--resume"),
        tuple(f"P{seat}" for seat in range(201)),
    ],
)
def test_bad_options_give_a_sentence_and_status_2(run_cli: Run, arguments: tuple[str, ...]) -> None:
    result = run_cli("play", *arguments)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()[-1]) > 20
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "name", ["x" * 200, "🎲👩‍👩‍👧", "שלום", "a\x1b[2Jb", "a\nb", "\u202eabc", "a\x00b"[:1], "{ $name }", "%s"]
)
def test_odd_names_are_shown_safely(run_cli: Run, name: str) -> None:
    result = run_cli("play", name, name, "--bots", "0", "--seed", "1", "--target", "20", input=ANSWERS)
    assert result.exit_code == 0
    assert "\x1b" not in result.output
    assert "\u202e" not in result.output
    assert "(1)" in result.output
    assert "(2)" in result.output
    assert max(map(len, result.output.splitlines())) < 400


def test_a_second_deck_is_suggested_and_not_forced(run_cli: Run, state_folder: Path) -> None:
    result = run_cli("play", "Ann", "--bots", "18", "--seed", "1", "--lang", "en", input="q\n")
    assert "second deck" in result.output
    assert load(saved(state_folder, "unfinished")[0]).decks == 1


def test_information_keys(run_cli: Run) -> None:
    result = run_cli(
        "play", "Ann", "--bots", "1", "--seed", "3", "--lang", "en", input="?\nt\nu\nnonsense\n" * 3 + "q\n"
    )
    assert "Q saves and quits" in result.output
    assert "Unseen: " in result.output
    assert "in the draw pile" in result.output
    assert "Please type" in result.output
    assert "--resume" in result.output


def test_json_prints_the_outcome_alone(run_cli: Run) -> None:
    result = run_cli("play", "Ann", "--bots", "1", "--seed", "3", "--json", input="q\n")
    outcome = json.loads(result.stdout)
    assert outcome["next"]["player"] == 0
    assert Path(outcome["record"]).exists()


def test_nothing_is_half_written_when_the_disk_is_full(
    run_cli: Run, state_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_cli("play", "Ann", "--bots", "1", "--seed", "3", input="q\n")
    (path,) = saved(state_folder, "unfinished")
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("flip7.record.files.os.fsync", full)
    result = run_cli("play", "--resume", "--lang", "en", input="h\ns\nh\ns\n1\n")
    assert result.exit_code == 2
    assert result.stderr.count("No space left") == 1
    assert path.read_bytes() == before
    assert saved(state_folder, "unfinished") == [path]


def test_a_state_folder_that_is_a_file(run_cli: Run, state_folder: Path) -> None:
    state_folder.write_text("")
    result = run_cli("play", "Ann", "--bots", "1", "--seed", "3", "--lang", "en", input="q\n")
    assert result.exit_code == 2
    assert "could not be saved" in result.stderr


def test_a_save_keeps_the_rights_of_its_file(run_cli: Run, state_folder: Path) -> None:
    run_cli("play", "Ann", "--bots", "1", "--seed", "3", input="q\n")
    (path,) = saved(state_folder, "unfinished")
    path.chmod(0o640)
    run_cli("play", "--resume", input="h\n")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_stopped_program_loses_no_choice(
    state_folder: Path, program_environment: None, number: signal.Signals
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "flip7", "play", "Ann", "--bots", "1", "--seed", "3", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    read_until(process.stdout, b"[H/S]")
    process.stdin.write(b"h\n")
    process.stdin.flush()
    read_until(process.stdout, b"] ")
    process.send_signal(number)
    process.communicate(timeout=60)
    assert process.returncode == (0 if number == signal.SIGINT else -number)
    record = load(SavedGames(state_folder).unfinished()[0])
    assert "hit" in record.choices


def test_bytes_that_are_no_text(run_program: RunProgram) -> None:
    result = run_program("play", "Ann", "--bots", "1", "--seed", "3", input=b"\xff\xfe\n\x80\nq\n")
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr


def test_output_that_cannot_be_written(state_folder: Path, program_environment: None) -> None:
    with Path("/dev/full").open("wb") as full:
        process = subprocess.run(
            [sys.executable, "-m", "flip7", "play", "Ann", "--bots", "1", "--seed", "3"],
            input=b"h\ns\nh\n",
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert process.returncode == 2
    assert b"Traceback" not in process.stderr
    assert b"cannot be written" in process.stderr


def test_a_resumed_record_of_others_is_a_game_of_people(run_cli: Run, tmp_path: Path) -> None:
    document: dict[str, Any] = {
        "format": "flip7-record/1", "edition": "continental", "target": 200, "decks": 1,
        "players": ["Ann", "Bo"], "start": {"draw_pile": ["5", "9", "12"]}, "reshuffles": [],
        "choices": ["hit"],
    }  # fmt: skip
    path = tmp_path / "theirs.json"
    path.write_text(json.dumps(document))
    result = run_cli("play", "--resume", str(path), "--lang", "en", input="h\nh\n")
    assert result.exit_code == 0
    assert Record.from_json(json.loads(path.read_text())).choices == ["hit", "hit", "hit"]
