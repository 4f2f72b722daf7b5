"""How many steps a second random play makes on one core, here and in other libraries of games.

    python -m benchmarks.environments [--seconds 1] [--slices 5]

All contenders take turns in one process, and what is counted is the processor's time, of all threads
together: so a busy machine slows all of them alike. A package that isn't installed is named and left out.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from statistics import mean, median
from typing import Any

MANY = 1024
"""How many games a batch has."""
Slice = Callable[[], int]
"""Plays on for a moment, and says how many steps that were."""


@dataclass
class Contender:
    """A library's way to play a game at random, and how many steps a second each slice had."""

    library: str
    game: str
    way: str
    play: Slice
    rates: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        """One slice."""
        steps, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            steps += self.play()
        self.rates.append(steps / spent)


def ours() -> Iterator[Contender]:
    """This library: playouts inside the core, batches, and one environment at a time."""
    from caravanserai import envs, games

    for name, players in (("five-tribes", 2), ("five-tribes", 4), ("ali-baba", 2)):
        title = f"{games.get(name).title}, {players} seats"
        yield Contender("caravanserai", title, "playouts in the core", playouts(name, players))
        for told in (False, True):
            batch = envs.Batch(name, MANY, players, observations=told, masks=told)
            way = f"batch of {MANY}, {'observations and masks' if told else 'bare'}"
            yield Contender("caravanserai", title, way, batch_steps(batch))
    from caravanserai.envs import five_tribes_v0

    env = five_tribes_v0.raw_env(players=4)
    yield Contender("caravanserai", "Five Tribes, 4 seats", "PettingZoo, from Python", zoo_steps(env))


def playouts(name: str, players: int) -> Slice:
    """Random games to the end."""
    from caravanserai import games

    chance = games.Chance(1)
    start = games.get(name).new(players, chance)
    return lambda: start.clone().playout(chance)


def batch_steps(batch: Any) -> Slice:
    """A step of each game of a batch."""

    def play() -> int:
        batch.step(batch.sample())
        return MANY

    return play


def zoo_steps(env: Any) -> Slice:
    """A game in PettingZoo, with its observations and masks."""

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            steps += not over
        return steps

    return play


def open_spiel() -> Iterator[Contender]:
    """OpenSpiel: playouts in its C++, and step by step from Python."""
    import numpy as np
    import pyspiel

    choice, seeds = np.random.RandomState(1), count(1)
    for name in ("backgammon", "gin_rummy"):
        game = pyspiel.load_game(name)

        def walk(game: Any = game, tensors: bool = True) -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choice.choice(outcomes, p=odds))
                    continue
                if tensors:
                    state.observation_tensor(), state.legal_actions_mask()
                legal = state.legal_actions()
                state.apply_action(legal[choice.randint(len(legal))])
                steps += 1
            return steps

        length = round(mean(walk(tensors=False) for _ in range(20)))
        bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]

        def playout(game: Any = game, bots: Any = bots, length: int = length) -> int:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
            return length

        yield Contender("OpenSpiel", name, "playouts in the core", playout)
        yield Contender("OpenSpiel", name, "from Python, observations and masks", walk)


def pgx() -> Iterator[Contender]:
    """pgx: many games at once, compiled by JAX for this processor, always with observations and masks."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import pgx

    for name in ("backgammon", "go_9x9"):
        env = pgx.make(name)
        begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(env.step)

        @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
        def forth(state: Any, key: Any, step: Any = step) -> tuple[Any, Any]:
            key, own, fresh = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            after = step(state, jax.random.categorical(own, logits, axis=-1), jax.random.split(fresh, MANY))
            return after, key

        games = [begin(jax.random.split(jax.random.PRNGKey(1), MANY)), jax.random.PRNGKey(2)]
        games[:] = forth(*games)

        def play(games: list[Any] = games, forth: Any = forth, begin: Any = begin) -> int:
            games[:] = forth(*games)
            alive = MANY - int(games[0].terminated.sum())
            if alive < MANY // 2:
                games[0] = begin(jax.random.split(games[1], MANY))
            return alive

        yield Contender("pgx", name, f"batch of {MANY}, observations and masks", play)


def catanatron() -> Iterator[Contender]:
    """catanatron: Catan for four in Python, by its own random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    yield Contender("catanatron", "Catan, 4 seats", "its own random players", play)


def main() -> None:
    """A table of all that are here."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="of each slice")
    parser.add_argument("--slices", type=int, default=5, help="of each contender")
    wishes = parser.parse_args()
    contenders: list[Contender] = []
    for library in (ours, open_spiel, pgx, catanatron):
        try:
            contenders += library()
        except ImportError as missing:
            print(f"{missing.name} is not installed: {library.__name__} is left out")
    for _ in range(wishes.slices):
        for contender in contenders:
            contender.run(wishes.seconds)
    print("| library | game | way | steps a second: best (median) |\n| --- | --- | --- | ---: |")
    for each in contenders:
        rates = f"{max(each.rates):,.0f} ({median(each.rates):,.0f})"
        print(f"| {each.library} | {each.game} | {each.way} | {rates} |", flush=True)


if __name__ == "__main__":
    main()
