"""A bot of another version of this package, which thinks in a process of its own (`earlier:FOLDER:NAME`).

It is told the position that its seat may know, as the rules write it, and answers with a line in notation; so
bots can be played against as they were. How long it thought is measured there.
"""

from __future__ import annotations

import json
import subprocess
import sys
import weakref
from pathlib import Path

from ..games import Chance, Game, Json, State
from .bot import Bot, Line
from .budget import BadBot, Budget

RUNNER = Path(__file__).with_name("earlier_process.py")


class Earlier(Bot):
    """Plays what a bot of the version in a folder answers."""

    def __init__(self, game: Game, name: str, folder: str, bot: str, seed: int) -> None:
        self.game = game
        self.folder = folder
        if not (Path(folder) / "caravanserai").is_dir():
            raise BadBot(f"{folder} holds no caravanserai; name the folder in which the package lies")
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(RUNNER), str(Path(folder).resolve())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        weakref.finalize(self, stop, self._process)
        self._seconds = 0.0
        hello = self._ask({"game": game.name, "rules": game.rules_version, "bot": bot, "seed": seed})
        super().__init__(name, Budget.parse(hello["budget"]), seed)

    def choose(self, state: State, budget: Budget | None = None) -> int:
        """The action to play; only what the other process thought counts as thinking."""
        thoughts = len(self.thoughts)
        action = super().choose(state, budget)
        self.thoughts[thoughts:] = [self._seconds] * (len(self.thoughts) - thoughts)
        return action

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        """The line that the other version would play; its chance is its own."""
        limits = {"seconds": budget.seconds, "simulations": budget.simulations}
        answer = self._ask({"position": state.to_json(), "budget": limits})
        self._seconds = answer["seconds"]
        actions = tuple(self.game.parse(text) for text in answer["actions"])
        return [Line(actions, answer["win"], answer["margin"], answer["visits"])]

    def _ask(self, question: Json) -> Json:
        """The answer of the other process; BadBot if it refuses, or has none."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise BadBot(f"the bot of {self.folder} has stopped; what it said last stands above")
        answer: Json = json.loads(line)
        if "refused" in answer:
            raise BadBot(f"the version in {self.folder} can't play: {answer['refused']}")
        return answer


def stop(process: subprocess.Popen[str]) -> None:
    """End a process that nobody asks any more."""
    process.kill()
    process.communicate()
