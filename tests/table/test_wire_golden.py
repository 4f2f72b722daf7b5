"""What went over the wire, and into the log, before the house was redrawn goes there now, to the letter."""

from __future__ import annotations

import gzip

import msgspec
import pytest

from caravanserai.table import decode, encode

from .wire.evenings import EVENINGS, SHOWN, SHOWN_LINES, Evening, lines
from .wire.make import FINGERPRINTS, fingerprint, shown_at

KEPT = msgspec.json.decode(FINGERPRINTS.read_bytes())

LOG_LINES = {
    "start": (b'[0,1700000000000,"start",null,{"game":"ali-baba","rules":1,"variant":"small","players":2,'),
    "do": b'[3,1700000012345,"do",0,[17,[]]]',
    "do with an answer of chance": b'[4,1700000012345,"do",1,[3,[5,0,12]]]',
    "back": b'[5,1700000012346,"back",0,3]',
    "resign where a bot plays on": b'[6,1700000012347,"resign",2,"merchant"]',
    "resign where the game is over": b'[6,1700000012347,"resign",1,null]',
    "stand-in": b'[7,1700000012348,"stand-in",1,"novice"]',
    "return": b'[8,1700000012349,"return",1,null]',
    "time-out": b'[9,1700000012350,"time-out",0,"merchant"]',
}


@pytest.mark.parametrize("evening", SHOWN, ids=str)
def test_the_first_lines_of_an_evening_are_as_they_were(evening: Evening) -> None:
    kept = gzip.decompress(shown_at(evening).read_bytes()).split(b"\n")
    for number, (line, before) in enumerate(zip(lines(evening)[:SHOWN_LINES], kept, strict=True)):
        assert line == before, f"line {number} of {evening}"


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_whole_evenings_are_told_and_kept_as_they_were(evening: Evening) -> None:
    assert fingerprint(evening) == KEPT[str(evening)]


@pytest.mark.parametrize("kind", [kind for kind in LOG_LINES if kind != "start"])
def test_a_line_of_the_log_is_read_and_written_as_it_was(kind: str) -> None:
    assert encode(decode(LOG_LINES[kind])) == LOG_LINES[kind]


@pytest.mark.parametrize("evening", SHOWN, ids=str)
def test_the_first_line_of_a_log_is_read_and_written_as_it_was(evening: Evening) -> None:
    first = gzip.decompress(shown_at(evening).read_bytes()).split(b"\n")[0]
    assert encode(decode(first)) == first


def test_the_start_of_a_game_is_written_with_its_parts_in_order() -> None:
    small = next(evening for evening in EVENINGS if (evening.variant, evening.seed) == ("small", 50))
    assert lines(small)[0].startswith(LOG_LINES["start"])


def test_all_that_can_happen_at_a_table_happens_on_one_evening_or_another() -> None:
    kinds = {
        line.split(b",", 3)[2].strip(b'"').decode()
        for evening in EVENINGS
        for line in lines(evening)
        if line.startswith(b"[")
    }
    assert kinds == {"start", "do", "back", "resign", "stand-in", "return", "time-out"}
