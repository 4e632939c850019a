"""Cards, hands and tables as SVG: every picture is built by rule, so there is nothing to license.

All functions are pure: plain data in, a complete SVG document out, the same every time. Their words
come from the caller; their colours, shapes and sizes from the visual language of this project.

>>> from flip7.rules.cards import Card
>>> from flip7.art import card_svg
>>> card_svg(Card("7")).startswith("<svg ")
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flip7.art.cards import card_back_svg, card_svg
    from flip7.art.chips import chip_svg
    from flip7.art.contact_sheet import contact_sheet_svg
    from flip7.art.faces import Mood, face_svg
    from flip7.art.hands import hand_svg
    from flip7.art.marks import status_mark_svg
    from flip7.art.rows import card_row_svg, faces_svg
    from flip7.art.seats import SeatPicture, TableWords
    from flip7.art.tables import table_svg

# Handed out lazily: a terminal needs the colours and none of the drawings.
_HOME_OF = {
    "Mood": "flip7.art.faces",
    "SeatPicture": "flip7.art.seats",
    "TableWords": "flip7.art.seats",
    "card_back_svg": "flip7.art.cards",
    "card_row_svg": "flip7.art.rows",
    "card_svg": "flip7.art.cards",
    "chip_svg": "flip7.art.chips",
    "contact_sheet_svg": "flip7.art.contact_sheet",
    "face_svg": "flip7.art.faces",
    "faces_svg": "flip7.art.rows",
    "hand_svg": "flip7.art.hands",
    "status_mark_svg": "flip7.art.marks",
    "table_svg": "flip7.art.tables",
}

__all__ = [
    "Mood",
    "SeatPicture",
    "TableWords",
    "card_back_svg",
    "card_row_svg",
    "card_svg",
    "chip_svg",
    "contact_sheet_svg",
    "face_svg",
    "faces_svg",
    "hand_svg",
    "status_mark_svg",
    "table_svg",
]


def __getattr__(name: str) -> Any:
    """Import the module of a public name when it is first asked for."""
    if name not in _HOME_OF:
        message = f"module 'flip7.art' has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value
