"""A game under way at this terminal: who sits where, and all that was played."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from ..games import Chance, Game, Json, State
from .errors import UsageError

KINDS = ("human", "random")


@dataclass
class Match:
    """One game at this terminal."""

    game: Game
    state: State
    chance: Chance
    kinds: list[str]
    """For each seat "human" or "random"."""
    seed: int
    setup: State = field(init=False)
    """The position before the first action."""
    steps: list[Json] = field(default_factory=list)
    """The lines of the record so far."""

    def __post_init__(self) -> None:
        self.setup = self.state.clone()

    @property
    def names(self) -> list[str]:
        """What the seats are called in the record."""
        return [f"{kind} {seat}" for seat, kind in enumerate(self.kinds)]

    @property
    def humans(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == "human"]

    def act(self, action: int) -> Json:
        """Carry out an action and keep its line; IllegalAction if it is none."""
        line = self.game.step(self.state, action, self.chance)
        self.steps.append(line)
        return line

    def act_at_random(self) -> Json:
        """Carry out one of the legal actions, each as likely."""
        legal = self.state.legal()
        return self.act(legal[self.chance.below(len(legal))])

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all."""
        text = json.dumps(self.game.record(self.setup, self.steps, self.names), indent=1) + "\n"
        write_whole(path, text)


def check_writable(path: Path) -> None:
    """Complain before the game rather than after it."""
    if path.is_dir():
        raise UsageError(f"{path} is a folder; --record needs a file")
    if not path.absolute().parent.is_dir():
        raise UsageError(f"there is no folder {path.absolute().parent}")
    if not os.access(path.absolute().parent, os.W_OK):
        raise UsageError(f"{path.absolute().parent} can't be written to")


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one stroke: a reader sees the old text or the new, never a part."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
