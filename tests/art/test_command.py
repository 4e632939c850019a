"""The command ``flip7 art``."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from art.drawing import parse, size, tags, texts, title
from flip7.cli.art import command

ONE_CARD = ["7"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, [*arguments], prog_name="flip7 art")


def drawn(*arguments: str) -> str:
    result = run(*arguments, "--lang", "en")
    assert result.exit_code == 0, result.output
    return result.output


def test_cards_side_by_side() -> None:
    root = parse(drawn("12", "x2", "freeze", "--size", "200"))
    assert size(root) == (632, 280)
    assert title(root) == "12 x2 Freeze"
    assert texts(root) == ["Freeze"]


@pytest.mark.parametrize("language", ["en", "it", "pt", "fr", "es"])
def test_names_in_the_five_languages(language: str) -> None:
    result = run("freeze", "flip3", "second", "--lang", language)
    assert result.exit_code == 0, result.output
    names = {"en": "Freeze", "it": "Stop", "pt": "Stop", "fr": "Stop", "es": "Congela"}
    assert any(names[language] in text for text in texts(parse(result.output)))


def test_the_other_pictures() -> None:
    assert len(tags(parse(drawn("--back")), "ellipse")) == 7
    assert size(parse(drawn("1", "--back", "--size", "100"))) == (208, 140)
    assert size(parse(drawn("--faces", "--size", "50")))[0] == 340
    assert size(parse(drawn("--sheet")))[0] == 1400
    assert "#14302F" in drawn("--sheet", "--theme", "dark")
    bust = drawn("--hand", "7", "3", "12", "7", "+4", "--busted")
    assert bust.count("#B3261E") == 2
    assert title(parse(bust)) == "7 3 12 7 +4"
    assert size(parse(drawn("--hand", "--size", "20")))[0] == 200
    assert "#FADF10" not in drawn("7", "--busted")


def test_writing_to_a_file(tmp_path: Path) -> None:
    target = tmp_path / "card.svg"
    target.write_text("old")
    assert drawn(*ONE_CARD, "-o", str(target)) == ""
    assert target.read_bytes() == drawn(*ONE_CARD, "-o", "-").encode()
    assert list(tmp_path.iterdir()) == [target]


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    # An open reader that does not wait: the picture fits the pipe's buffer, and a failure cannot hang.
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert drawn(*ONE_CARD, "-o", str(pipe)) == ""
        assert os.read(reader, 1 << 16).decode() == drawn(*ONE_CARD)
    finally:
        os.close(reader)
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["13"], "unknown card '13': cards are 0 to 12"),
        (["7", "stop\x1b[31m"], "unknown card 'stop\\x1b[31m'"),
        ([], "name a card"),
        (["7", "--size", "19"], "19 is not in the range 20<=x<=2000"),
        (["7", "--size", "2001"], "2001 is not in the range"),
        (["7", "--size", "big"], "'big' is not a valid integer"),
        (["7", "--theme", "sepia"], "'sepia' is not one of"),
        (["7", "--lang", "xx"], "'xx' is not one of"),
        (
            [*["--hand", "1", "2", "3", "4", "5", "6", "7", "8"]],
            "a hand has 7 slots for Numbers; 8 do not fit",
        ),
        (["--hand", "--back"], "a hand shows no back"),
        (["--faces", "--sheet"], "--faces is a picture of its own: leave out --sheet"),
        (["--sheet", "7"], "--sheet is a picture of its own: leave out cards"),
        (["--sheet", "--hand"], "--sheet is a picture of its own: leave out --hand"),
        (["--faces", "--busted"], "leave out --busted"),
    ],
)
def test_bad_input_is_a_sentence_and_status_2(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("kept")
    for target in (tmp_path, blocked / "card.svg"):
        result = run(*ONE_CARD, "--lang", "en", "-o", str(target))
        assert result.exit_code == 2
        assert "cannot be written" in result.stderr
    assert blocked.read_text() == "kept"
    assert list(tmp_path.iterdir()) == [blocked]


def test_the_help_names_every_option() -> None:
    text = run("--help").output
    for option in ("--back", "--hand", "--faces", "--sheet", "--busted", "--size", "--theme", "--lang", "-o"):
        assert option in text


def test_importing_the_command_draws_nothing_yet() -> None:
    script = (
        "import sys, flip7.cli.art; print(*(name for name in sys.modules if name.startswith('flip7.art')))"
    )
    arguments = [sys.executable, "-c", script]
    done = subprocess.run(arguments, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == ""
