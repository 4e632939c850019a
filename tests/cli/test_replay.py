"""``flip7 replay``: JSON Lines out, accounts to read, bad records and bad files."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]
RunProgram = Callable[..., "subprocess.CompletedProcess[bytes]"]
SCENARIOS = [
    json.loads(line)
    for line in (Path(__file__).parents[1] / "scenarios" / "scenarios.jsonl").read_text().splitlines()
]
GOOD = json.dumps(SCENARIOS[0]["record"])
BAD = json.dumps({**SCENARIOS[0]["record"], "choices": ["hit", "fold"]})


def test_all_scenarios_in_one_call(run_program: RunProgram, tmp_path: Path) -> None:
    path = tmp_path / "scenarios.jsonl"
    path.write_text("".join(json.dumps(scenario["record"]) + "\n" for scenario in SCENARIOS))
    result = run_program("replay", str(path), "--json")
    assert result.returncode == 0
    assert [json.loads(line) for line in result.stdout.splitlines()] == [
        scenario["expected"] for scenario in SCENARIOS
    ]


def test_a_bad_record_is_named_and_the_others_are_replayed(run_cli: Run) -> None:
    result = run_cli("replay", "-", "--json", input=f"{GOOD}\n\n{BAD}\n[]\n{GOOD}\n")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 1
    assert lines[0] == lines[3] == SCENARIOS[0]["expected"]
    assert lines[1]["line"] == 3
    assert lines[1]["code"] == "illegal-choice"
    assert "choice 1" in lines[1]["error"]
    assert "hit, stay" in lines[1]["error"]
    assert (lines[2]["line"], lines[2]["code"]) == (4, "not-an-object")


@pytest.mark.parametrize(
    "nonsense",
    [
        b"nonsense",
        b"{",
        b"\xff",
        b"[" * 1_000_000,
        b'{"a":' * 200_000,
        b'{"target": ' + b"9" * 10_000 + b"}",
        b"NaN",
        b"\x00" * 1000,
        b"lorem ipsum " * (50 * 2**20 // 12),
    ],
    ids=["word", "brace", "bytes", "nested", "nested objects", "digits", "nan", "zeros", "50 MB"],
)
def test_no_json_ends_with_one_sentence_and_status_2(run_program: RunProgram, nonsense: bytes) -> None:
    result = run_program(
        "replay", "-", "--json", input=GOOD.encode() + b"\n" + nonsense + b"\n" + GOOD.encode()
    )
    assert result.returncode == 2
    assert [json.loads(line) for line in result.stdout.splitlines()] == [SCENARIOS[0]["expected"]]
    assert len(result.stderr.splitlines()) == 1
    assert b"line 2" in result.stderr
    assert len(result.stderr) < 400
    alone = run_program("replay", "-", "--json", input=nonsense)
    assert alone.returncode == 2
    assert alone.stdout == b""


def test_one_record_over_several_lines(run_cli: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(SCENARIOS[1]["record"], indent=2))
    result = run_cli("replay", str(path), "--json")
    assert json.loads(result.stdout) == SCENARIOS[1]["expected"]


def test_several_files(run_cli: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text(GOOD)
    (tmp_path / "b").write_text(f"{BAD}\n{GOOD}\n")
    result = run_cli("replay", str(tmp_path / "a"), str(tmp_path / "b"), "--json")
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 3


def test_an_empty_file_holds_no_record(run_cli: Run) -> None:
    result = run_cli("replay", "-", "--json", input="\n\n")
    assert (result.exit_code, result.stdout) == (0, "")


@pytest.mark.parametrize("name", ["no such file", "a\x1b[31mb", "."])
def test_a_file_that_cannot_be_read(run_cli: Run, name: str) -> None:
    result = run_cli("replay", name, "--json")
    assert result.exit_code == 2
    assert "\x1b" not in result.stderr
    assert "cannot be read" in result.stderr


@pytest.mark.parametrize("language", ["en", "it", "pt", "fr", "es"])
def test_the_account_has_a_line_an_event_and_a_table_a_round(run_cli: Run, language: str) -> None:
    records = "".join(json.dumps(scenario["record"]) + "\n" for scenario in SCENARIOS)
    result = run_cli("replay", "-", "--lang", language, input=records)
    assert result.exit_code == 0
    assert max(map(len, result.stdout.splitlines())) < 250
    assert "{" not in result.stdout
    assert "None" not in result.stdout


def test_the_account_reports_bad_records_on_standard_error(run_cli: Run) -> None:
    result = run_cli("replay", "-", "--lang", "en", input=f"{BAD}\n{GOOD}\n")
    assert result.exit_code == 1
    assert "line 1" in result.stderr
    assert "illegal-choice" in result.stderr
    assert "12" in result.stdout


def test_output_closed_early_is_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text(f"{GOOD}\n" * 3000)
    process = subprocess.Popen(
        [sys.executable, "-m", "flip7", "replay", str(path), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) == 1


def test_output_that_cannot_be_written() -> None:
    with Path("/dev/full").open("wb") as full:
        process = subprocess.run(
            [sys.executable, "-m", "flip7", "replay", "-", "--json"],
            input=GOOD.encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert process.returncode == 2
    assert b"cannot be written" in process.stderr
    assert b"Traceback" not in process.stderr
