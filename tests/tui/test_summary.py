"""The result of a round: every seat with how it came out, its points, its total, its place; who leads."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.engine import FinalStatus, RoundEnd, RoundEnded, State
from flip7.i18n import LANGUAGES, display_width
from flip7.rules import parse_cards
from flip7.tui.canvas import Canvas
from flip7.tui.drawing import STATUS_MARKS
from flip7.tui.overlay_panel import screen_texts
from flip7.tui.palette import Depth, Palette, Theme
from flip7.tui.prompt import PROMPT_HEIGHT
from flip7.tui.reel import Reel
from flip7.tui.scene import Options, Scene
from flip7.tui.summary import paint_summary, standings
from support.bot_games import record_of_bots
from support.snapshots import check_snapshot

SIZES = [(80, 24), (120, 40)]


@cache
def reel_of(seats: int) -> Reel:
    return Reel(record_of_bots(seats))


@cache
def result_of(seats: int, number: int = -2) -> Scene:
    """Return the scene of the end of a round of a game of bots, seen from the first seat."""
    reel = reel_of(seats)
    ends = [index for index in reel.stops if isinstance(reel[index].event, RoundEnded)]
    return replace(reel.scene(ends[number], Options()), viewer=0)


def painted(seats: int, size: tuple[int, int], options: Options | None = None, *, number: int = -2) -> Canvas:
    scene = replace(result_of(seats, number), options=options or Options())
    assert isinstance(scene.event, RoundEnded)
    canvas = Canvas(*size, scene.options.palette.style("ink"))
    rounds = reel_of(seats).rounds[: scene.event.round]
    paint_summary(canvas, scene, scene.event, rounds, screen_texts(scene.options.language))
    return canvas


def ended(
    points: tuple[int, ...],
    totals: tuple[int, ...],
    *,
    statuses: tuple[FinalStatus, ...] | None = None,
    reason: RoundEnd = RoundEnd.NOBODY_ACTIVE,
    tied: tuple[int, ...] = (),
    number: int = 3,
) -> RoundEnded:
    seats = len(points)
    hands = tuple(tuple(parse_cards("3 9 +4")) for _ in range(seats))
    statuses = statuses or (FinalStatus.STAYED,) * seats
    return RoundEnded(number, 0, reason, hands, statuses, points, totals, 200, tied)


def text_of(event: RoundEnded, size: tuple[int, int] = (80, 24), *, language: str = "en") -> str:
    names = tuple(chr(ord("A") + seat) * 3 for seat in range(len(event.points)))
    state = State(len(names), totals=event.totals, hands=["3 9 +4"] * len(names), phase="round")
    scene = Scene(state, names, Options(language=language), event=event)
    canvas = Canvas(*size, scene.options.palette.style("ink"))
    paint_summary(canvas, scene, event, [event], screen_texts(language))
    return canvas.text()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("seats", [1, 2, 6, 13, 24])
def test_the_result_of_a_round(seats: int, size: tuple[int, int], theme: Theme) -> None:
    canvas = painted(seats, size, Options(palette=Palette("256", theme)))
    check_snapshot(f"summary-{seats}-{size[0]}x{size[1]}-{theme}", canvas)


@pytest.mark.parametrize("depth", ["16", "none"])
def test_the_result_with_few_colours(depth: Depth) -> None:
    check_snapshot(f"summary-24-60x20-{depth}", painted(24, (60, 20), Options(palette=Palette(depth))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_in_each_language(language: str) -> None:
    canvas = painted(6, (80, 24), Options(language=language))
    check_snapshot(f"summary-6-80x24-{language}", canvas)
    assert "…" not in canvas.text()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)], ids=str)
@pytest.mark.parametrize("seats", range(1, 25))
def test_every_seat_is_there_with_mark_points_and_total(seats: int, size: tuple[int, int]) -> None:
    scene = result_of(seats)
    canvas = painted(seats, size)
    text = canvas.text()
    event = scene.event
    assert isinstance(event, RoundEnded)
    lines = text.split("\n")
    assert all(display_width(line) == size[0] for line in lines)
    assert not any(line.strip() for line in lines[-PROMPT_HEIGHT:])
    body = "\n".join(lines[2 : -PROMPT_HEIGHT - 2])
    for seat, name in enumerate(scene.names):
        assert re.search(rf"\b{event.totals[seat]}\b", body)
        assert name[:3] in body or name[:2] in body
        mark = STATUS_MARKS[event.statuses[seat].value]
        words = screen_texts("en").format(f"status-{event.statuses[seat].value}")
        assert mark in body
        assert words in text  # in the row, or where the marks are explained
    # The marks of the ranks: the highest total first.
    assert "▌" in body


def test_ranks_and_what_has_changed() -> None:
    places = standings([50, 80, 80, 10], [50, 20, 60, 0])
    assert [(place.seat, place.rank, place.gained) for place in places] == [
        (1, 1, 2),
        (2, 1, 0),
        (0, 3, -1),
        (3, 4, 0),
    ]


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 200)), min_size=1, max_size=24))
def test_ranks_are_what_counting_says(scores: list[tuple[int, int]]) -> None:
    before = [total for _, total in scores]
    totals = [points + total for points, total in scores]
    places = standings(totals, before)
    assert sorted(place.seat for place in places) == list(range(len(scores)))
    assert [totals[place.seat] for place in places] == sorted(totals, reverse=True)
    for place in places:
        assert place.rank == sorted(totals, reverse=True).index(totals[place.seat]) + 1
        old = sorted(before, reverse=True).index(before[place.seat]) + 1
        assert place.gained == old - place.rank


def test_changes_of_rank_are_marked_but_not_in_the_first_round() -> None:
    text = text_of(ended((60, 0), (80, 50)))
    assert "1▲1" in text
    assert "2▼1" in text
    assert not set("▲▼") & set(text_of(ended((60, 0), (60, 0))))


def test_the_sum_is_written_out() -> None:
    assert "20 + 60 =  80" in text_of(ended((60, 0), (80, 150)))


def test_why_the_round_ended() -> None:
    flip = (FinalStatus.STAYED, FinalStatus.FLIP_SEVEN)
    assert "BBB has Flip 7" in text_of(ended((9, 60), (9, 60), statuses=flip, reason=RoundEnd.FLIP_SEVEN))
    assert "no cards left" in text_of(ended((9, 6), (9, 6), reason=RoundEnd.NO_CARDS))
    assert "nobody is left in the round" in text_of(ended((9, 6), (9, 6)))


def test_who_leads() -> None:
    assert "Leading with 60 of 200: AAA" in text_of(ended((60, 0), (60, 20)))
    assert "Leading with 60 of 200: AAA and BBB" in text_of(ended((60, 40), (60, 60)))
    assert "Nobody has any points yet." in text_of(ended((0, 0), (0, 0)))
    assert "★ AAA has 210 of 200" in text_of(ended((60, 0), (210, 20)))
    assert "60 of 200 after 3 rounds" in text_of(ended((60,), (60,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_at_the_top_means_an_extra_round(language: str) -> None:
    """R27."""
    text = text_of(ended((60, 40, 10), (210, 210, 20), tied=(0, 1)), language=language)
    words = screen_texts(language)
    names = words.list(["AAA", "BBB"])
    assert f"= {words.format('summary-tied', names=names, points=210)}" in text


def test_more_seats_than_fit_are_counted() -> None:
    points = tuple(range(40))
    text = text_of(ended(points, points), (60, 20))
    assert re.search(r"↓ \d+ more", text)
    assert f"{chr(ord('A') + 39) * 3}" in text  # the first of them


def test_marks_are_explained_where_their_words_have_no_room() -> None:
    wide, narrow = painted(24, (120, 40)).text(), painted(24, (60, 20)).text()
    explained = "✓ stayed  ❄ frozen  ✗ bust  ★ Flip 7"
    assert explained in narrow
    assert explained not in wide
    assert wide.count("stayed") > 5


def test_the_chart_fills_what_is_free() -> None:
    braille = re.compile("[\u2800-\u28ff]")
    assert braille.search(painted(6, (120, 40)).text())
    assert not braille.search(painted(24, (60, 20)).text())
    assert not braille.search(painted(6, (120, 40), number=0).text())  # one round makes no line
