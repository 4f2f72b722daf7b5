"""Runs whose games were never played: results made up from strengths, to test what is made of them."""

from __future__ import annotations

import random

from caravanserai.arena import GameResult, RunSettings, Schedule, Tally, Thinking

STRENGTHS = {"random": 1.0, "novice": 3.0, "merchant": 9.0, "vizier": 27.0, "sultan": 54.0}


def result(seats: tuple[str, ...], points: list[int], winners: list[int], seed: int = 0) -> GameResult:
    thinking = tuple(Thinking(10, 10 * 0.02, 0.03) for _ in seats)
    return GameResult(seed, seats, tuple(points), tuple(winners), thinking)


def tally_of(settings: RunSettings, seed: int = 1, games: int | None = None) -> Tally:
    """A tally of games that each seat won as often as its strength says."""
    schedule, chance = Schedule(settings), random.Random(seed)
    tally = Tally(schedule)
    for number in range(len(schedule) if games is None else games):
        seating = schedule[number]
        strengths = [STRENGTHS[bot] for bot in seating.seats]
        (winner,) = chance.choices(range(len(strengths)), strengths)
        points = [90 + 10 * (seat == winner) for seat in range(len(strengths))]
        tally.add(number, result(seating.seats, points, [winner], seating.seed))
    return tally
