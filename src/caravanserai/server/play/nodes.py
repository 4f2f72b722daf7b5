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
from typing import NamedTuple, Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from ..clock import ServerClock

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
    """"entries", "table", "said", "here", "signed-out", "gone", "spent", "acts", "count", "counted" or
    "alive"."""
    table: str = ""
    """The table it is about; of who has signed out, or is gone for good, the guest."""
    more: list[object] = []


class Written(NamedTuple):
    """An entry that another node has written."""

    table: str
    ply: int
    entry: bytes


class NodeListener(Protocol):
    """Who does here what other nodes tell."""

    def hear(self, note: Note) -> None:
        """Another node tells something."""

    def greet(self) -> None:
        """A new node: tell it who is connected here."""

    def forget(self, node: str) -> None:
        """A node is gone: nobody is connected to it any more."""

    async def catch_up(self) -> None:
        """Word of other nodes may have been missed."""


class Nodes:
    """The other nodes, as far as this one hears of them."""

    def __init__(self, url: str, clock: ServerClock) -> None:
        self.id = secrets.token_hex(6)
        self._redis: Redis = Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self.trouble: str | None = None
        """Why the others can't be reached; None while all is well."""
        self._unleased: str | None = None
        """Why bots' turns could last not be shared out."""
        self._clock = clock
        self._unsent: list[bytes] = []
        self._bell = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: dict[str, float] = {}
        """When other nodes were last heard of."""

    def start(self, listener: NodeListener) -> None:
        """Begin to tell and to listen."""
        work = (self._send(), self._listen(listener), self._be_alive(listener))
        self._tasks = [asyncio.create_task(one) for one in work]

    async def close(self) -> None:
        """Tell what is left to tell, and stop."""
        with contextlib.suppress(*Trouble):
            async with asyncio.timeout(1):
                while self._unsent:
                    self._all_sent.clear()
                    await self._all_sent.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*Trouble):
            await self._redis.aclose()

    def publish(self, what: str, table: str, *more: object) -> None:
        """Tell the others something, as soon as Redis takes it."""
        self._unsent.append(msgspec.msgpack.encode(Note(self.id, what, table, list(more))))
        if len(self._unsent) > MOST_UNSENT:
            del self._unsent[:-MOST_UNSENT]
        self._bell.set()

    @property
    def others(self) -> int:
        """How many other nodes there are, as far as is known."""
        return len(self._heard)

    async def lease(self, table: str, ply: int) -> bool:
        """Whether a bot's turn is ours to see to; while Redis can't be asked it is."""
        key = LEASE.format(table, ply)
        try:
            # Asked for one after the other: Redis 6 knows no SET with both NX and GET.
            if await self._redis.set(key, self.id, nx=True, px=LEASE_SECONDS * 1000):
                return True
            holder = await self._redis.get(key)
        except Trouble as problem:
            self._complain_of_lease(problem)
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
                    self._all_sent.set()
                except Trouble as problem:
                    self._complain(problem)
                    await asyncio.sleep(AGAIN)

    async def _listen(self, listener: NodeListener) -> None:
        """Hear what the others tell; after a pause, read what was missed."""
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.trouble = None
                    await listener.catch_up()
                    await self._hear_all(channel, listener)
            except Trouble as problem:
                self._complain(problem)
            except Exception:
                logger.exception("the other nodes could not be understood")
            await asyncio.sleep(AGAIN)

    async def _hear_all(self, channel: PubSub, listener: NodeListener) -> None:
        """Hear what comes; TimeoutError when nothing does, not even one's own signs of life."""
        now = self._clock.seconds
        heard = now()
        while now() - heard < GONE_SECONDS:
            message = await channel.get_message(timeout=1.0)
            if message is not None:
                heard = now()
                if message["type"] == "message":
                    self._hear(message["data"], listener)
        raise TimeoutError("Redis is silent")

    def _complain(self, problem: Exception) -> None:
        """Note, once, that Redis is away."""
        if self.trouble is None:
            logger.warning("the other nodes can't be reached: %s", problem)
        self.trouble = str(problem)

    def _complain_of_lease(self, problem: Exception) -> None:
        """Note, once for each reason, that bots' turns can't be shared out."""
        if str(problem) != self._unleased:
            self._unleased = str(problem)
            logger.warning("no node can be kept from playing another's bots: %s", problem)

    async def _be_alive(self, listener: NodeListener) -> None:
        """Tell now and then that this node is there, and forget who sat at those that aren't."""
        while True:
            self.publish("alive", "")
            await asyncio.sleep(ALIVE_SECONDS)
            now = self._clock.seconds()
            for node in [node for node, at in self._heard.items() if now - at > GONE_SECONDS]:
                del self._heard[node]
                listener.forget(node)

    def _hear(self, message: bytes, listener: NodeListener) -> None:
        """What another node tells."""
        note = msgspec.msgpack.decode(message, type=Note)
        if note.node == self.id:
            return
        if note.node not in self._heard:
            listener.greet()
        self._heard[note.node] = self._clock.seconds()
        listener.hear(note)
