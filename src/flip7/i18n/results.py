"""The sentences for the end of a round and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.engine import FinalStatus, RoundEnd

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flip7.engine import GameEnded, RoundEnded
    from flip7.i18n.voice import Heard, Voice


def round_ended(voice: Voice, event: RoundEnded, heard: Heard) -> list[str]:
    """Say why the round is over, what each scored, and how the game stands (R12, R13, R25)."""
    said: list[str] = []
    if event.reason is RoundEnd.NO_CARDS:
        said = [voice.say("round-over-no-cards")]
    elif event.reason is RoundEnd.FLIP_SEVEN and heard.before:
        pass  # the Flip 7 has just been told, and that it ends the round
    elif event.reason is RoundEnd.FLIP_SEVEN:
        seat = event.statuses.index(FinalStatus.FLIP_SEVEN)
        said = [voice.say("round-over-flip7", **voice.actor(seat))]
    else:
        said = [voice.say("round-over")]
    seats = range(len(event.points))
    if len(seats) == 1:
        numbers = {"points": event.points[0], "total": event.totals[0], "target": event.target}
        return [*said, voice.say("score-alone", **numbers, **voice.actor(0))]
    order = voice.among(seats, first=voice.point_of_view)
    said.append(_scores(voice, order, event.points))
    return said if heard.after else said + _standing(voice, event)


def _standing(voice: Voice, event: RoundEnded) -> list[str]:
    """Say who leads the game, has reached its target, or is level (R26, R27)."""
    top = max(event.totals)
    if not top:
        return [voice.say("leads-nobody")]
    leaders = [seat for seat, total in enumerate(event.totals) if total == top]
    who = voice.texts.list(
        [
            voice.say("leader-item", place=_place(index), **voice.actor(seat))
            for index, seat in enumerate(voice.among(leaders, first=voice.point_of_view))
        ]
    )
    mine = voice.point_of_view
    if len(leaders) > 1:
        leader = "several-you" if mine in leaders else "several"
    else:
        leader = voice.actor(leaders[0])["actor"]
    if event.tied:
        return [voice.say("tied", leader=leader, who=who, points=top)]
    if top >= event.target:
        return [voice.say("reached", points=top, target=event.target, **voice.actor(leaders[0]))]
    said = [voice.say("leads", leader=leader, who=who, points=top, target=event.target)]
    if mine is not None and mine < len(event.totals) and mine not in leaders:
        said.append(voice.say("leads-mine", points=event.totals[mine]))
    return said


def game_ended(voice: Voice, event: GameEnded, _: Heard) -> list[str]:
    """Say who has won, after how many rounds, and where the others stand (R26, R28)."""
    seats = len(event.totals)
    message = {1: "game-over-alone", 2: "game-over-pair"}.get(seats, "game-over")
    said = [
        voice.say(
            message,
            rounds=event.rounds,
            target=event.target,
            points=event.totals[event.winner],
            **voice.actor(event.winner),
        )
    ]
    others = [seat for seat in range(seats) if seat != event.winner]
    others.sort(key=lambda seat: -event.totals[seat])
    return [*said, _scores(voice, others, event.totals)] if others else said


def _scores(voice: Voice, seats: Iterable[int], points: Sequence[int]) -> str:
    """Return a sentence that lists seats with their points."""
    items = [
        voice.say("score-item", place=_place(index), points=points[seat], **voice.actor(seat))
        for index, seat in enumerate(seats)
    ]
    return voice.say("scores", scores=", ".join(items))


def _place(index: int) -> str:
    """Say whether an item is the first word of its sentence."""
    return "later" if index else "first"
