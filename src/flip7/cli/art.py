"""``flip7 art``: draws cards, hands and faces as SVG."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from flip7.cli.common import card_names, fail, language_option

if TYPE_CHECKING:
    from flip7.art.colours import ThemeName
    from flip7.rules import Card


def _read_cards(_: click.Context, __: click.Parameter, codes: tuple[str, ...]) -> list[Card]:
    from flip7.rules import Card

    cards = []
    for code in codes:
        try:
            cards.append(Card(code))
        except ValueError as error:
            raise click.BadParameter(str(error)) from None
    return cards


@click.command("art", short_help="Draw cards and hands as SVG.")
@click.argument("cards", nargs=-1, metavar="[CARD]...", callback=_read_cards)
@click.option("--back", is_flag=True, help="Draw the back of a card, after the cards if there are any.")
@click.option("--hand", is_flag=True, help="Draw the cards as one hand in its seven slots.")
@click.option("--faces", is_flag=True, help="Draw the faces of the 24 seats and their moods.")
@click.option("--sheet", is_flag=True, help="Draw the contact sheet: all there is, in every size.")
@click.option("--busted", is_flag=True, help="Draw cards or a hand as after a bust.")
@click.option(
    "--size",
    type=click.IntRange(20, 2000),
    default=200,
    show_default=True,
    metavar="PX",
    help="Width of one card or face, 20 to 2000; the contact sheet has its own.",
)
@click.option(
    "--theme",
    type=click.Choice(["light", "dark"]),
    default="light",
    show_default=True,
    help="Ground of a hand and of the contact sheet.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, allow_dash=True),
    default="-",
    metavar="FILE",
    help="Write to FILE instead of standard output; an old FILE is replaced only by a whole new one.",
)
@language_option
def command(
    *,
    cards: list[Card],
    back: bool,
    hand: bool,
    faces: bool,
    sheet: bool,
    busted: bool,
    size: int,
    theme: ThemeName,
    output: Path,
    language: str,
) -> None:
    """Draw each CARD, side by side, as one SVG picture.

    A CARD is 0 to 12, +2 +4 +6 +8 +10 x2, freeze, flip3 or second. Actions carry their name in the
    language of --lang when a card is at least 140 px wide.

    \b
    flip7 art 12 x2 freeze --size 200 -o cards.svg
    flip7 art --hand 7 3 12 7 +4 --busted > bust.svg
    """  # noqa: D301  # Click takes the mark before the examples for what it is
    from flip7.art import card_row_svg, contact_sheet_svg, faces_svg, hand_svg
    from flip7.art.hands import hand_width

    alone = [name for name, wanted in (("--faces", faces), ("--sheet", sheet)) if wanted]
    others = [name for name, wanted in (("--back", back), ("--hand", hand), ("--busted", busted)) if wanted]
    if alone and (len(alone) > 1 or others or cards):
        what = alone[1] if len(alone) > 1 else others[0] if others else "cards"
        raise click.UsageError(f"{alone[0]} is a picture of its own: leave out {what}")
    if hand and back:
        raise click.UsageError("a hand shows no back: choose --hand or --back")
    if not (cards or back or hand or alone):
        raise click.UsageError(
            "name a card, such as 12, +4 or freeze; or choose --back, --hand, --faces or --sheet"
        )

    labels = card_names(language)
    try:
        if faces:
            picture = faces_svg(size)
        elif sheet:
            picture = contact_sheet_svg(labels, theme=theme)
        elif hand:
            picture = hand_svg(cards, width=hand_width(size), busted=busted, labels=labels, theme=theme)
        else:
            picture = card_row_svg(cards, width=size, labels=labels, backs=int(back), busted=busted)
    except ValueError as error:
        fail(str(error))
    _write(f"{picture}\n".encode(), output)


def _write(content: bytes, output: Path) -> None:
    """Write to a file, wholly or not at all, or to standard output for ``-``; always in UTF-8."""
    if str(output) == "-":
        click.echo(content, nl=False)
        return
    from flip7.record.files import write_atomically

    try:
        if output.exists() and not output.is_file():
            # A device or a pipe is written to, never replaced; a folder refuses by itself.
            output.write_bytes(content)
        else:
            write_atomically(output, content)
    except OSError as error:
        name = str(output)
        shown = name if name.isprintable() else ascii(name).strip("'")
        fail(f"{shown} cannot be written: {error.strerror or error}")
