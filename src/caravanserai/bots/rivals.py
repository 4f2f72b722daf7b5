"""How far a seat is ahead of its rivals, given the points of all."""

from __future__ import annotations

WORST = -1000.0


def ahead_of_best(points: list[float], seat: int, players: int) -> float:
    """How far a seat is ahead of its best rival."""
    best = WORST
    for rival in range(players):
        if rival != seat and points[rival] > best:
            best = points[rival]
    return points[seat] - best


def ahead_of_all(points: list[float], seat: int, players: int) -> float:
    """How far a seat is ahead, of the best rival and of the average one by halves."""
    best = WORST
    total = 0.0
    for rival in range(players):
        if rival != seat:
            total += points[rival]
            if points[rival] > best:
                best = points[rival]
    return points[seat] - 0.5 * best - 0.5 * total / (players - 1)
