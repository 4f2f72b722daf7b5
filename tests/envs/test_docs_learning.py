"""docs/learning.md: its programs and commands run, its tables are the layouts."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the environments need NumPy: the extra `learn`")

from caravanserai import envs, games
from caravanserai.cli.app import app

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "learning.md").read_text("utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = [
    shlex.split(line, comments=True)
    for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
]
NEEDS = {"gymnasium": "learn", "pyspiel": "learn", "pettingzoo": "learn", "torch": "train"}
"""Packages that programs import, by name, and the extra that brings them."""
BESIDE = ("sb3_contrib", "torchrl")
"""Packages that no extra brings."""


@pytest.mark.parametrize("program", PROGRAMS, ids=[program.splitlines()[0] for program in PROGRAMS])
@pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL is tested using version:UserWarning")
def test_the_programs_of_the_document_run(program: str) -> None:
    imported = " ".join(re.findall(r"^(?:import|from) .*", program, re.MULTILINE)).replace(
        "_v0", " pettingzoo"
    )
    for package in (*NEEDS, *BESIDE):
        if package in imported and find_spec(package) is None:
            brings = f"the extra `{NEEDS[package]}`" if package in NEEDS else "`make test-learn`"
            pytest.skip(f"{package} is not installed: {brings} brings it")
    exec(compile(program, "learning.md", "exec"), {"__name__": "learning"})


def test_the_extras_of_the_document_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = re.findall(r'pip install "caravanserai\[(\w+)\]"', TEXT)
    assert len(wanted) >= 4
    assert set(wanted) <= set(extras)


def test_the_commands_of_the_document_are_understood() -> None:
    understood = 0
    for command in COMMANDS:
        if command[0] == "caravanserai":
            app.parse_args(command[1:], exit_on_error=False, print_error=False)
            understood += 1
        elif command[0] == "python":
            assert (ROOT / command[1]).is_file()
            understood += 1
        else:
            assert command[:2] == ["pip", "install"]
    assert understood >= 4


@pytest.mark.parametrize("name", games.names())
def test_the_tables_are_the_layouts(name: str) -> None:
    layout = envs.layout_of(name)
    assert f"### {games.get(name).title}: {layout.size:,} numbers" in TEXT
    for block in layout.blocks.values():
        shape = " × ".join(map(str, block.shape)) or "1"
        unit = "flag" if block.unit is None else f"{block.unit:g}"
        assert f"| `{block.name}` | {block.start} | {shape} | {unit} | {block.about} |" in TEXT


@pytest.mark.long
def test_a_bot_is_trained_and_plays_as_the_document_says(tmp_path: Path) -> None:
    """Every command of the chapter, with less time and fewer games; on Ray only where it is installed."""
    for package in ("torch", "onnx", "onnxscript", "onnxruntime"):
        pytest.importorskip(package, reason="training needs the extra `train`")
    for command in COMMANDS:
        if command[0] == "pip" or ("--ray" in command and find_spec("ray") is None):
            continue
        run = subprocess.run(quick(command), cwd=tmp_path, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
    assert {path.name for path in (tmp_path / "trained").iterdir()} == {
        "curve.csv",
        "curve.png",
        "policy.onnx",
        "policy.pt",
    }


def quick(command: list[str]) -> list[str]:
    """The same command for people in a hurry."""
    words = [*command]
    for option, value in (("--minutes", "0.02"), ("--games", "4")):
        if option in words:
            words[words.index(option) + 1] = value
    if words[0] == "caravanserai":
        return [sys.executable, "-m", *words]
    return [
        sys.executable,
        str(ROOT / words[1]),
        *words[2:],
        "--games",
        "8",
        "--steps",
        "8",
        "--test-games",
        "8",
    ]
