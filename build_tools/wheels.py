"""`make wheels`: a source distribution, and from it a wheel for each Python that is here.

The source distribution carries the built page and the C files: a wheel is made of it without Node and Cython.
Wheels are for one version of Python each: CONTRIBUTING.md says why.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import ROOT
from .steps import Step, Tell, command, run_steps, stop_when_asked

VERSIONS = ["3.11", "3.12", "3.13", "3.14"]
UV = Path(sys.executable).with_name("uv")


def pythons() -> list[Path]:
    """One Python of each version that is here, on the PATH or among pyenv's."""
    versions = Path(os.environ.get("PYENV_ROOT") or Path("~/.pyenv").expanduser()) / "versions"
    found: list[Path] = []
    for version in VERSIONS:
        on_path = shutil.which(f"python{version}")
        of_pyenv = sorted(versions.glob(f"{version}.*/bin/python{version}"))
        candidates = [*([Path(on_path)] if on_path else []), *of_pyenv]
        real = (program_of(python, version) for python in candidates)
        found += [python for python in real if python][:1]
    return found


def program_of(python: Path, version: str) -> Path | None:
    """The program itself, if this is a Python of that version: a shim needs a shell to find it."""
    ask = "import sys; print('%d.%d' % sys.version_info[:2], sys.executable)"
    told = subprocess.run([python, "-c", ask], capture_output=True, text=True).stdout.strip()
    is_version, _, program = told.partition(" ")
    return Path(program) if is_version == version else None


def make_sdist(out: Path) -> Path:
    """Build the source distribution, with the page and the C files in it."""
    environment = {**os.environ, "CARAVANSERAI_COMPILE": "force"}
    command([sys.executable, ROOT / "hatch_build.py", "--page"], ROOT)
    words = ["-m", "hatchling", "build", "--target", "sdist", "--directory", str(out)]
    command([sys.executable, *words], ROOT, environment=environment)
    (made,) = out.glob("*.tar.gz")
    return made


def make_wheel(sdist: Path, python: Path, out: Path, path: str = os.environ["PATH"]) -> None:
    """Build the wheel of one Python from the source distribution alone."""
    environment = {**os.environ, "CARAVANSERAI_COMPILE": "force", "PATH": path}
    command(
        [UV, "build", "--wheel", "--python", python, "--out-dir", out, sdist], out, environment=environment
    )


def main(words: list[str]) -> int:
    """Build all of them into a folder that is emptied first."""
    out = Path(words[0]).absolute()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)

    def sdist(_: Tell) -> None:
        make_sdist(out)

    def wheels(tell: Tell) -> None:
        (source,) = out.glob("*.tar.gz")
        here = pythons()
        for number, python in enumerate(here, start=1):
            tell(f"{number} of {len(here)}: {python}")
            make_wheel(source, python, out)

    stop_when_asked()
    done = run_steps([Step("source distribution", sdist), Step("wheels", wheels, ["source distribution"])])
    for made in sorted(out.iterdir()):
        print(f"{made.stat().st_size / 1e6:6.1f} MB  {made.name}")
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
