"""The card game Flip 7: rules, referee, records, strategies, pictures, sentences.

Names are handed out lazily, so that importing the package costs next to nothing.

>>> import flip7
>>> game = flip7.Game(["Ann", "Bo"], seed=7)
>>> len(game.start()) > 0
True

Unofficial: Flip 7 is a trademark of its publisher, who has no part in this project.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

_HOME_OF = {
    "rules": ("Card", "Edition", "EDITIONS", "Hand", "Status", "parse_cards", "points", "score_steps"),
    "engine": (
        "HIT",
        "STAY",
        "CallbackSource",
        "CardSource",
        "ChooseTarget",
        "HitOrStay",
        "Referee",
        "Refusal",
        "ScriptedSource",
        "SeededSource",
        "State",
        "default_choice",
        "new_game",
        "play",
        "position",
    ),
    "record": ("Game", "Record", "RecordError", "read_documents", "replay", "replay_record"),
    "i18n": ("LANGUAGES", "tell"),
    "strategies": ("Strategy", "View", "create", "deciders"),
}
_MODULE_OF = {name: module for module, names in _HOME_OF.items() for name in names}

__all__ = ["__version__", *_MODULE_OF]  # noqa: PLE0604  # the names are texts, gathered above

if TYPE_CHECKING:
    from flip7.engine import (
        HIT,
        STAY,
        CallbackSource,
        CardSource,
        ChooseTarget,
        HitOrStay,
        Referee,
        Refusal,
        ScriptedSource,
        SeededSource,
        State,
        default_choice,
        new_game,
        play,
        position,
    )
    from flip7.i18n import LANGUAGES, tell
    from flip7.record import Game, Record, RecordError, read_documents, replay, replay_record
    from flip7.rules import EDITIONS, Card, Edition, Hand, Status, parse_cards, points, score_steps
    from flip7.strategies import Strategy, View, create, deciders

    __version__: str


def __getattr__(name: str) -> Any:
    """Import the module of a public name when it is first asked for."""
    if name == "__version__":
        from importlib.metadata import version

        return version("flip7")
    if name not in _MODULE_OF:
        message = f"module 'flip7' has no attribute {name!r}"
        raise AttributeError(message)
    value = getattr(import_module(f"flip7.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
