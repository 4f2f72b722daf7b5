"""Work that takes long, done on the event loop in slices, so that nobody's move waits for more than one.

All such work shares one slice for each round of the loop, in turns: however much there is of it, a move never
waits for more than a slice.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque

from ...table.in_steps import InSteps, Result

SLICE_SECONDS = 0.004


class Slices:
    """Does long work a little at a time."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        """Those whose turn is still to come, in order."""
        self._busy = False

    async def do(self, work: InSteps[Result]) -> Result:
        """What came of the work."""
        while True:
            await self._turn()
            try:
                until = time.perf_counter() + SLICE_SECONDS
                while time.perf_counter() < until:
                    next(work)
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                self._pass_on()

    async def _turn(self) -> None:
        """Wait until nobody else has the slice, and the loop has seen to all others."""
        if self._busy:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise
        self._busy = True

    def _pass_on(self) -> None:
        """Let the next one go on, in the next round of the loop."""
        asyncio.get_running_loop().call_soon(self._wake)

    def _wake(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
