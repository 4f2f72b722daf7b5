"""What really happened at a table, read from its log with the rules alone, and what each may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from caravanserai import games
from caravanserai.games import Chance, Game, Json, State
from caravanserai.table.entry import (
    BackEntry,
    DoEntry,
    Entry,
    PauseEntry,
    ResignEntry,
    ReturnEntry,
    StartEntry,
    bot_of,
)


@dataclass(frozen=True, eq=False)
class Step:
    """One action."""

    ply: int
    before: State
    action: int
    after: State


@dataclass(frozen=True)
class Moment:
    """How it stood after so many entries of the log."""

    ply: int
    settled: tuple[Step | Json, ...]
    """All that everybody may be told of, in order: steps, and notices of people coming and going."""
    loose: tuple[Step, ...]
    """The steps that only the seat that plays them may see."""
    settled_state: State
    bots: frozenset[int]
    """Seats that a bot plays."""
    public: int
    """How many entries everybody has been told of."""
    resigned: frozenset[int] = frozenset()

    @property
    def state(self) -> State:
        """The position with the loose steps."""
        return self.loose[-1].after if self.loose else self.settled_state

    def is_own(self, seat: int | None) -> bool:
        """Whether it is for that seat to decide, so that it sees its own steps."""
        return seat is not None and seat == self.state.seat and not self.given_up

    @property
    def given_up(self) -> bool:
        """Whether all but one have resigned, which ends the game."""
        return len(self.resigned) == self.settled_state.players - 1


class Truth:
    """A table's log, read from the first entry to the last."""

    def __init__(self, open_table: bool, log: Sequence[Entry]) -> None:
        assert isinstance(log[0], StartEntry)
        start = log[0].data
        self.open = open_table
        self._told: dict[tuple[int | None, Step], list[Json]] = {}
        self.game: Game = games.get(start.game)
        state = self.game.from_json(start.setup)
        bots = frozenset(number for number, seat in enumerate(start.seats) if seat.kind == "bot")
        self.moments = {1: Moment(1, (), (), state, bots, 1)}
        for entry in log[1:]:
            self.moments[entry.ply + 1] = self._after(self.moments[entry.ply], entry)

    def _after(self, now: Moment, entry: Entry) -> Moment:
        ply = entry.ply + 1
        if isinstance(entry, BackEntry):
            kept = tuple(step for step in now.loose if step.ply < entry.to)
            return Moment(ply, now.settled, kept, now.settled_state, now.bots, now.public, now.resigned)
        if isinstance(entry, DoEntry):
            action, answers = entry.action, entry.answers
            after, chance = now.state.clone(), Chance.from_script(answers)
            after.apply(action, chance)
            assert chance.kept_to_script()
            loose = (*now.loose, Step(entry.ply, now.state, action, after))
            if answers or after.seat != entry.seat or self.game.ends_turn(action):
                return Moment(ply, (*now.settled, *loose), (), after, now.bots, ply, now.resigned)
            return Moment(ply, now.settled, loose, now.settled_state, now.bots, now.public, now.resigned)
        assert not isinstance(entry, StartEntry)
        notice: Json = {"what": entry.kind, "seat": entry.seat}
        bot = bot_of(entry)
        if bot is not None:
            notice["bot"] = bot
        if isinstance(entry, PauseEntry):
            return Moment(
                ply, (*now.settled, notice), now.loose, now.settled_state, now.bots, ply, now.resigned
            )
        bots = now.bots - {entry.seat} if isinstance(entry, ReturnEntry) else now.bots | {entry.seat}
        resigned = now.resigned | {entry.seat} if isinstance(entry, ResignEntry) else now.resigned
        together = Moment(ply, (*now.settled, *now.loose, notice), (), now.state, bots, ply, resigned)
        if entry.seat == now.state.seat or together.given_up:
            return together
        return Moment(ply, (*now.settled, notice), now.loose, now.settled_state, bots, ply, resigned)

    def view(self, ply: int, seat: int | None) -> Json:
        """What that receiver may see then."""
        moment = self.moments[ply]
        return self.screened(moment.state if moment.is_own(seat) else moment.settled_state, seat)

    def screened(self, state: State, seat: int | None) -> Json:
        """A position as that receiver sees it, where rivals' screens may hide more."""
        view = state.view(seat)
        return view if self.open else self.game.screen(view, seat)

    def legal(self, ply: int, seat: int | None) -> list[str] | None:
        """What that receiver may do then."""
        moment = self.moments[ply]
        if not moment.is_own(seat) or seat in moment.bots:
            return None
        return [self.game.text(action) for action in moment.state.legal()]

    def story(self, ply: int, seat: int | None) -> list[Json]:
        """What that receiver may be told then."""
        moment = self.moments[ply]
        return self.told([*moment.settled, *(moment.loose if moment.is_own(seat) else ())], seat)

    def told(self, parts: Iterable[Step | Json], seat: int | None) -> list[Json]:
        """Steps and notices in the words for one receiver."""
        told: list[Json] = []
        for part in parts:
            if isinstance(part, Step):
                if (seat, part) not in self._told:
                    self._told[seat, part] = self.game.tell(part.after, seat)
                told += self._told[seat, part]
            else:
                told.append(part)
        return told
