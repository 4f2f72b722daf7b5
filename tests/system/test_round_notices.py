"""A server killed just after it has paired a round: all who asked for it hear of their round, each once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Self

from aiosmtpd.smtp import SMTP, Envelope, Session
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from caravanserai.client import Client
from caravanserai.protocol.tournaments import NewTournament

from ..server.post_offices import MailServer, until
from ..servers import Postgres, Redis, ServerProcess, postgres, redis
from .live_play import WITHOUT_LIMITS

__all__ = ["postgres", "redis"]

NAMES = "Ada Bob Cleo Dora Emil Fay Gus Hedi Ines Jan".split()
PATIENCE = 120.0


class SlowMailServer(MailServer):
    """One that takes nothing until it is told to; who hangs up before has sent nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()
        self.opens = asyncio.Event()

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        return self

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.begun.set()
        await self.opens.wait()
        return await super().handle_DATA(server, session, envelope)


@asynccontextmanager
async def database_of(address: str) -> AsyncIterator[AsyncEngine]:
    """The database of a server, from outside."""
    engine = create_async_engine(address)
    try:
        yield engine
    finally:
        await engine.dispose()


async def gather(url: str, engine: AsyncEngine) -> tuple[Client, str]:
    """A league of people who all want letters; its host."""
    clients = [Client(url) for _ in NAMES]
    for client, name in zip(clients, NAMES, strict=True):
        await client.introduce(name)
    league = (await clients[0].new_tournament(NewTournament("Winter", "ali-baba", rounds=1))).id
    for client in clients:
        await client.at_tournament(league, "join")
    async with engine.begin() as connection:
        await connection.execute(text("update guests set email = name || '@example.org'"))
    return clients[0], league


async def notices(engine: AsyncEngine) -> int:
    """How many notices somebody has begun to send."""
    async with engine.connect() as connection:
        return await connection.scalar(text("select count(*) from notices")) or 0


async def a_minute_later(engine: AsyncEngine) -> None:
    """Have what somebody was about to send be anybody's."""
    async with engine.begin() as connection:
        await connection.execute(text("update notices set until = 1 where until is not null"))


async def announced(engine: AsyncEngine) -> int:
    """Of how many rounds all have been told."""
    async with engine.connect() as connection:
        return await connection.scalar(text("select announced from tournaments")) or 0


async def evening(
    first: ServerProcess, second: ServerProcess | None, database: str, post: SlowMailServer
) -> None:
    """The first server is killed while it tells people; the second goes on, or the first, started again."""
    async with database_of(database) as engine:
        host, league = await gather(first.url, engine)
        beginning = asyncio.create_task(host.at_tournament(league, "begin"))
        await post.begun.wait()
        await beginning
        await asyncio.to_thread(first.kill)
        assert not post.inbox
        assert await announced(engine) == 0
        post.opens.set()
        if second is None:
            await asyncio.to_thread(first.start)
        while await notices(engine) < len(NAMES):
            await asyncio.sleep(0.05)
        assert len(post.inbox) < len(NAMES), "what the killed one had begun to send is still its own"
        await a_minute_later(engine)
        await until(lambda: len(post.inbox) >= len(NAMES))
        while not await announced(engine):
            await asyncio.sleep(0.05)
        if second is None:
            await asyncio.to_thread(first.restart)
        else:
            await asyncio.to_thread(first.start)
        again = await Client(first.url).tournament(league)
        assert again.paired == 1
        assert Counter(letter["To"] for letter in post.inbox) == Counter(
            f"{name}@example.org" for name in NAMES
        )
        assert {letter["Subject"] for letter in post.inbox} == {"Your round begins – Winter"}


def environment(post: MailServer) -> dict[str, str]:
    """Letters go to that mail server."""
    return WITHOUT_LIMITS | {
        "CARAVANSERAI_MAIL_HOST": "127.0.0.1",
        "CARAVANSERAI_MAIL_PORT": str(post.port),
        "CARAVANSERAI_MAIL_TLS": "none",
        "CARAVANSERAI_MAIL_SENDER": "inn@tables.example",
        "CARAVANSERAI_ADDRESS": "http://127.0.0.1",
    }


def test_started_again_it_tells_who_has_not_been_told() -> None:
    async def scene() -> None:
        async with SlowMailServer() as post, asyncio.timeout(PATIENCE):
            with ServerProcess(environment=environment(post)) as server:
                database = f"sqlite+aiosqlite:///{server.data / 'caravanserai.sqlite3'}"
                await evening(server, None, database, post)

    asyncio.run(scene())


def test_another_node_tells_who_has_not_been_told(postgres: Postgres, redis: Redis) -> None:
    async def scene() -> None:
        database = postgres.new_database()
        address = database.replace("postgresql:", "postgresql+asyncpg:")
        async with SlowMailServer() as post, asyncio.timeout(PATIENCE):
            with ExitStack() as stack:
                first, second = (
                    ServerProcess(database=database, redis=redis.url, environment=environment(post))
                    for _ in range(2)
                )
                for server in (first, second):
                    await asyncio.to_thread(stack.enter_context, server)
                await evening(first, second, address, post)

    asyncio.run(scene())
