"""What the plain install can do, and what is said where an extra is missing."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from caravanserai.extras import EXTRA_OF

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WITHOUT_EXTRAS = f"import sys; sys.modules |= dict.fromkeys({sorted(EXTRA_OF)})\n"
OF_CYTHON = {"cython_runtime", "_cython_3_3_1", "_shared"}


def python(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python of its own."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def command(words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line where no extra is installed."""
    return python(f"{WITHOUT_EXTRAS}from caravanserai.cli import main; sys.exit(main({words.split()!r}))")


def names_of(requirements: list[str]) -> set[str]:
    """The names of required packages, as one imports them."""
    names = (requirement.split(";")[0].split("[")[0].split("=")[0] for requirement in requirements)
    return {name.strip(" <>!").replace("-", "_") for name in names}


def test_every_package_of_the_server_is_known_to_be_of_that_extra() -> None:
    of_the_server = {name for name, extra in EXTRA_OF.items() if extra == "server"}
    assert of_the_server == names_of(PROJECT["optional-dependencies"]["server"])
    assert set(EXTRA_OF.values()) <= PROJECT["optional-dependencies"].keys()
    assert not EXTRA_OF.keys() & names_of(PROJECT["dependencies"])


def test_the_rules_import_nothing_but_the_standard_library_and_no_game_before_it_is_asked_for() -> None:
    run = python(
        "import sys; before = set(sys.modules); import caravanserai.games\n"
        "new = {name.split('.')[0] for name in set(sys.modules) - before}\n"
        "print(*new - sys.stdlib_module_names)\n"
        "print(*(name for name in sys.modules if name.startswith('caravanserai.games.five_tribes')))\n"
        "caravanserai.games.get('five-tribes'); print(*caravanserai.games.names())"
    )
    others, of_five_tribes, games = run.stdout.splitlines()
    assert set(others.split()) - OF_CYTHON == {"caravanserai"}
    assert of_five_tribes == ""
    assert games.split()[:2] == ["five-tribes", "ali-baba"]


def test_rules_bots_terminal_arena_and_client_need_no_extra() -> None:
    run = python(
        f"{WITHOUT_EXTRAS}from caravanserai import arena, bots, client, games, lessons, table\n"
        "bots.get('ali-baba', 'novice')"
    )
    assert run.returncode == 0, run.stderr
    played = command("play ali-baba --seed 1")
    assert played.returncode == 0, played.stderr
    assert "The win" in played.stdout


@pytest.mark.parametrize(
    "words", ["serve --no-open", "backup there", "restore there", "check", "admin glance"]
)
def test_a_command_of_the_server_says_in_one_line_which_extra_it_needs(words: str) -> None:
    run = command(words)
    assert run.returncode == 2
    (line,) = run.stderr.splitlines()
    assert line.startswith("caravanserai: ")
    assert line.endswith('is not installed here; pip install "caravanserai[server]" brings it')
