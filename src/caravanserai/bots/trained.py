"""A bot out of a file: a policy that somebody has trained, as ONNX (`onnx:FILE`).

The model takes `observation`, rows of the numbers that the game's observation layout names, and gives
`logits`, one for each action. If it also gives `value`, that is what it expects, up to 1 for a win.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from .. import games
from ..games import Chance, State
from ..games.ali_baba import observation as ali_baba
from ..games.ali_baba.observation_layout import LAYOUT as ALI_BABA
from ..games.five_tribes import observation as five_tribes
from ..games.five_tribes.observation_layout import LAYOUT as FIVE_TRIBES
from .bot import BadBot, Bot, Budget, Line

try:
    import numpy as np
    import onnxruntime
except ImportError as missing:
    raise BadBot(
        f'{missing.name} is not installed here; pip install "caravanserai[onnx]" brings what onnx:FILE needs'
    ) from missing

OBSERVE: dict[str, tuple[int, Callable[[Any, int, Any, int], None]]] = {
    "five-tribes": (FIVE_TRIBES.size, five_tribes.observe),
    "ali-baba": (ALI_BABA.size, ali_baba.observe),
}
AT_SIGHT = Budget(simulations=1)


class Trained(Bot):
    """Plays what its policy likes best, at sight."""

    def __init__(self, game: str, name: str, file: str, seed: int) -> None:
        super().__init__(name, AT_SIGHT, seed)
        self.size, self.observe = OBSERVE[games.get(game).name]
        if not Path(file).is_file():
            raise BadBot(f"there is no file {file}")
        alone = onnxruntime.SessionOptions()
        alone.intra_op_num_threads = alone.inter_op_num_threads = 1
        try:
            self.model = onnxruntime.InferenceSession(file, alone, providers=["CPUExecutionProvider"])
            self.outputs = [output.name for output in self.model.get_outputs()]
            logits = self.run(np.zeros(self.size, np.float32))[0]
        except Exception as problem:  # onnxruntime has many kinds of its own, and names none of them
            raise BadBot(f"{file} is no policy for {game}: {str(problem).splitlines()[0]:.200}") from None
        if logits.shape != (games.get(game).size,):
            raise BadBot(f"{file} is no policy for {game}: it knows {logits.size} actions")

    def run(self, observation: Any) -> tuple[Any, float]:
        """What the model answers: a number for each action, and what it expects."""
        wanted = ["logits", *(["value"] if "value" in self.outputs else [])]
        logits, *value = self.model.run(wanted, {"observation": observation[None]})
        return logits[0], float(value[0].reshape(-1)[0]) if value else 0.0

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """The legal actions, the likeliest first."""
        observation = np.zeros(self.size, np.float32)
        assert state.seat is not None
        self.observe(state, state.seat, observation, 0)
        logits, value = self.run(observation)
        legal = sorted(state.legal(), key=lambda action: -float(logits[action]))
        likely = np.exp(logits[legal] - logits[legal].max())
        likely /= likely.sum()
        win = min(1.0, max(0.0, (1 + (state.players - 1) * value) / state.players))
        visits = [round(1000 * float(share)) for share in likely]
        return [Line((action,), win, 0.0, seen) for action, seen in zip(legal, visits, strict=True)]
