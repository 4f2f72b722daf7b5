"""Notices of turns, rounds and invitations: one for each at most, by e-mail and push, tried again if need be.

Nothing here ever harms a table: a notice that can't be sent is tried again after a while, then given up. The
caller decides when somebody has been away long enough to be told. Who is about to send one has it to
themselves for a while; should they be killed meanwhile, another may send it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import partial

from sqlalchemy import delete, select, union, update

from .. import models
from ..clock import ServerClock
from ..store import Store
from .mail import BadAddress, Mailer, NotSent
from .mail_texts import Letter, invited, round_begins, title_of, your_turn
from .push import BadSubscription, Pusher, Subscription, SubscriptionGone

log = logging.getLogger(__name__)

DELAYS = (5.0, 30.0, 120.0, 600.0, 3600.0)  # seconds before each further try
AT_ONCE = 4
MOST_WAITING = 2000
LEASE_SECONDS = 60.0
"""How long a notice is somebody's to send; whoever still tries has it for longer."""
ROUND_PLY = 0
INVITED_PLY = -1
"""Where notices of a round, and of an invitation, stand among those of turns, which begin at 1."""


@dataclass(frozen=True)
class Recipient:
    """Whom to tell, in which language, and how."""

    guest: str
    name: str
    language: str
    email: str | None
    browsers: tuple[Subscription, ...]


class Notices:
    """Tells people that it is their turn, or that their round begins."""

    def __init__(
        self,
        store: Store,
        mailer: Mailer,
        pusher: Pusher | None,
        address: str,
        delays: tuple[float, ...] = DELAYS,
        lease_seconds: float = LEASE_SECONDS,
    ) -> None:
        self.store = store
        self.mailer = mailer
        self.pusher = pusher
        self.address = address
        """Where people reach the house."""
        self.delays = delays
        self.lease_seconds = lease_seconds
        self._now = ServerClock().world
        self.sent = 0
        self.given_up = 0
        self._waiting: set[asyncio.Task[None]] = set()
        self._ours: set[tuple[str, int, str]] = set()
        """The notices that nobody else may send just now."""
        self._at_once = asyncio.Semaphore(AT_ONCE)

    @property
    def waiting(self) -> int:
        """How many notices have not left yet."""
        return len(self._waiting)

    async def your_turn(
        self,
        table: str,
        ply: int,
        guest: str,
        game: str,
        at: int,
        wanted: Callable[[], bool] = lambda: True,
    ) -> bool:
        """Tell somebody that it is their turn since that ply; whether there was a way, and nobody had yet.

        Returns before anything has left. `wanted` is asked before each try: whether it still is their turn.
        """
        recipient = await self._recipient(table, ply, guest, at)
        if recipient is None:
            return False
        letter = your_turn(recipient.language, game, recipient.name, self._link(table), self.address)
        self._tell(recipient, "your-turn", table, ply, game, letter, wanted)
        return True

    async def round_begins(self, table: str, guest: str, game: str, tournament: str, at: int) -> bool:
        """Tell somebody that they have a table in a tournament; whether there was a way, and nobody had.

        Where hundreds are to be told it waits until there is room: few are about to be told at a time.
        """
        async with self._at_once:
            recipient = await self._recipient(table, ROUND_PLY, guest, at)
        if recipient is None:
            return False
        link = self._link(table)
        letter = round_begins(recipient.language, game, recipient.name, tournament, link, self.address)
        self._tell(recipient, "round", table, ROUND_PLY, game, letter, lambda: True)
        return True

    async def of_round(self, tables: Collection[str]) -> dict[tuple[str, str], bool]:
        """By table and guest, whether they have heard of their round; only of whom somebody sees to."""
        columns, now = models.notices.c, self._now()
        theirs = (columns.tbl.in_(tables)) & (columns.ply == ROUND_PLY)
        wanted = select(columns.tbl, columns.guest, columns.until).where(theirs)
        async with self.store.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return {
            (row.tbl, row.guest): row.until is None for row in rows if row.until is None or row.until > now
        }

    async def reachable(self, guests: Collection[str]) -> set[str]:
        """Those of the guests for whom there is a way."""
        people, browsers = models.guests.c, models.subscriptions.c
        ways = []
        if self.mailer.ready:
            ways.append(select(people.id).where(people.id.in_(guests) & people.email.is_not(None)))
        if self.pusher is not None and self.pusher.ready:
            ways.append(select(browsers.guest).where(browsers.guest.in_(guests)))
        if not ways:
            return set()
        async with self.store.reading() as connection:
            return set(await connection.scalars(union(*ways)))

    async def invited(self, table: str, guest: str, game: str, host: str, at: int) -> None:
        """Tell somebody, once, that a friend invites them to a game; if there is a way."""
        recipient = await self._recipient(table, INVITED_PLY, guest, at)
        if recipient is not None:
            link = self._link(table)
            letter = invited(recipient.language, game, recipient.name, host, link, self.address)
            self._tell(recipient, "invited", table, INVITED_PLY, game, letter, lambda: True)

    def _link(self, table: str) -> str:
        return f"{self.address}/table/{table}"

    async def _recipient(self, table: str, ply: int, guest: str, at: int) -> Recipient | None:
        """Somebody who can be told, and whom nobody has told of this before."""
        try:
            recipient = await self._find(guest)
            if recipient is None or len(self._waiting) >= MOST_WAITING:
                return None
            return recipient if await self._claim(table, ply, guest, at) else None
        except Exception:
            log.exception("no notice for table %s: the database could not be asked", table)
            return None

    def _tell(
        self,
        recipient: Recipient,
        kind: str,
        table: str,
        ply: int,
        game: str,
        letter: Letter,
        wanted: Callable[[], bool],
    ) -> None:
        """Write, and push, to somebody, in the background."""
        ways: list[Callable[[], Awaitable[None]]] = []
        if recipient.email is not None:
            ways.append(partial(self.mailer.send, recipient.email, letter, recipient.language))
        for browser in recipient.browsers:
            ways.append(partial(self._push, browser, recipient, kind, table, game, letter))
        task = asyncio.ensure_future(self._see_off(table, ply, recipient.guest, ways, wanted))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _see_off(
        self,
        table: str,
        ply: int,
        guest: str,
        ways: list[Callable[[], Awaitable[None]]],
        wanted: Callable[[], bool],
    ) -> None:
        """Send a notice by all ways, and keep it for ourselves until it has left, or is given up."""
        notice = table, ply, guest
        self._ours.add(notice)
        leaving = asyncio.gather(*(self._deliver(send, wanted) for send in ways))
        try:
            while not (await asyncio.wait([leaving], timeout=self.lease_seconds / 3))[0]:
                await self._note(notice, self._leased())
            self._ours.discard(notice)
            await self._note(notice, None)
        finally:
            leaving.cancel()

    def _leased(self) -> int:
        """Until when a notice is ours, from now on."""
        return self._now() + round(self.lease_seconds * 1000)

    async def _note(self, notice: tuple[str, int, str], until: int | None) -> None:
        """Write down until when a notice is ours, or that it has left; if that fails, others send it, too."""
        columns, (table, ply, guest) = models.notices.c, notice
        this = (columns.tbl == table) & (columns.ply == ply) & (columns.guest == guest)
        try:
            async with self.store.writing() as connection:
                await connection.execute(update(models.notices).where(this).values(until=until))
        except Exception as problem:
            log.warning("how far a notice is could not be written down: %s", problem)

    async def close(self) -> None:
        """Leave whatever has not left to others."""
        for task in self._waiting:
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)
        for notice in list(self._ours):
            await self._note(notice, until=0)
        if self.pusher is not None:
            self.pusher.close()

    async def idle(self) -> None:
        """Wait until nothing is on its way."""
        while self._waiting:
            await asyncio.gather(*self._waiting)

    async def _find(self, guest: str) -> Recipient | None:
        """Somebody who can be told, and how."""
        people, browsers = models.guests.c, models.subscriptions.c
        async with self.store.reading() as connection:
            who = select(people.name, people.language, people.email).where(people.id == guest)
            found = (await connection.execute(who)).first()
            if found is None:
                return None
            where = select(browsers.endpoint, browsers.p256dh, browsers.auth).where(browsers.guest == guest)
            subscriptions = [Subscription(*row) for row in await connection.execute(where)]
        email = found.email if self.mailer.ready else None
        able = tuple(subscriptions) if self.pusher is not None and self.pusher.ready else ()
        return Recipient(guest, found.name, found.language, email, able) if email or able else None

    async def _claim(self, table: str, ply: int, guest: str, at: int) -> bool:
        """Whether this notice is ours to send: nobody has, or is about to."""
        sent, until = models.notices, self._leased()
        new = self.store.insert(sent).values(tbl=table, ply=ply, guest=guest, at=at, until=until)
        left_lying = new.on_conflict_do_update(
            index_elements=["tbl", "ply", "guest"],
            set_={"until": until},
            where=sent.c.until.is_not(None) & (sent.c.until <= self._now()),
        )
        async with self.store.writing() as connection:
            claimed = await connection.execute(left_lying.returning(sent.c.ply))
            return claimed.first() is not None

    async def _deliver(self, send: Callable[[], Awaitable[None]], wanted: Callable[[], bool]) -> None:
        """Try until it has left, isn't wanted any more, or has been tried often enough."""
        for delay in (*self.delays, None):
            if not wanted():
                return
            try:
                async with self._at_once:
                    await send()
                self.sent += 1
                return
            except NotSent as problem:
                log.warning("a notice did not leave: %s", problem)
                if delay is None or not problem.again:
                    break
                await asyncio.sleep(max(delay, problem.after))
            except (BadAddress, BadSubscription) as problem:
                log.warning("a notice can't be sent: %s", problem)
                break
            except Exception:
                log.exception("a notice could not be sent")
                break
        self.given_up += 1

    async def _push(
        self, browser: Subscription, recipient: Recipient, kind: str, table: str, game: str, letter: Letter
    ) -> None:
        """Push to a browser; one that wants nothing any more is forgotten."""
        assert self.pusher is not None
        message = {
            "kind": kind,
            "table": table,
            "game": game,
            "title": letter.subject,
            "body": title_of(game, recipient.language),
            "url": f"/table/{table}",
        }
        try:
            await self.pusher.push(browser, message, topic=table)
        except SubscriptionGone as gone:
            subscriptions = models.subscriptions
            async with self.store.writing() as connection:
                await connection.execute(
                    delete(subscriptions).where(subscriptions.c.endpoint == browser.endpoint)
                )
            raise NotSent("the browser has unsubscribed", again=False) from gone
