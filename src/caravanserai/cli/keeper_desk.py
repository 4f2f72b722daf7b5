"""What the commands of `caravanserai admin` do, and how they tell it: tables for people, or JSON."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import sys
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime

import msgspec
from rich import box
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table

from ..protocol.keepers import (
    ActList,
    GuestLine,
    GuestList,
    HouseInvitations,
    HouseTables,
    MadeHouseInvitation,
    ReportList,
    SanctionInfo,
    SanctionKind,
    SanctionList,
)
from ..protocol.messages import MemberInfo, Why
from ..protocol.refusal import Refusal
from ..server import settings as server_settings
from ..server.keepers.console import AtTheConsole, at_the_console
from ..server.keepers.head_count import Counted
from ..server.keepers.sanctions import network_to_ban
from ..server.people.ids import is_id
from ..server.people.network import Proxies
from ..server.settings import BadSettings
from ..server.stored_games import BadDatabase
from .errors import UsageError
from .server_load import ask_server
from .which_house import WhichHouse

UNITS = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}
LONGEST = 10 * 366 * 86_400
NOBODY = Counted([], {}, {}, {})
CONSOLE = "at the console"


class Told(msgspec.Struct):
    """What a command has to say."""

    json: object
    """For programs."""
    shown: list[RenderableType]
    """For people."""
    code: int = 0


Work = Callable[[AtTheConsole], Awaitable[Told]]


def run(house: WhichHouse, work: Work) -> int:
    """Do something in the house that is meant, and tell what came of it; the exit code."""

    async def at_work() -> Told:
        settings = server_settings.read(house.config, data=house.data, database=house.database)
        async with at_the_console(settings) as desk:
            return await work(desk)

    try:
        told = asyncio.run(at_work())
    except (BadSettings, BadDatabase) as problem:
        raise UsageError(str(problem)) from None
    except Refusal as refusal:
        raise UsageError(refusal.message) from None
    if house.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(told.json), indent=2).decode() + "\n")
    else:
        console = Console(highlight=False)
        for part in told.shown:
            console.print(part, soft_wrap=isinstance(part, str))
    return told.code


# What is there


def show_glance() -> Work:
    """The house at a glance."""

    async def work(desk: AtTheConsole) -> Told:
        overview = desk.overview
        guests, today, reports, sanctions = await overview.numbers()
        tables = await overview.tables_by_status()
        size, keepers = await overview.database_bytes(), await overview.keepers()
        newest = await overview.guests(limit=5)
        load = await asyncio.to_thread(ask_server, desk.settings)
        drawn = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name, value in (
            ("guests", f"{guests}, {today} of them since yesterday"),
            ("newest", ", ".join(guest.name for guest in newest) or "–"),
            ("tables", ", ".join(f"{number} {status}" for status, number in sorted(tables.items())) or "–"),
            ("reports", f"{reports} open"),
            ("silent or out", str(sanctions)),
            ("keepers", ", ".join(one.name for one in keepers) or "none yet: caravanserai admin keeper NAME"),
            ("database", f"{size / 1_000_000:.1f} MB"),
            ("entry", desk.settings.entry),
        ):
            drawn.add_row(name, escape(value))
        if load is None:
            drawn.add_row("load", escape(f"no server answers on port {desk.settings.port} of this machine"))
        else:
            drawn.add_row("connections", f"{load.connections} to tables, {load.tables} tables in memory")
            late = f"event loop late by {load.lag_mean * 1000:.1f} ms, 99 % within {load.lag_p99 * 1000:g} ms"
            drawn.add_row("load", f"{late}; {load.thoughts} bots and {load.queue} entries wait")
        json = {
            "guests": guests,
            "guests_today": today,
            "newest": newest,
            "tables": tables,
            "reports": reports,
            "sanctions": sanctions,
            "keepers": keepers,
            "database_bytes": size,
            "entry": desk.settings.entry,
            "server": load,
        }
        return Told(json, [drawn])

    return work


def show_guests(search: str, after: str | None) -> Work:
    """Guests, newest first."""

    async def work(desk: AtTheConsole) -> Told:
        found = await desk.overview.guests(search, after)
        return Told(GuestList(found), [guest_table(found)] if found else ["Nobody."])

    return work


def show_tables(status: str | None, after: str | None) -> Work:
    """Tables, newest first."""

    async def work(desk: AtTheConsole) -> Told:
        found = await desk.overview.house_tables(await desk.overview.tables(status, after), NOBODY)
        drawn = grid("id", "game", "status", "host", "seats", "set up", "public")
        for one in found:
            info = one.table
            seats = ", ".join(seat.name or seat.bot or "free" for seat in info.seats)
            shown = "closed by us" if info.closed else info.status
            public = "yes" if info.public else "no"
            cells = (info.id, info.game, shown, one.host.name, seats, moment(one.created_at), public)
            drawn.add_row(*map(escape, cells))
        return Told(HouseTables(found), [drawn] if found else ["None."])

    return work


def show_chat(table: str) -> Work:
    """What was said at a table."""

    async def work(desk: AtTheConsole) -> Told:
        await must_be_table(desk, table)
        lines = await desk.tables.said(table, limit=1000)
        drawn = grid("n", "when", "who", "id", "what")
        for line in lines:
            cells = (str(line.n), moment(line.at), line.name, line.guest, line.text)
            drawn.add_row(*map(escape, cells))
        return Told({"lines": lines}, [drawn] if lines else ["Nothing was said."])

    return work


def show_sanctions() -> Work:
    """Who may not talk, or not come in."""

    async def work(desk: AtTheConsole) -> Told:
        found = await desk.overview.sanctions()
        return Told(SanctionList(found), [sanction_table(found)] if found else ["Nobody."])

    return work


def show_reports(settled: bool, after: int | None) -> Work:
    """Reports, newest first."""

    async def work(desk: AtTheConsole) -> Told:
        found = await desk.overview.reports(settled, after)
        drawn = grid("report", "table", "line", "said by", "what", "reported by", "words", "outcome")
        for one in found:
            state = one.outcome or ("line is gone" if one.gone else "open")
            who = f"{one.guest.name} {one.guest.guest}"
            told = (one.table, str(one.n), who, one.text, one.reporter.name, one.words, state)
            drawn.add_row(str(one.id), *map(escape, told))
        return Told(ReportList(found), [drawn] if found else ["None."])

    return work


def show_acts(after: int | None) -> Work:
    """What keepers did, newest first."""

    async def work(desk: AtTheConsole) -> Told:
        found = await desk.overview.acts(after)
        drawn = grid("act", "when", "by", "what", "to whom", "until", "reason")
        for one in found:
            whom = ", ".join(
                part
                for part in (
                    named(one.guest) if one.guest else "",
                    one.network or "",
                    f"table {one.table}" if one.table else "",
                    str(one.n) if one.n is not None else "",
                )
                if part
            )
            by = one.by.name if one.by else CONSOLE
            until = "" if one.until is None else moment(one.until)
            drawn.add_row(str(one.id), moment(one.at), *map(escape, (by, one.act, whom, until, one.reason)))
        return Told(ActList(found), [drawn] if found else ["Nothing yet."])

    return work


def show_invitations() -> Work:
    """Invitations by which somebody may still come."""

    async def work(desk: AtTheConsole) -> Told:
        found = await desk.overview.invitations()
        drawn = grid("id", "used", "until", "by", "note")
        for one in found:
            by = one.by.name if one.by else CONSOLE
            used = f"{one.used} of {one.uses}"
            drawn.add_row(*map(escape, (one.id, used, moment(one.expires_at), by, one.note)))
        return Told(HouseInvitations(found), [drawn] if found else ["None."])

    return work


# What is done


def close_table(table: str, reason: str) -> Work:
    """Close a table."""

    async def work(desk: AtTheConsole) -> Told:
        await must_be_table(desk, table)
        await desk.acts.close_table(table, None, reason)
        return done(f"Table {table} is closed.")

    return work


def delete_line(table: str, line: int, reason: str) -> Work:
    """Delete a line of chat."""

    async def work(desk: AtTheConsole) -> Told:
        await must_be_table(desk, table)
        await desk.acts.unsay(table, line, None, reason)
        return done(f"Line {line} of table {table} is deleted.")

    return work


def sanction(kind: SanctionKind, whom: str, time: str, why: Why, reason: str) -> Work:
    """Mute or ban a guest, or ban an address."""

    async def work(desk: AtTheConsole) -> Told:
        seconds = duration(time)
        network = network_to_ban(whom) if kind == "ban" and is_network(whom) else None
        if network is not None and desk.settings.behind_proxy:
            if Proxies(desk.settings.proxies).among(network):
                raise Refusal.of("bad-request", "address-of-proxy")
        guest = None if network is not None else await the_guest(desk, whom)
        if isinstance(guest, Told):
            return guest
        id = None if guest is None else guest.id
        made = await desk.acts.sanction(kind, id, network, seconds, why, reason, None)
        who = network if guest is None else f"{guest.name} ({guest.id})"
        until = "for good" if made.until is None else f"until {moment(made.until)}"
        what = "may not talk" if kind == "mute" else "may not come in"
        return Told(
            await desk.overview.sanction(made.id),
            [escape(f"{who} {what}, {until}.")],
        )

    return work


def lift_all(whom: str) -> Work:
    """End all that is in force for a guest or an address, or one thing by its id."""

    async def work(desk: AtTheConsole) -> Told:
        in_force = await desk.overview.sanctions()
        found = [one for one in in_force if one.id == whom]
        if not found and is_network(whom):
            network = network_to_ban(whom)
            found = [one for one in in_force if one.network == network]
        elif not found:
            guest = await the_guest(desk, whom)
            if isinstance(guest, Told):
                return guest
            found = [one for one in in_force if one.guest and one.guest.guest == guest.id]
        if not found:
            raise UsageError(f"nothing is in force for {whom}")
        for one in found:
            await desk.acts.lift(one.id, None)
        return Told(SanctionList(found), [f"Lifted: {', '.join(one.kind for one in found)}."])

    return work


def settle_report(report: int, outcome: str, time: str, why: Why, reason: str) -> Work:
    """Settle a report."""

    async def work(desk: AtTheConsole) -> Told:
        await desk.acts.settle(report, outcome, duration(time), why, reason, None)
        return done(f"Report {report} is settled.")

    return work


def set_keeper(whom: str, remove: bool) -> Work:
    """Make a guest a keeper, or take the role from them."""

    async def work(desk: AtTheConsole) -> Told:
        guest = await the_guest(desk, whom)
        if isinstance(guest, Told):
            return guest
        if remove != guest.keeper:
            state = "is no keeper" if remove else "is a keeper already"
            return done(f"{guest.name} ({guest.id}) {state}.")
        if remove:
            await desk.acts.dismiss(guest.id)
        else:
            await desk.acts.appoint(guest.id)
        state = "is no keeper any more" if remove else "is a keeper now"
        return done(f"{guest.name} ({guest.id}) {state}.")

    return work


def make_invitation(uses: int, days: int, note: str) -> Work:
    """Make an invitation to the house."""

    async def work(desk: AtTheConsole) -> Told:
        if not 1 <= uses <= 1000 or not 1 <= days <= 365:
            raise UsageError("an invitation is for 1 to 1000 guests and for 1 to 365 days")
        id, secret, expires = await desk.acts.invite(uses, days, note, None)
        made = MadeHouseInvitation(id, f"{desk.settings.url}/enter#{secret}", uses, expires)
        number = "one guest" if uses == 1 else f"{uses} guests"
        return Told(made, [made.url, f"For {number}, until {moment(expires)}; the link is shown only now."])

    return work


def void_invitation(invitation: str) -> Work:
    """Void an invitation."""

    async def work(desk: AtTheConsole) -> Told:
        if not is_id(invitation):
            raise UsageError(f"{invitation} is no id of an invitation")
        await desk.acts.uninvite(invitation, None)
        return done("The invitation is void.")

    return work


# Who and when


async def the_guest(desk: AtTheConsole, wanted: str) -> GuestLine | Told:
    """The guest who is meant; where several have the name, word of all of them."""
    found = await desk.guests_called(wanted)
    if not found:
        raise UsageError(f"there is no guest of the name or id {wanted}")
    if len(found) == 1:
        return found[0]
    asked = f"{len(found)} guests are called {wanted}; say which one by the id."
    return Told(GuestList(found), [guest_table(found), escape(asked)], 2)


async def must_be_table(desk: AtTheConsole, table: str) -> None:
    """UsageError if there is no such table."""
    if await desk.tables.load(table) is None:
        raise UsageError(f"there is no table of the id {table}")


def is_network(text: str) -> bool:
    """Whether a text is an address or a network."""
    try:
        ipaddress.ip_network(text.partition("%")[0], strict=False)
    except ValueError:
        return False
    return not text.isdigit()


def duration(text: str) -> int | None:
    """The seconds of a time such as 12h; None if nothing is said."""
    if not text:
        return None
    found = re.fullmatch(r"(\d{1,6})([mhdw])", text.strip())
    seconds = int(found[1]) * UNITS[found[2]] if found else 0
    if not 1 <= seconds <= LONGEST:
        raise UsageError(f"a time is 30m, 12h, 7d or 4w, and at most ten years, not {text}")
    return seconds


def moment(at: int) -> str:
    """A time, for people."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


def named(guest: MemberInfo) -> str:
    """Somebody by name and id."""
    return f"{guest.name} {guest.guest}".strip()


def done(sentence: str) -> Told:
    """Something is done, and that is all there is to say."""
    return Told({"done": sentence}, [escape(sentence)])


def grid(*heads: str) -> Table:
    """A table with these heads."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in heads:
        drawn.add_column(head, overflow="fold")
    return drawn


def guest_table(guests: Iterable[GuestLine]) -> Table:
    """Guests, line by line."""
    drawn = grid("id", "name", "came", "last seen", "games", "")
    for guest in guests:
        marks = ["keeper"] if guest.keeper else []
        marks += [in_words(one) for one in guest.sanctions]
        cells = (guest.id, guest.name, moment(guest.created_at), moment(guest.seen_at), str(guest.games))
        drawn.add_row(*map(escape, cells), escape(", ".join(marks)))
    return drawn


def sanction_table(sanctions: Iterable[SanctionInfo]) -> Table:
    """Who may not talk, or not come in, line by line."""
    drawn = grid("id", "kind", "whom", "until", "why", "reason", "by")
    for one in sanctions:
        whom = named(one.guest) if one.guest else one.network or ""
        until = "for good" if one.until is None else moment(one.until)
        by = one.by.name if one.by else CONSOLE
        drawn.add_row(*map(escape, (one.id, one.kind, whom, until, one.why, one.reason, by)))
    return drawn


def in_words(sanction: SanctionInfo) -> str:
    """A mute or ban in a few words."""
    kind = {"mute": "muted", "ban": "banned"}[sanction.kind]
    return kind if sanction.until is None else f"{kind} until {moment(sanction.until)}"
