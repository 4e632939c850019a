"""Who decides: the view, the interface of a strategy, and ours."""

from flip7.strategies.catalogue import GROUP, UnknownStrategy, create, create_all, names
from flip7.strategies.counter import CounterStrategy
from flip7.strategies.local_game import LocalGame, StrategyFailed
from flip7.strategies.random_choice import RandomStrategy
from flip7.strategies.reasons import Explains, Reason
from flip7.strategies.setting import (
    MOST_DECKS,
    MOST_SEATS,
    MOST_TARGET,
    USUAL_BOTS,
    Setting,
    parse_bots,
)
from flip7.strategies.strategy import Strategy, StrategyFactory, deciders
from flip7.strategies.threshold import ThresholdStrategy, bold, cautious
from flip7.strategies.view import View

__all__ = [
    "GROUP",
    "MOST_DECKS",
    "MOST_SEATS",
    "MOST_TARGET",
    "USUAL_BOTS",
    "CounterStrategy",
    "Explains",
    "LocalGame",
    "RandomStrategy",
    "Reason",
    "Setting",
    "Strategy",
    "StrategyFactory",
    "StrategyFailed",
    "ThresholdStrategy",
    "UnknownStrategy",
    "View",
    "bold",
    "cautious",
    "create",
    "create_all",
    "deciders",
    "names",
    "parse_bots",
]
