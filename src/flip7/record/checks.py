"""Checks a stranger's JSON piece by piece and collects every fault before refusing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from flip7.record.errors import RecordError
from flip7.rules import Card, Fault, Status

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping

LARGEST: Final = 2**53 - 1
"""The largest whole number in a record: the largest that every JSON reader keeps exactly (RFC 8259)."""
MOST_DECKS: Final = 10_000
"""So many decks have 10,000 x2; a hand of more could score a number too long to print."""
DEEPEST: Final = 30
"""How deeply the free value of ``shuffle`` may be nested."""
_MOST_FAULTS: Final = 20
_LONGEST: Final = 40


class Checker:
    """Collects faults; each check returns what it read, or something harmless after a fault."""

    def __init__(self) -> None:
        """Begin with no faults."""
        self.faults: list[Fault] = []

    def fault(self, name: str, sentence: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(name, sentence))

    def raise_faults(self) -> None:
        """Raise ``RecordError`` if there are any; of very many the first twenty are named."""
        if self.faults:
            more = len(self.faults) - _MOST_FAULTS
            faults = self.faults[:_MOST_FAULTS]
            if more > 0:
                faults.append(Fault("more", f"and {more} more faults"))
            raise RecordError.of_faults(faults)

    @staticmethod
    def kind(value: object) -> str:
        """Name the JSON type of a value."""
        if value is None:
            return "null"
        names = {bool: "a boolean", int: "a number", float: "a number", str: "a text", list: "an array"}
        return names.get(type(value), "an object")

    @staticmethod
    def shown(value: object) -> str:
        """Show a value briefly and in printable characters."""
        if isinstance(value, (list, dict)):
            return Checker.kind(value)
        if value is None or isinstance(value, bool):
            return {None: "null", True: "true", False: "false"}[value]
        if isinstance(value, int) and abs(value) > LARGEST:
            return "a number beyond 2**53 - 1"
        text = ascii(value)
        return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."

    def keys(
        self, document: Mapping[str, object], *, required: Iterable[str], optional: Iterable[str], where: str
    ) -> None:
        """Require some keys and refuse those that are not known."""
        required, optional = list(required), list(optional)
        for key in required:
            if key not in document:
                self.fault("missing-key", f"{where} lacks the key {key!r}")
        known = {*required, *optional}
        for key in document:
            if key not in known:
                self.fault("unknown-key", f"{where} has the unknown key {self.shown(key)}")

    def whole(
        self, document: Mapping[str, object], key: str, least: int, most: int = LARGEST, where: str = ""
    ) -> int:
        """Read a whole number within bounds; absent, it is the least."""
        value = document.get(key, least)
        if key == "decks":
            most = MOST_DECKS
        if type(value) is int and least <= value <= max(most, least):
            return value
        bounds = f"from {least} to {max(most, least)}"
        self.fault(key, f"{where}{key} must be a whole number {bounds}, not {self.shown(value)}")
        return least

    def one_of(self, document: Mapping[str, object], key: str, known: Container[str]) -> str:
        """Read a name that must be known."""
        value = document.get(key, "3.1")
        if isinstance(value, str) and value in known:
            return value
        self.fault(key, f"unknown {key} {self.shown(value)}: it must be one of {', '.join(known)}")  # type: ignore[arg-type]  # the containers are mappings
        return "3.1"

    def array(self, document: Mapping[str, object], key: str, where: str = "") -> list[Any]:
        """Read a list of anything; absent, it is empty."""
        value = document.get(key, [])
        if isinstance(value, list):
            return value
        self.fault(key, f"{where}{key} must be an array, not {self.kind(value)}")
        return []

    def cards(self, document: Mapping[str, object], key: str, where: str) -> list[Card]:
        """Read a list of card codes; absent, it is empty."""
        return self._cards_of(document.get(key, []), key, where)

    def _cards_of(self, value: object, key: str, where: str) -> list[Card]:
        if not isinstance(value, list):
            self.fault(key, f"{where} must be an array of cards, not {self.kind(value)}")
            return []
        cards = []
        for index, code in enumerate(value):
            card = _CARD_OF.get(code) if isinstance(code, str) else None
            if card is None:
                self.fault("card", f"{where}[{index}] is no card: {self.shown(code)}")
            else:
                cards.append(card)
        return cards

    def card_lists(
        self, document: Mapping[str, object], key: str, where: str = "", length: int | None = None
    ) -> list[list[Card]]:
        """Read a list of lists of cards, perhaps one a seat."""
        lists = self.array(document, key, where)
        if length is not None:
            self._length(lists, key, length)
        return [self._cards_of(cards, key, f"{where}{key}[{index}]") for index, cards in enumerate(lists)]

    def _length(self, items: list[Any], key: str, seats: int) -> None:
        # A list that is none was already named, and bad players say nothing about the seats.
        named = {fault.name for fault in self.faults}
        if len(items) != seats and not named & {key, "players", "missing-key"}:
            self.fault(key, f"start.{key} has {len(items)} items, but there are {seats} players")

    def players(self, document: Mapping[str, object]) -> list[str]:
        """Read the labels of the seats, at least one."""
        players = self.array(document, "players")
        if "players" in document and isinstance(document["players"], list) and not players:
            self.fault("players", "players is empty; a game needs at least one")
        for index, name in enumerate(players):
            if not isinstance(name, str):
                self.fault("players", f"players[{index}] must be a text, not {self.kind(name)}")
        return players

    def totals(self, start: Mapping[str, object], seats: int) -> list[int] | None:
        """Read the totals, one a seat, never negative."""
        if "totals" not in start:
            return None
        totals = self.array(start, "totals", "start.")
        self._length(totals, "totals", seats)
        for seat, total in enumerate(totals):
            if type(total) is not int or not 0 <= total <= LARGEST:
                self.fault(
                    "totals", f"start.totals[{seat}] must be a whole number from 0, not {self.shown(total)}"
                )
        return totals

    def statuses(self, start: Mapping[str, object], seats: int) -> list[Status] | None:
        """Read the statuses, one a seat."""
        if "statuses" not in start:
            return None
        names = self.array(start, "statuses", "start.")
        self._length(names, "statuses", seats)
        statuses = []
        for seat, name in enumerate(names):
            if isinstance(name, str) and name in _STATUSES:
                statuses.append(Status(name))
            else:
                known = ", ".join(_STATUSES)
                self.fault(
                    "statuses", f"start.statuses[{seat}] must be one of {known}, not {self.shown(name)}"
                )
        return statuses

    def shallow(self, document: Mapping[str, object], key: str) -> None:
        """Refuse a free value that is nested too deeply to be copied and written again."""
        layer = [document.get(key)]
        for _ in range(DEEPEST):
            layer = [
                item
                for value in layer
                if isinstance(value, (list, dict))
                for item in (value.values() if isinstance(value, dict) else value)
            ]
            if not layer:
                return
        self.fault(key, f"{key} is nested more than {DEEPEST} deep")

    def meta(self, document: Mapping[str, object]) -> dict[str, str] | None:
        """Read the free texts about a record."""
        if "meta" not in document:
            return None
        meta = document["meta"]
        if isinstance(meta, dict) and all(isinstance(value, str) for value in meta.values()):
            return meta
        self.fault("meta", "meta must be an object of texts")
        return None


_CARD_OF: Final = {card.code: card for card in map(Card, range(22))}
_STATUSES: Final = [status.value for status in Status]
