"""What keepers do, each act one transaction that also notes who did it to whom, and why."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import delete, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.keepers import Act
from ...protocol.messages import Why
from ...protocol.refusal import Refusal
from .. import models
from ..clock import ServerClock
from ..lobby.tables import ABANDONED, PLAYING, WAITING, lock
from ..people.display_text import tidy_line
from ..people.ids import fingerprint, is_id, new_id, new_secret
from ..store import Store
from .sanctions import BAN, MUTE, Sanction

AUDIT_LOCK = 0x6B656570  # any number, as long as all nodes lock the same
OF_REVIEW = "review:"
"""How a report's place begins where it is of a comment, before the id of the review."""


class Deed(msgspec.Struct, frozen=True):
    """An entry of the audit, as nodes follow it."""

    id: int
    act: Act
    guest: str | None
    table: str | None
    n: int | None


class KeeperActs:
    """The acts. `keeper` is who does it; None for somebody at the console."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = store
        self.clock = clock

    # The role

    async def is_keeper(self, guest: str) -> bool:
        """Whether a guest looks after the house."""
        this = select(models.keepers.c.guest).where(models.keepers.c.guest == guest)
        async with self.store.reading() as connection:
            return await connection.scalar(this) is not None

    async def appoint(self, guest: str) -> None:
        """Make a guest a keeper."""
        async with self._acting() as connection:
            role = self.store.insert(models.keepers).values(guest=guest, since=self.clock.world())
            await connection.execute(role.on_conflict_do_nothing())
            await self._note(connection, "keeper", None, guest=guest)

    async def dismiss(self, guest: str) -> None:
        """Take the role from a keeper."""
        async with self._acting() as connection:
            await connection.execute(delete(models.keepers).where(models.keepers.c.guest == guest))
            await self._note(connection, "no-keeper", None, guest=guest)

    # Tables

    async def close_table(self, table: str, keeper: str | None, reason: str) -> None:
        """Close a table, whatever is played there."""
        reason = tidy_words(reason)
        tables = models.tables.c
        async with self._acting() as connection:
            await lock(connection, table)
            status = await connection.scalar(select(tables.status).where(tables.id == table))
            if status is None:
                raise Refusal.of("no-such-table", "no-such-table")
            if status not in (WAITING, PLAYING):
                raise Refusal.of("not-now", "table-is-over")
            closed = update(models.tables).where(tables.id == table)
            await connection.execute(
                closed.values(
                    status=ABANDONED,
                    finished_at=self.clock.now(),
                    wake_at=None,
                    closed_reason=reason,
                    version=tables.version + 1,
                )
            )
            await self._note(connection, "close", keeper, table=table, reason=reason)

    async def note_call_off(
        self, connection: AsyncConnection, host: str, keeper: str | None, reason: str
    ) -> None:
        """Write down, with what is done, that a tournament of that host is called off."""
        await hold_audit(self.store, connection)
        await self._note(connection, "call-off", keeper, guest=host, reason=tidy_words(reason))

    async def unsay(self, table: str, n: int, keeper: str | None, reason: str) -> None:
        """Delete a line of chat; its number stays taken."""
        reason = tidy_words(reason)
        async with self._acting() as connection:
            if not await self._unsay(connection, table, n, keeper, reason):
                raise Refusal.of("no-such-line", "no-such-line")

    async def _unsay(
        self, connection: AsyncConnection, table: str, n: int, keeper: str | None, reason: str
    ) -> bool:
        """Delete a line of chat, or a comment on a review; False if there is none."""
        if table.startswith(OF_REVIEW):
            return await self._unsay_comment(connection, table.removeprefix(OF_REVIEW), n, keeper, reason)
        said = models.chat.c
        this = (said.tbl == table) & (said.n == n) & (said.text != "")
        author = await connection.scalar(select(said.guest).where(this))
        if author is None:
            return False
        await connection.execute(update(models.chat).where(this).values(text="", name=""))
        await self._note(connection, "unsay", keeper, guest=author, table=table, n=n, reason=reason)
        return True

    async def _unsay_comment(
        self, connection: AsyncConnection, review: str, n: int, keeper: str | None, reason: str
    ) -> bool:
        """Delete a comment on a review; False if there is none."""
        said = models.comments.c
        gone = delete(models.comments).where((said.review == review) & (said.n == n)).returning(said.guest)
        author = await connection.scalar(gone)
        if author is not None:
            await self._note(connection, "unsay", keeper, guest=author, reason=reason)
        return author is not None

    # Guests and networks

    async def sanction(
        self,
        kind: str,
        guest: str | None,
        network: str | None,
        seconds: int | None,
        why: Why,
        reason: str,
        keeper: str | None,
    ) -> Sanction:
        """Keep a guest from talking, or a guest or a network out; it replaces one that is in force."""
        reason = tidy_words(reason)
        async with self._acting() as connection:
            return await self._sanction(connection, kind, guest, network, seconds, why, reason, keeper)

    async def _sanction(
        self,
        connection: AsyncConnection,
        kind: str,
        guest: str | None,
        network: str | None,
        seconds: int | None,
        why: Why,
        reason: str,
        keeper: str | None,
    ) -> Sanction:
        if guest is not None:
            await self._must_be_guest(connection, guest)
        now = self.clock.world()
        until = None if seconds is None else now + seconds * 1000
        made = Sanction(new_id(), kind, guest, network, why, reason, until)
        kept = models.sanctions.c
        same = (kept.guest == guest) if guest is not None else (kept.network == network)
        outlived = (kept.until.is_not(None)) & (kept.until <= now)
        await connection.execute(delete(models.sanctions).where(((kept.kind == kind) & same) | outlived))
        await connection.execute(
            models.sanctions.insert().values(keeper=keeper, created_at=now, **msgspec.structs.asdict(made))
        )
        act: Act = "mute" if kind == MUTE else "ban"
        await self._note(connection, act, keeper, guest=guest, network=network, until=until, reason=reason)
        return made

    async def lift(self, sanction: str, keeper: str | None) -> None:
        """Let somebody talk, or come in, again."""
        kept = models.sanctions.c
        async with self._acting() as connection:
            gone = delete(models.sanctions).where(kept.id == sanction)
            found = (await connection.execute(gone.returning(kept.kind, kept.guest, kept.network))).first()
            if found is None:
                raise Refusal.of("no-such-sanction", "no-such-sanction")
            act: Act = "lift-ban" if found.kind == BAN else "lift-mute"
            await self._note(connection, act, keeper, guest=found.guest, network=found.network)

    async def _must_be_guest(self, connection: AsyncConnection, guest: str) -> None:
        """Refusal unless there is such a guest, who is no keeper."""
        this = select(models.guests.c.id).where(models.guests.c.id == guest)
        if not is_id(guest) or await connection.scalar(this) is None:
            raise Refusal.of("no-such-guest", "no-such-guest", field="guest")
        keeper = select(models.keepers.c.guest).where(models.keepers.c.guest == guest)
        if await connection.scalar(keeper) is not None:
            raise Refusal.of("not-allowed", "keepers-are-safe", field="guest")

    # Reports

    async def settle(
        self, report: int, outcome: str, seconds: int | None, why: Why, reason: str, keeper: str | None
    ) -> None:
        """Settle a report and all others of the same line: delete the line, mute or ban, or do nothing."""
        reason = tidy_words(reason)
        reports = models.reports.c
        async with self._acting() as connection:
            wanted = select(reports.tbl, reports.n, reports.guest, reports.settled_at)
            found = (await connection.execute(wanted.where(reports.id == report))).first()
            if found is None:
                raise Refusal.of("no-such-report", "no-such-report")
            if found.settled_at is not None:
                raise Refusal.of("not-now", "report-is-settled")
            if outcome != "none":
                await self._unsay(connection, found.tbl, found.n, keeper, reason)
            if outcome in (MUTE, BAN):
                await self._sanction(connection, outcome, found.guest, None, seconds, why, reason, keeper)
            same = (reports.tbl == found.tbl) & (reports.n == found.n) & reports.settled_at.is_(None)
            settled = update(models.reports).where(same)
            now = self.clock.world()
            await connection.execute(settled.values(settled_at=now, keeper=keeper, outcome=outcome))
            table = None if found.tbl.startswith(OF_REVIEW) else found.tbl
            told = {"guest": found.guest, "table": table, "n": report, "reason": reason}
            await self._note(connection, "settle", keeper, **told)

    # Invitations to the house

    async def invite(self, uses: int, days: int, note: str, keeper: str | None) -> tuple[str, str, int]:
        """An invitation to the house: its id, its secret, and when it ends."""
        note = tidy_words(note, "note")
        id, secret, now = new_id(), new_secret(), self.clock.world()
        expires = now + days * 86_400_000
        kept = models.invitations
        async with self._acting() as connection:
            await connection.execute(delete(kept).where(kept.c.expires_at <= now))
            await connection.execute(
                kept.insert().values(
                    id=id,
                    hash=fingerprint(secret),
                    note=note,
                    uses=uses,
                    used=0,
                    keeper=keeper,
                    created_at=now,
                    expires_at=expires,
                )
            )
            await self._note(connection, "invite", keeper, n=uses, until=expires, reason=note)
        return id, secret, expires

    async def uninvite(self, invitation: str, keeper: str | None) -> None:
        """Void an invitation to the house; who has come by it stays."""
        kept = models.invitations.c
        async with self._acting() as connection:
            gone = delete(models.invitations).where(kept.id == invitation).returning(kept.note)
            found = (await connection.execute(gone)).first()
            if found is None:
                raise Refusal.of("no-such-invitation", "no-such-invitation")
            await self._note(connection, "uninvite", keeper, reason=found.note)

    # The audit

    async def deeds_since(self, last: int) -> list[Deed]:
        """What was done after that entry of the audit, in order."""
        audit = models.audit.c
        wanted = select(audit.id, audit.act, audit.guest, audit.tbl, audit.n).where(audit.id > last)
        async with self.store.reading() as connection:
            return [Deed(*row) for row in await connection.execute(wanted.order_by(audit.id).limit(500))]

    async def in_force(self) -> tuple[int, list[Sanction], list[str]]:
        """The last entry of the audit, all sanctions and all keepers, as of one moment."""
        kept = models.sanctions.c
        wanted = select(kept.id, kept.kind, kept.guest, kept.network, kept.why, kept.reason, kept.until)
        still = kept.until.is_(None) | (kept.until > self.clock.world())
        async with self.store.reading() as connection:
            last = await connection.scalar(select(func.max(models.audit.c.id)))
            sanctions = [Sanction(*row) for row in await connection.execute(wanted.where(still))]
            keepers = list(await connection.scalars(select(models.keepers.c.guest)))
        return last or 0, sanctions, keepers

    @asynccontextmanager
    async def _acting(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; acts come one after the other, so the audit grows in the order of its numbers."""
        async with self.store.writing() as connection:
            await hold_audit(self.store, connection)
            yield connection

    async def _note(
        self,
        connection: AsyncConnection,
        act: Act,
        keeper: str | None,
        guest: str | None = None,
        network: str | None = None,
        table: str | None = None,
        n: int | None = None,
        until: int | None = None,
        reason: str = "",
    ) -> None:
        """Write an act down."""
        audit = models.audit
        last = await connection.scalar(select(func.max(audit.c.id)))
        await connection.execute(
            audit.insert().values(
                id=(last or 0) + 1,
                at=self.clock.world(),
                keeper=keeper,
                act=act,
                guest=guest,
                network=network,
                tbl=table,
                n=n,
                until=until,
                reason=reason,
            )
        )


async def hold_audit(store: Store, connection: AsyncConnection) -> None:
    """Keep other acts and reports waiting until the transaction ends. SQLite has one writer anyway."""
    if store.on_postgres:
        await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": AUDIT_LOCK})


def tidy_words(words: str, field: str = "reason") -> str:
    """What somebody says about something, fit to show; perhaps nothing."""
    return tidy_line(words, field) if words.strip() else ""
