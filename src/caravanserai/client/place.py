"""A place at a table over the network: a seat, or a chair for an onlooker. It reconnects by itself."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ..protocol import VERSION, messages
from ..protocol.refusal import Refusal
from .errors import Gone
from .table_state import TableState

Answer = TypeVar("Answer", bound=messages.Message)

LARGEST = 16 * 1024 * 1024
FIRST_WAIT, LONGEST_WAIT = 0.05, 5.0
"""Seconds between two attempts to connect: doubled each time, and never exactly the same for all clients."""
FOR_GOOD = (400, 401, 403, 404)
"""Answers to the attempt to connect that won't become better by asking again."""
KNOWN = frozenset(kind.__struct_config__.tag for kind in messages.AnyMessage.__args__)


class _Kind(msgspec.Struct):
    t: str


@dataclass
class _Asked:
    """A request whose answer has not come yet."""

    request: messages.AnyRequest
    answer: asyncio.Future[messages.AnyMessage]
    twice: bool
    """Whether it may be sent again after the connection was lost, because nothing can happen twice."""
    sent: bool = False


class Place:
    """One's place at a table: `async with client.table(id) as place`.

    What is known of the table is in `state`. The connection is made again whenever it is lost, and a
    request without an answer is then sent again; the log sees to it that nothing is done twice.
    """

    def __init__(
        self,
        url: str,
        headers: Mapping[str, str],
        listen: Callable[[bytes], None] | None = None,
    ) -> None:
        self.url = url
        self.headers = headers
        self.listen = listen
        self.state = TableState()
        self.connections = 0
        """How often a connection has been made."""
        self._socket: ClientConnection | None = None
        self._asked: dict[str, _Asked] = {}
        self._names = (str(number) for number in itertools.count(1))
        self._news = asyncio.Event()
        self._gone: Exception | None = None
        self._fresh = False
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self._fresh)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave; the seat stays one's own."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        self._end(Gone("this place was left"))

    # What can be known.

    @property
    def my_turn(self) -> bool:
        """Whether it is for this place to decide."""
        return bool(self.state.legal)

    async def until(self, wanted: Callable[[], object]) -> None:
        """Wait until something holds; it is asked again whenever a message has come."""
        while not wanted():
            if self._gone is not None:
                raise self._gone
            await self._news.wait()

    async def turn(self) -> bool:
        """Wait until it is for this place to decide; False if the game has ended instead."""
        await self.until(lambda: self.my_turn or self.state.over)
        return self.state.over is None

    # What can be asked for.

    async def do(self, action: str) -> None:
        """Carry out an action, written in the game's notation; Refusal tells the rule that forbids it."""
        await self._change(messages.Do(self.state.ply, action))

    async def back(self, to: int | None = None) -> None:
        """Take back the steps from that ply on; all that can be, if not said."""
        await self._change(messages.Back(self.state.ply, self.state.fixed if to is None else to))

    async def look(self, *actions: str) -> messages.Looked:
        """What steps would bring."""
        return await self._ask(messages.Look(self.state.ply, list(actions)), messages.Looked)

    async def ways(self, *first: str) -> messages.Ways:
        """The ways on, after steps tried first, and what each brings; the best first."""
        return await self._ask(messages.FindWays(self.state.ply, list(first)), messages.Ways)

    async def hint(self) -> messages.Hinted:
        """The best ways to go on, where the table allows it."""
        return await self._ask(messages.Hint(self.state.ply), messages.Hinted)

    async def say(self, text: str) -> None:
        """A line of chat. If the connection is lost meanwhile, Gone: it may or may not have been heard."""
        await self._ask(messages.Say(text), messages.Message, twice=False)

    async def resign(self, seat: int | None = None) -> None:
        """Give the game up."""
        await self._ask(messages.Resign(self._own(seat)), messages.Message, twice=False)

    async def stand_in(self, seat: int | None = None) -> None:
        """Let a bot play this seat, or that of somebody who is away."""
        await self._ask(messages.StandIn(self._own(seat)), messages.Message, twice=False)

    async def come_back(self, seat: int | None = None) -> None:
        """Take the seat back from the bot that stood in."""
        await self._ask(messages.Return(self._own(seat)), messages.Message, twice=False)

    async def watch(self, ply: int | None = None) -> None:
        """Say that one has seen bots play up to that ply, or all so far: where only they play, they go on."""
        await self._ask(messages.Watch(self.state.ply if ply is None else ply), messages.Message)

    async def sync(self) -> None:
        """Have the whole position sent again."""
        await self._ask(messages.Sync(), messages.Message)

    def _own(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if self.state.seat is None:
            raise ValueError("an onlooker has no seat; say which one is meant")
        return self.state.seat

    async def _change(self, request: messages.Do | messages.Back) -> None:
        try:
            await self._ask(request, messages.Message)
        except Refusal as refusal:
            if refusal.code == "stale":  # so that whoever tries again knows what has happened
                await self.sync()
            raise

    async def _ask(self, request: messages.AnyRequest, kind: type[Answer], twice: bool = True) -> Answer:
        if self._gone is not None:
            raise self._gone
        request.re = next(self._names)
        asked = _Asked(request, asyncio.get_running_loop().create_future(), twice)
        self._asked[request.re] = asked
        try:
            if self._fresh:
                await self._send(asked)
            answer = await asked.answer
        finally:
            del self._asked[request.re]
        if not isinstance(answer, kind):
            raise TypeError(f"the server answered {request!r} with {answer!r}")
        return answer

    async def _send(self, asked: _Asked) -> None:
        asked.sent = True
        try:
            assert self._socket is not None
            await self._socket.send(messages.encode(asked.request), text=True)
        except ConnectionClosed:
            pass  # what can be sent again will be

    # The connection.

    async def _stay(self) -> None:
        """Connect, listen, and connect again, until told not to."""
        wait = FIRST_WAIT
        try:
            while self._gone is None:
                before = self.connections
                try:
                    await self._visit()
                except (TimeoutError, OSError, InvalidHandshake, ConnectionClosed) as problem:
                    self._check_whether_to_try_again(problem)
                self._cut_off()
                if self._gone is None:
                    wait = FIRST_WAIT if self.connections > before else min(2 * wait, LONGEST_WAIT)
                    await asyncio.sleep(wait * random.uniform(0.5, 1))
        except Exception as problem:
            self._end(problem)

    async def _visit(self) -> None:
        """One connection, as long as it lasts."""
        async with connect(
            self.url, additional_headers=self.headers, max_size=LARGEST, compression=None, proxy=None
        ) as socket:
            self._socket = socket
            self.connections += 1
            self.state.view = None
            async for frame in socket:
                await self._hear(frame if isinstance(frame, bytes) else frame.encode())

    def _check_whether_to_try_again(self, problem: Exception) -> None:
        if isinstance(problem, InvalidStatus) and problem.response.status_code in FOR_GOOD:
            status = problem.response.status_code
            self._end(Refusal.of("not-allowed", "not-let-in", status=status))

    async def _hear(self, frame: bytes) -> None:
        if self.listen is not None:
            self.listen(frame)
        try:
            message = messages.decode_message(frame)
        except msgspec.ValidationError:
            if msgspec.json.decode(frame, type=_Kind).t in KNOWN:
                raise
            return  # a newer server says something we don't know; all it must not change is what we do know
        if isinstance(message, messages.Welcome) and message.v != VERSION:
            self._end(Gone(f"the server speaks version {message.v} of the protocol, we speak {VERSION}"))
        if isinstance(message, messages.Bye) and not message.again:
            self._end(Gone(message.message))
        in_order = self.state.hear(message)
        self._answer(message)
        self._tell_news()
        if not in_order and self._socket is not None:
            await self._socket.send(messages.encode(messages.Sync()), text=True)
        if not self._fresh and self.state.complete:
            self._fresh = True
            self._tell_news()
            for asked in list(self._asked.values()):
                await self._send(asked)

    def _answer(self, message: messages.AnyMessage) -> None:
        asked = self._asked.get(getattr(message, "re", ""))
        if asked is None or asked.answer.done():
            return
        if isinstance(message, messages.Refused):
            asked.answer.set_exception(Refusal(message.code, message.message, message.rule, message.id))
        else:
            asked.answer.set_result(message)

    def _cut_off(self) -> None:
        """The connection is lost: give up what can't be asked for twice, and wait with the rest."""
        self._socket, self._fresh = None, False
        for asked in self._asked.values():
            if asked.sent and not asked.twice and not asked.answer.done():
                lost = "the connection was lost before the answer came; it may or may not have been done"
                asked.answer.set_exception(Gone(lost))

    def _end(self, why: Exception) -> None:
        """Don't connect again, and tell all who wait."""
        self._gone = self._gone or why
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(self._gone)
        self._tell_news()

    def _tell_news(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
