"""The tables at which tests sit down: every game, variant and number of players; and playing at them."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from caravanserai import games
from caravanserai.games import Chance, Game, State

Choice = Callable[[Game, State, Chance], int]

MOST_ACTIONS = 20_000
"""Longer than any game; one that goes on so long would never end."""


@dataclass(frozen=True)
class Table:
    """A way to play: which game, which variant, how many seats, and under which rules."""

    name: str
    variant: str
    players: int
    rules: int | None = None
    """An older version of the rules; None for today's."""

    @property
    def game(self) -> Game:
        return games.get(self.name)

    def new(self, seed: int) -> tuple[State, Chance]:
        """A game set up, and the chance that goes on with it."""
        chance = Chance(seed)
        rules = self.rules or self.game.rules_version
        return self.game.new(self.players, chance, self.variant, rules=rules), chance

    def __str__(self) -> str:
        variant = f"-{self.variant}" if len(self.game.variants) > 1 else ""
        rules = f"-rules-{self.rules}" if self.rules else ""
        return f"{self.name}{variant}-{self.players}{rules}"


def can_be_set_up(table: Table) -> bool:
    try:
        table.new(0)
    except ValueError:
        return False
    return True


TABLES = [
    table
    for name in games.names()
    for variant in games.get(name).variants
    for players in games.get(name).player_counts
    if can_be_set_up(table := Table(name, variant, players))
]
OLDER_TABLES = [
    replace(table, rules=rules)
    for table in TABLES
    for rules in range(table.game.oldest_rules, table.game.rules_version)
]


def at_random(game: Game, state: State, chance: Chance) -> int:
    """Any legal action, all equally likely: what `playout` does."""
    legal = state.legal()
    return legal[chance.below(len(legal))]


def walk(table: Table, seed: int, choose: Choice = at_random) -> Iterator[tuple[State, Chance]]:
    """A new game, then the same state after each action to the end; also the chance it is played with."""
    state, chance = table.new(seed)
    yield state, chance
    for _ in range(MOST_ACTIONS):
        if state.over:
            return
        state.apply(choose(table.game, state, chance), chance)
        yield state, chance
    raise AssertionError(f"{table}, seed {seed}: the game does not end")


def positions(table: Table, seed: int, every: int = 1) -> list[State]:
    """Copies of every so-manieth position of a random game; the first is the set-up one."""
    return [state.clone() for number, (state, _) in enumerate(walk(table, seed)) if number % every == 0]


STEPS = {
    "five-tribes": [
        *("bid", "pick", "drop", "builders", "kill", "second-kill", "before-tile", "take", "second-take"),
        *("buy", "redirect", "place", "keep", "end", "sell", "over"),
    ],
    "ali-baba": ["take", "also", "show", "steal", "ban", "over"],
}


@functools.cache
def one_of_each_step(table: Table) -> dict[str, State]:
    """For each step that a game can come to, a position that asks for it; not to be played on."""
    wanted = {*STEPS[table.name], *(["magic"] if table.variant == "lamp" else [])}
    found: dict[str, State] = {}
    seed = 0
    while set(found) != wanted:
        assert seed < 300, f"{table}: never came to {wanted - set(found)}"
        for state, _ in walk(table, seed, lively):
            if state.step not in found:
                found[state.step] = state.clone()
        seed += 1
    return found


EAGERNESS = {
    "use": 40,
    "buy": 40,
    "discount": 20,
    "swap": 8,
    "offer": 4,
    "kill": 4,
    "take": 4,
    "pass": 1,
    "end": 2,
}


def lively(game: Game, state: State, chance: Chance) -> int:
    """A legal action of a kind that makes a game eventful: powers and djinns before passing."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(game.text(action).split()[0], []).append(action)
    ticket = chance.below(sum(EAGERNESS.get(kind, 3) for kind in kinds))
    for kind, actions in kinds.items():
        ticket -= EAGERNESS.get(kind, 3)
        if ticket < 0:
            return actions[chance.below(len(actions))]
    raise AssertionError("the ticket was higher than all weights together")


def finish(state: State, seed: int, most: int = MOST_ACTIONS) -> int:
    """Play random actions to the end through the front door; return how many."""
    chance = Chance(seed)
    for number in range(most):
        if state.over:
            return number
        legal = state.legal()
        assert legal, f"dead end: {state.to_json()}"
        state.apply(legal[chance.below(len(legal))], chance)
    raise AssertionError(f"no end in sight after {most} actions")


def canonical(value: Any) -> str:
    """JSON in the one form that equal values share."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def digest(position: Any) -> str:
    """Twelve hex digits that tell one position from another."""
    return hashlib.sha256(canonical(position).encode()).hexdigest()[:12]
