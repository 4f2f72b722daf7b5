"""What is done beside: tasks that nobody waits for, until the server ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from .metrics import Metrics

logger = logging.getLogger(__name__)


class Tasks:
    """The tasks under way. What goes wrong in one is for the log and the figures."""

    def __init__(self, metrics: Metrics) -> None:
        self.ending = False
        """Whether the server is about to end: nothing new is begun for anybody."""
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Do something beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def close(self) -> None:
        """Break everything off."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._metrics.failed("beside")
            logger.error("something went wrong beside the tables", exc_info=task.exception())
