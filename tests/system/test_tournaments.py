"""A tournament whose server is killed between and in the middle of rounds: it goes on where it was."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec

from caravanserai.client import Client
from caravanserai.protocol.messages import MatchResult
from caravanserai.protocol.tournaments import NewTournament
from caravanserai.tournaments import Decided, Paired, decode

from ..servers import ServerProcess
from ..tournaments.clients import AGAIN, look, take_part
from .live_play import WITHOUT_LIMITS

DATABASE = "caravanserai.sqlite3"
PATIENCE = 240.0
ROUNDS = 3
NAMES = "Ada Bob Cleo Dora Emil Fay Gus".split()


async def kill_now_and_then(server: ServerProcess, client: Client, tournament: str, strokes: int) -> None:
    """Kill the server in the middle of a round, then just when one has been paired, and so on."""
    for stroke in range(strokes):
        before = await look(client, tournament)
        while True:
            told = await look(client, tournament)
            moved_on = told.length > before.length if stroke % 2 == 0 else told.paired > before.paired
            if moved_on or told.status == "over":
                break
            await asyncio.sleep(AGAIN / 5)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def play_evening(server: ServerProcess) -> str:
    """A whole evening, with the server killed four times."""
    clients = [Client(server.url) for _ in NAMES]
    for client, name in zip(clients, NAMES, strict=True):
        await client.introduce(name)
    wish = NewTournament("Evening", "ali-baba", variant="small", rounds=ROUNDS, duplicate=True)
    tournament = (await clients[0].new_tournament(wish)).id
    for client in clients:
        await client.at_tournament(tournament, "join")
    await clients[0].at_tournament(tournament, "begin")
    async with asyncio.timeout(PATIENCE):
        killing = asyncio.create_task(kill_now_and_then(server, clients[0], tournament, 4))
        await asyncio.gather(
            killing,
            *(take_part(client, tournament, random.Random(number)) for number, client in enumerate(clients)),
        )
    return tournament


def test_a_tournament_goes_on_where_it_was_when_its_server_is_killed() -> None:
    with ServerProcess(environment=WITHOUT_LIMITS) as server:
        tournament = asyncio.run(play_evening(server))
        server.terminate()
        check_kept(server.data / DATABASE, tournament)


def check_kept(path: Path, tournament: str) -> None:
    """All rounds are there once, each table in one of them, each result as the table has it."""
    with closing(sqlite3.connect(path)) as connection:
        lines = connection.execute(
            "select entry from tournament_log where tournament = ? order by n", [tournament]
        ).fetchall()
        rows = connection.execute(
            "select id, status, result, deal from tables where tournament = ?", [tournament]
        ).fetchall()
    log = [decode(line) for (line,) in lines]
    rounds = [entry for entry in log if isinstance(entry, Paired)]
    results = {(entry.round, entry.table): entry for entry in log if isinstance(entry, Decided)}
    assert len(rounds) == ROUNDS
    assert len(results) == sum(isinstance(entry, Decided) for entry in log) == ROUNDS * 3
    named = Counter(id for one in rounds for id in one.ids)
    assert named == Counter(row[0] for row in rows)
    kept = {id: (status, result, deal) for id, status, result, deal in rows}
    for number, one in enumerate(rounds):
        sitting = [guest for table in one.tables for guest in table]
        assert len(set(sitting) | set(one.byes)) == len(sitting) + len(one.byes) == len(NAMES)
        for table, id in enumerate(one.ids):
            status, result, deal = kept[id]
            assert (status, deal) == ("finished", one.deal)
            scores = msgspec.json.decode(result, type=MatchResult).scores
            assert scores is not None
            assert results[number, table].scores == tuple(sheet["total"] for sheet in scores)
