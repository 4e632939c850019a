"""Names written by strangers, made safe to print."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from flip7.i18n.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_COLUMNS: Final = 24
"""How wide a name may be unless told otherwise."""
MOST_MARKS: Final = 3
"""So many marks may stand on one letter: enough for any script in use, too few to fill the lines around."""
MOST_LETTERS: Final = 10_000
"""What comes after so many characters is not even looked at."""

_ELLIPSIS: Final = "…"
_UNKNOWN: Final = "\ufffd"
_NO_NAME: Final = "?"
_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"
_NON_JOINER: Final = "\u200c"
_JOINER: Final = "\u200d"
_VIRAMA: Final = 9
"""The combining class of the sign after which Indic scripts choose with a joiner how letters connect."""

# Characters that show nothing although Unicode counts them among letters, marks and symbols.
_BLANK: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *range(0x180B, 0x1810),  # Mongolian variation selectors
            *range(0xFE00, 0xFE10),  # variation selectors
            *range(0xE0100, 0xE01F0),  # and more of them
        ),
    )
)


def safe_name(text: str, *, most: int = MOST_COLUMNS, fallback: str = _NO_NAME, isolate: bool = False) -> str:
    r"""Make a stranger's label safe to print in a terminal or on a page.

    Control characters, direction overrides and isolates, zero-width characters and floods of marks go; a
    lone surrogate or a character without a meaning becomes U+FFFD; all white space becomes single spaces;
    the rest is in normal form NFC. Joiners stay where a script needs them. The result is still no HTML:
    a page escapes it like any text.

    Args:
        text: anything.
        most: how many columns the name may take, at least 1; a longer one ends with an ellipsis.
        fallback: what stands for a name of which nothing is left.
        isolate: put a right-to-left name between U+2068 and U+2069, so that it does not reorder what stands
            around it. For pages; many terminals show these marks as blots.

    Raises:
        ValueError: ``most`` is below 1.

    >>> safe_name("  Ann\x1b[31m\nof\u202e York "), safe_name("\u200b"), safe_name("Maximilian", most=6)
    ('Ann[31m of York', '?', 'Maxim…')
    """
    if most < 1:
        message = f"a name of {most} columns: at least 1 is needed"
        raise ValueError(message)
    letters = _visible(unicodedata.normalize("NFC", text[:MOST_LETTERS]))
    name = unicodedata.normalize("NFC", " ".join(_without_floods(letters).split())) or fallback
    name = _shortened(name, most)
    return f"{_ISOLATE}{name}{_POP_ISOLATE}" if isolate and _runs_right_to_left(name) else name


def distinct_names(
    players: Iterable[str], *, language: str | None = None, most: int = MOST_COLUMNS, isolate: bool = False
) -> list[str]:
    r"""Return a safe label for each seat, no two alike: equal names are told apart by their seats, from 1.

    Args:
        players: the names, of any kind.
        language: of the label for a nameless player ("Player 2"); without it that is "?".
        most: how many columns a label may take; the seat in brackets is never cut.
        isolate: as in ``safe_name``.

    >>> distinct_names(["Ann", "Bo", "ann"])
    ['Ann (1)', 'Bo', 'ann (3)']
    >>> distinct_names(["", "Bo", "\n"], language="it"), distinct_names(["", "Bo", ""])
    (['Giocatore 1', 'Bo', 'Giocatore 3'], ['? (1)', 'Bo', '? (3)'])
    """
    players = list(players)
    fallbacks = [
        catalogue(language).format("player", number=seat) if language else _NO_NAME
        for seat in range(1, len(players) + 1)
    ]
    labels = [
        safe_name(name, most=most, fallback=fallback, isolate=isolate)
        for name, fallback in zip(players, fallbacks, strict=True)
    ]
    numbered: set[int] = set()
    # A second pass may be needed: somebody may be called "Ann (1)".
    while alike := _alike(labels) - numbered:
        numbered |= alike
        for seat in alike:
            number = f" ({seat + 1})"
            room = max(1, most - len(number))
            labels[seat] = (
                safe_name(players[seat], most=room, fallback=fallbacks[seat], isolate=isolate) + number
            )
    return labels


def display_width(text: str) -> int:
    r"""Return how many columns a text takes in a terminal: wide letters two, marks none.

    >>> display_width("Zoë"), display_width("Zoe\u0308"), display_width("李四"), display_width("🎲")
    (3, 3, 4, 2)
    """
    return sum(map(_width, text))


def _alike(labels: list[str]) -> set[int]:
    """Return the seats whose label somebody else has too, small and capital letters being equal."""
    seats: dict[str, list[int]] = {}
    for seat, label in enumerate(labels):
        seats.setdefault(unicodedata.normalize("NFC", label.casefold()), []).append(seat)
    return {seat for group in seats.values() if len(group) > 1 for seat in group}


def _width(letter: str) -> int:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf", "Cc"):
        return 0
    # The vowels and finals of Korean syllables that are written in parts join the letter before.
    if "\u1160" <= letter <= "\u11ff":
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" or _is_new_emoji(letter) else 1


def _is_new_emoji(letter: str) -> bool:
    """Whether a character without a meaning yet stands where new emoji come in."""
    return unicodedata.category(letter) == "Cn" and "\U0001f300" <= letter <= "\U0001faff"


def _visible(text: str) -> str:
    """Drop what shows nothing or steers a screen, replace what means nothing, keep needed joiners."""
    kept: list[str] = []
    for index, letter in enumerate(text):
        category = unicodedata.category(letter)
        if letter.isspace():
            kept.append(" ")
        elif letter in (_NON_JOINER, _JOINER):
            if _joins(text, index):
                kept.append(letter)
        elif category in ("Cc", "Cf") or letter in _BLANK:
            continue
        elif category in ("Cs", "Co") or (category == "Cn" and not _is_new_emoji(letter)):
            kept.append(_UNKNOWN)
        else:
            kept.append(letter)
    return "".join(kept)


def _joins(text: str, index: int) -> bool:
    """Whether a joiner or non-joiner shapes the letters around it, as in Persian and in Indic scripts."""
    before, after = text[index - 1 : index], text[index + 1 : index + 2]
    if not before or not after.isalpha():
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return True
    return (
        text[index] == _NON_JOINER
        and unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    )


def _without_floods(text: str) -> str:
    """Keep at most ``MOST_MARKS`` marks on a letter, and none without a letter."""
    kept: list[str] = []
    room = 0
    for letter in text:
        if unicodedata.category(letter) in ("Mn", "Me"):
            if not room:
                continue
            room -= 1
        elif letter not in (_NON_JOINER, _JOINER):
            room = 0 if letter == " " else MOST_MARKS
        kept.append(letter)
    return "".join(kept)


def _shortened(name: str, most: int) -> str:
    """Cut a name to so many columns, the ellipsis included."""
    if display_width(name) <= most:
        return name
    room = most - display_width(_ELLIPSIS)
    end = 0
    for letter in name:
        room -= _width(letter)
        if room < 0:
            break
        end += 1
    return name[:end].rstrip() + _ELLIPSIS


def _runs_right_to_left(name: str) -> bool:
    return any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
