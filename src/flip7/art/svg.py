"""Writing SVG: elements, numbers, safe text and whole documents, with nothing but strings."""

from __future__ import annotations

import unicodedata
from typing import Final

FONTS: Final = "'Avenir Next','Segoe UI Variable Text','Segoe UI',Roboto,'Noto Sans',system-ui,sans-serif"

_REPLACEMENT: Final = "\ufffd"


def _is_needed(character: str) -> bool:
    """Whether a format character joins letters or emoji, or spells a flag. All others hide or turn text."""
    return character in "\u200c\u200d" or "\U000e0020" <= character <= "\U000e007f"


def _is_noncharacter(character: str) -> bool:
    point = ord(character)
    return point & 0xFFFE == 0xFFFE or 0xFDD0 <= point <= 0xFDEF


def decimal(value: float) -> str:
    """Write a number with at most two decimals, the shortest way.

    >>> decimal(40.0), decimal(6.105), decimal(-0.001)
    ('40', '6.11', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def safe_text(text: str) -> str:
    r"""Make a text fit to be shown: what XML forbids, or what could hide or reorder text, becomes visible.

    White space of any kind becomes a space; control characters, surrogates, private characters and
    controls of direction become U+FFFD. It does not escape: :func:`tag` and :func:`escape` do.

    >>> safe_text("Ann\t\x1b[31m\u202eBo")
    'Ann �[31m�Bo'
    """
    parts = []
    for character in text:
        category = unicodedata.category(character)
        if character.isspace():
            parts.append(" ")
        elif category in ("Cc", "Cs", "Co") or _is_noncharacter(character):
            parts.append(_REPLACEMENT)
        else:
            parts.append(character if category != "Cf" or _is_needed(character) else _REPLACEMENT)
    return "".join(parts)


def escape(text: str) -> str:
    """Escape a text for element content and for attributes in double quotes.

    >>> escape('<a href="x">&')
    '&lt;a href=&quot;x&quot;&gt;&amp;'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def tag(name: str, *children: str, **attributes: str | float | None) -> str:
    """Write an element. ``_`` in attribute names stands for ``-``; None leaves an attribute out.

    Attribute values are escaped, children are not: they are elements already, or escaped text.

    >>> tag("circle", cx=50, cy=74.5, r=2, stroke_width=1.2, fill=None)
    '<circle cx="50" cy="74.5" r="2" stroke-width="1.2"/>'
    """
    written = "".join(
        f' {key.replace("_", "-")}="{escape(value) if isinstance(value, str) else decimal(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    content = "".join(children)
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def placed(fragment: str, x: float, y: float, scale: float = 1.0) -> str:
    """Move a fragment to a place, enlarged or reduced.

    >>> placed("<path/>", 10, 20, 0.5)
    '<g transform="translate(10 20) scale(0.5)"><path/></g>'
    """
    grown = "" if scale == 1 else f" scale({scale:.6g})"
    return tag("g", fragment, transform=f"translate({decimal(x)} {decimal(y)}){grown}")


def clipped(fragment: str, x: float, y: float, width: float, height: float) -> str:
    """Show only what lies in a box; the fragment's own origin is the corner of that box.

    A nested ``svg`` clips by itself, so no ``clipPath`` with an id is needed: ids would collide when
    several pictures stand in one page.
    """
    return tag("svg", fragment, x=x, y=y, width=max(width, 0), height=height)


def _safe_lines(text: str) -> str:
    return "\n".join(safe_text(line) for line in text.split("\n"))


def document(
    *fragments: str,
    width: float,
    height: float,
    view_box: tuple[float, float, float, float] | None = None,
    title: str | None = None,
    description: str | None = None,
) -> str:
    """Write a complete SVG document.

    Args:
        fragments: what is drawn.
        width: width in px.
        height: height in px.
        view_box: left, top, width and height of the drawing's own units; the px if not given.
        title: the accessible name. Without one the picture is decoration, hidden from screen readers.
        description: a longer text for screen readers; it may have several lines.

    Raises:
        ValueError: width or height is not a positive, finite number.
    """
    for size in (width, height):
        if not 0 < size < float("inf"):
            raise ValueError(f"a picture needs a positive size in px, not {size!r:.40}")
    named = title is not None
    return tag(
        "svg",
        tag("title", escape(safe_text(title))) if title is not None else "",
        tag("desc", escape(_safe_lines(description))) if description else "",
        *fragments,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=" ".join(decimal(part) for part in view_box or (0, 0, width, height)),
        font_family=FONTS if any("<text" in fragment for fragment in fragments) else None,
        role="img" if named else None,
        aria_hidden=None if named else "true",
    )
