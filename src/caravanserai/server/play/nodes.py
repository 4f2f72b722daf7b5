"""Several servers over one database: each tells the others what it has written, through Redis.

Redis only tells. What is lost on the way is found in the log: a gap between two plies, a new connection to
Redis, and a look once a second make a node read again. Nothing here is waited for by the move path, so while
Redis is away play goes on at the pace of that look.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from ..lobby.tables import Line
from .log import Submitted
from .requests import said
from .sweeper import catch_up_all

if TYPE_CHECKING:
    from .hub import Hub

CHANNEL = "caravanserai:tables"
LEASE = "caravanserai:bot:{}:{}"
LEASE_SECONDS = 15
MOST_UNSENT = 1000
"""Messages kept while Redis is away; older ones are let go, the log has it all."""
PATIENCE = 2.0  # seconds
AGAIN = 0.2  # seconds until the next try to reach Redis
ALIVE_SECONDS = 5.0
"""How often a node tells that it is there."""
GONE_SECONDS = 15.0
"""After how long without a word a node, or Redis itself, is taken to be gone."""

logger = logging.getLogger(__name__)
Trouble = (RedisError, OSError, TimeoutError)


class Note(msgspec.Struct, array_like=True):
    """What one node tells the others."""

    node: str
    what: str
    """"entries", "table", "said", "here", "signed-out" or "alive"."""
    table: str = ""
    """The table it is about; of who has signed out, the guest."""
    more: list[Any] = []


class Nodes:
    """The other nodes, as far as this one hears of them."""

    def __init__(self, url: str) -> None:
        self.id = secrets.token_hex(6)
        self._redis: Redis = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self.trouble: str | None = None
        """Why the others can't be reached; None while all is well."""
        self._hub: Hub = None  # type: ignore[assignment]
        self._unsent: list[bytes] = []
        self._bell = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: dict[str, float] = {}
        """When other nodes were last heard of."""

    def start(self, hub: Hub) -> None:
        """Begin to tell and to listen."""
        self._hub = hub
        self._tasks = [asyncio.create_task(work) for work in (self._send(), self._listen(), self._be_alive())]

    async def close(self) -> None:
        """Tell what is left to tell, and stop."""
        with contextlib.suppress(*Trouble):
            async with asyncio.timeout(1):
                while self._unsent:
                    await asyncio.sleep(0.005)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*Trouble):
            await self._redis.aclose()

    def publish_entries(self, group: Sequence[Submitted]) -> None:
        """Tell the others of a group of entries that is on disk."""
        self.publish("entries", "", *[[one.table, one.ply, one.entry] for one in group])

    def publish(self, what: str, table: str, *more: Any) -> None:
        """Tell the others something, as soon as Redis takes it."""
        self._unsent.append(msgspec.msgpack.encode(Note(self.id, what, table, list(more))))
        if len(self._unsent) > MOST_UNSENT:
            del self._unsent[:-MOST_UNSENT]
        self._bell.set()

    async def lease(self, table: str, ply: int) -> bool:
        """Whether a bot's turn is ours to see to; while Redis can't be asked it is."""
        try:
            holder = await self._redis.set(
                LEASE.format(table, ply), self.id, nx=True, px=LEASE_SECONDS * 1000, get=True
            )
        except Trouble:
            return True
        return holder is None or holder == self.id.encode()

    async def _send(self) -> None:
        """Send what is unsent, in one go, whenever there is something."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            while self._unsent:
                notes = self._unsent[:]
                try:
                    async with self._redis.pipeline(transaction=False) as pipeline:
                        for note in notes:
                            pipeline.publish(CHANNEL, note)
                        await pipeline.execute()
                    del self._unsent[: len(notes)]
                except Trouble as problem:
                    self._complain(problem)
                    await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        """Hear what the others tell; after a pause, read what was missed."""
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.trouble = None
                    await catch_up_all(self._hub)
                    await self._hear_all(channel)
            except Trouble as problem:
                self._complain(problem)
            except Exception:
                logger.exception("the other nodes could not be understood")
            await asyncio.sleep(AGAIN)

    async def _hear_all(self, channel: PubSub) -> None:
        """Hear what comes; TimeoutError when nothing does, not even one's own signs of life."""
        now = asyncio.get_running_loop().time
        heard = now()
        while now() - heard < GONE_SECONDS:
            message = await channel.get_message(timeout=1.0)
            if message is not None:
                heard = now()
                if message["type"] == "message":
                    self._hear(message["data"])
        raise TimeoutError("Redis is silent")

    def _complain(self, problem: Exception) -> None:
        """Note, once, that Redis is away."""
        if self.trouble is None:
            logger.warning("the other nodes can't be reached: %s", problem)
        self.trouble = str(problem)

    async def _be_alive(self) -> None:
        """Tell now and then that this node is there, and forget who sat at those that aren't."""
        loop = asyncio.get_running_loop()
        while True:
            self.publish("alive", "")
            await asyncio.sleep(ALIVE_SECONDS)
            lost = [node for node, at in self._heard.items() if loop.time() - at > GONE_SECONDS]
            for node in lost:
                del self._heard[node]
                self._forget(node)

    def _forget(self, node: str) -> None:
        """Nobody is connected to that node any more."""
        for room in self._hub.rooms.values():
            if room.elsewhere and room.elsewhere.pop(node, None):
                room.tell_table_soon()

    def _hear(self, message: bytes) -> None:
        """What another node tells."""
        note = msgspec.msgpack.decode(message, type=Note)
        if note.node == self.id:
            return
        if note.node not in self._heard:
            self._greet()
        self._heard[note.node] = asyncio.get_running_loop().time()
        if note.what == "entries":
            self._hear_entries(note.more)
        elif note.what == "table":
            self._hub.table_changed_here(note.table)
        elif note.what == "signed-out":
            self._hub.signed_out_here(note.table)
        elif note.what == "said" and note.table in self._hub.rooms:
            self._hub.rooms[note.table].tell_all(said(Line(*note.more)))
        elif note.what == "here" and note.table in self._hub.rooms:
            room = self._hub.rooms[note.table]
            room.elsewhere = {**(room.elsewhere or {}), note.node: (note.more[0], note.more[1])}
            room.tell_table_soon()

    def _greet(self) -> None:
        """A new node: tell it who is connected here."""
        for room in self._hub.rooms.values():
            if room.visitors:
                self._hub.presence_changed(room)

    def _hear_entries(self, entries: list[list[Any]]) -> None:
        """Entries that another node has written."""
        for table, _, entry in entries:
            room = self._hub.rooms.get(table)
            if room is not None:
                room.hear([entry])
