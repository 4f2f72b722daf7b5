"""A real Chromium: the one asked for, that of the npm package, or the machine's own; never a download.

`python -m tests.page.browser` says by its exit code whether one starts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as Trouble

ROOT = Path(__file__).resolve().parents[2]
UNPACKED = ROOT / "build" / "chromium"
ARGUMENTS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync --font-render-hinting=none""".split()


@dataclass(frozen=True)
class Chromium:
    """A program, and what it needs to be told to start."""

    program: str
    environment: dict[str, str] = field(default_factory=dict)

    def launch(self, playwright: Playwright) -> Browser:
        """Start it; Trouble if it doesn't."""
        environment: dict[str, str | float | bool] = {**os.environ, **self.environment}
        return playwright.chromium.launch(executable_path=self.program, env=environment, args=ARGUMENTS)


def candidates() -> Iterator[Chromium]:
    """The Chromiums that may be here, the preferred one first."""
    wish = os.environ.get("CARAVANSERAI_CHROMIUM")
    if wish:
        yield Chromium(wish)
        return
    packed = of_the_package()
    if packed is not None:
        yield packed
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            yield Chromium(found)


def of_the_package() -> Chromium | None:
    """The one in web/node_modules, unpacked; None where Node or the package is missing."""
    command = [
        sys.executable,
        str(ROOT / "hatch_build.py"),
        "--npm",
        "run",
        "--silent",
        "chromium",
        str(UNPACKED),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        return None
    told = json.loads(done.stdout)
    return Chromium(
        told["executable"], {"LD_LIBRARY_PATH": told["libraries"], "FONTCONFIG_FILE": told["fonts"]}
    )


def launch(playwright: Playwright) -> Browser:
    """Start the first Chromium that does start; RuntimeError if none does."""
    problems = []
    for chromium in candidates():
        try:
            return chromium.launch(playwright)
        except Trouble as problem:
            problems.append(f"{chromium.program}: {str(problem).splitlines()[0]}")
    raise RuntimeError("; ".join(problems) or "there is no Chromium here, and no npm package with one")


def main() -> int:
    """Say which Chromium starts."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except RuntimeError as problem:
            print(f"No Chromium starts: {problem}", file=sys.stderr)
            return 1
        print(f"Chromium {browser.version}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
