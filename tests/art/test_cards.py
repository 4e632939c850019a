"""Cards in every size, from both sides."""

from __future__ import annotations

import math

import pytest

from art.drawing import SVG, colours, filled, parse, size, tags, texts, title
from flip7.art import card_back_svg, card_svg
from flip7.art.blending import drained
from flip7.art.cards import detail_for
from flip7.art.colours import (
    ACTION_COLOURS,
    BACK_PANEL,
    COIN,
    MODIFIER_PANEL,
    figure_colour,
    panel_colour,
    petal_colour,
)
from flip7.art.figures import FIGURES, figure_width
from flip7.art.rosettes import petal_width
from flip7.rules.cards import ACTIONS, CARDS, COPIES, MODIFIERS, NUMBERS, Card

SIZES = (20, 35.9, 36, 40, 50, 71.9, 72, 100, 139.9, 140, 200, 2000)
each_card = pytest.mark.parametrize("card", CARDS, ids=str)
each_number = pytest.mark.parametrize("number", NUMBERS, ids=str)


def petals(number: Card, svg: str) -> list[str]:
    """The kinds of elements filled with the petal colour."""
    found = []
    for element in filled(parse(svg), petal_colour(number)):
        if element.tag == f"{SVG}g":
            found += [child.tag.removeprefix(SVG) for child in element]
        else:
            found.append(element.tag.removeprefix(SVG))
    return found


@each_card
@pytest.mark.parametrize("width", SIZES)
def test_every_card_is_well_formed_and_five_to_seven(card: Card, width: float) -> None:
    root = parse(card_svg(card, width=width))
    across, down = size(root)
    assert across == pytest.approx(width)
    assert across / down == pytest.approx(5 / 7, abs=1e-3)
    assert root.attrib["viewBox"] == "0 0 100 140"
    assert title(root) == card.code


@each_card
def test_the_same_card_is_drawn_the_same(card: Card) -> None:
    assert card_svg(card, width=90, label="a") == card_svg(Card(card.code), width=90, label="a")


def test_all_kinds_differ_at_every_size() -> None:
    for width in SIZES:
        assert len({card_svg(card, width=width, label="same") for card in CARDS}) == len(CARDS)


def test_detail_follows_the_width() -> None:
    assert [detail_for(width) for width in (35.9, 36, 71.9, 72)] == ["flat", "small", "small", "full"]


@each_number
@pytest.mark.parametrize("width", [50, 100])
def test_a_number_has_as_many_petals_as_it_says(number: Card, width: float) -> None:
    found = petals(number, card_svg(number, width=width))
    assert len(found) == number
    # Round if odd, pointed if even.
    kinds = {0: set[str](), 1: {"circle"}}.get(number, {"ellipse" if number % 2 else "path"})
    assert set(found) == kinds


@each_number
def test_petals_stand_at_even_angles(number: Card) -> None:
    root = parse(card_svg(number))
    turns = [
        float(element.attrib["transform"].removeprefix("rotate(").split()[0])
        for element in root.iter()
        if element.attrib.get("transform", "").startswith("rotate(")
    ]
    expected = [] if number < 2 else [360 * place / number for place in range(number)]
    assert turns == pytest.approx(expected, abs=0.01)


@each_number
def test_a_number_has_a_pip_for_each_copy_in_the_deck(number: Card) -> None:
    root = parse(card_svg(number))
    group = tags(root, "g")[-1]
    assert len(group) == COPIES[number] == max(1, number)
    kind = "path" if number % 2 == 0 and number else "circle"
    assert {pip.tag.removeprefix(SVG) for pip in group} == {kind}
    if number == 0:
        assert group[0].attrib["fill"] == "none"
    if kind == "circle":
        places = [float(pip.attrib["cx"]) for pip in group]
        assert sum(places) / len(places) == pytest.approx(50, abs=0.01)
        assert {pip.attrib["cy"] for pip in group} == {"124"}


@each_number
def test_zero_alone_has_a_ring(number: Card) -> None:
    rings = [
        circle
        for circle in tags(parse(card_svg(number)), "circle")
        if circle.attrib.get("fill") == "none" and float(circle.attrib["r"]) > 30
    ]
    assert len(rings) == (1 if number == 0 else 0)


@each_number
def test_small_cards_drop_corner_and_pips_and_the_smallest_the_rosette(number: Card) -> None:
    def figures(width: float) -> int:
        groups = tags(parse(card_svg(number, width=width)), "g")
        return sum(1 for group in groups if group.attrib.get("stroke-width") == "17")

    assert [figures(width) for width in (72, 71, 36, 35)] == [2, 1, 1, 1]
    assert len(petals(number, card_svg(number, width=71))) == number
    assert petals(number, card_svg(number, width=35)) == []


@each_number
def test_tone_of_panel_and_figure(number: Card) -> None:
    root = parse(card_svg(number))
    assert len(filled(root, panel_colour(number))) == 1
    strokes = {group.attrib["stroke"] for group in tags(root, "g") if "stroke" in group.attrib}
    assert strokes == {figure_colour(number)}


def test_petal_widths_follow_the_rule() -> None:
    assert petal_width(2, 40) == 16
    for count in range(3, 13):
        assert petal_width(count, 40) == pytest.approx(40 * min(0.62, 0.86 * math.sin(math.pi / count)))


def test_nine_is_six_turned() -> None:
    def points(figure: str) -> list[tuple[float, float]]:
        path = FIGURES[figure][1]
        for letter in "MC":
            path = path.replace(letter, " ")
        numbers = [float(part) for part in path.split()]
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    assert points("9") == [pytest.approx((60 - x, 100 - y)) for x, y in points("6")]


def test_figures_stay_inside_the_panel() -> None:
    for number in NUMBERS:
        for height in (54 if number >= 10 else 60, 70 if number >= 10 else 82):
            assert figure_width(number.code, height) <= 88


@pytest.mark.parametrize("card", MODIFIERS, ids=str)
def test_a_modifier_is_a_coin_and_the_double_is_two(card: Card) -> None:
    for width in (30, 50, 100):
        root = parse(card_svg(card, width=width))
        assert len(filled(root, MODIFIER_PANEL)) == 1
        coins = [circle for circle in tags(root, "circle") if circle.attrib["fill"] != "none"]
        assert len(coins) == (2 if card.code == "x2" else 1)
        assert coins[-1].attrib["fill"] == COIN
        dashed = [circle for circle in tags(root, "circle") if "stroke-dasharray" in circle.attrib]
        assert len(dashed) == (1 if card.code != "x2" and width > 36 else 0)


@pytest.mark.parametrize("card", ACTIONS, ids=str)
def test_an_action_is_a_hexagon_in_a_frame(card: Card) -> None:
    root = parse(card_svg(card))
    colour = ACTION_COLOURS[card]
    (shape,) = [path for path in filled(root, colour) if path.tag == f"{SVG}path"]
    corners = [
        [float(part) for part in corner.split()] for corner in shape.attrib["d"].strip("MZ").split("L")
    ]
    assert len(corners) == 6
    assert corners[0] == [50, 22]
    for x, y in corners:
        assert math.hypot(x - 50, y - 62) == pytest.approx(40, abs=0.01)
    frames = [rect for rect in tags(root, "rect") if rect.attrib.get("stroke") == colour]
    assert len(frames) >= 1


@pytest.mark.parametrize("card", ACTIONS, ids=str)
def test_the_name_of_an_action_stands_inside_from_140_px(card: Card) -> None:
    for width in (36, 72, 139.9):
        root = parse(card_svg(card, width=width, label="Stop"))
        assert texts(root) == []
        assert title(root) == "Stop"
    root = parse(card_svg(card, width=140, label="Stop"))
    assert texts(root) == ["Stop"]
    assert title(root) == "Stop"
    assert texts(parse(card_svg(card, width=140))) == []


def test_long_names_break_in_two_lines_and_shrink() -> None:
    freeze = ACTIONS[0]
    for lines in (["Da la Vuelta", "a Tres"], ["Segunda", "Oportunidad"]):
        assert texts(parse(card_svg(freeze, width=200, label=" ".join(lines)))) == lines
    endless = parse(card_svg(freeze, width=200, label="Wurstwasser" * 9))
    (line,) = texts(endless)
    assert line.endswith("…")
    assert title(endless) == "Wurstwasser" * 9


def test_numbers_and_modifiers_never_carry_a_name() -> None:
    for card in (*NUMBERS, *MODIFIERS):
        assert texts(parse(card_svg(card, width=200, label="name"))) == []


@pytest.mark.parametrize(
    "label", ["<script>\"&'</script>", "a\x00b\x1b[31m", "\u202eevil\u2066", "\ud800", "\uffff"]
)
def test_labels_are_escaped_and_made_safe(label: str) -> None:
    root = parse(card_svg(ACTIONS[0], width=200, label=label))
    assert not tags(root, "script")
    assert not {"\x00", "\x1b", "\u202e", "\u2066", "\ud800", "\uffff"} & set(title(root))


@each_card
def test_a_bust_card_has_only_drained_colours_and_no_opacity_of_its_own(card: Card) -> None:
    svg = card_svg(card, busted=True)
    assert "filter" not in svg
    assert " opacity=" not in svg
    assert colours(svg) <= {drained(colour) for colour in colours(card_svg(card))}


def test_the_back_has_seven_golden_petals() -> None:
    root = parse(card_back_svg(width=72))
    assert size(root) == (72, 100.8)
    assert len(tags(root, "ellipse")) == 7
    assert len(filled(root, BACK_PANEL)) == 1
    assert title(parse(card_back_svg(title="Draw pile"))) == "Draw pile"


@pytest.mark.parametrize("width", [0, -1, math.inf, math.nan])
def test_impossible_widths_are_refused(width: float) -> None:
    with pytest.raises(ValueError, match="positive size"):
        card_svg(Card("7"), width=width)
    with pytest.raises(ValueError, match="positive size"):
        card_back_svg(width=width)
