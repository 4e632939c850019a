"""The sentences for what happens in a round: questions, cards, what they do.

Each function returns whole sentences for one kind of event; see ``Heard`` for what it may leave out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from flip7.engine import Cause, DropReason, HitOrStay
from flip7.rules import FLIP_SEVEN_BONUS, SECOND_CHANCE, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flip7.engine import Asked, CardDropped, CardPlayed, CardTurned, Reshuffled, RoundStarted, Stayed
    from flip7.i18n.voice import Heard, Voice

MOST_OTHERS: Final = 6
"""So many rivals are named one by one; more are counted."""


def round_started(voice: Voice, event: RoundStarted, _: Heard) -> list[str]:
    """Say which round begins and who deals; alone, only which."""
    if len(event.totals) == 1:
        return [voice.say("round-begins-alone", round=event.round)]
    return [voice.say("round-begins", round=event.round, **voice.actor(event.dealer))]


def opening(voice: Voice, dealt: Iterable[CardTurned]) -> str:
    """Return one sentence for several cards of the opening deal."""
    items = [
        voice.say("opening-item", what=voice.card(event.card), **voice.actor(event.seat)) for event in dealt
    ]
    return voice.say("opening-cards", cards=", ".join(items))


def asked(voice: Voice, event: Asked, heard: Heard) -> list[str]:
    """Put a question with all that its answer depends on (R09, R14)."""
    question = event.question
    who = voice.actor(question.seat)
    if isinstance(question, HitOrStay):
        held, cards = voice.cards(event.cards)
        said = [
            voice.say("turn", **who),
            voice.say(
                "turn-hand",
                held=held,
                cards=cards,
                points=event.points,
                different=event.different,
                **who,
            ),
            *_others(voice, event),
        ]
        return [*said, voice.say("turn-question")] if who["actor"] == "you" else said
    worth = dict(event.still_in) | {question.seat: event.points}
    item = "option-mine" if who["actor"] == "you" else "option"
    options = [
        voice.say(item, points=worth[seat], **voice.actor(seat))
        for seat in voice.among(question.options, first=question.seat)
    ]
    asking: dict[str, Any] = {"options": voice.texts.list(options), "count": len(options), **who}
    if heard.before:
        return [voice.say("choose", **asking)]
    message = "choose-for-set-aside" if question.was_set_aside else "choose-for"
    return [voice.say(message, card=question.card.code, **asking)]


def _others(voice: Voice, event: Asked) -> list[str]:
    """Say who else is still in the round, unless that is everybody."""
    others = event.still_in
    if len(others) == len(voice.names) - 1:
        return []
    if not others:
        return [voice.say("turn-nobody-else")]
    if len(others) > MOST_OTHERS:
        best = max(points for _, points in others)
        return [voice.say("turn-many-others", others=len(others), points=best)]
    items = [voice.say("turn-other", points=points, **voice.actor(seat)) for seat, points in others]
    return [voice.say("turn-others", others=", ".join(items))]


_LEADS: Final = {Cause.DEAL: "turned-deal", Cause.HIT: "turned-hit", Cause.FORCED_HIT: "turned-forced"}


def card_turned(voice: Voice, event: CardTurned, heard: Heard) -> list[str]:
    """Say which card came, for whom and why, what it did, and what the row is worth (R11, R12, R20)."""
    who = voice.actor(event.seat)
    what = _what(voice, event, who)
    if event.cause is not Cause.FLIP_THREE:
        said = [voice.say(_LEADS[event.cause], what=what, **who)]
    elif heard.before:
        said = [voice.say("turned-step", step=event.step, what=what)]
    else:
        said = [voice.say("turned-step-for", step=event.step, what=what, **who)]
    if event.outcome is Outcome.BUSTED:
        said.append(voice.say("busts", **who))
    elif event.outcome is Outcome.FLIP_SEVEN:
        said.append(
            voice.say(
                "flip-seven",
                numbers=event.points - FLIP_SEVEN_BONUS,
                bonus=FLIP_SEVEN_BONUS,
                points=event.points,
                **who,
            )
        )
    elif heard.after:
        pass
    elif event.outcome is Outcome.KEPT:
        said.append(voice.say("worth", points=event.points, different=event.different))
    elif event.outcome is Outcome.SAVED:
        said.append(voice.say("worth-points", points=event.points))
    return said


def _what(voice: Voice, event: CardTurned, who: dict[str, str]) -> str:
    """Say which card it is and what became of it, as a phrase."""
    card = voice.card(event.card)
    match event.outcome:
        case Outcome.KEPT if event.card is SECOND_CHANCE:
            return voice.say("what-kept")
        case Outcome.SURPLUS:
            return voice.say("what-surplus")
        case Outcome.SET_ASIDE:
            return voice.say("what-set-aside", what=card)
        case Outcome.BUSTED:
            return voice.say("what-duplicate", number=card)
        case Outcome.SAVED:
            return voice.say("what-saved", number=card, **who)
        case _:
            return card


def stayed(voice: Voice, event: Stayed, _: Heard) -> list[str]:
    """Say who stays, with what (R09)."""
    return [voice.say("stays", points=event.points, **voice.actor(event.seat))]


def card_played(voice: Voice, event: CardPlayed, _: Heard) -> list[str]:
    """Say who plays an action card on whom, and what that does (R14, R15, R17, R21)."""
    kind = event.card.code
    who = voice.actor(event.seat)
    target = voice.target(event.target, chosen_by=event.seat)
    said = [voice.say("was-set-aside", card=kind, **who)] if event.was_set_aside else []
    merged = event.forced and (event.target == event.seat or event.card is SECOND_CHANCE)
    if event.forced and not merged:
        said.append(voice.say("only-active", **target))
    message = f"forced-{kind}" if merged else f"played-{kind}"
    return [*said, voice.say(message, points=event.points, **who, **target)]


def card_dropped(voice: Voice, event: CardDropped, _: Heard) -> list[str]:
    """Say whose action card is discarded unplayed, and why (R17, R21)."""
    message = "dropped-bust" if event.reason is DropReason.OWNER_BUST else "dropped-nobody"
    return [voice.say(message, card=event.card.code, **voice.actor(event.seat))]


def reshuffled(voice: Voice, event: Reshuffled, _: Heard) -> list[str]:
    """Say that there is a new draw pile (R24)."""
    return [voice.say("reshuffled", cards=event.cards)]
