"""One game as its log tells it.

Every accepted request is an entry; `propose_…` checks a request and makes its entry, `apply` takes an entry
in, whoever wrote it. A match is told what time it is, and asks chance only where it is given one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .. import games
from ..games import BadPosition, Chance, IllegalAction, Json, State
from ..protocol.messages import Looked, Position, Ways
from . import clock as clocks
from .entry import Entry
from .errors import BadLog, Gap, Refused
from .event import Event, fixed_for, legal_for, steps_for, until
from .history import History, tell_steps
from .match_settings import MatchSettings
from .preview import find_ways, look_ahead, points_of
from .snapshot import Seat, Snapshot, after_change_of_player, after_step, after_taking_back

CHANGES_OF_PLAYER = ("resign", "stand-in", "return", "time-out")


class Match:
    """One game as its log tells it; made by `from_log`."""

    __slots__ = ("_history", "_proposed", "game", "setting", "snapshot")

    def __init__(self, setting: MatchSettings, start: Entry) -> None:
        self.setting = setting
        self.game = games.get(setting.game)
        state, seats = read_start(setting, start)
        self._history = History(self.game, state)
        self._history.requests.append(0)
        clock = clocks.wind_up(setting, start.at)
        self.snapshot = Snapshot(1, 1, 1, start.at, state, state, (), seats, clock, state.seat)
        """How the match stands."""
        self._proposed: tuple[Entry, Snapshot] | None = None

    @classmethod
    def begin(cls, setting: MatchSettings, at: int, chance: Chance, seats: Sequence[Seat] = ()) -> Entry:
        """Set a game up: the first entry of its log. Seats not named are people without a name."""
        game = games.get(setting.game)
        state = setting.set_up(chance)
        taken = list(seats) or [Seat()] * setting.players
        if len(taken) != setting.players:
            raise ValueError(f"{setting.players} seats are needed, not {len(taken)}")
        data = {
            "game": game.name,
            "rules": game.rules_version,
            "variant": setting.variant,
            "players": setting.players,
            "options": game.options(state),
            "seats": msgspec.to_builtins(taken),
            "setup": state.to_json(),
        }
        return Entry(0, at, "start", None, data)

    @classmethod
    def from_log(cls, setting: MatchSettings, entries: Iterable[Entry]) -> Match:
        """The match that this log tells; BadLog if it can't be."""
        lines = iter(entries)
        start = next(lines, None)
        if start is None or start.kind != "start" or start.ply != 0:
            raise BadLog("a log begins with the start of a game, at ply 0")
        match = cls(setting, start)
        for entry in lines:
            match.apply(entry)
        return match

    @property
    def ply(self) -> int:
        """How many entries the log has: the number of the next one."""
        return self.snapshot.ply

    @property
    def fixed(self) -> int:
        """Steps from this ply on can still be taken back."""
        return self.snapshot.fixed

    @property
    def state(self) -> State:
        """The position with the tentative steps of the turn under way; not to be played on."""
        return self.snapshot.state

    @property
    def fixed_state(self) -> State:
        """The position without them: what everybody but their seat sees; not to be played on."""
        return self.snapshot.settled

    @property
    def act(self) -> int | None:
        """Whose decision it is; None once over."""
        return self.snapshot.act

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.snapshot.result is not None

    @property
    def result(self) -> Json | None:
        """How it ended: `why` ("played" or "resigned"), `winners`, `scores`; None while it goes on."""
        return self.snapshot.result

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits there, and who plays each seat now."""
        return self.snapshot.seats

    def player(self, seat: int) -> str:
        """Who plays a seat now: "person", or the bot's name."""
        return self.snapshot.seats[seat].bot or "person"

    def propose_do(self, seat: int, action: int, chance: Chance, at: int, bot: bool = False) -> Entry:
        """An action of a seat; `bot` says whether a bot does it, for its own seat or for an absent person."""
        now = self.snapshot
        self._check_may_act(seat, at, bot)
        state = now.state.clone()
        try:
            state.apply(action, chance)
        except IllegalAction as refusal:
            raise Refused("illegal", refusal.message, refusal.rule) from None
        answers = chance.answers()
        entry = Entry(now.ply, max(at, now.at), "do", seat, (action, answers))
        snapshot = after_step(self.game, self.setting, now, entry, state, bool(answers))
        self._proposed = (entry, snapshot)
        return entry

    def propose_back(self, seat: int, to: int, at: int) -> Entry:
        """Take the steps from ply `to` on back."""
        now = self.snapshot
        self._check_may_act(seat, at, bot=False)
        if not now.steps:
            raise Refused("settled", "there is no step of this turn that can still be taken back")
        if to < now.fixed:
            raise Refused("settled", f"what happened before ply {now.fixed} is settled; go back no further")
        if to > now.steps[-1].ply:
            raise Refused(
                "settled", f"the last step was at ply {now.steps[-1].ply}; go back to it or further"
            )
        return self._propose(Entry(now.ply, max(at, now.at), "back", seat, to))

    def propose_resign(self, seat: int, at: int) -> Entry:
        """Give the game up: with one rival left it ends; with more a bot plays on, and can't win."""
        now = self.snapshot
        taken = self._check_person(seat)
        rivals = sum(not other.resigned for other in now.seats) - 1
        bot = None if rivals == 1 else taken.bot or self.setting.stand_in
        return self._propose(Entry(now.ply, max(at, now.at), "resign", seat, bot))

    def propose_stand_in(self, seat: int, bot: str, at: int) -> Entry:
        """Let a bot play for a person; with no name given, the one the table agreed on."""
        now = self.snapshot
        if self._check_person(seat).bot is not None:
            raise Refused("not-allowed", f"a bot plays seat {seat} already")
        return self._propose(Entry(now.ply, max(at, now.at), "stand-in", seat, bot or self.setting.stand_in))

    def propose_return(self, seat: int, at: int) -> Entry:
        """Give a seat back to its person."""
        now = self.snapshot
        if self._check_person(seat).bot is None:
            raise Refused("not-allowed", f"no bot stands in at seat {seat}: its person plays")
        return self._propose(Entry(now.ply, max(at, now.at), "return", seat))

    def propose_time_out(self, at: int) -> Entry:
        """The time of who has to decide has run out: a bot takes over."""
        now = self.snapshot
        deadline = self.deadline()
        if deadline is None or at < deadline:
            raise Refused("not-allowed", "nobody's time has run out")
        return self._propose(Entry(now.ply, max(at, now.at), "time-out", now.act, self.setting.stand_in))

    def foresee(self, entry: Entry) -> Snapshot:
        """How the match will stand after the next entry; worked out already if it was proposed here."""
        if self._proposed is not None and self._proposed[0] is entry:
            return self._proposed[1]
        return self._work_out(entry)

    def ends(self, entry: Entry) -> Json | None:
        """How the game ends with an entry just proposed; None if it goes on."""
        return self.foresee(entry).result

    def apply(self, entry: Entry) -> Event | None:
        """Take an entry in. One that was applied before is ignored; Gap if entries before it are missing."""
        before = self.snapshot
        if entry.ply < before.ply:
            return None
        if entry.ply > before.ply:
            raise Gap(before.ply)
        after = self.foresee(entry)
        self._proposed = None
        self._history.add(entry, before, after)
        self.snapshot = after
        return Event(self.game, self.setting, entry, before, after)

    def repeats(self, seat: int, ply: int, kind: str, data: object) -> bool:
        """Whether this request was carried out at that ply: data is the action, or the ply to go back to."""
        return self._history.repeats(seat, ply, kind, data)

    def position(self, receiver: int | None, re: str = "") -> Position:
        """The whole match as a seat, or an onlooker (None), may know it."""
        now = self.snapshot
        view = now.seen_by(receiver).view(receiver)
        return Position(
            ply=now.ply_for(receiver),
            fixed=fixed_for(now, receiver),
            seat=receiver,
            act=now.act,
            view=view if self.setting.open else self.game.screen(view, receiver),
            legal=legal_for(self.game, now, receiver),
            story=self.story(receiver),
            steps=steps_for(now, receiver),
            clocks=self.clocks(),
            over=now.result,
            re=re,
        )

    def story(self, receiver: int | None) -> list[Json]:
        """All that has happened, as that receiver may know it."""
        story = self._history.story(receiver)
        if receiver is not None and receiver == self.snapshot.act:
            story += tell_steps(self.game, self.snapshot.settled, self.snapshot.steps, receiver)[0]
        return story

    def look(self, seat: int, actions: Iterable[int], re: str = "") -> Looked:
        """What steps would bring to the seat whose decision it is, up to where chance has a say."""
        now = self._check_may_look(seat)
        ahead = look_ahead(self.game, now.state, seat, actions)
        changes = ahead.state.changes(now.state, seat)
        if not self.setting.open:
            changes = self.game.screen_changes(changes, seat)
        legal = self.game.texts(ahead.state.legal()) if ahead.state.seat == seat else []
        gain = ahead.points - points_of(now.state, seat)
        return Looked(ply=now.ply, changes=changes, story=ahead.story, legal=legal, gain=gain, re=re)

    def ways(self, seat: int, first: Sequence[int], re: str = "") -> Ways:
        """The ways on, after steps tried first, for the seat whose decision it is."""
        now = self._check_may_look(seat)
        return Ways(ply=now.ply, ways=find_ways(self.game, now.state, seat, first), re=re)

    def clocks(self) -> Json | None:
        """Since when the turn lasts, until when it may (in ms since 1970), and the reserves (in ms)."""
        return clocks.show(self.setting.clock, self.snapshot.clock, self.deadline())

    def deadline(self) -> int | None:
        """When the time of who has to decide runs out (ms since 1970); None without a clock or for a bot."""
        return until(self.setting, self.snapshot)

    def record(self) -> Json:
        """The settled steps as a record that `game.replay` replays; what was taken back is left out."""
        return self._history.record([seat.name or f"seat{i}" for i, seat in enumerate(self.snapshot.seats)])

    def _check_may_act(self, seat: int, at: int, bot: bool) -> None:
        """Refuse to let a seat act that has no say now."""
        now = self.snapshot
        if now.result is not None:
            raise Refused("over", "the game is over")
        if seat != now.act:
            raise Refused("not-your-turn", f"it is for seat {now.act} to decide, not for seat {seat}")
        if bot != (now.seats[seat].bot is not None):
            if bot:
                raise Refused("stand-in", f"the person at seat {seat} plays, not a bot")
            raise Refused("stand-in", "a bot plays your seat; take it back first")
        deadline = self.deadline()
        if deadline is not None and at >= deadline:
            raise Refused("time-out", "the time for this turn has run out")

    def _check_may_look(self, seat: int) -> Snapshot:
        """Refuse to let a seat look ahead that has no say now."""
        if seat != self.snapshot.act:
            raise Refused("not-your-turn", "you can look ahead while it is your decision")
        return self.snapshot

    def _check_person(self, seat: int) -> Seat:
        """Refuse what only people in the game can do."""
        if self.snapshot.result is not None:
            raise Refused("over", "the game is over")
        if not 0 <= seat < len(self.snapshot.seats):
            raise Refused(
                "not-allowed", f"there is no seat {seat}; the seats are 0 to {len(self.snapshot.seats) - 1}"
            )
        taken = self.snapshot.seats[seat]
        if taken.kind == "bot":
            raise Refused("not-allowed", f"seat {seat} is a bot's own")
        if taken.resigned:
            raise Refused("not-allowed", f"seat {seat} has given up the game")
        return taken

    def _propose(self, entry: Entry) -> Entry:
        """Remember what an entry leads to, for when it is applied."""
        self._proposed = (entry, self._work_out(entry))
        return entry

    def _work_out(self, entry: Entry) -> Snapshot:
        """What the next entry of the log leads to; BadLog if it can't stand there."""
        now = self.snapshot
        if now.result is not None:
            raise BadLog(f"ply {entry.ply}: the game was over before")
        try:
            if entry.kind in CHANGES_OF_PLAYER:
                return after_change_of_player(self.setting, now, entry)
            if entry.kind not in ("do", "back"):
                raise BadLog(f"ply {entry.ply}: {entry.kind!r} can't follow on the start")
            if entry.seat != now.act:
                raise BadLog(f"ply {entry.ply}: it is the decision of seat {now.act}, not {entry.seat}")
            return self._after_step(entry) if entry.kind == "do" else after_taking_back(now, entry)
        except (IllegalAction, LookupError, TypeError, ValueError) as problem:
            if isinstance(problem, BadLog):
                raise
            raise BadLog(f"ply {entry.ply}: {problem}") from None

    def _after_step(self, entry: Entry) -> Snapshot:
        """What an action leads to, with chance answering as it did."""
        action, answers = entry.data
        state, chance = self.snapshot.state.clone(), Chance.from_script(answers)
        state.apply(action, chance)
        if not chance.kept_to_script():
            raise ValueError("chance could not have answered so here")
        return after_step(self.game, self.setting, self.snapshot, entry, state, bool(answers))


def read_start(setting: MatchSettings, start: Entry) -> tuple[State, tuple[Seat, ...]]:
    """The position and the seats of a log's first entry; BadLog if they can't be played here."""
    game = games.get(setting.game)
    try:
        data = start.data
        if data["game"] != game.name:
            raise BadLog(f"the log is of {data['game']}, not of {game.name}")
        if data["rules"] != game.rules_version:
            known = game.rules_version
            raise BadLog(
                f"the log was written under rules {data['rules']} of {game.title}; here are rules {known}"
            )
        if data["players"] != setting.players:
            raise BadLog(f"the log is of a game for {data['players']} players, not for {setting.players}")
        seats = tuple(msgspec.convert(data["seats"], list[Seat]))
        if len(seats) != setting.players:
            raise BadLog(f"{setting.players} seats are needed, not {len(seats)}")
        return game.from_json(data["setup"]), seats
    except (BadPosition, msgspec.ValidationError, TypeError, KeyError) as problem:
        raise BadLog(f"the start of the log can't be read: {problem}") from None
