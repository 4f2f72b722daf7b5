"""One game as its log tells it.

Every accepted request is an entry; `propose_…` checks a request and makes its entry, `apply` takes an entry
in, whoever wrote it. A match is told what time it is, and asks chance only where it is given one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from .. import games
from ..games import BadPosition, Chance, IllegalAction, Json, State
from ..protocol.messages import Clocks, Doing, Looked, MatchResult, Position, Ways
from ..protocol.refusal import Refusal
from .entry import (
    BackEntry,
    DoEntry,
    Entry,
    PauseEntry,
    ResignEntry,
    ReturnEntry,
    StandInEntry,
    StartData,
    StartEntry,
    TimeOutEntry,
)
from .errors import BadLog, Gap
from .event import Event, clocks_of, fixed_for, legal_for, steps_for
from .history import History, replay_steps, tell_each
from .in_steps import InSteps, at_once
from .match_settings import MatchSettings
from .player import Player
from .preview import find_ways_in_steps, gain_of, illegal, look_ahead, sheet_of, take_no_offer
from .snapshot import Snapshot
from .transitions import after_change_of_player, after_step
from .turn_clock import wind_up
from .undo import after_taking_back, check_returning, check_taking_back

Proposed = TypeVar("Proposed", BackEntry, ResignEntry, StandInEntry, ReturnEntry, TimeOutEntry, PauseEntry)


class Match:
    """One game as its log tells it; made by `from_log`."""

    __slots__ = ("_history", "_proposed", "game", "settings", "snapshot")

    def __init__(self, settings: MatchSettings, start: StartEntry) -> None:
        self.settings = settings
        self.game = games.get(settings.game)
        state, seats = read_start(settings, start.data)
        self._history = History(self.game, state)
        self._history.requests.append(0)
        self.snapshot = Snapshot(
            ply=1,
            public=1,
            fixed=1,
            at=start.at,
            state=state,
            settled=state,
            seats=seats,
            clock=wind_up(settings.clock, settings.players, start.at),
            to_act=state.seat,
            own_turns=(0,) * settings.players,
            bot_turns=(0,) * settings.players,
        )
        """How the match stands."""
        self._proposed: tuple[Entry, Snapshot] | None = None

    @classmethod
    def begin(
        cls, settings: MatchSettings, at: int, chance: Chance, seats: Sequence[Player] = ()
    ) -> StartEntry:
        """Set a game up: the first entry of its log. Seats not named are people without a name."""
        game = games.get(settings.game)
        state = settings.set_up(chance)
        taken = list(seats) or [Player()] * settings.players
        if len(taken) != settings.players:
            raise ValueError(f"{settings.players} seats are needed, not {len(taken)}")
        data = StartData(
            game=game.name,
            rules=state.rules,
            variant=settings.variant,
            players=settings.players,
            options=game.options(state),
            seats=taken,
            setup=state.to_json(),
        )
        return StartEntry(0, at, data)

    @classmethod
    def from_log(cls, settings: MatchSettings, entries: Iterable[Entry]) -> Match:
        """The match that this log tells; BadLog if it can't be, UnknownRules if it can't be played here."""
        return at_once(cls.from_log_in_steps(settings, entries))

    @classmethod
    def from_log_in_steps(cls, settings: MatchSettings, entries: Iterable[Entry]) -> InSteps[Match]:
        """The same, entry by entry: a log may be long."""
        lines = iter(entries)
        start = next(lines, None)
        if not isinstance(start, StartEntry) or start.ply != 0:
            raise BadLog("a log begins with the start of a game, at ply 0")
        match = cls(settings, start)
        for entry in lines:
            yield
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
    def to_act(self) -> int | None:
        """Whose decision it is; None once over."""
        return self.snapshot.to_act

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.snapshot.result is not None

    @property
    def result(self) -> MatchResult | None:
        """How it ended; None while it goes on."""
        return self.snapshot.result

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who sits there, and who plays each seat now."""
        return self.snapshot.seats

    def player(self, seat: int) -> str:
        """Who plays a seat now: "person", or the bot's name."""
        return self.snapshot.seats[seat].bot or "person"

    def propose_do(self, seat: int, action: int, chance: Chance, at: int, bot: bool = False) -> DoEntry:
        """An action of a seat; `bot` says whether a bot does it, for its own seat or for an absent person."""
        now = self.snapshot
        self._check_may_act(seat, at, bot)
        state = now.state.clone()
        try:
            state.apply(action, chance)
        except IllegalAction as refusal:
            raise illegal(refusal) from None
        entry = DoEntry(now.ply, max(at, now.at), seat, action, chance.answers())
        self._proposed = (entry, after_step(self.game, self.settings.clock, now, entry, state))
        return entry

    def propose_back(self, seat: int, to: int, at: int) -> BackEntry:
        """Take the steps from ply `to` on back."""
        now = self.snapshot
        self._check_may_act(seat, at, bot=False)
        check_taking_back(now, to)
        return self._propose(BackEntry(now.ply, max(at, now.at), seat, to))

    def propose_resign(self, seat: int, at: int) -> ResignEntry:
        """Give the game up: with one rival left it ends; with more a bot plays on, and can't win."""
        now = self.snapshot
        taken = self._check_person(seat)
        rivals = sum(not other.resigned for other in now.seats) - 1
        bot = None if rivals == 1 else taken.bot or self.settings.stand_in
        return self._propose(ResignEntry(now.ply, max(at, now.at), seat, bot))

    def propose_stand_in(self, seat: int, bot: str, at: int) -> StandInEntry | ResignEntry:
        """Let a bot play for a person; with no name given, the one the table agreed on.

        In a rated game that person has given up.
        """
        now = self.snapshot
        if self._check_person(seat).bot is not None:
            raise Refusal.of("not-allowed", "bot-plays-already", seat=seat)
        if self.settings.counts:
            return self.propose_resign(seat, at)
        return self._propose(StandInEntry(now.ply, max(at, now.at), seat, bot or self.settings.stand_in))

    def propose_return(self, seat: int, at: int) -> ReturnEntry:
        """Give a seat back to its person."""
        now = self.snapshot
        if self._check_person(seat).bot is None:
            raise Refusal.of("not-allowed", "nobody-stands-in", seat=seat)
        check_returning(now)
        return self._propose(ReturnEntry(now.ply, max(at, now.at), seat))

    def propose_time_out(self, at: int) -> TimeOutEntry | ResignEntry:
        """The time of who has to decide has run out: a bot takes over; in a rated game they have given up."""
        now, seat = self.snapshot, self._seat_out_of_time(at)
        if self.settings.counts:
            return self.propose_resign(seat, at)
        return self._propose(TimeOutEntry(now.ply, max(at, now.at), seat, self.settings.stand_in))

    def propose_pause(self, at: int) -> PauseEntry | ResignEntry:
        """The time of who has to decide has run out, and nobody waits for them but bots."""
        now, seat = self.snapshot, self._seat_out_of_time(at)
        if self.settings.counts:
            return self.propose_resign(seat, at)
        return self._propose(PauseEntry(now.ply, max(at, now.at), seat))

    def foresee(self, entry: Entry) -> Snapshot:
        """How the match will stand after the next entry; worked out already if it was proposed here."""
        if self._proposed is not None and self._proposed[0] is entry:
            return self._proposed[1]
        return self._work_out(entry)

    def settles(self, entry: DoEntry) -> bool:
        """Whether a step just proposed can't be taken back once it is applied."""
        return not self.foresee(entry).steps

    def ends(self, entry: Entry) -> MatchResult | None:
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
        return Event(self.game, self.settings, entry, before, after)

    def repeats(self, seat: int, ply: int, kind: str, data: object) -> bool:
        """Whether this request was carried out at that ply: data is the action, or the ply to go back to."""
        return self._history.repeats(seat, ply, kind, data)

    def position(self, receiver: int | None, re: str = "") -> Position:
        """The whole match as a seat, or an onlooker (None), may know it."""
        now = self.snapshot
        seen = now.seen_by(receiver)
        view = seen.view(receiver)
        return Position(
            ply=now.ply_for(receiver),
            fixed=fixed_for(now, receiver),
            seat=receiver,
            act=now.to_act,
            view=view if self.settings.open else self.game.screen(view, receiver),
            legal=legal_for(self.game, now, receiver),
            story=self.story(receiver),
            steps=steps_for(now, receiver),
            clocks=self.clocks(),
            over=now.result,
            points=seen.points(receiver, self.settings.open),
            re=re,
        )

    def doing(self) -> Doing | None:
        """What others may know of the turn under way; None if they are told all of it."""
        now = self.snapshot
        if not now.steps or now.to_act is None or now.person(now.to_act) is None:
            return None
        return Doing(now.to_act, self.game.doing(now.state))

    def story(self, receiver: int | None) -> list[Json]:
        """All that has happened, as that receiver may know it."""
        story = self._history.story(receiver)
        if receiver == self.snapshot.to_act:
            positions = replay_steps(self.snapshot.settled, self.snapshot.steps)
            story += tell_each(self.game, positions, receiver)
        return story

    def look(self, seat: int, actions: Iterable[int], re: str = "") -> Looked:
        """What steps would bring to the seat whose decision it is, up to where chance has a say."""
        now = self._check_may_look(seat)
        ahead = look_ahead(self.game, now.state, seat, actions)
        changes = ahead.state.changes(now.state, seat)
        if not self.settings.open:
            changes = self.game.screen_changes(changes, seat)
        legal = self.game.texts(ahead.state.legal()) if ahead.state.seat == seat else []
        told = take_no_offer(self.game, ahead, seat)
        gain, parts = gain_of(sheet_of(now.state, seat), told.sheet)
        return Looked(now.ply, changes, told.story, legal, gain, parts, re)

    def ways(self, seat: int, first: Sequence[int], re: str = "") -> Ways:
        """The ways on, after steps tried first, for the seat whose decision it is."""
        return at_once(self.ways_in_steps(seat, first, re))

    def ways_in_steps(self, seat: int, first: Sequence[int], re: str = "") -> InSteps[Ways]:
        """The same, way by way; of the position at the first step, whatever happens meanwhile."""
        now = self._check_may_look(seat)
        ways = yield from find_ways_in_steps(self.game, now.state, seat, first)
        return Ways(ply=now.ply, ways=ways, re=re)

    def plans_in_steps(self, seat: int, first: Sequence[int], re: str = "") -> InSteps[Ways]:
        """The ways on as if the seat's turn began now, from what it sees; none where that can't be told."""
        now = self.snapshot
        planned = self.game.planned(now.seen_by(seat), seat)
        ways = [] if planned is None else (yield from find_ways_in_steps(self.game, planned, seat, first))
        return Ways(ply=now.ply_for(seat), ways=ways, re=re)

    def clocks(self) -> Clocks | None:
        """Since when the turn lasts, until when it may (in ms since 1970), and the reserves (in ms)."""
        return clocks_of(self.settings, self.snapshot)

    def deadline(self) -> int | None:
        """When the time of who has to decide runs out (ms since 1970); None without a clock or for a bot."""
        return self.snapshot.deadline(self.settings.clock)

    def record(self) -> Json:
        """The settled steps as a record that `game.replay` replays; what was taken back is left out."""
        return at_once(self.record_in_steps())

    def record_in_steps(self) -> InSteps[Json]:
        """The same, step by step."""
        names = [seat.recorded_name(i) for i, seat in enumerate(self.snapshot.seats)]
        return self._history.record_in_steps(names)

    def _check_may_act(self, seat: int, at: int, bot: bool) -> None:
        """Refuse to let a seat act that has no say now."""
        now = self.snapshot
        if now.result is not None:
            raise Refusal.of("over", "game-over")
        if seat != now.to_act:
            raise Refusal.of("not-your-turn", "other-seat-decides", act=now.to_act, seat=seat)
        if bot and now.seats[seat].bot is None:
            raise Refusal.of("stand-in", "person-plays", seat=seat)
        if not bot and now.seats[seat].bot is not None:
            raise Refusal.of("stand-in", "bot-plays-your-seat")
        deadline = self.deadline()
        if deadline is not None and at >= deadline:
            raise Refusal.of("time-out", "turn-timed-out")

    def _seat_out_of_time(self, at: int) -> int:
        """Who has to decide, and has no time left; Refusal if there is some."""
        deadline, seat = self.deadline(), self.snapshot.to_act
        if deadline is None or seat is None or at < deadline:
            raise Refusal.of("not-allowed", "time-left")
        return seat

    def _check_may_look(self, seat: int) -> Snapshot:
        """Refuse to let a seat look ahead that has no say now."""
        if seat != self.snapshot.to_act:
            raise Refusal.of("not-your-turn", "look-on-your-turn")
        return self.snapshot

    def _check_person(self, seat: int) -> Player:
        """Refuse what only people in the game can do."""
        seats = self.snapshot.seats
        if self.snapshot.result is not None:
            raise Refusal.of("over", "game-over")
        if not 0 <= seat < len(seats):
            raise Refusal.of("not-allowed", "seat-not-at-table", seat=seat, last=len(seats) - 1)
        taken = seats[seat]
        if taken.kind == "bot":
            raise Refusal.of("not-allowed", "seat-of-a-bot", seat=seat)
        if taken.resigned:
            raise Refusal.of("not-allowed", "seat-has-resigned", seat=seat)
        return taken

    def _propose(self, entry: Proposed) -> Proposed:
        """Remember what an entry leads to, for when it is applied."""
        self._proposed = (entry, self._work_out(entry))
        return entry

    def _work_out(self, entry: Entry) -> Snapshot:
        """What the next entry of the log leads to; BadLog if it can't stand there."""
        if self.snapshot.result is not None:
            raise BadLog(f"ply {entry.ply}: the game was over before")
        try:
            return self._after(entry)
        except (IllegalAction, LookupError, TypeError, ValueError) as problem:
            raise BadLog(f"ply {entry.ply}: {problem}") from None

    def _after(self, entry: Entry) -> Snapshot:
        """What an entry leads to; ValueError, or what the rules raise, if it can't be."""
        now = self.snapshot
        match entry:
            case StartEntry():
                raise ValueError("a game that has begun can't begin")
            case DoEntry() | BackEntry() if entry.seat != now.to_act:
                raise ValueError(f"it is the decision of seat {now.to_act}, not {entry.seat}")
            case DoEntry():
                return self._after_step(entry)
            case BackEntry():
                return after_taking_back(now, entry)
        return after_change_of_player(self.settings.clock, now, entry)

    def _after_step(self, entry: DoEntry) -> Snapshot:
        """What an action leads to, with chance answering as it did."""
        state, chance = self.snapshot.state.clone(), Chance.from_script(entry.answers)
        state.apply(entry.action, chance)
        if not chance.kept_to_script():
            raise ValueError("chance could not have answered so here")
        return after_step(self.game, self.settings.clock, self.snapshot, entry, state)


def read_start(settings: MatchSettings, start: StartData) -> tuple[State, tuple[Player, ...]]:
    """The position and the seats that a log begins with; BadLog if they can't be.

    UnknownRules if the rules are of a version that can't be played here.
    """
    game = games.get(settings.game)
    if start.game != game.name:
        raise BadLog(f"the log is of {start.game}, not of {game.name}")
    game.check_rules(start.rules)
    if start.players != settings.players:
        raise BadLog(f"the log is of a game for {start.players} players, not for {settings.players}")
    if len(start.seats) != settings.players:
        raise BadLog(f"{settings.players} seats are needed, not {len(start.seats)}")
    try:
        state = game.from_json(start.setup)
    except BadPosition as problem:
        raise BadLog(f"the start of the log can't be read: {problem}") from None
    if state.rules != start.rules:
        raise BadLog(f"the log is of rules {start.rules}, its first position of rules {state.rules}")
    return state, tuple(start.seats)
