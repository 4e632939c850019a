"""Watching records: forward and backward by event, by turn and by round, or as they were played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from flip7.engine import RoundEnded
from flip7.tui.overlay_panel import screen_texts
from flip7.tui.overlay_rules import keys_of_watching
from flip7.tui.overlay_sheet import Sheet
from flip7.tui.overlays import LogOverlay, RulesOverlay, UnseenOverlay
from flip7.tui.pace import EFFECT_STEP, FACTORS, seconds
from flip7.tui.reel import Reel
from flip7.tui.scene import EFFECT_PHASES, PACES, effect_of
from flip7.tui.watch_painting import Watching, paint_watching

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual import events
    from textual.app import ComposeResult
    from textual.timer import Timer

    from flip7.record import Record
    from flip7.tui.canvas import Canvas
    from flip7.tui.scene import Effect, Options, Scene

ROUND_SECONDS: Final = 3.0
"""How long the result of a round stands while a record plays."""
_LEAST_SECONDS: Final = 0.03
_LOG: Final = 60
"""How many sentences the log shows at first; it asks for more when one scrolls to its top."""


class WatchScreen(Screen[None]):
    """Shows records one event at a time; nothing can be changed.

    Args:
        records: one or more, all of them good (see ``flip7.record.replay``).
        options: how they are shown.
        viewer: the seat that is shown large.

    Raises:
        RecordError: the first record is bad.

    Attributes:
        records: all of them.
        reel: the record shown.
        index: which of its frames.
        playing: whether it goes on by itself.
        scene: what is shown, without the frame around it.
    """

    BINDINGS: ClassVar = []

    def __init__(self, records: Sequence[Record], options: Options, *, viewer: int = 0) -> None:
        super().__init__()
        self.records = records
        self._number = 0
        self.options = options
        self.texts = screen_texts(options.language)
        self.reel = Reel(records[0])
        self.index = 0
        self.playing = False
        self._timer: Timer | None = None
        self.viewer = viewer
        self.scene = self._scene_at(0)
        self.sheet = Sheet(self.paint)

    def compose(self) -> ComposeResult:
        """Show the picture alone."""
        yield self.sheet

    def paint(self, width: int, height: int) -> Canvas:
        """Paint the moment."""
        watching = Watching(
            self.reel, self.index, self.scene, self.playing, self._number + 1, len(self.records)
        )
        return paint_watching(watching, width, height, self.texts)

    # --- moving -------------------------------------------------------------------------------------

    def _scene_at(self, index: int) -> Scene:
        viewer = min(self.viewer, len(self.reel.names) - 1)
        return replace(self.reel.scene(index, self.options), viewer=viewer)

    def show(self, index: int, effect: Effect | None = None) -> None:
        """Show a frame, with what it makes one feel if it plays."""
        self.index = index
        self.scene = replace(self._scene_at(index), effect=effect)
        self.sheet.repaint()

    def stop(self) -> None:
        """Stop playing."""
        self.playing = False
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self.scene.effect is not None:
            self.scene = replace(self.scene, effect=None)

    def play(self) -> None:
        """Go on by itself; from the end, begin again."""
        if self.index >= len(self.reel) - 1:
            self.show(0)
        self.playing = True
        self._wait()

    def _wait(self) -> None:
        """Let the picture stand for its time."""
        effect = self.scene.effect
        factor = FACTORS[self.options.pace]
        if effect is not None:
            pause = EFFECT_STEP * (8 if self.options.reduced_motion else 1)
        elif isinstance(self.scene.event, RoundEnded):
            pause = ROUND_SECONDS * factor
        else:
            pause = seconds(self.reel[self.index].event, self.options.pace)
        self._timer = self.set_timer(max(_LEAST_SECONDS, pause), self._tick)

    def _tick(self) -> None:
        """Show the next picture: the next phase of an effect, or the next event."""
        if not self.playing:
            return
        effect = self.scene.effect
        if effect is not None:
            ended = self.options.reduced_motion or effect.phase + 1 >= EFFECT_PHASES[effect.kind]
            following = None if ended else replace(effect, phase=effect.phase + 1)
            self.scene = replace(self.scene, effect=following)
            self.sheet.repaint()
        elif self.index >= len(self.reel) - 1:
            self.stop()
            self.sheet.repaint()
            return
        else:
            felt = effect_of(self.reel[self.index + 1].event) if self.options.pace != "off" else None
            self.show(self.index + 1, felt)
        self._wait()

    def _other_record(self, by: int) -> None:
        """Show another record of the file from its beginning."""
        number = max(0, min(self._number + by, len(self.records) - 1))
        if number != self._number:
            self._number = number
            self.reel = Reel(self.records[number])
            self.show(0)

    # --- keys and clicks ----------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Understand the keys."""
        event.stop()
        key, letter = event.key, (event.character or "").casefold()
        reel = self.reel
        if key == "escape" or letter == "q":
            self.stop()
            self.dismiss()
        elif key == "space":
            if self.playing:
                self.stop()
                self.sheet.repaint()
            else:
                self.play()
                self.sheet.repaint()
        elif letter == "f":
            pace = PACES[(PACES.index(self.options.pace) + 1) % len(PACES)]
            self.options = replace(self.options, pace=pace)
            self.scene = replace(self.scene, options=self.options)
            self.sheet.repaint()
        elif letter == "v":
            self.viewer = ((self.scene.viewer or 0) + 1) % len(reel.names)
            self.scene = replace(self.scene, viewer=self.viewer)
            self.sheet.repaint()
        elif letter in ("u", "l", "?"):
            self._open(letter)
        elif letter in ("[", "]"):
            self.stop()
            self._other_record(1 if letter == "]" else -1)
        else:
            moves = {
                "right": (1, None),
                "left": (-1, None),
                "down": (1, reel.stops),
                "n": (1, reel.stops),
                "up": (-1, reel.stops),
                "p": (-1, reel.stops),
                "pagedown": (1, reel.round_starts),
                "pageup": (-1, reel.round_starts),
                "home": (-len(reel), None),
                "end": (len(reel), None),
            }
            move = moves.get(letter if letter in ("n", "p") else key)
            if move is not None:
                self.stop()
                self.show(reel.moved(self.index, *move))

    def _open(self, letter: str) -> None:
        """Open a panel; what plays stops."""
        self.stop()
        self.sheet.repaint()
        if letter == "u":
            acting = self.scene.acting
            scene = self.scene if acting is None else replace(self.scene, viewer=acting)
            self.app.push_screen(UnseenOverlay(scene))
        elif letter == "l":
            self.app.push_screen(LogOverlay(self._told(_LOG), self.options, earlier=self._told))
        else:
            keys = keys_of_watching(self.texts, several=len(self.records) > 1)
            self.app.push_screen(RulesOverlay(keys, self.scene.state.edition, self.options))

    def _told(self, most: int) -> tuple[str, ...]:
        return self.reel.scene(self.index, self.options, told=most).told

    def on_sheet_chosen(self, message: Sheet.Chosen) -> None:
        """A click on the bar goes there."""
        name, _, index = message.action.partition(":")
        if name == "at":
            self.stop()
            self.show(self.reel.moved(int(index), 0))

    def on_sheet_wheel(self, message: Sheet.Wheel) -> None:
        """The wheel goes by events."""
        self.stop()
        self.show(self.reel.moved(self.index, message.by))


class WatchApp(App[None]):
    """Watches records and nothing else.

    Args:
        records: one or more, all of them good.
        options: how they are shown.

    Attributes:
        screen_of_records: its only screen.
    """

    BINDINGS: ClassVar = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, records: Sequence[Record], options: Options) -> None:
        super().__init__()
        self.screen_of_records = WatchScreen(records, options)

    def on_mount(self) -> None:
        """Open the screen; when it closes, all is done."""
        self.push_screen(self.screen_of_records, lambda _: self.exit())

    def action_leave(self) -> None:
        """Leave at once: there is nothing to save."""
        self.exit()
