"""Shows a film frame by frame: which scene comes next, and for how long it stands. No clock of its own."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from flip7.engine import Asked, HitOrStay, RoundEnded
from flip7.i18n import tell
from flip7.tui.pace import EFFECT_STEP, seconds
from flip7.tui.scene import EFFECT_PHASES, Scene, effect_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flip7.tui.film import Frame

TOLD: int = 400
"""How many sentences the log keeps."""


class Show:
    """The frames still to be shown, and the scene that is shown now.

    Args:
        scene: what is shown first.
        person: the seat that is spoken to as "you", or ``None``.
    """

    def __init__(self, scene: Scene, person: int | None) -> None:
        self.scene = scene
        self.person = person
        self._waiting: deque[tuple[Frame, str]] = deque()

    def add(self, frames: Iterable[Frame], note: str = "") -> None:
        """Put frames behind those that wait, with a note that stands beside them."""
        self._waiting.extend((frame, note) for frame in frames)

    @property
    def done(self) -> bool:
        """Whether nothing waits to be shown."""
        return not self._waiting and self.scene.effect is None

    def step(self) -> float:
        """Show the next picture and return for how many seconds it should stand.

        A round's end stands until the next step is asked for: it returns infinity.
        """
        effect = self.scene.effect
        if effect is not None:
            if not self.scene.options.reduced_motion and effect.phase + 1 < EFFECT_PHASES[effect.kind]:
                self.scene = replace(self.scene, effect=replace(effect, phase=effect.phase + 1))
                return EFFECT_STEP
            self.scene = replace(self.scene, effect=None)
            return seconds(self.scene.event, self.scene.options.pace) if self.scene.event else 0.0
        if not self._waiting:
            return 0.0
        frame, note = self._waiting.popleft()
        event = frame.event
        told = self.scene.told
        if not (isinstance(event, Asked) and isinstance(event.question, HitOrStay)):
            sentence = tell(event, self.scene.options.language, self.person, names=self.scene.names)
            told = (*told, sentence)[-TOLD:]
        effect = effect_of(event) if self.scene.options.pace != "off" else None
        shown = event if not isinstance(event, Asked) else self.scene.event
        rounds = (*self.scene.rounds, event) if isinstance(event, RoundEnded) else self.scene.rounds
        self.scene = replace(
            self.scene,
            state=frame.state,
            event=shown,
            told=told,
            effect=effect,
            note=note,
            hint="",
            rounds=rounds,
        )
        if isinstance(event, RoundEnded):
            return float("inf")
        if effect is not None:
            return EFFECT_STEP * (8 if self.scene.options.reduced_motion else 1)
        return seconds(event, self.scene.options.pace)

    def skip(self) -> bool:
        """Show everything at once; return whether it stopped at the end of a round."""
        while not self.done:
            if self.step() == float("inf"):
                return True
        return False
