"""What a server of a newer version leaves in a database: games of rules that this version doesn't know."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from caravanserai.games import Chance
from caravanserai.table import Match, MatchSettings, encode

FILE = "caravanserai.sqlite3"
UNKNOWN = 99
"""A version of the rules that isn't known."""
AS_UNKNOWN = (b'"rules":1,', b'"rules":99,')
"""What is different in the first line of such a log."""


def make_unknown(data: Path, *tables: str) -> None:
    """Have the logs of these tables begin with that version."""
    with closing(sqlite3.connect(data / FILE)) as store, store:
        for table in tables:
            ((line,),) = store.execute("select entry from log where tbl = ? and ply = 0", [table])
            changed = bytes(line).replace(*AS_UNKNOWN, 1)
            store.execute("update log set entry = ? where tbl = ? and ply = 0", [changed, table])


def begin_elsewhere(data: Path, table: str) -> None:
    """Have the game of a waiting table, Ali Baba for two, begin as a newer server beside this one would."""
    start = Match.begin(MatchSettings("ali-baba"), 1, Chance(1))
    newer = msgspec.structs.replace(start, data=msgspec.structs.replace(start.data, rules=UNKNOWN))
    with closing(sqlite3.connect(data / FILE)) as store, store:
        store.execute("insert into log values (?, 0, ?)", [table, encode(newer)])
        change = "update tables set status = 'playing', started_at = 1, version = version + 1 where id = ?"
        store.execute(change, [table])
