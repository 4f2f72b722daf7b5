"""Many games stepped at once inside the compiled core, told in NumPy arrays that are made once.

>>> from caravanserai import envs
>>> batch = envs.Batch("ali-baba", n=8, players=2)
>>> batch.step(batch.sample())
>>> batch.observations.shape, batch.masks.shape
((8, 1538), (8, 249))
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from concurrent.futures import ThreadPoolExecutor
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Protocol

from .. import games
from ..extras import how_to_install
from ..games import Chance, Game, State
from ..games.observation_layout import Element
from .rewards import read_mode
from .slots import BatchRows

try:
    import numpy as np
except ImportError as missing:
    raise how_to_install(missing) from missing

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

Part = Callable[[Chance, int, int], None]


class GamesAtOnce(Protocol):
    """What a game brings for batches: `n` games of it, made with the memory that they tell everything in."""

    words: MutableSequence[int]
    """How each game's chance goes on."""
    whims: MutableSequence[int]
    """How the chance of random play goes on in each game."""
    states: Sequence[State]

    def begin(self, chance: Chance, first: int, last: int) -> None:
        """Set up new games from number `first` up to `last`."""

    def step(self, chance: Chance, first: int, last: int) -> None:
        """Carry out the action of each of these games."""

    def choose_some(self, chance: Chance, first: int, last: int) -> None:
        """Choose a random legal action in each of these games."""

    def put(self, game: int, state: State) -> None:
        """Go on from another position."""


class Batch:
    """n games at once. A step carries out an action in each; where a game ends the next begins at once.

    The arrays are always the same ones and are overwritten by the next step: copy what must last.
    What happens in a game follows from the seed, its number and its actions, whatever `n` and `threads` are.
    """

    observations: NDArray[np.float32]
    """(n, size): what the seat to act may know, only to be read; `describe_observation` names the numbers."""
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
        self._games = games_at_once(self.game)(n, players, self.variant, read_mode(reward), self._rows)
        threads = min(threads, n)
        edges = [n * part // threads for part in range(threads + 1)]
        self._parts = [(Chance(0), edges[part], edges[part + 1]) for part in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    def _make_arrays(self, observations: bool, masks: bool) -> None:
        n, players = self.n, self.players
        self._actions = np.zeros(n, np.int32)
        self.seats = np.zeros(n, np.int32)
        self.rewards = np.zeros((n, players), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.illegal = np.zeros(n, np.bool_)
        self.points = np.zeros((n, players), np.int32)
        self._rows: BatchRows = {
            "actions": lent(self._actions),
            "seats": lent(self.seats),
            "rewards": lent(self.rewards),
            "done": lent(self.done),
            "illegal": lent(self.illegal),
            "points": lent(self.points),
        }
        if observations:
            self.observations = np.zeros((n, self.game.layout.size), np.float32)
            self._rows["observations"] = lent(self.observations)
        if masks:
            self.masks = np.zeros((n, self.game.size), np.bool_)
            self._rows["masks"] = lent(self.masks)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same games."""
        start = new_word(Chance(seed))
        for game in range(self.n):
            stream = Chance(start + game)
            self._games.words[game] = new_word(stream)
            self._games.whims[game] = new_word(stream)
        for array in (self.rewards, self.done, self.illegal, self.points):
            array.fill(0)
        self._each_part(self._games.begin)

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game."""
        if actions is not self._actions:
            given = np.asarray(actions)
            if given.shape != (self.n,) or given.dtype.kind not in "iu":
                raise ValueError(
                    f"{self.n} whole numbers are expected, not {given.dtype} of shape {given.shape}"
                )
            self._actions[:] = given
        self._each_part(self._games.step)

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each game, all equally likely."""
        self._each_part(self._games.choose_some)
        return self._actions

    def state(self, number: int) -> State:
        """A copy of one of the games as it stands."""
        return self._games.states[self._number(number)].clone()

    def put(self, number: int, state: State) -> None:
        """Let one of the games go on from another position."""
        own = self._games.states[self._number(number)]
        if type(state) is not type(own) or state.players != self.players or state.over:
            raise ValueError(
                f"a position of {self.game.title} for {self.players} that is not over is expected"
            )
        self._games.put(number, state)

    def describe_observation(self) -> list[Element]:
        """The name of every number of an observation, in order."""
        return self.game.layout.elements()

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
                work(chance, first, last)
        else:
            waiting = [self._pool.submit(work, *part) for part in self._parts]
            for part in waiting:
                part.result()


def games_at_once(game: Game) -> Callable[[int, int, str, int, BatchRows], GamesAtOnce]:
    """What plays many games at once; ValueError for a game that has no such thing."""
    if not game.rooms.batch:
        raise ValueError(f"{game.title} can't be played in batches: it brings nothing for it")
    maker: Callable[[int, int, str, int, BatchRows], GamesAtOnce] = resolve_name(game.rooms.batch)
    return maker


def lent(array: NDArray[np.generic]) -> memoryview:
    """The memory of an array, in one row; a flag is a byte."""
    flat = array.reshape(-1)
    return (flat.view(np.uint8) if array.dtype == np.bool_ else flat).data


def new_word(chance: Chance) -> int:
    """A number to begin another chance with."""
    return chance.below(2**30) * 2**34 + chance.below(2**30)
