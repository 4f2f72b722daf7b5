"""What an entry means to each receiver: made when asked for, so nothing is made for seats nobody watches.

Everything in it comes from the engine's one filter: `state.changes`, `game.tell`, and at tables with hidden
information `game.screen_changes` on top.
"""

from __future__ import annotations

from ..games import Game, Json, State
from ..protocol.messages import Moved
from .clock import runs_out, show
from .entry import Entry
from .history import notice, tell_steps
from .match_settings import MatchSettings, NoClock
from .snapshot import Snapshot, person_at


class Event:
    """One applied entry, and how the match stood before and after it."""

    __slots__ = ("after", "before", "entry", "game", "setting")

    def __init__(
        self, game: Game, setting: MatchSettings, entry: Entry, before: Snapshot, after: Snapshot
    ) -> None:
        self.game = game
        self.setting = setting
        self.entry = entry
        self.before = before
        self.after = after

    def moved(self, receiver: int | None, re: str = "") -> Moved | None:
        """What to tell a seat, or an onlooker (None); None if it is none of their business yet."""
        before, after = self.before, self.after
        was, ply = before.ply_for(receiver), after.ply_for(receiver)
        if was == ply:
            return None
        gone, story = self.story(receiver)
        return Moved(
            ply=ply,
            was=was,
            fixed=fixed_for(after, receiver),
            seat=receiver,
            act=after.act,
            changes=self.changes(receiver),
            legal=legal_for(self.game, after, receiver),
            story=story,
            gone=gone,
            steps=steps_for(after, receiver),
            clocks=show(self.setting.clock, after.clock, until(self.setting, after)),
            over=after.result,
            re=re,
        )

    def changes(self, receiver: int | None) -> list[object]:
        """What changes of what the receiver sees."""
        old, new = self.before.seen_by(receiver), self.after.seen_by(receiver)
        if old is new:
            return []
        changes = new.changes(old, receiver)
        return changes if self.setting.open else self.game.screen_changes(changes, receiver)

    def story(self, receiver: int | None) -> tuple[int, list[Json]]:
        """How many of the last lines of the receiver's story are gone, and which are new."""
        before, after, entry = self.before, self.after, self.entry
        own = receiver is not None and receiver == before.act
        if entry.kind == "do":
            if own:
                return 0, self.game.tell(after.state, receiver)
            told, _ = self.tell(before.settled, receiver)
            return 0, told + self.game.tell(after.state, receiver)
        if entry.kind == "back":
            told, _ = self.tell(before.settled, receiver)
            kept, _ = tell_steps(self.game, before.settled, after.steps, receiver)
            return len(told) - len(kept), []
        told, _ = self.tell(before.settled, receiver)
        if after.steps:
            return (len(told), [notice(entry), *told]) if own else (0, [notice(entry)])
        return 0, [notice(entry)] if own else [*told, notice(entry)]

    def tell(self, start: State, receiver: int | None) -> tuple[list[Json], State]:
        """The story of the steps that were tentative before this entry."""
        return tell_steps(self.game, start, self.before.steps, receiver)


def legal_for(game: Game, snapshot: Snapshot, receiver: int | None) -> list[str] | None:
    """What may be done, if it is for this receiver to decide, and no bot does it for them."""
    if receiver is None or receiver != snapshot.act or snapshot.seats[receiver].bot is not None:
        return None
    return game.texts(snapshot.state.legal())


def fixed_for(snapshot: Snapshot, receiver: int | None) -> int:
    """From which ply on the receiver sees steps that can be taken back."""
    return snapshot.fixed if receiver is not None and receiver == snapshot.act else snapshot.public


def steps_for(snapshot: Snapshot, receiver: int | None) -> list[int]:
    """The plies of the steps that this receiver can take back."""
    if receiver is None or receiver != snapshot.act:
        return []
    return [step.ply for step in snapshot.steps]


def until(setting: MatchSettings, snapshot: Snapshot) -> int | None:
    """When the time of who has to decide runs out; None if there is no clock, or a bot decides."""
    if isinstance(setting.clock, NoClock):
        return None
    seat = person_at(snapshot, snapshot.act)
    return None if seat is None else runs_out(setting.clock, snapshot.clock, seat)
