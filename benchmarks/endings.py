"""How often a bot finds the best there is in the last turn of a game of Five Tribes.

    python -m benchmarks.endings [--bot NAME] [--games N] [--limit POSITIONS]

Games of quick searches are played, with each number of seats. Once nobody moves after the turn that begins,
the bot plays it; each of its choices is compared with the exact value of all, found by looking at far more
positions than the bot may. Where a rival holds unseen cards nobody knows the exact value: that is told apart.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import cast

from caravanserai import bots, games
from caravanserai.bots.five_tribes.endgame import Solver, is_last_turn
from caravanserai.games import Chance
from caravanserai.games.five_tribes.state import State

GAME = games.get("five-tribes")
PLAYER = "vizier@60:edges=20000,endings=0"
"""Who plays the games."""
ALIKE = 1e-6


def last_turns(players: int, number: int) -> Iterator[State]:
    """The positions of so many games in which the last turn begins."""
    for seed in range(number):
        chance = Chance(seed)
        state = GAME.new(players, chance)
        seats = [bots.get("five-tribes", PLAYER, seat) for seat in range(players)]
        while state.seat is not None:
            position = cast(State, state)
            if state.step == "pick" and is_last_turn(position):
                yield cast(State, state.clone())
                break
            state.apply(seats[state.seat].choose(state.resample(state.seat, chance)), chance)


def play_turn(state: State, bot: str, solver: Solver, tally: Counter[str]) -> None:
    """Let the bot play the turn, and judge each of its choices."""
    player, chance = bots.get("five-tribes", bot), Chance(1)
    hidden = any(state.unseen_size[seat] > 0 for seat in range(state.players) if seat != state.seat)
    while not state.over:
        action = player.choose(state.resample(cast(int, state.seat), chance))
        if len(state.legal()) > 1:
            tally["in the dark" if hidden else verdict(state, action, solver)] += 1
        state.apply(action, chance)


def verdict(state: State, action: int, solver: Solver) -> str:
    """What a choice is, by its exact value."""
    lines = solver.solve(state)
    if lines is None:
        return "too large to tell"
    after = state.clone()
    chosen = [line for line in lines if line.actions[0] == action]
    if not chosen:  # it comes to the same as another one, or is worse: then the position after it tells
        asked = Chance(1)
        after.apply(action, asked)
        rest = None if asked.answers() or after.over else solver.solve(after)
        chosen = rest or []
    if not chosen:
        return "too large to tell"
    best, worth = (lines[0].win, lines[0].margin), (chosen[0].win, chosen[0].margin)
    return "best" if all(abs(a - b) < ALIKE for a, b in zip(best, worth, strict=True)) else "worse"


def main() -> int:
    """Play, judge, and print a line for each number of seats."""
    parser = argparse.ArgumentParser(description="How often a bot plays the last turn in the best way.")
    parser.add_argument("--bot", default="sultan")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--limit", type=int, default=30_000_000)
    wish = parser.parse_args()
    solver = Solver(wish.limit)
    for players in GAME.player_counts:
        tally, turns = Counter[str](), 0
        for state in last_turns(players, wish.games):
            play_turn(state, wish.bot, solver, tally)
            turns += 1
        told = ", ".join(f"{number} {what}" for what, number in sorted(tally.items()))
        print(f"{players} seats, {wish.games} games, {turns} last turns; choices: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
