"""A pool of processes in which bots think, so that the event loop never does.

Moves come before hints, and both before reviews; otherwise guests take turns, and their tables. Under load
budgets shrink: when n guests wait for p processes, each has p/n of a bot's usual budget for all that they
wait for, but a fiftieth at least for each. So a hundred who ask at once are answered within about five
budgets, not a hundred, and who asks for a hundred weakens nobody's bots but their own. Beyond a limit
requests are refused.

A process that dies, or thinks far too long, is replaced and its job done again by the next.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import cast

from ... import bots, games
from ...bots import BadBot, Line
from ...bots.judge import Judgement
from ...games import Json
from .fair_queue import HINTS, LEFT_ALONE, MOVES, REVIEWS, Asker, FairQueue
from .worker import AnyJob, BadJob, CompareJob, FailedJob, JobAnswer, JudgeJob, ThinkJob, work

NOBODY = Asker()
PART_OF_ONE = 10
"""Of all that may wait, one guest's jobs may be so small a part."""
TRIES = 3
PATIENCE = 20.0  # seconds beyond the longest budget after which a process is taken to be stuck

logger = logging.getLogger(__name__)


class TooBusy(Exception):
    """More wait than can be served: ask again later."""


class ThinkingFailed(Exception):
    """A job that no process could finish."""


class BotPool:
    """So many processes, each with a thread that hands it one job at a time."""

    def __init__(self, processes: int = 0, most_waiting: int = 1000, most_seconds: float = 10.0) -> None:
        self.processes = processes or max(1, cores() - 1)
        self.most_waiting = most_waiting
        self.most_seconds = most_seconds
        self._jobs: FairQueue[QueuedJob] = FairQueue()
        self._workers: list[BotProcess] = []

    def start(self) -> None:
        """Start the processes; what is asked before they are ready waits for them."""
        self._workers = [BotProcess(self) for _ in range(self.processes)]
        for worker in self._workers:
            worker.start()

    async def close(self) -> None:
        """Stop all processes; whoever waits is told that it failed."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.stop()
        for queued in self._jobs.close():
            queued.fail(ThinkingFailed("the server is closing"))
        for worker in workers:
            await asyncio.to_thread(worker.join)

    async def think(
        self,
        game: str,
        bot: str,
        position: Json,
        seed: int,
        asker: Asker = NOBODY,
        left_alone: bool = False,
        most_seconds: float = inf,
    ) -> list[int]:
        """The actions that a bot would play now, as far as one thought and chance let it see.

        The position is `state.resample(seat, chance).to_json()` for the seat to decide. A game that everybody
        has left to the bots comes after all else, and gets little thought. However long the bot would like to
        think, it has so many seconds at most. BadBot for a bot or position there
        can't be; TooBusy if too many wait; ThinkingFailed if no process could answer.
        """
        kind = LEFT_ALONE if left_alone else MOVES
        job = ThinkJob(game, bot, position, seed, most_seconds=most_seconds)
        return cast("list[int]", await self._ask(job, kind, asker))

    async def hint(
        self, game: str, bot: str, position: Json, seed: int, lines: int = 3, asker: Asker = NOBODY
    ) -> list[Line]:
        """The best ways to go on, best first; otherwise as `think`."""
        return cast("list[Line]", await self._ask(ThinkJob(game, bot, position, seed, lines), HINTS, asker))

    async def judge(self, turn: JudgeJob, asker: Asker = NOBODY) -> Judgement:
        """What a bot thinks of a turn; it waits until nobody at a table does."""
        return cast("Judgement", await self._ask(turn, REVIEWS, asker))

    async def compare(self, lines: CompareJob, asker: Asker = NOBODY) -> float:
        """Points by which one line is behind another; somebody waits for it as for a hint."""
        return cast("float", await self._ask(lines, HINTS, asker))

    @property
    def waiting(self) -> int:
        """How many jobs no process has begun yet; reviews, which can wait, not counted."""
        return self._jobs.waiting

    @property
    def busy(self) -> int:
        """How many processes are thinking."""
        return sum(worker.thinking for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are running."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def _ask(self, job: AnyJob, kind: int, asker: Asker) -> JobAnswer:
        """Queue a job and wait for its answer."""
        check(job)
        if not self._workers:
            raise ThinkingFailed("the pool is not running")
        if self.waiting >= (self.most_waiting if kind == MOVES else self.most_waiting // 2):
            raise TooBusy("too many bots are thinking; ask again in a moment")
        if asker.guest and self._jobs.waiting_of(asker.guest) >= self.most_waiting // PART_OF_ONE:
            raise TooBusy("too many bots are thinking for you; ask again in a moment")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[JobAnswer] = loop.create_future()
        most_seconds = min(job.most_seconds, self.most_seconds)
        queued = QueuedJob(replace(job, most_seconds=most_seconds), loop, answer)
        self._jobs.put(queued, kind, asker)
        try:
            found = await answer
        except asyncio.CancelledError:
            self._jobs.drop(queued, kind, asker)
            raise
        if isinstance(found, BadJob):
            raise BadBot(found.message)
        if isinstance(found, FailedJob):
            raise ThinkingFailed(found.story)
        return found

    def take(self) -> QueuedJob | None:
        """For a worker: the next job, with its share of the budget; None when the pool closes."""
        taken = self._jobs.take(self.processes)
        if taken is None:
            return None
        queued, share = taken
        queued.job = replace(queued.job, share=share)
        return queued


class QueuedJob:
    """A job, and who waits for it."""

    def __init__(
        self, job: AnyJob, loop: asyncio.AbstractEventLoop, answer: asyncio.Future[JobAnswer]
    ) -> None:
        self.job = job
        self._loop = loop
        self._answer = answer

    @property
    def wanted(self) -> bool:
        """Whether anybody still waits."""
        return not self._answer.done()

    def answer(self, found: JobAnswer) -> None:
        """Hand over the answer, from any thread."""
        self._tell(lambda: self._answer.set_result(found))

    def fail(self, problem: Exception) -> None:
        """Tell that there will be no answer, from any thread."""
        self._tell(lambda: self._answer.set_exception(problem))

    def _tell(self, act: Callable[[], None]) -> None:
        """Do this on the loop, unless nobody waits any more."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(lambda: act() if self.wanted else None)


class BotProcess(threading.Thread):
    """A thread that keeps one process alive and hands it one job at a time."""

    def __init__(self, pool: BotPool) -> None:
        super().__init__(name="bots", daemon=True)
        self.thinking = False
        self._pool = pool
        self._closing = False
        self._lock = threading.Lock()
        self.pid: int | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def run(self) -> None:
        """Serve jobs until the pool closes."""
        self._hire()
        while (queued := self._pool.take()) is not None and not self._closing:
            if queued.wanted:
                self.thinking = True
                self._serve(queued)
                self.thinking = False
        if queued is not None:
            queued.fail(ThinkingFailed("the server is closing"))
        self._dismiss()

    def stop(self) -> None:
        """Break off whatever is being thought about."""
        with self._lock:
            self._closing = True
            if self._process is not None:
                self._process.kill()

    def _serve(self, queued: QueuedJob) -> None:
        """Have a job done, by another process if one dies over it."""
        for _ in range(TRIES):
            answer = self._try(queued.job)
            if answer is not None:
                queued.answer(answer)
                return
            self._dismiss()
            self._hire()
            if self._closing:
                break
        queued.fail(ThinkingFailed(f"{queued.job.bot} came to no answer: its process died"))

    def _try(self, job: AnyJob) -> JobAnswer | None:
        """One process's answer; None if it died or got stuck."""
        if self._pipe is None:
            return None
        try:
            self._pipe.send(job)
            if self._pipe.poll(job.most_seconds + PATIENCE):
                return cast(JobAnswer, self._pipe.recv())
        except (EOFError, OSError):
            pass
        return None

    def _hire(self) -> None:
        """Start a process, unless the pool is closing; if none can be had, the next job asks again."""
        context = multiprocessing.get_context("spawn")  # threads and fork don't go together
        with self._lock:
            if self._closing:
                return
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs,), name="bots", daemon=True)
            try:
                process.start()
            except Exception:  # no memory, too many processes: the thread must outlive it
                logger.exception("no process could be started for bots to think in")
                ours.close()
                return
            finally:
                theirs.close()  # only the process may hold its end, or nobody would notice that it died
            self._process, self._pipe, self.pid = process, ours, process.pid

    def _dismiss(self) -> None:
        """End the process, if it still runs."""
        with self._lock:
            if self._pipe is not None:
                self._pipe.close()
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._process.close()
            self._process = self._pipe = self.pid = None


def check(job: AnyJob) -> None:
    """Refuse at once what no process could do."""
    if job.game not in games.names():
        raise BadBot(f"no game is called {job.game!r}; there are {', '.join(games.names())}")
    if bots.read_name(job.bot).processes > 1:
        raise BadBot("at a table a bot thinks in one process; leave the setting processes out")


def cores() -> int:
    """How many processes this machine runs side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
