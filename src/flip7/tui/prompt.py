"""Draws the question at the bottom with its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flip7.engine import ChooseTarget, HitOrStay
from flip7.engine.report import matching
from flip7.i18n import card_name
from flip7.tui.seats import key_of_option

if TYPE_CHECKING:
    from flip7.i18n import Catalogue
    from flip7.tui.canvas import Canvas
    from flip7.tui.scene import Scene

PROMPT_HEIGHT: Final = 3
_WIDE: Final = 100


def draw_prompt(canvas: Canvas, scene: Scene, row: int, texts: Catalogue) -> None:
    """Draw what is asked, the answers as buttons, and the other keys."""
    palette = scene.options.palette
    question = scene.asking
    if isinstance(question, HitOrStay):
        _draw_turn(canvas, scene, question, row, texts)
    elif isinstance(question, ChooseTarget):
        _draw_target(canvas, scene, question, row, texts)
    elif scene.note:
        canvas.put(row, 1, scene.note, palette.style("second"), most=canvas.width - 2)
    keys = texts.format("tui-keys")
    canvas.put(row + 2, 1, keys, palette.style("faint"), most=canvas.width - 2)


def _draw_turn(canvas: Canvas, scene: Scene, question: HitOrStay, row: int, texts: Catalogue) -> None:
    palette, state = scene.options.palette, scene.state
    seat = question.seat
    hand = state.hands[seat]
    ask = texts.format("tui-hit-or-stay", name=scene.names[seat])
    at = canvas.put(row, 1, ask, palette.style("gold", bold=True), most=canvas.width // 2)
    known = "tui-matching-saved" if hand.second_chance else "tui-matching"
    odds = texts.format(known, matching=matching(hand, state.unseen), draw=len(state.draw_pile))
    if canvas.width < _WIDE:
        odds = f"{texts.format('tui-of-seven', count=hand.different)} · {odds}"
    canvas.put(row, at + 3, odds, palette.style("second"), most=canvas.width - at - 4)
    at = canvas.put(
        row + 1,
        1,
        f"  {texts.format('key-hit')}  {texts.format('tui-hit')}  ",
        palette.button("hit", chosen=scene.cursor == 0),
        action="hit",
    )
    at = canvas.put(
        row + 1,
        at + 2,
        f"  {texts.format('key-stay')}  {texts.format('tui-stay', points=scene.points(seat))}  ",
        palette.button("stay", chosen=scene.cursor == 1),
        action="stay",
    )
    if scene.note:
        canvas.put(row + 1, at + 3, scene.note, palette.style("second"), most=canvas.width - at - 4)


def _draw_target(canvas: Canvas, scene: Scene, question: ChooseTarget, row: int, texts: Catalogue) -> None:
    palette = scene.options.palette
    ask = texts.format("tui-choose", name=scene.names[question.seat], card=card_name(texts, question.card))
    canvas.put(row, 1, ask, palette.style("gold", bold=True), most=canvas.width - 2)
    at = 1
    for index, seat in enumerate(question.options):
        text = f" {key_of_option(index)} {scene.names[seat]} {scene.points(seat)} "
        if at + len(text) > canvas.width - 1:
            canvas.put(row + 1, at, "…", palette.style("second"))
            break
        style = palette.button("option", chosen=index == scene.cursor)
        at = canvas.put(row + 1, at, text, style, action=f"target:{seat}") + 1
