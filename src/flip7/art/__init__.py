"""Cards, hands and tables as SVG: every picture is built by rule, so there is nothing to license.

All functions are pure: plain data in, a complete SVG document out, the same every time. Their words
come from the caller; their colours, shapes and sizes from the visual language of this project.

>>> from flip7.rules.cards import Card
>>> card_svg(Card("7")).startswith("<svg ")
True
"""

from __future__ import annotations

from flip7.art.cards import card_back_svg, card_svg
from flip7.art.chips import chip_svg
from flip7.art.contact_sheet import contact_sheet_svg
from flip7.art.faces import Mood, face_svg
from flip7.art.hands import hand_svg
from flip7.art.marks import status_mark_svg
from flip7.art.rows import card_row_svg, faces_svg
from flip7.art.seats import SeatPicture, TableWords
from flip7.art.tables import table_svg

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
