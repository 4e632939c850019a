"""``flip7 deck``: what a deck holds, and the chance of each card to be the next one."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

import click

from flip7.cli.common import echo_json, json_option, language_option
from flip7.cli.score import MOST_DECKS, read_cards, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.i18n import Catalogue
    from flip7.rules import Card


class Row(NamedTuple):
    """One kind of card, or a sum over several.

    Attributes:
        name: the code of the card, or ``numbers``, ``modifiers``, ``actions``, ``total``.
        copies: how many the fresh deck holds.
        left: how many of them have not been seen.
        of: how many cards have not been seen in all.
    """

    name: str
    copies: int
    left: int
    of: int

    @property
    def chance(self) -> Fraction | None:
        """The chance that the next card is one of these, if there is a next card."""
        return Fraction(self.left, self.of) if self.of else None


def kind_rows(decks: int, seen: Sequence[Card] = ()) -> list[Row]:
    """Return a row for each of the 22 kinds, in canonical order (R05, R06).

    Args:
        decks: how many decks.
        seen: cards no longer in the draw pile, never more copies than the decks hold.

    >>> from flip7.rules import parse_cards
    >>> kind_rows(1, parse_cards("12 12"))[12]
    Row(name='12', copies=12, left=10, of=92)
    >>> kind_rows(2)[0].chance
    Fraction(1, 94)
    """
    from flip7.rules import CARDS, COPIES, count_cards

    gone = count_cards(seen)
    of = sum(COPIES) * decks - len(seen)
    return [Row(card.code, COPIES[card] * decks, COPIES[card] * decks - gone[card], of) for card in CARDS]


def sum_rows(rows: Sequence[Row]) -> list[Row]:
    """Return the sums over Numbers, modifiers, action cards and all cards.

    >>> [row.copies for row in sum_rows(kind_rows(1))]
    [79, 6, 9, 94]
    """
    from flip7.rules import ACTIONS, CARDS, MODIFIERS, NUMBERS

    groups = {"numbers": NUMBERS, "modifiers": MODIFIERS, "actions": ACTIONS, "total": CARDS}
    sums = []
    for name, cards in groups.items():
        members = [rows[card] for card in cards]
        copies, left = sum(row.copies for row in members), sum(row.left for row in members)
        sums.append(Row(name, copies, left, rows[0].of))
    return sums


@click.command("deck", short_help="Show what the deck holds and the chance of each card.")
@click.option(
    "--decks", type=click.IntRange(1, MOST_DECKS), default=1, show_default=True, help="Number of decks."
)
@click.option(
    "--without",
    "seen_words",
    multiple=True,
    metavar="CARDS",
    help='Cards already seen, such as "12 12 freeze"; may be given several times.',
)
@language_option
@json_option
def command(*, decks: int, seen_words: tuple[str, ...], language: str, as_json: bool) -> None:
    """Show the cards of a deck, and the chance of each to be the next one turned up.

    \b
    flip7 deck --decks 2
    flip7 deck --without "12 12 freeze"
    """  # noqa: D301  # the backspace tells Click to keep the lines as they are
    from flip7.rules import RECOMMENDED_SEATS_PER_DECK, copies_faults

    seen, reasons = read_cards(seen_words)
    refuse(reasons + [fault.sentence for fault in copies_faults(seen, decks, "what has been seen")])

    rows = kind_rows(decks, seen)
    sums = sum_rows(rows)
    if as_json:
        echo_json(
            {
                "decks": decks,
                "cards": sums[-1].copies,
                "seen": len(seen),
                "left": sums[-1].left,
                "kinds": [{"card": row.name, **_as_json(row)} for row in rows],
                "sums": {row.name: _as_json(row) for row in sums[:-1]},
                "second_deck_above": RECOMMENDED_SEATS_PER_DECK,
            }
        )
        return
    click.echo(_table(rows, sums, language, decks=decks, seen=len(seen)))


def _as_json(row: Row) -> dict[str, object]:
    """Return counts and chance; the fraction is exact, its denominator the number of cards left."""
    chance = row.chance
    return {
        "copies": row.copies,
        "left": row.left,
        "chance": None if chance is None else f"{row.left}/{row.of}",
        "percent": None if chance is None else float(round(100 * chance, 2)),
    }


def _table(rows: Sequence[Row], sums: Sequence[Row], language: str, *, decks: int, seen: int) -> str:
    """Return the whole answer in a language, at most 80 columns wide."""
    from flip7.i18n import catalogue
    from flip7.rules import RECOMMENDED_SEATS_PER_DECK, Card

    texts = catalogue(language, "score")
    total = sums[-1]
    lines = [[texts.format("deck-card"), texts.format("deck-copies"), texts.format("deck-left"), "", ""]]
    for row in (*rows, *sums):
        name = row.name
        if row in sums:
            name = texts.format(f"deck-{name}")
        elif Card(name).is_action:
            name = texts.format("card-first", card=name)
        lines.append([name, str(row.copies), str(row.left), *_odds(row, total, texts)])
    if not seen:
        lines = [[*line[:2], *line[3:]] for line in lines]
    head, *body = _aligned(lines)
    if total.of:
        head += "  " + texts.format("deck-chance")

    answer = [texts.format("deck-title", decks=decks, cards=total.copies)]
    if seen:
        answer.append(texts.format("deck-seen", seen=seen, left=total.left))
    if not total.of:
        answer.append(texts.format("deck-none-left"))
    answer += ["", head, *body[: len(rows)], "", *body[len(rows) :]]
    answer += ["", texts.format("deck-recommendation", seats=RECOMMENDED_SEATS_PER_DECK)]
    return "\n".join(answer)


def _odds(row: Row, total: Row, texts: Catalogue) -> tuple[str, str]:
    """Return the chance as a fraction and in per cent; nothing where it goes without saying."""
    if not row.of or row is total:
        return "", ""
    percent = texts.format("deck-percent", chance=Decimal(row.left) / row.of)
    return f"{row.left}/{row.of}", percent


def _aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    """Set cells in columns: names to the left, all others to the right."""
    from flip7.cli.tables import pad
    from flip7.i18n import display_width

    widths = [max(map(display_width, column)) for column in zip(*lines, strict=True)]
    return [
        "  ".join(
            pad(cell, width, right=index > 0)
            for index, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]
