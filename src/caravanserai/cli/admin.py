"""`caravanserai admin`: the commands of those who look after a house, and their options."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import App, Parameter

from .which_house import WhichHouse

# What a command needs is loaded by itself, as everywhere on the command line.

admin = App(
    name="admin",
    help="Look after a house: who is there, what was reported, whom to silence or shut out.\n\n"
    "Works on the server's database, also while it runs; servers notice within a second. Settings are "
    "found as serve finds them.",
)


Status = Literal["waiting", "playing", "finished", "abandoned"]
Guest = Annotated[str, Parameter(help="A guest's name or id.")]
TableId = Annotated[str, Parameter(help="The table's id, as in its address.")]
Reason = Annotated[str, Parameter(help="What those whom it concerns are told.")]
For = Annotated[str, Parameter(name="--for", help="30m, 12h, 7d …; for good, if not said.")]
Kind = Annotated[
    Literal["insults", "spam", "cheating", "name", "other"],
    Parameter(help="Why, in a word that is told in the guest's language."),
]
HERE = WhichHouse()


@admin.command
def glance(*, house: WhichHouse = HERE) -> int:
    """The house at a glance: guests, tables, load, reports."""
    from .keeper_desk import run, show_glance

    return run(house, show_glance())


@admin.command
def guests(
    search: Annotated[str, Parameter(help="A part of a name, or an id.")] = "",
    *,
    after: Annotated[str | None, Parameter(help="Go on after the guest of this id.")] = None,
    house: WhichHouse = HERE,
) -> int:
    """List guests, newest first."""
    from .keeper_desk import run, show_guests

    return run(house, show_guests(search, after))


@admin.command
def tables(
    status: Annotated[Status | None, Parameter(help="waiting, playing, finished or abandoned.")] = None,
    *,
    after: Annotated[str | None, Parameter(help="Go on after the table of this id.")] = None,
    house: WhichHouse = HERE,
) -> int:
    """List tables, newest first."""
    from .keeper_desk import run, show_tables

    return run(house, show_tables(status, after))


@admin.command
def chat(table: TableId, *, house: WhichHouse = HERE) -> int:
    """Show what was said at a table, with the numbers of the lines."""
    from .keeper_desk import run, show_chat

    return run(house, show_chat(table))


@admin.command
def close(table: TableId, *, reason: Reason = "", house: WhichHouse = HERE) -> int:
    """Close a table, whatever is played there."""
    from .keeper_desk import close_table, run

    return run(house, close_table(table, reason))


@admin.command
def unsay(
    table: TableId,
    line: Annotated[int, Parameter(help="Its number, as chat or reports show it.")],
    *,
    reason: Reason = "",
    house: WhichHouse = HERE,
) -> int:
    """Delete a line of chat; it vanishes from all open pages."""
    from .keeper_desk import delete_line, run

    return run(house, delete_line(table, line, reason))


@admin.command
def mute(
    guest: Guest, *, time: For = "", why: Kind = "other", reason: Reason = "", house: WhichHouse = HERE
) -> int:
    """Keep a guest from talking at tables."""
    from .keeper_desk import run, sanction

    return run(house, sanction("mute", guest, time, why, reason))


@admin.command
def ban(
    whom: Annotated[str, Parameter(help="A guest's name or id, an address or a network.")],
    *,
    time: For = "",
    why: Kind = "other",
    reason: Reason = "",
    house: WhichHouse = HERE,
) -> int:
    """Keep a guest, or all from an address, out of the house."""
    from .keeper_desk import run, sanction

    return run(house, sanction("ban", whom, time, why, reason))


@admin.command
def lift(
    whom: Annotated[str, Parameter(help="A guest's name or id, an address, or the id of what is to end.")],
    *,
    house: WhichHouse = HERE,
) -> int:
    """Let somebody talk, or come in, again."""
    from .keeper_desk import lift_all, run

    return run(house, lift_all(whom))


@admin.command
def sanctions(*, house: WhichHouse = HERE) -> int:
    """List who may not talk, or not come in."""
    from .keeper_desk import run, show_sanctions

    return run(house, show_sanctions())


@admin.command
def reports(
    *,
    settled: Annotated[bool, Parameter(help="Those that are settled.", negative="")] = False,
    after: Annotated[int | None, Parameter(help="Go on after this one.")] = None,
    house: WhichHouse = HERE,
) -> int:
    """List lines of chat that players have reported."""
    from .keeper_desk import run, show_reports

    return run(house, show_reports(settled, after))


@admin.command
def settle(
    report: Annotated[int, Parameter(help="Its number, as reports shows it.")],
    outcome: Annotated[
        Literal["none", "unsay", "mute", "ban"],
        Parameter(help="What comes of it; all but none delete the line."),
    ] = "none",
    *,
    time: For = "",
    why: Kind = "other",
    reason: Reason = "",
    house: WhichHouse = HERE,
) -> int:
    """Settle a report, and all others of the same line."""
    from .keeper_desk import run, settle_report

    return run(house, settle_report(report, outcome, time, why, reason))


@admin.command
def keeper(
    guest: Guest,
    *,
    remove: Annotated[bool, Parameter(help="Take the role.", negative="")] = False,
    house: WhichHouse = HERE,
) -> int:
    """Make a guest a keeper of the house, or take that role from them."""
    from .keeper_desk import run, set_keeper

    return run(house, set_keeper(guest, remove))


@admin.command
def acts(
    *,
    after: Annotated[int | None, Parameter(help="Go on after this one.")] = None,
    house: WhichHouse = HERE,
) -> int:
    """List what keepers did, newest first."""
    from .keeper_desk import run, show_acts

    return run(house, show_acts(after))


@admin.command
def invite(
    *,
    uses: Annotated[int, Parameter(help="How many may come by it.")] = 1,
    days: Annotated[int, Parameter(help="For how long.")] = 14,
    note: Annotated[str, Parameter(help="Whom it is for, as a reminder.")] = "",
    house: WhichHouse = HERE,
) -> int:
    """Make an invitation to a house that is closed to strangers."""
    from .keeper_desk import make_invitation, run

    return run(house, make_invitation(uses, days, note))


@admin.command
def invitations(*, house: WhichHouse = HERE) -> int:
    """List the invitations by which somebody may still come."""
    from .keeper_desk import run, show_invitations

    return run(house, show_invitations())


@admin.command
def uninvite(
    invitation: Annotated[str, Parameter(help="Its id, as invitations shows it.")],
    *,
    house: WhichHouse = HERE,
) -> int:
    """Void an invitation; who has come by it stays."""
    from .keeper_desk import run, void_invitation

    return run(house, void_invitation(invitation))
