"""What has happened, kept small: from it the story, the record and repeated requests are told.

A thousand matches are kept in memory, so steps are kept as numbers, and the story is told again from the
set-up position when somebody asks for all of it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence

from ..games import Chance, Game, Json, State
from .entry import BackEntry, ChangeOfPlayer, DoEntry, Entry, StartEntry, bot_of
from .in_steps import InSteps
from .snapshot import Snapshot, TentativeStep

KINDS = ("do", "back")
KIND_AT, SEAT_AT = 26, 29


class History:
    """Every settled step with what chance answered, what else happened between them, and every request."""

    __slots__ = ("game", "notices", "requests", "settled", "setup")

    def __init__(self, game: Game, setup: State) -> None:
        self.game = game
        self.setup = setup
        self.settled = array("h")
        """For each settled step the action, how many answers chance gave, and these."""
        self.notices: list[tuple[int, Json]] = []
        """What is not a step, and where in `settled` it comes."""
        self.requests = array("I")
        """For each entry of the log its request in one number; 0 for what isn't repeated."""

    def add(self, entry: Entry, before: Snapshot, after: Snapshot) -> None:
        """An entry was applied."""
        self.requests.append(request_of(entry))
        if isinstance(entry, BackEntry):
            return
        if before.steps and not after.steps:
            for step in before.steps:
                self.settled.extend((step.action, 0))
        if not isinstance(entry, DoEntry):
            assert not isinstance(entry, StartEntry)
            self.notices.append((len(self.settled), notice(entry)))
        elif not after.steps:
            self.settled.extend((entry.action, len(entry.answers), *entry.answers))

    def repeats(self, seat: int, ply: int, kind: str, data: object) -> bool:
        """Whether the entry at that ply came of this same request."""
        if not 0 <= ply < len(self.requests) or kind not in KINDS:
            return False
        if type(data) is not int or not 0 <= data < 1 << KIND_AT:
            return False
        return self.requests[ply] == request_number(seat, kind, data)

    def lines(self) -> Iterator[tuple[int, int, list[int]]]:
        """Where in `settled` each step begins, its action, what chance answered."""
        place = 0
        while place < len(self.settled):
            action, number = self.settled[place], self.settled[place + 1]
            yield place, action, list(self.settled[place + 2 : place + 2 + number])
            place += 2 + number

    def story(self, receiver: int | None) -> list[Json]:
        """All that is settled, as that receiver may know it."""
        told: list[Json] = []
        notices = iter([*self.notices, (len(self.settled) + 1, {})])
        where, what = next(notices)
        state, chance = self.setup.clone(), Chance.from_script([])
        for place, action, answers in self.lines():
            while where <= place:
                told.append(what)
                where, what = next(notices)
            chance.follow(answers)
            state.apply(action, chance)
            told += self.game.tell(state, receiver)
        while where <= len(self.settled):
            told.append(what)
            where, what = next(notices)
        return told

    def record_in_steps(self, names: list[str]) -> InSteps[Json]:
        """The settled steps as a record that `game.replay` replays."""
        state = self.setup.clone()
        steps = []
        for _, action, answers in self.lines():
            steps.append(self.game.step(state, action, Chance.from_script(answers)))
            yield
        return self.game.record(self.setup, steps, names)


def replay_steps(start: State, steps: Sequence[TentativeStep]) -> list[State]:
    """The positions that tentative steps lead to, one after each."""
    positions: list[State] = []
    state, chance = start, Chance.from_script([])
    for step in steps:
        state = state.clone()
        state.apply(step.action, chance)
        positions.append(state)
    return positions


def tell_each(game: Game, positions: Iterable[State], receiver: int | None) -> list[Json]:
    """The story of the last action of each position, as that receiver may know it."""
    return [line for state in positions for line in game.tell(state, receiver)]


def notice(entry: ChangeOfPlayer) -> Json:
    """The line of the story that tells of somebody resigning, being replaced, or coming back."""
    line: Json = {"what": entry.kind, "seat": entry.seat}
    bot = bot_of(entry)
    if bot is not None:
        line["bot"] = bot
    return line


def request_of(entry: Entry) -> int:
    """The request that an entry came of, in one number."""
    if isinstance(entry, DoEntry):
        return request_number(entry.seat, "do", entry.action)
    if isinstance(entry, BackEntry):
        return request_number(entry.seat, "back", entry.to)
    return 0


def request_number(seat: int, kind: str, value: int) -> int:
    """A request in one number: the action or the ply it names, its kind, its seat."""
    return value | KINDS.index(kind) << KIND_AT | (seat + 1) << SEAT_AT
