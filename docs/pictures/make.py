"""Draws the pictures of this folder anew: the contact sheet and a table in mid-round.

    python docs/pictures/make.py            writes the SVG files, and the PNG files if rsvg-convert is found
    python docs/pictures/make.py --check    writes nothing; exit status 1 if a picture is not up to date

Each PNG file carries the SHA-256 of the SVG it was made from, so that it can be checked without drawing it.
"""

from __future__ import annotations

import hashlib
import shutil
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from flip7.art import SeatPicture, TableWords, contact_sheet_svg, table_svg
from flip7.record.files import write_atomically
from flip7.rules import Card
from flip7.rules.cards import parse_cards

FOLDER: Final = Path(__file__).parent
ZOOM: Final = {"contact-sheet": 1.0, "table": 1.6}
ACTION_NAMES: Final = {"freeze": "Freeze", "flip3": "Flip Three", "second": "Second Chance"}
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
KEYWORD: Final = b"Source-SHA-256\0"


def pictures() -> dict[str, str]:
    """Return the SVG documents of this folder by name."""
    return {
        "contact-sheet": contact_sheet_svg(ACTION_NAMES, title="All cards, chips and faces") + "\n",
        "table": _table() + "\n",
    }


def _table() -> str:
    seats = [
        SeatPicture("Ann", parse_cards("12 8 5 10 +4 second"), points=39, total=121, turn=True),
        SeatPicture("Léo", parse_cards("11 6 second"), points=17, total=88),
        SeatPicture("Inès", parse_cards("10 8 5 x2"), "stayed", points=46, total=142),
        SeatPicture("Tonton Marc", parse_cards("7 3 12 7"), "busted", total=97, dealer=True),
        SeatPicture("Zoé", parse_cards("2 9 freeze"), "frozen", points=11, total=120),
    ]
    in_front = sum(len(seat.cards) for seat in seats)
    draw_pile = 41
    discard_pile = 94 - in_front - draw_pile
    words = TableWords(
        subtitle="Round 4 · first to 200",
        draw_pile=f"{draw_pile} in the draw pile",
        discard_pile=f"{discard_pile} discarded",
        message="Hit or stay, Ann?",
        detail="Léo hits: 6.",
        dealer="D",
        statuses={
            "active": "in the round",
            "turn": "to act",
            "stayed": "stayed",
            "frozen": "frozen",
            "busted": "bust",
        },
        cards=ACTION_NAMES,
    )
    return table_svg(
        seats,
        title="Kitchen table",
        target=200,
        draw_pile=draw_pile,
        discard_pile=discard_pile,
        words=words,
        last_card=Card("6"),
        own_seat=0,
        width=1000,
    )


def digest(svg: str) -> str:
    """Return the SHA-256 of a picture, in hexadecimal digits."""
    return hashlib.sha256(svg.encode()).hexdigest()


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield type and data of each chunk of a PNG file."""
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def source_of(png: bytes) -> str | None:
    """Return the SHA-256 of the SVG a PNG file was made from, if it tells."""
    texts = (data for kind, data in chunks(png) if kind == b"tEXt" and data.startswith(KEYWORD))
    return next((data[len(KEYWORD) :].decode("ascii") for data in texts), None)


def stamped(png: bytes, svg: str) -> bytes:
    """Return a PNG file with the SHA-256 of its SVG written into it."""
    parts = [SIGNATURE]
    for kind, data in chunks(png):
        parts.append(_chunk(kind, data))
        if kind == b"IHDR":
            parts.append(_chunk(b"tEXt", KEYWORD + digest(svg).encode()))
    return b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def outdated() -> list[str]:
    """Return the names of the files in this folder that are missing or not up to date."""
    names = []
    for name, svg in pictures().items():
        drawn, pixels = FOLDER / f"{name}.svg", FOLDER / f"{name}.png"
        if not drawn.exists() or drawn.read_text("utf-8") != svg:
            names.append(drawn.name)
        if not pixels.exists() or source_of(pixels.read_bytes()) != digest(svg):
            names.append(pixels.name)
    return names


def make() -> int:
    """Write all files; the exit status is 1 if the PNG files could not be made."""
    converter = shutil.which("rsvg-convert")
    for name, svg in pictures().items():
        drawn = FOLDER / f"{name}.svg"
        write_atomically(drawn, svg)
        if converter is not None:
            arguments = [converter, "--zoom", str(ZOOM[name]), "--format", "png", str(drawn)]
            png = subprocess.run(arguments, check=True, stdout=subprocess.PIPE).stdout  # noqa: S603  # a fixed program on our own file
            write_atomically(FOLDER / f"{name}.png", stamped(png, svg))
    if converter is None:
        print("no rsvg-convert (Debian: librsvg2-bin): the PNG files were left as they are", file=sys.stderr)
        return 1
    return 0


def main(arguments: list[str]) -> int:
    """Make or check the pictures and return the exit status."""
    if arguments == ["--check"]:
        names = outdated()
        for name in names:
            print(f"{name} is not up to date: run docs/pictures/make.py", file=sys.stderr)
        return 1 if names else 0
    if arguments:
        print("usage: make.py [--check]", file=sys.stderr)
        return 2
    return make()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
