"""What is felt: a bust shakes, a Freeze lays frost, a save glows, a Flip 7 turns to gold card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style

if TYPE_CHECKING:
    from flip7.tui.canvas import Canvas
    from flip7.tui.scene import Scene

_SHAKE: Final = (0, 1, -1, 1, -1, 0)


def apply_effect(canvas: Canvas, scene: Scene) -> None:
    """Lay the effect of a scene over the lines of its seat."""
    effect = scene.effect
    if effect is None:
        return
    palette = scene.options.palette
    plain = palette.depth == "none"
    for span in canvas.spans:
        if span.seat != effect.seat:
            continue
        if effect.kind == "bust":
            if not scene.options.reduced_motion:
                canvas.shift(span.row, span.left, span.right, _SHAKE[effect.phase % len(_SHAKE)])
        elif effect.kind == "freeze":
            share = 1.0 if scene.options.reduced_motion else (effect.phase + 1) / 6
            right = span.left + round((span.right - span.left) * share)
            style = Style(reverse=True) if plain else Style(bgcolor=palette.colour("frost"))
            canvas.restyle(span.row, span.left, right, style)
        elif effect.kind == "save":
            glow = scene.options.reduced_motion or effect.phase % 2 == 0
            style = Style(bold=True, underline=True) if plain else Style(bgcolor=palette.colour("glow"))
            if glow:
                canvas.restyle(span.row, span.left, span.right, style)
        else:
            share = 1.0 if scene.options.reduced_motion else min(1.0, (effect.phase + 1) / 7)
            right = span.left + round((span.right - span.left) * share)
            style = (
                Style(reverse=True, bold=True)
                if plain
                else Style(bgcolor=palette.colour("gold"), color=palette.colour("on_stay"))
            )
            canvas.restyle(span.row, span.left, right, style)
