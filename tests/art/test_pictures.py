"""The contact sheet, rows of cards, and the pictures committed in docs/pictures."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from art.drawing import parse, size, tags, texts, title
from flip7.art import card_row_svg, contact_sheet_svg
from flip7.art.colours import DARK, LIGHT, panel_colour
from flip7.art.faces import MOODS, draw_face
from flip7.rules.cards import CARDS, NUMBERS, parse_cards

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LABELS = {"freeze": "Stop <&>", "flip3": "Trois à la suite", "second": "Seconde Chance"}


@pytest.fixture(scope="module")
def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_pictures", FOLDER / "make.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_contact_sheet_shows_everything() -> None:
    svg = contact_sheet_svg(LABELS)
    root = parse(svg)
    assert size(root)[0] == 1400
    assert texts(root) == ["Stop <&>", "Trois à", "la suite", "Seconde", "Chance"]
    assert title(root).startswith("0 1 2 3 ")
    for number in NUMBERS:
        # Large, medium, small and as a chip; some in the hands besides.
        assert svg.count(f'fill="{panel_colour(number)}"') >= 4
    assert all(draw_face(seat) in svg for seat in range(24))
    assert all(draw_face(2, mood) in svg for mood in MOODS)
    assert svg == contact_sheet_svg(dict(LABELS))


def test_the_contact_sheet_has_two_themes_and_needs_no_words() -> None:
    assert LIGHT.table in contact_sheet_svg()
    assert DARK.table in contact_sheet_svg(theme="dark")
    assert texts(parse(contact_sheet_svg())) == []
    assert title(parse(contact_sheet_svg(title="All"))) == "All"


def test_a_row_of_cards() -> None:
    root = parse(card_row_svg(parse_cards("12 x2 freeze"), width=200, labels=LABELS, backs=1))
    assert size(root) == (4 * 200 + 3 * 16, 280)
    assert title(root) == "12 x2 Stop <&>"
    assert texts(root) == ["Stop <&>"]
    assert len(tags(root, "ellipse")) == 7
    assert parse(card_row_svg([], backs=2)).attrib["aria-hidden"] == "true"
    with pytest.raises(ValueError, match="at least one card"):
        card_row_svg([])
    with pytest.raises(ValueError, match="positive size"):
        card_row_svg(CARDS, width=0)


def test_the_committed_pictures_are_up_to_date(make: ModuleType) -> None:
    assert make.outdated() == []


def test_the_table_in_the_picture_is_a_possible_one(make: ModuleType) -> None:
    svg = make.pictures()["table"]
    parse(svg)
    assert "41 in the draw pile · 33 discarded" in svg


def test_a_png_tells_what_it_was_made_from(make: ModuleType) -> None:
    png = (FOLDER / "table.png").read_bytes()
    assert next(make.chunks(png))[0] == b"IHDR"
    stamped = make.stamped(png, "another")
    assert list(make.chunks(stamped))[1] == (b"tEXt", b"Source-SHA-256\0" + make.digest("another").encode())
    assert make.source_of(stamped) == make.digest("another")
    assert make.source_of(make.SIGNATURE) is None


def test_a_picture_that_is_missing_or_old_is_named(
    make: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make, "FOLDER", tmp_path)
    monkeypatch.setattr(make.shutil, "which", lambda _: None)
    assert make.main(["--check"]) == 1
    assert "table.svg is not up to date" in capsys.readouterr().err
    assert make.main([]) == 1
    assert "rsvg-convert" in capsys.readouterr().err
    assert make.outdated() == ["contact-sheet.png", "table.png"]
    (tmp_path / "table.svg").write_text("<svg/>", "utf-8")
    assert make.outdated() == ["contact-sheet.png", "table.svg", "table.png"]
    assert make.main(["--other"]) == 2
