"""How the game moves: a state, a referee, questions and choices in, events out."""

from flip7.engine.dealing import CallbackSource, CardSource, ScriptedSource, SeededSource
from flip7.engine.decisions import (
    HIT,
    STAY,
    Choice,
    ChooseTarget,
    HitOrStay,
    Move,
    Question,
    default_choice,
)
from flip7.engine.events import (
    Asked,
    CardDropped,
    CardPlayed,
    CardTurned,
    Cause,
    DropReason,
    Event,
    FinalStatus,
    GameEnded,
    Reshuffled,
    RoundEnd,
    RoundEnded,
    RoundStarted,
    Stayed,
)
from flip7.engine.play import Decider, play
from flip7.engine.positions import new_game, position, position_faults
from flip7.engine.referee import IDLE_ROUNDS, Referee
from flip7.engine.refusals import PositionRefused, Refusal, why_not
from flip7.engine.rng import SplitMix64, shuffle_stream, strategy_stream, stream_key
from flip7.engine.state import FlipThree, Phase, State

__all__ = [
    "HIT",
    "IDLE_ROUNDS",
    "STAY",
    "Asked",
    "CallbackSource",
    "CardDropped",
    "CardPlayed",
    "CardSource",
    "CardTurned",
    "Cause",
    "Choice",
    "ChooseTarget",
    "Decider",
    "DropReason",
    "Event",
    "FinalStatus",
    "FlipThree",
    "GameEnded",
    "HitOrStay",
    "Move",
    "Phase",
    "PositionRefused",
    "Question",
    "Referee",
    "Refusal",
    "Reshuffled",
    "RoundEnd",
    "RoundEnded",
    "RoundStarted",
    "ScriptedSource",
    "SeededSource",
    "SplitMix64",
    "State",
    "Stayed",
    "default_choice",
    "new_game",
    "play",
    "position",
    "position_faults",
    "shuffle_stream",
    "strategy_stream",
    "stream_key",
    "why_not",
]
