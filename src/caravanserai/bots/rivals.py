"""How a seat stands beside its rivals, given the points of all."""

from __future__ import annotations

from .curves import *

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


def share_out_win(points: list[float], players: int, scale: float, chances: list[float]) -> None:
    """Each seat's chance to win: that of one `scale` points ahead of another is e times as large."""
    best = WORST
    for seat in range(players):
        if points[seat] > best:
            best = points[seat]
    total = 0.0
    for seat in range(players):
        chances[seat] = exponential((points[seat] - best) / scale)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total
