"""The panels over the table: unseen cards, what has happened, keys and rules, by keys, wheel and mouse."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from textual import events
from textual.pilot import Pilot

from flip7.engine import ChooseTarget, State
from flip7.i18n import LANGUAGES, display_width
from flip7.i18n.rules_text import IDS
from flip7.rules import CARDS, COPIES, EDITIONS, NUMBERS, Edition
from flip7.tui.canvas import Canvas
from flip7.tui.overlay_base import Overlay, ScrollOverlay
from flip7.tui.overlay_panel import fit_keys, screen_texts, wrap
from flip7.tui.overlay_rules import help_lines, keys_of_end, keys_of_table, keys_of_watching
from flip7.tui.overlay_unseen import HEIGHT, coming, paint_unseen
from flip7.tui.overlays import LogOverlay, RulesOverlay, UnseenOverlay
from flip7.tui.palette import Depth, Palette, Theme
from flip7.tui.reel import Reel
from flip7.tui.scene import Options, Scene
from support.bot_games import record_of_bots
from support.one_screen import drive
from support.snapshots import check_snapshot

SIZES = [(80, 24), (120, 40)]


def a_scene(options: Options | None = None, *, seats: int = 6, told: int = 400) -> Scene:
    reel = Reel(record_of_bots(seats))
    return replace(reel.scene(len(reel) // 2, options or Options(), told=told), viewer=0)


def scene_of(state: State, *, viewer: int | None = 0, options: Options | None = None) -> Scene:
    return Scene(state, tuple(f"P{seat}" for seat in range(state.seats)), options or Options(), viewer=viewer)


def picture(scene: Scene, width: int = 80) -> str:
    return paint_unseen(scene, width, HEIGHT, screen_texts(scene.options.language)).text()


def rules_of(
    options: Options | None = None, *, edition: Edition = EDITIONS["3.1"], search: str = ""
) -> RulesOverlay:
    options = options or Options()
    overlay = RulesOverlay(keys_of_table(screen_texts(options.language)), edition, options)
    overlay.search = search
    return overlay


# --- unseen cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
def test_unseen_cards(size: tuple[int, int], theme: Theme) -> None:
    overlay = UnseenOverlay(a_scene(Options(palette=Palette("256", theme))))
    canvas = overlay.paint(*overlay.wanted(*size))
    check_snapshot(f"unseen-{size[0]}x{size[1]}-{theme}", canvas)


@pytest.mark.parametrize("depth", ["16", "none"])
def test_unseen_cards_with_few_colours(depth: Depth) -> None:
    overlay = UnseenOverlay(a_scene(Options(palette=Palette(depth))))
    check_snapshot(f"unseen-60x20-{depth}", overlay.paint(60, 20))


@pytest.mark.parametrize("language", LANGUAGES)
def test_unseen_cards_in_each_language(language: str) -> None:
    overlay = UnseenOverlay(a_scene(Options(language=language)))
    canvas = overlay.paint(60, 20)
    check_snapshot(f"unseen-60x20-{language}", canvas)
    assert "…" not in canvas.text()


@pytest.mark.parametrize("decks", [1, 2, 5])
@pytest.mark.parametrize("width", [60, 80])
def test_each_kind_tells_how_many_of_how_many(decks: int, width: int) -> None:
    """The figures are those of the draw pile, of all copies in play (R05, R29)."""
    pile = [card for card in CARDS for _ in range(COPIES[card] * decks // 2)]
    state = State(2, draw_pile=pile, hands=["12", "3"], decks=decks, phase="round")
    text = picture(scene_of(state), width)
    for card in CARDS:
        assert f"{COPIES[card] * decks // 2}/{COPIES[card] * decks}" in text
    if decks == 1:
        rows = text.split("\n")[1 : 1 + len(NUMBERS)]
        for number, row in zip(NUMBERS, rows, strict=True):
            left = row[: width - 32]
            assert left.count("▮") == state.unseen[number]
            assert left.count("▮") + left.count("▯") == COPIES[number]


def test_the_chance_is_of_matching_the_viewers_numbers() -> None:
    state = State(2, draw_pile="12 12 3 5", hands=["12 +4", "3 5"], phase="round")
    assert "in front of P0: 2 of 4, 50%." in picture(scene_of(state))
    assert "in front of P1: 2 of 4, 50%." in picture(scene_of(state, viewer=1))
    row = next(line for line in picture(scene_of(state)).split("\n") if " 12 " in line)
    assert "◀" in row
    assert picture(scene_of(state)).count("◀") == 2  # the 12, and the sentence that explains it


def test_a_second_chance_is_told_only_where_it_would_help() -> None:
    state = State(1, draw_pile="12 3", hands=["12 second"], phase="round")
    assert "The Second Chance saves once." in picture(scene_of(state))
    state = State(1, draw_pile="5 3", hands=["12 second"], phase="round")
    assert "Second Chance saves" not in picture(scene_of(state))


def test_with_no_draw_pile_the_discard_pile_is_what_comes() -> None:
    """R24."""
    state = State(1, discard_pile="12 3 9", hands=["12"], phase="round")
    assert coming(scene_of(state)).counts[9] == 1
    assert "from the 3 of the discard pile" in picture(scene_of(state))
    assert "1 of 3, 33%" in picture(scene_of(state))


def test_with_no_cards_at_all_it_says_so() -> None:
    state = State(1, hands=["12"], phase="round")
    assert "There are no cards left." in picture(scene_of(state))


def test_without_a_viewer_the_chance_is_of_who_acts() -> None:
    question = ChooseTarget(1, CARDS[19], (0, 1))
    state = State(2, draw_pile="3 9", hands=["12", "3"], phase="round", question=question)
    assert "in front of P1: 1 of 2" in picture(scene_of(state, viewer=None))
    state = State(2, draw_pile="3 9", hands=["12", "3"], phase="round")
    assert "in front of" not in picture(scene_of(state, viewer=None))


# --- the log --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
def test_the_log(size: tuple[int, int], theme: Theme) -> None:
    scene = a_scene(Options(palette=Palette("256", theme)))
    overlay = LogOverlay(scene.told, scene.options)
    canvas = overlay.paint(*overlay.wanted(*size))
    check_snapshot(f"log-{size[0]}x{size[1]}-{theme}", canvas)


def shown(overlay: Overlay) -> list[str]:
    """Return the lines inside the frame, without the scroll bar."""
    return [line[2:-1].rstrip() for line in overlay.sheet.canvas.text().split("\n")[1:-1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_holds_every_sentence_and_ends_with_the_newest(language: str) -> None:
    scene = a_scene(Options(language=language))
    overlay = LogOverlay(scene.told, scene.options)
    joined = " ".join(" ".join(line.text.split()) for line in overlay.lines(70))
    at = 0
    for sentence in scene.told:
        at = joined.index(" ".join(sentence.split()), at)
    assert overlay.lines(70)[-1].bold
    assert all(display_width(line.text) <= 70 for line in overlay.lines(70))


def test_an_empty_log_says_so() -> None:
    assert "Nothing has happened yet." in LogOverlay((), Options()).paint(60, 20).text()


def first_of(overlay: ScrollOverlay) -> int | None:
    """Return the first line shown; a call, because a pilot's keys change it."""
    return overlay.first


def test_the_log_scrolls_within_its_ends() -> None:
    scene = a_scene()
    overlay = LogOverlay(scene.told, scene.options)

    async def act(pilot: Pilot[None]) -> None:
        count, room = len(overlay.lines(76)), overlay.sheet.size.height - 2
        assert shown(overlay)[-1] == overlay.lines(76)[-1].text
        await pilot.press("down", "pagedown", "end")
        assert first_of(overlay) is None
        await pilot.press("up")
        assert first_of(overlay) == count - room - 1
        await pilot.press("pageup")
        assert first_of(overlay) == count - room - 1 - (room - 1)
        await pilot.press("home")
        assert first_of(overlay) == 0
        await pilot.press("up", "pageup")
        assert first_of(overlay) == 0
        assert shown(overlay)[0] == overlay.lines(76)[0].text
        await pilot.press("down")
        assert first_of(overlay) == 1
        await pilot.press("end")
        assert first_of(overlay) is None

    drive(overlay, act)


def test_the_log_scrolls_by_the_wheel() -> None:
    scene = a_scene()
    overlay = LogOverlay(scene.told, scene.options)

    async def act(pilot: Pilot[None]) -> None:
        end = len(overlay.lines(76)) - (overlay.sheet.size.height - 2)
        await pilot._post_mouse_events([events.MouseScrollUp], overlay.sheet)
        await pilot.pause()
        assert first_of(overlay) == end - 3
        await pilot._post_mouse_events([events.MouseScrollDown], overlay.sheet)
        await pilot.pause()
        assert first_of(overlay) is None

    drive(overlay, act)


def test_the_log_asks_for_earlier_sentences_at_its_top() -> None:
    told = tuple(f"Sentence {number}." for number in range(500))
    asked: list[int] = []

    def earlier(most: int) -> tuple[str, ...]:
        asked.append(most)
        return told[-most:]

    overlay = LogOverlay(told[-60:], Options(), earlier=earlier)

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("home")
        assert asked == [120]
        assert shown(overlay)[0] == "· Sentence 440."  # nothing jumps
        for _ in range(12):
            await pilot.press("home")
        assert shown(overlay)[0] == "· Sentence 0."
        assert asked[-1] > 500

    drive(overlay, act)


# --- keys and rules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
def test_keys_and_rules(size: tuple[int, int], theme: Theme) -> None:
    overlay = rules_of(Options(palette=Palette("256", theme)))
    check_snapshot(f"rules-{size[0]}x{size[1]}-{theme}", overlay.paint(*overlay.wanted(*size)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_and_rules_in_each_language(language: str) -> None:
    overlay = rules_of(Options(language=language), edition=EDITIONS["continental"])
    check_snapshot(f"rules-80x24-{language}", overlay.paint(80, 24))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_of_the_edition_are_there_after_the_keys(language: str, edition: Edition) -> None:
    keys = keys_of_table(screen_texts(language))
    for width in (54, 76, 96):
        lines = help_lines(keys, language, edition, width, "")
        assert all(display_width(line.text) <= width for line in lines)
        texts = [line.text for line in lines]
        rules = [index for index, text in enumerate(texts) if re.match(r"R\d\d ", text)]
        assert sorted(texts[index][:3] for index in rules) == sorted(IDS)
        for key, _ in keys:
            assert any(text.startswith(f"{key} ") for text in texts[: rules[0]])


def test_the_rules_are_those_of_the_edition() -> None:
    found = {
        name: [line.text for line in help_lines([("?", "x")], "en", edition, 76, "R01")]
        for name, edition in EDITIONS.items()
    }
    assert found["3.1"] != found["continental"]


@pytest.mark.parametrize(
    ("language", "word", "rule"),
    [
        ("en", "FREEZE", "R15"),
        ("it", "possibilita", "R20"),
        ("fr", "a la suite", "R16"),
        ("es", "r22", "R22"),
    ],
)
def test_search_finds_rules_whatever_case_and_accents(language: str, word: str, rule: str) -> None:
    overlay = rules_of(Options(language=language), search=word)
    texts = [line.text for line in overlay.lines(76)]
    assert any(text.startswith(rule) for text in texts)
    assert not any(text.startswith("U ") for text in texts)


def test_search_by_typing_marks_and_clears() -> None:
    overlay = rules_of()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("pagedown")
        assert first_of(overlay) == 19
        await pilot.press(*"freezx", "backspace", "e")
        assert overlay.search == "freeze"
        assert first_of(overlay) == 0
        assert "“freeze”: 6 rules" in overlay.sheet.canvas.text()
        marked = str(overlay.options.palette.style("page", on="focus", bold=True))
        styles = [str(segment.style) for strip in overlay.sheet.canvas.strips() for segment in strip]
        assert marked in styles
        await pilot.press("escape")
        assert overlay.search == ""
        assert overlay.is_current
        await pilot.press(*"zzz")
        assert "“zzz”: 0 rules" in overlay.sheet.canvas.text()
        await pilot.press("escape", "escape")
        assert not overlay.is_current

    assert drive(overlay, act).closed


def test_pasted_text_is_searched_for_without_what_cannot_be_shown() -> None:
    overlay = rules_of()

    async def act(pilot: Pilot[None]) -> None:
        overlay.post_message(events.Paste("second\x1b[31m\n chance" + "x" * 500))
        await pilot.pause()
        assert overlay.search.startswith("second[31m chance")
        assert len(overlay.search) == 40

    drive(overlay, act)


def test_the_last_line_of_the_rules_can_be_reached() -> None:
    overlay = rules_of()

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("end")
        assert shown(overlay)[-1] == overlay.lines(76)[-1].text
        at = first_of(overlay)
        await pilot.press("down", "pagedown")
        assert first_of(overlay) == at

    drive(overlay, act)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_of_the_other_screens_have_meanings(language: str) -> None:
    texts = screen_texts(language)
    for keys in (keys_of_end(texts), keys_of_watching(texts, several=True)):
        assert len({key for key, _ in keys}) == len(keys)
        assert all(key and meaning for key, meaning in keys)
    alone = keys_of_watching(texts, several=False)
    assert len(alone) == len(keys_of_watching(texts, several=True)) - 1


# --- what all have in common ----------------------------------------------------------------------------

MAKERS: dict[str, Callable[[], Overlay]] = {
    "u": lambda: UnseenOverlay(a_scene()),
    "l": lambda: LogOverlay(("One.",), Options()),
    "?": rules_of,
}


@pytest.mark.parametrize("key", MAKERS)
@pytest.mark.parametrize("closing", ["escape", "same"])
def test_esc_or_the_same_key_closes(key: str, closing: str) -> None:
    overlay = MAKERS[key]()
    pressed = {"?": "question_mark"}.get(key, key) if closing == "same" else closing

    async def act(pilot: Pilot[None]) -> None:
        await pilot.press("tab", "enter", "left")
        assert overlay.is_current
        await pilot.press(pressed)

    assert drive(overlay, act).closed


@pytest.mark.parametrize("key", MAKERS)
def test_any_size_is_filled_and_never_overflows(key: str) -> None:
    overlay = MAKERS[key]()

    async def act(pilot: Pilot[None]) -> None:
        for size in ((60, 20), (200, 60), (30, 8), (12, 4), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            canvas: Canvas = overlay.sheet.canvas
            assert canvas.width <= size[0]
            assert canvas.height <= size[1]
            for line in canvas.text().split("\n"):
                assert display_width(line) == canvas.width
        assert overlay.sheet.canvas.width > 70

    drive(overlay, act)


def test_lines_break_at_spaces_and_wide_letters_count_twice() -> None:
    assert wrap("李四 hits: 12.", 8) == ["李四", "hits:", "12."]
    assert wrap("a" * 25, 10) == ["a" * 10, "a" * 10, "a" * 5]
    assert wrap("", 10) == [""]
    assert all(display_width(line) <= 3 for line in wrap("李四李四 ab", 3))


def test_keys_that_do_not_fit_go_from_the_middle() -> None:
    assert fit_keys("A   B   C   ? keys   Q quit", 20) == "A   ? keys   Q quit"
    assert fit_keys("? keys   Q quit", 6) == "Q quit"
