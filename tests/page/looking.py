"""Looking at a screen: with the eyes of axe-core, with a camera, and at what it took to load it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .browser import ROOT
from .person import Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = ROOT / "build" / "screens"
"""Where the pictures go."""


def barriers(person: Person) -> list[str]:
    """What axe-core finds that would keep somebody out, of any impact."""
    page = person.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    told: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{rule['id']} ({rule['impact']}) at {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in told
        for node in rule["nodes"]
    ]


def picture(person: Person, name: str, whole: bool = False) -> Path:
    """Take a picture of the screen, or of the whole page."""
    path = SCREENS / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    person.page.evaluate("() => document.fonts.ready")
    person.page.screenshot(path=path, full_page=whole, animations="disabled")
    return path


class Load:
    """What comes over the wire, packed as it comes, from when this is made."""

    def __init__(self, person: Person) -> None:
        self.bytes = 0
        self.bodies = 0
        """The same without headers."""
        self._talk = person.context.new_cdp_session(person.page)
        self._talk.send("Network.enable")
        self._talk.on("Network.loadingFinished", self._add)
        self._talk.on("Network.responseReceived", self._add_body)

    def _add(self, told: dict[str, Any]) -> None:
        self.bytes += int(told["encodedDataLength"])

    def _add_body(self, told: dict[str, Any]) -> None:
        headers = {name.lower(): value for name, value in told["response"]["headers"].items()}
        if not told["response"].get("fromDiskCache"):
            self.bodies += int(headers.get("content-length", 0))
