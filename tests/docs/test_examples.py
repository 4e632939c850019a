"""The examples: the chat bot plays a whole game, the package of a strategy is found once installed."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from flip7.record import Game, Record

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def chat_bot(monkeypatch: pytest.MonkeyPatch) -> type:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    from chat_bot import ChatBot  # type: ignore[import-not-found]  # an example, not a package

    assert isinstance(ChatBot, type)
    return ChatBot


def test_the_chat_bot_hosts_a_whole_game(chat_bot: type) -> None:
    inbox: list[tuple[str, str]] = []
    bot = chat_bot(lambda user, text: inbox.append((user, text)), seed=lambda: 4)
    rng = random.Random(1)
    for user, language in (("Ann", "en"), ("Léo", "fr"), ("Inès", "xx")):
        bot.message("room", user, f"join {language}")
    bot.message("room", "Zoé", "hit")
    bot.message("room", "Ann", "start")
    messages = 0
    while "room" in bot.database:
        record = bot.database["room"]
        # The bot is restarted between two messages: only its database and the users' languages stay.
        fresh = chat_bot(bot.send)
        fresh.database, fresh.languages = dict(bot.database), bot.languages
        bot = fresh
        user = rng.choice(["Ann", "Léo", "Inès"])
        bot.message("room", user, rng.choice(["hit", "stay", "1", "2", "3", "show", "nonsense", ""]))
        messages += 1
        assert messages < 20_000
        game = Game.resume(Record.from_json(json.loads(record)))
        assert not game.over
    said = "\n".join(text for _, text in inbox)
    assert "Game over" in said
    assert "<svg" in said
    assert "Tu " in said
    assert "not your turn" in said


def test_a_strategy_of_another_package_is_found(tmp_path: Path) -> None:
    metadata = tmp_path / "flip7_patient-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: flip7-patient\nVersion: 1.0\n")
    # What an installer writes from the pyproject.toml of the example.
    (metadata / "entry_points.txt").write_text("[flip7.strategies]\npatient = flip7_patient:Patient\n")
    assert 'patient = "flip7_patient:Patient"' in (EXAMPLES / "patient" / "pyproject.toml").read_text()
    (tmp_path / "flip7_patient.py").write_text((EXAMPLES / "patient" / "flip7_patient.py").read_text())
    script = f"""
import sys
sys.path.insert(0, {str(tmp_path)!r})
from flip7.engine import Referee, SeededSource, new_game, play
from flip7.strategies import UnknownStrategy, create, create_all, deciders, names
assert "patient" in names()
assert create("patient:4").numbers == 4
try:
    create("patient:x")
except UnknownStrategy as error:
    assert "1 to 7" in str(error)
source = SeededSource(1)
referee = Referee(new_game(2, source), source)
play(referee, deciders(referee.state, create_all(["patient", "counter"], 1)))
print(referee.state.over)
"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (result.stdout.strip(), result.stderr) == ("True", "")
