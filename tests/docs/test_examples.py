"""The examples: the chat bot plays whole games, the package of a strategy is found once installed."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.engine import ChooseTarget, SplitMix64
from flip7.i18n import tell_batch
from flip7.record import Game, Record, replay_record

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ROOM = "kitchen"
LANGUAGES = {"Ann": "en", "Léo": "fr", "Inès": "fr"}


def example(name: str) -> ModuleType:
    """Import an example, which belongs to no package."""
    specification = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


chat_bot = example("chat_bot")


class Chat:
    """The room: a database that lasts, and a bot that is started anew for each message."""

    def __init__(self, seed: int = 4) -> None:
        self.database: dict[str, str] = {}
        self.heard: dict[str, list[str]] = {}
        self.seed = seed

    def say(self, user: str, text: str) -> list[tuple[str, str]]:
        """Send a message to a bot of this moment; return what it says, and to whom."""
        said: list[tuple[str, str]] = []
        copy = json.loads(json.dumps(self.database))
        bot = chat_bot.ChatBot(copy, lambda *message: said.append(message), seed=lambda: self.seed)
        bot.message(ROOM, user, text)
        self.database = copy
        for to, message in said:
            self.heard.setdefault(to, []).append(message)
        return said

    @property
    def game(self) -> Game:
        """The game as it lies in the database."""
        return Game.resume(Record.from_json(json.loads(self.database[f"{ROOM}/game"])))

    @property
    def playing(self) -> bool:
        return f"{ROOM}/game" in self.database

    def seat_all(self) -> None:
        for user, language in LANGUAGES.items():
            self.say(user, f" JOIN {language} ")
        self.say("Ann", "start")


def right_answer(question: Any, random: SplitMix64, language: str) -> str:
    """One of the answers that a person would type."""
    choice = question.options[random.below(len(question.options))]
    if isinstance(question, ChooseTarget):
        return str(choice + 1)
    return {"fr": {"hit": "encore", "stay": "stop"}}.get(language, {}).get(str(choice), str(choice))


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_the_chat_bot_hosts_a_whole_game(seed: int) -> None:
    chat, random = Chat(seed), SplitMix64(seed)
    chat.seat_all()
    twin = Game(list(LANGUAGES), seed=seed, meta={"room": ROOM})
    twin.start()
    kinds = set()
    while chat.playing:
        game = chat.game
        assert game.state == twin.state
        question = game.question
        assert question is not None
        kinds.add(question.kind)
        user = game.players[question.seat]
        answer = right_answer(question, random, LANGUAGES[user])
        said = chat.say(user, answer)
        moves = {"encore": "hit", "stop": "stay"}
        events = twin.apply(int(answer) - 1 if answer.isdigit() else moves.get(answer, answer))
        # Each hears it in their own language, spoken to as "you".
        told = {
            name: tell_batch(events, language, seat, names=twin.players)
            for seat, (name, language) in enumerate(LANGUAGES.items())
        }
        assert dict(said) == {name: text for name, text in told.items() if text}
        assert told[user]
    assert kinds == {"hit_or_stay", "target"}
    assert twin.over
    last = json.loads(chat.database[f"{ROOM}/last"])
    assert last == json.loads(json.dumps(twin.record().to_json()))
    assert replay_record(last)["over"]
    assert "Game over" in chat.heard["Ann"][-1]
    assert "Partie terminée" in chat.heard["Léo"][-1]
    # The same people may go on, and others may join.
    chat.say("Zoé", "join en")
    chat.say("Ann", "start")
    assert chat.game.players == [*LANGUAGES, "Zoé"]


def test_before_the_game_it_says_what_it_understands() -> None:
    chat = Chat()
    hello = chat_bot.TEXTS["en"]["hello"]
    for text in ("", "hi", "start", "hit", "show", "join", "join xx", "join en fr", "1"):
        assert chat.say("Ann", text) == [("Ann", hello)]
    assert chat.database == {}
    assert chat.say("Ann", "join fr") == [("Ann", "À la table : Ann.")]
    assert chat.say("Ann", "hit") == [("Ann", chat_bot.TEXTS["fr"]["hello"])]
    assert chat.say("Ann", "join en") == [("Ann", "At the table: Ann.")]
    assert chat.say("Bo", "start") == [("Bo", hello)]


def test_what_is_no_answer_is_met_politely_and_changes_nothing() -> None:
    chat = Chat()
    chat.seat_all()
    asked: set[bool] = set()
    while chat.playing and len(asked) < 2:
        game, before = chat.game, dict(chat.database)
        question = game.question
        assert question is not None
        user = game.players[question.seat]
        texts = chat_bot.TEXTS[LANGUAGES[user]]
        target = isinstance(question, ChooseTarget)
        asked.add(target)
        for text in (
            "",
            "perhaps",
            "0",
            "99",
            "-1",
            "²",
            "1" * 5000,
            "hit stay now",
            "join en",
            "start",
            "\x00",
        ):
            if text.startswith("hit") and not target:
                continue
            ((to, said),) = chat.say(user, text)
            assert to == user
            assert said.startswith(texts["target" if target else "turn"].split("{")[0])
        if isinstance(question, ChooseTarget):
            assert all(f"{seat + 1} {game.players[seat]}" in said for seat in question.options)
        for other in set(LANGUAGES) - {user}:
            assert chat.say(other, "stay") == [(other, chat_bot.TEXTS[LANGUAGES[other]]["wait"])]
        assert chat.say("Stranger", "stay") == [("Stranger", chat_bot.TEXTS["en"]["hello"])]
        assert chat.database == before
        chat.say(user, str(question.options[0] + 1) if isinstance(question, ChooseTarget) else "hit")
    assert asked == {True, False}


def test_the_picture_shows_the_table_as_its_user_sees_it() -> None:
    chat = Chat()
    chat.seat_all()
    before = dict(chat.database)
    pictures = {}
    for user in LANGUAGES:
        ((to, pictures[user]),) = chat.say(user, "show")
        assert to == user
        assert pictures[user].startswith("<svg ")
        assert all(name in pictures[user] for name in LANGUAGES)
    assert len(set(pictures.values())) == len(LANGUAGES), "each sees the own seat large"
    assert chat.database == before


@settings(max_examples=15)
@given(st.lists(st.tuples(st.sampled_from([*LANGUAGES, "\u202eX"]), st.text(max_size=8)), max_size=12))
def test_no_message_is_a_failure(messages: list[tuple[str, str]]) -> None:
    chat = Chat()
    for user, text in messages[:4]:
        chat.say(user, text)
    chat.seat_all()
    for user, text in messages[4:]:
        chat.say(user, text)
    assert not chat.playing or chat.game.question is not None


def test_the_bot_is_short() -> None:
    """About sixty lines of its own; texts, imports and the picture aside."""
    source = (EXAMPLES / "chat_bot.py").read_text(encoding="utf-8")
    body = source[source.index("class ChatBot") : source.index("def picture")]
    code = [line for line in body.splitlines() if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(code) < 75


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
for wrong in ("patient:x", "patient:0", "patient:12", "patient:", "patient:1,2"):
    try:
        create(wrong)
    except UnknownStrategy as error:
        assert "1 to 7" in str(error) or "does not take 2 parameters" in str(error)
    else:
        raise AssertionError(wrong)
source = SeededSource(1)
referee = Referee(new_game(2, source), source)
play(referee, deciders(referee.state, create_all(["patient", "counter"], 1)))
print(referee.state.over)
"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (result.stdout.strip(), result.stderr) == ("True", "")
