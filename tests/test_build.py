"""The build hook: what it compiles, and the wheel it makes where it must not or can't."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def package(root: Path, **files: str) -> Path:
    """A small package in `root`; `a__pxd` stands for a.pxd."""
    folder = root / "src" / "caravanserai"
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name.replace("__", ".")).write_text(text, "utf-8")
    return root


def test_a_module_is_compiled_if_a_pxd_lies_beside_it(hook: ModuleType, tmp_path: Path) -> None:
    root = package(
        tmp_path, fast__py="", fast__pxd="cdef int go()\n", slow__py="", lone__pxd="cdef int go()\n"
    )
    assert hook.sources(root) == [Path("caravanserai/fast.py")]


def test_a_module_of_constants_stays_plain(hook: ModuleType, tmp_path: Path) -> None:
    enums = "# the numbers\ncdef enum:\n    TILES = 30\n\ncdef enum:\n    SEATS = 4\n"
    root = package(tmp_path, numbers__py="", numbers__pxd=enums, table__py="", table__pxd="cdef int[4] ROW\n")
    assert hook.sources(root) == [Path("caravanserai/table.py")]


def test_only_a_changed_source_is_new_to_the_compiler(hook: ModuleType, tmp_path: Path) -> None:
    root = package(tmp_path, a__py="1", b__py="1", gone__py="1")
    place = tmp_path / "place"
    hook.prepare(root, place, "recipe")
    copies = place / "src" / "caravanserai"
    for copy in copies.iterdir():
        os.utime(copy, (1, 1))
    (root / "src" / "caravanserai" / "a.py").write_text("2", "utf-8")
    (root / "src" / "caravanserai" / "gone.py").unlink()
    hook.prepare(root, place, "recipe")
    assert {copy.name: copy.stat().st_mtime == 1 for copy in copies.iterdir()} == {
        "a.py": False,
        "b.py": True,
    }


def test_another_recipe_compiles_all_anew(hook: ModuleType, tmp_path: Path) -> None:
    root = package(tmp_path, a__py="1")
    place = tmp_path / "place"
    hook.prepare(root, place, "recipe")
    (place / "old.o").touch()
    hook.prepare(root, place, "another")
    assert not (place / "old.o").exists()


def test_an_unknown_wish_is_refused(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_COMPILE", "perhaps")
    with pytest.raises(SystemExit, match="it may be auto, skip, force, bounds"):
        hook.mode()


def test_the_compilers_complaints_are_picked_from_their_noise(hook: ModuleType) -> None:
    log = "Error compiling\n----\n  code\ncaravanserai/games/chance.py:3:4: undeclared name\nTraceback\n"
    assert hook.gist(log) == "caravanserai/games/chance.py:3:4: undeclared name"


def test_a_plain_wheel_holds_the_sources_and_the_rules(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    environment = {**os.environ, "CARAVANSERAI_COMPILE": "skip"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "caravanserai/games/chance.py" in names
    assert "caravanserai/py.typed" in names
    assert {"caravanserai/rules/five-tribes.md", "caravanserai/rules/ali-baba.md"} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
