"""Which picture a scene is: the table, or the result of the round that has just ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flip7.engine import RoundEnded
from flip7.tui.canvas import Canvas
from flip7.tui.painting import LEAST_COLUMNS, LEAST_ROWS, paint
from flip7.tui.prompt import PROMPT_HEIGHT, draw_prompt

if TYPE_CHECKING:
    from flip7.tui.scene import Scene


def picture(scene: Scene, width: int, height: int) -> Canvas:
    """Paint a scene.

    Args:
        scene: what to show.
        width: columns of the window.
        height: rows of the window.
    """
    event = scene.event
    if not isinstance(event, RoundEnded) or not scene.rounds or width < LEAST_COLUMNS or height < LEAST_ROWS:
        return paint(scene, width, height)
    from flip7.tui.overlay_panel import screen_texts  # nobody waits for them at the first card
    from flip7.tui.summary import paint_summary

    canvas = Canvas(width, height, scene.options.palette.style("ink"))
    texts = screen_texts(scene.options.language)
    paint_summary(canvas, scene, event, scene.rounds, texts)
    draw_prompt(canvas, scene, height - PROMPT_HEIGHT, texts)
    return canvas
