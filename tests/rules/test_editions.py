"""Editions are data."""

from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from flip7.rules import CONTINENTAL, EDITION_3_1, EDITION_OF_LANGUAGE, EDITIONS, edition_named


def test_the_printed_editions() -> None:
    assert dict(EDITIONS) == {"3.1": EDITION_3_1, "continental": CONTINENTAL}
    assert (EDITION_3_1.opening_deal, CONTINENTAL.opening_deal) == (True, False)
    assert (EDITION_3_1.staying_needs_a_card, CONTINENTAL.staying_needs_a_card) == (True, False)
    assert (EDITION_3_1.sets_actions_aside, CONTINENTAL.sets_actions_aside) == (True, False)


def test_each_language_defaults_to_its_edition() -> None:
    assert {language: edition.name for language, edition in EDITION_OF_LANGUAGE.items()} == {
        "en": "3.1",
        "es": "3.1",
        "it": "continental",
        "pt": "continental",
        "fr": "continental",
    }


def test_an_edition_is_found_by_its_name() -> None:
    for name, edition in EDITIONS.items():
        assert edition_named(name) is edition


@pytest.mark.parametrize("wrong", ["", "3", "3.10", "Continental", "x" * 1000, None, 3.1, [], {}])
def test_an_unknown_edition_is_refused_with_those_there_are(wrong: Any) -> None:
    with pytest.raises(
        ValueError, match=r"unknown edition .*: the editions are 3\.1 and continental"
    ) as error:
        edition_named(wrong)
    assert len(str(error.value)) < 150


def test_editions_cannot_be_changed_but_replaced() -> None:
    with pytest.raises(FrozenInstanceError):
        EDITION_3_1.opening_deal = False  # type: ignore[misc]  # what is tested
    with pytest.raises(TypeError):
        EDITIONS["mine"] = EDITION_3_1  # type: ignore[index]  # what is tested
    mine = replace(EDITION_3_1, name="mine", opening_deal=False)
    assert mine != EDITION_3_1
    assert hash(replace(mine)) == hash(mine)
