"""The end of a game: the result, the score table, the chart, and what one may do next."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from flip7.i18n import LANGUAGES, display_width
from flip7.record import Game, Record, replay
from flip7.rules import EDITIONS
from flip7.tui.canvas import Canvas
from flip7.tui.chart import MOST_LINES, Series, draw_chart, series_of, shown_lines
from flip7.tui.final_painting import FinalScene, paint_final, rounds_that_fit
from flip7.tui.final_screen import ACTIONS, FinalResult, FinalScreen
from flip7.tui.overlay_copy import CopyOverlay, NotAName, copy_record
from flip7.tui.overlay_panel import screen_texts
from flip7.tui.overlays import RulesOverlay
from flip7.tui.palette import Depth, Palette, Theme
from flip7.tui.scene import Options
from flip7.tui.watch_screen import WatchScreen
from support.bot_games import game_of_bots, record_of_bots
from support.one_screen import drive
from support.snapshots import check_snapshot

SIZES = [(80, 24), (120, 40)]
KEPT = Path("state", "finished", "2026-12-24-183000.json")


@pytest.fixture(autouse=True)
def presses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.tui.final_screen.NO_PRESS", 0.0)


def screen_of(
    seats: int = 6,
    options: Options | None = None,
    *,
    target: int = 200,
    path: Path | None = KEPT,
    failure: str | None = None,
    folder: Path | None = None,
) -> FinalScreen:
    game = game_of_bots(seats, target=target)
    return FinalScreen(
        game, options or Options(), path=path, failure=failure, viewer=0, folder=folder or Path("copies")
    )


def scene_of(*, seats: int = 4, target: int = 200) -> FinalScene:
    game = game_of_bots(seats, target=target)
    assert game.state.winner is not None
    names = tuple(f"P{seat}" for seat in range(seats))
    rounds = tuple(game.rounds)
    return FinalScene(names, rounds, game.state.winner, target, EDITIONS["3.1"], Options())


def text_of(scene: FinalScene, size: tuple[int, int] = (80, 24)) -> str:
    canvas = Canvas(*size, scene.options.palette.style("ink"))
    paint_final(canvas, scene, screen_texts(scene.options.language), 5)
    return canvas.text()


# --- the picture ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("seats", [1, 2, 6, 24])
def test_the_end_of_a_game(seats: int, size: tuple[int, int], theme: Theme) -> None:
    screen = screen_of(seats, Options(palette=Palette("256", theme)))
    check_snapshot(f"final-{seats}-{size[0]}x{size[1]}-{theme}", screen.paint(*size))


@pytest.mark.parametrize("depth", ["16", "none"])
def test_the_end_with_few_colours(depth: Depth) -> None:
    check_snapshot(f"final-6-60x20-{depth}", screen_of(6, Options(palette=Palette(depth))).paint(60, 20))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_in_each_language(language: str) -> None:
    canvas = screen_of(6, Options(language=language)).paint(80, 24)
    check_snapshot(f"final-6-80x24-{language}", canvas)
    assert "…" not in canvas.text()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 7, 12, 24])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits(language: str, seats: int, size: tuple[int, int]) -> None:
    canvas = screen_of(seats, Options(language=language)).paint(*size)
    assert all(display_width(line) == size[0] for line in canvas.text().split("\n"))
    assert {region.action for region in canvas.regions} >= set(ACTIONS)
    assert all(0 <= region.left < region.right <= size[0] for region in canvas.regions)


def test_who_wins_and_with_one_or_two_the_rounds_are_the_result() -> None:
    """R26, R28."""
    four = game_of_bots(4)
    winner = f"P{four.state.winner}"
    assert f"★ {winner} wins with {max(four.state.totals)} points" in text_of(scene_of(seats=4))
    two = game_of_bots(2)
    text = text_of(scene_of(seats=2))
    assert f"★ 200 points reached in {len(two.rounds)} rounds" in text
    assert f"P{two.state.winner} leads with {max(two.state.totals)} points" in text
    one = game_of_bots(1)
    assert f"★ Solo challenge: 200 points reached in {len(one.rounds)} rounds" in text_of(scene_of(seats=1))


def test_every_round_of_every_seat_is_in_the_table() -> None:
    scene = scene_of(seats=5)
    rows = [line for line in text_of(scene).split("\n") if re.match(r"[▌ ] +\d+ [A-E] ", line)]
    assert len(rows) == 5
    for place, row in zip(scene.places, rows, strict=True):
        figures = [int(figure) for figure in re.findall(r"\d+", row.split(f"P{place.seat}", 1)[1])]
        points = [ended.points[place.seat] for ended in scene.rounds]
        assert figures == [*points, scene.rounds[-1].totals[place.seat]]


def test_many_rounds_scroll_and_the_earlier_ones_are_added_up() -> None:
    scene = scene_of(seats=3, target=1000)
    texts = screen_texts("en")
    count = rounds_that_fit(scene, 80, texts)
    assert len(scene.rounds) > count > 5
    seen: set[int] = set()
    for first in range(0, len(scene.rounds), count):
        at = min(first, len(scene.rounds) - count)
        rows = text_of(replace(scene, first=first)).split("\n")
        shown = [int(figure) for figure in re.findall(r"\d+", rows[3])]
        assert shown == list(range(at + 1, at + count + 1))
        seen.update(shown)
        seat = scene.places[0].seat
        figures = [int(figure) for figure in re.findall(r"\d+", rows[4].split(f"P{seat}", 1)[1])]
        points = [ended.points[seat] for ended in scene.rounds[at : at + count]]
        before = [scene.rounds[at - 1].totals[seat]] if at else []
        assert figures == [*before, *points, scene.rounds[-1].totals[seat]]
    assert seen == set(range(1, len(scene.rounds) + 1))


def test_a_game_that_is_not_over_has_no_end() -> None:
    game = Game(["Ann", "Bo"], seed=7)
    game.start()
    with pytest.raises(ValueError, match="not over"):
        FinalScreen(game, Options())


def test_too_small_a_window_says_what_it_needs() -> None:
    text = screen_of().paint(50, 12).text()
    assert "60 columns" in text
    assert "50 × 12" in text


# --- the chart ------------------------------------------------------------------------------------------


def test_lines_of_the_chart_have_marks_and_labels() -> None:
    scene = scene_of(seats=4)
    order = [place.seat for place in scene.places]
    series = series_of(scene.rounds, scene.names, order, order[2])
    canvas = Canvas(80, 12, scene.options.palette.style("ink"))
    draw_chart(canvas, 0, 0, 80, 12, series, 200, 1, scene.options.palette)
    text = canvas.text()
    for line in series:
        assert f"{line.mark} {line.label} {line.totals[-1]}" in text
    assert "200 ┤" in text
    assert str(len(scene.rounds)) in text.split("\n")[-1]
    assert [line.mark for line in series] == ["A", "B", "C", "D"]
    assert [line.chosen for line in series] == [False, False, True, False]


def test_a_line_ends_at_the_height_of_its_total() -> None:
    palette = Palette("none")
    canvas = Canvas(60, 11, palette.style("ink"))
    series = [Series("A", "Top", (0, 100, 200)), Series("B", "Flat", (0, 0, 0))]
    draw_chart(canvas, 0, 0, 60, 11, series, 200, 1, palette)
    lines = canvas.text().split("\n")
    assert "A Top 200" in lines[0]
    assert "B Flat 0" in lines[9]
    middle = lines[4] + lines[5]
    assert re.search("[\u2801-\u28ff]", middle)


def test_the_chosen_line_is_always_drawn() -> None:
    series = [Series(str(place), "x", (0, 1), place == 23) for place in range(24)]
    for height in range(3, 30):
        shown = shown_lines(series, height)
        assert shown[-1].chosen
        assert len(shown) == min(MOST_LINES, height - 1)


@pytest.mark.parametrize("rounds", [1, 2, 9, 80])
@pytest.mark.parametrize("width", [40, 58, 118])
@pytest.mark.parametrize("height", [5, 8, 20])
def test_charts_of_all_sizes_stay_within_their_room(rounds: int, width: int, height: int) -> None:
    palette = Palette("none")
    canvas = Canvas(width + 4, height + 2, palette.style("ink"))
    series = [
        Series("ABC"[seat], f"Player {seat}", tuple(after * (9 - seat) for after in range(rounds + 1)))
        for seat in range(3)
    ]
    draw_chart(canvas, 1, 2, width, height, series, 5 * rounds, 7, palette)
    lines = canvas.text().split("\n")
    assert not lines[0].strip()
    assert not lines[-1].strip()
    assert all(line[:2] == "  " and line[-2:] == "  " for line in lines)
    assert all(f"{line.mark} " in canvas.text() for line in series)


# --- what one may do ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choice", ["again", "setting", "quit"])
def test_letters_choose(language: str, choice: str) -> None:
    screen = screen_of(4, Options(language=language))
    key = screen_texts(language).format(f"key-{choice}").lower()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press(key)

    app = drive(screen, act)
    assert app.closed
    dealer = (screen.game.rounds[-1].dealer + 1) % 4
    assert app.result == FinalResult(choice, dealer)  # type: ignore[arg-type]  # one of the three


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_all_different(language: str) -> None:
    texts = screen_texts(language)
    letters = [texts.format(f"key-{action}") for action in ACTIONS]
    assert len(set(letters)) == len(letters)
    assert letters[-1] == "Q"


def test_the_deal_passes_to_the_left() -> None:
    """R23: who deals first in the next game, as its button says."""
    screen = screen_of(4)
    last = screen.game.rounds[-1].dealer
    assert screen.dealer == (last + 1) % 4
    assert f"Play again: {screen.scene.names[screen.dealer]} deals" in screen.paint(80, 24).text()
    alone = screen_of(1)
    assert alone.dealer == 0
    assert "Play again " in alone.paint(80, 24).text()


def test_arrows_and_enter_choose() -> None:
    screen = screen_of(4)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "right")
        assert ACTIONS[screen.cursor] == "setting"
        assert "▸S" in screen.sheet.canvas.text()
        await pilot.press("left", "left", "left", "left")
        assert ACTIONS[screen.cursor] == "quit"
        await pilot.press("tab", "enter")

    assert drive(screen, act).result == FinalResult("again", screen.dealer)


def test_a_click_chooses() -> None:
    screen = screen_of(6)

    async def act(pilot: Pilot[None]) -> None:
        region = next(region for region in screen.sheet.canvas.regions if region.action == "place:3")
        await pilot.click(screen.sheet, offset=(region.left + 9, region.row))
        assert screen.scene.chosen == 3
        region = next(region for region in screen.sheet.canvas.regions if region.action == "setting")
        await pilot.click(screen.sheet, offset=(region.left + 2, region.row))

    assert drive(screen, act).result == FinalResult("setting", screen.dealer)


def test_the_chosen_player_moves_within_the_table() -> None:
    screen = screen_of(24)

    async def act(pilot: Pilot[None]) -> None:
        for _ in range(30):
            await pilot.press("down")
        assert screen.scene.chosen == 23
        assert screen.scene.names[screen.scene.places[23].seat] in screen.sheet.canvas.text()
        await pilot._post_mouse_events([events.MouseScrollUp], screen.sheet)
        await pilot.pause()
        assert screen.scene.chosen == 22
        for _ in range(30):
            await pilot.press("up")
        assert screen.scene.chosen == 0

    drive(screen, act)


def test_rounds_scroll_by_pages_within_the_table() -> None:
    screen = screen_of(3, target=1000)

    def first_round() -> int:
        return int(re.findall(r"\d+", screen.sheet.canvas.text().split("\n")[3])[0])

    async def act(pilot: Pilot[None]) -> None:
        count = rounds_that_fit(screen.scene, 80, screen.texts)
        last = len(screen.scene.rounds) - count + 1
        assert first_round() == last
        await pilot.press("pagedown")
        assert first_round() == last
        await pilot.press("pageup")
        assert first_round() == last - (count - 1)
        await pilot.press("home")
        assert first_round() == 1
        await pilot.press("pageup")
        assert first_round() == 1
        await pilot.press("pagedown")
        assert first_round() == count
        await pilot.press("end")
        assert first_round() == last

    drive(screen, act)


def test_watching_and_the_rules_come_back_to_the_end() -> None:
    screen = screen_of(3, target=60)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("w")
        watching = pilot.app.screen
        assert isinstance(watching, WatchScreen)
        await pilot.press("end")
        assert watching.index == len(watching.reel) - 1
        assert watching.reel.rounds == screen.game.rounds
        await pilot.press("q")
        assert screen.is_current
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, RulesOverlay)
        await pilot.press("escape", "x", "f1")
        assert screen.is_current

    assert not drive(screen, act).closed


def test_resizing_keeps_everything() -> None:
    screen = screen_of(12)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("down", "right")
        chosen = screen.scene.chosen
        for size in ((60, 20), (40, 10), (5, 2), (160, 50), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            canvas = screen.sheet.canvas
            assert (canvas.width, canvas.height) == size
        assert (screen.scene.chosen, screen.cursor) == (chosen, 1)

    drive(screen, act)


# --- the record -----------------------------------------------------------------------------------------


def test_where_the_record_is_or_why_it_is_not() -> None:
    assert str(KEPT) in screen_of().paint(80, 24).text()
    far = Path("a" * 60, "b" * 60, "game.json")
    assert re.search(r"Record: ….*b/game\.json", screen_of(path=far).paint(80, 24).text())
    assert "No space left" in screen_of(failure="No space left on device").paint(80, 24).text()
    assert "no record on disk" in screen_of(path=None).paint(80, 24).text()


def copies(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.iterdir()}


def test_a_copy_is_the_record_and_can_be_replayed(tmp_path: Path) -> None:
    record = record_of_bots(3)
    path = copy_record(record, tmp_path, "Our game.json")
    assert path == tmp_path / "Our game.json"
    again = Record.from_json(json.loads(path.read_text("utf-8")))
    assert again == record
    assert replay(again).state.over


def test_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    record = record_of_bots(3)
    (tmp_path / "game.json").write_text("mine", "utf-8")
    with pytest.raises(FileExistsError):
        copy_record(record, tmp_path, "game.json")
    assert copies(tmp_path) == {"game.json": "mine"}
    copy_record(record, tmp_path, "game.json", overwrite=True)
    assert copies(tmp_path)["game.json"].startswith('{"format"')


@pytest.mark.parametrize("name", ["", ".", "..", "a/b", "../a", "/a", "a\\b", "a\0b", "a\nb"])
def test_what_is_no_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(NotAName):
        copy_record(record_of_bots(3), tmp_path, name)
    assert not copies(tmp_path)


def test_a_failed_copy_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("flip7.tui.overlay_copy.write_atomically", full)
    with pytest.raises(OSError, match="No space"):
        copy_record(record_of_bots(3), tmp_path, "game.json")
    assert not copies(tmp_path)


def panel(pilot: Pilot[None]) -> CopyOverlay:
    overlay = pilot.app.screen
    assert isinstance(overlay, CopyOverlay)
    return overlay


def test_copying_by_keys(tmp_path: Path) -> None:
    screen = screen_of(3, folder=tmp_path)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("c")
        overlay = panel(pilot)
        assert overlay.typed == "flip7-2026-12-24-183000.json"
        assert str(KEPT) in overlay.sheet.canvas.text()
        await pilot.press("ctrl+u", *"mine", "full_stop", *"jso", "n", "x", "backspace", "enter")
        assert overlay.typed == "mine.json"
        assert "Copied:" in overlay.said
        await pilot.press("enter")
        assert screen.is_current

    drive(screen, act)
    assert list(copies(tmp_path)) == ["mine.json"]


def test_overwriting_is_asked_for_and_typing_takes_it_back(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("mine", "utf-8")
    screen = screen_of(3, folder=tmp_path)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("c", "ctrl+u", "a", "enter")
        assert "a is there already" in panel(pilot).said
        assert copies(tmp_path) == {"a": "mine"}
        await pilot.press("b", "backspace", "enter")  # another name in between: asked again
        assert copies(tmp_path) == {"a": "mine"}
        await pilot.press("enter")
        assert "Copied:" in panel(pilot).said
        assert copies(tmp_path)["a"].startswith("{")
        await pilot.press("escape")

    drive(screen, act)


def test_what_goes_wrong_is_said_in_the_panel(tmp_path: Path) -> None:
    screen = screen_of(3, folder=tmp_path / "no such folder", path=None)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("c")
        overlay = panel(pilot)
        overlay.post_message(events.Paste("../../x\x07"))
        await pilot.pause()
        assert overlay.typed == "flip7.json../../x"
        await pilot.press("enter")
        assert "without a folder" in overlay.said
        await pilot.press("ctrl+u", "x", "enter")
        assert "cannot be written: No such file" in overlay.said
        assert overlay.said in overlay.sheet.canvas.text()
        await pilot.press("escape")
        assert screen.is_current

    drive(screen, act)
    assert not copies(tmp_path)
