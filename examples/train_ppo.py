"""Teach a machine one of the games: masked PPO, by playing against itself and a league of its past selves.

    python examples/train_ppo.py ali-baba --minutes 30 --out trained
    caravanserai arena ali-baba onnx:trained/policy.onnx random

In `trained/` it leaves `policy.onnx` for the arena, `policy.pt` to go on with (`--resume`), `curve.csv` and
`curve.png`. With `--ray local` or `--ray HOST:6379` the games are played by actors on a Ray cluster.
"""

from __future__ import annotations

import argparse
import csv
import logging
import os
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import draw_curve
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from torch import nn

from caravanserai import envs, games

GAMMA, LAMBDA, CLIP = 0.997, 0.95, 0.2
ENTROPY, VALUE, GRADIENT = 0.01, 0.5, 0.5
LEAGUE = 200
"""Past selves that are kept; then a random one makes room for each new one."""
Weights = dict[str, torch.Tensor]
Rows = dict[str, np.ndarray[Any, Any]]


class Policy(nn.Module):
    """From what a seat knows to a number for each action, and what it expects of the game."""

    def __init__(self, numbers: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.numbers = numbers
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.logits = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.logits.weight, std=0.01)
        nn.init.normal_(self.value.weight, std=0.01)

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits, and values."""
        body = self.body(observation)
        return self.logits(body), self.value(body)[:, 0]


def new_policy(game: str) -> Policy:
    """A policy that knows nothing yet."""
    return Policy(envs.layout_of(game).size, games.get(game).size)


def masked(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """Log-probabilities over the legal actions alone."""
    return torch.log_softmax(logits.masked_fill(~masks, -1e9), dim=1)


class SelfPlay:
    """Plays games and notes down what there is to learn from; on a cluster there are several."""

    def __init__(self, game: str, players: int, n: int, reward: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.batch = envs.Batch(game, n, players, reward=reward, seed=seed)
        self.policy, self.past = new_policy(game), new_policy(game)
        # In every fourth game a past self sits at one of the seats.
        number = np.arange(n)
        self.guest = np.where(number % 4 == 0, number // 4 % players, -1)

    @torch.inference_mode()
    def play(self, weights: Weights, past: Weights, steps: int) -> Rows:
        """So many steps of every game: what was seen and done, and how much better it was than expected."""
        self.policy.load_state_dict(weights)
        self.past.load_state_dict(past)
        batch = self.batch
        rows: dict[str, list[Any]] = {}
        games_played = 0
        for _ in range(steps):
            own = batch.seats != self.guest
            observations, masks = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
            logits, values = self.policy(observations)
            if not own.all():
                guests = torch.from_numpy(~own)
                logits[guests] = self.past(observations[guests])[0]
            likely = masked(logits, masks)
            actions = torch.multinomial(likely.exp(), 1)[:, 0]
            note = {
                "observations": batch.observations.copy(),
                "masks": batch.masks.copy(),
                "actions": actions.numpy(),
                "seats": batch.seats.copy(),
                "likely": likely.gather(1, actions[:, None])[:, 0].numpy(),
                "values": values.numpy(),
                "own": own,
            }
            batch.step(note["actions"])
            note |= {"rewards": batch.rewards.copy(), "done": batch.done.copy()}
            games_played += int(batch.done.sum())
            for name, row in note.items():
                rows.setdefault(name, []).append(row)
        last = self.policy(torch.from_numpy(batch.observations))[1].numpy()
        found = {name: np.stack(row) for name, row in rows.items()}
        advantages, valid = advantages_of(found, last, batch.seats)
        keep = (found["own"] & valid).reshape(-1)
        told = {name: flat(found[name])[keep] for name in ("observations", "masks", "actions", "likely")}
        told["advantages"] = advantages.reshape(-1)[keep]
        told["returns"] = told["advantages"] + found["values"].reshape(-1)[keep]
        told["games"] = np.array(games_played)
        return told


def flat(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Steps and games in one row."""
    return rows.reshape(-1, *rows.shape[2:])


def advantages_of(
    rows: Rows, last: Any, last_seats: Any
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Generalised advantages, each seat's decisions linked to its next one; and which of them have one."""
    steps, n, players = rows["rewards"].shape
    every = np.arange(n)
    value, advantage, known = np.zeros((n, players)), np.zeros((n, players)), np.zeros((n, players), bool)
    value[every, last_seats], known[every, last_seats] = last, True
    paid = np.zeros((n, players))
    found, valid = np.zeros((steps, n), np.float32), np.zeros((steps, n), bool)
    for step in reversed(range(steps)):
        ended = rows["done"][step]
        value[ended], advantage[ended], paid[ended], known[ended] = 0, 0, 0, True
        paid += rows["rewards"][step]
        seat, own = rows["seats"][step], rows["values"][step]
        delta = paid[every, seat] + GAMMA * value[every, seat] - own
        found[step] = delta + GAMMA * LAMBDA * advantage[every, seat]
        valid[step] = known[every, seat]
        value[every, seat], advantage[every, seat], paid[every, seat] = own, found[step], 0
        known[every, seat] = True
    return found, valid


def learn(
    policy: Policy, optimiser: torch.optim.Optimizer, rows: Rows, epochs: int, size: int
) -> dict[str, float]:
    """PPO's update: more of what turned out better than expected, but never far from what was played."""
    told = {name: torch.from_numpy(row) for name, row in rows.items() if name != "games"}
    number = len(told["actions"])
    advantages = told["advantages"]
    told["advantages"] = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    sums = {"policy_loss": 0.0, "value_loss": 0.0, "entropy": 0.0}
    parts = 0
    for _ in range(epochs):
        order = torch.randperm(number)
        for part in (order[start : start + size] for start in range(0, number, size)):
            logits, values = policy(told["observations"][part])
            likely = masked(logits, told["masks"][part])
            ratio = (likely.gather(1, told["actions"][part][:, None])[:, 0] - told["likely"][part]).exp()
            better = told["advantages"][part]
            policy_loss = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            value_loss = (values - told["returns"][part]).square().mean()
            entropy = -(likely.exp() * likely).sum(1).mean()
            optimiser.zero_grad()
            (policy_loss + VALUE * value_loss - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), GRADIENT)
            optimiser.step()
            for name, loss in (
                ("policy_loss", policy_loss),
                ("value_loss", value_loss),
                ("entropy", entropy),
            ):
                sums[name] += float(loss.detach())
            parts += 1
    return {name: total / parts for name, total in sums.items()}


@torch.inference_mode()
def share_against_random(policy: Policy, game: str, players: int, n: int, seed: int) -> float:
    """The share of n games that the policy wins against random play, from every seat alike."""
    batch = envs.Batch(game, n, players, seed=seed)
    own, shares = np.arange(n) % players, np.full(n, np.nan)
    while np.isnan(shares).any():
        actions = batch.sample()
        mine = batch.seats == own
        logits = policy(torch.from_numpy(batch.observations[mine]))[0]
        actions[mine] = masked(logits, torch.from_numpy(batch.masks[mine])).argmax(1).numpy()
        batch.step(actions)
        ended = batch.done & np.isnan(shares)
        shares[ended] = (1 + (players - 1) * batch.rewards[np.arange(n), own][ended]) / players
    return float(shares.mean())


@contextmanager
def crew(wish: argparse.Namespace) -> Iterator[Any]:
    """Who plays: a function from weights to rows, here or on a Ray cluster."""
    options = (wish.game, wish.players, wish.games, wish.reward)
    if not wish.ray:
        alone = SelfPlay(*options, wish.seed)
        yield lambda weights, past: [alone.play(weights, past, wish.steps)]
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    here = {"num_cpus": wish.actors, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    if wish.ray == "local":
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # keeps it off the network
    try:
        import ray
    except ImportError:
        raise SystemExit('Ray is not installed here; pip install "caravanserai[ray]" brings it') from None

    ray.init(**(here if wish.ray == "local" else {"address": wish.ray}), log_to_driver=False)
    actor: Any = ray.remote(num_cpus=1)(SelfPlay)
    actors = [actor.remote(*options, wish.seed + number) for number in range(wish.actors)]

    def play(weights: Weights, past: Weights) -> list[Rows]:
        shared = ray.put(weights), ray.put(past)
        found: list[Rows] = ray.get([each.play.remote(*shared, wish.steps) for each in actors])
        return found

    yield play
    ray.shutdown()


def export(policy: Policy, path: Path) -> None:
    """Write the policy as ONNX, for `onnx:FILE`."""
    rows = {0: torch.export.Dim("rows")}
    logging.getLogger("torch.onnx").setLevel(logging.ERROR)  # or it tells of packages that we don't need
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)  # PyTorch's about itself
        torch.onnx.export(
            policy,
            (torch.zeros(2, policy.numbers),),
            path,
            input_names=["observation"],
            output_names=["logits", "value"],
            dynamic_shapes=(rows,),
            external_data=False,
            dynamo=True,
            verbose=False,
        )


def train(wish: argparse.Namespace) -> float:
    """Play and learn by turns until the time is up; the share of games won against random in the end."""
    torch.manual_seed(wish.seed)
    torch.set_num_threads(wish.threads)
    policy = new_policy(wish.game)
    if wish.resume:
        policy.load_state_dict(weights_to_go_on_with(wish.resume, policy))
    optimiser = torch.optim.Adam(policy.parameters(), lr=wish.rate, eps=1e-5)
    league = [copy_of(policy)]
    chooser = np.random.default_rng(wish.seed)
    wish.out.mkdir(parents=True, exist_ok=True)
    update, played, steps, told = 0, 0, 0, -1.0
    minutes, shares, losses = list[float](), list[float](), dict[str, float]()
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with (
        crew(wish) as play,
        (wish.out / "curve.csv").open("w", newline="") as file,
        Progress(*columns) as bar,
    ):
        table, task = csv.writer(file), bar.add_task("learning", total=wish.minutes)
        table.writerow("minutes update games decisions win_share policy_loss value_loss entropy".split())
        began = time.monotonic()
        while True:
            spent = (time.monotonic() - began) / 60
            last = spent >= wish.minutes
            if last or spent - told >= wish.every:
                told = spent
                minutes.append(spent)
                shares.append(share_against_random(policy, wish.game, wish.players, wish.test_games, update))
                figures = [f"{loss:.4f}" for loss in losses.values()]
                table.writerow([f"{spent:.2f}", update, played, steps, f"{shares[-1]:.4f}", *figures])
                file.flush()
                about = f"{wish.game}: {played:,} games, {shares[-1]:.0%} against random"
                bar.update(task, completed=spent, description=about)
            if last:
                break
            found = play(copy_of(policy), league[chooser.integers(len(league))])
            rows = {
                name: np.concatenate([each[name] for each in found]) for name in found[0] if name != "games"
            }
            losses = learn(policy, optimiser, rows, wish.epochs, wish.minibatch)
            update += 1
            played += sum(int(each["games"]) for each in found)
            steps += len(rows["actions"])
            if update % wish.league == 0:
                if len(league) == LEAGUE:
                    league.pop(chooser.integers(LEAGUE))
                league.append(copy_of(policy))
            bar.update(task, completed=(time.monotonic() - began) / 60)
    torch.save(policy.state_dict(), wish.out / "policy.pt")
    title = f"{games.get(wish.game).title}, {wish.players} seats: wins against random play"
    draw_curve(wish.out / "curve.png", title, minutes, shares, 1 / wish.players)
    export(policy.eval(), wish.out / "policy.onnx")
    print(f"{shares[-1]:.1%} against random after {played:,} games; see {wish.out}")
    return shares[-1]


def weights_to_go_on_with(path: Path, policy: Policy) -> Weights:
    """What was learned before, unless positions were told in other numbers then."""
    weights: Weights = torch.load(path, weights_only=True)
    numbers = weights["body.0.weight"].shape[1]
    if numbers != policy.numbers:
        raise SystemExit(
            f"{path} looks at {numbers:,} numbers, and a position is told in {policy.numbers:,}: "
            "it is for another game or an older version; begin anew without --resume"
        )
    return weights


def copy_of(policy: Policy) -> Weights:
    """The weights of the moment."""
    return {name: weight.detach().clone() for name, weight in policy.state_dict().items()}


def main() -> None:
    """Read the command line, and train."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30.0, help="how long to train")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="where everything is kept")
    parser.add_argument("--resume", type=Path, help="go on with a policy.pt")
    parser.add_argument("--reward", default="shaped", help="win, margin or shaped")
    parser.add_argument("--games", type=int, default=128, help="games played at once")
    parser.add_argument("--steps", type=int, default=32, help="steps of each between two updates")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--minibatch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=1e-3, help="how fast it learns")
    parser.add_argument("--league", type=int, default=10, help="updates from one past self to the next")
    parser.add_argument("--every", type=float, default=0.5, help="minutes from one test to the next")
    parser.add_argument("--test-games", type=int, default=400)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ray", help="play on a Ray cluster: local, or its address")
    parser.add_argument("--actors", type=int, default=2, help="how many of them, with --ray")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
