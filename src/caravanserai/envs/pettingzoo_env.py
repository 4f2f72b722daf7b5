"""Games as PettingZoo environments: every seat is an agent, and decides when the rules ask it.

`pettingzoo_env.env("ali-baba", players=4)` is there for every game; `five_tribes_v0` and `ali_baba_v0` are
the same by the names that PettingZoo expects.
"""

from __future__ import annotations

import random
from operator import index
from typing import TypedDict, Unpack

from .. import games
from ..extras import how_to_install
from ..games import Chance, State
from ..games.observation_layout import Element
from .observations import action_mask, layout_of, observation, points_known
from .renderer import MODES, Rendered, check_mode, render
from .reward_modes import EVERYBODY, SHAPED
from .rewards import final_rewards, margins, read_mode
from .spaces import action_space, mask_space, observation_space, together

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise how_to_install(missing) from missing

Observed = dict[str, NDArray[np.generic]]


class EnvOptions(TypedDict, total=False):
    """How an environment is made."""

    players: int
    variant: str | None
    reward: str
    """win, margin or shaped"""
    render_mode: str | None
    """human, ansi or rgb_array"""


class PettingZooEnv(AECEnv, EzPickle):  # type: ignore[misc, type-arg, unused-ignore]
    """A game whose agents are its seats, `seat_0` and so on; actions are the game's small steps."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        variant: str | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, variant, reward, render_mode)
        super().__init__()
        check_mode(render_mode)
        self.metadata = {
            "name": version_of(game),
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.game = games.get(game)
        self.variant = self.game.variants[0] if variant is None else variant
        self.position: State = self.game.new(players, Chance(0), self.variant)
        self.mode = read_mode(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._chance = Chance(random.SystemRandom().getrandbits(64))
        observed = spaces.Dict({"observation": observation_space(game), "action_mask": mask_space(game)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self.state_space = together(observation_space(game), players)

    def observation_space(self, agent: str) -> spaces.Dict:
        """A dict of `observation`, the numbers, and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The game's action space."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game; without a seed another one every time."""
        if seed is not None:
            self._chance = Chance(seed)
        players = len(self.possible_agents)
        self.position = self.game.new(players, self._chance, self.variant)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._potential = [0.0] * players
        self._look_up()
        self._show()

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent to act; IllegalAction, with nothing changed, for a wrong one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: None is only for agents that are done")
        self.position.apply(index(action), self._chance)
        self._cumulative_rewards[agent] = 0.0
        paid = self._pay()
        self.rewards = dict(zip(self.agents, paid, strict=True))
        if self.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._look_up()
        self._accumulate_rewards()
        self._show()

    def observe(self, agent: str) -> Observed:
        """What an agent may know, and what it may do: nothing unless it is its decision."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": observation(self.game.name, self.position, seat),
            "action_mask": action_mask(self.game.name, self.position, seat),
        }

    def state(self) -> NDArray[np.float32]:
        """The whole position, for a critic that sees more than who acts: all seats' numbers in a row."""
        seats = range(len(self.possible_agents))
        return np.concatenate([observation(self.game.name, self.position, seat) for seat in seats])

    def describe_observation(self) -> list[Element]:
        """The name of every number of an observation, in order."""
        return layout_of(self.game.name).elements()

    def render(self) -> Rendered:
        """The position as an onlooker sees it."""
        return render(self.game.name, self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> list[float]:
        if self.position.over:
            final = final_rewards(self.position, self.mode)
            if self.mode == SHAPED:
                return [end - before for end, before in zip(final, self._potential, strict=True)]
            return final
        if self.mode != SHAPED:
            return [0.0] * len(self.possible_agents)
        before, self._potential = (
            self._potential,
            margins(points_known(self.game.name, self.position, EVERYBODY)),
        )
        return [now - then for now, then in zip(self._potential, before, strict=True)]

    def _look_up(self) -> None:
        seat = self.position.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}


def version_of(game: str) -> str:
    """What PettingZoo calls it: a new version would be another game to a learner."""
    return f"{games.get(game).name.replace('-', '_')}_v0"


def raw_env(game: str, **options: Unpack[EnvOptions]) -> PettingZooEnv:
    """The bare environment: an illegal action raises IllegalAction and changes nothing."""
    return PettingZooEnv(game, **options)


def env(game: str, **options: Unpack[EnvOptions]) -> wrappers.OrderEnforcingWrapper:
    """With PettingZoo's own manners: who does what is not legal has lost, and calls come in their order."""
    lost = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(lost))
