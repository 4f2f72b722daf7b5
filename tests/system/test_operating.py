"""docs/operating.md: its commands do what it says, on a server in use."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from caravanserai.protocol.bodies import NewTable
from caravanserai.server.settings import Settings

from ..servers import Postgres, ServerProcess, our_environment
from .live_play import WITHOUT_LIMITS, Table, read_postgres, read_sqlite, set_up

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "operating.md").read_text("utf-8")
COMMANDS = dict(re.findall(r"```sh\n# (.*?)\n(.*?)```", TEXT, re.DOTALL))
DATABASE = "caravanserai.sqlite3"
ALL_WELL = "The one game there is can be replayed."


def run(what: str, path: Path | None = None, **variables: object) -> str:
    """Run one of the document's commands in a shell; what it printed."""
    environment = our_environment() | {name.upper(): str(value) for name, value in variables.items()}
    if path is not None:
        environment["PATH"] = f"{path}{os.pathsep}{environment['PATH']}"
    words = ["bash", "-euo", "pipefail", "-c", COMMANDS[what]]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(folder: Path) -> Path:
    """A folder with the command `caravanserai`, in the build that these tests run on."""
    binaries = folder / "bin"
    binaries.mkdir()
    script = binaries / "caravanserai"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m caravanserai "$@"\n', "utf-8")
    script.chmod(0o755)
    return binaries


def play_some(table: Table, actions: int) -> int:
    """Play so many actions, by whoever may; the ply after them."""

    async def play() -> int:
        places = [client.table(table.id) for client in table.seats]
        async with places[0], places[1]:
            for _ in range(actions):
                turns = [asyncio.ensure_future(place.turn()) for place in places]
                await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
                [mover] = [place for place in places if place.my_turn]
                for turn in turns:
                    turn.cancel()
                await mover.do(mover.state.legal[0])
            return mover.state.ply

    return asyncio.run(play())


def test_all_commands_are_tried() -> None:
    assert len(COMMANDS) == TEXT.count("```sh") == 7
    assert sorted(COMMANDS) == ["backup", "check", "health", "keeper", "metrics", "restore", "upgrade"]


def test_a_guest_is_made_a_keeper(tmp_path: Path) -> None:
    with ServerProcess(data=tmp_path / "data") as server, httpx.Client(base_url=server.url) as ada:
        assert ada.post("/api/guests", json={"name": "Ada"}).status_code == 201
        assert ada.get("/api/keepers/glance").status_code == 403
        told = run("keeper", command(tmp_path), caravanserai_data=tmp_path / "data")
        assert "is a keeper now" in told
        assert ada.get("/api/keepers/glance").json()["keepers"][0]["name"] == "Ada"


def test_a_backup_of_sqlite_made_during_play_brings_the_game_back(tmp_path: Path) -> None:
    backups, data = tmp_path / "backups", tmp_path / "data"
    backups.mkdir()
    of_the_house: dict[str, object] = {"caravanserai_data": data, "backups": backups}
    binaries = command(tmp_path)
    with ServerProcess(data=data, environment=WITHOUT_LIMITS) as server:
        [table] = asyncio.run(set_up([server.url], [NewTable("ali-baba")]))
        saved = play_some(table, 5)
        assert "written and verified" in run("backup", binaries, **of_the_house)
        assert ALL_WELL in run("upgrade", binaries, **of_the_house)
        assert play_some(table, 5) > saved
        server.terminate()
        assert "restored and verified" in run("restore", binaries, **of_the_house)
        assert len(read_sqlite(data / DATABASE)[table.id]) == saved
        assert "no log has a gap" in run("check", binaries, **of_the_house)
        server.start()
        assert play_some(table, 5) == saved + 5


def test_a_backup_of_postgres_made_during_play_brings_the_game_back(tmp_path: Path) -> None:
    binaries = command(tmp_path)
    with Postgres() as postgres:
        url = postgres.new_database()
        of_the_house: dict[str, object] = {"caravanserai_database": url, "backups": tmp_path}
        with ServerProcess(database=url, environment=WITHOUT_LIMITS) as server:
            [table] = asyncio.run(set_up([server.url], [NewTable("ali-baba")]))
            saved = play_some(table, 5)
            assert "written and verified" in run("backup", binaries, **of_the_house)
            assert ALL_WELL in run("upgrade", binaries, **of_the_house)
            assert play_some(table, 5) > saved
            server.terminate()
            assert "restored and verified" in run("restore", binaries, **of_the_house)
            assert len(asyncio.run(read_postgres(url))[table.id]) == saved
            assert "no log has a gap" in run("check", binaries, **of_the_house)
            server.start()
            assert play_some(table, 5) == saved + 5


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here")
def test_health_and_metrics_can_be_asked_for() -> None:
    with ServerProcess(afresh=True) as server:
        assert '"status":"ok"' in run("health", url=server.url)
        told = run("metrics", url=server.url)
    for figure in re.findall(r"`(caravanserai_\w+)`", TEXT):
        assert f"\n# TYPE {figure.removesuffix('_total')}" in told, figure


def test_every_setting_is_told_of() -> None:
    untold = {"clock_rate", "mail", "push", "limits", "keep"}
    for setting in {*Settings.__struct_fields__, *Settings().keep.__struct_fields__} - untold:
        assert f"`{setting}`" in TEXT, setting
