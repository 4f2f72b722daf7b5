"""Answers to puzzles judged: at once where that needs no search, else in the bots' processes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from ... import games
from ...protocol.refusal import Refusal
from ...puzzles import Puzzle, PuzzleVerdict
from ...puzzles.verdict import JUDGE, SEED, SIMULATIONS, is_the_best, known_position, verdict_for
from ..bots.fair_queue import Asker
from ..bots.pool import BotPool, ThinkingFailed, TooBusy
from ..bots.worker import CompareJob
from ..review.worker import WITHOUT_COMPILER

MOST_IN_MIND = 2000
"""Answers whose worth is remembered: many give the same to the puzzle of the day."""


class PuzzleJudge:
    """Tells what answers are worth."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._simulations = SIMULATIONS if games.compiled() else SIMULATIONS // WITHOUT_COMPILER
        self._known: OrderedDict[tuple[Puzzle, tuple[str, ...]], float] = OrderedDict()

    async def judge(self, puzzle: Puzzle, actions: Sequence[str], who: str) -> PuzzleVerdict:
        """What a whole turn is worth; `who` is a guest, or an address. Refusal if no bot has time for it."""
        if is_the_best(puzzle, actions):
            return verdict_for(puzzle, 0.0)
        key = puzzle, tuple(actions)
        if key not in self._known:
            self._known[key] = await self._compare(puzzle, actions, who)
            if len(self._known) > MOST_IN_MIND:
                self._known.popitem(last=False)
        return verdict_for(puzzle, self._known[key])

    async def _compare(self, puzzle: Puzzle, actions: Sequence[str], who: str) -> float:
        job = CompareJob(
            game=puzzle.game.name,
            bot=JUDGE,
            position=known_position(puzzle).to_json(),
            seed=SEED,
            played=tuple(map(puzzle.game.parse, actions)),
            best=puzzle.actions,
            simulations=self._simulations,
        )
        try:
            return await self._pool.compare(job, Asker(who))
        except TooBusy:
            raise Refusal.of("full", "judge-is-busy") from None
        except ThinkingFailed as problem:
            raise Refusal.of("full", "bot-failed", problem=problem) from None
