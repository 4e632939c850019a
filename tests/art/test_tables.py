"""A whole table: 1 to 24 seats, any width, any name."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from art.drawing import SVG, parse, size, tags, texts, title
from flip7.art import SeatPicture, TableWords, table_svg
from flip7.art.colours import DARK, LIGHT, ThemeName
from flip7.art.faces import MOODS
from flip7.art.table_layout import arrange
from flip7.rules.cards import CARDS, Card, parse_cards

WORDS = TableWords(
    subtitle="subtitle",
    draw_pile="forty",
    discard_pile="thirty",
    message="message",
    detail="detail",
    dealer="D",
    statuses={mood: f"is {mood}" for mood in MOODS},
    cards={"second": "Second Chance"},
)
HANDS = ("12 8 5 10 +4 second", "11 6", "10 8 5 x2", "7 3 12 7", "2 9 freeze", "1 2 3 4 5 6 7")


def seats(count: int) -> list[SeatPicture]:
    return [
        SeatPicture(
            f"P{place}",
            parse_cards(HANDS[place % 6]),
            MOODS[place % 6] if MOODS[place % 6] != "turn" else "active",
            points=place,
            total=100 + place,
            dealer=place == 0,
            turn=place == 0,
        )
        for place in range(count)
    ]


def draw(
    players: list[SeatPicture], *, width: float = 768, theme: ThemeName = "light", own_seat: int | None = None
) -> str:
    return table_svg(
        players,
        title="Kitchen",
        target=200,
        draw_pile=41,
        discard_pile=33,
        words=WORDS,
        last_card=Card("4"),
        own_seat=own_seat,
        width=width,
        theme=theme,
    )


def boxes(root: ElementTree.Element) -> list[tuple[float, float, float, float]]:
    """The panels of the seats: left, top, width and height, read from the drawing."""
    found = []
    for group in root:
        place = re.fullmatch(r"translate\((\S+) (\S+)\)", group.attrib.get("transform", ""))
        if place and len(group) and group[0].tag == f"{SVG}rect" and "rx" in group[0].attrib:
            ground = group[0].attrib
            inset = float(ground.get("x", "0"))
            found.append(
                (
                    float(place[1]),
                    float(place[2]),
                    float(ground["width"]) + 2 * inset,
                    float(ground["height"]) + 2 * inset,
                )
            )
    return found


@pytest.mark.parametrize("count", range(1, 25))
@pytest.mark.parametrize("width", [320, 360, 768, 1000, 1440, 1920])
def test_every_number_of_seats_at_every_width(count: int, width: int) -> None:
    for own_seat in (None, count - 1):
        svg = draw(seats(count), width=width, own_seat=own_seat)
        root = parse(svg)
        across, down = size(root)
        assert across == width
        panels = boxes(root)
        assert len(panels) == count
        for place, (left, top, wide, high) in enumerate(panels):
            assert left >= 0
            assert left + wide <= width
            assert top + high <= down
            for other_left, other_top, other_wide, other_high in panels[:place]:
                apart = (
                    left >= other_left + other_wide
                    or other_left >= left + wide
                    or top >= other_top + other_high
                    or other_top >= top + high
                )
                assert apart
        written = texts(root)
        for place in range(count):
            assert f"P{place}" in written
            assert str(100 + place) in written
        assert svg == draw(seats(count), width=width, own_seat=own_seat)


@pytest.mark.parametrize("count", [1, 3, 6, 12, 24])
@pytest.mark.parametrize("width", [360, 768, 1440])
def test_seven_slots_show_at_every_seat(count: int, width: int) -> None:
    players = [SeatPicture(f"P{place}", parse_cards("12 8"), total=1) for place in range(count)]
    root = parse(draw(players, width=width))
    dashed = [rect for rect in tags(root, "rect") if rect.attrib.get("stroke-dasharray") == "4 4"]
    assert len(dashed) == 5 * count


def test_no_word_comes_from_the_code() -> None:
    root = parse(table_svg(seats(6), title="", target=200, draw_pile=1, discard_pile=0, words=TableWords()))
    names = {f"P{place}" for place in range(6)}
    assert [text for text in texts(root) if text not in names and not text.isdigit()] == []
    own = {"Kitchensubtitle", "forty · thirty", "message", "detail", "D"} | {f"is {mood}" for mood in MOODS}
    written = texts(parse(draw(seats(6))))
    assert {text for text in written if text not in names and not text.isdigit()} == own


def test_status_is_a_mark_a_word_and_a_face() -> None:
    for theme, colours in (("light", LIGHT), ("dark", DARK)):
        name: ThemeName = "light" if theme == "light" else "dark"
        frozen = draw([SeatPicture("A", (), "frozen")], theme=name)
        assert "is frozen" in texts(parse(frozen))
        assert colours.ice in frozen
        assert colours.panel_out in frozen
    drawn = {draw([SeatPicture("A", (), mood)]).replace(f"is {mood}", "") for mood in MOODS}
    assert len(drawn) == len(MOODS)


def test_the_turn_is_shown_only_for_an_active_player() -> None:
    assert SeatPicture("A", turn=True).mood == "turn"
    assert SeatPicture("A", status="busted", turn=True).mood == "busted"
    assert not SeatPicture("A").is_out
    assert all(SeatPicture("A", status=status).is_out for status in ("stayed", "frozen", "busted"))
    assert not SeatPicture("A", status="flip7").is_out


def test_the_description_tells_every_seat_in_the_words_of_the_caller() -> None:
    description = parse(draw(seats(3))).find(f"{SVG}desc")
    assert description is not None
    assert description.text == (
        "P0 · is turn · 12 8 5 10 +4 Second Chance · 100 + 0\n"
        "P1 · is active · 11 6 · 101 + 1\n"
        "P2 · is stayed · 10 8 5 x2 · 102 + 2"
    )


def bars(svg: str, theme: ThemeName = "light") -> tuple[float, float, float]:
    """Track, solid part and the length to the end of the dashed part."""
    colours = LIGHT if theme == "light" else DARK
    root = parse(svg)
    (track,) = [rect for rect in tags(root, "rect") if rect.attrib.get("fill") == colours.hairline]
    solid = [rect for rect in tags(root, "rect") if rect.attrib.get("fill") == colours.second_ink]
    dashed = tags(root, "line")
    return (
        float(track.attrib["width"]),
        float(solid[0].attrib["width"]) if solid else 0,
        float(dashed[0].attrib["x2"]) if dashed else 0,
    )


def test_the_bar_is_solid_for_the_total_and_dashed_for_this_round() -> None:
    track, solid, end = bars(draw([SeatPicture("A", total=50, points=25)]))
    assert solid / track == pytest.approx(50 / 200, abs=1e-3)
    assert end / track == pytest.approx(75 / 200, abs=1e-3)
    assert bars(draw([SeatPicture("A", total=0, points=0)]))[1:] == (0, 0)
    track, solid, end = bars(draw([SeatPicture("A", total=190, points=70)]))
    assert end == track
    track, solid, end = bars(draw([SeatPicture("A", total=250, points=70)]))
    assert (solid, end) == (track, 0)


def test_the_own_seat_is_the_last_and_the_largest() -> None:
    for width in (360, 768, 1440):
        panels = boxes(parse(draw(seats(6), width=width, own_seat=2)))
        own = max(panels, key=lambda box: box[1])
        assert own[3] == max(panel[3] for panel in panels)
        assert [panel[1] for panel in panels].count(own[1]) == 1


def test_piles_show_their_count_and_an_empty_one_its_place() -> None:
    def pile(draw_pile: int, discard_pile: int) -> str:
        return table_svg(
            [SeatPicture("A")], title="t", target=200, draw_pile=draw_pile, discard_pile=discard_pile
        )

    assert pile(94, 0) != pile(93, 0)
    assert len(tags(parse(pile(0, 0)), "ellipse")) == len(tags(parse(pile(0, 50)), "ellipse"))
    thin, thick = pile(1, 0), pile(188, 0)
    assert len(tags(parse(thick), "ellipse")) - len(tags(parse(thin), "ellipse")) == 7 * 3


names = st.text(max_size=40)


@settings(max_examples=60)
@given(
    st.lists(
        st.builds(
            SeatPicture,
            name=names,
            cards=st.lists(st.sampled_from(CARDS), max_size=7),
            status=st.sampled_from([mood for mood in MOODS if mood != "turn"]),
            points=st.integers(0, 400),
            total=st.integers(0, 10**6),
            dealer=st.booleans(),
            turn=st.booleans(),
        ),
        min_size=1,
        max_size=24,
    ),
    names,
    st.integers(320, 2000),
    st.sampled_from(["light", "dark"]),
)
def test_any_table_with_any_text_is_well_formed(
    players: list[SeatPicture], text: str, width: int, theme: ThemeName
) -> None:
    words = TableWords(text, text, text, text, text, text, dict.fromkeys(MOODS, text), {"freeze": text})
    svg = table_svg(
        players, title=text, target=200, draw_pile=9, discard_pile=9, words=words, width=width, theme=theme
    )
    assert size(parse(svg))[0] == width


@pytest.mark.parametrize(
    "name", ["<b>&\"'", "a\x00\x07\x1b[2Jb", "\u202eA\u2067", "W" * 200, "👩‍👩‍👧‍👦🇫🇷", "שלום", ""]
)
def test_difficult_names_are_safe_and_stay_in_their_room(name: str) -> None:
    svg = draw([SeatPicture(name, parse_cards(HANDS[0]), turn=True)], width=360)
    root = parse(svg)
    assert not tags(root, "b")
    for text in texts(root):
        assert text.isprintable() or "\u200d" in text
    # Whatever the font, a name is clipped by the box it stands in.
    for element in tags(root, "svg")[1:]:
        assert float(element.attrib["width"]) <= 360


def test_a_name_that_is_too_long_ends_with_an_ellipsis() -> None:
    written = texts(parse(draw([SeatPicture("Bartholomew Maximilian the Third of Nowhere")], width=360)))
    assert any(text.startswith("Bartholomew") and text.endswith("…") for text in written)


def test_a_long_heading_takes_a_second_line() -> None:
    words = TableWords(subtitle="s" * 30, draw_pile="d" * 30, discard_pile="e" * 30)
    root = parse(
        table_svg(
            [SeatPicture("A")], title="T" * 90, target=9, draw_pile=1, discard_pile=1, words=words, width=360
        )
    )
    assert [text[0] for text in texts(root)[:3]] == ["T", "s", "d"]
    assert title(root) == "T" * 90


def test_a_long_title_without_other_words_takes_one_line() -> None:
    root = parse(
        table_svg([SeatPicture("A")], title="T" * 90, target=9, draw_pile=1, discard_pile=1, width=360)
    )
    assert [text[0] for text in texts(root)] == ["T", "A", "0"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": []}, "at least one seat"),
        ({"own_seat": 3}, "there is no seat 3: seats are 0 to 0"),
        ({"own_seat": -1}, "there is no seat -1"),
        ({"target": 0}, "the target is at least 1, not 0"),
        ({"draw_pile": -1}, "fewer than 0"),
        ({"discard_pile": -1}, "fewer than 0"),
        ({"width": 319}, "at least 320 px wide"),
        ({"width": float("nan")}, "at least 320 px wide"),
        ({"theme": "sepia"}, "unknown theme"),
        ({"seats": [SeatPicture("A", parse_cards("1 2 3 4 5 6 7 8"))]}, "7 slots"),
    ],
)
def test_what_cannot_be_drawn_is_refused(change: dict[str, object], sentence: str) -> None:
    good: dict[str, object] = {
        "seats": [SeatPicture("A")],
        "title": "t",
        "target": 200,
        "draw_pile": 1,
        "discard_pile": 1,
    }
    arguments = good | change
    players = arguments.pop("seats")
    with pytest.raises(ValueError, match=sentence):
        table_svg(players, **arguments)  # type: ignore[arg-type]  # built from data on purpose


def test_an_unknown_status_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown status 'asleep'"):
        SeatPicture("A", status="asleep")  # type: ignore[arg-type]  # what a caller without types may do


def test_roomier_panels_come_first() -> None:
    assert arrange(3, 336, 740, 8).style.kind == "tall"
    assert arrange(7, 336, 740, 8).style.kind == "flat"
    assert arrange(24, 336, 740, 8).style.kind == "narrow"
    assert arrange(24, 1400, 740, 14).style.kind == "tall"
    assert arrange(1, 1400, 740, 14).columns == 1
    assert arrange(2, 1400, 740, 14).columns == 2
    assert arrange(0, 336, 740, 8).height == 0
