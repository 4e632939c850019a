"""The measures themselves: contrast, CIEDE2000, simulated colour vision."""

from __future__ import annotations

from itertools import product

import pytest

from flip7.art.blending import drained, mix, to_hex, to_rgb
from flip7.art.colour_vision import (
    VISION_MATRICES,
    Lab,
    ciede2000,
    contrast,
    linear_rgb,
    relative_luminance,
    seen_as,
    smallest_distance,
)

# The test data of Sharma, Wu and Dalal 2005, table 1: two colours in CIELAB and their distance.
SHARMA = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    ((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, -1.1848, -84.8006), (50, 0, -82.7485), 1.0000),
    ((50, -0.9009, -85.5211), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, -1, 2), (50, 0, 0), 2.3669),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0010), 7.1792),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0011), 7.2195),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0012), 7.2195),
    ((50, -0.0010, 2.4900), (50, 0.0009, -2.4900), 4.8045),
    ((50, -0.0010, 2.4900), (50, 0.0010, -2.4900), 4.8045),
    ((50, -0.0010, 2.4900), (50, 0.0011, -2.4900), 4.7461),
    ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (61, -5, 29), 22.8977),
    ((50, 2.5, 0), (56, -27, -3), 31.9030),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((50, 2.5, 0), (50, 3.1736, 0.5854), 1.0000),
    ((50, 2.5, 0), (50, 3.2972, 0), 1.0000),
    ((50, 2.5, 0), (50, 1.8634, 0.5757), 1.0000),
    ((50, 2.5, 0), (50, 3.2592, 0.3350), 1.0000),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "distance"), SHARMA)
def test_ciede2000_gives_the_published_distances(
    one: tuple[float, float, float], other: tuple[float, float, float], distance: float
) -> None:
    assert ciede2000(Lab(*one), Lab(*other)) == pytest.approx(distance, abs=5e-5)
    assert ciede2000(Lab(*other), Lab(*one)) == pytest.approx(distance, abs=5e-5)


def test_contrast_at_the_ends_and_in_the_middle() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
    # The best known border case of WCAG: #767676 is the lightest grey that passes 4.5 on white.
    assert contrast("#767676", "#FFFFFF") >= 4.5 > contrast("#777777", "#FFFFFF")


def test_luminance_weights() -> None:
    assert relative_luminance("#FF0000") == pytest.approx(0.2126)
    assert relative_luminance("#00FF00") == pytest.approx(0.7152)
    assert relative_luminance("#0000FF") == pytest.approx(0.0722)


def test_lab_of_known_colours() -> None:
    assert seen_as("#000000") == pytest.approx((0, 0, 0), abs=1e-6)
    assert seen_as("#FFFFFF") == pytest.approx((100, 0, 0), abs=0.01)
    # sRGB red under D65.
    assert seen_as("#FF0000") == pytest.approx((53.24, 80.09, 67.20), abs=0.02)


def test_every_vision_keeps_black_white_and_greys() -> None:
    for vision, grey in product(VISION_MATRICES, ("#000000", "#808080", "#FFFFFF")):
        assert ciede2000(seen_as(grey, vision), seen_as(grey)) < 0.1, (vision, grey)
        for row in VISION_MATRICES[vision]:
            assert sum(row) == pytest.approx(1, abs=1e-5)


def test_red_and_green_fall_together_for_red_green_blindness_only() -> None:
    pair = ("#8F6A00", "#5F7D00")
    normal = smallest_distance(pair)
    assert smallest_distance(pair, "deuteranopia") < normal / 2
    assert smallest_distance(pair, "protanopia") < normal / 2
    assert smallest_distance(pair, "tritanopia") > normal / 2


def test_linear_rgb_has_both_branches() -> None:
    assert linear_rgb("#0A0A0A")[0] == pytest.approx(10 / 255 / 12.92)
    assert linear_rgb("#808080")[0] == pytest.approx(0.21586, abs=1e-5)


@pytest.mark.parametrize("wrong", ["", "red", "#FFF", "#GGGGGG", "0xFFFFF", "#FFFFFFFF"])
def test_what_is_no_colour_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # int() words its own refusal of digits
        to_rgb(wrong)


def test_mixing_and_writing_colours() -> None:
    assert mix("#102030", "#FFFFFF", 0) == "#102030"
    assert mix("#102030", "#FFFFFF", 1) == "#FFFFFF"
    assert to_hex((-1, 0.5, 2)) == "#0080FF"


def test_drained_colours_keep_a_little_of_their_own_and_greys_all() -> None:
    for colour in ("#FADF10", "#4247C4", "#720A6C", "#39C9A8"):
        before, after = to_rgb(colour), to_rgb(drained(colour))
        assert max(after) - min(after) == pytest.approx(0.18 * (max(before) - min(before)), abs=2 / 255)
    assert drained("#808080") == "#808080"
