"""Tells what happens in a game, an event or a batch at a time; no other place makes sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from flip7.engine import (
    Asked,
    CardDropped,
    CardPlayed,
    CardTurned,
    Cause,
    GameEnded,
    HitOrStay,
    Reshuffled,
    RoundEnded,
    RoundStarted,
    Stayed,
)
from flip7.i18n import results, turns
from flip7.i18n.voice import NOTHING, Heard, Voice
from flip7.rules import FLIP_THREE, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from flip7.engine import Event

_TELLERS: Final[dict[type, Callable[[Voice, Any, Heard], list[str]]]] = {
    RoundStarted: turns.round_started,
    Asked: turns.asked,
    Stayed: turns.stayed,
    CardTurned: turns.card_turned,
    CardPlayed: turns.card_played,
    CardDropped: turns.card_dropped,
    Reshuffled: turns.reshuffled,
    RoundEnded: results.round_ended,
    GameEnded: results.game_ended,
}


def tell(event: Event, language: str, point_of_view: int | None = None, *, names: Sequence[str] = ()) -> str:
    """Return the sentence, or the few short ones, for one event; it can be understood alone.

    Args:
        event: what happened.
        language: one of ``LANGUAGES``.
        point_of_view: the seat, from 0, that is spoken to as "you"; ``None`` for nobody.
        names: the players' labels as they shall be shown (see ``distinct_names``); a seat without one is
            called "Player 2" or the like.

    Raises:
        ValueError: the language is unknown.

    >>> from flip7.engine import Stayed
    >>> tell(Stayed(1, 25), "en", names=["Ann", "Bo"]), tell(Stayed(1, 25), "es", 1)
    ('Bo stays with 25.', 'Te plantas con 25 puntos.')
    """
    return " ".join(_sentences(Voice(language, point_of_view, names), event, NOTHING))


def tell_batch(
    events: Iterable[Event], language: str, point_of_view: int | None = None, *, names: Sequence[str] = ()
) -> str:
    """Return one message for several events in a row, such as those that follow one choice.

    It says nothing twice: the opening cards are one sentence, the cards of a Flip Three need no name after
    it, a question that is answered within the batch is left out, and so is another player's turn, which
    their move will tell. The message is empty when nothing else happened.

    Args:
        events: what happened, in order.
        language: one of ``LANGUAGES``.
        point_of_view: the seat, from 0, that is spoken to as "you"; ``None`` for nobody.
        names: the players' labels, as in ``tell``.

    Raises:
        ValueError: the language is unknown.

    >>> from flip7.engine import Referee, ScriptedSource, position
    >>> referee = Referee(position(3, dealer=2, draw_pile="9 12 3 +4 8"), ScriptedSource())
    >>> tell_batch(referee.start(), "en", 2, names=["Ann", "Bo", "Cy"])
    'Round 1. You deal. Opening cards: Ann 8, Bo +4, you 3.'
    >>> tell_batch(referee.apply("hit"), "en", 2, names=["Ann", "Bo", "Cy"])
    'Ann hits: 12. 20 points, 2 of 7.'
    """
    voice = Voice(language, point_of_view, names)
    told = [event for event in _without_answered(list(events)) if _is_news(event, point_of_view)]
    said: list[str] = []
    index = 0
    while index < len(told):
        dealt = _dealt_from(told, index)
        if len(dealt) > 1:
            said.append(turns.opening(voice, dealt))
            index += len(dealt)
            continue
        said += _sentences(voice, told[index], _heard(told, index))
        index += 1
    return " ".join(said)


def _sentences(voice: Voice, event: Event, heard: Heard) -> list[str]:
    return _TELLERS[type(event)](voice, event, heard)


def _without_answered(events: list[Event]) -> list[Event]:
    """Leave out each question that does not end the batch: what follows tells the answer."""
    return [event for event in events[:-1] if not isinstance(event, Asked)] + events[-1:]


def _is_news(event: Event, point_of_view: int | None) -> bool:
    """Whether an event is told at all: to a player, not the turn of somebody else."""
    return (
        point_of_view is None
        or not isinstance(event, Asked)
        or not isinstance(event.question, HitOrStay)
        or event.question.seat == point_of_view
    )


def _dealt_from(events: list[Event], index: int) -> list[CardTurned]:
    """Return the cards of the opening deal from ``index`` on, up to one that does more than lie there."""
    dealt = []
    for event in events[index:]:
        if not isinstance(event, CardTurned) or event.cause is not Cause.DEAL:
            break
        if event.outcome not in (Outcome.KEPT, Outcome.ACTION):
            break
        dealt.append(event)
    return dealt


def _heard(events: list[Event], index: int) -> Heard:
    """Compare an event with its neighbours: what did or will the listener hear anyway?"""
    event = events[index]
    before = events[index - 1] if index else None
    after = events[index + 1] if index + 1 < len(events) else None
    match event:
        case CardTurned(cause=Cause.FLIP_THREE):
            return Heard(_leads_to(before, event), _follows(after, event))
        case CardTurned():
            return Heard(after=_follows(after, event))
        case Asked(question=question) if not isinstance(question, HitOrStay):
            turned = (before.seat, before.card) if isinstance(before, CardTurned) else None
            return Heard(turned == (question.seat, question.card) and not question.was_set_aside)
        case RoundEnded():
            flipped = isinstance(before, CardTurned) and before.outcome is Outcome.FLIP_SEVEN
            return Heard(flipped, isinstance(after, GameEnded))
    return NOTHING


def _leads_to(before: Event | None, event: CardTurned) -> bool:
    """Whether the event before makes it plain for whom a card of a Flip Three is."""
    if isinstance(before, CardPlayed):
        return before.card is FLIP_THREE and before.target == event.seat and event.step == 1
    return (
        isinstance(before, CardTurned)
        and before.cause is Cause.FLIP_THREE
        and (before.seat, before.step + 1) == (event.seat, event.step)
    )


def _follows(after: Event | None, event: CardTurned) -> bool:
    """Whether the points after a card are told next: by the next card of three, or by the next question."""
    if isinstance(after, CardTurned):
        return after.cause is Cause.FLIP_THREE and _leads_to(event, after)
    return (
        isinstance(after, Asked)
        and isinstance(after.question, HitOrStay)
        and after.question.seat == event.seat
    )
