"""What is kept, and in which tables of the database. Times are milliseconds since 1970.

The move path writes `log` and the columns `status`, `finished_at`, `result` and `wake_at` of `tables` itself
(`server/log`); everything else goes through the repositories beside this module.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys that all nodes share: the one that signs cookies, the ones for web push."""

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("email", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, index=True),
    Column("deleted_at", BigInteger),
    Column("mailbox", Text, index=True),
    Column("preferences", Text),
)
"""People. `generation` is raised by "sign out everywhere"; cookies of an older one are void. `mailbox` is
`email` in small letters. `preferences` is JSON. `seen_at` is when they were last here, to the day. Of who has
gone for good (`deleted_at`) nothing is left but the id, for what refers to it."""

signed_out = Table(
    "signed_out",
    metadata,
    Column("device", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
)
"""Devices that have signed out: their cookies are void. Kept until these would have ended by themselves."""

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("purpose", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""One-time links: to another device, to confirm an e-mail address. Only a hash of each is kept."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("hash", Text, nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)
"""Keys with which programs act for a guest. Only a hash of each is kept. Those from before tokens had an end
have none."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setting", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("guests.id"), nullable=False),
    Column("invite", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("next", Text),
    Column("result", Text),
    Column("wake_at", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("closed_reason", Text),
    Index("ix_tables_public_status", "public", "status", "created_at"),
    Index("ix_tables_host_status", "host", "status"),
    Index("ix_tables_status_created_at", "status", "created_at"),
    Index("ix_tables_wake", "wake_at", postgresql_where=text("wake_at is not null")),
)
"""Tables. `setting` is JSON; `version` is raised by every change of the lobby's;
`result` is JSON, once finished; `wake_at` is when the server must look after a table by itself;
`closed_reason` is why the house has closed it, perhaps without a word, and null where it hasn't."""

seats = Table(
    "seats",
    metadata,
    Column("tbl", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False),
)
"""Who sits where. `name` is that of a same-screen person; once the game has begun, everybody's."""

members = Table(
    "members",
    metadata,
    Column("tbl", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("role", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who has come to a table: "in", "left" or "removed"."""

chat = Table(
    "chat",
    metadata,
    Column("tbl", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)
"""What was said at a table, line by line. Of a line that a keeper has deleted the text is empty."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    UniqueConstraint("endpoint"),
)
"""Browsers that asked for web push."""

notices = Table(
    "notices",
    metadata,
    Column("tbl", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Your-turn notices that were sent, so that none is sent twice."""

reviews = Table(
    "reviews",
    metadata,
    Column("id", Text, primary_key=True),
    Column("source", Text, nullable=False),
    Column("tbl", Text, ForeignKey("tables.id"), index=True),
    Column("record", Text, nullable=False),
    Column("bots", Text, nullable=False),
    Column("result", Text),
    Column("created_at", BigInteger, nullable=False, index=True),
    Column("guest", Text, index=True),  # no foreign key: SQLite can't add one to a table that is there
    UniqueConstraint("source"),
)
"""Games looked back at. `source` names the table, or is a hash of a record that somebody brought along, so
that each game is reviewed once; `record`, `bots` and `result` are JSON. `guest` is who brought the record."""

judgements = Table(
    "judgements",
    metadata,
    Column("review", Text, ForeignKey("reviews.id"), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("judged", Text, nullable=False),
)
"""What a bot thinks of the turns of a review, each as JSON; in their order, as far as it has come."""

keepers = Table(
    "keepers",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
"""Guests who look after the house. The role is given and taken at the console."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), index=True),
    Column("network", Text),
    Column("why", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("keeper", Text, ForeignKey("guests.id")),
    Column("created_at", BigInteger, nullable=False),
    Column("until", BigInteger),
)
"""Who may not talk, or not come in: a guest or a network. `kind` is "mute" or "ban", `why` one of a few words
that all languages have, `reason` what the keeper says; without `keeper` it was done at the console, without
`until` it is for good. What is lifted is gone from here, and stands in `audit`."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("tbl", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("said_at", BigInteger, nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reporter", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("words", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("settled_at", BigInteger),
    Column("keeper", Text, ForeignKey("guests.id")),
    Column("outcome", Text),
    UniqueConstraint("tbl", "n", "reporter"),
    Index("ix_reports_settled_at", "settled_at", "id"),
)
"""Lines of chat that somebody has reported, as they were said: they stay though line and table may go.
`guest` has said it; `keeper` has settled it (nobody: at the console), and `outcome` tells what came of it."""

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("keeper", Text),
    Column("act", Text, nullable=False),
    Column("guest", Text),
    Column("network", Text),
    Column("tbl", Text),
    Column("n", Integer),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)
"""What keepers did, numbered in the order in which it was committed, so that nodes can follow it. Nothing
in it is ever changed: the database itself refuses. It names guests by their ids alone, so that somebody who
goes leaves no name in it; without `keeper` it was done at the console."""

invitations = Table(
    "invitations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("note", Text, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("keeper", Text, ForeignKey("guests.id")),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""Invitations to a house that is closed to strangers. Only a hash of each link is kept."""

log = Table(
    "log",
    metadata,
    # No foreign key: the move path appends thousands of entries a second, to tables that can't vanish.
    Column("tbl", Text, primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The log of every match, append-only: one entry for each (table, ply)."""
