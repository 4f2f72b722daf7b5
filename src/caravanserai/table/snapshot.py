"""How a match stands after an entry of its log: a value that never changes, made from the one before.

The turn under way is tentative. A step is settled, and all steps before it with it, as soon as chance
answered something in it, or it is another seat's decision, or its seat says that the turn is over, or the
game ends. Until then only the seat that plays them sees its steps, and may take them back.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..games import Chance, Game, Json, State
from . import clock as clocks
from .clock import Clock
from .entry import Entry
from .match_settings import MatchSettings
from .result import last_one_left, played_out


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits on a seat, and who plays it now."""

    kind: str = "person"
    """"person", "same-screen" or "bot"."""
    name: str = ""
    bot: str | None = None
    """The bot that plays it now; None where its person does."""
    resigned: bool = False


class Step(NamedTuple):
    """A tentative step: nothing was drawn in it."""

    ply: int
    action: int


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """How a match stands."""

    ply: int
    """How many entries the log has: the number of the next one."""
    public: int
    """How many of them all others have been told of."""
    fixed: int
    """Steps from this ply on can still be taken back."""
    at: int
    """When the last entry was written."""
    state: State
    """The position with the tentative steps."""
    settled: State
    """The position without them: what everybody but their seat sees."""
    steps: tuple[Step, ...]
    seats: tuple[Seat, ...]
    clock: Clock
    act: int | None
    """Whose decision it is; None once over."""
    result: Json | None = None
    """How it ended."""

    def seen_by(self, receiver: int | None) -> State:
        """The position that a receiver sees."""
        return self.state if receiver is not None and receiver == self.act else self.settled

    def ply_for(self, receiver: int | None) -> int:
        """How many entries a receiver has been told of."""
        return self.ply if receiver is not None and receiver == self.act else self.public


def after_step(
    game: Game, setting: MatchSettings, before: Snapshot, entry: Entry, state: State, drawn: bool
) -> Snapshot:
    """How it stands after a step that led to `state`."""
    action = entry.data[0]
    ply, at, seat, act = entry.ply + 1, max(entry.at, before.at), entry.seat, state.seat
    turn_over = act != seat or game.ends_turn(action)
    clock = before.clock
    if not (turn_over or drawn):
        steps = (*before.steps, Step(entry.ply, action))
        return Snapshot(
            ply, before.public, before.fixed, at, state, before.settled, steps, before.seats, clock, act
        )
    if turn_over:
        clock = clocks.next_turn(setting.clock, clock, person_at(before, seat), at)
    result = played_out(state, resigned(before.seats)) if state.over else None
    return Snapshot(ply, ply, ply, at, state, state, (), before.seats, clock, act, result)


def after_taking_back(before: Snapshot, entry: Entry) -> Snapshot:
    """How it stands after the steps from a ply on were taken back."""
    steps = tuple(step for step in before.steps if step.ply < entry.data)
    if len(steps) == len(before.steps) or entry.data < before.fixed:
        raise ValueError(f"there is nothing to take back to ply {entry.data}")
    state = before.settled
    if steps:
        state, nothing = state.clone(), Chance.from_script([])
        for step in steps:
            state.apply(step.action, nothing)
    ply, at, clock, act = entry.ply + 1, max(entry.at, before.at), before.clock, before.act
    return Snapshot(
        ply, before.public, before.fixed, at, state, before.settled, steps, before.seats, clock, act
    )


def after_change_of_player(setting: MatchSettings, before: Snapshot, entry: Entry) -> Snapshot:
    """How it stands after somebody resigned, was replaced by a bot, or came back.

    If it concerns who has to decide, or ends the game, the steps of the turn under way are settled: what a
    person has done a bot doesn't take back, nor the other way round.
    """
    if entry.seat is None:
        raise ValueError("it must be the seat of somebody")
    seat = before.seats[entry.seat]
    if entry.kind == "return":
        seat = msgspec.structs.replace(seat, bot=None)
    elif entry.kind == "resign":
        seat = msgspec.structs.replace(seat, bot=entry.data or seat.bot, resigned=True)
    else:
        seat = msgspec.structs.replace(seat, bot=entry.data)
    seats = (*before.seats[: entry.seat], seat, *before.seats[entry.seat + 1 :])
    result = last_one_left(resigned(seats))
    ply, at = entry.ply + 1, max(entry.at, before.at)
    concerns = entry.seat == before.act
    settles = concerns or result is not None
    clock = before.clock
    if concerns:
        clock = clocks.next_turn(setting.clock, clock, person_at(before, entry.seat), at)
    fixed = ply if settles or not before.steps else before.fixed
    settled = before.state if settles else before.settled
    steps = () if settles else before.steps
    act = None if result is not None else before.act
    return Snapshot(ply, ply, fixed, at, before.state, settled, steps, seats, clock, act, result)


def person_at(snapshot: Snapshot, seat: int | None) -> int | None:
    """That seat, if a person plays it now: only people's time is counted."""
    return seat if seat is not None and snapshot.seats[seat].bot is None else None


def resigned(seats: tuple[Seat, ...]) -> list[bool]:
    """For each seat whether it has given up."""
    return [seat.resigned for seat in seats]
