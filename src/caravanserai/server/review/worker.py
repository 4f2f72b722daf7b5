"""Turns of reviews judged in the background, in the order of the game; what was judged is kept.

The bots' processes do it, while nobody at a table waits for them; those who want reviews take turns. A review
that was broken off, because the server ended or a process died, goes on when somebody looks at it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque

from ... import bots, games
from ...bots import BadBot, Outlook
from ...bots.judge import Judgement
from ...protocol.review import Judged
from ..bots.fair_queue import Asker
from ..bots.pool import BotPool, ThinkingFailed, TooBusy
from ..bots.worker import JudgeJob
from ..tasks import Tasks
from .store import Review, Reviews
from .timeline import PlayedTurn, replayed, tell_turns, turns_of

JUDGED_BY = "vizier"
AT_A_TIME = 2
"""Reviews that are worked on side by side; the others wait."""
MOST_WAITING = 200
MOST_OF_ONE = 20
"""Reviews that one guest, or one address, may wait for."""
TURNS_AT_A_STRETCH = 8
"""Turns that are judged of a review while somebody else waits for theirs."""
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
        self._wanted: dict[str, str] = {}
        """For each review that waits or is worked on, who wants it."""
        self._waiting: OrderedDict[str, deque[Review]] = OrderedDict()
        self._at_work = 0
        self._totals: OrderedDict[str, int] = OrderedDict()

    def can_judge(self, review: Review) -> bool:
        """Whether there is a bot that judges games like this one."""
        return JUDGED_BY in bots.levels_of(review.record["game"])

    def want(self, review: Review, who: str) -> None:
        """Have a review judged, as far as it can be and isn't yet; `who` is a guest, or an address."""
        if not self.can_judge(review) or review.id in self._wanted or len(self._wanted) >= MOST_WAITING:
            return
        if sum(other == who for other in self._wanted.values()) >= MOST_OF_ONE:
            return
        self._wanted[review.id] = who
        self._waiting.setdefault(who, deque()).append(review)
        if self._at_work < AT_A_TIME:
            self._at_work += 1
            self._tasks.spawn(self._work())

    async def total(self, review: Review) -> int:
        """How many turns there are to judge; kept in mind, for who looks asks every second."""
        if review.id not in self._totals:
            turns = await asyncio.to_thread(tell_turns, review.record)
            self._totals[review.id] = len(turns)
            while len(self._totals) > MOST_IN_MIND:
                self._totals.popitem(last=False)
        return self._totals[review.id]

    async def _work(self) -> None:
        """Judge what waits, a stretch of one after a stretch of another's."""
        try:
            while self._waiting:
                who, reviews = self._waiting.popitem(last=False)
                review = reviews.popleft()
                if reviews:
                    self._waiting[who] = reviews
                if await self._work_on(review, who):
                    del self._wanted[review.id]
                else:
                    self._waiting.setdefault(who, deque()).appendleft(review)
        finally:
            self._at_work -= 1

    async def _work_on(self, review: Review, who: str) -> bool:
        """Judge what is left of a review; False if somebody else's came between."""
        try:
            return await self._judge(review, who)
        except (TooBusy, ThinkingFailed, BadBot) as problem:
            logger.warning("review %s has to wait: %s", review.id, problem)
        except Exception:
            logger.exception("review %s could not be judged", review.id)
        return True

    async def _judge(self, review: Review, who: str) -> bool:
        turns = await asyncio.to_thread(lambda: list(turns_of(review.record)))
        done = await self._reviews.judged(review.id)
        before = outlook_after(done[-1]) if done else None
        for number in range(len(done), len(turns)):
            if number >= len(done) + TURNS_AT_A_STRETCH and self._waiting.keys() - {who}:
                return False
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
                ),
                Asker(who, review.id),
            )
            before = Outlook(judgement.after, judgement.after_margin)
            await self._reviews.judge(review.id, tell(review, number, turn, judgement), turn.seat)
        return True


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
        played_brings=judgement.played_brings,
        best_brings=judgement.best_brings,
    )
