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
from typing import TYPE_CHECKING

from . import PACKAGE, ROOT
from .build_cache import cache_folder, fingerprint, forget_old
from .c_files import NOT_AT_ALL, QUICKLY, optimise_ours_only
from .core_module import CoreModule, this_machine
from .shipped_c import shipped_c, stamp

if TYPE_CHECKING:
    from setuptools.extension import Extension

MODES = ("auto", "skip", "force", "bounds")
CYTHON = "cython>=3.3,<3.4"
SETUPTOOLS = "setuptools>=80"
SHARED = f"{PACKAGE}._shared"  # Cython's own functions for memoryviews, once for all modules
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # annotations are for people and mypy; the .pxd has the C types
    "infer_types": True,
    "cdivision": True,
    "auto_pickle": False,  # what is sent anywhere says itself how
    "emit_code_comments": False,  # our sources, copied into the C files: a tenth of them
}
SAME_FLOATS = "-ffp-contract=off"  # a sum is rounded as Python rounds it, on every machine
FAST = ["-O3", "-g0", SAME_FLOATS]
SPEAKING = {"_shared", "changes", "comparing", "position", "problems", "setup", "story", "view"}
"""Modules that read or tell positions: no search calls them, and to optimise them takes long."""
ASKED_FROM_PYTHON = {"chance", "state"}
"""Modules whose border to Python is crossed at every step, so that Cython's own part counts there, too."""
SPEAKING_FLAGS = ["-O1", "-g0", SAME_FLOATS]
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


def flags_for(module: str, bounds: bool) -> list[str]:
    """What the C compiler is told about a module."""
    if os.name == "nt":
        return []
    if bounds:
        return BOUNDS
    return SPEAKING_FLAGS if module.rpartition(".")[2] in SPEAKING else FAST


def core_modules(root: Path, place: Path, bounds: bool) -> list[CoreModule]:
    """All modules of the core, the shared one first."""
    flags = f"{BOUNDS}" if bounds else f"{FAST} {SPEAKING_FLAGS} {sorted(SPEAKING)}"
    kind = remade(place / ("bounds" if bounds else "fast"), f"{flags} {this_machine()}")  # C files are shared
    everything = f"{recipe(root)} {this_machine()}"
    src = place / "src"
    declarations = sorted(src.rglob("*.pxd"))
    modules = []
    for path in [None, *sources(root)]:
        name = ".".join(path.with_suffix("").parts) if path else SHARED
        own = flags_for(name, bounds)
        key = fingerprint(f"{name} {own} {everything}", *([src / path, *declarations] if path else []))
        modules.append(CoreModule(name, path, own, kind / "lib", key))
    return modules


def needed(root: Path) -> list[str]:
    """The packages that compiling needs: Cython only where no C files came along."""
    return [SETUPTOOLS] if shipped_c(root, sources(root)) else [CYTHON, SETUPTOOLS]


def recipe(root: Path) -> str:
    """All that the C files depend on but for their sources."""
    if shipped_c(root, sources(root)):
        return "C files that came along"
    less = f"{NOT_AT_ALL} {QUICKLY} {sorted(ASKED_FROM_PYTHON)}"
    return f"Cython {metadata.version('cython')} {SHARED} {DIRECTIVES} {less}"


def compile_core(root: Path, bounds: bool) -> dict[Path, str]:
    """Compile what has changed; return each binary and its path inside the package's parent."""
    place, kept = workshop(root), cache_folder()
    prepare(root, place, recipe(root))
    modules = core_modules(root, place, bounds)
    unmade = [module for module in modules if not module.is_made() and not module.taken_from(kept)]
    if unmade:
        from .build_ext import compile_extensions

        ready = shipped_c(root, sources(root))
        os.chdir(place / "src")
        compile_extensions(ready_c(unmade, ready) if ready else to_c(unmade, place), unmade[0].lib)
        for module in unmade:
            module.made(kept)
    if kept:
        forget_old(kept)
    return {module.binary: module.binary.relative_to(module.lib).as_posix() for module in modules}


def write_c(root: Path) -> Path:
    """Write all C files, with a word of what they are made of; their folder."""
    place = workshop(root)
    prepare(root, place, recipe(root))
    modules = core_modules(root, place, bounds=False)
    os.chdir(place / "src")
    to_c(modules, place)
    stamp(place / "c", root, sources(root))
    return place / "c"


def ready_c(modules: list[CoreModule], folder: Path) -> list[Extension]:
    """The modules, of C files that came along."""
    from setuptools.extension import Extension

    return [
        Extension(
            module.name,
            [str(folder / f"{module.name.replace('.', '/')}.c")],
            extra_compile_args=module.flags,
        )
        for module in modules
    ]


def to_c(modules: list[CoreModule], place: Path) -> list[Extension]:
    """Let Cython write the C files that are not there yet, in the folder of the sources."""
    from Cython.Build import cythonize
    from setuptools.extension import Extension

    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        [
            Extension(
                module.name,
                [module.source.as_posix()] if module.source else [],
                extra_compile_args=module.flags,
            )
            for module in modules
        ],
        build_dir=str(place / "c"),
        compiler_directives=DIRECTIVES,
        shared_utility_qualified_name=SHARED,
        nthreads=os.cpu_count() or 1,
    )
    for extension in made:
        asked = extension.name.rpartition(".")[2] in ASKED_FROM_PYTHON
        optimise_ours_only(Path(extension.sources[0]), cythons_too=asked)
    return made


def gist(log: str) -> str:
    """What the compilers complain about, or the end of the log where they name no line."""
    lines = log.strip().splitlines()
    complaints = [line for line in lines if re.match(r"\S+\.(py|pxd|c):\d+:\d+: ", line)]
    return "\n".join(complaints[:25] or lines[-10:])


def compile_apart(root: Path, bounds: bool) -> dict[str, str]:
    """Compile in a child process, for setuptools changes the process it runs in; SystemExit if it fails."""
    said = ask_apart(root, "--list", *(["--bounds"] if bounds else []))
    rows = (line.split("\t") for line in said.splitlines() if line.startswith("built\t"))
    return {source: target for _, source, target in rows}


def write_c_apart(root: Path) -> Path:
    """Write all C files in a child process; their folder. SystemExit if it fails."""
    return Path(ask_apart(root, "--c").splitlines()[-1])


def ask_apart(root: Path, *words: str) -> str:
    """What this command line answers in a child process; SystemExit if it fails."""
    command = [sys.executable, str(ROOT / "hatch_build.py"), *words]
    child = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if child.returncode:
        raise SystemExit(gist(child.stdout + child.stderr))
    return child.stdout


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
