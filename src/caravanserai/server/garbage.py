"""Garbage is collected in small portions, so that none keeps a move waiting for long."""

from __future__ import annotations

import gc
import time
from typing import Any

PORTION = 1_000
"""New things after which the newest are looked through. A request over HTTP leaves a hundred or so that hold
each other; to take twenty thousand of them away at once keeps everybody waiting for as long as ten moves."""
PORTIONS = 10
"""Such looks after which those are looked through that were new at the last ones, too."""
WHOLE = 100
"""Those looks after which all is looked through; but Python waits until there is a quarter more of it."""


class Garbage:
    """How this process collects its garbage, and how long each collection took."""

    def __init__(self) -> None:
        self._began = 0.0
        self._took: list[float] = []

    def start(self) -> None:
        """Collect gently from now on."""
        gc.set_threshold(PORTION, PORTIONS, WHOLE)
        gc.freeze()  # what is there by now stays: no need to look through it ever again
        gc.callbacks.append(self._note)

    def close(self) -> None:
        """Watch no more."""
        if self._note in gc.callbacks:
            gc.callbacks.remove(self._note)

    def taken(self) -> list[float]:
        """The processor's seconds of each collection since this was last asked."""
        taken, self._took = self._took, []
        return taken

    def _note(self, phase: str, _info: dict[str, Any]) -> None:  # Any: as Python declares it
        # Called in the middle of anything: it may wait for nothing, so the figures are fetched later.
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._took.append(time.thread_time() - self._began)
