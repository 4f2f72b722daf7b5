"""Somebody who was let in fills the chat for ever; somebody who was sent away comes back as another."""

from __future__ import annotations

import asyncio
import sqlite3

import httpx
from tests.servers import ServerProcess

from caravanserai.client import Client
from caravanserai.protocol.bodies import NewTable

from .honest import honest_play
from .strangers import stranger


def test_who_fills_the_chat_of_a_table_can_not_keep_others_from_talking() -> None:
    async def set_up(url: str) -> tuple[Client, str, str]:
        ada, mallory = Client(url), Client(url)
        await ada.introduce("Ada")
        guest = await mallory.introduce("Mallory")
        made = await ada.new_table(NewTable("ali-baba"))
        await mallory.join(made.id, made.invite or "")
        return ada, guest.id, made.id

    async def evening(server: ServerProcess, ada: Client, table: str) -> None:
        async with honest_play(server.url) as players:
            async with ada.table(table) as place:
                await asyncio.wait_for(place.say("Is anybody there?"), 30)
            await players.steps(30)

    with ServerProcess() as server:
        ada, mallory, table = asyncio.run(set_up(server.url))
        server.terminate()
        database = server.data / "caravanserai.sqlite3"
        with sqlite3.connect(database) as written:
            lines = [(table, n, n, mallory, "Mallory", "bla") for n in range(1000)]
            written.executemany("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", lines)
        written.close()
        server.start()
        asyncio.run(evening(server, ada, table))
        server.terminate()
        with sqlite3.connect(database) as read:
            told = read.execute("SELECT count(*), min(n), max(n) FROM chat").fetchall()
        read.close()
        assert told == [(1000, 1, 1000)]


def test_who_was_sent_away_does_not_come_back_by_the_old_invitation() -> None:
    def come_back(url: str) -> None:
        with stranger(url, "Ada", "127.0.0.3") as ada, stranger(url) as mallory:
            table = ada.post("/api/tables", json={"game": "ali-baba"}).json()
            path = f"/api/tables/{table['id']}"
            bob = json_of(mallory.post(f"{path}/join", json={"key": table["invite"]}))
            assert bob["invite"] == table["invite"]
            guest = mallory.get("/api/me").json()["id"]
            renewed = json_of(ada.post(f"{path}/remove", json={"guest": guest}))
            with stranger(url, "Somebody Else") as again:
                assert again.post(f"{path}/join", json={"key": table["invite"]}).status_code == 404
                assert again.post(f"{path}/invitation").status_code == 404
                assert again.post(f"{path}/join", json={"key": renewed["invite"]}).status_code == 200
                assert again.post(f"{path}/invitation").status_code == 403
            newest = json_of(ada.post(f"{path}/invitation"))
            assert len({table["invite"], renewed["invite"], newest["invite"]}) == 3

    async def evening(url: str) -> None:
        async with honest_play(url) as players:
            await asyncio.to_thread(come_back, url)
            await players.steps(30)

    with ServerProcess() as server:
        asyncio.run(evening(server.url))


def json_of(answer: httpx.Response) -> dict[str, str]:
    """The table that an act has led to."""
    assert answer.status_code == 200, answer.text
    told: dict[str, str] = answer.json()
    return told
