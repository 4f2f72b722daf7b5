"""What happens in a process in which bots think: jobs come through a pipe, answers go back."""

from __future__ import annotations

import os
import signal
import traceback
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing.connection import Connection

from ... import bots, games
from ...bots import BadBot, Bot, Budget, Line, Outlook
from ...bots.judge import Judge, Judgement
from ...games import BadPosition, Json

SEARCHERS = ("vizier", "sultan")
MOST_SEARCHERS = 2  # kept in mind by one process: each has a pool of up to 64 MB
MOST_OTHERS = 10
LEAST_SECONDS = 0.02
MOST_SIMULATIONS = 10_000
NICENESS = 5  # moves come before thoughts


@dataclass(frozen=True)
class ThinkJob:
    """Something to think about: a position as its seat may know it."""

    game: str
    bot: str
    position: Json
    seed: int
    lines: int = 0
    """How many hints are wanted; 0 for a line to play."""
    share: float = 1.0
    """How much of the bot's usual budget it may spend."""
    most_seconds: float = 10.0
    """However much its name asks for."""


@dataclass(frozen=True)
class JudgeJob:
    """A turn that was played, to be judged."""

    game: str
    bot: str
    position: Json
    """How it began, with everything shown; the bot is told what its seat could know."""
    seed: int
    steps: list[tuple[int, list[int]]]
    """Its actions, each with what chance answered."""
    simulations: int
    before: Outlook | None = None
    """How things stood before it, where that is known."""
    share: float = 1.0
    most_seconds: float = 10.0


@dataclass(frozen=True)
class CompareJob:
    """Two lines from one position: how far is one behind the other?"""

    game: str
    bot: str
    position: Json
    seed: int
    played: tuple[int, ...]
    best: tuple[int, ...]
    simulations: int
    share: float = 1.0
    """Not heeded: the same answer must always be judged alike."""
    most_seconds: float = 10.0


@dataclass(frozen=True)
class BadJob:
    """A job that can't be done, whoever tries."""

    message: str


@dataclass(frozen=True)
class FailedJob:
    """A job over which a bot broke down."""

    story: str


AnyJob = ThinkJob | JudgeJob | CompareJob
JobAnswer = list[int] | list[Line] | Judgement | float | BadJob | FailedJob


class BotCache:
    """The bots that this process keeps, the last used ones."""

    def __init__(self) -> None:
        self._searchers: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()
        self._others: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()

    def get(self, game: str, name: str, players: int, seed: int) -> Bot:
        """The bot of that name, remembering nothing; a search keeps a tree for each number of players."""
        wish = bots.read_name(name)
        searches = wish.level in SEARCHERS
        kept, most = (self._searchers, MOST_SEARCHERS) if searches else (self._others, MOST_OTHERS)
        key = (game, name, players)
        bot = kept.pop(key, None)
        while len(kept) >= most:
            kept.popitem(last=False)
        if bot is None:
            bot = bots.get(game, name)
        kept[key] = bot
        bot.seed = seed
        bot.thoughts.clear()
        return bot


def think(cache: BotCache, job: AnyJob) -> JobAnswer:
    """Do a job."""
    try:
        state = games.get(job.game).from_json(job.position)
        if state.over:
            return BadJob("the game is over: there is nothing to think about")
        bot = cache.get(job.game, job.bot, state.players, job.seed)
    except (BadPosition, BadBot) as problem:
        return BadJob(str(problem))
    if isinstance(job, JudgeJob):
        judge = Judge(games.get(job.game), bot, job.simulations, job.seed)
        return judge.judge(state, job.steps, job.before)
    if isinstance(job, CompareJob):
        assert state.seat is not None
        return Judge(games.get(job.game), bot, job.simulations, job.seed).compare(
            state, job.played, job.best, state.seat
        )
    budget = shrink(bot.budget, job.share, job.most_seconds)
    if job.lines:
        return bot.hint(state, budget, job.lines)
    return bot.plan(state, budget)


def shrink(budget: Budget, share: float, most_seconds: float) -> Budget:
    """That share of a budget, within limits.

    One of simulations alone gets no deadline, for then its answer would depend on the time.
    """
    if budget.seconds is None:
        return Budget(simulations=max(1, round(min(MOST_SIMULATIONS, budget.simulations or 1) * share)))
    seconds = max(LEAST_SECONDS, min(most_seconds, budget.seconds * share))
    return Budget(seconds, budget.simulations)


def work(pipe: Connection) -> None:
    """Think about what comes through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    cache = BotCache()
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = think(cache, job)
        except MemoryError:
            os._exit(1)  # a process short of memory is not to be trusted with another thought
        except Exception:
            answer = FailedJob(traceback.format_exc())
        try:
            pipe.send(answer)
        except OSError:
            return
