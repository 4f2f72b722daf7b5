"""What a batch tells of random games: two builds that print the same have told the same, to the last bit.

python -m tests.envs.fingerprint
"""

from __future__ import annotations

import hashlib

from caravanserai import envs
from caravanserai.games import Chance

from ..games.five_tribes.rich import rich_start
from ..games.tables import TABLES, Table

STEPS = 120


def of_table(table: Table) -> str:
    """The table, and digits that depend on all that a batch says there in some hundred steps."""
    mark = hashlib.sha256()
    batch = envs.Batch(table.name, 4, table.players, variant=table.variant, reward="shaped", seed=11)
    if table.name == "five-tribes":  # so that every step comes up
        batch.put(2, rich_start(table.players, 1))
    batch.put(3, table.game.new(table.players, Chance(3), table.variant, rules=1))
    for step in range(STEPS):
        actions = batch.sample()
        actions[step % 4] = step if step % 7 == 0 else actions[step % 4]
        batch.step(actions)
        for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.done, batch.illegal):
            mark.update(array.tobytes())
    return f"{table} {mark.hexdigest()[:16]}"


def main() -> None:
    """A line for each table."""
    for table in TABLES:
        print(of_table(table))


if __name__ == "__main__":
    main()
