"""Finds strategies by name: ours, and anyone's through the entry points of the group ``flip7.strategies``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final, cast

from flip7.engine import SplitMix64, strategy_stream, stream_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.strategies.strategy import Strategy, StrategyFactory

GROUP: Final = "flip7.strategies"

_OURS: Final = tuple(
    EntryPoint(name, f"flip7.strategies.{where}", GROUP)
    for name, where in (
        ("random", "random_choice:RandomStrategy"),
        ("threshold", "threshold:ThresholdStrategy"),
        ("cautious", "threshold:cautious"),
        ("bold", "threshold:bold"),
        ("counter", "counter:CounterStrategy"),
    )
)
"""The same as in pyproject.toml: known without a look at what is installed, which costs time."""


class UnknownStrategy(ValueError):
    """There is no strategy of that name, or it does not take these parameters."""


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in (*entry_points(group=GROUP), *_OURS)}


def names() -> list[str]:
    """Return the names of all strategies that are installed, sorted.

    >>> {"random", "threshold", "cautious", "bold", "counter"} <= set(names())
    True
    """
    return sorted(_installed())


def create(specification: str, random: SplitMix64 | None = None) -> Strategy:
    """Make a strategy from a specification: a name, or ``name:parameter,parameter``.

    Args:
        specification: for example ``"counter"`` or ``"threshold:25"``.
        random: the generator of the strategy; by default one with key 0.

    Raises:
        UnknownStrategy: the name is unknown or the parameters are not understood.

    >>> create("threshold:30").points
    30
    >>> create("thershold")
    Traceback (most recent call last):
    ...
    flip7.strategies.catalogue.UnknownStrategy: unknown strategy 'thershold': ...
    """
    name, colon, rest = specification.partition(":")
    parameters = rest.split(",") if colon else []
    factory = _factory(name)
    try:
        strategy = factory(*parameters, random=SplitMix64(0) if random is None else random)
    except TypeError:
        # A constructor that does not take so many texts; one that fails inside is not our business.
        if not _accepts(factory, len(parameters)):
            message = (
                f"strategy {name!r} does not take {len(parameters)} parameters, as in {specification!r:.60}"
            )
            raise UnknownStrategy(message) from None
        raise
    except ValueError as error:
        message = f"strategy {specification!r:.60}: {error}"
        raise UnknownStrategy(message) from None
    if not callable(getattr(strategy, "decide", None)):
        message = f"strategy {name!r} is installed but cannot be used: it has no method decide"
        raise UnknownStrategy(message)
    return strategy


def create_all(specifications: Sequence[str], seed: int, game: int = 0) -> list[Strategy]:
    """Make one strategy a seat, each with the generator of its seat in that game (formats.md).

    Raises:
        UnknownStrategy: one is unknown.

    >>> len(create_all(["random", "random"], seed=1))
    2
    """
    return [
        create(specification, SplitMix64(stream_key(seed, game, strategy_stream(seat))))
        for seat, specification in enumerate(specifications)
    ]


@cache
def _factory(name: str) -> StrategyFactory:
    entry = next((entry for entry in _OURS if entry.name == name), None) or _installed().get(name)
    if entry is None:
        message = f"unknown strategy {name!r:.40}: there are {', '.join(names())}"
        raise UnknownStrategy(message)
    try:
        factory = entry.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001  # the code of others may fail in any way
        message = f"strategy {name!r} is installed but cannot be loaded: {error}"
        raise UnknownStrategy(message) from None
    if not callable(factory):
        message = f"strategy {name!r} is installed but cannot be used: {entry.value} cannot be called"
        raise UnknownStrategy(message)
    return cast("StrategyFactory", factory)


def _accepts(factory: StrategyFactory, count: int) -> bool:
    from inspect import signature  # slow, and needed for an error only

    try:
        signature(factory).bind(*[""] * count, random=None)
    except TypeError:
        return False
    return True
