"""What is kept, and in which tables of the database. Times are milliseconds since 1970.

The move path writes `log` and the columns `status`, `finished_at`, `result` and `wake_at` of `tables` itself
(`server/log`); everything else goes through the repositories beside this module.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
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
    Column("public", Boolean, nullable=False, server_default=false()),
)
"""People. `generation` is raised by "sign out everywhere"; cookies of an older one are void. `mailbox` is
`email` in small letters. `preferences` is JSON. `public`: anybody may see
their profile. `seen_at` is when they were last here, to the day. Of who has
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

UNCOUNTED = text("status = 'finished' and counted_at is null")
"""Tables whose result is still to be taken in."""

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
    Column("counted_at", BigInteger),
    Column("tournament", Text, index=True),  # no foreign key: SQLite can't add one to a table that is there
    Column("deal", BigInteger),
    Column("occasion", Text),
    Index("ix_tables_public_status", "public", "status", "created_at"),
    Index("ix_tables_host_status", "host", "status"),
    Index("ix_tables_status_created_at", "status", "created_at"),
    Index("ix_tables_wake", "wake_at", postgresql_where=text("wake_at is not null")),
    Index("ix_tables_uncounted", "finished_at", "id", sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED),
)
"""Tables. `setting` is JSON; `version` is raised by every change of the lobby's;
`result` is JSON, once finished; `wake_at` is when the server must look after a table by itself;
`closed_reason` is why the house has closed it, perhaps without a word, and null where it hasn't;
`counted_at` is when its result was taken into the history and the ratings; `tournament`
is the one that the table belongs to; `deal` is what chance follows where several tables are dealt the same,
and is told to nobody;
`occasion` is "match" or "challenge" where it was set up for one of these."""

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
    Column("until", BigInteger),
)
"""Notices of turns, rounds and invitations, so that none is sent twice. `until` is how long whoever is about
to send one has it to themselves, in the world's time; null once it has left."""

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
    Column("seat", Integer),
)
"""What a bot thinks of the turns of a review, each as JSON; in their order, as far as it has come. `seat` is
whose turn it was; null for those from before that was kept."""

results = Table(
    "results",
    metadata,
    Column("tbl", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id")),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("score", Integer),
    Column("sheet", Text),
    Column("keepsakes", Text, nullable=False),
    Column("value_before", Float),
    Column("deviation_before", Float),
    Column("value_after", Float),
    Column("deviation_after", Float),
    Index("ix_results_guest_finished_at", "guest", "finished_at"),
    Index("ix_results_game_finished_at", "game", "finished_at"),
)
"""How each seat came out of each game that is over. `sheet` and `keepsakes` are JSON; the ratings are there
for people in rated games. Of who has gone for good `guest` is null."""

ratings = Table(
    "ratings",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_ratings_game_pace_value", "game", "pace", "value"),
)
"""How strong people play, for each game and pace, after so many rated games."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("credit", Integer, nullable=False),
    Column("rating", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("shown_on", Integer),
    UniqueConstraint("guest", "game", "n"),
)
"""Puzzles that guests have tried: each one's first attempt, numbered game by game, with the rating after it.
`shown_on` is the day on which they were last told the answer."""

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
)
"""Days on which guests have solved a puzzle of the day, counted since the year 1."""

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
"""Lines of chat that somebody has reported, as they were said: they stay though line and table may go. Of a
comment on a review `tbl` is "review:" and its id.
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

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("host", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("setting", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("starts_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("announced", Integer, nullable=False, server_default="0"),
    Index("ix_tournaments_status_created_at", "status", "created_at"),
)
"""Tournaments. `status` is "open", "running" or "over", and follows from the log; `setting` is JSON;
without `starts_at` its host begins it; `version` is raised by what changes how it is told beside its log,
such as people's names; `announced` is of how many rounds all have been told who asked for notices."""

tournament_log = Table(
    "tournament_log",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
"""The log of every tournament, append-only: one entry for each (tournament, n), which decides between nodes.
It names guests by their ids alone."""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("here", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who takes part in which tournament, or has: what the logs say, to be found by guest."""

friend_links = Table(
    "friend_links",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)
"""The link by which somebody makes friends; a new one takes the old one's place."""

friends = Table(
    "friends",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("friend", Text, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)
"""Who is whose friend; always both ways, in two rows."""

blocks = Table(
    "blocks",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("blocked", Text, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)
"""Whom somebody has blocked."""

game_notes = Table(
    "game_notes",
    metadata,
    Column("guest", Text, ForeignKey("guests.id"), primary_key=True),
    Column("tbl", Text, ForeignKey("tables.id"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What somebody has noted for themselves about a game of theirs."""

comments = Table(
    "comments",
    metadata,
    Column("review", Text, ForeignKey("reviews.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
)
"""What is said of moments of a review, for all who look at it; `step` is the one that it is about."""

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
