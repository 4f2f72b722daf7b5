"""`make play` and `make test` set up what they need: the packages, the page, the compiled core.

Runs on any Python 3.11 with nothing installed. What is done already isn't done again; a step that failed
leaves nothing that the next run would take for done.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from . import DONE, ROOT
from .alone import alone
from .node import node_of_the_machine
from .steps import Step, StepFailed, Tell, command, go_on, run_steps, stop_when_asked

REQUIREMENTS = ROOT / "requirements"
GO_ON = "The same command goes on from here."
NETWORK = f"Is there a network? {GO_ON}"
NO_PAGE = f"{GO_ON} With CARAVANSERAI_PAGE_BUILD=skip in the environment it goes on without the page."
PLAIN = f"{GO_ON} With CARAVANSERAI_COMPILE=skip in the environment it goes on as plain Python, slower."
PIP = ["-m", "pip", "--quiet", "--disable-pip-version-check"]
ALL_PINNED = ["--no-deps", "--require-hashes"]
COMPLAINT = re.compile(r"\berror: |^\S+\.(py|pxd):\d+:\d+: ")
"""A line in which a C compiler or Cython says what is wrong."""


COMPILED = re.compile(rf"{DONE}\t(\d+)\t(\d+)")
"""What is said when a module has been compiled."""
CYTHONIZING = re.compile(r"\[ *(\d+)/(\d+)\] Cythonizing ")
"""What Cython says when it begins with a module."""


class SetUp:
    """What is set up in one virtual environment."""

    def __init__(self, venv: Path) -> None:
        self.venv = venv
        folder = venv / ("Scripts" if os.name == "nt" else "bin")
        self.python = folder / "python"
        self.uv = folder / "uv"
        self.installed = venv / ".installed"

    def steps(self) -> list[Step]:
        """All of them, in an order in which they could be done one by one."""
        page_needs = [] if node_of_the_machine() else ["packages"]
        return [
            Step("packages", self.packages, help=NETWORK),
            Step("page", self.page, page_needs, NO_PAGE),
            Step("compiling", self.core, ["packages"], PLAIN),
            Step("installing", self.install, ["packages", "page", "compiling"], GO_ON),
        ]

    def packages(self, tell: Tell) -> None:
        """Make the environment, with what playing needs in it, and what building does."""
        with alone(ROOT, "packages", lambda: wait_for_another(tell)):
            self.packages_alone(tell)

    def packages_alone(self, tell: Tell) -> None:
        """The same, while no other process does."""
        lock = REQUIREMENTS / "play.txt"
        digest = hashlib.sha256(lock.read_bytes()).hexdigest()
        stamp = self.venv / ".packages"
        if stamp.exists() and stamp.read_text("utf-8") == digest:
            tell("are there")
            return
        fresh = not stamp.exists()
        try:
            if fresh:
                tell("a new environment")
                command([sys.executable, "-m", "venv", "--clear", "--without-pip", self.venv], ROOT)
            self.add(lock, tell)
        except StepFailed:
            if fresh:
                shutil.rmtree(self.venv, ignore_errors=True)
            raise
        tell("")
        stamp.write_text(digest, "utf-8")

    def add(self, lock: Path, tell: Tell) -> None:
        """Install what a lock file lists: by uv; by pip where uv can't, which doesn't read pip's settings."""
        try:
            if not self.uv.exists():
                tell("getting uv")
                self.pip("install", "--no-compile", *ALL_PINNED, "-r", REQUIREMENTS / "uv.txt")
            tell(f"{lock.read_text('utf-8').count('==')} packages")
            command([self.uv, "pip", "install", "-q", "--python", self.python, *ALL_PINNED, "-r", lock], ROOT)
        except StepFailed:
            tell("by pip")
            self.pip("install", "--no-compile", *ALL_PINNED, "-r", lock)

    def pip(self, *words: str | Path) -> None:
        """Let pip work on the environment: that of this Python, for to install one there takes longer."""
        ours = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True)
        if ours.returncode == 0:
            command([sys.executable, *PIP, "--python", self.python, *words], ROOT)
        else:
            command([self.python, "-m", "ensurepip"], ROOT)
            command([self.python, *PIP, *words], ROOT)

    def page(self, tell: Tell) -> None:
        """Build the page, if it has changed."""
        if os.environ.get("CARAVANSERAI_PAGE_BUILD", "") == "skip":
            tell("left out")
            return
        python: str | Path = sys.executable
        if not node_of_the_machine():
            python = self.python
            if not self.can("--has-node"):
                tell("getting Node")
                self.add(REQUIREMENTS / "node.txt", tell)
        tell("npm and Vite")
        command([python, ROOT / "hatch_build.py", "--page"], ROOT)
        tell("")

    def core(self, tell: Tell) -> None:
        """Compile the rules and the bots, as far as they have changed."""
        if not self.compiles():
            tell("no C compiler here: plain Python, slower; once there is one, `make clean play` compiles")
            return
        with alone(ROOT, "compiling", lambda: wait_for_another(tell)):
            tell("")
            compile_by([self.python, ROOT / "hatch_build.py", "--list"], tell)

    def install(self, tell: Tell) -> None:
        """Put the package, of what was made before, into the environment."""
        before = changed(self.installed)
        with alone(ROOT, "installing", lambda: wait_for_another(tell)) as waited:
            if waited and changed(self.installed) != before:
                tell("by another make")
                return
            tell("")
            self.install_alone()
            self.installed.touch()

    def install_alone(self) -> None:
        """The same, while no other process does."""
        wish = "force" if self.compiles() else "skip"
        page = "skip" if os.environ.get("CARAVANSERAI_PAGE_BUILD", "") == "skip" else "auto"
        environment = {**os.environ, "CARAVANSERAI_COMPILE": wish, "CARAVANSERAI_PAGE_BUILD": page}
        words = ["--no-deps", "--no-build-isolation", str(ROOT)]
        if self.uv.exists():
            uv: list[str | Path] = [self.uv, "pip", "install", "-q", "--offline", "--python", self.python]
            command(
                [*uv, "--reinstall-package", "caravanserai", "--no-cache", *words],
                ROOT,
                environment=environment,
            )
        else:
            os.environ.update(environment)
            self.pip("install", "--force-reinstall", *words)

    def compiles(self) -> bool:
        """Whether the core shall be compiled, and can be."""
        return os.environ.get("CARAVANSERAI_COMPILE", "") != "skip" and self.can("--can-compile")

    def can(self, question: str) -> bool:
        """Ask what this machine can do."""
        return not subprocess.run(
            [self.python, ROOT / "hatch_build.py", question], capture_output=True
        ).returncode


def changed(file: Path) -> int:
    """When it was written last; 0 if it isn't there."""
    return file.stat().st_mtime_ns if file.exists() else 0


def wait_for_another(tell: Tell) -> None:
    """Say why nothing happens."""
    go_on()
    tell("waiting for another make in this folder")


def compile_by(words: Sequence[str | Path], tell: Tell) -> None:
    """Run what compiles; if it fails, what the compilers complained of is said, not where it was heard of."""
    complaints: list[str] = []

    def heard(line: str) -> None:
        if compiled := COMPILED.fullmatch(line):
            tell(f"{compiled[1]} of {compiled[2]} modules")
        elif begun := CYTHONIZING.match(line):
            tell(f"C of module {begun[1]} of {begun[2]}")
        elif COMPLAINT.search(line):
            complaints.append(line)

    try:
        command(words, ROOT, heard, {**os.environ, "PYTHONUNBUFFERED": "1"})
    except StepFailed as failure:
        raise StepFailed("\n".join(complaints[:10]) or str(failure)) from None


def main() -> int:
    """Do as the command line asks."""
    parser = argparse.ArgumentParser(description="Set up what playing needs.")
    parser.add_argument("venv", type=Path, help="the virtual environment")
    parser.add_argument("--only", choices=["packages", "page"], help="this step alone")
    wish = parser.parse_args()
    steps = SetUp(wish.venv.absolute()).steps()
    if wish.only:
        steps = [step for step in steps if step.name == wish.only]
        steps[0].after = ()
    stop_when_asked()
    try:
        return 0 if run_steps(steps) else 1
    except KeyboardInterrupt:
        print(f"\nstopped. {GO_ON}", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
