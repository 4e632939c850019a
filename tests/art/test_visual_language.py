"""Every figure that the visual language claims of its colours, recomputed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from flip7.art.colour_vision import VISION_MATRICES, Vision, contrast, relative_luminance, smallest_distance
from flip7.art.colours import (
    ACTION_COLOURS,
    COIN,
    CREAM,
    DARK,
    FACE_COLOURS,
    INK,
    LIGHT,
    NUMBER_COLOURS,
    TERMINAL_COLOURS,
    TERMINAL_DARK_FIGURE,
    TERMINAL_LIGHT_FIGURE,
    Theme,
    figure_colour,
    is_light,
    panel_colour,
    petal_colour,
    terminal_colour,
    theme_named,
)
from flip7.rules.cards import NUMBERS

VISIONS: tuple[Vision, ...] = tuple(VISION_MATRICES)
TERMINAL = [terminal_colour(index) for index in TERMINAL_COLOURS]


def texts_of(theme: Theme) -> tuple[str, ...]:
    return theme.ink, theme.second_ink, theme.bust, theme.ice, theme.gold


def worst(colours: tuple[str, ...], grounds: tuple[str, ...]) -> float:
    return min(contrast(colour, ground) for colour in colours for ground in grounds)


def test_worst_text_is_light_gold_on_the_table_with_4_76() -> None:
    assert round(worst(texts_of(LIGHT), LIGHT.surfaces), 2) == 4.76
    assert round(contrast(LIGHT.gold, LIGHT.table), 2) == 4.76


def test_worst_text_in_the_dark_has_6_36() -> None:
    assert round(worst(texts_of(DARK), DARK.surfaces), 2) == 6.36


def test_the_hit_button_has_6_4_and_8_0() -> None:
    assert round(contrast(LIGHT.hit, LIGHT.hit_ink), 1) == 6.4
    assert round(contrast(DARK.hit, DARK.hit_ink), 1) == 8.0


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_control_lines_have_3_5_and_focus_5_3(theme: Theme) -> None:
    assert worst((theme.control_line,), theme.surfaces) >= 3.5
    assert worst((theme.focus,), theme.surfaces) >= 5.3


def test_figures_have_5_4_on_the_panel_and_7_9_on_the_petals() -> None:
    assert min(contrast(figure_colour(number), panel_colour(number)) for number in NUMBERS) >= 5.4
    assert min(contrast(figure_colour(number), petal_colour(number)) for number in NUMBERS) >= 7.9


def test_petals_give_the_figure_more_contrast_than_the_panel() -> None:
    for number in NUMBERS:
        figure = figure_colour(number)
        assert contrast(figure, petal_colour(number)) > contrast(figure, panel_colour(number))


@pytest.mark.parametrize(
    ("vision", "claimed"),
    [("normal", 17.2), ("deuteranopia", 12.4), ("protanopia", 10.8), ("tritanopia", 10.4)],
)
def test_smallest_distance_between_two_numbers(vision: Vision, claimed: float) -> None:
    distance = smallest_distance(NUMBER_COLOURS, vision)
    assert round(distance, 1) == claimed
    assert distance >= 10


@pytest.mark.parametrize("vision", VISIONS)
def test_terminal_colours_are_13_apart(vision: Vision) -> None:
    assert smallest_distance(TERMINAL, vision) >= 13


def test_terminal_figures_have_4_9_with_white_and_black() -> None:
    """The claim holds for white (231) and black (16); the cream of the cards would have 4.87 on the 2."""
    light, dark = terminal_colour(TERMINAL_LIGHT_FIGURE), terminal_colour(TERMINAL_DARK_FIGURE)
    assert (light, dark) == ("#FFFFFF", "#000000")
    for number in NUMBERS:
        assert contrast(TERMINAL[number], dark if is_light(number) else light) >= 4.9
    assert round(contrast(TERMINAL[2], CREAM), 2) == 4.87


def test_even_numbers_are_dark_and_odd_ones_light_and_neighbours_never_share_a_tone() -> None:
    for number in NUMBERS:
        assert figure_colour(number) == (INK if number % 2 else CREAM)
    for one, next_one in pairwise(NUMBERS):
        assert is_light(one) != is_light(next_one)
    darkest_light = min(relative_luminance(panel_colour(number)) for number in NUMBERS if is_light(number))
    lightest_dark = max(
        relative_luminance(panel_colour(number)) for number in NUMBERS if not is_light(number)
    )
    assert darkest_light > 2 * lightest_dark


def test_other_cards_can_be_read() -> None:
    assert contrast(INK, COIN) >= 4.5
    for colour in ACTION_COLOURS.values():
        assert contrast(CREAM, colour) >= 4.5
    for colour in FACE_COLOURS:
        assert contrast(INK, colour) >= 4.5


def test_themes_by_name() -> None:
    assert theme_named("light") is LIGHT
    assert theme_named("dark") is DARK
    with pytest.raises(ValueError, match="unknown theme 'sepia': themes are light and dark"):
        theme_named("sepia")


@pytest.mark.parametrize(
    ("index", "colour"),
    [(16, "#000000"), (231, "#FFFFFF"), (232, "#080808"), (255, "#EEEEEE"), (202, "#FF5F00")],
)
def test_terminal_palette(index: int, colour: str) -> None:
    assert terminal_colour(index) == colour


@pytest.mark.parametrize("index", [-1, 0, 15, 256])
def test_terminal_colours_without_a_fixed_meaning_are_refused(index: int) -> None:
    with pytest.raises(ValueError, match="from 16 to 255"):
        terminal_colour(index)
