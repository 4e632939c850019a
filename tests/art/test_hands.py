"""A hand: seven slots, the other cards above, the bust row."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from art.drawing import colours, filled, parse, size, tags, title
from flip7.art import hand_svg
from flip7.art.blending import drained
from flip7.art.colours import DARK, LIGHT, ThemeName, panel_colour, petal_colour
from flip7.art.hands import Row, chips_width, draw_chips, hand_width
from flip7.rules.cards import CARDS, MODIFIERS, NUMBERS, Card, parse_cards

HAND = parse_cards("12 8 5 10 +4 second")
BUST = parse_cards("7 3 12 7 +10")


def empty_slots(svg: str, theme: ThemeName = "light") -> int:
    line = LIGHT.control_line if theme == "light" else DARK.control_line
    return sum(1 for rect in tags(parse(svg), "rect") if rect.attrib.get("stroke") == line)


@pytest.mark.parametrize(("screen", "slot"), [(320, 37), (360, 42)])
def test_slots_on_a_phone_have_the_width_of_the_visual_language(screen: float, slot: int) -> None:
    row = Row.within(screen - 36)
    assert row == Row(slot=slot, gap=4)
    assert slot == (screen - 60) // 7


@given(st.floats(100, 3000))
def test_seven_slots_fit_their_room(room: float) -> None:
    row = Row.within(room)
    assert row.width <= room
    assert row.slot >= 1
    assert row.gap >= 4
    assert Row.within(room, widest=64).slot <= 64


@pytest.mark.parametrize("numbers", range(8))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_seven_slots_always_show_and_the_last_holds_a_star(numbers: int, theme: ThemeName) -> None:
    svg = hand_svg(NUMBERS[:numbers], width=360, theme=theme)
    assert empty_slots(svg, theme) == 7 - numbers
    gold = LIGHT.gold if theme == "light" else DARK.gold
    stars = filled(parse(svg), gold)
    assert len(stars) == (1 if numbers < 7 else 0)


def test_the_height_follows_from_the_width_alone() -> None:
    for width in (160, 320, 360, 700):
        hands: tuple[Sequence[Card], ...] = ([], HAND, BUST, NUMBERS[:7])
        assert len({size(parse(hand_svg(cards, width=width)))[1] for cards in hands}) == 1


def test_chips_lie_above_the_row_in_the_order_they_came() -> None:
    root = parse(hand_svg(parse_cards("x2 3 freeze +2"), width=360))
    chips, row = root[2], root[3]

    def top(element: ElementTree.Element) -> float:
        found = re.match(r"translate\(\S+ (\S+)\)", element.attrib["transform"])
        assert found
        return float(found[1])

    assert len(chips) == 3
    assert top(chips) < top(row)


def test_the_accessible_name_lists_the_cards() -> None:
    assert title(parse(hand_svg(HAND, width=360))) == "12 8 5 10 +4 second"
    named = hand_svg(HAND, width=360, labels={"second": "<Seconde> Chance"})
    assert title(parse(named)) == "12 8 5 10 +4 <Seconde> Chance"
    assert title(parse(hand_svg(HAND, width=360, title="Ann"))) == "Ann"


def test_in_a_bust_row_two_cards_wear_a_ring_and_the_others_are_drained() -> None:
    svg = hand_svg(BUST, width=360, busted=True)
    root = parse(svg)
    rings = [rect for rect in tags(root, "rect") if rect.attrib.get("stroke") == LIGHT.bust]
    assert len(rings) == 2
    seven, three, twelve = (panel_colour(Card(code)) for code in ("7", "3", "12"))
    assert len(filled(root, seven)) == 2
    used = colours(svg)
    for colour in (three, twelve, petal_colour(Card("12"))):
        assert colour not in used
        assert drained(colour) in used
    assert "filter" not in svg
    assert " opacity=" not in svg
    assert DARK.bust in hand_svg(BUST, width=360, busted=True, theme="dark")


def test_only_the_first_two_equal_cards_are_ringed_and_only_after_a_bust() -> None:
    thrice = parse_cards("7 7 7")
    assert hand_svg(thrice, width=360, busted=True).count(LIGHT.bust) == 2
    assert LIGHT.bust not in hand_svg(BUST, width=360)
    assert LIGHT.bust not in hand_svg(parse_cards("1 2"), width=360, busted=True)


@given(st.lists(st.sampled_from(CARDS[13:]), max_size=40), st.floats(60, 600))
def test_any_number_of_chips_fits_its_room(cards: list[Card], room: float) -> None:
    assert chips_width(cards, room, 26) <= room
    drawing = draw_chips(cards, room, 26)
    assert drawing.count("translate(") >= len(cards)


def test_chips_can_end_at_a_place() -> None:
    drawing = draw_chips(MODIFIERS[:2], 300, 26, to_the_left=True)
    assert "translate(-51 0)" in drawing
    assert "translate(-24 0)" in drawing
    assert draw_chips(NUMBERS, 300, 26) == ""
    assert chips_width(NUMBERS, 300, 26) == 0


@given(st.integers(20, 2000))
def test_a_hand_can_be_asked_for_by_the_width_of_a_card(slot: int) -> None:
    assert Row.within(hand_width(slot) - 36).slot == pytest.approx(slot, abs=1)


@given(st.lists(st.sampled_from(CARDS), max_size=14), st.floats(160, 2500), st.booleans())
def test_any_hand_that_fits_is_well_formed_and_the_same_every_time(
    cards: list[Card], width: float, busted: bool
) -> None:
    if sum(card.is_number for card in cards) > 7:
        with pytest.raises(ValueError, match="7 slots"):
            hand_svg(cards, width=width, busted=busted)
        return
    svg = hand_svg(cards, width=width, busted=busted)
    parse(svg)
    assert svg == hand_svg(list(cards), width=width, busted=busted)


def test_bad_widths_and_themes_are_refused() -> None:
    for width in (0, 159, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="at least 160 px"):
            hand_svg(HAND, width=width)
    with pytest.raises(ValueError, match="unknown theme"):
        hand_svg(HAND, width=200, theme="sepia")  # type: ignore[arg-type]  # what a caller without types may do
