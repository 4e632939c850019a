"""The start screen as data: the form, where one is in it, and what is being typed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from flip7.strategies import MOST_SEATS
from flip7.tui.start_bots import NUMBERED, can_play, number_of
from flip7.tui.start_entries import GROUPS, LIMITS, entry_keys, start_texts
from flip7.tui.start_text import TextField

if TYPE_CHECKING:
    from flip7.tui.start_entries import Entry
    from flip7.tui.start_form import StartForm

Outcome = Literal["", "play", "resume", "quit"]
MOST_POINTS: Final = 1_000_000
"""The largest number of a strategy that has one."""


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence that answers what was just done.

    Attributes:
        message: its name in the catalogue.
        arguments: names and values set into it.
    """

    message: str
    arguments: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class BotItem:
    """A line in the list of bots: how many of a kind there are, or the number of a kind that has one.

    Attributes:
        kind: a specification of a strategy.
        number: whether the line is for its number.
    """

    kind: str
    number: bool = False


@dataclass(frozen=True, slots=True)
class StartPage:
    """All that one picture of the start screen is made of.

    Attributes:
        form: what is chosen.
        entry: the line one is at.
        item: inside the list of people or bots, the line of that list; else ``None``.
        field: what is being typed.
        note: a sentence, or ``None``.
        outcome: what the person has decided, "" as long as they have not.
    """

    form: StartForm
    entry: Entry
    item: int | None = None
    field: TextField | None = None
    note: Note | None = None
    outcome: Outcome = ""

    @property
    def bot_items(self) -> tuple[BotItem, ...]:
        """The lines of the list of bots."""
        items = []
        for kind in self.form.kinds:
            items.append(BotItem(kind))
            if number_of(kind) is not None:
                items.append(BotItem(kind, number=True))
        return tuple(items)

    @property
    def bot_item(self) -> BotItem:
        """The line of the list of bots one is at, the first if one is outside."""
        return self.bot_items[min(self.item or 0, len(self.bot_items) - 1)]

    def keys(self) -> dict[Entry, str]:
        """Return the letter of each line in the form's language."""
        texts = start_texts(self.form.language)
        labels = {entry: texts.format(f"start-entry-{entry}") for group in GROUPS for entry in group}
        # Letters stay the same whatever is hidden.
        return {entry: key for entry, key in entry_keys(labels).items() if entry in self.form.entries}

    # --- moving -------------------------------------------------------------------------------------

    def at(self, entry: Entry) -> StartPage:
        """Go to a line; a line that is not asked is passed by."""
        return replace(self, entry=entry, item=None, field=None) if entry in self.form.entries else self

    def moved(self, by: int) -> StartPage:
        """Go up or down, from the last line to the first."""
        entries = self.form.entries
        return self.at(entries[(entries.index(self.entry) + by) % len(entries)])

    def inside(self, item: int) -> StartPage:
        """Go to a line of the list of people, where its name can be typed at once, or of the list of bots."""
        if self.entry == "people":
            item = min(item, len(self.form.people))
            name = self.form.people[item] if item < len(self.form.people) else ""
            return replace(self, item=item, field=TextField.of(name))
        return replace(self, item=min(item, len(self.bot_items) - 1), field=None)

    def outside(self) -> StartPage:
        """Leave the list or the number; what is typed and not taken is lost."""
        return replace(self, item=None, field=None)

    # --- taking what was typed ----------------------------------------------------------------------

    def taken(self) -> StartPage:
        """Take what is typed into the form; if it cannot be taken the page says why and stays there."""
        if self.field is None:
            return self
        if self.entry == "people":
            return self._name_taken(self.field)
        return self._number_taken(self.field)

    @property
    def refused(self) -> bool:
        """Whether what was typed could not be taken."""
        return self.note is not None and self.field is not None

    def _name_taken(self, field: TextField) -> StartPage:
        form, item = self.form, self.item or 0
        new = item >= len(form.people)
        if field.empty:
            if new:
                return replace(self, field=None)
            return replace(self, note=Note("start-note-empty-name"))
        if new and form.full:
            return replace(self, note=Note("start-note-full", (("most", MOST_SEATS),)))
        if not new and field.text == TextField.of(form.people[item]).text:
            return replace(self, field=None)
        return replace(self, form=form.with_person(item, field.text.strip()), field=None)

    def _number_taken(self, field: TextField) -> StartPage:
        least, most = self._limits()
        text = field.text.strip()
        if not text:
            return replace(self, field=None)
        if len(text) > len(str(most)) or not least <= int(text) <= most:
            arguments = (("least", least), ("most", most))
            return replace(self, note=Note("start-note-number", arguments))
        number = int(text)
        form = self.form
        if self.entry != "bots":
            change: dict[str, Any] = {self.entry: number}
            return replace(self, form=replace(form, **change), field=None)
        kind = self.bot_item.kind
        if not self.bot_item.number:
            form = form.with_bots(kind, number)
            note = (
                Note("start-note-full", (("most", MOST_SEATS),)) if form.bots.count(kind) < number else None
            )
            return replace(self, form=form, field=None, note=note)
        form = form.with_kind(kind, f"{NUMBERED}:{number}")
        page = replace(self, form=form, field=None)
        at = page.bot_items.index(BotItem(f"{NUMBERED}:{number}", number=True))
        return replace(page, item=at)

    def _limits(self) -> tuple[int, int]:
        """Return the least and the largest number that can be typed here."""
        if self.entry == "bots":
            return 0, MOST_POINTS if self.bot_item.number else MOST_SEATS
        return 1, LIMITS[self.entry]

    # --- changing -----------------------------------------------------------------------------------

    def stepped(self, by: Literal[-1, 1]) -> StartPage:
        """Change the line one is at by one step."""
        if self.entry != "bots" or self.item is None:
            return replace(self, form=self.form.stepped(self.entry, by))
        item = self.bot_item
        if item.number:
            number = min(max(0, (number_of(item.kind) or 0) + by), MOST_POINTS)
            return replace(self, field=TextField.of(str(number))).taken()
        if by > 0 and self.form.full:
            return replace(self, note=Note("start-note-full", (("most", MOST_SEATS),)))
        count = max(0, self.form.bots.count(item.kind) + by)
        return replace(self, form=self.form.with_bots(item.kind, count))

    def without_item(self) -> StartPage:
        """Leave out the person one is at, and go to the one before."""
        item = self.item or 0
        if self.entry != "people" or item >= len(self.form.people):
            return self
        return replace(self, form=self.form.without_person(item)).inside(max(0, item - 1))

    def decided(self, outcome: Outcome) -> StartPage:
        """End the screen; without anybody, or with a bot that cannot play, it says so and goes on."""
        if outcome != "play":
            return replace(self, outcome=outcome)
        page = self.taken()
        if page.refused:
            return page
        if not page.form.seats:
            return replace(page.outside(), note=Note("start-note-nobody"))
        for bot in dict.fromkeys(page.form.bots):
            if not can_play(bot):
                return replace(page.outside(), note=Note("start-note-bot", (("bot", bot),)))
        return replace(page, outcome="play")


def first_page(form: StartForm) -> StartPage:
    """Begin where Enter plays at once: at the saved game if there is one."""
    return StartPage(form, form.entries[0])
