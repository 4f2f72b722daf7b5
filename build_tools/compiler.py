"""Compiles every `X.py` with an `X.pxd` beside it, but for those whose `.pxd` only lists constants.

The binaries go to `build/`, never into `src/`, where a stale one would hide its source.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

from . import PACKAGE, ROOT

MODES = ("auto", "skip", "force", "bounds")
NEEDED = ["cython>=3.3,<3.4", "setuptools>=80"]
SHARED = f"{PACKAGE}._shared"  # Cython's own functions for memoryviews, once for all modules
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # annotations are for people and mypy; the .pxd has the C types
    "infer_types": True,
    "cdivision": True,
}
SAME_FLOATS = "-ffp-contract=off"  # a sum is rounded as Python rounds it, on every machine
FAST = ["-O3", "-g0", SAME_FLOATS]
BOUNDS = ["-O1", "-g1", SAME_FLOATS, "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]


def mode() -> str:
    """What CARAVANSERAI_COMPILE asks for."""
    wish = os.environ.get("CARAVANSERAI_COMPILE", "auto").lower()
    if wish not in MODES:
        raise SystemExit(f"CARAVANSERAI_COMPILE is {wish!r}; it may be {', '.join(MODES)}")
    return wish


def only_constants(declarations: Path) -> bool:
    """Whether a .pxd holds nothing but enums: such a module stays plain."""
    lines = declarations.read_text("utf-8").splitlines()
    outer = [line for line in lines if line.strip() and not line[0].isspace() and line[0] != "#"]
    return all(line.startswith("cdef enum") for line in outer)


def sources(root: Path) -> list[Path]:
    """The modules to compile, relative to `src`."""
    src = root / "src"
    pairs = ((path.with_suffix(".py"), path) for path in sorted((src / PACKAGE).rglob("*.pxd")))
    return [module.relative_to(src) for module, pxd in pairs if module.exists() and not only_constants(pxd)]


def workshop(root: Path) -> Path:
    """Where the compilers work: a folder for each Python."""
    return root / "build" / "core" / str(sysconfig.get_config_var("SOABI"))


def remade(place: Path, recipe: str) -> Path:
    """A folder in which everything was made by this recipe; emptied if it was another."""
    old = place / "recipe"
    if not old.exists() or old.read_text("utf-8") != recipe:
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        old.write_text(recipe, "utf-8")
    return place


def prepare(root: Path, place: Path, recipe: str) -> None:
    """Copy the sources to where the compilers work; those that are the same keep their time there.

    So what is compiled again depends on what a file says, not on when it was written.
    """
    remade(place, recipe)
    src = root / "src"
    wanted = {
        path.relative_to(src) for path in (src / PACKAGE).rglob("*.p*") if path.suffix in (".py", ".pxd")
    }
    for path in wanted:
        copy, text = place / "src" / path, (src / path).read_bytes()
        if not copy.exists() or copy.read_bytes() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(text)
    for copy in (place / "src").rglob("*.p*"):
        if copy.is_file() and copy.relative_to(place / "src") not in wanted:
            copy.unlink()


def compile_core(root: Path, bounds: bool) -> dict[Path, str]:
    """Compile what has changed; return each binary and its path inside the package's parent."""
    from Cython.Build import cythonize
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.extension import Extension

    place = workshop(root)
    flags = [] if os.name == "nt" else (BOUNDS if bounds else FAST)
    cores = os.cpu_count() or 1
    prepare(root, place, f"Cython {metadata.version('cython')} {SHARED} {DIRECTIVES}")
    kind = remade(place / ("bounds" if bounds else "fast"), f"{flags}")  # both kinds share the C files
    os.chdir(place / "src")
    modules = cythonize(  # type: ignore[no-untyped-call]
        [
            Extension(SHARED, [], extra_compile_args=flags),
            *(
                Extension(".".join(path.with_suffix("").parts), [path.as_posix()], extra_compile_args=flags)
                for path in sources(root)
            ),
        ],
        build_dir=str(place / "c"),
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=SHARED,
        nthreads=cores,
        quiet=True,
    )
    command = build_ext(Distribution({"ext_modules": modules}))
    command.build_temp = str(kind / "tmp")
    command.build_lib = str(kind / "lib")
    command.parallel = cores
    command.ensure_finalized()
    command.run()
    paths = (Path(command.get_ext_fullpath(module.name)).resolve() for module in modules)
    return {path: path.relative_to(kind / "lib").as_posix() for path in paths}


def gist(log: str) -> str:
    """What the compilers complain about, or the end of the log where they name no line."""
    lines = log.strip().splitlines()
    complaints = [line for line in lines if re.match(r"\S+\.(py|pxd|c):\d+:\d+: ", line)]
    return "\n".join(complaints[:25] or lines[-10:])


def compile_apart(root: Path, bounds: bool) -> dict[str, str]:
    """Compile in a child process, for setuptools changes the process it runs in; SystemExit if it fails."""
    command = [sys.executable, str(ROOT / "hatch_build.py"), "--list", *(["--bounds"] if bounds else [])]
    child = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if child.returncode:
        raise SystemExit(gist(child.stdout + child.stderr))
    rows = (line.split("\t") for line in child.stdout.splitlines() if line.startswith("built\t"))
    return {source: target for _, source, target in rows}


def copy_with_binaries(out: Path, binaries: dict[str, str]) -> None:
    """Put a copy of the package, its rules reference, its art and the binaries into `out`."""
    package = out / PACKAGE
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src" / PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", package / "rules")
    for art in ("sprites.svg", "tokens.css"):
        (package / "drawing" / "art").mkdir(exist_ok=True)
        shutil.copy2(ROOT / "web" / "src" / "look" / art, package / "drawing" / "art" / art)
    for source, target in binaries.items():
        shutil.copy2(source, out / target)
