"""A bot out of a file: a policy that somebody has trained, as ONNX (`onnx:FILE`).

The model takes `observation`, rows of the numbers that the game's observation layout names, and gives
`logits`, one for each action. If it also gives `value`, that is what it expects, up to 1 for a win.
"""

from __future__ import annotations

from pathlib import Path

from ..games import Chance, Game, State
from .bot import Bot, Line
from .budget import AT_SIGHT, BadBot, Budget

try:
    import numpy as np
    import onnxruntime
    from numpy.typing import NDArray
except ImportError as missing:
    raise BadBot(
        f'{missing.name} is not installed here; pip install "caravanserai[onnx]" brings what onnx:FILE needs'
    ) from missing

Numbers = NDArray[np.float32]


class Trained(Bot):
    """Plays what its policy likes best, at sight."""

    def __init__(self, game: Game, name: str, file: str, seed: int) -> None:
        super().__init__(name, AT_SIGHT, seed)
        self.game = game
        if game.layout.size == 0:
            raise BadBot(f"{game.title} is not told in numbers, so no policy can play it")
        if not Path(file).is_file():
            raise BadBot(f"there is no file {file}")
        alone = onnxruntime.SessionOptions()
        alone.intra_op_num_threads = alone.inter_op_num_threads = 1
        try:
            self.model = onnxruntime.InferenceSession(file, alone, providers=["CPUExecutionProvider"])
            self.outputs = [output.name for output in self.model.get_outputs()]
            told = [size for each in self.model.get_inputs() for size in each.shape if type(size) is int]
            if told and told[-1] != game.layout.size:
                raise ValueError(
                    f"it looks at {told[-1]:,} numbers, and a position is told in {game.layout.size:,}; "
                    "one that was trained for an older version must be trained anew"
                )
            logits = self.run(np.zeros(game.layout.size, np.float32))[0]
        except Exception as problem:  # onnxruntime has many kinds of its own, and names none of them
            raise BadBot(
                f"{file} is no policy for {game.name}: {str(problem).splitlines()[0]:.200}"
            ) from None
        if logits.shape != (game.size,):
            raise BadBot(f"{file} is no policy for {game.name}: it knows {logits.size} actions")

    def run(self, observation: Numbers) -> tuple[Numbers, float]:
        """What the model answers: a number for each action, and what it expects."""
        wanted = ["logits", *(["value"] if "value" in self.outputs else [])]
        logits, *value = self.model.run(wanted, {"observation": observation[None]})
        return logits[0], float(value[0].reshape(-1)[0]) if value else 0.0

    def consider(self, state: State, budget: Budget) -> list[Line]:
        """As it was trained: the likeliest comes first, however little the others differ."""
        return self.think(state, budget, self.chance_for(state.view(state.seat)))

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """The legal actions, the likeliest first."""
        observation = np.zeros(self.game.layout.size, np.float32)
        assert state.seat is not None
        self.game.observe(state, state.seat, observation.data, 0)
        logits, value = self.run(observation)
        legal = sorted(state.legal(), key=lambda action: -float(logits[action]))
        likely = np.exp(logits[legal] - logits[legal].max())
        likely /= likely.sum()
        win = min(1.0, max(0.0, (1 + (state.players - 1) * value) / state.players))
        visits = [round(1000 * float(share)) for share in likely]
        return [Line((action,), win, 0.0, seen) for action, seen in zip(legal, visits, strict=True)]
