"""Watching records: every key, both directions, playing, several records, and the command that opens it."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from textual import events
from textual.pilot import Pilot

from flip7.cli import replay as replay_command
from flip7.engine import CardTurned, GameEnded, RoundEnded
from flip7.i18n import LANGUAGES, display_width
from flip7.record import Record, dump
from flip7.rules import EDITIONS, Outcome
from flip7.tui import pace, watch_screen
from flip7.tui.overlay_panel import screen_texts
from flip7.tui.overlays import LogOverlay, RulesOverlay, UnseenOverlay
from flip7.tui.palette import Depth, Palette, Theme
from flip7.tui.reel import Reel
from flip7.tui.scene import EFFECT_PHASES, PACES, Options
from flip7.tui.watch_painting import Watching, paint_watching
from flip7.tui.watch_screen import WatchApp, WatchScreen
from support.bot_games import record_of_bots
from support.one_screen import drive
from support.snapshots import check_snapshot

SIZES = [(80, 24), (120, 40)]
STILL = Options(pace="off", reduced_motion=True)


def watching_at(kind: type, seats: int = 6, options: Options | None = None, **more: int) -> Watching:
    """Return the moment of the last event of a kind in a game of bots."""
    reel = Reel(record_of_bots(seats))
    index = max(index for index in reel.stops if isinstance(reel[index].event, kind))
    return Watching(reel, index, replace(reel.scene(index, options or Options()), viewer=0), **more)  # type: ignore[arg-type]  # numbers only


def lines_of(watching: Watching, size: tuple[int, int] = (80, 24)) -> list[str]:
    texts = screen_texts(watching.scene.options.language)
    return paint_watching(watching, *size, texts).text().split("\n")


# --- the picture ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("kind", [RoundEnded, GameEnded])
def test_results_while_watching(kind: type, size: tuple[int, int], theme: Theme) -> None:
    watching = watching_at(kind, options=Options(palette=Palette("256", theme)))
    canvas = paint_watching(watching, *size, screen_texts("en"))
    check_snapshot(f"watch-{kind.__name__}-{size[0]}x{size[1]}-{theme}", canvas)


@pytest.mark.parametrize("depth", ["16", "none"])
def test_the_end_with_few_colours(depth: Depth) -> None:
    watching = watching_at(GameEnded, options=Options(palette=Palette(depth)))
    check_snapshot(f"watch-GameEnded-60x20-{depth}", paint_watching(watching, 60, 20, screen_texts("en")))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_one_is_stands_below_in_each_language(language: str, size: tuple[int, int]) -> None:
    reel = Reel(record_of_bots(4))
    for index in (0, 7, 40, len(reel) - 1):
        scene = reel.scene(index, Options(language=language))
        for playing in (True, False):
            watching = Watching(reel, index, scene, playing=playing, number=2, records=3)
            lines = lines_of(watching, size)
            assert all(display_width(line) == size[0] for line in lines)
            assert "●" in lines[-3]
            assert lines[-2].startswith(" ▶ " if playing else " ‖ ")
            figures = re.findall(r"\d+", lines[-2])
            place = reel.place(index)
            assert figures[:2] == [str(place.event), str(place.events)]
            assert str(place.round) in figures[2:]
            assert "…" not in lines[-2] + lines[-1]
            assert lines[-1].rstrip().split("   ")[-1].strip().startswith("Q ")


def test_the_bar_shows_the_rounds_and_how_far_one_is() -> None:
    reel = Reel(record_of_bots(4))
    places = [
        lines_of(Watching(reel, index, reel.scene(index, Options())))[-3].index("●")
        for index in range(len(reel))
    ]
    assert places == sorted(places)
    assert (places[0], places[-1]) == (1, 78)
    assert lines_of(Watching(reel, 0, reel.scene(0, Options())))[-3].count("┬") == len(reel.rounds) - 1


def test_an_unfinished_record_says_so_at_its_end() -> None:
    record = record_of_bots(3)
    reel = Reel(replace(record, choices=record.choices[:9]))
    last = len(reel) - 1
    ended = Watching(reel, last, reel.scene(last, Options()))
    assert "the game is not over" in lines_of(ended, (120, 40))[-2]
    assert "game not over" in lines_of(ended)[-2]
    assert "not over" not in lines_of(Watching(reel, 3, reel.scene(3, Options())))[-2]
    assert "not over" not in lines_of(watching_at(GameEnded))[-2]


def test_too_small_a_window_says_what_it_needs() -> None:
    assert "60 columns" in " ".join(lines_of(watching_at(RoundEnded), (59, 20)))


# --- keys -----------------------------------------------------------------------------------------------


def test_keys_step_by_event_turn_and_round_in_both_directions() -> None:
    screen = WatchScreen([record_of_bots(4)], STILL)
    reel = Reel(record_of_bots(4))

    async def act(pilot: Pilot[None]) -> None:
        last = len(reel) - 1
        expected = 0
        steps: list[tuple[str, int, str]] = [
            ("left", -1, "events"), ("right", 1, "events"), ("right", 1, "events"), ("left", -1, "events"),
            ("down", 1, "stops"), ("n", 1, "stops"), ("down", 1, "stops"), ("up", -1, "stops"),
            ("p", -1, "stops"), ("pagedown", 1, "rounds"), ("pagedown", 1, "rounds"), ("right", 1, "events"),
            ("pageup", -1, "rounds"), ("pageup", -1, "rounds"),
        ]  # fmt: skip
        for key, by, kind in steps:
            await pilot.press(key)
            among = {"events": None, "stops": reel.stops, "rounds": reel.round_starts}[kind]
            expected = reel.moved(expected, by, among)
            assert screen.index == expected
            assert screen.scene == replace(reel.scene(expected, STILL), viewer=0)
        await pilot.press("end")
        assert screen.index == last
        await pilot.press("right", "down", "pagedown")
        assert screen.index == last
        await pilot.press("home")
        assert screen.index == 0

    drive(screen, act)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 5, 24])
def test_a_whole_record_forward_and_backward_shows_equal_scenes(seats: int, edition: str) -> None:
    record = record_of_bots(seats, target=60, edition=edition)
    screen = WatchScreen([record], STILL)
    forward = []
    for index in range(len(screen.reel)):
        screen.show(index)
        forward.append(screen.scene)
        assert len(screen.paint(80, 24).text().split("\n")) == 24
    for index in reversed(range(len(screen.reel))):
        screen.show(index)
        assert screen.scene == forward[index]


def test_q_and_esc_close() -> None:
    for key in ("q", "escape"):

        async def act(pilot: Pilot[None], key: str = key) -> None:
            await pilot.press("right", key)

        assert drive(WatchScreen([record_of_bots(2)], STILL), act).closed


def test_panels_open_and_tell_of_the_moment() -> None:
    screen = WatchScreen([record_of_bots(4)], Options())

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("pagedown", "down", "down")
        index = screen.index
        await pilot.press("u")
        unseen = pilot.app.screen
        assert isinstance(unseen, UnseenOverlay)
        acting = screen.scene.acting
        assert acting is not None
        assert f"in front of {screen.scene.names[acting]}" in unseen.sheet.canvas.text()
        await pilot.press("u", "l")
        log = pilot.app.screen
        assert isinstance(log, LogOverlay)
        told = screen.reel.scene(index, Options(), told=10_000).told
        assert told[-1] in " ".join(line.text[2:] for line in log.lines(200))
        for _ in range(6):
            await pilot.press("home")
        assert told[0] in " ".join(line.text[2:] for line in log.lines(200))
        await pilot.press("escape", "question_mark")
        assert isinstance(pilot.app.screen, RulesOverlay)
        assert "Space" in pilot.app.screen.sheet.canvas.text()
        assert "[ ]" not in pilot.app.screen.sheet.canvas.text()
        await pilot.press("question_mark")
        assert screen.is_current
        assert screen.index == index

    drive(screen, act)


def test_v_shows_another_seat_large() -> None:
    screen = WatchScreen([record_of_bots(3)], STILL, viewer=1)

    async def act(pilot: Pilot[None]) -> None:
        assert screen.scene.viewer == 1
        await pilot.press("v", "right")
        assert screen.scene.viewer == 2
        await pilot.press("v")
        assert screen.scene.viewer == 0

    drive(screen, act)


def test_brackets_go_to_other_records() -> None:
    records = [record_of_bots(3), record_of_bots(24), record_of_bots(1)]
    screen = WatchScreen(records, STILL, viewer=2)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("[", "right", "right")
        assert screen.index == 2
        assert "record 1 of 3" in screen.sheet.canvas.text()
        await pilot.press("]")
        assert (screen.index, len(screen.scene.names)) == (0, 24)
        await pilot.press("]", "]", "]")
        assert (len(screen.scene.names), screen.scene.viewer) == (1, 0)
        assert "record 3 of 3" in screen.sheet.canvas.text()
        await pilot.press("[")
        assert (len(screen.scene.names), screen.scene.viewer) == (24, 2)

    drive(screen, act)


def test_the_wheel_and_the_bar() -> None:
    screen = WatchScreen([record_of_bots(4)], STILL)

    async def act(pilot: Pilot[None]) -> None:
        await pilot._post_mouse_events([events.MouseScrollDown], screen.sheet)
        await pilot.pause()
        assert screen.index == 1
        await pilot._post_mouse_events([events.MouseScrollUp], screen.sheet)
        await pilot.pause()
        assert screen.index == 0
        await pilot.click(screen.sheet, offset=(78, 21))
        assert screen.index == len(screen.reel) - 1
        await pilot.click(screen.sheet, offset=(1, 21))
        assert screen.index == 0
        await pilot.click(screen.sheet, offset=(40, 21))
        assert abs(screen.index - len(screen.reel) // 2) < len(screen.reel) // 50

    drive(screen, act)


def test_resizing_at_any_moment() -> None:
    screen = WatchScreen([record_of_bots(24)], STILL)

    async def act(pilot: Pilot[None]) -> None:
        for key, size in (("right", (60, 20)), ("end", (33, 9)), ("left", (120, 40)), ("home", (80, 24))):
            await pilot.press(key)
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert (screen.sheet.canvas.width, screen.sheet.canvas.height) == size

    drive(screen, act)


# --- playing --------------------------------------------------------------------------------------------


async def until(pilot: Pilot[None], done: Callable[[], bool]) -> None:
    for _ in range(2000):
        if done():
            return
        await pilot.pause(0.005)
    raise AssertionError("it did not come to this")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing stands longer than a moment."""
    monkeypatch.setattr(watch_screen, "_LEAST_SECONDS", 0.001)
    monkeypatch.setattr(watch_screen, "ROUND_SECONDS", 0.0)
    monkeypatch.setattr(watch_screen, "EFFECT_STEP", 0.0)
    monkeypatch.setitem(pace.FACTORS, "fast", 0.0)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("still", [True, False])
def test_playing_shows_every_event_and_every_effect_and_stops_at_the_end(still: bool) -> None:
    record = record_of_bots(3, target=60)
    screen = WatchScreen([record], Options(pace="fast", reduced_motion=still))
    seen: list[int] = []
    felt: dict[str, set[int]] = {}
    paint = screen.sheet.repaint

    def repaint() -> None:
        if not seen or seen[-1] != screen.index:
            seen.append(screen.index)
        if screen.scene.effect is not None:
            felt.setdefault(screen.scene.effect.kind, set()).add(screen.scene.effect.phase)
        paint()

    screen.sheet.repaint = repaint  # type: ignore[method-assign]  # to see what is shown

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        await until(pilot, lambda: not screen.playing)
        assert screen.index == len(screen.reel) - 1
        assert seen == list(range(len(screen.reel)))
        screen.play()  # again from the beginning
        assert (screen.playing, screen.index) == (True, 0)
        await until(pilot, lambda: screen.index > 3)
        screen.stop()
        assert not screen.playing

    drive(screen, act)
    busts = sum(
        isinstance(event, CardTurned) and event.outcome is Outcome.BUSTED
        for event in (screen.reel[index].event for index in range(len(screen.reel)))
    )
    assert busts
    assert felt["bust"] == ({0} if still else set(range(EFFECT_PHASES["bust"])))


def plays(screen: WatchScreen) -> bool:
    """Whether it plays; a call, because a pilot's keys change it."""
    return screen.playing


def test_space_or_any_step_stops_playing() -> None:
    screen = WatchScreen([record_of_bots(4)], Options(pace="slow"))

    async def act(pilot: Pilot[None]) -> None:
        for key in ("right", "up", "home", "pagedown", "space", "u"):
            await pilot.press("space")
            assert plays(screen)
            await pilot.press(key)
            assert not plays(screen)
            assert screen.scene.effect is None
            assert screen._timer is None
        await pilot.press("escape")

    drive(screen, act)


def test_f_goes_round_the_paces() -> None:
    screen = WatchScreen([record_of_bots(4)], Options(pace="slow"))

    async def act(pilot: Pilot[None]) -> None:
        for expected in (*PACES[1:], PACES[0]):
            await pilot.press("f")
            assert screen.options.pace == expected
            assert screen.scene.options.pace == expected
        await pilot.press("space")
        assert "plays (slow)" in screen.sheet.canvas.text()
        await pilot.press("space")
        assert "paused" in screen.sheet.canvas.text()

    drive(screen, act)


def test_closing_while_it_plays() -> None:
    screen = WatchScreen([record_of_bots(4)], Options(pace="off"))

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("space", "q")
        await pilot.pause(0.1)

    assert drive(screen, act).closed


# --- the command ----------------------------------------------------------------------------------------


def record_file(folder: Path, *records: Record, more: str = "") -> Path:
    path = folder / "games.jsonl"
    path.write_text("".join(map(dump, records)) + more, "utf-8")
    return path


def test_without_a_terminal_it_says_so(run_cli: Callable[..., Result], tmp_path: Path) -> None:
    result = run_cli("replay", str(record_file(tmp_path, record_of_bots(2))), "--watch")
    assert result.exit_code == 2
    assert "needs a terminal" in result.stderr
    assert not result.stdout


def test_it_is_no_json(run_cli: Callable[..., Result], tmp_path: Path) -> None:
    result = run_cli("replay", str(record_file(tmp_path, record_of_bots(2))), "--watch", "--json")
    assert result.exit_code == 2
    assert "leave out --json" in result.stderr


def opened(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[Result, list[WatchApp]]:
    """Run the command as if in a terminal, up to the moment at which the screen would open."""
    apps: list[WatchApp] = []

    def run(app: WatchApp) -> None:
        apps.append(app)

    monkeypatch.setattr(WatchApp, "run", run)
    monkeypatch.setattr("click.testing._NamedTextIOWrapper.isatty", lambda _: True, raising=False)
    result = CliRunner().invoke(replay_command.command, [*arguments, "--watch"], catch_exceptions=False)
    return result, apps


def test_all_records_of_all_files_are_watched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first = record_file(tmp_path, record_of_bots(2), record_of_bots(3))
    second = tmp_path / "one.json"
    second.write_text(json.dumps(record_of_bots(4).to_json(), indent=1), "utf-8")
    result, apps = opened(monkeypatch, str(first), str(second), "--lang", "fr")
    assert result.exit_code == 0, result.output
    (app,) = apps
    assert [len(record.players) for record in app.screen_of_records.records] == [2, 3, 4]
    assert app.screen_of_records.options.language == "fr"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('{"format": "x"}\n', "line 2: "),
        ("[1]\n", "line 2: a record is a JSON object, not an array (not-an-object)"),
        ("nonsense\n", "line 2: this is no JSON"),
    ],
)
def test_bad_records_are_refused_before_the_screen_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, more: str, said: str
) -> None:
    path = record_file(tmp_path, record_of_bots(2), more=more)
    result, apps = opened(monkeypatch, str(path))
    assert result.exit_code == 2
    assert said in result.stderr
    assert not apps


def test_an_illegal_choice_is_refused_with_its_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = record_of_bots(2)
    bad = replace(record, choices=[*record.choices[:4], 77])
    result, apps = opened(monkeypatch, str(record_file(tmp_path, bad)))
    assert result.exit_code == 2
    assert "choice 4 (from 0)" in result.stderr
    assert not apps


def test_no_records_no_file_or_too_many_records(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n\n", "utf-8")
    result, _ = opened(monkeypatch, str(empty))
    assert (result.exit_code, "there is no record in" in result.stderr) == (2, True)
    result, _ = opened(monkeypatch, str(tmp_path / "none.jsonl"))
    assert (result.exit_code, "cannot be read" in result.stderr) == (2, True)
    monkeypatch.setattr(replay_command, "MOST_WATCHED", 2)
    many = record_file(tmp_path, *[record_of_bots(2)] * 3)
    result, apps = opened(monkeypatch, str(many))
    assert (result.exit_code, "at most 2 records" in result.stderr) == (2, True)
    assert not apps


def test_in_a_real_terminal(tmp_path: Path) -> None:
    """The program itself on a pseudo-terminal: it opens, steps, and ends cleanly with Q."""
    path = record_file(tmp_path, record_of_bots(3))
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "flip7", "replay", str(path), "--watch", "--lang", "en"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
        start_new_session=True,
    )
    os.close(slave)
    shown = bytearray()

    def read_until(wanted: str) -> None:
        end = time.monotonic() + 60
        while wanted not in shown.decode("utf-8", "replace"):
            assert time.monotonic() < end, shown.decode("utf-8", "replace")[-2000:]
            if select.select([master], [], [], 1)[0]:
                shown.extend(os.read(master, 65536))

    try:
        read_until("Event 1 of")
        os.write(master, b"\x1b[C")
        read_until("Event 2 of")
        os.write(master, b"q")
        end = time.monotonic() + 60
        while process.poll() is None and time.monotonic() < end:
            if select.select([master], [], [], 0.2)[0]:
                try:
                    shown.extend(os.read(master, 65536))
                except OSError:  # the other side has closed
                    break
        assert process.wait(30) == 0
    finally:
        process.kill()
        os.close(master)
    assert b"Traceback" not in shown
