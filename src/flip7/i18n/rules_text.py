"""The rules R01 to R30 in our own words: each as one edition has it in one language."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from flip7.rules import (
    ACTIONS,
    COPIES,
    FLIP_SEVEN_BONUS,
    MODIFIERS,
    NUMBERS,
    RECOMMENDED_SEATS_PER_DECK,
)

if TYPE_CHECKING:
    from flip7.i18n.catalogue import Catalogue
    from flip7.rules import Edition

IDS: Final = tuple(f"R{number:02}" for number in range(1, 31))
"""The ids of the rules."""

DIFFERENCES: Final = ("R01", "R02", "R03", "R04")
"""The points in which the printed editions differ."""

HEADINGS: Final = {
    "rules-deck": ("R05", "R06"),
    "rules-round": ("R07", "R01", "R08", "R09", "R02", "R10", "R11", "R12", "R13"),
    "rules-actions": ("R14", "R15", "R16", "R03", "R17", "R18", "R19", "R20", "R21", "R04"),
    "rules-score": ("R22",),
    "rules-piles": ("R23", "R24", "R25"),
    "rules-game": ("R26", "R27", "R28", "R29", "R30"),
}
"""The rules in the order one reads them, by the message of their heading."""

USUAL_TARGET: Final = 200
"""The points a game goes to unless another target is set (R26)."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in one language, as one edition has it.

    Attributes:
        id: ``R01`` to ``R30``.
        title: a few words.
        text: what is played, with our ruling at the end where there is one.
        edition: the name of the edition.
        ruling: whether a part of it is a ruling of this project, because the printed rules are silent.
        passages: the text in one or two parts; the second is our ruling.
    """

    id: str
    title: str
    edition: str
    passages: tuple[str, ...]

    @property
    def text(self) -> str:
        """The whole text in one paragraph."""
        return " ".join(self.passages)

    @property
    def ruling(self) -> bool:
        """Whether it has a part that this project has decided."""
        return len(self.passages) > 1

    def contains(self, words: str) -> bool:
        """Whether the words stand in its id, title or text; case and accents do not matter."""
        return plain(words) in plain(f"{self.id} {self.title} {self.text}")


def rule_in(texts: Catalogue, edition: Edition, rule_id: str) -> Rule:
    """Return a rule in the language of ``texts``, a catalogue with the face ``rules``.

    >>> from flip7.i18n import catalogue
    >>> from flip7.rules import CONTINENTAL, EDITION_3_1
    >>> texts = catalogue("en", "rules")
    >>> rule_in(texts, CONTINENTAL, "R15").title
    'Freeze'
    >>> rule_in(texts, EDITION_3_1, "R27").ruling, rule_in(texts, CONTINENTAL, "R27").ruling
    (True, False)
    """
    facts = _facts(edition)
    stem = f"rule-{rule_id.lower()}"
    passages = [_in_one_line(texts.format(f"{stem}-text", **facts))]
    if texts.has(f"{stem}-ruling"):
        ruling = _in_one_line(texts.format(f"{stem}-ruling", **facts))
        if ruling:
            passages.append(texts.format("rules-our-ruling", ruling=ruling))
    return Rule(rule_id, texts.format(f"{stem}-title"), edition.name, tuple(passages))


def _facts(edition: Edition) -> dict[str, Any]:
    """Return what the messages may ask for: the points of the edition and the numbers of the game."""
    points = {
        name: "yes" if getattr(edition, name) else "no"
        for name in ("opening_deal", "staying_needs_a_card", "sets_actions_aside")
    }
    return {
        **points,
        "edition": edition.name,
        "cards": sum(COPIES),
        "two_decks": 2 * sum(COPIES),
        "numbers": sum(COPIES[card] for card in NUMBERS),
        "modifiers": sum(COPIES[card] for card in MODIFIERS),
        "actions": sum(COPIES[card] for card in ACTIONS),
        "seats": RECOMMENDED_SEATS_PER_DECK,
        "bonus": FLIP_SEVEN_BONUS,
        "target": USUAL_TARGET,
    }


def _in_one_line(text: str) -> str:
    """Join the lines of a message; the no-break spaces of French stay."""
    return re.sub(r"[ \n]+", " ", text).strip(" ")


def plain(text: str) -> str:
    """Return text as a search compares it: without case, accents and kinds of apostrophe and space.

    >>> plain("Da la  Vuelta"), plain("à l’écart")
    ('da la vuelta', "a l'ecart")
    """
    letters = unicodedata.normalize("NFKD", text.replace("’", "'"))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.casefold().split())
