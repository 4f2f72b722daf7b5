"""What every game promises: the front door that `games.get` opens."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from . import record as records
from . import text_record as text_records
from .blank import blank_bytes, blank_floats
from .chance import Chance
from .coding import PLAIN_CODE, Code
from .errors import BadNotation, BadPosition
from .observation_layout import Layout
from .plain_state import REASONS, PlainState
from .reading import read_rules
from .state import Changes, Json, State
from .text_record import Annotation, TextRecord
from .turns import TurnLine, as_bytes, lines

if TYPE_CHECKING:
    from typing_extensions import Buffer

Doing = Literal["bidding", "picking", "sowing", "choosing"]
"""What a seat can be busy with."""

__all__ = ["Doing", "Game", "Json", "Rooms", "State"]


@dataclass(frozen=True)
class Rooms:
    """Where other rooms find what is this game's own, as "module:name"; they do without where it is empty."""

    bots: str = ""
    """Makes its bots: `make(level, name, budget, seed, settings)`; without, there is the random one."""
    tuner: str = ""
    """Finds its bots' weights anew."""
    batch: str = ""
    """Many games at once for learners; without, there is no `envs.Batch` of it."""
    text: str = ""
    """The module that tells learners of it: `text(view)`; without, it is outlined."""
    terminal: str = ""
    """How the terminal draws it and speaks of it."""
    drawing: str = ""
    """What draws it as SVG: `knows(view)` and `draw(view, turn, theme)`."""
    lessons: str = ""
    """Reads the positions of its lessons: `whole(told)`."""
    puzzles: str = ""
    """What its puzzles are about: a `Themes`; without, none are found in its games."""
    bench: str = ""
    """Its searches and targets for the benchmark; without, random play alone is measured."""
    score: str = ""
    """The body in which its pieces come to be counted."""


class Game(ABC):
    """A game: its action space, its notation, how positions and records are read; and all that others ask.

    One object of it registers a game: `games.register`, or an entry point of the group "caravanserai.games".
    Only what has no sound default must be said: the names and numbers, `new` and `from_json`.
    """

    name: str
    """The name by which `games.get` finds it."""
    title: str
    """The name people call it."""
    rules_version: int = 1
    """The version of the rules that new games are played under: raised when a rule changes."""
    oldest_rules: int = 1
    """Games begun under this version, or one since, are played on as they began: `state.rules` says which."""
    size: int
    """Actions are 0 … size-1."""
    player_counts: tuple[int, ...]
    """How many may sit down."""
    variants: tuple[str, ...] = ("base",)
    """The ways to play it; the first is the usual one."""
    titles: ClassVar[Mapping[str, str]] = {}
    """The name people call it in other languages, by language."""
    counted: Literal["round", "turn"] = "turn"
    """What players count: the entry of the story with which another one begins."""
    clauses: str = ""
    """How the ids of its rules begin: "FT" for FT-M1; empty where it has no reference of rules."""
    longest: int = 10_000
    """More actions than any game of it has."""
    reasons: ClassVar[Mapping[str, str]] = REASONS
    """Why actions are refused: each reason's id, and the reason in English."""
    entries: ClassVar[tuple[type, ...]] = ()
    """The kinds of entries in its story: a TypedDict for each."""
    layout: Layout = Layout()
    """The numbers that `observe` writes, block by block."""
    codes: Code = PLAIN_CODE
    """How its positions are written in one line."""
    rooms: Rooms = Rooms()
    """What other rooms know of this game."""

    @abstractmethod
    # Any: each game has options of its own, and checks them.
    def new(self, players: int, chance: Chance, variant: str = ..., **options: Any) -> State:
        """Set up a game."""

    @abstractmethod
    def from_json(self, position: Json) -> State:
        """Read a position; BadPosition names the field that can't be read."""

    def from_code(self, code: str) -> State:
        """Read what `state.code()` wrote; BadCode says at which column it can't be."""
        state = self.from_json(self.codes.read(code))
        if state.code() != code:
            raise self.codes.unwritten()
        return state

    def check_rules(self, version: object) -> int:
        """A version of the rules, if games are played under it here; UnknownRules if not."""
        return read_rules(version, self.title, self.rules_version, self.oldest_rules)

    def text(self, action: int | list[int] | tuple[int, ...]) -> str:
        """The notation of an action, or of several, such as a whole turn."""
        return self.in_line(action) if isinstance(action, list | tuple) else str(action)

    def in_line(self, actions: Sequence[int]) -> str:
        """The notation of several actions, one after the other."""
        return ", ".join([self.text(action) for action in actions])

    def texts(self, actions: list[int]) -> list[str]:
        """The notation of each of the actions that `legal` gave: quicker than one by one, perhaps."""
        return [self.text(action) for action in actions]

    def parse(self, text: str) -> int:
        """The action that a notation names; BadNotation says what was expected."""
        for action in range(self.size):
            if self.text(action) == text:
                return action
        raise BadNotation(f"{text!r:.60} is not an action")

    def answer_text(self, answer: int) -> str:
        """The name of what chance answered: a card, a djinn, a meeple, a tile."""
        return str(answer)

    def parse_answer(self, text: str) -> int:
        """The answer of chance that a name stands for; BadNotation if there is none."""
        if not isinstance(text, str) or not text.isdecimal():
            raise BadNotation(f"{text!r:.40} is no answer of chance")
        return int(text)

    def options(self, state: State) -> Json:
        """The options a game was set up with, as `new` takes them."""
        return {"players": state.players, "variant": self.variants[0]}

    def ends_turn(self, action: int) -> bool:
        """Whether a seat says by this action that its turn is over, even if the next turn is its own too."""
        return False

    def closes_turn(self, before: State, action: int, after: State) -> bool:
        """Whether the turn of a seat, or its bid, is over with the action that led from one to the other."""
        return before.seat != after.seat

    def doing(self, state: State) -> Doing:
        """What the seat that decides is busy with, so roughly that it tells nothing of what it does."""
        return "choosing"

    def ways(self, state: State) -> list[list[int]]:
        """The ways on from a position, up to the next decision worth asking about: each as its actions."""
        return [[action] for action in state.legal()]

    def turns(self, state: State) -> Iterator[TurnLine]:
        """All that the seat can do with the rest of its turn, one line after the other.

        A line ends where the turn does, where another seat decides, or where chance speaks: what comes then
        is best decided when it is seen. Of lines that lead to the same position only the first is told.
        """
        memory = array("f", [0.0]) * self.layout.size
        seat = state.seat

        def sign(after: State) -> bytes:
            # Within a turn what the seat knows tells one position from another, and is quickly written down.
            if seat is None or not memory:
                return as_bytes(after)
            self.observe(after, seat, memory, 0)
            return blake2b(memory, digest_size=16).digest()

        return lines(state, sign, self.ends_turn)

    def planned(self, state: State, seat: int) -> State | None:
        """The position as if the turn of that seat began now, to plan it; None where it can't be told."""
        return None

    def by_itself(self, state: State) -> int | None:
        """What follows where there is nothing to choose, or nothing to pay; None where the seat must say.

        The end of a turn never follows by itself.
        """
        legal = state.legal()
        return legal[0] if len(legal) == 1 and not self.ends_turn(legal[0]) else None

    def unasked(self, state: State) -> int | None:
        """The answer that takes nothing of an offer made before something happens; None where there is none.

        Who looks ahead wants to see what happens then.
        """
        return None

    def tell(self, state: State, seat: int | None) -> list[Json]:
        """The story of the last action applied to a position, as that seat may know it."""
        if not isinstance(state, PlainState) or state.done is None:
            return []
        who, action = state.done
        story: list[Json] = [{"what": self.text(action), "seat": who}]
        if not state.over and state.seat != who:
            story.append({"what": "turn", "seat": state.seat})
        return story

    def foretell(self, state: State, seat: int | None) -> list[Json] | None:
        """What is sure of that action where chance had a say in it; None where its points aren't."""
        return None

    def reveal(self, state: State) -> Json:
        """The position in the shape of a view, but with nothing hidden: for looking back at a game."""
        return state.to_json()

    def screen(self, view: Json, seat: int | None) -> Json:
        """That seat's view without what rivals keep behind their screens; whole once the game is over."""
        return view

    def screen_changes(self, changes: Changes, seat: int | None) -> Changes:
        """What changes of the screened view, given the changes of that seat's view."""
        return changes

    def observe(self, state: State, seat: int, out: Buffer, at: int) -> None:
        """Write what a seat may know into memory of floats, from `at` on, as `layout` names it."""
        blank_floats(out, at, self.layout.size)

    def mark_legal(self, state: State, out: Buffer, at: int) -> int:
        """Write a byte for each action, from `at` on: 1 if it is legal, else 0. Return how many are legal."""
        row = blank_bytes(out, at, self.size)
        legal = state.legal()
        for action in legal:
            row[action] = 1
        return len(legal)

    def points_known(self, state: State, seat: int, looker: int) -> int:
        """A seat's points if the game ended now, as far as the looker may know them."""
        return state.points(looker, open=True)[seat]

    def count(self, seats: list[Json], variant: str = "base") -> State:
        """A finished game in which the seats have these pieces; BadPosition names what can't be."""
        raise BadPosition("seats", f"the pieces of {self.title} can't be counted")

    def keepsakes(self, state: State, seat: int) -> list[str]:
        """What a seat has gathered that people have favourites among, by name."""
        return []

    def facts(self) -> Json:
        """What is in the box and what it is worth, for whoever shows the game."""
        return {}

    def step(self, state: State, action: int, chance: Chance) -> Json:
        """Apply an action and return the line a record keeps of it."""
        return records.step(self, state, action, chance)

    def record(self, setup: State, steps: Iterable[Json], seats: Sequence[str] = ()) -> Json:
        """A played game as JSON: from the position `setup`, the lines that `step` returned."""
        return records.record(self, setup, steps, seats)

    def record_text(
        self, record: Json, notes: Iterable[Annotation] = (), tags: Mapping[str, str] | None = None
    ) -> str:
        """The same as text, a turn on a line, with notes if there are any; `read_text` reads it."""
        return text_records.write(self, record, notes, tags)

    def read_text(self, text: str) -> TextRecord:
        """A record written as text; BadText says at which line and column it can't be."""
        return text_records.read(self, text)

    def replay(self, record: Json) -> Iterator[State]:
        """The positions of a record: the set-up one, then one after each action. Needs no seed."""
        return records.replay(self, record)
