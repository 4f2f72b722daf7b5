"""`caravanserai` alone, `caravanserai doctor`, completion, and the code that phones read."""

from __future__ import annotations

import io
import shlex
import socket
from pathlib import Path

import pytest
from rich.console import Console

from caravanserai import games
from caravanserai.cli import serve
from caravanserai.cli.app import app
from caravanserai.cli.overview import WISHES
from caravanserai.server.settings import Settings

from .conftest import Run

# What the page's library, uqr, makes of the same address with low correction and mask 0: a row is a number.
ADDRESS = "http://192.168.1.20:8001"


def test_the_command_alone_shows_the_few_things_people_want(run: Run) -> None:
    said = run("")
    assert said.code == 0
    assert [command for command in WISHES.values() if command not in said.out] == []


@pytest.mark.parametrize("example", WISHES.values())
def test_every_example_of_the_overview_is_understood(example: str) -> None:
    program, *words = shlex.split(example)
    assert program == "caravanserai"
    app.parse_args(words, exit_on_error=False, print_error=False)


def test_the_doctor_tells_what_is_compiled_which_extras_there_are_and_where_data_lies(
    run: Run, tmp_path: Path
) -> None:
    said = run(f"doctor --data {tmp_path}")
    told = " ".join(said.out.split())
    assert f"rules and bots {'compiled' if games.compiled() else 'plain Python'}" in told
    assert "extra server installed" in told
    assert f"{tmp_path}/caravanserai.sqlite3" in "".join(said.out.split())
    assert "made at the first start" in told
    assert list(tmp_path.iterdir()) == [], "looking changes nothing"


def test_the_doctor_sees_that_the_port_is_in_use(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setenv("CARAVANSERAI_PORT", str(port))
        said = run("doctor")
    assert said.code == 1
    assert f"{port} is in use" in said.out


def test_the_doctor_sees_that_the_data_folder_can_not_be_written_to(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for data in (tmp_path / "file", tmp_path / "file" / "folder"):
        said = run(f"doctor --data {data}")
        assert said.code == 1
        assert f"{tmp_path}/file can't be written to".replace(" ", "") in "".join(said.out.split())
        assert "--data" in said.out
    (tmp_path / "caravanserai.sqlite3").mkdir()
    said = run(f"doctor --data {tmp_path}")
    assert (said.code, "caravanserai.sqlite3can'tbewrittento" in "".join(said.out.split())) == (1, True)


def test_the_shell_can_be_taught_to_complete() -> None:
    assert "doctor" in app.generate_completion(shell="bash")


def test_two_rows_of_a_code_share_a_line_within_a_light_border() -> None:
    lines = serve.code_for(ADDRESS).splitlines()
    assert {len(line) for line in lines} == {2 * len(lines) - 1}
    assert lines[0] == "█" * len(lines[0])
    assert lines[1].startswith("██ ▄▄▄▄▄ █")


def announced(settings: Settings, terminal: bool) -> str:
    out = io.StringIO()
    console = Console(file=out, force_terminal=terminal, color_system=None, width=100)
    serve.announce(settings, False, console)
    return out.getvalue()


def test_who_listens_everywhere_is_told_the_address_for_others_and_on_a_screen_shown_it(
    tmp_path: Path,
) -> None:
    everywhere = Settings(host="0.0.0.0", data=str(tmp_path), address="http://table.example")
    there = announced(everywhere, terminal=True)
    assert "Others on the same network come in at http://table.example." in there
    assert "▄▄▄▄▄" in there
    assert "▄▄▄▄▄" not in announced(everywhere, terminal=False)
    assert "Others" not in announced(Settings(data=str(tmp_path)), terminal=True)


def test_the_address_of_this_machine_is_one_that_others_can_reach() -> None:
    assert not (serve.own_address() or "").startswith("127.")
