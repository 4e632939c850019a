"""What a local game is played with, and how it is begun."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import cycle, islice
from typing import Final

from flip7.rules import EDITION_OF_LANGUAGE, edition_named
from flip7.strategies.catalogue import create, names
from flip7.strategies.local_game import LocalGame

USUAL_BOTS: Final = ("counter", "bold", "cautious")
"""The strategies that a number of bots goes round."""
MOST_SEATS: Final = 200
MOST_TARGET: Final = 1_000_000
MOST_DECKS: Final = 100


@dataclass(slots=True)
class Setting:
    """What a game is played with; ``None`` where it is not known yet.

    Attributes:
        people: names of people.
        bots: specifications of strategies.
        edition: name of the edition.
        target: points to win.
        decks: how many decks.
    """

    people: list[str] = field(default_factory=list)
    bots: list[str] | None = None
    edition: str | None = None
    target: int | None = None
    decks: int | None = None

    @property
    def seats(self) -> int:
        """How many players there are so far."""
        return len(self.people) + len(self.bots or ())

    def completed(self, language: str, person: str) -> Setting:
        """Return the setting with a default for all that is missing.

        Args:
            language: decides the edition.
            person: the name of who plays, if nobody was named.

        >>> setting = Setting().completed("fr", "Toi")
        >>> setting.people, setting.bots, setting.edition, setting.target, setting.decks
        (['Toi'], ['counter', 'bold', 'cautious'], 'continental', 200, 1)
        """
        people = list(self.people) if self.people or self.bots else [person]
        bots = self.bots
        if bots is None:
            bots = parse_bots("3" if len(people) == 1 else "0")
        return replace(
            self,
            people=people,
            bots=bots,
            edition=self.edition or EDITION_OF_LANGUAGE[language].name,
            target=self.target or 200,
            decks=self.decks or 1,
        )

    def new_table(self, language: str, seed: int, dealer: int | None = None) -> LocalGame:
        """Seat the people, then the bots under the names of their strategies; the setting is complete.

        Raises:
            UnknownStrategy: a bot is unknown.

        >>> table = Setting(["Ann"], ["threshold:30"], "3.1", 100, 1).new_table("en", 7)
        >>> table.game.players, table.game.state.target
        (['Ann', 'Threshold'], 100)
        """
        import flip7

        bots = self.bots or []
        return LocalGame.new(
            [*self.people, *(bot.partition(":")[0].capitalize() for bot in bots)],
            [*[None] * len(self.people), *bots],
            seed=seed,
            edition=edition_named(self.edition or ""),
            target=self.target or 0,
            decks=self.decks or 0,
            dealer=dealer,
            meta={
                "program": f"flip7 {flip7.__version__}",
                "language": language,
                "date": f"{datetime.now():%Y-%m-%d %H:%M}",  # noqa: DTZ005  # a person reads it
            },
        )


def parse_bots(text: str) -> list[str]:
    """Read a number of bots, or their strategies parted by commas.

    A parameter list with commas of its own goes on as long as the next word is no strategy's name.

    Raises:
        ValueError: a number is too large or a strategy is unknown.

    >>> parse_bots("4"), parse_bots("counter:20,bold")
    (['counter', 'bold', 'cautious', 'counter'], ['counter:20', 'bold'])
    """
    text = text.strip()
    if text.isascii() and text.isdigit():
        if len(text) > len(str(MOST_SEATS)) or int(text) > MOST_SEATS:
            message = f"there can be at most {MOST_SEATS} bots"
            raise ValueError(message)
        return list(islice(cycle(USUAL_BOTS), int(text)))
    bots: list[str] = []
    for word in (part.strip() for part in text.split(",")):
        if bots and ":" in bots[-1] and word.partition(":")[0] not in names():
            bots[-1] += f",{word}"
        else:
            bots.append(word)
    for bot in bots:
        create(bot)
    return bots
