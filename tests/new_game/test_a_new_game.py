"""docs/a-new-game.md, step by step: a game from outside the sources is played wherever games are played."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from tests.servers import ServerProcess

from .workshop import COMMANDS, FILES, PROGRAMS, Workshop


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """The game written and installed as the document says."""
    return Workshop(tmp_path_factory.mktemp("workshop"))


@pytest.fixture(scope="module")
def server(workshop: Workshop) -> Iterator[ServerProcess]:
    """A server on a machine where the game is installed."""
    with ServerProcess(environment=workshop.environment) as server:
        yield server


def test_every_step_of_the_document_is_followed_here() -> None:
    assert list(FILES) == ["jars/jars.py", "jars/pyproject.toml"]
    beginnings = [" ".join(command.split()[:2]) for command in COMMANDS]
    assert beginnings == ["pip install", "caravanserai play", "caravanserai arena"]
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
    assert "The win: [" in workshop.run_program("evening", server.url)


def test_a_bot_that_a_new_game_has_not_is_refused_by_naming_those_it_has(workshop: Workshop) -> None:
    asked = workshop.attempt(sys.executable, "-m", "caravanserai", *"play jars --seats sultan,random".split())
    assert asked.returncode == 2
    assert "random" in asked.stderr
    assert "Traceback" not in asked.stderr


def test_a_game_can_not_take_the_name_of_another(workshop: Workshop) -> None:
    program = "from caravanserai import games; from jars import Jars; games.names(); games.register(Jars())"
    assert "there is a game called 'jars' already" in workshop.attempt(sys.executable, "-c", program).stderr
