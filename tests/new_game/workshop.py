"""A folder in which somebody follows docs/a-new-game.md: its files, its commands, its programs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "a-new-game.md").read_text("utf-8")
FILES = dict(re.findall(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)```", DOCUMENT, re.DOTALL | re.MULTILINE))
COMMANDS = re.findall(r"^```sh\n(.*?)\n```", DOCUMENT, re.DOTALL | re.MULTILINE)
PROGRAMS = [
    program
    for program in re.findall(r"^```python\n(.*?)```", DOCUMENT, re.DOTALL | re.MULTILINE)
    if program not in FILES.values()
]
USUAL_ADDRESS = "http://127.0.0.1:8001"
OFFLINE = "--quiet --no-index --no-deps --no-build-isolation --target site"


class Workshop:
    """Such a folder; what is installed goes into its `site`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in FILES.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        self.run_command("pip install")

    @property
    def environment(self) -> dict[str, str]:
        """Where what was installed here is found, before the Caravanserai that is tested."""
        others = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
        paths = [self.folder / "site", *(Path(path).resolve() for path in others)]
        return {"PYTHONPATH": os.pathsep.join(map(str, paths))}

    def attempt(self, *words: str) -> subprocess.CompletedProcess[str]:
        """How a command ends."""
        whole = {**os.environ, **self.environment}
        return subprocess.run(words, cwd=self.folder, env=whole, capture_output=True, text=True, check=False)

    def run(self, *words: str) -> str:
        """What a command prints; it must go well."""
        done = self.attempt(*words)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def run_command(self, beginning: str) -> str:
        """What the document's command that begins so prints."""
        command = next(command for command in COMMANDS if command.startswith(beginning))
        command = command.replace("pip install", f"python -m pip install {OFFLINE}")
        _, *words = shlex.split(re.sub(r"^caravanserai", "python -m caravanserai", command))
        return self.run(sys.executable, *words)

    def run_program(self, mentioned: str, address: str = USUAL_ADDRESS) -> str:
        """What the document's program that mentions this prints, with the server at this address."""
        program = next(program for program in PROGRAMS if mentioned in program)
        return self.run(sys.executable, "-W", "ignore", "-c", program.replace(USUAL_ADDRESS, address))
