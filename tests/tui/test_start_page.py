"""The start screen as data and as a picture: what each key does, every size, five languages, few colours."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, datetime
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import flip7.i18n
from flip7.i18n import LANGUAGES, catalogue, display_width
from flip7.rules import EDITIONS
from flip7.strategies import MOST_SEATS, Setting
from flip7.strategies import catalogue as strategy_catalogue
from flip7.tui import start_bots
from flip7.tui.canvas import Canvas
from flip7.tui.painting import LEAST_COLUMNS, LEAST_ROWS
from flip7.tui.palette import Depth, Palette, Theme
from flip7.tui.preferences import Preferences
from flip7.tui.scene import Options
from flip7.tui.start_bots import OUR_BOTS
from flip7.tui.start_entries import Entry, SavedSummary, start_texts, value_name, values_of
from flip7.tui.start_form import first_form
from flip7.tui.start_keys import click, paste, press
from flip7.tui.start_page import StartPage, first_page
from flip7.tui.start_painting import paint_start
from support.snapshots import check_snapshot

WHEN = datetime(2026, 12, 24, 18, 30)  # noqa: DTZ001  # local, as a person reads it
SAVED = SavedSummary(WHEN, ("Ann", "Bo", "Counter"), 4, (88, 97, 140), 200)
SIZES = [(60, 20), (76, 20), (80, 24), (100, 20), (120, 40)]
ALL_ENTRIES: tuple[Entry, ...] = (
    "resume", "play", "people", "bots", "edition", "target", "decks",
    "language", "pace", "theme", "motion", "curtain", "reasons",
)  # fmt: skip


@pytest.fixture(autouse=True)
def only_our_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever strategies are installed beside ours, the pictures are the same."""
    monkeypatch.setattr(start_bots, "names", lambda: sorted(OUR_BOTS))


def page_of(
    language: str = "en",
    *,
    depth: Depth = "256",
    theme: Theme = "dark",
    saved: SavedSummary | None = SAVED,
    preferences: Preferences | None = None,
    given: Setting | None = None,
    today: date = date(2026, 12, 24),
) -> StartPage:
    options = Options(language=language, palette=Palette(depth, theme))
    return first_page(first_form(preferences or Preferences(), options, given or Setting(), saved, today))


def after(page: StartPage, *keys: str) -> StartPage:
    """Press keys: names of keys, or letters to type."""
    for key in keys:
        page = press(page, key, key if len(key) == 1 else " " if key == "space" else None)
    return page


def text_of(page: StartPage, width: int = 80, height: int = 24) -> str:
    return paint_start(page, width, height).text()


# --- pictures -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
def test_the_first_picture(size: tuple[int, int], theme: Theme, language: str) -> None:
    page = page_of(language, theme=theme)
    check_snapshot(f"start-{size[0]}x{size[1]}-{theme}-{language}", paint_start(page, *size))


@pytest.mark.parametrize("entry", ["play", "people", "bots", "edition", "decks", "language", "pace"])
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)], ids=["60x20", "80x24", "120x40"])
def test_the_picture_of_a_line(size: tuple[int, int], entry: Entry) -> None:
    page = page_of(preferences=Preferences(("Ann", "Zoë"), ("counter",) * 18 + ("threshold:30",))).at(entry)
    if entry in ("people", "bots"):
        page = page.inside(1)
    check_snapshot(f"start-{entry}-{size[0]}x{size[1]}", paint_start(page, *size))


@pytest.mark.parametrize("depth", ["16", "none"])
def test_the_picture_with_few_colours(depth: Depth) -> None:
    check_snapshot(f"start-80x24-{depth}", paint_start(page_of(depth=depth).at("language"), 80, 24))


@given(
    st.integers(1, 140),
    st.integers(1, 60),
    st.sampled_from(LANGUAGES),
    st.sampled_from(ALL_ENTRIES),
    st.sampled_from(["256", "16", "none"]),
    st.integers(0, 30),
)
@settings(max_examples=60)
def test_every_size_can_be_painted(
    width: int, height: int, language: str, entry: Entry, depth: Depth, seats: int
) -> None:
    names = tuple(f"李四 {seat} with a long name" for seat in range(seats))
    page = page_of(language, depth=depth, preferences=Preferences(names, ("bold",) * seats)).at(entry)
    for shown in (page, page.inside(seats) if entry in ("people", "bots") else page):
        canvas = paint_start(shown, width, height)
        assert (canvas.width, canvas.height) == (width, height)
        assert all(strip.cell_length == width for strip in canvas.strips())
        assert all(display_width(line) <= width for line in canvas.text().split("\n"))
        inside = all(0 <= region.left < region.right <= width for region in canvas.regions)
        assert inside


@pytest.mark.parametrize("size", [(59, 40), (200, 19), (20, 8)])
def test_a_small_window_says_what_is_needed(size: tuple[int, int]) -> None:
    words = text_of(page_of(), *size).split()
    assert {str(LEAST_COLUMNS), str(LEAST_ROWS)} <= set(words)
    assert "Play" not in words


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_off(language: str, size: tuple[int, int]) -> None:
    """With short names nothing ends in an ellipsis, whatever line one is at."""
    page = page_of(language, preferences=Preferences(("Ann",), ("bold",)))
    for entry in ALL_ENTRIES:
        for shown in (page.at(entry), page.at(entry).inside(1) if entry in ("people", "bots") else page):
            assert "…" not in text_of(shown, *size), (entry, text_of(shown, *size))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_differences_stand_side_by_side(language: str, size: tuple[int, int]) -> None:
    """R01 to R04 of both editions are in one view, each whole."""
    texts = start_texts(language)
    words = set(text_of(page_of(language).at("edition"), *size).split())
    for number in range(1, 5):
        said = [texts.format(f"start-r0{number}-label")]
        for edition in EDITIONS:
            said += [
                texts.format(f"start-r0{number}", holds=holds, edition=edition) for holds in ("yes", "no")
            ]
        for text in said:
            assert set(text.split()) <= words, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", ["pace", "theme", "motion", "curtain", "reasons", "language"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_value_is_explained(size: tuple[int, int], entry: Entry, language: str) -> None:
    texts = start_texts(language)
    words = set(text_of(page_of(language).at(entry), *size).split())
    for value in values_of(entry):
        assert value_name(texts, entry, value) in text_of(page_of(language).at(entry), *size)
        name = "edition-3-1" if entry == "language" else f"start-{entry}-{value}-text"
        assert set(texts.format(name).split()) <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_our_bots_has_a_line_on_its_character(language: str) -> None:
    page = (
        page_of(language, preferences=Preferences(bots=("threshold:31", "counter:20"))).at("bots").inside(0)
    )
    words = set(text_of(page, 120, 40).replace("\u00a0", " ").split())
    assert set(OUR_BOTS) | {"counter:20"} <= words
    assert {"18", "32", "31", "22", "20"} <= words, "their numbers come from the strategies"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("day", "message"),
    [(24, "start-saved-today"), (25, "start-saved-yesterday"), (29, "start-saved-on")],
)
def test_the_saved_game_is_described(day: int, message: str, language: str) -> None:
    page = page_of(language, today=date(2026, 12, day))
    said = start_texts(language).format(message, time="18:30", date="2026-12-24")
    words = set(text_of(page).split())
    assert {*said.split(), "Ann", "Bo", "Counter", "88", "97", "140"} <= words


def test_without_colours_what_one_is_at_is_reversed_and_marked() -> None:
    for entry in ALL_ENTRIES:
        canvas = paint_start(page_of(depth="none").at(entry), 80, 24)
        rows = [row for row, line in enumerate(canvas.text().split("\n")) if line.startswith(" ▶")]
        assert len(rows) == 1
        reversed_rows = {
            row
            for row, strip in enumerate(canvas.strips())
            for segment in list(strip)[:8]
            if segment.style is not None and segment.style.reverse and segment.text.strip()
        }
        assert rows[0] in reversed_rows
        assert not any(
            segment.style is not None and (segment.style.color or segment.style.bgcolor)
            for strip in canvas.strips()
            for segment in strip
        )


@pytest.mark.parametrize("seats", [1, 200])
def test_a_long_list_shows_where_one_is(seats: int) -> None:
    names = tuple(f"Guest-{seat}" for seat in range(seats))
    page = page_of(preferences=Preferences(names)).at("people")
    for item in {0, seats // 2, seats - 1}:
        for size in SIZES:
            assert f"Guest-{item}" in text_of(page.inside(item), *size).split()


# --- letters --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_its_own_letter_whatever_is_hidden(language: str) -> None:
    page = page_of(language)
    letters = page.keys()
    assert set(letters) == set(ALL_ENTRIES)
    assert len(set(letters.values())) == len(letters)
    assert "q" not in letters.values()
    fewer = page_of(language, saved=None, given=Setting(["Ann"], edition="3.1")).keys()
    assert fewer == {entry: letters[entry] for entry in fewer}
    for entry, letter in letters.items():
        if entry not in ("play", "resume"):
            assert after(page, letter).entry == entry
            assert after(page, letter.upper()).entry == entry


FRENCH_MARK_WITHOUT_SPACE = re.compile(r"(?<!\u00a0)[;!?»]|[^\u00a0]:(?!\S)|«(?!\u00a0)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_keep_to_the_typography_of_their_language(language: str) -> None:
    path = Path(flip7.i18n.__file__).parent / "locales" / language / "start.ftl"
    lines = [line for line in path.read_text(encoding="utf-8").split("\n") if not line.startswith("#")]
    assert not [line for line in lines if "'" in line]
    if language == "fr":
        # The key for the rules is no question mark.
        bare = [line.replace(", ? ", ", ") for line in lines]
        assert not [line for line in bare if FRENCH_MARK_WITHOUT_SPACE.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_values_fit_their_columns(language: str) -> None:
    texts = catalogue(language, "start", "tui")
    for entry in ALL_ENTRIES:
        assert display_width(texts.format(f"start-entry-{entry}")) <= 15
        for value in values_of(entry):
            name = f"tui-pace-{value}" if entry == "pace" else f"start-{entry}-{value.replace('.', '-')}"
            assert display_width(texts.format(name)) <= 15


# --- people ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("leave", ["enter", "down", "up", "tab"])
def test_an_empty_name_is_refused_with_a_sentence(leave: str, language: str) -> None:
    page = after(
        page_of(language, preferences=Preferences(("Ann", "Bo"))).at("people").inside(0), "delete", leave
    )
    assert page.form.people == ("Ann", "Bo")
    assert page.item == 0
    said = start_texts(language).format("start-note-empty-name")
    assert said in text_of(page, 60, 20)
    assert said not in text_of(after(page, "E"), 60, 20)
    assert after(page, *"Eve", leave).form.people == ("Eve", "Bo")


def test_an_empty_name_is_also_one_of_which_nothing_is_seen() -> None:
    page = page_of(preferences=Preferences(("Ann",))).at("people").inside(0)
    page = after(paste(page, " \u200b\x1b\u202e "), "enter")
    assert page.note is not None
    assert page.form.people == ("Ann",)


def test_a_name_that_is_only_looked_at_stays_what_it_was() -> None:
    given_names = ("\x1b[31mAnn", "Bo\u202e", "x" * 500)
    page = page_of(preferences=Preferences(given_names)).at("people").inside(0)
    shown = text_of(page)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\u202e]", shown)
    assert after(page, "down", "down", "down", "up", "enter").form.people == given_names


def test_names_are_edited_like_any_text() -> None:
    page = page_of().at("people").inside(0)
    typed = after(page, *"Bob", "left", "backspace", "home", "delete", "B", "end", "o", "enter")
    assert typed.form.people == ("Bbo",)
    assert after(page, "right", "s", "enter").form.people == ("Yous",)
    assert after(page, "left", *"To ", "enter").form.people == ("To You",)
    assert after(page, *"Bob", "ctrl+u", *"Al", "enter").form.people == ("Al",)
    assert after(page, *"Bob", "escape").form.people == ("You",)
    assert after(page, *"Ann", "space", "Q", "enter").form.people == ("Ann Q",)


def test_equal_names_are_welcome() -> None:
    assert after(page_of().at("people").inside(0), *"Ann", "enter", *"Ann", "enter").form.people == (
        "Ann",
        "Ann",
    )


def test_people_leave() -> None:
    page = page_of(preferences=Preferences(("Ann", "Bo", "Cy"))).at("people")
    assert after(page.inside(1), "ctrl+d").form.people == ("Ann", "Cy")
    assert after(page.inside(1), "backspace", "backspace").form.people == ("Ann", "Cy")
    assert after(page.inside(0), "ctrl+d", "ctrl+d", "ctrl+d", "ctrl+d", "backspace").form.people == ()
    gone = after(page.inside(2), "ctrl+d")
    assert (gone.item, gone.field and gone.field.text) == (1, "Bo")


def test_up_and_down_lead_out_of_the_list() -> None:
    page = page_of().at("people").inside(0)
    assert (after(page, "up").entry, after(page, "up").item) == ("people", None)
    down = after(page, "down", "down")
    assert (down.entry, down.item) == ("bots", None)
    assert after(page, "down", *"Bo", "up").form.people == ("You", "Bo")


def test_at_most_two_hundred_sit_down() -> None:
    names = tuple(f"P{seat}" for seat in range(MOST_SEATS - 1))
    page = page_of(preferences=Preferences(names, ())).at("people").inside(MOST_SEATS - 1)
    full = after(page, *"Bo", "enter", *"Cy", "enter")
    assert len(full.form.people) == MOST_SEATS
    assert full.note is not None
    assert "200" in text_of(full, 60, 20)
    bots = after(full.outside().at("bots").inside(0), "right", "5", "enter")
    assert bots.form.bots == ()
    assert bots.note is not None
    assert (
        after(page_of(preferences=Preferences(("Ann",), ())).at("bots").inside(0), *"500", "enter").form.seats
        == 1
    )


def test_given_players_leave_no_room_for_remembered_bots() -> None:
    many = [f"P{seat}" for seat in range(150)]
    page = page_of(given=Setting(many), preferences=Preferences(bots=("bold",) * 100))
    assert page.form.seats == MOST_SEATS


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_has_to_play(language: str) -> None:
    page = after(
        page_of(language, preferences=Preferences(("Ann",), ())).at("people").inside(0), "ctrl+d", "escape"
    )
    refused = press(page, page.keys()["play"], page.keys()["play"])
    assert refused.outcome == ""
    assert start_texts(language).format("start-note-nobody") in text_of(refused, 60, 20)


def test_bots_may_play_alone() -> None:
    page = after(page_of().at("people").inside(0), "ctrl+d", "escape", "n")
    assert page.outcome == "play"
    assert page.form.setting().people == []


# --- bots, numbers --------------------------------------------------------------------------------------


def test_bots_sit_in_the_order_in_which_they_were_added() -> None:
    page = page_of(preferences=Preferences(bots=("bold", "counter", "bold"))).at("bots").inside(0)
    more = after(page, "right", "plus", "down", "+")
    assert more.form.bots == ("bold", "counter", "bold", "counter", "counter", "cautious")
    assert after(more, "down", "-").form.bots == ("bold", "counter", "counter", "counter", "cautious")
    assert after(more, "home", "0", "enter").form.bots == ("bold", "bold", "cautious")


def test_the_number_of_the_threshold_is_set() -> None:
    page = page_of(preferences=Preferences(bots=("threshold", "bold", "threshold"))).at("bots")
    at = next(index for index, item in enumerate(page.bot_items) if item.number)
    up = after(page.inside(at), "right", "right", "left")
    assert up.form.bots == ("threshold:26", "bold", "threshold:26")
    assert after(up, "4", "0", "enter").form.bots == ("threshold:40", "bold", "threshold:40")
    assert after(page.inside(at), "0", "enter", "left").form.bots[0] == "threshold:0"
    refused = after(page.inside(at), *"99999999", "enter")
    assert refused.note is not None
    assert after(refused, "escape", "right").form.bots[0] == "threshold:26"


def test_two_thresholds_that_become_equal_are_one() -> None:
    page = page_of(preferences=Preferences(bots=("threshold:30", "threshold:31"))).at("bots")
    at = next(index for index, item in enumerate(page.bot_items) if item.number)
    same = after(page.inside(at), "right")
    assert same.form.bots == ("threshold:31", "threshold:31")
    assert same.bot_item.kind == "threshold:31"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_of_somebody_else_is_shown_by_name_and_has_to_be_able_to_play(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = strategy_catalogue._installed()
    ghost = EntryPoint("ghost", "flip7.no_such_module:Ghost", strategy_catalogue.GROUP)
    monkeypatch.setattr(strategy_catalogue, "_installed", lambda: {**ours, "ghost": ghost})
    monkeypatch.setattr(start_bots, "names", lambda: [*sorted(OUR_BOTS), "ghost"])
    page = page_of(language, saved=None).at("bots").inside(99)
    assert page.bot_item.kind == "ghost"
    page = after(page, "right")
    assert "ghost" in page.form.bots
    refused = press(page, page.keys()["play"], page.keys()["play"])
    assert refused.outcome == ""
    assert start_texts(language).format("start-note-bot", bot="ghost") in text_of(refused, 80, 24)
    assert after(refused.at("bots").inside(99), "left", "escape", page.keys()["play"]).outcome == "play"


@pytest.mark.parametrize(
    ("entry", "typed", "value"),
    [
        ("target", "1", 1),
        ("target", "1000000", 1_000_000),
        ("target", "0", None),
        ("target", "1000001", None),
        ("target", "٢٥", 25),
        ("decks", "100", 100),
        ("decks", "101", None),
        ("decks", "0", None),
    ],
)
def test_a_number_can_be_typed_within_its_limits(entry: Entry, typed: str, value: int | None) -> None:
    page = after(page_of().at(entry), *typed, "enter")
    before = getattr(page_of().form, entry)
    assert getattr(page.form, entry) == (before if value is None else value)
    assert (page.note is None) == (value is not None)
    if value is None:
        assert page.field is not None, "it can be mended"
        assert getattr(after(page, "escape").form, entry) == before


def test_the_arrows_go_through_targets_and_stop_at_the_ends() -> None:
    page = page_of().at("target")
    assert after(page, "right").form.target == 250
    assert after(page, "left", "left").form.target == 100
    assert after(page, *["left"] * 20).form.target == 50
    assert after(page, *["right"] * 20).form.target == 1000
    assert after(page, *"1234", "enter", "right").form.target == 1234
    assert after(page, *"1234", "enter", "left").form.target == 1000
    assert after(page, *"123", "down").entry == "decks"
    assert after(page, *"123", "down").form.target == 123
    assert after(page, "enter", "enter").form.target == 200
    assert after(page, "enter", "backspace", "enter").form.target == 200


def test_a_letter_takes_the_number_and_goes_on() -> None:
    page = after(page_of().at("target"), *"77", "l")
    assert (page.form.target, page.entry) == (77, "language")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_deck_is_suggested_above_eighteen_seats_and_never_forced(language: str) -> None:
    """R06."""
    for seats, decks, suggested in [(18, 1, False), (19, 1, True), (24, 1, True), (24, 2, False)]:
        page = page_of(language, preferences=Preferences(("Ann",), ("bold",) * (seats - 1), decks=decks))
        assert (page.form.suggested_decks is not None) is suggested
        hint = start_texts(language).format("start-decks-suggested", decks=2)
        assert (hint in text_of(page)) is suggested
        assert after(page, page.keys()["play"]).form.setting().decks == decks
    accepted = after(page_of(language, preferences=Preferences(bots=("bold",) * 30)).at("decks"), "right")
    assert (accepted.form.decks, accepted.form.suggested_decks) == (2, None)


# --- anything -------------------------------------------------------------------------------------------

KEYS = st.sampled_from(
    [
        "up", "down", "left", "right", "enter", "space", "tab", "shift+tab", "home", "end", "escape",
        "backspace", "delete", "ctrl+u", "ctrl+d", "plus", "minus", "f5",
        *"abcdefghijklmnopqrstuvwxyz0189-+Ä",
    ]
)  # fmt: skip


@given(st.lists(KEYS | st.text(min_size=2, max_size=8), max_size=60), st.sampled_from(LANGUAGES))
@settings(max_examples=150)
def test_no_keys_lead_astray(keys: list[str], language: str) -> None:
    """Whatever is pressed or pasted: the page can be painted, and a decision is a game that can be played."""
    page = page_of(language)
    for key in keys:
        if page.outcome:
            break
        page = paste(page, key) if len(key) > 1 and not key.isascii() else after(page, key)
        form = page.form
        assert form.seats <= MOST_SEATS
        assert page.entry in form.entries
        assert all(name.strip() for name in form.people)
        assert 1 <= form.target <= 1_000_000
        assert 1 <= form.decks <= 100
    text_of(page, 60, 20)
    if page.outcome == "play":
        game = page.form.setting().new_table(page.form.language, 7)
        assert game.game.state.seats == page.form.seats


@given(st.lists(st.integers(0, 10_000), max_size=25), st.sampled_from(SIZES))
@settings(max_examples=80)
def test_every_region_can_be_clicked(choices: list[int], size: tuple[int, int]) -> None:
    page = page_of()
    for choice in choices:
        canvas: Canvas = paint_start(page, *size)
        region = canvas.regions[choice % len(canvas.regions)]
        action = canvas.action_at(region.left, region.row)
        assert action is not None
        page = click(page, action)
        if page.outcome:
            return
        assert page.entry in page.form.entries


def test_a_refused_name_keeps_a_click_from_leaving() -> None:
    page = after(page_of().at("people").inside(0), "backspace")
    for action in ("entry:play", "item:1", "entry:language"):
        refused = click(page, action)
        assert refused.note is not None
        assert (refused.entry, refused.item, refused.outcome) == ("people", 0, "")
    assert click(page, "quit").outcome == "quit"


def test_what_is_typed_is_taken_when_one_clicks_elsewhere() -> None:
    page = after(page_of().at("people").inside(0), *"Ann")
    assert click(page, "entry:play").form.people == ("Ann",)
    assert replace(click(page, "item:1"), field=None).form.people == ("Ann",)
