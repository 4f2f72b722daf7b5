"""Workers that are processes of this machine. One that dies is replaced, and its game is played again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from .game import PlayedGame
from .workers import Delivery, GameFailed, GameJob, Losses, Play, play_job


def cores() -> int:
    """How many processes this machine runs side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass
class WorkerProcess:
    """A process, the pipe to it, and the game it plays."""

    process: BaseProcess
    pipe: Connection
    job: GameJob | None = None


class Processes:
    """So many worker processes."""

    def __init__(self, workers: int | None = None, play: Play = play_job) -> None:
        self._play = play
        self._workers: list[WorkerProcess] = []
        self._wanted = workers or cores()
        # Threads and fork don't go together, and a fresh process carries nothing over.
        self._context = multiprocessing.get_context("spawn")

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [worker.process.pid for worker in self._workers if worker.process.pid is not None]

    def play(self, jobs: Iterator[GameJob]) -> Iterator[Delivery]:
        """Play all jobs, taken as workers become free; each is delivered once, in the order of finishing."""
        losses = Losses()
        again: list[GameJob] = []
        while True:
            self._hand_out(jobs, again)
            busy = {worker.pipe: worker for worker in self._workers if worker.job}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                job = worker.job
                assert job is not None
                answer = self._hear(worker)
                if answer is None:
                    self._bury(worker)
                    losses.note(job)
                    again.append(job)
                elif isinstance(answer, str):
                    raise GameFailed(job, f"broke off: {answer.strip().splitlines()[-1]}", answer)
                else:
                    worker.job = None
                    yield Delivery(job.number, answer, f"process {worker.process.pid}")

    def _hand_out(self, jobs: Iterator[GameJob], again: list[GameJob]) -> None:
        """Give every free worker a game: first those that were lost."""
        for place in range(self._wanted):
            if place < len(self._workers) and self._workers[place].job:
                continue
            job = again.pop() if again else next(jobs, None)
            if job is None:
                return
            if place == len(self._workers):
                self._workers.append(self._hire())
            worker = self._workers[place]
            worker.job = job
            try:
                worker.pipe.send(job)
            except OSError:
                # It died while it was idle: that is no fault of the game.
                self._bury(worker)
                again.append(job)

    def _hear(self, worker: WorkerProcess) -> PlayedGame | str | None:
        """A worker's answer: a game, the story of an error, or None if it has died."""
        try:
            answer: PlayedGame | str = worker.pipe.recv()
        except (EOFError, OSError):
            return None
        return answer

    def _hire(self) -> WorkerProcess:
        """Start a process."""
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=work, args=(theirs, self._play), daemon=True)
        with interrupts_ignored():
            process.start()
        # Only the worker may hold its end, or nobody would notice that it died.
        theirs.close()
        return WorkerProcess(process, ours)

    def _bury(self, worker: WorkerProcess) -> None:
        """Forget a worker that has died."""
        self._workers.remove(worker)
        worker.pipe.close()
        worker.process.kill()
        worker.process.join()

    def close(self) -> None:
        """Send everybody home; games under way are dropped."""
        while self._workers:
            self._bury(self._workers[-1])


def work(pipe: Connection, play: Play) -> None:
    """What a worker does: play what comes through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        answer: PlayedGame | str
        try:
            answer = play(job)
        except MemoryError:
            # A process short of memory is not to be trusted with another game.
            os._exit(1)
        except Exception:
            answer = traceback.format_exc()
        try:
            pipe.send(answer)
        except OSError:
            return


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Let a process start deaf to Ctrl-C, which is for its parent alone."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
