"""Text that fits, and the writing of SVG."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.art.svg import clipped, decimal, document, escape, placed, safe_text, tag
from flip7.art.text import break_to_fit, cut_to_fit, draw_text, text_width


@given(st.text())
def test_safe_text_is_always_xml(text: str) -> None:
    element = ElementTree.fromstring(tag("text", escape(safe_text(text)), note=safe_text(text)))  # noqa: S314  # our own
    assert (element.text or "") == safe_text(text)
    assert element.attrib["note"] == safe_text(text)


@given(st.text(), st.floats(0, 300), st.sampled_from([400, 600, 800]))
def test_a_cut_text_fits_and_begins_as_the_whole(text: str, width: float, weight: int) -> None:
    cut = cut_to_fit(text, width, 14, weight)
    assert text_width(cut, 14, weight) <= width
    assert safe_text(text).strip().startswith(cut.removesuffix("…").rstrip())


@given(st.text(), st.floats(30, 300), st.integers(1, 4))
def test_broken_text_fits_line_by_line(text: str, width: float, lines: int) -> None:
    broken = break_to_fit(text, width, 14, lines=lines)
    assert len(broken) <= lines
    for line in broken:
        assert text_width(line, 14) <= width


def test_what_belongs_together_is_not_cut_apart() -> None:
    family, flag, thumb = "👩\u200d👩\u200d👧", "🇫🇷", "👍🏽"
    for text in (family * 9, flag * 9, thumb * 9, "e\u0301" * 30):
        unit = {family: family, flag: flag, thumb: thumb}.get(text[: len(text) // 9], "e\u0301")
        cut = cut_to_fit(text, 60, 14).removesuffix("…")
        assert cut
        assert cut == unit * (len(cut) // len(unit))


def test_wide_scripts_are_wider() -> None:
    assert text_width("漢字", 10) > text_width("ab", 10) > text_width("il", 10)
    assert text_width("ab", 10, 800) > text_width("ab", 10, 400)
    assert text_width("É", 10) == text_width("E", 10)
    assert text_width("", 10) == 0


def test_white_space_and_controls() -> None:
    assert safe_text("a\tb\nc\u2028d\u00a0e") == "a b c d e"
    assert safe_text("\x00\x7f\x9b\u200b\u202e\ue000\ud800\ufffe\U0001ffff") == "\ufffd" * 9
    # Joiners and the letters of flags are needed.
    assert safe_text("\u200d\u200c\U000e0067") == "\u200d\u200c\U000e0067"


def test_text_is_drawn_only_if_there_is_any() -> None:
    assert draw_text("", 0, 0, 12, "#000000") == ""
    assert draw_text("long", 0, 0, 12, "#000000", room=1) == ""
    assert draw_text("a<b", 1, 2, 12, "#000000", weight=800, anchor="end") == (
        '<text x="1" y="2" font-size="12" font-weight="800" font-variant-numeric="tabular-nums" '
        'text-anchor="end" fill="#000000">a&lt;b</text>'
    )


@given(st.floats(-1e6, 1e6))
def test_decimals_are_short_and_near(value: float) -> None:
    text = decimal(value)
    assert float(text) == pytest.approx(value, abs=0.0051)
    assert "e" not in text
    assert text != "-0"
    assert len(text.partition(".")[2]) <= 2


def test_fragments_are_placed_and_clipped() -> None:
    assert placed("<g/>", 1, 2) == '<g transform="translate(1 2)"><g/></g>'
    assert placed("<g/>", 1, 2, 0.25) == '<g transform="translate(1 2) scale(0.25)"><g/></g>'
    assert clipped("<g/>", 1, 2, -3, 4) == '<svg x="1" y="2" width="0" height="4"><g/></svg>'


def test_a_document_says_what_it_is() -> None:
    svg = document("<g/>", width=10, height=20, title="<&>", description="more")
    assert svg == (
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20" role="img">'
        "<title>&lt;&amp;&gt;</title><desc>more</desc><g/></svg>"
    )
    assert 'aria-hidden="true"' in document("", width=1, height=1)
    for width, height in ((0, 1), (1, 0), (-1, 1), (float("inf"), 1), (1, float("nan"))):
        with pytest.raises(ValueError, match="positive size"):
            document("", width=width, height=height)
