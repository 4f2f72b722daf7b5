"""Another user of the machine looks for the key that signs cookies."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
from pathlib import Path

import pytest
from tests.servers import ServerProcess

from .honest import honest_play

pytestmark = pytest.mark.skipif(os.name != "posix", reason="who may read a file is told otherwise there")


def open_to_others(folder: Path) -> dict[str, str]:
    """What others may read, change or look into: the folder and what is in it, with the modes."""
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}
    return {name: f"{mode:o}" for name, mode in modes.items() if mode & 0o077}


def play_a_little(server: ServerProcess) -> None:
    """Let two people play."""

    async def evening() -> None:
        async with honest_play(server.url) as players:
            await players.steps(30)

    asyncio.run(evening())


def test_nobody_else_can_read_the_data_of_a_new_house(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    with ServerProcess(data=data) as server:
        play_a_little(server)
        assert (data / "caravanserai.sqlite3-wal").exists()
        assert open_to_others(data) == {}


def test_what_others_could_read_is_closed_at_the_next_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with ServerProcess(data=data) as server:
        server.kill()
        shutil.copy(data / "caravanserai.sqlite3", data / "caravanserai-2026-01-01.sqlite3")
        data.chmod(0o755)
        for file in data.iterdir():
            file.chmod(0o644)
        server.start()
        play_a_little(server)
        assert open_to_others(data) == {}
        assert f"{data} could be read by other users of this machine (mode 755)" in server.log()
        assert "caravanserai-2026-01-01.sqlite3 could be read" in server.log()


def test_a_folder_that_others_need_stays_open_but_the_files_are_closed(tmp_path: Path) -> None:
    common = tmp_path / "common"
    common.mkdir()
    common.chmod(0o1777)
    with ServerProcess("--database", f"sqlite:///{common}/tables.sqlite3") as server:
        play_a_little(server)
        assert set(open_to_others(common)) == {"common"}
