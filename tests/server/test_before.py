"""A database written before rules had versions: all in it is told as it was, and goes on as version 1.

`before/make.py` says how it was written. Most games under way stand in the middle of a turn; some where
version 2 of the rules would ask something that version 1 doesn't, or the other way round.
"""

from __future__ import annotations

import gzip
import json
import random
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.servers import ServerProcess
from websockets.sync.client import connect

from caravanserai import games

from .before.newer import differences
from .before.told import (
    BOT_THINKS,
    BROWSER,
    DATABASE,
    ENVIRONMENT,
    EXPECTED,
    FILE,
    PATIENCE,
    TIME_STANDS_STILL,
    asked,
    headers,
    told_by_logs,
    told_by_server,
)

Json = dict[str, Any]
BEFORE: Json = msgspec.json.decode(gzip.decompress(EXPECTED.read_bytes()))
KEPT = BEFORE["kept"]
DIFFERENT = [label for label in KEPT["tables"] if "before the tile" in label or "can't matter" in label]
"""Where version 2 of the rules would do otherwise."""
UNDER_WAY = [
    label
    for label, told in BEFORE["server"]["tables"].items()
    if told["Ada"]["table"]["body"]["status"] == "playing"
]


NO_TIME_PASSES = {**ENVIRONMENT, "CARAVANSERAI_CLOCK_RATE": TIME_STANDS_STILL}
ALL_TIME_HAS_PASSED = {**ENVIRONMENT, "CARAVANSERAI_CLOCK_RATE": "2"}


def copied(folder: Path) -> Path:
    """A data folder with a copy of the database."""
    (folder / FILE).write_bytes(gzip.decompress(DATABASE.read_bytes()))
    return folder


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at whose tables no time runs out, and at which all games are gone on with."""
    data = copied(tmp_path_factory.mktemp("before"))
    with ServerProcess(data=data, environment=NO_TIME_PASSES) as server:
        yield server.url


SINCE = ("stand_in", "away_seconds", "watching")
SINCE_IF_ANY = ("paused", "by_bots", "asked", "played_brings", "best_brings")


def as_before(told: Any) -> Any:
    """The same without what is told since then: of a position the version of its rules, of a table who stands
    in and when, and who watches; that somebody is about to do something; what a review's turns brought."""
    if isinstance(told, list):
        return [as_before(one) for one in told if not (isinstance(one, dict) and one.get("t") == "doing")]
    if not isinstance(told, dict):
        return told
    if "tiles" in told or "cave" in told:
        told = {name: value for name, value in told.items() if (name, value) != ("rules", 1)}
    if "ply" not in told:  # at tables points have been told for long, in reviews since then
        told = {name: value for name, value in told.items() if name != "points"}
    if "yours" in told:
        assert told.get("away_seconds", 180) == 180
        told = {name: value for name, value in told.items() if name not in SINCE}
    return {name: as_before(value) for name, value in told.items() if value or name not in SINCE_IF_ANY}


def to_the_letter(told: Any) -> str:
    """In the order in which it was told."""
    return json.dumps(as_before(told), indent=1)


@pytest.mark.parametrize("label", KEPT["tables"])
def test_a_stored_match_stands_for_everybody_as_it_stood(tmp_path: Path, label: str) -> None:
    now = told_by_logs(copied(tmp_path) / FILE, {label: KEPT["tables"][label]})[label]
    assert to_the_letter(now) == to_the_letter(BEFORE["logs"][label])


def test_stored_tables_people_and_reviews_are_told_as_they_were(tmp_path: Path) -> None:
    with ServerProcess(data=copied(tmp_path), environment=NO_TIME_PASSES) as server:
        now, before = told_by_server(server.url, KEPT), BEFORE["server"]
    for room in ("tables", "chairs", "me", "mine"):
        for label, told in before[room].items():
            assert to_the_letter(now[room][label]) == to_the_letter(told), f"{room}: {label}"
    for label, told in before["reviews"].items():
        assert now["reviews"][label]["record"] == told["record"]
        review, earlier = now["reviews"][label]["review"]["body"], told["review"]["body"]
        judged = earlier["judged"]
        assert to_the_letter(review["judged"][: len(judged)]) == to_the_letter(judged)
        growing = ("judged", "done")
        assert to_the_letter({**review, **dict.fromkeys(growing)}) == to_the_letter(
            {**earlier, **dict.fromkeys(growing)}
        )


def test_a_stored_review_that_was_broken_off_is_gone_on_with(inn: str) -> None:
    review = KEPT["reviews"]["played to the end"]
    begun = len(BEFORE["server"]["reviews"]["played to the end"]["review"]["body"]["judged"])
    deadline = time.monotonic() + PATIENCE
    while True:
        found = asked(inn, f"/api/reviews/{review}/judged")["body"]
        if len(found["judged"]) > begun + 2:
            break
        assert time.monotonic() < deadline, "the bot does not go on"
        time.sleep(0.05)


@pytest.mark.parametrize("label", [label for label in UNDER_WAY if label != BOT_THINKS])
def test_a_stored_game_under_way_is_played_to_its_end(inn: str, label: str) -> None:
    table = KEPT["tables"][label]
    seated = [
        who["token"]
        for name, who in KEPT["people"].items()
        if BEFORE["server"]["tables"][label][name]["table"]["body"].get("yours")
    ]
    with ThreadPoolExecutor(len(seated)) as people:
        results = list(people.map(lambda token: Guest(inn, table, token).play_to_the_end(), seated))
    assert results[0]["why"] == "played"
    assert all(result == results[0] for result in results)
    record = asked(inn, f"/api/tables/{table}/record", seated[0])["body"]
    already = BEFORE["logs"][label]["record"]["steps"]
    assert record["steps"][: len(already)] == already
    assert record["rules"] == 1
    assert deque(games.get(record["game"]).replay(record), maxlen=1)[0].over
    if label in DIFFERENT:
        assert differences(record) > 0


def test_a_game_played_on_from_a_stored_review_is_of_the_rules_it_was_played_under(inn: str) -> None:
    review = KEPT["reviews"]["played to the end"]
    begun = begin(inn, {"game": "five-tribes", "from": {"review": review, "step": 100}})
    assert rules_at(inn, begun) == 1


def test_a_stored_table_at_which_nothing_has_begun_begins_with_the_rules_of_today(inn: str) -> None:
    ada = headers(KEPT["people"]["Ada"]["token"])
    table = KEPT["tables"]["waiting"]
    BROWSER.post(f"{inn}/api/tables/{table}/fill", json={"bot": "random"}, headers=ada)
    BROWSER.post(f"{inn}/api/tables/{table}/start", headers=ada)
    assert rules_at(inn, table) == games.get("five-tribes").rules_version == 2


def test_a_stored_position_that_waits_to_be_played_on_keeps_its_rules(inn: str) -> None:
    table = KEPT["tables"]["waiting to be played on"]
    BROWSER.post(f"{inn}/api/tables/{table}/start", headers=headers(KEPT["people"]["Ada"]["token"]))
    assert rules_at(inn, table) == 1


@pytest.mark.parametrize("game", games.names())
def test_a_new_table_beside_the_stored_ones_has_the_rules_of_today(inn: str, game: str) -> None:
    seats = [{"kind": "person"}, {"kind": "same-screen", "name": "Bob"}]
    assert rules_at(inn, begin(inn, {"game": game, "seats": seats})) == games.get(game).rules_version == 2


def begin(url: str, wish: Json) -> str:
    """A new table of Ada's, at which the game has begun."""
    ada = headers(KEPT["people"]["Ada"]["token"])
    made: str = BROWSER.post(f"{url}/api/tables", json=wish, headers=ada).json()["id"]
    assert BROWSER.post(f"{url}/api/tables/{made}/start", headers=ada).status_code == 200
    return made


def rules_at(url: str, table: str) -> int:
    """The version of the rules of the game at a table, as Ada is told."""
    for message in Guest(url, table, KEPT["people"]["Ada"]["token"]).heard():
        if message["t"] == "position":
            rules: int = message["view"]["rules"]
            return rules
    raise AssertionError("there is no position")


def test_a_bot_that_was_thinking_when_its_server_ended_thinks_again(inn: str) -> None:
    (before, *_) = BEFORE["logs"][BOT_THINKS]["positions"]
    guest = Guest(inn, KEPT["tables"][BOT_THINKS], KEPT["people"]["Ada"]["token"])
    assert before["act"] == 1
    for message in guest.heard():
        if message.get("ply", 0) > before["ply"]:
            break
    assert guest.story[: len(before["story"])] == before["story"]
    assert guest.story[len(before["story"])]["seat"] == 1


def test_time_that_ran_out_while_no_server_ran_is_noticed_by_the_next_one(tmp_path: Path) -> None:
    label = "with a clock"
    (before, *_) = BEFORE["logs"][label]["positions"]
    with ServerProcess(data=copied(tmp_path), environment=ALL_TIME_HAS_PASSED) as server:
        guest = Guest(server.url, KEPT["tables"][label], KEPT["people"]["Ada"]["token"])
        for _ in guest.heard():
            if any(line["what"] == "time-out" for line in guest.story):
                break
    assert guest.story[: len(before["story"])] == before["story"]
    assert {"what": "time-out", "seat": before["act"], "bot": "merchant"} in guest.story


class Guest:
    """Somebody who comes back to a table, with a program of theirs."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
        self.headers = headers(token)
        self.dice = random.Random(token)
        self.story: list[Json] = []

    def heard(self) -> Iterator[Json]:
        """What is said there, message by message."""
        deadline = time.monotonic() + PATIENCE
        with connect(
            self.address, additional_headers=self.headers, compression=None, proxy=None, max_size=None
        ) as self.socket:
            while time.monotonic() < deadline:
                frame = self.socket.recv(PATIENCE, decode=False)
                assert b"before-tile" not in frame, "version 1 has no such question"
                message: Json = msgspec.json.decode(frame)
                assert message["t"] != "refused" or message["code"] == "stale", message
                if message["t"] == "position":
                    self.story = message["story"]
                elif message["t"] == "moved":
                    self.story = self.story[: len(self.story) - message.get("gone", 0)] + message["story"]
                yield message
        raise AssertionError("what is waited for does not come")

    def play_to_the_end(self) -> Json:
        """Take one's seats back from bots, and do any legal thing whenever asked; the result."""
        for message in self.heard():
            if message.get("over"):
                result: Json = message["over"]
                return result
            if message["t"] == "table":
                for seat in message["yours"]:
                    taken = message["seats"][seat]
                    if taken.get("standing_in") and not taken.get("resigned"):
                        self.ask({"t": "return", "seat": seat})
            if message.get("legal"):
                self.ask({"t": "do", "ply": message["ply"], "do": self.dice.choice(message["legal"])})
        raise AssertionError("the connection ended before the game")

    def ask(self, wish: Json) -> None:
        """Ask for something."""
        self.socket.send(json.dumps(wish))


def test_the_kept_database_has_a_bit_of_everything() -> None:
    positions = {label: told["positions"] for label, told in BEFORE["logs"].items() if told}
    tentative = [label for label in UNDER_WAY if any(one.get("steps") for one in positions[label])]
    assert len(tentative) >= 10
    assert {one["kind"] for one in seats()} == {"person", "bot", "same-screen", "free"}
    assert any(one.get("standing_in") for one in seats())
    assert any(one.get("resigned") for one in seats())
    assert BOT_THINKS in UNDER_WAY
    assert len(DIFFERENT) == 5
    assert set(DIFFERENT) <= set(UNDER_WAY)


def seats() -> list[Json]:
    """All seats of all tables."""
    told = [one["Ada"]["table"]["body"] for one in BEFORE["server"]["tables"].values()]
    return [seat for table in told for seat in table["seats"]]
