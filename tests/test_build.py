"""The build hook: what it compiles, and the wheel it makes where it must not or can't."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import pytest
from build_tools import build_cache, c_files, compiler, shipped_c
from build_tools import page as pages
from build_tools.core_module import CoreModule

ROOT = Path(__file__).resolve().parents[1]


def package(root: Path, **files: str) -> Path:
    """A small package in `root`; `a__pxd` stands for a.pxd."""
    folder = root / "src" / "caravanserai"
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name.replace("__", ".")).write_text(text, "utf-8")
    return root


def test_a_module_is_compiled_if_a_pxd_lies_beside_it(tmp_path: Path) -> None:
    root = package(
        tmp_path, fast__py="", fast__pxd="cdef int go()\n", slow__py="", lone__pxd="cdef int go()\n"
    )
    assert compiler.sources(root) == [Path("caravanserai/fast.py")]


def test_a_module_of_constants_stays_plain(tmp_path: Path) -> None:
    enums = "# the numbers\ncdef enum:\n    TILES = 30\n\ncdef enum:\n    SEATS = 4\n"
    root = package(tmp_path, numbers__py="", numbers__pxd=enums, table__py="", table__pxd="cdef int[4] ROW\n")
    assert compiler.sources(root) == [Path("caravanserai/table.py")]


def test_only_a_changed_source_is_new_to_the_compiler(tmp_path: Path) -> None:
    root = package(tmp_path, a__py="1", b__py="1", gone__py="1")
    place = tmp_path / "place"
    compiler.prepare(root, place, "recipe")
    copies = place / "src" / "caravanserai"
    for copy in copies.iterdir():
        os.utime(copy, (1, 1))
    (root / "src" / "caravanserai" / "a.py").write_text("2", "utf-8")
    (root / "src" / "caravanserai" / "gone.py").unlink()
    compiler.prepare(root, place, "recipe")
    assert {copy.name: copy.stat().st_mtime == 1 for copy in copies.iterdir()} == {
        "a.py": False,
        "b.py": True,
    }


def test_another_recipe_compiles_all_anew(tmp_path: Path) -> None:
    root = package(tmp_path, a__py="1")
    place = tmp_path / "place"
    compiler.prepare(root, place, "recipe")
    (place / "old.o").touch()
    compiler.prepare(root, place, "another")
    assert not (place / "old.o").exists()


def test_an_unknown_wish_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_COMPILE", "perhaps")
    with pytest.raises(SystemExit, match="it may be auto, skip, force, bounds"):
        compiler.mode()


def test_an_unknown_wish_for_the_page_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_PAGE_BUILD", "perhaps")
    with pytest.raises(SystemExit, match="it may be auto, skip, force"):
        pages.page_mode()


def test_another_flag_compiles_one_kind_anew_and_leaves_the_other(tmp_path: Path) -> None:
    for kind in ("fast", "bounds"):
        (compiler.remade(tmp_path / kind, "-O1") / "old.o").touch()
    compiler.remade(tmp_path / "fast", "-O3")
    compiler.remade(tmp_path / "bounds", "-O1")
    assert not (tmp_path / "fast" / "old.o").exists()
    assert (tmp_path / "bounds" / "old.o").exists()


def a_module(root: Path, text: str) -> CoreModule:
    source = root / "a.py"
    source.write_text(text, "utf-8")
    return CoreModule("pack.a", Path("a.py"), [], root / "lib", build_cache.fingerprint("recipe", source))


def test_a_binary_of_the_same_sources_is_taken_from_the_cache(tmp_path: Path) -> None:
    kept, first, other = (tmp_path / name for name in ("kept", "first", "other"))
    for folder in (kept, first, other):
        folder.mkdir()
    module = a_module(first, "1")
    module.binary.parent.mkdir(parents=True)
    module.binary.write_bytes(b"compiled")
    assert not module.is_made()
    module.made(kept)
    assert module.is_made()

    assert not a_module(other, "2").taken_from(kept)
    twin = a_module(other, "1")
    assert twin.taken_from(kept)
    assert twin.is_made()
    assert twin.binary.read_bytes() == b"compiled"
    assert not a_module(other, "2").is_made()


def test_what_was_long_not_asked_for_leaves_the_cache(tmp_path: Path) -> None:
    kept, made = tmp_path / "kept", tmp_path / "made"
    kept.mkdir()
    made.touch()
    build_cache.keep(kept, "key", made)
    soon = time.time() + build_cache.KEPT_DAYS * build_cache.A_DAY
    build_cache.forget_old(kept, soon - 60)
    assert [path.name for path in kept.iterdir()] == ["key"]
    build_cache.forget_old(kept, soon + 60)
    assert list(kept.iterdir()) == []


def test_the_cache_can_be_switched_off_or_put_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARAVANSERAI_BUILD_CACHE", "off")
    assert build_cache.cache_folder() is None
    monkeypatch.setenv("CARAVANSERAI_BUILD_CACHE", str(tmp_path / "elsewhere"))
    assert build_cache.cache_folder() == tmp_path / "elsewhere"


def test_modules_of_searches_are_optimised_more_than_those_that_tell_positions() -> None:
    assert compiler.flags_for("caravanserai.games.five_tribes.sowing", bounds=False) == compiler.FAST
    assert compiler.flags_for("caravanserai.games.five_tribes.story", bounds=False) == compiler.SPEAKING_FLAGS
    assert compiler.flags_for("caravanserai.games.five_tribes.story", bounds=True) == compiler.BOUNDS
    names = {path.stem for path in compiler.sources(ROOT)}
    assert names >= compiler.SPEAKING - {"_shared"}, "each of them is a module"


def test_what_is_not_ours_is_optimised_less_once(tmp_path: Path) -> None:
    made = f"int sow();\n{c_files.OURS_END}int begin();\n{c_files.ONCE_END}int read();\n"
    unoptimised = f"int sow();\n{c_files.NOT_AT_ALL}{c_files.OURS_END}int begin();\n{c_files.AS_BEFORE}"
    for asked, then in ((False, c_files.QUICKLY), (True, "")):
        c_file = tmp_path / "sowing.c"
        c_file.write_text(made, "utf-8")
        for _ in range(2):
            c_files.optimise_ours_only(c_file, cythons_too=asked)
            assert c_file.read_text("utf-8") == f"{unoptimised}{then}{c_files.ONCE_END}int read();\n"
    names = {path.stem for path in compiler.sources(ROOT)}
    assert names >= compiler.ASKED_FROM_PYTHON, "each of them is a module"


def test_the_page_is_made_of_its_sources_and_the_words(tmp_path: Path) -> None:
    root = package(tmp_path)
    for name in (
        "web/package.json",
        "web/src/main.ts",
        "web/node_modules/svelte/index.js",
        "web/dist/index.html",
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    words = root / "src" / "caravanserai" / "locales" / "en"
    words.mkdir(parents=True)
    (words / "home.ftl").touch()
    assert [path.relative_to(root).as_posix() for path in pages.page_sources(root)] == [
        "src/caravanserai/locales/en/home.ftl",
        "web/package.json",
        "web/src/main.ts",
    ]


@pytest.mark.skipif(os.name == "nt", reason="npm is a shell script here")
def test_a_page_that_has_not_changed_is_not_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, programs = package(tmp_path), tmp_path / "bin"
    (root / "web").mkdir()
    (root / "web" / "package-lock.json").write_text("{}", "utf-8")
    programs.mkdir()
    for name, script in {
        "node": "echo v24.0.0",
        "npm": f'echo "$1" >>{tmp_path}/asked; mkdir -p node_modules ../build/page',
    }.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")

    def asked() -> list[str]:
        pages.build_page(root)
        return (tmp_path / "asked").read_text("utf-8").split()

    assert asked() == ["ci", "run"]
    assert asked() == ["ci", "run"]
    (root / "web" / "index.html").write_text("new", "utf-8")
    assert asked() == ["ci", "run", "run"]


def test_the_compilers_complaints_are_picked_from_their_noise() -> None:
    log = "Error compiling\n----\n  code\ncaravanserai/games/chance.py:3:4: undeclared name\nTraceback\n"
    assert compiler.gist(log) == "caravanserai/games/chance.py:3:4: undeclared name"


def test_c_files_that_came_along_are_used_as_long_as_the_sources_are_theirs(tmp_path: Path) -> None:
    root = package(tmp_path, fast__py="1", fast__pxd="cdef int go()\n")
    assert compiler.needed(root) == [compiler.CYTHON, compiler.SETUPTOOLS]
    came_along = root / shipped_c.SHIPPED
    came_along.mkdir()
    shipped_c.stamp(came_along, root, compiler.sources(root))
    assert compiler.needed(root) == [compiler.SETUPTOOLS]
    (root / "src" / "caravanserai" / "fast.py").write_text("2", "utf-8")
    assert compiler.needed(root) == [compiler.CYTHON, compiler.SETUPTOOLS]


def test_a_page_that_came_along_needs_no_node(tmp_path: Path) -> None:
    root = package(tmp_path)
    (root / "web").mkdir()
    assert not pages.is_built(root)
    (root / "src" / "caravanserai" / "page").mkdir()
    (root / "src" / "caravanserai" / "page" / pages.STAMP).write_text(pages.sources_digest(root), "utf-8")
    assert pages.is_built(root)
    (root / "web" / "index.html").write_text("new", "utf-8")
    assert not pages.is_built(root)


PLAIN = {**os.environ, "CARAVANSERAI_COMPILE": "skip", "CARAVANSERAI_PAGE_BUILD": "skip"}


def built(target: str, source: Path, out: Path) -> Path:
    """What hatchling makes of the sources, without compiling anything."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    subprocess.run(command, cwd=source, env=PLAIN, check=True, capture_output=True)
    (made,) = out.iterdir()
    return made


def test_a_plain_wheel_holds_the_sources_and_the_rules(tmp_path: Path) -> None:
    wheel = built("wheel", ROOT, tmp_path)
    assert wheel.name.endswith("py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "caravanserai/games/chance.py" in names
    assert "caravanserai/py.typed" in names
    assert {"caravanserai/rules/five-tribes.md", "caravanserai/rules/ali-baba.md"} <= set(names)
    assert {"caravanserai/drawing/art/sprites.svg", "caravanserai/drawing/art/tokens.css"} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]


def test_a_source_distribution_holds_all_that_a_wheel_is_built_with(tmp_path: Path) -> None:
    archive = built("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(archive) as files:
        files.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    assert built("wheel", source, tmp_path / "wheel").name.endswith("py3-none-any.whl")
