"""Make the playthroughs anew, after a rule has changed on purpose: python -m tests.golden.make

Of many lively games at each table the most eventful one is kept. The same sources always make the same files.
"""

from __future__ import annotations

import re

from tests.games.tables import TABLES, Table, lively

from .playthrough import path_of, play

SEEDS = range(1500)


def events(text: str) -> set[str]:
    """The different things that happen: steps that are asked, kinds of actions, each djinn bought or used."""
    actions = re.findall(r"\| ([a-z-]+) +\| ([a-z]+) ?([a-z-]*)", text)
    return {
        f"{step} {kind} {what if kind in ('buy', 'use', 'keep', 'ban') else ''}"
        for step, kind, what in actions
    }


def powers(text: str) -> set[str]:
    """The djinns whose powers were paid for, and whether that was before the tile acted."""
    return {*re.findall(r"\| use ([a-z-]+)", text), *re.findall(r"\| (before-tile +\| [a-z]+)", text)}


def most_eventful(table: Table, shown: set[str]) -> str:
    """The game that shows most, powers not yet shown before all."""
    played = (play(table, seed, lively) for seed in SEEDS)
    return max(played, key=lambda text: (len(powers(text) - shown), len(events(text))))


def main() -> None:
    """Write the files of today's rules; those of older ones stay as they are."""
    shown: set[str] = set()
    for table in TABLES:
        text = most_eventful(table, shown)
        shown |= powers(text)
        path_of(table).write_text(text, "utf-8")
        print(f"{path_of(table).name}: {len(text.splitlines())} lines, {len(events(text))} kinds of events")


if __name__ == "__main__":
    main()
