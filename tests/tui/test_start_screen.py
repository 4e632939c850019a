"""The start screen as it is used: whole flows by keyboard in five languages, mouse, paste, resizing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date, datetime

import pytest
from textual import events
from textual.app import App
from textual.geometry import Offset
from textual.pilot import Pilot

from flip7.i18n import LANGUAGES
from flip7.rules import EDITION_OF_LANGUAGE
from flip7.strategies import Setting
from flip7.tui.palette import Palette
from flip7.tui.preferences import Preferences
from flip7.tui.scene import Options
from flip7.tui.start_entries import Entry, SavedSummary, default_person
from flip7.tui.start_page import StartPage
from flip7.tui.start_painting import paint_start
from flip7.tui.start_screen import StartResult, StartScreen

WHEN = datetime(2026, 12, 24, 18, 30)  # noqa: DTZ001  # local, as a person reads it
SAVED = SavedSummary(WHEN, ("Ann", "Bo", "Counter"), 4, (88, 97, 140), 200)
TODAY = date(2026, 12, 24)


class StartApp(App[StartResult | None]):
    """Nothing but a start screen."""

    def __init__(self, screen: StartScreen) -> None:
        super().__init__()
        self.start = screen
        self.left = False

    def on_mount(self) -> None:
        self.push_screen(self.start, self.done)

    def done(self, result: StartResult | None) -> None:
        self.left = True
        self.exit(result)

    @property
    def page(self) -> StartPage:
        return self.start.view.page

    def picture(self) -> str:
        """Return what is shown, as text."""
        width, height = self.start.view.size
        lines = [self.start.view.render_line(row).text for row in range(height)]
        assert all(len(line) <= width for line in lines)
        return "\n".join(lines)


Steps = Callable[[StartApp, Pilot[StartResult | None]], Awaitable[None]]


def start(
    steps: Steps,
    preferences: Preferences | None = None,
    options: Options | None = None,
    setting: Setting | None = None,
    saved: SavedSummary | None = None,
    size: tuple[int, int] = (80, 24),
) -> StartApp:
    """Run a start screen and let somebody use it."""
    screen = StartScreen(
        preferences or Preferences(), options or Options(), setting=setting, saved=saved, today=TODAY
    )
    app = StartApp(screen)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(asyncio.wait_for(run(), timeout=120))
    return app


def press(*keys: str) -> Steps:
    """Return somebody who only presses these keys."""

    async def steps(_: StartApp, pilot: Pilot[StartResult | None]) -> None:
        await pilot.press(*keys)

    return steps


def result_of(app: StartApp) -> StartResult:
    assert app.return_value is not None
    return app.return_value


def place_of(app: StartApp, action: str, *, last: bool = False) -> Offset:
    """Return a cell that stands for an action: the first of it, or the last."""
    canvas = paint_start(app.page, *app.start.view.size)
    regions = [region for region in canvas.regions if region.action == action]
    assert regions, action
    region = regions[-1] if last else regions[0]
    for column in range(region.left, region.right):
        if canvas.action_at(column, region.row) == action:
            return Offset(column, region.row)
    raise AssertionError(f"{action} is covered")


# --- at once --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_alone_begins_the_game_of_the_language(language: str) -> None:
    result = result_of(start(press("enter"), options=Options(language=language)))
    assert result.setting == Setting(
        [default_person(language)],
        ["counter", "bold", "cautious"],
        EDITION_OF_LANGUAGE[language].name,
        200,
        1,
    )
    assert (result.options, result.resume) == (Options(language=language), False)
    assert result.preferences == Preferences(bots=("counter", "bold", "cautious"), target=200, decks=1), (
        "what was not chosen goes on following the language and the environment"
    )


def test_the_last_choice_is_there_again() -> None:
    preferences = Preferences(
        ("Ann", "Bo"),
        ("bold", "threshold:30"),
        "continental",
        120,
        2,
        "es",
        "fast",
        "light",
        True,
        True,
        True,
    )
    result = result_of(start(press("enter"), preferences))
    assert result.setting == Setting(["Ann", "Bo"], ["bold", "threshold:30"], "continental", 120, 2)
    assert result.options == Options("es", Palette("256", "light"), "fast", True, True, True)
    assert result.preferences == preferences


@pytest.mark.parametrize(("keys", "resume"), [(("enter",), True), (("down", "enter"), False)])
def test_a_saved_game_is_offered_first(keys: tuple[str, ...], resume: bool) -> None:
    app = start(press(*keys), saved=SAVED)
    assert result_of(app).resume is resume
    assert result_of(app).setting.people == ["You"]


@pytest.mark.parametrize("key", ["q", "Q"])
def test_q_quits(key: str) -> None:
    app = start(press(key), saved=SAVED)
    assert app.left
    assert app.return_value is None


# --- whole flows by keyboard ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_evening_is_set_up_with_letters(language: str) -> None:
    other = "fr" if language != "fr" else "it"

    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        async def go(entry: Entry, *keys: str) -> None:
            await pilot.press(app.page.keys()[entry], *keys)

        await go("people", *"Ann", "enter", *"Ann", "enter", *"Zoë", "enter", "enter")
        assert (app.page.entry, app.page.item) == ("people", None)
        await go(
            "bots", "right", "down", "left", "down", "down", "2", "enter", "down", "3", "0", "enter", "escape"
        )
        await go("edition", "right")
        await go("target", "left", "1", "2", "3", "enter")
        await go("decks", "right")
        await go("pace", "right", "right")
        await go("theme", "left")
        await go("motion", "enter")
        await go("curtain", "space")
        await go("reasons", "right")
        for _ in range(LANGUAGES.index(other) - LANGUAGES.index(language)):
            await go("language", "right")
        for _ in range(LANGUAGES.index(language) - LANGUAGES.index(other)):
            await go("language", "left")
        await go("play")

    result = result_of(start(steps, options=Options(language=language)))
    departed = "continental" if EDITION_OF_LANGUAGE[language].name == "3.1" else "3.1"
    assert result.setting == Setting(
        ["Ann", "Ann", "Zoë"],
        ["counter", "bold", "counter", "threshold:30", "threshold:30"],
        departed,
        123,
        2,
    )
    assert result.options == Options(other, Palette("256", "light"), "off", True, True, True)
    remembered = result.preferences
    assert remembered.people == ("Ann", "Ann", "Zoë")
    assert (remembered.language, remembered.pace, remembered.theme) == (other, "off", "light")
    assert (remembered.reduced_motion, remembered.curtain, remembered.reasons) == (True, True, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arrows_reach_every_line(language: str) -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        reached = [app.page.entry]
        for _ in app.page.form.entries[1:]:
            await pilot.press("down")
            reached.append(app.page.entry)
        assert tuple(reached) == app.page.form.entries
        await pilot.press("down")
        assert app.page.entry == reached[0]
        await pilot.press("shift+tab", "shift+tab", "tab")
        assert app.page.entry == reached[-1]
        await pilot.press("home", "end", "escape")
        assert app.page.entry == "play"

    start(steps, options=Options(language=language), saved=SAVED)


def test_the_language_changes_at_once_with_its_edition() -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        await pilot.press("l", "right")
        for text in ("Nuova partita", "continentale", "Tu", "Italiano"):
            assert text in app.picture()
        await pilot.press("left")
        for text in ("New game", "3.1", "You", "English"):
            assert text in app.picture()
        await pilot.press("e", "right", "l", "right")
        assert app.page.form.edition == "continental"
        await pilot.press("right", "right", "right")
        assert (app.page.form.language, app.page.form.edition) == ("es", "3.1"), "it was the default again"

    start(steps)


def test_colours_change_at_once() -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        backgrounds = []
        for _ in range(3):
            backgrounds.append(str(app.start.view.render_line(1)._segments[0].style))
            await pilot.press("c", "right")
        automatic, dark, light = backgrounds
        assert automatic == dark != light

    start(steps)


# --- what was given -------------------------------------------------------------------------------------


def test_what_was_given_is_not_asked_again() -> None:
    given = Setting(["Ann"], ["bold"], "continental", None, 2)

    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        assert not {"people", "bots", "edition", "decks"} & set(app.page.form.entries)
        assert "Ann" in app.picture()
        await pilot.press("p", "e", "b", "d")
        assert app.page.entry == "play"
        row = next(row for row, line in enumerate(app.picture().split("\n")) if "People" in line)
        await pilot.click(offset=(6, row))
        assert app.page.entry == "play"
        await pilot.press("l", "right", "t", "f", "7", "7", "enter", "n")

    result = result_of(start(steps, Preferences(people=("Eve",), decks=1), setting=given))
    assert result.setting == Setting(["Ann"], ["bold"], "continental", 77, 2)
    assert result.options.language == "it"


def test_given_people_are_joined_by_the_bots_that_are_usual() -> None:
    assert result_of(start(press("enter"), setting=Setting(["Ann"]))).setting.bots == [
        "counter",
        "bold",
        "cautious",
    ]
    assert result_of(start(press("enter"), setting=Setting(["Ann", "Bo"]))).setting.bots == []


# --- mouse, paste, sizes --------------------------------------------------------------------------------


def test_everything_can_be_done_with_the_mouse() -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        async def click(action: str, *, last: bool = False) -> None:
            await pilot.click(offset=place_of(app, action, last=last))

        await click("entry:language")
        await click("value:fr")
        await click("entry:edition")
        assert app.page.form.edition == "continental"
        await click("value:3.1")
        await click("entry:target")
        await click("step:1")
        await click("entry:bots")
        await click("item:2")
        await click("step:1")
        await click("step:-1")
        await click("step:-1")
        await click("entry:people")
        await click("item:1")
        await pilot.press(*"Bo")
        await click("item:0")
        await click("remove:0")
        assert app.page.form.people == ("Bo",)
        await click("entry:play")

    result = result_of(start(steps))
    assert result.setting == Setting(["Bo"], ["counter", "cautious"], "3.1", 250, 1)
    assert result.options.language == "fr"


def test_a_click_on_quit_quits() -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        await pilot.click(offset=(2, 0))
        assert not app.left, "nothing stands there"
        await pilot.click(offset=place_of(app, "quit"))

    app = start(steps)
    assert app.left
    assert app.return_value is None


def test_the_wheel_moves_like_the_arrows() -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        reached = []
        for kind in (events.MouseScrollDown, events.MouseScrollUp):
            app.start.view.post_message(kind(app.start.view, 3, 3, 0, 0, 0, False, False, False))
            await pilot.pause()
            reached.append(app.page.entry)
        assert reached == ["people", "play"]

    start(steps)


def test_pasted_nonsense_becomes_a_name() -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        async def paste(text: str) -> None:
            app.start.view.post_message(events.Paste(text))
            await pilot.pause()

        await paste("q\nnobody types yet")
        assert app.page.entry == "play"
        assert not app.left
        await pilot.press("p")
        await paste("\x1b[31mAnn\x07\r\nof\u202e York\x00 \u200b")
        assert app.page.field is not None
        assert app.page.field.text == "[31mAnn of York"
        await pilot.press("enter")
        await paste("x" * 100_000)
        await pilot.press("enter", "escape", "f")
        await paste("1")
        await pilot.press("enter")
        await paste(" 1,2 3 points\n")
        await pilot.press("enter", "n")

    result = result_of(start(steps))
    assert result.setting.people == ["[31mAnn of York", "x" * 60]
    assert result.setting.target == 123


def test_a_window_that_is_too_small_says_what_it_needs_and_loses_nothing() -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        await pilot.press("p", *"Ann", "enter", *"Bo")
        for size in [(59, 19), (1, 1), (60, 19), (59, 20)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            if size[0] > 30:
                assert "60" in app.picture()
                assert "20" in app.picture()
                assert "Ann" not in app.picture()
        for size in [(60, 20), (76, 20), (120, 40), (300, 90), (80, 24)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "Bo" in app.picture()
        await pilot.press("enter", "escape", "n")

    assert result_of(start(steps)).setting.people == ["Ann", "Bo"]


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_the_keys_of_the_program_are_left_to_it(key: str) -> None:
    async def steps(app: StartApp, pilot: Pilot[StartResult | None]) -> None:
        await pilot.press("p")
        before = app.page
        await pilot.press(key)
        assert app.page is before

    start(steps)
