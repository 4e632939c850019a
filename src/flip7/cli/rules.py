"""``flip7 rules``: the rules R01 to R30 in our own words, by edition."""

from __future__ import annotations

import re
import shutil
import textwrap
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

import click

from flip7.cli.common import echo_json, edition_for, edition_option, fail, json_option, language_option

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flip7.i18n import Catalogue
    from flip7.i18n.rules_text import Rule

_NARROWEST: Final = 40
_WIDEST: Final = 100
_GAP: Final = "   "


def read_ids(words: Iterable[str]) -> list[str]:
    """Return the ids meant by words such as ``R14``, ``r14`` or ``14``, each once, in order.

    Raises:
        ValueError: the sentence names every word that is no id.

    >>> read_ids(["r14", "3", "R14"])
    ['R14', 'R03']
    >>> read_ids(["R31", "0"])
    Traceback (most recent call last):
    ...
    ValueError: there is no rule 'R31' or '0': the rules are R01 to R30
    """
    from flip7.i18n.rules_text import IDS

    ids: dict[str, None] = {}
    unknown: dict[str, None] = {}
    for word in words:
        found = re.fullmatch(r"[Rr]?([0-9]{1,2})", word)
        rule_id = f"R{int(found[1]):02}" if found else ""
        if rule_id in IDS:
            ids[rule_id] = None
        else:
            unknown[f"{word!r:.40}"] = None
    if unknown:
        raise ValueError(f"there is no rule {' or '.join(unknown)}: the rules are {IDS[0]} to {IDS[-1]}")
    return list(ids)


@click.command("rules", short_help="Print the rules, all or some.")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--editions", "compare", is_flag=True, help="Show side by side where the editions differ.")
@click.option("--search", metavar="WORD", help="Print only rules that contain WORD.")
@edition_option
@language_option
@json_option
def command(
    *,
    ids: tuple[str, ...],
    compare: bool,
    search: str | None,
    edition: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Print the rules in our own words, all or those with an ID (R01 to R30; "14" is R14).

    The ids are the ones that the messages, the code, its tests and its documents name. Unofficial: this is
    not the printed text. Case and accents do not matter to --search.

    \b
    flip7 rules R14 --edition continental
    flip7 rules --editions
    flip7 rules --search "second chance" --lang en
    """  # noqa: D301  # the backspace tells Click to keep the lines as they are
    from flip7.i18n import catalogue
    from flip7.i18n.rules_text import HEADINGS, IDS, rule_in

    texts = catalogue(language, "rules")
    width = max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size().columns))
    if compare:
        if ids or edition is not None or search is not None:
            raise click.UsageError("--editions compares both editions: leave out ids, --edition and --search")
        _show_differences(texts, width, as_json=as_json)
        return
    try:
        wanted = read_ids(ids)
    except ValueError as error:
        fail(str(error))
    chosen = edition_for(edition, language)
    rules = {rule_id: rule_in(texts, chosen, rule_id) for rule_id in wanted or IDS}
    if search is not None:
        rules = {rule.id: rule for rule in rules.values() if rule.contains(search)}
    if as_json:
        echo_json([_as_json(rule) for rule in rules.values()])
        return
    lines = _wrapped(texts.format("rules-title", edition=_edition_name(texts, chosen.name)), width)
    lines += _wrapped(texts.format("rules-unofficial"), width)
    if wanted or search is not None:
        for rule in rules.values():
            lines += ["", *_laid_out(rule, width)]
        if not rules:
            shown = " ".join("".join(c if c.isprintable() else "?" for c in search or "").split())
            lines += ["", *_wrapped(texts.format("rules-none-found", word=f"{shown:.60}"), width)]
    else:
        lines += ["", *_wrapped(texts.format("rules-ids", first=IDS[0], last=IDS[-1]), width)]
        lines += _wrapped(texts.format("rules-rulings"), width)
        for heading, members in HEADINGS.items():
            words = texts.format(heading)
            lines += ["", "", words, "-" * len(words)]
            for rule_id in members:
                lines += ["", *_laid_out(rules[rule_id], width)]
    click.echo("\n".join(lines))


def _edition_name(texts: Catalogue, name: str) -> str:
    return texts.format(f"edition-{name.replace('.', '-')}")


def _as_json(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "title": rule.title,
        "text": rule.text,
        "edition": rule.edition,
        "ruling": rule.ruling,
    }


def _wrapped(text: str, width: int, *, first: str = "", rest: str | None = None) -> list[str]:
    """Break a text into lines; every letter of the five languages is one column wide."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=first if rest is None else rest,
        break_on_hyphens=False,
    )


def _laid_out(rule: Rule, width: int) -> list[str]:
    """Return a rule as lines: its id and title, then its passages, set in."""
    indent = " " * 5
    lines = _wrapped(rule.title, width, first=f"{rule.id}  ", rest=indent)
    for passage in rule.passages:
        lines += _wrapped(passage, width, first=indent)
    return lines


def _show_differences(texts: Catalogue, width: int, *, as_json: bool) -> None:
    """Print the four points side by side, a column an edition."""
    from flip7.i18n.rules_text import DIFFERENCES, rule_in
    from flip7.rules import EDITIONS

    points = [[rule_in(texts, edition, rule_id) for edition in EDITIONS.values()] for rule_id in DIFFERENCES]
    if as_json:
        echo_json(
            [
                {"id": rules[0].id, "title": rules[0].title, **{rule.edition: rule.text for rule in rules}}
                for rules in points
            ]
        )
        return
    names = [_edition_name(texts, name) for name in EDITIONS]
    lines = _wrapped(texts.format("rules-differences-title"), width)
    lines += ["", *_side_by_side([[name[0].upper() + name[1:]] for name in names], width)]
    for rules in points:
        lines += ["", *_wrapped(rules[0].title, width, first=f"{rules[0].id}  ", rest=" " * 5)]
        lines += _side_by_side([rule.passages for rule in rules], width)
    click.echo("\n".join(lines))


def _side_by_side(columns: Sequence[Sequence[str]], width: int) -> list[str]:
    """Set texts of one or more passages in columns of equal width."""
    room = (width - len(_GAP) * (len(columns) - 1)) // len(columns)
    cells = [[line for passage in passages for line in _wrapped(passage, room)] for passages in columns]
    return [_GAP.join(cell.ljust(room) for cell in row).rstrip() for row in zip_longest(*cells, fillvalue="")]
