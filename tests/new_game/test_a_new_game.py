"""docs/a-new-game.md, step by step: a game from outside the sources is played wherever games are played."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.servers import ServerProcess

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "a-new-game.md").read_text("utf-8")
FILES = dict(re.findall(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)```", DOCUMENT, re.DOTALL | re.MULTILINE))
COMMANDS = re.findall(r"^```sh\n(.*?)\n```", DOCUMENT, re.DOTALL | re.MULTILINE)
PROGRAMS = [
    program
    for program in re.findall(r"^```python\n(.*?)```", DOCUMENT, re.DOTALL | re.MULTILINE)
    if program not in FILES.values()
]
HERE = "http://127.0.0.1:8001"
TO_INSTALL = (
    f"{sys.executable} -m pip install --quiet --no-index --no-deps --no-build-isolation --target site"
)


class Workshop:
    """A folder in which somebody follows the document."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in FILES.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")

    @property
    def environment(self) -> dict[str, str]:
        """With what they have installed."""
        paths = [str(self.folder / "site")]
        paths += [
            str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path
        ]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

    def run(self, *words: str) -> str:
        """What a command prints; it must go well."""
        done = subprocess.run(words, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def run_command(self, beginning: str) -> str:
        """What the document's command that begins so prints."""
        command = next(command for command in COMMANDS if command.startswith(beginning))
        command = command.replace("pip install", TO_INSTALL)
        command = re.sub(r"^caravanserai", f"{sys.executable} -m caravanserai", command)
        return self.run(*shlex.split(command))

    def run_program(self, mentioned: str, **instead: str) -> str:
        """What the document's program that mentions this prints."""
        program = next(program for program in PROGRAMS if mentioned in program)
        for old, new in instead.items():
            program = program.replace({"here": HERE}[old], new)
        return self.run(sys.executable, "-W", "ignore", "-c", program)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The game written and installed as the document says."""
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    workshop.run_command("pip install")
    return workshop


@pytest.fixture(scope="module")
def server(workshop: Workshop) -> Iterator[ServerProcess]:
    """A server on a machine where the game is installed."""
    with ServerProcess(environment={"PYTHONPATH": workshop.environment["PYTHONPATH"]}) as server:
        yield server


def test_every_step_of_the_document_is_followed_here() -> None:
    assert list(FILES) == ["jars/jars.py", "jars/pyproject.toml"]
    assert [command.split()[:2] for command in COMMANDS] == [
        ["pip", "install"],
        ["caravanserai", "play"],
        ["caravanserai", "arena"],
    ]
    assert len(PROGRAMS) == 2


def test_a_new_game_is_played_in_the_terminal(workshop: Workshop) -> None:
    said = workshop.run_command("caravanserai play")
    assert said.startswith("Forty jars")
    assert "seat2 random: take " in said
    assert "The win: seat" in said


def test_a_new_game_is_played_in_the_arena(workshop: Workshop) -> None:
    said = workshop.run_command("caravanserai arena")
    assert "random@1" in said
    assert (workshop.folder / "jars-arena" / "ladder.md").is_file()


def test_a_new_game_passes_the_test_of_pettingzoo(workshop: Workshop) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo comes with the extra `learn`")
    assert "Passed" in workshop.run_program("api_test")


def test_a_new_game_is_played_at_a_servers_table(workshop: Workshop, server: ServerProcess) -> None:
    assert "The win: [" in workshop.run_program("evening", here=server.url)


def test_a_bot_that_a_new_game_has_not_is_refused_by_naming_those_it_has(workshop: Workshop) -> None:
    command = [sys.executable, "-m", "caravanserai", "play", "jars", "--seats", "sultan,random"]
    done = subprocess.run(
        command, cwd=workshop.folder, env=workshop.environment, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "random" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_can_not_take_the_name_of_another(workshop: Workshop) -> None:
    program = "from caravanserai import games; from jars import Jars; games.names(); games.register(Jars())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=workshop.folder,
        env=workshop.environment,
        capture_output=True,
        text=True,
    )
    assert "there is a game called 'jars' already" in done.stderr
