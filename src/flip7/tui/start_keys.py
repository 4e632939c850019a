"""What keys, pasted text and clicks do on the start screen: from one page to the next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from flip7.tui.start_entries import LIMITS, values_of
from flip7.tui.start_text import TextField

if TYPE_CHECKING:
    from flip7.tui.start_entries import Entry
    from flip7.tui.start_page import Outcome, StartPage

LISTS: Final = ("people", "bots")
_UP: Final = ("up", "shift+tab")
_DOWN: Final = ("down", "tab")
_ENTER: Final = ("enter", "space")
_MORE: Final = ("right", "plus")
_FEWER: Final = ("left", "minus", "backspace", "delete")
_MINUS: Final = ("-", "\u2212")


def press(page: StartPage, key: str, character: str | None) -> StartPage:
    """Return the page after a key.

    Args:
        page: the page before.
        key: its name as Textual gives it, such as ``"enter"`` or ``"shift+tab"``.
        character: the letter it types, or ``None``.
    """
    page = replace(page, note=None)
    letter = character if character and character.isprintable() else ""
    if page.field is not None:
        return _type(page, key, letter)
    if page.item is not None:
        return _in_bots(page, key, letter)
    return _in_lines(page, key, letter)


def paste(page: StartPage, text: str) -> StartPage:
    """Return the page after text was pasted: into a name, or its digits into a number; else in vain."""
    page = replace(page, note=None)
    if page.field is None:
        return page
    return _typed(page, page.field, text)


def click(page: StartPage, action: str) -> StartPage:
    """Return the page after a click on something that stands for an action.

    Args:
        page: the page before.
        action: ``entry:people``, ``value:fr``, ``item:2``, ``remove:2``, ``step:-1``, ``step:1`` or ``quit``.
    """
    page = replace(page, note=None)
    name, _, what = action.partition(":")
    if name == "quit":
        return page.decided("quit")
    if name == "remove":
        return page.inside(int(what)).without_item()
    page = page.taken()
    if not page.refused:
        if name == "entry":
            page = _open(page.at(cast("Entry", what)), first=True)
        elif name == "value":
            page = replace(page, form=page.form.with_value(page.entry, what))
        else:
            page = page.inside(int(what)) if name == "item" else page.stepped(-1 if what == "-1" else 1)
    return page


# --- where nothing is typed -----------------------------------------------------------------------------


def _in_lines(page: StartPage, key: str, letter: str) -> StartPage:
    if key in _UP or key in _DOWN:
        return page.moved(-1 if key in _UP else 1)
    if key in ("home", "end"):
        return page.at(page.form.entries[0 if key == "home" else -1])
    if key in _ENTER:
        return _open(page)
    if key in ("left", "right"):
        return _sideways(page, key)
    if page.entry in LIMITS and letter.isdecimal():
        return _typed(page, TextField(), letter)
    return page.at("play") if key == "escape" else _letter(page, letter)


def _sideways(page: StartPage, key: str) -> StartPage:
    """Go into a list, or change a value."""
    if page.entry in LISTS:
        return page.inside(0) if key == "right" else page
    return page.stepped(-1 if key == "left" else 1)


def _letter(page: StartPage, letter: str) -> StartPage:
    """Go to the line of a letter; Q quits."""
    if letter.casefold() == "q":
        return page.decided("quit")
    for entry, known in page.keys().items():
        if known == letter.casefold():
            return _open(page.at(entry), first=True)
    return page


def _open(page: StartPage, *, first: bool = False) -> StartPage:
    """Do what Enter does on a line; when one comes to it only now, a value stays as it is."""
    entry = page.entry
    if entry in ("play", "resume"):
        return page.decided(cast("Outcome", entry))
    if entry in LISTS:
        return page.inside(0)
    if first:
        return page
    if values_of(entry):
        return page.stepped(1)
    return replace(page, field=TextField.of(str(getattr(page.form, entry))))


def _in_bots(page: StartPage, key: str, letter: str) -> StartPage:
    if key in ("escape", "enter"):
        return page.outside()
    if key in _MORE or letter == "+":
        return page.stepped(1)
    if key in _FEWER or letter in _MINUS:
        return page.stepped(-1)
    if letter.isdecimal():
        return _typed(page, TextField(), letter)
    return _moved_in_bots(page, key) or _letter(page, letter)


def _moved_in_bots(page: StartPage, key: str) -> StartPage | None:
    """Go up or down in the list of bots, and out of it at either end."""
    item, last = page.item or 0, len(page.bot_items) - 1
    if key in _UP:
        return page.inside(item - 1) if item else page.outside()
    if key in _DOWN:
        return page.inside(item + 1) if item < last else page.moved(1)
    return page.inside(0 if key == "home" else last) if key in ("home", "end") else None


# --- where something is typed ---------------------------------------------------------------------------


def _type(page: StartPage, key: str, letter: str) -> StartPage:
    field = page.field or TextField()
    naming = page.entry == "people"
    if key == "escape":
        return replace(page, field=None) if page.entry == "bots" else page.outside()
    if key in _UP or key in _DOWN or key == "enter":
        return _leave_field(page, key)
    if naming and (key == "ctrl+d" or (key == "backspace" and not field.text)):
        return page.without_item()
    edited = field.pressed(key)
    if edited is not None:
        return replace(page, field=edited)
    return _type_letter(page, field, key, letter) if letter else page


def _type_letter(page: StartPage, field: TextField, key: str, letter: str) -> StartPage:
    """Type a letter into a name, a digit into a number; any other letter takes the number and goes on."""
    if page.entry == "people" or letter.isdecimal():
        return _typed(page, field, letter)
    taken = page.taken()
    return taken if taken.refused else press(taken, key, letter)


def _typed(page: StartPage, field: TextField, letters: str) -> StartPage:
    """Put letters into a name, or the digits among them into a number."""
    if page.entry != "people":
        # The digits of other scripts are numbers too; int reads them all.
        letters = "".join(str(int(letter)) for letter in letters[:1000] if letter.isdecimal())
    return replace(page, field=field.typed(letters))


def _leave_field(page: StartPage, key: str) -> StartPage:
    """Take what is typed, then go on to the next line or the one before."""
    adding = page.entry == "people" and page.item == len(page.form.people)
    taken = page.taken()
    if taken.refused:
        return taken
    if page.entry != "people":
        return taken if key == "enter" else press(taken, key, None)
    added = len(taken.form.people) > len(page.form.people)
    item = page.item or 0
    if key in _UP:
        return taken.inside(item - 1) if item else taken.outside()
    if adding and not added:
        return taken.outside() if key == "enter" else taken.moved(1)
    return taken.inside(item + 1)
