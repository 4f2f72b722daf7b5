"""A game under way at this terminal: who sits where, and all that was played."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from .. import bots
from ..arena.run_folder import write_whole
from ..bots import Bot
from ..games import Chance, Game, Json, State
from .errors import UsageError

HUMAN = "human"
TEXT = ".txt"
"""How the names of records end that are kept as text."""


@dataclass
class TerminalGame:
    """One game at this terminal."""

    game: Game
    state: State
    chance: Chance
    kinds: list[str]
    """For each seat "human", or the name of a bot."""
    seed: int
    bots: dict[int, Bot] = field(init=False)
    """Who plays the seats that no person does."""
    setup: State = field(init=False)
    """The position before the first action."""
    veil: Chance = field(init=False)
    """Hides from bots what they can't know."""
    steps: list[Json] = field(default_factory=list)
    """The lines of the record so far."""

    def __post_init__(self) -> None:
        self.setup = self.state.clone()
        self.bots = {
            seat: bots.get(self.game.name, kind, self.seed + seat)
            for seat, kind in enumerate(self.kinds)
            if kind != HUMAN
        }
        self.veil = Chance(self.seed + 1)

    @property
    def names(self) -> list[str]:
        """What the seats are called in the record."""
        return [f"{kind} {seat}" for seat, kind in enumerate(self.kinds)]

    @property
    def humans(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def act(self, action: int) -> Json:
        """Carry out an action and keep its line; IllegalAction if it is none."""
        line = self.game.step(self.state, action, self.chance)
        self.steps.append(line)
        return line

    def act_by_bot(self) -> Json:
        """Let the bot whose turn it is act on what its seat may know."""
        seat = self.state.seat
        assert seat is not None
        return self.act(self.bots[seat].choose(self.known_to(seat)))

    def known_to(self, seat: int) -> State:
        """The position with everything that a seat can't know drawn anew."""
        return self.state.resample(seat, self.veil)

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all."""
        write_whole(path, in_file(self.game, self.game.record(self.setup, self.steps, self.names), path))


def in_file(game: Game, record: Json, path: Path) -> str:
    """What a file of that name says of a record: text if it ends with .txt, else JSON."""
    if path.suffix.lower() == TEXT:
        return game.record_text(record)
    return json.dumps(record, indent=1) + "\n"


def check_writable(path: Path) -> None:
    """Complain before the game rather than after it."""
    if path.is_dir():
        raise UsageError(f"{path} is a folder; a record needs a file")
    if not path.absolute().parent.is_dir():
        raise UsageError(f"there is no folder {path.absolute().parent}")
    if not os.access(path.absolute().parent, os.W_OK):
        raise UsageError(f"{path.absolute().parent} can't be written to")
