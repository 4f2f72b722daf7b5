"""A simulated season: bots of known strength behind people's seats, through a real server at full speed.

    python -m benchmarks.season [--players 500] [--rounds 200] [--minutes M]

First the arena measures how strong the bots are. Then so many guests, each with one of them behind it, play
Swiss tournaments of rated games of Ali Baba for two, one after another, until all rounds are played or the
minutes are over. At the end the server's database is read: every game must be there exactly once, in the
results, in its tournament and in the ratings of who played it; and the ratings must order people as the arena
does. Exit code 1 if a promise isn't kept.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import re
import sqlite3
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.load import Promise, cpu_of, memory_of, percentile, show
from benchmarks.season_books import Books, read_books
from benchmarks.season_players import Company, Crew, Evening, Person, Played
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from tests.servers import ServerProcess
from tests.system.live_play import WITHOUT_LIMITS

from caravanserai import arena
from caravanserai.client import Client
from caravanserai.protocol.clock_settings import LiveClock
from caravanserai.protocol.tournaments import NewTournament, TournamentInfo
from caravanserai.tournaments.format import MOST_ROUNDS

GAME, VARIANT = "ali-baba", "small"
DATABASE = "caravanserai.sqlite3"
CLOCK = LiveClock(turn_seconds=3600)
GRADES = 25
"""Kinds of bots; several people are of each."""
PAIRED_GAMES = 60
"""Between every two grades in the arena."""
AGAIN = 0.5
"""Seconds until the tournament is looked at again."""
AT_ONCE = 8
"""People who come in at the same time."""
SETTLED = 0.25
"""The part of the season after which memory should grow no more."""


def grades(number: int) -> list[str]:
    """So many bots, the weakest first: they misjudge less and see more."""
    names = []
    for grade in range(number):
        skill = grade / (number - 1)
        doubt, vision, foresight = 30 * (1 - skill) ** 2, skill, 0.4 * skill
        names.append(f"pedlar:doubt={doubt:.2f},vision={vision:.2f},foresight={foresight:.2f}")
    return names


def strengths(names: Sequence[str], games: int) -> dict[str, float]:
    """How strong the arena finds them, in Elo."""
    settings = arena.RunSettings.make(GAME, names, players=2, variant=VARIANT, games=games)
    with tempfile.TemporaryDirectory() as folder:
        ladder = arena.run(settings, Path(folder)).ladder
    return {rung.bot: rung.rating.value for rung in ladder}


def spearman(some: Sequence[float], others: Sequence[float]) -> float:
    """How far two orders agree, from -1 to 1; who is equal shares a rank."""
    return statistics.correlation(ranks(some), ranks(others))


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each; equals share the mean of theirs."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    before = 0
    for _, group in itertools.groupby(order, key=values.__getitem__):
        equals = list(group)
        for index in equals:
            found[index] = before + (len(equals) - 1) / 2
        before += len(equals)
    return found


@dataclass
class Figures:
    """What was seen while a season was played."""

    rounds: int = 0
    moves: int = 0
    reconnections: int = 0
    problems: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    """Bytes of the server after each round."""
    pairing: list[float] = field(default_factory=list)
    """Seconds from the last result of a round until the next one has its tables."""
    cpu: float = 0.0
    took: float = 0.0
    held: float = 0.0
    """The share of looks at which the event loop came more than 50 ms late."""

    def take(self, played: Played, memory: int) -> None:
        """A round was played."""
        self.rounds += 1
        self.moves += played.moves
        self.reconnections += played.reconnections
        self.problems += played.problems
        self.memory.append(memory)


class Season:
    """A server, its people, and the tournaments they play."""

    def __init__(self, server: ServerProcess, players: int, rounds: int, bots: Sequence[str]) -> None:
        assert server.process is not None
        self.server = server
        self.process = server.process.pid
        self.rounds = rounds
        self.host = Client(server.url)
        self.people = [Client(server.url) for _ in range(players)]
        self.bots = [bots[number * len(bots) // players] for number in range(players)]
        self.guests: list[str] = []
        self.figures = Figures()

    async def come_in(self) -> None:
        """Everybody tells their name."""
        narrow = asyncio.Semaphore(AT_ONCE)

        async def introduce(client: Client, name: str) -> str:
            async with narrow:
                return (await client.introduce(name)).id

        await introduce(self.host, "Host")
        self.guests = list(
            await asyncio.gather(
                *(introduce(client, f"Player {number}") for number, client in enumerate(self.people))
            )
        )

    async def play(self, progress: Progress, deadline: float) -> None:
        """Tournament after tournament, until all rounds are played or time is up."""
        url = self.server.url.replace("http", "ws", 1)
        people = [
            Person(client.http.headers, bot) for client, bot in zip(self.people, self.bots, strict=True)
        ]
        crew = Crew(Company(url, GAME, people))
        started, cpu = time.monotonic(), cpu_of(self.process)
        task = progress.add_task("rounds", total=self.rounds, told="")
        while self.figures.rounds < self.rounds and time.monotonic() < deadline:
            await self.tournament(crew, progress, task, deadline)
        self.figures.took = time.monotonic() - started
        self.figures.cpu = cpu_of(self.process) - cpu
        self.figures.held = share_held(self.server.url)
        crew.close()

    async def tournament(self, crew: Crew, progress: Progress, task: TaskID, deadline: float) -> None:
        """One tournament; called off in the middle of a round, which is played on, when time is up."""
        rounds = min(MOST_ROUNDS, self.rounds - self.figures.rounds)
        wish = NewTournament("Season", GAME, variant=VARIANT, rounds=rounds, rated=True, clock=CLOCK)
        id = (await self.host.new_tournament(wish)).id
        narrow = asyncio.Semaphore(AT_ONCE)

        async def join(client: Client) -> None:
            async with narrow:
                await client.at_tournament(id, "join")

        await asyncio.gather(*map(join, self.people))
        await self.host.at_tournament(id, "begin")
        for number in range(1, rounds + 1):
            before = time.monotonic()
            told = await self.look(id, number)
            if number > 1:
                self.figures.pairing.append(time.monotonic() - before)
            late = time.monotonic() > deadline
            if late:
                await self.host.at_tournament(id, "call-off")
            played = await crew.play(self.evening(told))
            self.figures.take(played, memory_of(self.process))
            memory, pace = self.figures.memory[-1] / 1e6, played.games / (time.monotonic() - before)
            progress.update(task, advance=1, told=f"{pace:.0f} games/s, server {memory:.0f} MB")
            if late:
                return
        await self.look(id, None)

    async def look(self, tournament: str, number: int | None) -> TournamentInfo:
        """The tournament, once that round is paired; without a number, once it is over."""
        while True:
            told = await self.host.tournament(tournament)
            if told.status == "over" or (number is not None and told.paired >= number):
                return told
            await asyncio.sleep(AGAIN)

    def evening(self, told: TournamentInfo) -> Evening:
        """The round, for those who play it."""
        assert told.round is not None
        numbers = {guest: number for number, guest in enumerate(self.guests)}
        tables = [
            (table.table or "", [numbers[seat.guest] for seat in table.seats]) for table in told.round.tables
        ]
        return Evening(self.figures.rounds, tables)

    async def until_counted(self) -> None:
        """Wait until the results of all games are taken in."""
        while await asyncio.to_thread(uncounted, self.server.data / DATABASE):
            await asyncio.sleep(AGAIN)


def uncounted(path: Path) -> int:
    """How many games are over whose results aren't taken in."""
    with closing(sqlite3.connect(path)) as database:
        wanted = "select count(*) from tables where counted_at is null"
        number: int = database.execute(wanted).fetchone()[0]
    return number


def share_held(url: str) -> float:
    """How often the event loop came more than 50 ms late, of all looks at it."""
    with urllib.request.urlopen(f"{url}/metrics", timeout=30) as answer:
        told = answer.read().decode()
    buckets = dict(re.findall(r'loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)', told))
    return 1 - float(buckets["0.05"]) / float(buckets["+Inf"])


def promises(season: Season, books: Books, elo: dict[str, float]) -> list[Promise]:
    """What came of it, against what was promised."""
    figures = season.figures
    settled = figures.memory[int(len(figures.memory) * SETTLED) :]
    known = [elo[bot] for bot in season.bots]
    rated = [books.ratings[guest].value for guest in season.guests]
    return [
        Promise("people", len(season.people), ""),
        Promise("rounds", figures.rounds, "", at_least=season.rounds),
        Promise("games", books.games, ""),
        Promise("games a second", books.games / figures.took, "/s"),
        Promise("server CPU a game", figures.cpu / books.games * 1e3, "ms"),
        Promise("moves", figures.moves, ""),
        Promise("lost, twice or wrong", len(books.wrong), "", at_most=0),
        Promise(
            "refusals and lost connections", len(figures.problems) + figures.reconnections, "", at_most=0
        ),
        Promise("until the next round stands, median", percentile(figures.pairing or [0.0], 0.5), "ms"),
        Promise("until the next round stands, longest", percentile(figures.pairing or [0.0], 1.0), "ms"),
        Promise("event loop more than 50 ms late", 100 * figures.held, "% of looks"),
        Promise("strengths by the arena, from first to last", max(known) - min(known), "Elo"),
        Promise("ratings, from first to last", max(rated) - min(rated), "Elo"),
        Promise("ratings against strengths, Spearman", spearman(known, rated), "", at_least=0.9),
        Promise("server memory at the end", figures.memory[-1] / 1e6, "MB"),
        Promise("grown since a quarter of the season", (settled[-1] - settled[0]) / 1e6, "MB", at_most=100),
    ]


def play_season(
    console: Console, server: ServerProcess, players: int, rounds: int, bots: Sequence[str], minutes: float
) -> tuple[Season, Books]:
    """Play a season at a server, which has ended then; what is in its books."""
    season = Season(server, players, rounds, bots)

    async def evening() -> None:
        await season.come_in()
        columns = (TextColumn("rounds"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, TextColumn("{task.fields[told]}"), console=console) as progress:
            await season.play(progress, time.monotonic() + 60 * minutes)
        await season.until_counted()

    asyncio.run(evening())
    server.terminate()
    return season, read_books(server.data / DATABASE)


def main() -> int:
    """Play a season, print what came of it, and say by the exit code whether all promises are kept."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=600, help="when to stop, finished or not (600)")
    parser.add_argument("--grades", type=int, default=GRADES, help=f"kinds of bots ({GRADES})")
    parser.add_argument("--arena-games", type=int, default=PAIRED_GAMES, help=f"between two ({PAIRED_GAMES})")
    wishes = parser.parse_args()
    console = Console()
    names = grades(wishes.grades)
    console.print(f"The arena: {len(names)} bots, {wishes.arena_games} games between every two …")
    elo = strengths(names, wishes.arena_games)
    for name in names:
        console.print(f"  {elo[name]:6.0f}  {name}")
    with ServerProcess(environment=WITHOUT_LIMITS) as server:
        season, books = play_season(console, server, wishes.players, wishes.rounds, names, wishes.minutes)
    for problem in (books.wrong + season.figures.problems)[:10]:
        console.print(problem)
    title = f"{wishes.players} people, {season.figures.rounds} rounds"
    return 0 if show(console, title, promises(season, books, elo)) else 1


if __name__ == "__main__":
    sys.exit(main())
