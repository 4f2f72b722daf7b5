"""Games as Gymnasium environments: one learner against bots."""

from __future__ import annotations

from operator import index

from .. import games
from ..extras import how_to_install
from ..games import Chance, IllegalAction, State
from ..games.observation_layout import Element
from .observations import action_mask, layout_of, observation, points_known
from .opponents import Opponents, Wanted
from .renderer import MODES, Rendered, check_mode, render
from .reward_modes import SHAPED
from .rewards import final_rewards, margins, read_mode
from .spaces import action_space, observation_space

try:
    import gymnasium
    import numpy as np
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
except ImportError as missing:
    raise how_to_install(missing) from missing

Seen = NDArray[np.float32]


Info = dict[str, object]
"""What a step tells besides: `action_mask`, `seat`, `step`, `opponents`; `illegal`: why it was refused."""


class GymnasiumEnv(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """A learner among bots. A step is a decision of the learner; the bots' turns pass by themselves.

    opponents: bots by name, one for each other seat, or a pool of them with weights, of which every other one
    of so many `players` is drawn for each game. seat: the learner's; None for another one each game.
    reward: win, margin or shaped; gamma: the learner's discount, for `shaped`. An illegal action ends the
    game with a reward of -1; `info["action_mask"]` and `action_masks()` tell what is legal.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 - Gymnasium's own spelling

    def __init__(
        self,
        game: str,
        opponents: Wanted = ("random",),
        seat: int | None = None,
        players: int | None = None,
        variant: str | None = None,
        reward: str = "win",
        gamma: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.game = games.get(game)
        self.variant = self.game.variants[0] if variant is None else variant
        self.opponents = Opponents(game, opponents, players)
        self.players = self.opponents.players
        self.position: State = self.game.new(self.players, Chance(0), self.variant)
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise ValueError(f"a seat from 0 to {self.players - 1} is expected, or None, not {seat!r}")
        if not 0 < gamma <= 1:
            raise ValueError(f"gamma lies between 0 and 1, not at {gamma!r}")
        self.mode = read_mode(reward)
        self.gamma = gamma
        self.render_mode = render_mode
        self.observation_space = observation_space(game)
        self.action_space = action_space(game)
        self._wanted_seat = seat
        self.seat = seat or 0
        self._playing = False
        self._potential = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Seen, Info]:
        """Begin a new game, and let the bots play until the learner has to decide."""
        super().reset(seed=seed)
        self._chance = Chance(self._new_seed())
        self._veil = Chance(self._new_seed())
        self.opponents.sit_down(self.np_random)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.players))
        self.position = self.game.new(self.players, self._chance, self.variant)
        self._let_bots_play()
        self._potential = 0.0
        self._playing = True
        self._show()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        """Carry out the learner's action, then the bots' until the learner has to decide again."""
        if not self._playing:
            raise ResetNeeded("no game is under way: call reset() first")
        try:
            self._play(index(action))
        except IllegalAction as refusal:
            self._playing = False
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(refusal)}
        self._let_bots_play()
        reward = self._pay()
        self._playing = not self.position.over
        self._show()
        return self._seen(), reward, self.position.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as the masked algorithms of sb3-contrib ask for it."""
        return self._mask().astype(np.bool_)

    def describe_observation(self) -> list[Element]:
        """The name of every number of an observation, in order."""
        return layout_of(self.game.name).elements()

    def render(self) -> Rendered:
        """The position as an onlooker sees it."""
        return render(self.game.name, self.position, self.render_mode)

    def close(self) -> None:
        """Let go of bots that think in processes of their own."""
        self.opponents.close()

    def _play(self, action: int) -> None:
        self.position.apply(action, self._chance)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _let_bots_play(self) -> None:
        while (seat := self.position.seat) not in (None, self.seat):
            assert seat is not None
            bot = self.opponents.at((seat - self.seat) % self.players - 1)
            self.position.apply(bot.choose(self.position.resample(seat, self._veil)), self._chance)

    def _pay(self) -> float:
        before, self._potential = self._potential, self._lead()
        shaped = self.gamma * self._potential - before if self.mode == SHAPED else 0.0
        final = final_rewards(self.position, self.mode)[self.seat] if self.position.over else 0.0
        return final + shaped

    def _lead(self) -> float:
        if self.position.over or self.mode != SHAPED:
            return 0.0
        return margins(points_known(self.game.name, self.position, self.seat))[self.seat]

    def _seen(self) -> Seen:
        return observation(self.game.name, self.position, self.seat)

    def _mask(self) -> NDArray[np.int8]:
        return action_mask(self.game.name, self.position, self.seat)

    def _info(self) -> Info:
        return {
            "action_mask": self._mask(),
            "seat": self.seat,
            "step": self.position.step,
            "opponents": [*self.opponents.names],
        }

    def _new_seed(self) -> int:
        return int(self.np_random.integers(2**63))


def id_of(game: str) -> str:
    """What Gymnasium calls a game: "caravanserai/FiveTribes-v0"."""
    return f"caravanserai/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> None:
    """Tell Gymnasium of all games that there are by now."""
    for game in games.names():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), f"{__name__}:{GymnasiumEnv.__name__}", kwargs={"game": game})
