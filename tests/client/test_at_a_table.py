"""The client at a real server: playing, being refused, losing the connection, and bots of one's own."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravanserai.client import Client, Gone, Refusal, play
from caravanserai.protocol.bodies import NewTable

from ..servers import ServerProcess

ALI_BABA = NewTable("ali-baba", 2)


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    with ServerProcess() as server:
        yield server


async def guest(server: ServerProcess, name: str) -> Client:
    """Somebody who has told their name."""
    client = Client(server.url)
    await client.introduce(name)
    return client


async def against_a_bot(server: ServerProcess, wish: NewTable = ALI_BABA) -> tuple[Client, str]:
    """A guest at a table that has begun, the other seats played at random."""
    ada = await guest(server, "Ada")
    table = await ada.new_table(wish)
    await ada.fill(table.id, "random")
    await ada.start(table.id)
    return ada, table.id


def test_a_guest_is_known_by_name_from_then_on(server: ServerProcess) -> None:
    async def scene() -> None:
        ada = await guest(server, "Ada")
        assert (await ada.me()).name == "Ada"
        again = Client(server.url, cookie=ada.http.cookie)
        assert (await again.me()).id == (await ada.me()).id

    asyncio.run(scene())


def test_a_game_is_played_to_its_end_and_its_record_can_be_had(server: ServerProcess) -> None:
    async def scene() -> None:
        ada, table = await against_a_bot(server)
        async with ada.table(table) as place:
            while await place.turn():
                await place.do(place.state.legal[0])
            over = place.state.over
        assert over is not None
        record = await ada.record(table)
        assert (record["game"], len(record["seats"])) == ("ali-baba", 2)
        assert [listing.table.id for listing in await ada.tables("finished", mine=True)] == [table]

    asyncio.run(scene())


def test_a_refusal_names_the_rule(server: ServerProcess) -> None:
    async def scene() -> None:
        ada, table = await against_a_bot(server)
        async with ada.table(table) as place:
            await place.turn()
            with pytest.raises(Refusal) as refusal:
                await place.do("ban ring")
            assert refusal.value.code == "illegal"
            assert refusal.value.rule is not None
            assert refusal.value.rule.startswith("AB-")

    asyncio.run(scene())


def test_a_step_taken_back_leaves_no_trace(server: ServerProcess) -> None:
    async def scene() -> None:
        ada, table = await against_a_bot(server, NewTable("five-tribes", 2))
        async with ada.table(table) as place:
            while await place.turn():
                before = (place.state.view, place.state.story, place.state.legal)
                await place.do(place.state.legal[-1])
                if place.state.steps:
                    break
            await place.back()
            assert (place.state.view, place.state.story, place.state.legal) == before

    asyncio.run(scene())


def test_a_look_ahead_changes_nothing(server: ServerProcess) -> None:
    async def scene() -> None:
        ada, table = await against_a_bot(server, NewTable("five-tribes", 2))
        async with ada.table(table) as place:
            await place.turn()
            ply = place.state.ply
            looked = await place.look(place.state.legal[0])
            assert looked.story
            assert place.state.ply == ply

    asyncio.run(scene())


def test_what_is_said_is_heard(server: ServerProcess) -> None:
    async def scene() -> None:
        ada, table = await against_a_bot(server)
        async with ada.table(table) as place:
            await place.say("Good evening.")
            assert [line.text for line in place.state.chat.values()] == ["Good evening."]

    asyncio.run(scene())


def test_a_table_that_is_not_there_can_not_be_sat_down_at(server: ServerProcess) -> None:
    async def scene() -> None:
        ada = await guest(server, "Ada")
        with pytest.raises((Gone, Refusal)):
            async with ada.table("nowhere"):
                pass

    asyncio.run(scene())


def test_what_the_lobby_refuses_is_said_in_words(server: ServerProcess) -> None:
    async def scene() -> None:
        ada = await guest(server, "Ada")
        with pytest.raises(Refusal) as refusal:
            await ada.start((await ada.new_table(ALI_BABA)).id)
        assert refusal.value.status == 409
        assert "Seat 1 is free" in refusal.value.message

    asyncio.run(scene())


def test_the_connection_is_made_again_after_a_restart(server: ServerProcess) -> None:
    async def scene() -> None:
        ada, table = await against_a_bot(server)
        async with ada.table(table) as place:
            await place.turn()
            await place.do(place.state.legal[0])
            await asyncio.to_thread(server.restart)
            while await place.turn():
                await place.do(place.state.legal[0])
            assert place.connections > 1

    asyncio.run(scene())


def test_a_request_made_while_the_server_is_away_is_carried_out_when_it_is_back(
    server: ServerProcess,
) -> None:
    async def scene() -> None:
        ada, table = await against_a_bot(server)
        async with ada.table(table) as place:
            await place.turn()
            ply, action = place.state.ply, place.state.legal[0]
            await asyncio.to_thread(server.kill)
            waiting = asyncio.create_task(place.do(action))
            await asyncio.to_thread(server.start)
            await waiting
            assert place.state.ply > ply

    asyncio.run(scene())


def test_a_bot_of_ones_own_plays_with_a_token(server: ServerProcess) -> None:
    taste = random.Random(3)

    async def choose(view: dict[str, Any], legal: list[str]) -> str:
        assert "cave" in view
        return taste.choice(legal)

    async def scene() -> None:
        ada, table = await against_a_bot(server)
        token = await ada.new_token("my bot")
        result = await play(server.url, token.secret, table, choose)
        assert result.why == "played"

    asyncio.run(scene())


DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "bring-your-own-bot.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)


def test_the_bot_of_the_document_plays(server: ServerProcess) -> None:
    names: dict[str, Any] = {"__name__": "document"}
    exec(compile(EXAMPLES[0], "bring-your-own-bot.md", "exec"), names)

    async def scene() -> None:
        ada, table = await against_a_bot(server)
        token = await ada.new_token("the document's bot")
        result = await play(server.url, token.secret, table, names["choose"])
        assert result.winners
        assert result.scores

    asyncio.run(scene())


def test_the_evening_of_the_document_takes_place(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, Any] = {}
    exec(compile(EXAMPLES[1], "bring-your-own-bot.md", "exec"), names)
    asyncio.run(names["an_evening"](server.url))
    assert "winners" in capsys.readouterr().out
