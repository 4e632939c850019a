"""The strategies as one can choose them: which there are, and one line on the character of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeGuard

from flip7.strategies import CounterStrategy, ThresholdStrategy, UnknownStrategy, create, names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flip7.i18n import Catalogue

OUR_BOTS: Final = ("counter", "cautious", "bold", "threshold", "random")
"""Our strategies, the one that plays best first; each has a text on its character."""
NUMBERED: Final = "threshold"
"""The strategy whose number can be set on the start screen."""
_LONGEST: Final = 60


def is_bot(specification: object) -> TypeGuard[str]:
    """Whether a strategy of that name is installed; ours must also take the parameters.

    A strategy of somebody else is not loaded for this: that may take long.

    >>> is_bot("threshold:30"), is_bot("threshold:much"), is_bot("nobody"), is_bot(7)
    (True, False, False, False)
    """
    if not isinstance(specification, str) or len(specification) > _LONGEST:
        return False
    name = specification.partition(":")[0]
    return can_play(specification) if name in OUR_BOTS else name in names()


def can_play(specification: str) -> bool:
    """Whether a strategy can be loaded and takes its parameters.

    >>> can_play("bold"), can_play("counter:110")
    (True, False)
    """
    try:
        create(specification)
    except UnknownStrategy:
        return False
    return True


def number_of(specification: str) -> int | None:
    """Return the number of a strategy whose number can be set, else ``None``.

    >>> number_of("threshold"), number_of("threshold:30"), number_of("bold")
    (25, 30, None)
    """
    if specification.partition(":")[0] != NUMBERED:
        return None
    strategy = create(specification)
    return strategy.points if isinstance(strategy, ThresholdStrategy) else None


def kinds_of(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the strategies one can choose from: ours, those of others, and each with parameters that plays.

    >>> kinds_of(["threshold:30", "counter:20"])[:6]
    ('counter', 'counter:20', 'cautious', 'bold', 'threshold:30', 'random')
    """
    kinds = [*OUR_BOTS, *(name for name in names() if name not in OUR_BOTS)]
    for bot in dict.fromkeys(bots):
        name = bot.partition(":")[0]
        if bot in kinds:
            continue
        if name == NUMBERED and NUMBERED in kinds and NUMBERED not in bots:
            kinds[kinds.index(NUMBERED)] = bot
        else:
            alike = [index for index, kind in enumerate(kinds) if kind.partition(":")[0] == name]
            kinds.insert(alike[-1] + 1 if alike else len(kinds), bot)
    return tuple(kinds)


def character(specification: str, texts: Catalogue, number: str | None = None) -> str:
    """Return one line on how a strategy plays, "" for one of somebody else.

    Args:
        specification: a strategy.
        texts: with the face ``start``.
        number: what stands for its number, if not the number itself.

    >>> from flip7.i18n import catalogue
    >>> character("bold", catalogue("en", "start"))
    'greedy: stays from 32 points on'
    """
    name = specification.partition(":")[0]
    if name not in OUR_BOTS:
        return ""
    strategy = create(specification)
    value: int | float | str = 0
    if isinstance(strategy, ThresholdStrategy):
        value = strategy.points
    elif isinstance(strategy, CounterStrategy):
        value = float(strategy.limit * 100)
    return texts.format(f"start-bot-{name}", number=value if number is None else number)
