"""Fingerprints of random games: two builds that print the same have played the same games to the letter.

    python -m tests.games.fingerprint --table five-tribes-2 --seeds 100 [--expect plain|compiled]

Without --table all tables of today's rules are played. Every part of the front door is used on the way, so
this is also a check of the build that dies at an index out of bounds.
"""

from __future__ import annotations

import argparse
import hashlib
import sys

from caravanserai import games
from caravanserai.games import Chance

from .tables import OLDER_TABLES, TABLES, Table, canonical

LOOK_EVERY = 40


def of_game(table: Table, seed: int) -> str:
    """Hex digits that depend on all legal actions, all actions, many positions, views, stories, the end."""
    print_of = hashlib.sha256()
    state, chance = table.new(seed)
    looked_at = state.clone()
    number = 0
    while not state.over:
        legal = state.legal()
        action = legal[chance.below(len(legal))]
        state.apply(action, chance)
        print_of.update(repr((legal, action, chance.answers(), state.seat)).encode())
        if (number + seed) % LOOK_EVERY == 0:
            restored = table.game.from_json(state.to_json()).clone()
            seat = seed % table.players
            print_of.update(canonical(state.changes(looked_at, seat)).encode())
            looked_at = state.clone()
            print_of.update(canonical(table.game.tell(state, seat)).encode())
            print_of.update(canonical([restored.to_json(), restored.view(seat)]).encode())
            print_of.update(canonical(restored.resample(seat, Chance(seed)).to_json()).encode())
            print_of.update(repr((restored.playout(Chance(seed)), restored.scores())).encode())
        number += 1
    print_of.update(canonical([state.to_json(), state.scores(), state.winners()]).encode())
    print_of.update(canonical(state.changes(looked_at, None)).encode())
    print_of.update(repr(chance.below(2**31 - 1)).encode())
    return print_of.hexdigest()[:16]


def of_table(table: Table, seeds: int) -> list[str]:
    """A fingerprint for each seed."""
    return [of_game(table, seed) for seed in range(seeds)]


def main() -> int:
    """Print a line for each game; exit code 2 if this is not the build that was expected."""
    parser = argparse.ArgumentParser(description="Print fingerprints of random games.")
    parser.add_argument("--table", choices=[str(table) for table in TABLES + OLDER_TABLES])
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--expect", choices=("plain", "compiled"))
    wish = parser.parse_args()
    build = "compiled" if games.compiled() else "plain"
    if wish.expect not in (None, build):
        print(f"the {wish.expect} build was expected, but the {build} one was imported", file=sys.stderr)
        return 2
    for table in TABLES + OLDER_TABLES:
        if wish.table == str(table) or (wish.table is None and table in TABLES):
            for seed, digits in enumerate(of_table(table, wish.seeds)):
                print(table, seed, digits)
    return 0


if __name__ == "__main__":
    sys.exit(main())
