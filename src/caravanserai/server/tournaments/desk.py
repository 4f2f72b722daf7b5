"""What people do about tournaments: set one up, join, leave, begin it, call it off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from ... import games
from ...protocol.clock_settings import NoClock
from ...protocol.refusal import Refusal
from ...protocol.tournaments import NewTournament
from ...table import MatchSettings, check
from ...tournaments import Begun, Ended, Format, Joined, Left, TournamentEntry
from ...tournaments.format import MOST_IN_A_ROUND_ROBIN
from ...tournaments.schedule import all_played, sizes_of
from ..lobby.lobby import level_for
from ..people.display_text import tidy_line
from ..people.guests import Guest
from .kept import KeptTournament, Overtaken, TournamentSetting, TournamentStore

MOST_OF_A_HOST = 5
"""Tournaments of one host that are open or run."""
MOST_ENTRANTS = 1000
LONGEST_NAME = 60
FARTHEST_MS = 366 * 86_400_000
"""How far ahead a tournament may be set up."""


class TournamentDesk:
    """The acts, each checked against who may do what and when."""

    def __init__(self, kept: TournamentStore) -> None:
        self.kept = kept

    async def set_up(self, wish: NewTournament, host: Guest) -> KeptTournament:
        """Set a tournament up; Refusal if it can't be played so."""
        name = tidy_line(wish.name[:LONGEST_NAME], "name")
        setting = read_setting(wish)
        if wish.starts_at is not None and wish.starts_at <= self.kept.now():
            raise Refusal.of("bad-request", "start-is-past", field="starts_at")
        if wish.starts_at is not None and wish.starts_at > self.kept.now() + FARTHEST_MS:
            raise Refusal.of("bad-request", "start-too-far", field="starts_at")
        made = await self.kept.create(name, host.id, wish.public, setting, wish.starts_at, MOST_OF_A_HOST)
        if made is None:
            raise Refusal.of("not-now", "too-many-tournaments")
        return await self.find(made)

    async def find(self, tournament: str) -> KeptTournament:
        """The tournament of that id; Refusal if there is none."""
        found = await self.kept.load(tournament)
        if found is None:
            raise Refusal.of("no-such-tournament", "no-such-tournament")
        return found

    async def join(self, tournament: str, guest: str) -> KeptTournament:
        """Take part from now on; again, if one has left."""

        def join(held: KeptTournament) -> TournamentEntry | None:
            entrant = held.state.entrants.get(guest)
            must_go_on(held)
            if entrant is not None and entrant.here:
                return None
            may_join(held, entrant is not None)
            return Joined(self.kept.now(), guest)

        return await self._write(tournament, join)

    async def leave(self, tournament: str, guest: str) -> KeptTournament:
        """Be paired no more; the game under way is one's own to play or to leave."""

        def leave(held: KeptTournament) -> TournamentEntry | None:
            entrant = held.state.entrants.get(guest)
            if entrant is None:
                raise Refusal.of("not-now", "not-an-entrant")
            must_go_on(held)
            return Left(self.kept.now(), guest) if entrant.here else None

        return await self._write(tournament, leave)

    async def begin(self, tournament: str, guest: str) -> KeptTournament:
        """The host begins it, with all who are there."""

        def begin(held: KeptTournament) -> TournamentEntry | None:
            must_be_host(held, guest)
            must_go_on(held)
            if held.state.begun_at is not None:
                raise Refusal.of("not-now", "tournament-begun")
            if not sizes_of(held.state):
                raise Refusal.of("not-now", "too-few-entrants")
            return Begun(self.kept.now())

        return await self._write(tournament, begin)

    async def call_off(self, tournament: str, guest: str) -> KeptTournament:
        """The host ends it; games under way are played on, and count nothing."""

        def call_off(held: KeptTournament) -> TournamentEntry | None:
            must_be_host(held, guest)
            must_go_on(held)
            return Ended(self.kept.now(), "called-off")

        return await self._write(tournament, call_off)

    async def close(self, tournament: str, note: Callable[[AsyncConnection, str], Awaitable[None]]) -> None:
        """The house ends it, and takes its name away; `note` writes that down, as of its host, in one go."""
        while True:
            held = await self.find(tournament)
            must_go_on(held)

            async def take_name(connection: AsyncConnection, held: KeptTournament = held) -> None:
                await note(connection, held.host)
                await self.kept.take_name(connection, held.id)

            try:
                ended = Ended(self.kept.now(), "called-off")
                return await self.kept.append(tournament, held.state.length, [ended], take_name)
            except Overtaken:
                continue

    async def forget(self, guest: str) -> None:
        """Somebody goes for good: out of all tournaments; what waits for them as host is called off."""
        for tournament in await self.kept.hosted_and_open(guest):
            await self.call_off(tournament, guest)
        for tournament in await self.kept.taking_part(guest):
            held = await self.find(tournament)
            if held.state.over is None:
                await self.leave(tournament, guest)
        await self.kept.take_out(guest)

    async def _write(
        self, tournament: str, propose: Callable[[KeptTournament], TournamentEntry | None]
    ) -> KeptTournament:
        """Write the entry that is proposed, if there is one; look again if somebody else was quicker."""
        while True:
            held = await self.find(tournament)
            entry = propose(held)
            if entry is None:
                return held
            try:
                await self.kept.append(tournament, held.state.length, [entry])
                return await self.find(tournament)
            except Overtaken:
                continue


def must_go_on(held: KeptTournament) -> None:
    """Only while it isn't over."""
    if held.state.over is not None:
        raise Refusal.of("not-now", "tournament-over")


def must_be_host(held: KeptTournament, guest: str) -> None:
    """Only the host may."""
    if held.host != guest:
        raise Refusal.of("not-allowed", "only-its-host")


def may_join(held: KeptTournament, again: bool = False) -> None:
    """Refusal if nobody can join any more; who was there before may always come back while it goes on."""
    must_go_on(held)
    state, format = held.state, held.state.format
    if state.begun_at is not None and not again:
        if format.kind == "round-robin":
            raise Refusal.of("not-now", "round-robin-begun")
        if format.kind == "swiss" and all_played(state):
            raise Refusal.of("not-now", "tournament-over")
    most = MOST_IN_A_ROUND_ROBIN if format.kind == "round-robin" else MOST_ENTRANTS
    if len(state.active) >= most:
        raise Refusal.of("not-now", "tournament-full")


def read_setting(wish: NewTournament) -> TournamentSetting:
    """How a tournament is played, from what its host wishes; Refusal if it can't be."""
    if isinstance(wish.clock, NoClock):
        raise Refusal.of("bad-request", "clock-wanted", field="clock")
    if wish.kind == "swiss" and not wish.rounds:
        raise Refusal.of("bad-request", "rounds-wanted", field="rounds")
    if wish.kind == "arena" and not wish.minutes:
        raise Refusal.of("bad-request", "minutes-wanted", field="minutes")
    if wish.rated and wish.round_days:
        raise Refusal.of("bad-request", "rated-without-deadline", field="round_days")
    match = read_match(wish)
    format = Format(
        kind=wish.kind,
        seats=wish.seats,
        sizes=tuple(size for size in range(2, wish.seats + 1) if playable(match, size)),
        rounds=0 if wish.kind == "arena" else wish.rounds,
        minutes=wish.minutes if wish.kind == "arena" else 0,
        duplicate=wish.duplicate and wish.kind != "arena",
        round_days=0 if wish.kind == "arena" else wish.round_days,
    )
    return TournamentSetting(format, match)


def read_match(wish: NewTournament) -> MatchSettings:
    """How the game is played at its tables: without hints, for all count."""
    try:
        game = games.get(wish.game)
        match = MatchSettings(
            game=wish.game,
            players=wish.seats,
            variant=wish.variant or game.variants[0],
            open=wish.open,
            hints=False,
            clock=wish.clock,
            stand_in=level_for(wish.game, wish.stand_in),
            rated="people" if wish.rated else "no",
        )
        check(match)
    except ValueError as problem:
        raise Refusal.of("bad-request", "unplayable-settings", field="game", problem=problem) from None
    return match


def playable(match: MatchSettings, players: int) -> bool:
    """Whether the game can be played so by that many."""
    try:
        games.get(match.game).new(players, games.Chance(0), match.variant)
    except ValueError:
        return False
    return True
