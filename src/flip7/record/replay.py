"""Replays a record with no randomness, and says where the game then stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flip7.engine import ChooseTarget, Referee, Refusal, ScriptedSource
from flip7.record.document import Record
from flip7.record.errors import RecordError
from flip7.rules import CARDS, count_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from flip7.engine import CardSource, Event, Question, RoundEnded, State


def replay(
    record: Record,
    *,
    source: CardSource | None = None,
    listen: Callable[[Event], None] | None = None,
    rounds: list[RoundEnded] | None = None,
) -> Referee:
    """Play a record to its last choice and return the referee, ready for the next.

    Args:
        record: what to replay.
        source: where cards come from; by default the record's own reshuffles and nothing else.
        listen: is given each event, the ones of the start included; without it none is built.
        rounds: a list to which each finished round is added.

    Raises:
        RecordError: a choice is illegal or left over, or a reshuffle is missing or wrong.

    >>> record = Record.from_json({
    ...     "format": "flip7-record/1", "edition": "continental", "target": 200, "decks": 1,
    ...     "players": ["Ann", "Bo"], "start": {"draw_pile": ["5", "9"]}, "reshuffles": [],
    ...     "choices": ["hit"]})
    >>> replay(record).question
    HitOrStay(seat=0)
    """
    if source is None:
        source = ScriptedSource(record.reshuffles)
    # A replay that fails is dropped whole, so the state need not be kept for that case.
    fallible, source.fallible = source.fallible, False
    referee = Referee(record.first_state(), source, rounds=rounds)
    try:
        if listen is None:
            referee.begin()
        else:
            for event in referee.start():
                listen(event)
        for index, choice in enumerate(record.choices):
            _apply(referee, index, choice, listen)
    except Refusal as refusal:
        raise RecordError(refusal.code, refusal.sentence) from None
    finally:
        source.fallible = fallible
    return referee


def _apply(referee: Referee, index: int, choice: Any, listen: Callable[[Event], None] | None) -> None:
    """Apply one recorded choice and name its index if it is refused."""
    if referee.question is None:
        raise RecordError("leftover-choice", f"choice {index} (from 0) is left over: the game is over")
    try:
        if listen is None:
            referee.advance(choice)
        else:
            for event in referee.apply(choice):
                listen(event)
    except Refusal as refusal:
        raise RecordError(refusal.code, f"choice {index} (from 0): {refusal.sentence}") from None


def replay_record(document: object) -> dict[str, Any]:
    """Replay a parsed JSON record and return the JSON object of ``flip7 replay --json``.

    Raises:
        RecordError: the record is bad.

    >>> result = replay_record({
    ...     "format": "flip7-record/1", "edition": "3.1", "target": 200, "decks": 1,
    ...     "players": ["Ann"], "start": {"draw_pile": ["5", "9"]}, "reshuffles": [], "choices": ["hit"]})
    >>> result["table"], result["next"]["options"]
    ([{'cards': ['5', '9'], 'status': 'active'}], ['hit', 'stay'])
    """
    rounds: list[RoundEnded] = []
    referee = replay(Record.from_json(document), rounds=rounds)
    return outcome(referee.state, rounds)


def outcome(state: State, rounds: list[RoundEnded]) -> dict[str, Any]:
    """Describe where a game stands, as JSON (formats.md).

    Args:
        state: the game now.
        rounds: its finished rounds.
    """
    counts = zip(CARDS, count_cards(state.discard_pile), strict=True)
    return {
        "rounds": [_round(ended) for ended in rounds],
        "over": state.over,
        "winner": state.winner,
        "totals": list(state.totals),
        "dealer": state.dealer,
        "next": _next(state.question),
        "table": None
        if state.over
        else [
            {"cards": [card.code for card in hand.cards], "status": status.value}
            for hand, status in zip(state.hands, state.statuses, strict=True)
        ],
        "draw_pile": len(state.draw_pile),
        "discard": dict(sorted((card.code, count) for card, count in counts if count)),
    }


def _round(ended: RoundEnded) -> dict[str, Any]:
    return {
        "dealer": ended.dealer,
        "hands": [[card.code for card in hand] for hand in ended.hands],
        "statuses": [status.value for status in ended.statuses],
        "points": list(ended.points),
        "totals": list(ended.totals),
    }


def _next(question: Question | None) -> dict[str, Any] | None:
    if question is None:
        return None
    result: dict[str, Any] = {"player": question.seat, "kind": question.kind}
    if isinstance(question, ChooseTarget):
        result["card"] = question.card.code
        result["options"] = list(question.options)
    else:
        result["options"] = [move.value for move in question.options]
    return result
