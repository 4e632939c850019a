"""``flip7 score``: what a hand is worth, step by step as on a score guide."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import click

from flip7.cli.common import echo_json, fail, json_option, language_option

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flip7.i18n import Catalogue
    from flip7.rules import Card, Fault, Step

MOST_NAMED: Final = 20
"""So many unknown cards are named, in the order met; more are counted."""

MOST_DECKS: Final = 100
"""More decks than this are refused."""


def read_cards(words: Iterable[str]) -> tuple[list[Card], list[str]]:
    """Read codes of cards, several to a word if blanks part them; letters may be large or small.

    Returns:
        The cards, and the sentences (none or one) about those that are unknown.

    >>> read_cards(["12 X2", "freeze"])
    ([Card('12'), Card('x2'), Card('freeze')], [])
    >>> read_cards(["13", "5", "joker"])[1]
    ["unknown cards '13', 'joker': cards are 0 to 12, +2 +4 +6 +8 +10 x2, freeze flip3 second"]
    """
    from flip7.rules import Card

    cards: list[Card] = []
    unknown: dict[str, None] = {}
    known = ""
    for code in (code for word in words for code in word.split()):
        try:
            cards.append(Card(code.casefold()))
        except ValueError as error:
            unknown[f"{code!r:.60}"] = None
            known = str(error).rpartition(": ")[2]
    if not unknown:
        return cards, []
    named = ", ".join(list(unknown)[:MOST_NAMED])
    more = f" and {len(unknown) - MOST_NAMED} more" if len(unknown) > MOST_NAMED else ""
    return cards, [f"unknown card{'s' if len(unknown) > 1 else ''} {named}{more}: {known}"]


def refuse(reasons: Sequence[str]) -> None:
    """End the command with all reasons, a line each; do nothing if there are none."""
    if len(reasons) == 1:
        fail(reasons[0])
    if reasons:
        fail("\n".join([f"there are {len(reasons)} reasons:", *(f"  {reason}" for reason in reasons)]))


def hand_reasons(cards: Sequence[Card], *, busted: bool, decks: int) -> list[str]:
    """Say everything that keeps these cards from lying in front of one player at the end of a round.

    Args:
        cards: in any order; of a bust hand the duplicate may be left out.
        busted: whether the player has bust (R11).
        decks: how many decks are in play.

    >>> from flip7.rules import parse_cards
    >>> hand_reasons(parse_cards("0 x2"), busted=True, decks=1)
    ['the hand is bust, but 1 deck has no second copy of 0 (R05, R11)']
    """
    from flip7.rules import FLIP_SEVEN, FREEZE, Hand, copies_faults, hand_faults

    faults: list[Fault] = [*hand_faults(cards, busted=busted), *copies_faults(cards, decks, "the hand")]
    reasons = [fault.sentence for fault in faults]
    if busted:
        reasons += _no_bust(cards, decks)
    elif FREEZE in cards and Hand(cards).different == FLIP_SEVEN:
        reasons.append("the hand has a Freeze, whose player is out and can make no Flip 7 (R12, R15)")
    return reasons


def _no_bust(cards: Sequence[Card], decks: int) -> list[str]:
    """Say why a hand without a duplicate cannot have bust: no second copy could have come (R05, R11)."""
    from flip7.rules import COPIES

    numbers = [card for card in cards if card.is_number]
    if len(set(numbers)) < len(numbers):
        return []
    if not numbers:
        return ["the hand is bust, but has no Number that a second copy could match (R11)"]
    if any(COPIES[card] * decks > 1 for card in numbers):
        return []
    which = " or ".join(map(str, numbers))
    return [f"the hand is bust, but {decks} deck has no second copy of {which} (R05, R11)"]


@click.command("score", short_help="Score a hand, step by step.")
@click.argument("words", nargs=-1, metavar="CARD...")
@click.option("--busted", is_flag=True, help="The player has bust; the duplicate may be left out.")
@click.option(
    "--decks",
    type=click.IntRange(1, MOST_DECKS),
    default=1,
    show_default=True,
    help="Number of decks in play.",
)
@language_option
@json_option
def command(*, words: tuple[str, ...], busted: bool, decks: int, language: str, as_json: bool) -> None:
    """Score the cards in front of one player, step by step.

    A CARD is 0 to 12, +2 +4 +6 +8 +10 x2, freeze, flip3 or second; "-" reads cards from standard input.
    A hand that cannot occur is refused, with all reasons.

    \b
    flip7 score 12 9 5 3 x2 +4
    echo 12 9 5 | flip7 score --json -
    """  # noqa: D301  # the backspace tells Click to keep the lines as they are
    from flip7.rules import FLIP_SEVEN, Hand, score_steps

    if not words:
        raise click.UsageError("name the cards in front of the player, such as: flip7 score 12 9 5 3 x2 +4")
    given = [part for word in words for part in ([_standard_input()] if word == "-" else [word])]
    cards, reasons = read_cards(given)
    # Of a hand of which nothing is known, nothing more can be said.
    if cards or not reasons:
        reasons += hand_reasons(cards, busted=busted, decks=decks)
    refuse(reasons)

    hand = Hand(cards)
    steps = score_steps(hand, busted=busted)
    flip_seven = hand.different == FLIP_SEVEN
    if as_json:
        echo_json(
            {
                "points": steps[-1].total,
                "flip7": flip_seven,
                "busted": busted,
                "steps": [step._asdict() for step in steps],
            }
        )
        return
    from flip7.i18n import catalogue

    texts = catalogue(language, "score")
    if not cards:
        click.echo(texts.format("score-empty"))
    else:
        click.echo("\n".join(_lines(cards, steps, texts)))
    if flip_seven:
        click.echo(texts.format("score-seven"))
    if busted:
        click.echo(texts.format("score-bust-note"))
    click.echo(texts.format("count-points", points=steps[-1].total))


def _standard_input() -> str:
    """Return all of standard input; what is no UTF-8 becomes replacement marks and is then unknown."""
    if sys.stdin is None:
        fail("standard input cannot be read: it is closed")
    try:
        return sys.stdin.buffer.read().decode("utf-8", "replace")
    except OSError as error:
        fail(f"standard input cannot be read: {error.strerror or error}")


def _lines(cards: Sequence[Card], steps: Sequence[Step], texts: Catalogue) -> list[str]:
    """Return the arithmetic, a line a step, each with the sum it leads to."""
    from flip7.cli.tables import pad
    from flip7.i18n import display_width

    # The duplicate that busts adds nothing; each Number is written once.
    numbers = " + ".join(dict.fromkeys(str(card) for card in cards if card.is_number))
    rows = []
    for step in steps:
        label = texts.format(f"score-{step.kind}", amount=step.amount)
        if step.kind == "numbers":
            sum_of = f"{numbers} = {step.total}" if "+" in numbers else f"{step.total}"
        elif step.kind == "double":
            sum_of = f"× {step.amount} = {step.total}"
        elif step.kind == "busted":
            sum_of = f"= {step.total}"
        else:
            sum_of = f"+ {step.amount} = {step.total}"
        rows.append((label, sum_of))
    room = max(display_width(label) for label, _ in rows)
    return [f"{pad(label, room)}  {sum_of}" for label, sum_of in rows]
