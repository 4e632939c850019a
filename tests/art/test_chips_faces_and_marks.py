"""Chips, faces and the marks of a status."""

from __future__ import annotations

from typing import Any

import pytest

from art.drawing import SVG, colours, parse, size, tags, title
from flip7.art import chip_svg, face_svg, faces_svg, status_mark_svg
from flip7.art.blending import drained
from flip7.art.chips import chip_width
from flip7.art.colours import ACTION_COLOURS, COIN, DARK, FACE_COLOURS, LIGHT, panel_colour
from flip7.art.faces import MOODS, mood_of
from flip7.art.marks import status_colour
from flip7.rules import CARDS, Card, Status


@pytest.mark.parametrize("card", CARDS, ids=str)
@pytest.mark.parametrize("height", [20, 26, 30])
def test_the_shape_of_a_chip_tells_the_kind(card: Card, height: float) -> None:
    root = parse(chip_svg(card, height=height))
    assert size(root) == pytest.approx((chip_width(card, height), height), abs=0.01)
    assert title(root) == card.code
    shape = root[1]
    kind = "rect" if card.is_number else "circle" if card.is_modifier else "path"
    assert shape.tag == SVG + kind
    if card.is_number:
        assert shape.attrib["fill"] == panel_colour(card)
    elif card.is_modifier:
        assert shape.attrib["fill"] == COIN
    else:
        assert shape.attrib["fill"] == ACTION_COLOURS[card]
        assert shape.attrib["d"].count("L") == 5


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_dim_chip_is_drained(card: Card) -> None:
    bright, dim = chip_svg(card), chip_svg(card, dim=True)
    assert colours(dim) == {drained(colour) for colour in colours(bright)}
    assert "opacity" not in dim
    assert "filter" not in dim


def test_all_chips_differ_and_take_a_label() -> None:
    assert len({chip_svg(card, label="x") for card in CARDS}) == len(CARDS)
    assert title(parse(chip_svg(Card("freeze"), label="<Stop>"))) == "<Stop>"


def test_24_faces_differ_and_then_start_again() -> None:
    drawn = [face_svg(seat) for seat in range(24)]
    assert len(set(drawn)) == 24
    assert face_svg(24) == drawn[0]
    for svg in drawn:
        parse(svg)
    assert {colour for svg in drawn for colour in colours(svg)} >= set(FACE_COLOURS)


def test_faces_next_to_each_other_differ_in_colour_and_crown() -> None:
    for seat in range(23):
        assert not colours(face_svg(seat)) & colours(face_svg(seat + 1)) & set(FACE_COLOURS)


def test_each_mood_has_its_own_face_and_mark() -> None:
    assert len({face_svg(0, mood) for mood in MOODS}) == len(MOODS) == 6
    assert len({status_mark_svg(mood) for mood in MOODS}) == len(MOODS)
    for mood in MOODS:
        assert size(parse(face_svg(5, mood, 48))) == (48, 48)
        root = parse(status_mark_svg(mood, 20, colour="#123456"))
        assert size(root) == (20, 20)
        assert len(list(root)) == (0 if mood == "active" else 1)


def test_a_status_of_the_rules_is_a_mood() -> None:
    for status in Status:
        assert face_svg(0, status) == face_svg(0, mood_of(status))
        assert status_mark_svg(status) == status_mark_svg(mood_of(status))


def test_faces_and_marks_are_decoration_unless_named() -> None:
    assert parse(face_svg(0)).attrib["aria-hidden"] == "true"
    assert title(parse(face_svg(0, title="Ann & Bo"))) == "Ann & Bo"
    assert title(parse(status_mark_svg("busted", title="Bust"))) == "Bust"
    assert "currentColor" in status_mark_svg("stayed")


def test_the_colour_of_a_status() -> None:
    for theme in (LIGHT, DARK):
        assert [status_colour(mood, theme) for mood in MOODS] == [
            theme.second_ink,
            theme.gold,
            theme.second_ink,
            theme.ice,
            theme.bust,
            theme.gold,
        ]


def test_the_sheet_of_faces_has_them_all_and_the_moods() -> None:
    root = parse(faces_svg(50))
    features = [group for group in tags(root, "g") if group.attrib.get("stroke-width") == "3"]
    assert len(features) == 24 + 6
    across, down = size(root)
    assert across == pytest.approx(6 * 58 - 8)
    assert down == pytest.approx(5 * 58 - 8)


def test_bad_seats_moods_and_sizes_are_refused() -> None:
    wrong: Any = "asleep"
    with pytest.raises(ValueError, match="counted from 0, not -1"):
        face_svg(-1)
    with pytest.raises(ValueError, match="unknown status 'asleep': it is one of active, turn"):
        face_svg(0, wrong)
    with pytest.raises(ValueError, match="unknown status 'asleep'"):
        status_mark_svg(wrong)
    for wrong_size in (0, -1):
        with pytest.raises(ValueError, match="positive size"):
            face_svg(0, "busted", wrong_size)
        with pytest.raises(ValueError, match="positive size"):
            status_mark_svg("busted", wrong_size)
        with pytest.raises(ValueError, match="positive size"):
            chip_svg(CARDS[0], height=wrong_size)
