"""Many games stepped at once inside the compiled core, told in NumPy arrays that are made once.

>>> from caravanserai import envs
>>> batch = envs.Batch("ali-baba", n=8, players=2)
>>> batch.step(batch.sample())
>>> batch.observations.shape, batch.masks.shape
((8, 1538), (8, 249))
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from .. import games
from ..games import Chance, State
from ..games.observation_layout import Element
from .ali_baba import batch_games as many_ali_baba
from .ali_baba import running as running_ali_baba
from .extras import how_to_install
from .five_tribes import batch_games as many_five_tribes
from .five_tribes import running as running_five_tribes
from .observations import layout_of
from .rewards import read_mode

try:
    import numpy as np
except ImportError as missing:
    raise how_to_install(missing) from missing

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

CORES: dict[str, tuple[Any, Any]] = {
    "five-tribes": (many_five_tribes.Many, running_five_tribes),
    "ali-baba": (many_ali_baba.Many, running_ali_baba),
}
Part = Callable[[Any, Chance, int, int], None]


class Batch:
    """n games at once. A step carries out an action in each; where a game ends the next begins at once.

    The arrays are always the same ones and are overwritten by the next step: copy what must last.
    What happens in a game follows from the seed, its number and its actions, whatever `n` and `threads` are.
    """

    observations: NDArray[np.float32]
    """(n, size): what the seat to act may know; `describe_observation` names the numbers."""
    masks: NDArray[np.bool_]
    """(n, actions): what it may do."""
    seats: NDArray[np.int32]
    """(n): the seat to act."""
    rewards: NDArray[np.float32]
    """(n, players): what the last step brought each seat."""
    done: NDArray[np.bool_]
    """(n): the last step ended a game; everything else already tells of the next one, but for the rewards."""
    points: NDArray[np.int32]
    """(n, players): the final points of the game that ended last; with `shaped` those of the moment."""
    illegal: NDArray[np.bool_]
    """(n): the last action was not legal; that game has stayed as it was."""

    def __init__(
        self,
        game: str,
        n: int,
        players: int = 2,
        *,
        variant: str | None = None,
        seed: int = 0,
        reward: str = "win",
        observations: bool = True,
        masks: bool = True,
        threads: int = 1,
    ) -> None:
        self.game = games.get(game)
        self.variant = self.game.variants[0] if variant is None else variant
        self.game.new(players, Chance(0), self.variant)  # says what is wrong with players or variant
        for what, number in (("n", n), ("threads", threads)):
            if type(number) is not int or number < 1:
                raise ValueError(f"{what} is a whole number from 1 on, not {number!r}")
        self.n, self.players = n, players
        self._make_arrays(observations, masks)
        many, self._running = CORES[game]
        self._many = many(n, players, self.variant, read_mode(reward), self._rows)
        threads = min(threads, n)
        edges = [n * part // threads for part in range(threads + 1)]
        self._parts = [(Chance(0), edges[part], edges[part + 1]) for part in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def _make_arrays(self, observations: bool, masks: bool) -> None:
        n, players = self.n, self.players
        rows: dict[str, Any] = {
            "actions": np.zeros(n, "int32"),
            "seats": np.zeros(n, "int32"),
            "rewards": np.zeros(n * players, "float32"),
            "done": np.zeros(n, "uint8"),
            "illegal": np.zeros(n, "uint8"),
            "points": np.zeros(n * players, "int32"),
        }
        if observations:
            rows["observations"] = np.zeros(n * layout_of(self.game.name).size, "float32")
            self.observations = rows["observations"].reshape(n, -1)
        if masks:
            rows["masks"] = np.zeros(n * self.game.size, "uint8")
            self.masks = rows["masks"].view("bool").reshape(n, -1)
        self.seats = rows["seats"]
        self.rewards = rows["rewards"].reshape(n, players)
        self.done = rows["done"].view("bool")
        self.illegal = rows["illegal"].view("bool")
        self.points = rows["points"].reshape(n, players)
        self._actions: NDArray[np.int32] = rows["actions"]
        self._rows = rows

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same games."""
        start = new_word(Chance(seed))
        for game in range(self.n):
            stream = Chance(start + game)
            self._many.words[game] = new_word(stream)
            self._many.whims[game] = new_word(stream)
        for array in (self.rewards, self.done, self.illegal, self.points):
            array.fill(0)
        self._each_part(self._running.begin)

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game."""
        if actions is not self._actions:
            given = np.asarray(actions)
            if given.shape != (self.n,) or given.dtype.kind not in "iu":
                raise ValueError(
                    f"{self.n} whole numbers are expected, not {given.dtype} of shape {given.shape}"
                )
            self._actions[:] = given
        self._each_part(self._running.step)

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each game, all equally likely."""
        self._each_part(self._running.choose)
        return self._actions

    def state(self, number: int) -> State:
        """A copy of one of the games as it stands."""
        state: State = self._many.states[self._number(number)].clone()
        return state

    def put(self, number: int, state: State) -> None:
        """Let one of the games go on from another position."""
        own = self._many.states[self._number(number)]
        if type(state) is not type(own) or state.players != self.players or state.over:
            raise ValueError(
                f"a position of {self.game.title} for {self.players} that is not over is expected"
            )
        self._many.put(number, state)
        self._many.tell(number, own)

    def describe_observation(self) -> list[Element]:
        """The name of every number of an observation, in order."""
        return layout_of(self.game.name).elements()

    def close(self) -> None:
        """Send the threads home."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _number(self, number: int) -> int:
        if not 0 <= number < self.n:
            raise IndexError(f"a game from 0 to {self.n - 1} is expected, not {number!r}")
        return number

    def _each_part(self, work: Part) -> None:
        if self._pool is None:
            for chance, first, last in self._parts:
                work(self._many, chance, first, last)
        else:
            waiting = [self._pool.submit(work, self._many, *part) for part in self._parts]
            for part in waiting:
                part.result()


def new_word(chance: Chance) -> int:
    """A number to begin another chance with."""
    return chance.below(2**30) * 2**34 + chance.below(2**30)
