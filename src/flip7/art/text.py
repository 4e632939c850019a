"""Text in pictures: how wide it will be, cutting and breaking it to fit, and drawing it.

A picture cannot ask which font its reader has, so widths are estimated on the safe side, after the
widest of the common sans-serif fonts.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final, Literal

from flip7.art.svg import escape, safe_text, tag

if TYPE_CHECKING:
    from collections.abc import Iterator

ELLIPSIS: Final = "…"

# Widths in em of bold letters; the first group that holds a letter counts.
_WIDTHS: Final = (
    ("iljIJ|'.,:;!·", 0.38),
    ('frt()[]-/\\" `', 0.48),
    ("mwMW@%", 1.05),
    ("0123456789+", 0.70),
)
_UPPER, _LOWER, _WIDE = 0.80, 0.70, 1.25
_REGULAR: Final = 0.91
"""The width of regular letters in relation to bold ones."""


def _clusters(text: str) -> Iterator[str]:
    """Split a text into what a reader takes for one sign: a letter with its marks, a joined emoji, a flag."""
    cluster = ""
    for character in text:
        joins = (
            unicodedata.category(character)[0] == "M"
            or character in "\u200c\u200d"
            or "\U0001f3fb" <= character <= "\U0001f3ff"
            or "\U000e0020" <= character <= "\U000e007f"
            or cluster.endswith("\u200d")
            or (_is_regional(character) and len(cluster) == 1 and _is_regional(cluster))
        )
        if cluster and not joins:
            yield cluster
            cluster = ""
        cluster += character
    if cluster:
        yield cluster


def _is_regional(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def _cluster_width(cluster: str) -> float:
    base = unicodedata.normalize("NFD", cluster)[0]
    for group, width in _WIDTHS:
        if base in group:
            return width
    if unicodedata.east_asian_width(base) in "WF" or ord(base) > 0xFFFF:
        return _WIDE
    return _UPPER if base.isupper() else _LOWER


def text_width(text: str, size: float, weight: int = 400) -> float:
    """Estimate the width of a line in px, on the safe side.

    Args:
        text: one line.
        size: font size in px.
        weight: 400, 600 or 800.

    >>> text_width("Ann", 10, 800)
    22.0
    """
    widths = sum(_cluster_width(cluster) for cluster in _clusters(text))
    return round(widths * size * (_REGULAR if weight < 600 else 1.0), 3)


def cut_to_fit(text: str, width: float, size: float, weight: int = 400) -> str:
    """Cut a line after its last sign that fits, marked with an ellipsis; nothing if not even that fits.

    >>> cut_to_fit("Bartholomew", 50, 10, 800)
    'Barthol…'
    """
    text = safe_text(text).strip()
    if text_width(text, size, weight) <= width:
        return text
    room = width - text_width(ELLIPSIS, size, weight)
    if room < 0:
        return ""
    kept = ""
    for cluster in _clusters(text):
        if text_width(kept + cluster, size, weight) > room:
            break
        kept += cluster
    return kept.rstrip() + ELLIPSIS


def break_to_fit(text: str, width: float, size: float, weight: int = 400, lines: int = 2) -> list[str]:
    """Break a text at spaces into at most so many lines; what is left over is cut off in the last one.

    >>> break_to_fit("Second Chance saves one", 100, 10, 800)
    ['Second Chance', 'saves one']
    """
    words = safe_text(text).split()
    broken: list[str] = []
    while words and len(broken) < lines - 1:
        count = 1
        while count < len(words) and text_width(" ".join(words[: count + 1]), size, weight) <= width:
            count += 1
        broken.append(cut_to_fit(" ".join(words[:count]), width, size, weight))
        words = words[count:]
    if words:
        broken.append(cut_to_fit(" ".join(words), width, size, weight))
    return broken


def draw_text(
    text: str,
    x: float,
    baseline: float,
    size: float,
    colour: str,
    *,
    weight: int = 400,
    anchor: Literal["start", "middle", "end"] = "start",
    room: float | None = None,
) -> str:
    """Draw one line of text, made safe and escaped.

    Args:
        text: what to write; nothing is drawn of an empty text.
        x: where its start, middle or end lies.
        baseline: where its letters stand.
        size: font size in px.
        colour: its colour.
        weight: 400, 600 or 800.
        anchor: what ``x`` means.
        room: the px it may take; it is cut to fit them.
    """
    shown = safe_text(text) if room is None else cut_to_fit(text, room, size, weight)
    if not shown:
        return ""
    return tag(
        "text",
        escape(shown),
        x=x,
        y=baseline,
        font_size=size,
        font_weight=weight,
        font_variant_numeric="tabular-nums",
        text_anchor=None if anchor == "start" else anchor,
        fill=colour,
    )
