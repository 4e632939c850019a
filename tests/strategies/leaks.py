"""Walks over everything that can be reached from an object without leaving it for a module or a class."""

from __future__ import annotations

import gc
import inspect
import sys
from collections.abc import Iterator
from types import FrameType, ModuleType
from typing import Any

MOST_COMPUTED = 3
"""How often a computed value's own properties are asked: the ``real`` of a fraction is a new fraction."""


def reachable(*roots: object) -> list[object]:
    """All that ``roots`` lead to: attributes, slots, properties, closures, and so on from there.

    The walk stops at modules, their name spaces and classes: through those everything leads everywhere.
    """
    name_spaces = {
        id(vars(module)) for module in list(sys.modules.values()) if isinstance(module, ModuleType)
    }
    seen: dict[int, object] = {}
    waiting = [(one, 0) for one in roots]
    while waiting:
        one, computed = waiting.pop()
        if id(one) in seen or id(one) in name_spaces:
            continue
        if isinstance(one, (ModuleType, type, FrameType)):
            continue
        seen[id(one)] = one  # kept alive, so that no id is used twice
        waiting += [(other, computed) for other in _held(one)]
        if computed < MOST_COMPUTED:
            waiting += [(other, computed + 1) for other in _computed(one)]
    return list(seen.values())


def _held(one: object) -> Iterator[object]:
    yield from gc.get_referents(one)
    yield from vars(one).values() if hasattr(one, "__dict__") else ()
    if inspect.isgenerator(one) and one.gi_frame is not None:
        yield from one.gi_frame.f_locals.values()


def _computed(one: object) -> Iterator[object]:
    """What is made when it is asked for, which the garbage collector does not know."""
    for name in dir(type(one)):
        if not name.startswith("__") and not callable(getattr(type(one), name, None)):
            yield from _attribute(one, name)


def _attribute(one: object, name: str) -> Iterator[object]:
    try:
        yield getattr(one, name)
    except Exception:  # noqa: BLE001  # whatever an attribute that cannot be read says
        return


def same_cards(one: object, cards: list[Any]) -> bool:
    """Whether an object is these cards in this order, or the other way round."""
    if not isinstance(one, (list, tuple)) or len(one) != len(cards):
        return False
    return list(one) in (cards, cards[::-1])
