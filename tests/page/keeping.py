"""Looking after a house from its console, while people are there."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from tests.servers import ServerProcess

from .person import Person


def at_console(house: ServerProcess, *words: str) -> Any:
    """Say a command of `caravanserai admin`; what it answers to programs."""
    command = [*(sys.executable, "-m", "caravanserai", "admin"), *words, "--data", str(house.data), "--json"]
    done = subprocess.run(command, env=house.environment(), capture_output=True, text=True, cwd=house.folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout) if done.stdout.strip() else None


def made_keeper(house: ServerProcess, someone: Person) -> Person:
    """Make somebody a keeper of the house, and wait until it knows."""
    at_console(house, "keeper", someone.ask("GET", "/api/me")["id"])
    while not someone.ask("GET", "/api/me").get("keeper"):
        someone.page.wait_for_timeout(50)
    return someone
