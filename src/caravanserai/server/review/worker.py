"""Turns of reviews judged in the background, in the order of the game; what was judged is kept.

The bots' processes do it, while nobody at a table waits for them. A review that was broken off, because the
server ended or a process died, goes on when somebody looks at it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from ... import bots, games
from ...bots import BadBot, Outlook
from ...bots.judge import Judgement
from ...protocol.review import Judged
from ..bots.pool import BotPool, ThinkingFailed, TooBusy
from ..bots.worker import JudgeJob
from ..tasks import Tasks
from .store import Review, Reviews
from .timeline import PlayedTurn, replayed, tell_turns, turns_of

JUDGED_BY = "vizier"
AT_A_TIME = 2
"""Reviews that are worked on side by side; the others wait."""
MOST_WAITING = 200
MOST_IN_MIND = 1000
WITHOUT_COMPILER = 50
"""How many times slower a search is where it isn't compiled."""

logger = logging.getLogger(__name__)


class ReviewWorker:
    """Sees to it that reviews get judged."""

    def __init__(self, pool: BotPool, reviews: Reviews, tasks: Tasks, simulations: int) -> None:
        self._pool = pool
        self._tasks = tasks
        self._reviews = reviews
        self._simulations = simulations if games.compiled() else max(1, simulations // WITHOUT_COMPILER)
        self._wanted: set[str] = set()
        self._desk = asyncio.Semaphore(AT_A_TIME)
        self._totals: OrderedDict[str, int] = OrderedDict()

    def can_judge(self, review: Review) -> bool:
        """Whether there is a bot that judges games like this one."""
        return JUDGED_BY in bots.levels_of(review.record["game"])

    def want(self, review: Review) -> None:
        """Have a review judged, as far as it can be and isn't yet."""
        if not self.can_judge(review):
            return
        if review.id not in self._wanted and len(self._wanted) < MOST_WAITING:
            self._wanted.add(review.id)
            self._tasks.spawn(self._work_on(review))

    async def total(self, review: Review) -> int:
        """How many turns there are to judge; kept in mind, for who looks asks every second."""
        if review.id not in self._totals:
            turns = await asyncio.to_thread(tell_turns, review.record)
            self._totals[review.id] = len(turns)
            while len(self._totals) > MOST_IN_MIND:
                self._totals.popitem(last=False)
        return self._totals[review.id]

    async def _work_on(self, review: Review) -> None:
        """Judge what is left of a review."""
        try:
            async with self._desk:
                await self._judge(review)
        except (TooBusy, ThinkingFailed, BadBot) as problem:
            logger.warning("review %s has to wait: %s", review.id, problem)
        finally:
            self._wanted.discard(review.id)

    async def _judge(self, review: Review) -> None:
        turns = await asyncio.to_thread(lambda: list(turns_of(review.record)))
        done = await self._reviews.judged(review.id)
        before = outlook_after(done[-1]) if done else None
        for number in range(len(done), len(turns)):
            turn = turns[number]
            judgement = await self._pool.judge(
                JudgeJob(
                    game=review.record["game"],
                    bot=JUDGED_BY,
                    position=turn.state.to_json(),
                    seed=number,
                    steps=turn.steps,
                    simulations=self._simulations,
                    before=before,
                )
            )
            before = Outlook(judgement.after, judgement.after_margin)
            await self._reviews.judge(review.id, tell(review, number, turn, judgement))


def outlook_after(judged: Judged) -> Outlook:
    """How things stood after a turn that was judged before."""
    return Outlook(tuple(judged.after), tuple(judged.after_margin))


def tell(review: Review, number: int, turn: PlayedTurn, judgement: Judgement) -> Judged:
    """A judgement as it is kept and told."""
    return Judged(
        turn=number,
        best=games.get(review.record["game"]).texts(list(judgement.best)),
        story=replayed(review.record, list(judgement.best), turn.state),
        win=[round(win, 4) for win in judgement.win],
        margin=[round(margin, 2) for margin in judgement.margin],
        after=[round(win, 4) for win in judgement.after],
        after_margin=[round(margin, 2) for margin in judgement.after_margin],
        lost=judgement.lost,
        is_best=judgement.is_best,
    )
