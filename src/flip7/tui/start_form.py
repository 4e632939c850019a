"""What is chosen on the start screen: a game to play and how to see it, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from flip7.rules import EDITION_OF_LANGUAGE, recommended_decks
from flip7.strategies import MOST_DECKS, MOST_SEATS, Setting
from flip7.tui.preferences import THEMES
from flip7.tui.scene import PACES
from flip7.tui.start_bots import kinds_of
from flip7.tui.start_entries import GROUPS, SWITCHES, VALUES, default_person, values_of

if TYPE_CHECKING:
    from datetime import date

    from flip7.tui.palette import Palette, Theme
    from flip7.tui.preferences import Preferences
    from flip7.tui.scene import Options
    from flip7.tui.start_entries import Entry, SavedSummary

_TARGETS: Final = (50, 100, 150, 200, 250, 300, 400, 500, 1000)
"""Where the arrows stop; any other target can be typed."""


@dataclass(frozen=True, slots=True)
class StartForm:
    """All choices of the start screen.

    Attributes:
        people: names of people.
        bots: a specification of a strategy for each bot, in the order in which they sit.
        kinds: the strategies one can choose from.
        edition: name of the edition.
        target: points to win.
        decks: how many decks.
        language: of all texts.
        pace, theme, reduced_motion, curtain, reasons: see ``Preferences``.
        environment: what the options would be without any choice; its background is what "auto" means.
        given: the lines that are not asked, because their value was given.
        saved: a game that can be resumed.
        today: for saying when that game was saved.
    """

    people: tuple[str, ...]
    bots: tuple[str, ...]
    kinds: tuple[str, ...]
    edition: str
    target: int
    decks: int
    language: str
    pace: str
    theme: str
    reduced_motion: bool
    curtain: bool
    reasons: bool
    environment: Options
    given: frozenset[Entry]
    saved: SavedSummary | None
    today: date

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.people) + len(self.bots)

    @property
    def full(self) -> bool:
        """Whether no more players can be added."""
        return self.seats >= MOST_SEATS

    @property
    def palette(self) -> Palette:
        """The colours as they are chosen now."""
        palette = self.environment.palette
        theme: Theme | None = "dark" if self.theme == "dark" else "light" if self.theme == "light" else None
        return palette if theme is None else replace(palette, theme=theme)

    @property
    def suggested_decks(self) -> int | None:
        """How many decks are recommended, if that is more than are chosen (R06)."""
        decks = recommended_decks(self.seats)
        return decks if decks > self.decks else None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The lines that can be chosen."""
        return tuple(entry for group in self.groups for entry in group if entry not in self.given)

    @property
    def groups(self) -> tuple[tuple[Entry, ...], ...]:
        """The lines that are shown, in groups."""
        hidden = "resume" if self.saved is None else None
        return tuple(tuple(entry for entry in group if entry != hidden) for group in GROUPS)

    # --- lines with a few values --------------------------------------------------------------------

    def value(self, entry: Entry) -> str:
        """Return which of its values a line has; "" for a line that is no such choice."""
        if entry in SWITCHES:
            return "on" if getattr(self, SWITCHES[entry]) else "off"
        return str(getattr(self, entry)) if entry in VALUES else ""

    def with_value(self, entry: Entry, value: str) -> StartForm:
        """Return the form with another value of ``values_of(entry)``; the language brings its edition."""
        if entry == "language":
            return self._in_language(value)
        change: dict[str, Any] = {entry: value}
        if entry in SWITCHES:
            change = {SWITCHES[entry]: value == "on"}
        return replace(self, **change)

    def _in_language(self, language: str) -> StartForm:
        """Change the language, and what was only its default."""
        people, edition = self.people, self.edition
        if people == (default_person(self.language),):
            people = (default_person(language),)
        if "edition" not in self.given and edition == EDITION_OF_LANGUAGE[self.language].name:
            edition = EDITION_OF_LANGUAGE[language].name
        return replace(self, language=language, people=people, edition=edition)

    def stepped(self, entry: Entry, by: Literal[-1, 1]) -> StartForm:
        """Return the form with the value before or after; numbers stop at their ends, others go round."""
        if entry == "decks":
            return replace(self, decks=min(max(1, self.decks + by), MOST_DECKS))
        if entry == "target":
            further = [stop for stop in _TARGETS if (stop - self.target) * by > 0]
            return replace(self, target=(further[0] if by > 0 else further[-1]) if further else self.target)
        values = values_of(entry)
        if not values:
            return self
        index = values.index(self.value(entry)) + by
        return self.with_value(entry, values[index % len(values)])

    # --- people and bots ----------------------------------------------------------------------------

    def with_person(self, index: int, name: str) -> StartForm:
        """Rename a person, or add one behind the last."""
        return replace(self, people=(*self.people[:index], name, *self.people[index + 1 :]))

    def without_person(self, index: int) -> StartForm:
        """Leave a person out."""
        return replace(self, people=self.people[:index] + self.people[index + 1 :])

    def with_bots(self, kind: str, count: int) -> StartForm:
        """Seat so many bots of a kind, as far as there is room; the others stay where they sit."""
        bots = list(self.bots)
        count = min(count, MOST_SEATS - self.seats + bots.count(kind))
        while bots.count(kind) > count:
            del bots[len(bots) - 1 - bots[::-1].index(kind)]
        bots += [kind] * (count - bots.count(kind))
        return replace(self, bots=tuple(bots))

    def with_kind(self, kind: str, other: str) -> StartForm:
        """Put another strategy in the place of one, for all bots that play it."""
        return replace(
            self,
            kinds=tuple(dict.fromkeys(other if known == kind else known for known in self.kinds)),
            bots=tuple(other if bot == kind else bot for bot in self.bots),
        )

    # --- results ------------------------------------------------------------------------------------

    def setting(self) -> Setting:
        """Return what the game is played with."""
        return Setting(list(self.people), list(self.bots), self.edition, self.target, self.decks)

    def options(self) -> Options:
        """Return how the table is shown."""
        return replace(
            self.environment,
            language=self.language,
            palette=self.palette,
            pace=next(pace for pace in PACES if pace == self.pace),
            reduced_motion=self.reduced_motion,
            reasons=self.reasons,
            curtain=self.curtain,
        )

    def remembered(self, before: Preferences) -> Preferences:
        """Return what to remember; what only followed the language or the environment goes on doing so."""
        follows = self.edition == EDITION_OF_LANGUAGE[self.language].name
        spoken = before.language or self.environment.language
        still = self.environment.reduced_motion if before.reduced_motion is None else before.reduced_motion
        return replace(
            before,
            people=() if self.people == (default_person(self.language),) else self.people,
            bots=self.bots,
            edition=None if follows else self.edition,
            target=self.target,
            decks=self.decks,
            language=before.language if self.language == spoken else self.language,
            pace=next(pace for pace in PACES if pace == self.pace),
            theme=next(theme for theme in THEMES if theme == self.theme),
            reduced_motion=before.reduced_motion if self.reduced_motion == still else self.reduced_motion,
            curtain=self.curtain,
            reasons=self.reasons,
        )


def first_form(
    preferences: Preferences, environment: Options, given: Setting, saved: SavedSummary | None, today: date
) -> StartForm:
    """Fill the form with what was given, else with what was chosen last, else with the defaults.

    Args:
        preferences: the last choice.
        environment: what the terminal asks for.
        given: what was given; it is not asked for again.
        saved: a game that can be resumed.
        today: the date.
    """
    options = preferences.options(environment)
    people = list(given.people or preferences.people)
    remembered = None if preferences.bots is None else list(preferences.bots)
    wanted = replace(given, people=people, bots=remembered if given.bots is None else given.bots)
    if not people:
        # A table of bots alone is for who asks for it by leaving the people out.
        wanted.people = [default_person(options.language)]
    setting = wanted.completed(options.language, default_person(options.language))
    bots = tuple(setting.bots or ())[: max(0, MOST_SEATS - len(setting.people))]
    asked: dict[Entry, object] = {
        "people": given.people or None,
        "bots": given.bots,
        "edition": given.edition,
        "target": given.target,
        "decks": given.decks,
    }
    return StartForm(
        people=tuple(setting.people),
        bots=bots,
        kinds=kinds_of(bots),
        edition=given.edition or preferences.edition or setting.edition or "",
        target=given.target or preferences.target or setting.target or 0,
        decks=given.decks or preferences.decks or setting.decks or 0,
        language=options.language,
        pace=options.pace,
        theme=preferences.theme,
        reduced_motion=options.reduced_motion,
        curtain=options.curtain,
        reasons=options.reasons,
        environment=environment,
        given=frozenset(entry for entry, value in asked.items() if value is not None),
        saved=saved,
        today=today,
    )
