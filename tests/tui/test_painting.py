"""The table as a picture: snapshots of the main layouts, sizes of all kinds, marks and words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.engine import Asked, ChooseTarget
from flip7.i18n import LANGUAGES, display_width, tell
from flip7.rules import EDITIONS
from flip7.strategies import LocalGame
from flip7.tui.effects import apply_effect
from flip7.tui.film import Film
from flip7.tui.painting import LEAST_COLUMNS, LEAST_ROWS, paint
from flip7.tui.palette import Depth, Palette, Theme
from flip7.tui.scene import EFFECT_PHASES, Effect, EffectKind, Options, Scene
from support.snapshots import check_snapshot

NAMES = ("Ann", "Léo", "Inès", "Tonton Marc", "Zoé", "Mamie Odette", *(f"Guest {n}" for n in range(7, 25)))


def scene_after(
    seats: int, choices: int, *, edition: str = "3.1", options: Options | None = None, seed: int = 5
) -> Scene:
    """Let bots play so many choices and return the scene, with the next question open to a person."""
    options = options or Options()
    names = NAMES[:seats]
    table = LocalGame.new(
        names, ["counter"] * seats, seed=seed, decks=2 if seats > 18 else 1, edition=EDITIONS[edition]
    )
    film = Film(table.game.state)
    table.start(film)
    frames = list(film.frames)
    for _ in range(choices):
        if table.game.over:
            break
        film = Film(table.game.state)
        table.apply(table.bot_choice(), film)
        frames += film.frames
    happened = [frame.event for frame in frames if not isinstance(frame.event, Asked)]
    question = frames[-1].state.question
    return Scene(
        frames[-1].state,
        names,
        options,
        event=happened[-1],
        told=tuple(tell(event, options.language, names=names) for event in happened[-12:]),
        viewer=question.seat if question else 0,
        asking=question,
        bots=("counter",) * seats,
    )


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize("seats", [1, 2, 6, 12, 24])
def test_the_table(seats: int, size: tuple[int, int], theme: Theme) -> None:
    scene = scene_after(seats, 35, options=Options(palette=Palette("256", theme)))
    check_snapshot(f"table-{seats}-{size[0]}x{size[1]}-{theme}", paint(scene, *size))


@pytest.mark.parametrize("depth", ["16", "none"])
def test_the_table_with_few_colours(depth: Depth) -> None:
    scene = scene_after(6, 35, options=Options(palette=Palette(depth)))
    check_snapshot(f"table-6-80x24-{depth}", paint(scene, 80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_each_language(language: str) -> None:
    scene = scene_after(4, 20, options=Options(language=language))
    check_snapshot(f"table-4-80x24-{language}", paint(scene, 80, 24))


def a_target_question(seats: int) -> Scene:
    for choices in range(400):
        scene = scene_after(seats, choices)
        if isinstance(scene.asking, ChooseTarget):
            return scene
    raise AssertionError(seats)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
def test_choosing_a_target(size: tuple[int, int]) -> None:
    scene = replace(a_target_question(6), cursor=1)
    canvas = paint(scene, *size)
    check_snapshot(f"target-6-{size[0]}x{size[1]}", canvas)
    assert isinstance(scene.asking, ChooseTarget)
    actions = {region.action for region in canvas.regions}
    assert actions == {f"target:{seat}" for seat in scene.asking.options}


def test_six_seats_fit_80_by_24_and_24_seats_fit_120_by_40() -> None:
    for seats, size in ((6, (80, 24)), (24, (120, 40))):
        text = paint(scene_after(seats, 40), *size).text()
        assert all(name[:9] in text for name in NAMES[:seats])


@pytest.mark.parametrize("seats", [7, 12, 24])
@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
def test_the_acting_seat_is_always_in_view(seats: int, size: tuple[int, int]) -> None:
    for choices in range(0, 60, 3):
        scene = scene_after(seats, choices)
        seen = replace(scene, viewer=0, asking=None)
        acting = scene.acting
        assert acting is not None
        assert NAMES[acting][:6] in paint(seen, *size).text()


def test_each_status_has_a_mark_and_a_word_without_colours() -> None:
    seen = set()
    for choices in range(10, 90, 4):
        text = paint(scene_after(6, choices, options=Options(palette=Palette("none"))), 80, 24).text()
        seen |= {word for word in ("▶ to act", "✓ stayed", "✗ bust", "❄ frozen") if word in text}
    assert seen == {"▶ to act", "✓ stayed", "✗ bust", "❄ frozen"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_window_says_what_it_needs(language: str) -> None:
    scene = scene_after(3, 5, options=Options(language=language))
    for width, height in ((59, 20), (60, 19), (20, 6), (1, 1), (8, 3)):
        text = paint(scene, width, height).text()
        if width >= 20:
            assert str(LEAST_COLUMNS) in text
            assert str(LEAST_ROWS) in text


SCENES = {
    (seats, choices): scene_after(seats, choices, edition=edition)
    for seats in (1, 3, 8, 13, 24)
    for choices, edition in ((0, "continental"), (17, "3.1"), (50, "continental"))
}


@given(
    key=st.sampled_from(sorted(SCENES)),
    width=st.integers(0, 200),
    height=st.integers(0, 80),
    language=st.sampled_from(LANGUAGES),
    depth=st.sampled_from(["256", "16", "none"]),
    effect=st.one_of(
        st.none(),
        st.sampled_from(sorted(EFFECT_PHASES)).flatmap(
            lambda kind: st.tuples(st.just(kind), st.integers(0, EFFECT_PHASES[kind] - 1))
        ),
    ),
    reduced=st.booleans(),
)
def test_any_size_is_painted_exactly(
    *,
    key: tuple[int, int],
    width: int,
    height: int,
    language: str,
    depth: Depth,
    effect: tuple[EffectKind, int] | None,
    reduced: bool,
) -> None:
    options = Options(language=language, palette=Palette(depth), reduced_motion=reduced)
    scene = replace(SCENES[key], options=options)
    if effect is not None:
        scene = replace(scene, effect=Effect(effect[0], 0, effect[1]))
    canvas = paint(scene, width, height)
    lines = canvas.strips()
    assert len(lines) == height
    assert all(sum(segment.cell_length for segment in line) == width for line in lines)
    assert all(display_width(line) == width for line in canvas.text().split("\n") if height)


@pytest.mark.parametrize("kind", sorted(EFFECT_PHASES))
def test_each_effect_is_seen_and_passes(kind: EffectKind) -> None:
    scene = scene_after(4, 20)
    calm = [str(line) for line in paint(scene, 120, 40).strips()]
    pictures = []
    for phase in range(EFFECT_PHASES[kind]):
        canvas = paint(scene, 120, 40)
        apply_effect(canvas, replace(scene, effect=Effect(kind, 1, phase)))
        pictures.append([str(line) for line in canvas.strips()])
    assert any(picture != calm for picture in pictures)
    reduced = replace(scene, options=replace(scene.options, reduced_motion=True))
    still = []
    for phase in range(EFFECT_PHASES[kind]):
        canvas = paint(reduced, 120, 40)
        apply_effect(canvas, replace(reduced, effect=Effect(kind, 1, phase)))
        still.append([str(line) for line in canvas.strips()])
    assert all(picture == still[0] for picture in still)


def test_names_are_cut_to_fit() -> None:
    scene = scene_after(6, 20)
    long = tuple(f"{name} {'x' * 200}" for name in scene.names)
    text = paint(replace(scene, names=long), 80, 24).text()
    assert "…" in text
