"""A small program that opens one screen, for tests with a pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen


class OneScreen(App[None]):
    """Opens a screen over an empty one.

    Attributes:
        closed: whether it was closed.
        result: what it was closed with.
    """

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: #0d1520; }"

    def __init__(self, screen: Screen[Any]) -> None:
        super().__init__()
        self.one = screen
        self.closed = False
        self.result: object = None

    def on_mount(self) -> None:
        self.push_screen(self.one, self._close)

    def _close(self, result: object) -> None:
        self.closed = True
        self.result = result


def drive(
    screen: Screen[Any],
    act: Callable[[Pilot[None]], Awaitable[None]],
    *,
    size: tuple[int, int] = (80, 24),
) -> OneScreen:
    """Open a screen and let a pilot act on it."""
    app = OneScreen(screen)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot)
            await pilot.pause()

    asyncio.run(asyncio.wait_for(run(), timeout=120))
    return app
