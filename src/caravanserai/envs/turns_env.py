"""Games as Gymnasium environments in which a step is a whole turn: the learner chooses where it leads."""

from __future__ import annotations

from .. import games
from ..extras import how_to_install
from ..games import Chance, IllegalAction
from .gymnasium_env import GymnasiumEnv, Seen, id_of
from .observations import observation
from .spaces import observation_space
from .turns import TurnLine, some_turns

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as missing:
    raise how_to_install(missing) from missing

MOST = 64
"""How many turns are laid out if nothing else is said."""


class TurnsEnv(GymnasiumEnv):
    """A learner among bots shown where at most so many turns lead, a row of numbers each; it takes one.

    Where there are more turns than that, random play has found them. Where chance speaks in the middle of a
    turn it ends there, and the rest is the next step. `turns` are the lines of actions behind the rows.
    """

    def __init__(self, game: str, most: int = MOST, **options: object) -> None:
        super().__init__(game, **options)  # type: ignore[arg-type]
        if type(most) is not int or most < 1:
            raise ValueError(f"most is a whole number from 1 on, not {most!r}")
        one = observation_space(game)
        low, high = (np.tile(edge, (most, 1)) for edge in (one.low, one.high))
        self.most = most
        self.observation_space = spaces.Box(low, high, dtype=np.float32)
        self.action_space = spaces.Discrete(most)
        self.turns: list[TurnLine] = []

    def _play(self, action: int) -> None:
        if not 0 <= action < len(self.turns):
            raise IllegalAction("", f"there are {len(self.turns)} turns to choose from, no number {action}")
        for step in self.turns[action].actions:
            self.position.apply(step, self._chance)

    def _seen(self) -> Seen:
        rows = np.zeros((self.most, self.game.layout.size), np.float32)
        self.turns = []
        if self.position.seat == self.seat:
            self.turns = some_turns(self.game.name, self.position, self.most, Chance(self._new_seed()))
        for row, turn in zip(rows, self.turns, strict=False):
            row[:] = observation(self.game.name, turn.after, self.seat)
        return rows

    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.most, np.int8)
        mask[: len(self.turns)] = 1
        return mask


def turns_id_of(game: str) -> str:
    """What Gymnasium calls a game in whole turns: "caravanserai/FiveTribesTurns-v0"."""
    return id_of(game).replace("-v0", "Turns-v0")


def register() -> None:
    """Tell Gymnasium of all games that there are by now."""
    for game in games.names():
        if turns_id_of(game) not in gymnasium.registry:
            gymnasium.register(turns_id_of(game), f"{__name__}:{TurnsEnv.__name__}", kwargs={"game": game})
