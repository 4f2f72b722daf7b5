"""What an entry means to each receiver: made when asked for, so nothing is made for seats nobody watches.

Everything in it comes from the engine's one filter: `state.changes`, `game.tell`, and at tables with hidden
information `game.screen_changes` on top.
"""

from __future__ import annotations

from ..games import Game, Json, State
from ..protocol.clock_settings import NoClock
from ..protocol.game_json import Change
from ..protocol.messages import Clocks, Doing, Moved
from .entry import BackEntry, DoEntry, Entry, StartEntry
from .history import notice, replay_steps, tell_each
from .match_settings import MatchSettings
from .snapshot import Snapshot
from .turn_clock import show


class Event:
    """One applied entry, and how the match stood before and after it."""

    __slots__ = ("_tentative", "after", "before", "entry", "game", "settings")

    def __init__(
        self, game: Game, settings: MatchSettings, entry: Entry, before: Snapshot, after: Snapshot
    ) -> None:
        self.game = game
        self.settings = settings
        self.entry = entry
        self.before = before
        self.after = after
        self._tentative: list[State] | None = None

    def moved(self, receiver: int | None, re: str = "") -> Moved | None:
        """What to tell a seat, or an onlooker (None); None if it is none of their business yet."""
        before, after = self.before, self.after
        was, ply = before.ply_for(receiver), after.ply_for(receiver)
        if was == ply:
            return None
        old, new = before.seen_by(receiver), after.seen_by(receiver)
        gone, story = self.story(receiver)
        return Moved(
            ply=ply,
            was=was,
            fixed=fixed_for(after, receiver),
            seat=receiver,
            act=after.to_act,
            changes=[] if old is new else self.changes(old, new, receiver),
            legal=legal_for(self.game, after, receiver),
            story=story,
            gone=gone,
            steps=steps_for(after, receiver),
            clocks=clocks_of(self.settings, after),
            over=after.result,
            points=new.points(receiver, self.settings.open),
            re=re,
        )

    def doing(self) -> Doing | None:
        """What others may know of a person's step that they aren't told of; None if it is nothing new."""
        before, after = self.before, self.after
        act = after.to_act
        if act is None or after.public != before.public or after.person(act) is None:
            return None
        doing = self.game.doing(after.state)
        return None if doing == self.game.doing(before.state) else Doing(act, doing)

    def changes(self, old: State, new: State, receiver: int | None) -> list[Change]:
        """What changes of what the receiver sees."""
        changes = new.changes(old, receiver)
        return changes if self.settings.open else self.game.screen_changes(changes, receiver)

    def story(self, receiver: int | None) -> tuple[int, list[Json]]:
        """How many of the last lines of the receiver's story are gone, and which are new."""
        before, after, entry = self.before, self.after, self.entry
        own = receiver == before.to_act
        if isinstance(entry, DoEntry):
            if own:
                return 0, self.game.tell(after.state, receiver)
            return 0, self.tell_tentative(receiver) + self.game.tell(after.state, receiver)
        told = self.tell_tentative(receiver)
        if isinstance(entry, BackEntry):
            kept = tell_each(self.game, self.tentative()[: len(after.steps)], receiver)
            return len(told) - len(kept), []
        assert not isinstance(entry, StartEntry)
        if after.steps:
            return (len(told), [notice(entry), *told]) if own else (0, [notice(entry)])
        return 0, [notice(entry)] if own else [*told, notice(entry)]

    def tell_tentative(self, receiver: int | None) -> list[Json]:
        """The story of the steps that were tentative before this entry."""
        return tell_each(self.game, self.tentative(), receiver) if self.before.steps else []

    def tentative(self) -> list[State]:
        """The positions that these steps led to: worked out once for all receivers."""
        if self._tentative is None:
            self._tentative = replay_steps(self.before.settled, self.before.steps)
        return self._tentative


def legal_for(game: Game, snapshot: Snapshot, receiver: int | None) -> list[str] | None:
    """What may be done, if it is for this receiver to decide, and no bot does it for them."""
    if receiver != snapshot.to_act or snapshot.person(receiver) is None:
        return None
    return game.texts(snapshot.state.legal())


def fixed_for(snapshot: Snapshot, receiver: int | None) -> int:
    """From which ply on the receiver sees steps that can be taken back."""
    return snapshot.fixed if receiver == snapshot.to_act else snapshot.public


def steps_for(snapshot: Snapshot, receiver: int | None) -> list[int]:
    """The plies of the steps that this receiver can take back."""
    return [step.ply for step in snapshot.steps] if receiver == snapshot.to_act else []


def clocks_of(settings: MatchSettings, snapshot: Snapshot) -> Clocks | None:
    """The clocks as everybody sees them; None where there is none."""
    if isinstance(settings.clock, NoClock):
        return None
    return show(settings.clock, snapshot.clock, snapshot.deadline(settings.clock), snapshot.paused)
