"""The two printed editions as data: a house rule is a new value, never a new branch."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Edition:
    """The points in which printed editions differ (R01–R03; R04 is played alike in both).

    Attributes:
        name: what a record calls it.
        opening_deal: the dealer first deals one card to each player (R01).
        staying_needs_a_card: with an empty row one can only hit (R02).
        sets_actions_aside: a Freeze or Flip Three turned up inside a Flip Three waits until the three
            cards are over; otherwise it is resolved at once and the three go on (R03).

    >>> EDITIONS["continental"].opening_deal
    False
    >>> from dataclasses import replace
    >>> replace(EDITION_3_1, name="our kitchen", opening_deal=False).staying_needs_a_card
    True
    """

    name: str
    opening_deal: bool
    staying_needs_a_card: bool
    sets_actions_aside: bool


EDITION_3_1: Final = Edition(
    name="3.1", opening_deal=True, staying_needs_a_card=True, sets_actions_aside=True
)
CONTINENTAL: Final = Edition(
    name="continental", opening_deal=False, staying_needs_a_card=False, sets_actions_aside=False
)

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {edition.name: edition for edition in (EDITION_3_1, CONTINENTAL)}
)
"""The printed editions by the name a record uses."""

EDITION_OF_LANGUAGE: Final[Mapping[str, Edition]] = MappingProxyType(
    {"en": EDITION_3_1, "es": EDITION_3_1, "it": CONTINENTAL, "pt": CONTINENTAL, "fr": CONTINENTAL}
)
"""The edition printed in each language; either can be chosen in any language."""


def edition_named(name: str) -> Edition:
    """Return the printed edition of that name.

    Raises:
        ValueError: there is no such edition.

    >>> edition_named("3.1").opening_deal
    True
    """
    try:
        return EDITIONS[name]
    except (KeyError, TypeError):
        known = " and ".join(EDITIONS)
        message = f"unknown edition {name!r:.60}: the editions are {known}"
        raise ValueError(message) from None
