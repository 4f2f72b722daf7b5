"""What both games promise: the front door that `games.get` opens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

from . import record as records
from .chance import Chance
from .observation_layout import Layout

Json = dict[str, Any]
"""Any JSON object: whatever a caller hands in, or what differs from game to game."""


@dataclass(frozen=True)
class Rooms:
    """Where other rooms find what is this game's own, as "module:name"; they do without where it is empty."""

    bots: str = ""
    """Makes its bots: `make(level, name, budget, seed, settings)`; without, there is the random one."""
    tuner: str = ""
    """Finds its bots' weights anew."""
    batch: str = ""
    """Many games at once for learners; without, there is no `envs.Batch` of it."""
    picture: str = ""
    """The module that draws it for learners: `text(view)` and `picture(view)`."""
    terminal: str = ""
    """How the terminal draws it and speaks of it."""
    lessons: str = ""
    """Reads the positions of its lessons: `whole(told)`."""
    bench: str = ""
    """Its searches and targets for the benchmark; without, random play alone is measured."""
    score: str = ""
    """The body in which its pieces come to be counted."""


class Memory(Protocol):
    """Where numbers are written one by one: an array, or a view of one."""

    def __setitem__(self, index: int, value: float, /) -> None: ...


class State(Protocol):
    """A position of a game, also in the middle of a turn."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None once the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def step(self) -> str:
        """What is asked now, as the position's JSON names it."""

    def legal(self) -> list[int]:
        """All legal actions, in a fixed order; empty only once the game is over."""

    def apply(self, action: int, chance: Chance) -> None:
        """Carry out a legal action; raise IllegalAction, with nothing changed, for any other."""

    def clone(self) -> State:
        """An independent copy."""

    def playout(self, chance: Chance) -> int:
        """Play uniformly random legal actions to the end; return how many."""

    def scores(self) -> list[dict[str, int]]:
        """For each seat the lines of the score sheet, and "total"."""

    def winners(self, among: Sequence[int] | None = None) -> list[int]:
        """The seats that share the win; if only some can win it, those of them that do."""

    def to_json(self) -> Json:
        """The whole position in plain JSON types."""

    def problems(self) -> list[str]:
        """Why this position could never arise; empty for one that can."""

    def view(self, seat: int | None) -> Json:
        """What that seat may know, None for an onlooker; hidden parts are replaced by counts."""

    def changes(self, before: Any, seat: int | None) -> list[Any]:
        """What makes `before.view(seat)` into this view: `[path, value]` put there, `[path]` taken away."""

    def resample(self, seat: int | None, chance: Chance) -> State:
        """A state that fits all that the seat knows, with what it can't know drawn anew."""


class Game(ABC):
    """A game: its action space, its notation, how positions and records are read; and all that others ask.

    One object of it registers a game: `games.register`, or an entry point of the group "caravanserai.games".
    """

    name: str
    """The name by which `games.get` finds it."""
    title: str
    """The name people call it."""
    rules_version: int
    """Raised when a rule changes, so that a record says which rules it was played under."""
    size: int
    """Actions are 0 … size-1."""
    player_counts: tuple[int, ...]
    """How many may sit down."""
    variants: tuple[str, ...]
    """The ways to play it; the first is the usual one."""
    titles: ClassVar[Mapping[str, str]] = {}
    """The name people call it in other languages, by language."""
    counted: Literal["round", "turn"] = "turn"
    """What players count: the entry of the story with which another one begins."""
    clauses: str = ""
    """How the ids of its rules begin: "FT" for FT-M1; empty where it has no reference of rules."""
    longest: int = 10_000
    """More actions than any game of it has."""
    reasons: ClassVar[Mapping[str, str]] = {}
    """Why actions are refused: each reason's id, and the reason in English."""
    layout: Layout = Layout()
    """The numbers that `observe` writes, block by block."""
    rooms: Rooms = Rooms()
    """What other rooms know of this game."""

    @abstractmethod
    def new(self, players: int, chance: Chance, variant: str = ..., **options: Any) -> State:
        """Set up a game."""

    @abstractmethod
    def text(self, action: int) -> str:
        """The notation of an action."""

    @abstractmethod
    def texts(self, actions: list[int]) -> list[str]:
        """The notation of each of the actions that `legal` gave: quicker than one by one."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action that a notation names; BadNotation says what was expected."""

    @abstractmethod
    def from_json(self, position: Json) -> State:
        """Read a position; BadPosition names the field that can't be read."""

    @abstractmethod
    def answer_text(self, answer: int) -> str:
        """The name of what chance answered: a card, a djinn, a meeple, a tile."""

    @abstractmethod
    def parse_answer(self, text: str) -> int:
        """The answer of chance that a name stands for; BadNotation if there is none."""

    def ends_turn(self, action: int) -> bool:
        """Whether a seat says by this action that its turn is over, even if the next turn is its own too."""
        return False

    @abstractmethod
    def closes_turn(self, before: State, action: int, after: State) -> bool:
        """Whether the turn of a seat, or its bid, is over with the action that led from one to the other."""

    def ways(self, state: State) -> list[list[int]]:
        """The ways on from a position, up to the next decision worth asking about: each as its actions."""
        return [[action] for action in state.legal()]

    def by_itself(self, state: State) -> int | None:
        """What follows where there is nothing to choose, or nothing to pay; None where the seat must say.

        The end of a turn never follows by itself.
        """
        legal = state.legal()
        return legal[0] if len(legal) == 1 and not self.ends_turn(legal[0]) else None

    def foretell(self, before: State, action: int, after: State, seat: int | None) -> list[Json] | None:
        """What is sure of an action in which chance has a say; None where its points aren't."""
        return None

    def observe(self, state: State, seat: int, memory: Memory, at: int) -> None:
        """Write what a seat may know into memory of floats, from `at` on, as `layout` names the numbers."""
        if self.layout.size > 0:
            raise NotImplementedError(f"{self.title} has a layout, but nothing that writes its numbers")

    def mark_legal(self, state: State, memory: Memory, at: int) -> int:
        """Write a byte for each action, from `at` on: 1 if it is legal, else 0. Return how many are legal."""
        for action in range(self.size):
            memory[at + action] = 0
        legal = state.legal()
        for action in legal:
            memory[at + action] = 1
        return len(legal)

    def points_known(self, state: State, seat: int, looker: int) -> int:
        """A seat's points if the game ended now, as far as the looker may know; -1 looks without a seat."""
        return state.scores()[seat]["total"]

    @abstractmethod
    def options(self, state: State) -> Json:
        """The options a game was set up with, as `new` takes them."""

    @abstractmethod
    def tell(self, before: State, action: int, after: State, seat: int | None) -> list[Json]:
        """The story of the action that led from `before` to `after`, as that seat may know it."""

    def reveal(self, state: State) -> Json:
        """The position in the shape of a view, but with nothing hidden: for looking back at a game."""
        return state.to_json()

    @abstractmethod
    def screen(self, view: Json, seat: int | None) -> Json:
        """That seat's view without what rivals keep behind their screens; whole once the game is over."""

    @abstractmethod
    def screen_changes(self, changes: list[Any], seat: int | None) -> list[Any]:
        """What changes of the screened view, given the changes of that seat's view."""

    @abstractmethod
    def count(self, seats: list[Json], variant: str = ...) -> State:
        """A finished game in which the seats have these pieces; BadPosition names what can't be."""

    @abstractmethod
    def facts(self) -> Json:
        """What is in the box and what it is worth, for whoever shows the game."""

    def step(self, state: State, action: int, chance: Chance) -> Json:
        """Apply an action and return the line a record keeps of it."""
        return records.step(self, state, action, chance)

    def record(self, setup: State, steps: Iterable[Json], seats: Sequence[str] = ()) -> Json:
        """A played game as JSON: from the position `setup`, the lines that `step` returned."""
        return records.record(self, setup, steps, seats)

    def replay(self, record: Json) -> Iterator[State]:
        """The positions of a record: the set-up one, then one after each action. Needs no seed."""
        return records.replay(self, record)
