"""The program from its first screen to its last: a game begun, saved, resumed, ended, played again."""

from __future__ import annotations

import asyncio
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from flip7.cli.play import PACE_CHOICES, THEME_CHOICES
from flip7.engine import ChooseTarget
from flip7.record import SavedGames, load
from flip7.strategies import LocalGame, Setting
from flip7.tui import table_screen
from flip7.tui.app import Flip7App
from flip7.tui.final_screen import FinalScreen
from flip7.tui.preferences import THEMES, Preferences, load_preferences
from flip7.tui.scene import PACES, Options, Scene
from flip7.tui.start_screen import StartScreen
from flip7.tui.table_screen import TableScreen

QUICK = Preferences(pace="off", reduced_motion=True, hints=("turn", "special", "seven", "totals", "keys"))
Play = Callable[[Flip7App, Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def presses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "NO_PRESS", 0.0)
    monkeypatch.setattr("flip7.tui.final_screen.NO_PRESS", 0.0)


def run(app: Flip7App, play: Play) -> None:
    async def go() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(asyncio.wait_for(go(), timeout=120))


def new_app(folder: Path, *, setting: Setting | None = None, preferences: Preferences = QUICK) -> Flip7App:
    table = setting.new_table("en", 7) if setting is not None else None
    return Flip7App(SavedGames(folder), preferences, Options(), setting=setting, seed=7, table=table)


def table_screen_of(app: Flip7App) -> TableScreen:
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return screen


def scene_of(app: Flip7App) -> Scene:
    return table_screen_of(app).show_of_game.scene


async def play_to_the_end(app: Flip7App, pilot: Pilot[None]) -> None:
    for _ in range(3000):
        screen = app.screen
        if not isinstance(screen, TableScreen):
            return
        scene = screen.show_of_game.scene
        if scene.asking is None:
            await pilot.press("enter")
        elif isinstance(scene.asking, ChooseTarget):
            await pilot.press("1")
        else:
            await pilot.press("h" if scene.points(scene.asking.seat) < 18 else "s")
    raise AssertionError("the game does not end")


def test_the_choices_of_the_command_line_are_those_of_the_screen() -> None:
    assert PACE_CHOICES == PACES
    assert THEME_CHOICES == THEMES


def test_from_the_start_screen_to_the_end_and_again_with_the_dealer_moved(tmp_path: Path) -> None:
    async def play(app: Flip7App, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, StartScreen)
        await pilot.press("enter")
        await pilot.pause(0.2)
        first = table_screen_of(app).table
        await play_to_the_end(app, pilot)
        await pilot.pause(0.2)
        assert isinstance(app.screen, FinalScreen)
        assert first.game.over
        await pilot.press("enter")
        await pilot.pause(0.2)
        again = table_screen_of(app).table
        assert again is not first
        assert again.game.players == first.game.players
        assert again.game.record().start.dealer == (first.game.rounds[-1].dealer + 1) % len(first.bots)

    setting = Setting(bots=["counter"], target=25)
    app = Flip7App(SavedGames(tmp_path), QUICK, Options(), setting=setting, seed=7)
    run(app, play)
    (finished,) = (tmp_path / "finished").glob("*.json")
    assert load(finished).players == ["You", "Counter"]
    assert len(SavedGames(tmp_path).unfinished()) == 1
    assert load_preferences(tmp_path).bots is not None


def test_every_choice_is_saved_and_the_start_screen_offers_to_resume(tmp_path: Path) -> None:
    seen: list[LocalGame] = []

    async def begin(app: Flip7App, pilot: Pilot[None]) -> None:
        for _ in range(6):
            scene = scene_of(app)
            await pilot.press("enter" if scene.asking is None else "1" if scene.targets else "h")
            (path,) = SavedGames(tmp_path).unfinished()
            assert load(path).choices == table_screen_of(app).table.game.choices
        seen.append(table_screen_of(app).table)
        await pilot.press("q")

    setting = Setting(["Ann"], ["counter"], "3.1", 200, 1)
    app = new_app(tmp_path, setting=setting)
    run(app, begin)
    assert app.unfinished

    async def go_on(app: Flip7App, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, StartScreen)
        await pilot.press("enter")
        game = table_screen_of(app).table.game
        assert game.choices == seen[0].game.choices
        assert game.state == seen[0].game.state

    run(new_app(tmp_path), go_on)
    assert len(SavedGames(tmp_path).unfinished()) == 1


def test_a_damaged_save_is_kept_aside_and_said_so(tmp_path: Path) -> None:
    saves = SavedGames(tmp_path)
    (tmp_path / "unfinished").mkdir()
    (tmp_path / "unfinished" / "old.json").write_text("{")

    async def play(app: Flip7App, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, StartScreen)
        assert any("old.json.damaged" in note.message for note in app._notifications)

    run(new_app(tmp_path), play)
    assert saves.unfinished() == []
    assert (tmp_path / "unfinished" / "old.json.damaged").read_text() == "{"


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("")

    async def play(app: Flip7App, pilot: Pilot[None]) -> None:
        while scene_of(app).asking is None:
            await pilot.press("enter")
        assert "could not be saved" in scene_of(app).note

    app = new_app(folder, setting=Setting(["Ann"], ["counter"], "continental", 30, 1))
    run(app, play)
    assert app.keeper is not None
    assert app.keeper.failure is not None


def test_the_tour_shows_each_hint_once(tmp_path: Path) -> None:
    hints: list[str] = []

    async def play(app: Flip7App, pilot: Pilot[None]) -> None:
        for _ in range(400):
            screen = app.screen
            if not isinstance(screen, TableScreen):
                return
            scene = screen.show_of_game.scene
            if scene.hint and scene.hint not in hints[-1:]:
                hints.append(scene.hint)
            if scene.asking is None:
                await pilot.press("enter")
            elif scene.targets:
                await pilot.press("1")
            else:
                await pilot.press("h" if scene.points(scene.asking.seat) < 30 else "s")

    first = replace(QUICK, hints=())
    run(new_app(tmp_path, setting=Setting(["Ann"], ["bold"], "3.1", 300, 1), preferences=first), play)
    assert len(hints) == len(set(hints)) == 5
    assert len(load_preferences(tmp_path).hints) == 5
    before = len(hints)
    again = new_app(
        tmp_path, setting=Setting(["Ann"], ["bold"], "3.1", 60, 1), preferences=load_preferences(tmp_path)
    )
    run(again, play)
    assert len(hints) == before


def test_the_curtain_asks_for_the_next_person(tmp_path: Path) -> None:
    async def play(app: Flip7App, pilot: Pilot[None]) -> None:
        first = scene_of(app).asking
        assert first is not None
        await pilot.press("s")
        assert scene_of(app).asking is None
        assert "Now" in scene_of(app).note
        await pilot.press("x")
        assert scene_of(app).asking is None
        await pilot.press("enter")
        second = scene_of(app).asking
        assert second is not None
        assert second.seat != first.seat

    setting = Setting(["Ann", "Bo"], [], "continental", 200, 1)
    run(new_app(tmp_path, setting=setting, preferences=replace(QUICK, curtain=True)), play)


@pytest.mark.parametrize("ending", ["q", "\x03"])
def test_in_a_real_terminal_nothing_is_lost(state_folder: Path, ending: str) -> None:
    """The real program on a pseudo-terminal: it takes the screen, is left by a key, and says how to go on."""
    main, other = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "FLIP7_REDUCED_MOTION": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "flip7", "play", "Ann", "--bots", "0", "--seed", "3", "--pace", "off",
         "--edition", "continental", "--lang", "en"],
        stdin=other, stdout=other, stderr=other, env=environment, start_new_session=True,
    )  # fmt: skip
    os.close(other)

    def read_until(wanted: bytes) -> None:
        seen, end = b"", time.monotonic() + 100
        while wanted not in seen and time.monotonic() < end:
            if select.select([main], [], [], 0.5)[0]:
                try:
                    seen += os.read(main, 65536)
                except OSError:
                    break
        assert wanted in seen, seen[-2000:]

    read_until(b"hit or stay?")
    time.sleep(0.4)  # a choice is not taken at once, so that no card is drawn by a late finger
    os.write(main, b"h")
    read_until(b"1 of 7")
    os.write(main, ending.encode())
    read_until(b"flip7 play --resume")
    assert process.wait(timeout=60) == 0
    os.close(main)
    (path,) = SavedGames(state_folder).unfinished()
    assert load(path).choices == ["hit"]
