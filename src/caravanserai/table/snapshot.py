"""How a match stands after an entry of its log: a value that never changes, made from the one before.

The turn under way is tentative: `state` has its steps, which only their seat sees, and `settled` has not.
`undo` says what can be taken back, `transitions` what follows on an entry.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..games import State
from ..protocol.clock_settings import ClockSetting, NoClock
from ..protocol.messages import MatchResult
from .player import Player
from .turn_clock import TurnClock, until


class TentativeStep(NamedTuple):
    """A step that can be taken back: nothing was drawn in it."""

    ply: int
    action: int


class Snapshot(msgspec.Struct, frozen=True, gc=False, kw_only=True):
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
    steps: tuple[TentativeStep, ...] = ()
    seats: tuple[Player, ...]
    clock: TurnClock
    to_act: int | None
    """Whose decision it is; None once over."""
    result: MatchResult | None = None
    """How it ended."""
    taken_back: int = 0
    """How often steps were taken back since one was settled."""
    returned: int = 0
    """How often a seat was taken back from a bot since a step was settled."""
    paused: bool = False
    """Whether the clock stands until who has to decide has played."""
    own_turns: tuple[int, ...]
    """How many turns the person of each seat has decided."""
    bot_turns: tuple[int, ...]
    """How many a bot has decided for them."""

    # Whoever has to decide sees the tentative steps. Once nobody has, there are none: so an onlooker, who is
    # None as well, sees what everybody sees.

    def seen_by(self, receiver: int | None) -> State:
        """The position that a receiver sees."""
        return self.state if receiver == self.to_act else self.settled

    def ply_for(self, receiver: int | None) -> int:
        """How many entries a receiver has been told of."""
        return self.ply if receiver == self.to_act else self.public

    def person(self, seat: int | None) -> int | None:
        """That seat, if a person plays it now: only people's time is counted."""
        return seat if seat is not None and self.seats[seat].bot is None else None

    def deadline(self, clock: ClockSetting) -> int | None:
        """When the time of who has to decide runs out; None if no clock runs, or a bot decides."""
        if isinstance(clock, NoClock) or self.paused:  # asked at every step, and most tables have none
            return None
        return until(clock, self.clock, self.person(self.to_act))
