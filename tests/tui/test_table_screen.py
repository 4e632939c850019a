"""The table as it is played: whole games by keys and mouse, pace, resizing, nothing lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from textual.app import App
from textual.pilot import Pilot

from flip7.engine import ChooseTarget, HitOrStay
from flip7.i18n import LANGUAGES
from flip7.record import Record, replay
from flip7.rules import EDITIONS
from flip7.strategies import LocalGame
from flip7.tui import table_screen
from flip7.tui.scene import Options
from flip7.tui.table_screen import TableScreen

QUICK = Options(pace="off", reduced_motion=True)


class TableApp(App[str]):
    """Nothing but a table; counts the saves and keeps the last record."""

    def __init__(self, table: LocalGame, options: Options) -> None:
        super().__init__()
        self.table = table
        self.options = options
        self.saved: list[Record] = []

    def on_mount(self) -> None:
        self.push_screen(
            TableScreen(
                self.table,
                self.options,
                saved=lambda: self.saved.append(self.table.game.record()),
                left=lambda: self.exit("left"),
                finished=lambda: self.exit("finished"),
            )
        )

    @property
    def table_screen(self) -> TableScreen:
        screen = self.screen
        assert isinstance(screen, TableScreen)
        return screen


@pytest.fixture(autouse=True)
def presses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "NO_PRESS", 0.0)


def drive(
    table: LocalGame,
    play: Callable[[TableApp, Pilot[str]], Awaitable[None]],
    *,
    options: Options = QUICK,
    size: tuple[int, int] = (80, 24),
) -> TableApp:
    """Run the table with a pilot that plays."""
    app = TableApp(table, options)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(asyncio.wait_for(run(), timeout=120))
    return app


def new_table(people: int, bots: int, *, edition: str = "3.1", target: int = 40, seed: int = 3) -> LocalGame:
    return LocalGame.new(
        [f"P{seat}" for seat in range(people)] + ["Counter"] * bots,
        [None] * people + ["counter"] * bots,
        seed=seed,
        edition=EDITIONS[edition],
        target=target,
        decks=2 if people + bots > 18 else 1,
    )


def answer_of(app: TableApp) -> str:
    """Return the key that a sensible person presses now."""
    scene = app.table_screen.show_of_game.scene
    question = scene.asking
    if question is None:
        return "enter"
    if isinstance(question, ChooseTarget):
        return "1"
    return "h" if scene.points(question.seat) < 18 else "s"


async def play_on(app: TableApp, pilot: Pilot[str], most: int = 4000) -> None:
    """Press keys until the game is over."""
    for _ in range(most):
        if app.return_value is not None:
            return
        await pilot.press(answer_of(app))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("edition", ["3.1", "continental"])
@pytest.mark.parametrize(("people", "bots"), [(1, 0), (1, 1), (2, 0), (1, 5), (2, 22)])
def test_whole_games(people: int, bots: int, edition: str) -> None:
    app = drive(new_table(people, bots, edition=edition), play_on, size=(120, 40))
    assert app.return_value == "finished"
    assert app.table.game.over
    assert replay(app.saved[-1]).state == app.table.game.state
    assert len(app.saved) == len(app.table.game.choices) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(language: str) -> None:
    app = drive(new_table(1, 2, target=25), play_on, options=replace(QUICK, language=language))
    assert app.return_value == "finished"


@pytest.mark.parametrize(
    ("language", "hit", "stay"), [("it", "a", "s"), ("pt", "c", "p"), ("fr", "e", "s"), ("es", "p", "a")]
)
def test_each_language_has_its_own_keys(language: str, hit: str, stay: str) -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.press(hit)
        await pilot.press(stay)

    options = replace(QUICK, language=language)
    app = drive(new_table(1, 0, edition="continental"), play, options=options)
    assert app.table.game.choices == ["hit", "stay"]


def test_arrows_and_enter_choose() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.press("right", "enter")

    app = drive(new_table(1, 0, edition="continental"), play)
    assert app.table.game.choices == ["stay"]


def test_the_mouse_chooses() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        view = app.table_screen.view
        regions = {region.action: region for region in view.painted().regions}
        await pilot.click(view, offset=(regions["hit"].left + 1, regions["hit"].row))
        assert app.table.game.choices == ["hit"]
        await pilot.click(view, offset=(0, 0))
        assert app.table.game.choices == ["hit"]

    drive(new_table(1, 0, edition="continental"), play)


def test_a_target_is_chosen_by_number_arrows_or_mouse() -> None:
    for way in ("number", "arrows", "mouse"):

        async def play(app: TableApp, pilot: Pilot[str], way: str = way) -> None:
            while not isinstance(app.table_screen.show_of_game.scene.asking, ChooseTarget):
                await pilot.press(answer_of(app))
            question = app.table_screen.show_of_game.scene.asking
            assert isinstance(question, ChooseTarget)
            before = len(app.table.game.choices)
            wanted = question.options[1]
            if way == "number":
                await pilot.press("9", "2")
            elif way == "arrows":
                await pilot.press("down", "enter")
            else:
                view = app.table_screen.view
                region = next(r for r in view.painted().regions if r.action == f"target:{wanted}")
                await pilot.click(view, offset=(region.left + 1, region.row))
            assert app.table.game.choices[before] == wanted

        drive(new_table(2, 3, target=200), play)


def test_nonsense_is_ignored_and_q_leaves() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        before = app.table.game.record().choices
        await pilot.press("x", "7", "ctrl+a", "escape", "pageup", "é", "tab", "!")
        assert app.table.game.record().choices == before
        await pilot.press("q")

    assert drive(new_table(1, 3), play).return_value == "left"


def test_pasted_nonsense_chooses_nothing() -> None:
    from textual import events

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        app.post_message(events.Paste("hhhh\nssss\n"))
        await pilot.pause()
        assert app.table.game.choices == []

    drive(new_table(1, 0, edition="continental"), play)


def test_a_late_finger_draws_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "NO_PRESS", 3600.0)

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.press("h", "h", "enter")
        assert app.table.game.choices == []

    drive(new_table(1, 0, edition="continental"), play)


def test_a_key_shows_at_once_what_is_still_moving() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        screen = app.table_screen
        before = screen.show_of_game.scene.asking, screen.show_of_game.done
        assert before == (None, False)
        await pilot.press("space")
        await pilot.pause()
        after = screen.show_of_game.scene.asking, screen.show_of_game.done
        assert isinstance(after[0], (HitOrStay, ChooseTarget))
        assert after[1]
        assert app.table.game.choices == []

    drive(new_table(1, 0), play, options=Options(pace="slow"))


def test_the_pace_goes_round_and_reasons_can_be_asked_for() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        show = app.table_screen.show_of_game
        seen = []
        for _ in range(4):
            seen.append(show.scene.options.pace)
            await pilot.press("f")
        assert sorted(seen) == ["fast", "normal", "off", "slow"]
        await pilot.press("r")
        assert show.scene.options.reasons
        while not any("%" in str(note) for note in notes):
            await pilot.press(answer_of(app))
            notes.append(show.scene.note)

    notes: list[str] = [""]
    drive(new_table(1, 2, target=200), play)
    assert notes[-1].startswith("counter: ")


def test_resizing_at_any_moment() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        for size in ((60, 20), (59, 19), (1, 1), (200, 60), (80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.press(answer_of(app))
        assert app.table.game.choices

    drive(new_table(1, 5), play)


def test_the_round_is_summed_up_until_enter() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        while app.table.game.rounds == []:
            await pilot.press(answer_of(app))
        scene = app.table_screen.show_of_game.scene
        assert scene.asking is None
        assert scene.state.round == 1
        await pilot.press("x")
        assert app.table_screen.show_of_game.scene.state.round == 1
        await pilot.press("enter")
        assert app.table_screen.show_of_game.scene.state.round == 2

    drive(new_table(1, 2, target=200), play)


def test_a_key_held_down_chooses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each press that comes too early starts the wait again, so a held key never gets through."""
    monkeypatch.setattr(table_screen, "NO_PRESS", 1.0)

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        for _ in range(30):
            await pilot.press("enter")
        assert app.table.game.choices == []

    drive(new_table(1, 0, edition="continental"), play)


def test_nothing_is_chosen_in_a_window_too_small_to_see_the_table() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        await pilot.resize_terminal(30, 8)
        await pilot.pause()
        await pilot.press("h")
        assert app.table.game.choices == []
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.press("h")
        assert app.table.game.choices == ["hit"]

    drive(new_table(1, 0, edition="continental"), play)


def test_what_is_waited_for_stays_in_the_note() -> None:
    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        while app.table.game.rounds == []:
            await pilot.press(answer_of(app))
        await pilot.press("r", "f")
        assert "Enter" in app.table_screen.show_of_game.scene.note

    drive(new_table(1, 1, target=200), play)


def test_a_strategy_that_fails_ends_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("no idea")

    table = new_table(1, 1, edition="continental", target=200)
    monkeypatch.setattr("flip7.strategies.counter.CounterStrategy.decide", fails)

    async def play(app: TableApp, pilot: Pilot[str]) -> None:
        for _ in range(5):
            await pilot.press("s")

    app = drive(table, play)
    assert app.return_code == 2
    assert app.saved
