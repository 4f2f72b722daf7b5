"""Has a server write a database with a bit of everything, and keeps it with what that version says of it.

It was made by the last version before rules had versions (commit 5b99535), from its folder, with this folder
of the tests put into it; its tables have the format of all versions since the first. `NEWER` says where a
version is that knows version 2 of the rules, which is asked where it would do otherwise:

    NEWER=../main/build/dev:../main PYTHONPATH=build/dev:. python -m tests.server.before.make

It stays as it is: whoever has such a database must be able to go on with it. So this is written in the words
of that version's client, and isn't checked against those of today. The people's tokens are kept beside the
database, since they open nothing else.
"""

# mypy: ignore-errors

from __future__ import annotations

import asyncio
import gzip
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
from tests.servers import ServerProcess

from caravanserai import games, table
from caravanserai.client import Client, Place
from caravanserai.protocol.bodies import Beginning, NewTable, SeatWish
from caravanserai.protocol.clock_settings import LiveClock, NoClock, SlowClock

from .told import (
    BOT_THINKS,
    DATABASE,
    ENVIRONMENT,
    EXPECTED,
    FILE,
    PATIENCE,
    TIME_STANDS_STILL,
    told_by_logs,
    told_by_server,
)

Json = dict[str, Any]
NAMES = ("Ada", "Bob", "Çelik", "Дов")


class Newer:
    """A version that knows version 2 of the rules, asked whether it would do otherwise."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.before.newer"],
            env={**os.environ, "PYTHONPATH": os.environ["NEWER"]},
            cwd=os.environ["NEWER"].split(":")[-1],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def does_otherwise(self, id: str) -> bool:
        """Whether another question is certain to come at that table, or should not have come."""
        match = match_of(self.database, id)
        if match.state.over or match.state.step == "bid":
            return False
        asked = msgspec.json.encode([match.game.name, match.state.to_json()])
        self.process.stdin.write(asked + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline() == b"1\n"


def match_of(database: Path, id: str) -> table.Match:
    """How a match stands by now."""
    with closing(sqlite3.connect(database)) as store:
        lines = store.execute("select entry from log where tbl = ? order by ply", [id]).fetchall()
        ((written,),) = store.execute("select setting from tables where id = ?", [id])
    settings = msgspec.json.decode(written, type=table.MatchSettings)
    return table.Match.from_log(settings, [table.decode(bytes(line)) for (line,) in lines])


class People:
    """Those who come to the tables, and what they leave behind."""

    def __init__(self, url: str, newer: Newer) -> None:
        self.newer = newer
        self.clients = [Client(url) for _ in NAMES]
        self.told: dict[str, Json] = {}
        self.tables: dict[str, str] = {}
        """The id of each table by what it is kept for."""
        self.dice = random.Random(7)

    @property
    def host(self) -> Client:
        """Ada, whose tables they are."""
        return self.clients[0]

    async def introduce(self) -> None:
        """All tell their names, and have a token made for a program of theirs."""
        languages = ("en", "hu", "ru", "ru")
        for name, client, language in zip(NAMES, self.clients, languages, strict=True):
            me = await client.introduce(name, language)
            token = await client.new_token(f"{name}'s program")
            self.told[name] = {"id": me.id, "token": token.secret}

    async def set_up(self, label: str, wish: NewTable, guests: int = 1) -> str:
        """A table with that many people on its first seats."""
        made = await self.host.new_table(wish)
        self.tables[label] = made.id
        for seat in range(1, guests):
            await self.clients[seat].join(made.id, made.invite or "")
            await self.clients[seat].sit(made.id, seat)
        return made.id

    @asynccontextmanager
    async def begun(self, label: str, wish: NewTable, guests: int = 1) -> AsyncIterator[list[Place]]:
        """The places of those people, once the game has begun."""
        made = await self.set_up(label, wish, guests)
        await self.host.start(made)
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(client.table(made)) for client in self.clients[:guests]]

    async def play(
        self, places: list[Place], steps: int = 10**6, until: Callable[[Place], object] = lambda _: False
    ) -> Place | None:
        """Play that many steps, or until whoever has to decide is where they are wanted; who that is."""
        for _ in range(steps):
            place = await decides(places)
            if place is None or until(place):
                return place
            await place.do(self.dice.choice(eager(place)))
        return await decides(places)

    async def play_to_a_difference(self, label: str, wish: NewTable) -> None:
        """Leave a game of two where version 2 of the rules would do otherwise; some may have to end first."""
        for attempt in range(40):
            name = label if attempt == 0 else f"{label}: {attempt} ended before"
            async with self.begun(name, wish, guests=wish.players) as places:
                id = self.tables.pop(name)
                place = await self.play(places, until=lambda _, id=id: self.newer.does_otherwise(id))
            if place is not None:
                self.tables[label] = id
                return
        raise AssertionError(f"{label}: never")


def eager(place: Place) -> list[str]:
    """What may be done; with djinns bought where one can, and white treasures left for the end."""
    legal, view = place.state.legal, place.state.view
    bought = [text for text in legal if text.startswith("buy")]
    if bought or "cave" not in view:
        return bought or legal
    lying = {f"take {where}": there["tile"] or "" for where, there in view["cave"].items()}
    return [text for text in legal if "white" not in lying.get(text, "")] or legal


async def decides(places: list[Place]) -> Place | None:
    """Who has to decide, once it is one of these people; None if the game is over."""
    waiting = [asyncio.create_task(place.turn()) for place in places]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    if any(place.state.over for place in places):
        for place in places:
            await place.until(lambda place=place: place.state.over)
        return None
    return next(place for place in places if place.my_turn)


def steps_taken(number: int) -> Callable[[Place], bool]:
    """Whether so many steps of the turn can be taken back."""
    return lambda place: len(place.state.steps) >= number


FIVE_TRIBES, ALI_BABA = "five-tribes", "ali-baba"


async def set_the_tables(people: People) -> None:
    """Everything that a database can have in it."""
    begun, play = people.begun, people.play

    await people.set_up("waiting", NewTable(FIVE_TRIBES, 3, public=True))
    invited = await people.set_up("waiting, with somebody who was invited", NewTable(ALI_BABA, 4), guests=2)
    await people.host.put_on_seat(invited, 2, SeatWish("bot", "vizier"))

    async with begun("before the first move", NewTable(FIVE_TRIBES, 2), guests=2):
        pass
    async with begun("in the middle of a move", NewTable(FIVE_TRIBES, 2), guests=2) as places:
        await play(places, 25)
        await play(places, until=steps_taken(3))
    async with begun("some steps taken back", NewTable(FIVE_TRIBES, 3, open=False), guests=3) as places:
        await play(places, 45)
        place = await play(places, until=steps_taken(3))
        assert place is not None
        await place.back(place.state.steps[1])
        await place.do(people.dice.choice(place.state.legal))
        await place.back()
        await place.do(people.dice.choice(place.state.legal))
    live = LiveClock(3600, 7200)
    async with begun("with a clock", NewTable(FIVE_TRIBES, 4, clock=live), guests=4) as places:
        await play(places, 60)
        await play(places, until=steps_taken(2))
        await places[0].say("Good evening!")
        await places[1].say("Jó estét, Ada; что нового?")
    async with begun("a bot stands in", NewTable(FIVE_TRIBES, 3, stand_in="novice"), guests=3) as places:
        await play(places, 20)
        await places[2].stand_in()
        await play(places[:2], 12)
        await play(places[:2], until=steps_taken(1))
    seats = [SeatWish("person"), SeatWish("bot", "novice"), SeatWish("bot", "random")]
    async with begun("with bots", NewTable(FIVE_TRIBES, 3, seats=seats)) as places:
        await play(places, 20)
        await play(places, until=steps_taken(2))
    async with begun("one gave up, a bot plays on", NewTable(FIVE_TRIBES, 3), guests=3) as places:
        await play(places, 18)
        await places[1].resign()
        await play([places[0], places[2]], 8)

    for variant, players in (("base", 4), ("lamp", 3), ("equal", 2), ("small", 2)):
        wish = NewTable(ALI_BABA, players, variant=variant, open=variant != "lamp", clock=SlowClock(3))
        async with begun(f"{variant} under way", wish, guests=players) as places:
            await play(places, 12)
            await play(places, 60, until=steps_taken(1))
    beside = [
        SeatWish("person"),
        SeatWish("same-screen", name="Grandma"),
        SeatWish("same-screen", name="Kid"),
    ]
    wish = NewTable(ALI_BABA, 3, variant="lamp", open=False, seats=beside, first=1)
    async with begun("on one screen", wish) as places:
        await play(places, 10)

    for number, clock in enumerate((NoClock(), SlowClock(2), LiveClock(600, 600)), 1):
        wish = NewTable(FIVE_TRIBES, 2, clock=clock)
        await people.play_to_a_difference(f"a power before the tile, {number}", wish)
    for variant, players in (("base", 2), ("lamp", 3)):
        wish = NewTable(ALI_BABA, players, variant=variant, clock=SlowClock(2))
        await people.play_to_a_difference(f"{variant}, a ban that can't matter", wish)

    async with begun("played to the end", NewTable(FIVE_TRIBES, 2, public=True), guests=2) as places:
        await play(places)
    async with begun("ended by giving up", NewTable(ALI_BABA, 2), guests=2) as places:
        await play(places, 9)
        await places[1].resign()
        await places[0].until(lambda: places[0].state.over)
    async with begun("small, played to the end", NewTable(ALI_BABA, 2, variant="small"), guests=2) as places:
        await play(places)
    again = await people.host.rematch(people.tables["small, played to the end"])
    people.tables["the rematch"] = again.id


async def look_back(people: People) -> dict[str, Any]:
    """Reviews: one that was judged to its end, one that goes on; and a game played on from one."""
    reviews: Json = {}
    for label in ("small, played to the end", "played to the end"):
        made = await ask(people.host, "POST", "/api/reviews", {"table": people.tables[label]})
        id = made["id"]
        enough = 10**6 if "small" in label else 8
        async with asyncio.timeout(PATIENCE):
            while True:
                judged = await ask(people.host, "GET", f"/api/reviews/{id}/judged")
                if judged["done"] or len(judged["judged"]) >= enough:
                    break
                await asyncio.sleep(0.1)
        reviews[label] = id
    for label, step in (("small, played to the end", 9), ("played to the end", 70)):
        game = ALI_BABA if "small" in label else FIVE_TRIBES
        seats = [SeatWish("person"), SeatWish("same-screen", name="Me again")]
        beginning = Beginning(reviews[label], step)
        wish = NewTable(game, seats=seats, from_=beginning)
        async with people.begun(f"played on from: {label}", wish) as places:
            await people.play(places, 5)
    wish = NewTable(FIVE_TRIBES, seats=seats, from_=Beginning(reviews["played to the end"], 90))
    await people.set_up("waiting to be played on", wish)
    brought = await ask(people.host, "POST", "/api/reviews", {"record": record_of_a_friend()})
    reviews["brought along"] = brought["id"]
    return reviews


def record_of_a_friend() -> Json:
    """A game that was not played here, and not to its end."""
    game, chance, dice = games.get(ALI_BABA), games.Chance(5), random.Random(5)
    state = game.new(3, chance, "lamp")
    setup = state.clone()
    steps = [game.step(state, dice.choice(state.legal()), chance) for _ in range(40)]
    return game.record(setup, steps, NAMES[:3])


async def ask(client: Client, method: str, path: str, body: object = None) -> Any:
    """What the server answers."""
    return msgspec.json.decode(await client.http.call(method, path, body))


async def write(url: str, database: Path) -> Json:
    """Come to a server, leave all that behind, and keep what it says of it over HTTP."""
    people = People(url, Newer(database))
    await people.introduce()
    await set_the_tables(people)
    reviews = await look_back(people)
    seats = [SeatWish("person"), SeatWish("bot", "sultan")]
    async with people.begun(BOT_THINKS, NewTable(FIVE_TRIBES, 2, seats=seats)) as places:
        await people.play(places, 6)
        while places[0].my_turn:
            await places[0].do(people.dice.choice(places[0].state.legal))
    return {"people": people.told, "tables": people.tables, "reviews": reviews}


def copy_of(database: Path, to: Path) -> None:
    """One small file of a database that nobody uses any more."""
    with closing(sqlite3.connect(database)) as store:
        store.execute("vacuum into ?", [str(to)])


def main() -> None:
    """Have the database written, then have the same version say what it makes of it."""
    with tempfile.TemporaryDirectory() as folder:
        first, second = Path(folder) / "written", Path(folder) / "read"
        with ServerProcess(data=first, environment=ENVIRONMENT) as server:
            kept = asyncio.run(write(server.url, first / FILE))
            server.terminate()
            second.mkdir()
            copy_of(first / FILE, second / FILE)
        DATABASE.write_bytes(gzip.compress((second / FILE).read_bytes(), mtime=0))
        logs = told_by_logs(second / FILE, kept["tables"])
        still = {**ENVIRONMENT, "CARAVANSERAI_CLOCK_RATE": TIME_STANDS_STILL}
        with ServerProcess(data=second, environment=still) as server:
            said = told_by_server(server.url, kept)
    everything = {"kept": kept, "logs": logs, "server": said}
    EXPECTED.write_bytes(gzip.compress(msgspec.json.encode(everything), mtime=0))


if __name__ == "__main__":
    main()
