"""Wheels of every Python here, each installed and served where there is neither a compiler nor Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path

import pytest
from build_tools import wheels
from tests.servers import ServerProcess

ROOT = Path(__file__).resolve().parents[2]
OF_A_COMPILER = ("gcc", "cc", "as", "ld", "ar")
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    return wheels.make_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def with_a_compiler_only(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH on which there is a C compiler, and nothing else."""
    folder = tmp_path_factory.mktemp("bin")
    for program in OF_A_COMPILER:
        if found := shutil.which(program):
            (folder / program).symlink_to(found)
    return str(folder)


def test_the_source_distribution_carries_the_page_and_the_c_files(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"generated/made-from", "generated/caravanserai/games/chance.c"} <= names
    assert "src/caravanserai/page/index.html" in names


class InstalledServer(ServerProcess):
    """`caravanserai serve` of another environment, with nothing on its PATH."""

    def __init__(self, venv: Path, empty: Path) -> None:
        super().__init__(afresh=True)
        self.program, self.empty = venv / "bin" / "caravanserai", empty

    def command(self) -> list[str | Path]:
        return [self.program, "serve", "--no-open", "--port", str(self.port), "--data", self.data]

    def environment(self) -> dict[str, str]:
        return bare(self.empty)


def bare(empty: Path) -> dict[str, str]:
    """The variables of a machine without any program to build with."""
    return {**{name: text for name, text in os.environ.items() if name != "PYTHONPATH"}, "PATH": str(empty)}


def install(wheel: Path, python: Path, folder: Path) -> Path:
    """A new environment with the wheel in it, and with what a server needs, in the versions of the lock."""
    venv, empty = folder / "venv", folder / "empty"
    empty.mkdir()
    subprocess.run([wheels.UV, "venv", "-q", "--python", python, venv], check=True)
    lock = (ROOT / "requirements" / "play.txt").read_text("utf-8").splitlines()
    versions = folder / "versions.txt"
    versions.write_text("\n".join(line.rstrip(" \\") for line in lock if "==" in line), "utf-8")
    words = f"pip install -q --only-binary :all: --python {venv}/bin/python --constraints {versions}".split()
    subprocess.run([str(wheels.UV), *words, f"{wheel}[server]"], check=True, env=bare(empty))
    return venv


@pytest.mark.parametrize("python", wheels.pythons(), ids=lambda python: str(python.name))
def test_a_wheel_made_without_cython_and_node_serves_in_a_bare_environment(
    sdist: Path, with_a_compiler_only: str, python: Path, tmp_path: Path
) -> None:
    wheels.make_wheel(sdist, python, tmp_path, path=with_a_compiler_only)
    (wheel,) = tmp_path.glob("*.whl")
    venv = install(wheel, python, tmp_path)
    with InstalledServer(venv, tmp_path / "empty") as server:
        with urllib.request.urlopen(server.url, timeout=10) as page:
            assert b"<script" in page.read()
        doctor = subprocess.run(
            [venv / "bin" / "caravanserai", "doctor"],
            env=bare(tmp_path / "empty"),
            capture_output=True,
            text=True,
        )
        told = " ".join(doctor.stdout.split())
        assert "rules and bots compiled" in told
        assert "page built" in told


def test_one_python_at_least_is_here() -> None:
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in wheels.VERSIONS
    assert wheels.pythons()
