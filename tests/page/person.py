"""Somebody with a browser of their own: what they see, hear from the server, and do.

Whatever goes wrong in their browser (an error in the console, a request that fails) is written down, and
fails the test at its end.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

Json = dict[str, Any]

PATIENCE = 30_000.0
"""Milliseconds until what hasn't come counts as missing; a busy machine is slow, not broken."""

DESKTOP = (1440, 900)
LAPTOP = (1024, 768)
PHONE = (390, 844)
PHONE_LYING = (844, 390)
TABLE = "main[data-ply]"
SHOWS = "([table, ply]) => Number(document.querySelector(table)?.dataset.ply ?? -1) >= ply"
# Most of these people want it fast: what can't be undone is sent at once. A choice made since stays.
CONFIRM = """(confirm) => {
    try {
        const kept = JSON.parse(localStorage.getItem('caravanserai.settings') ?? '{}');
        localStorage.setItem('caravanserai.settings', JSON.stringify({ confirm, ...kept }));
    } catch {
        // An empty page keeps nothing.
    }
}"""

expect.set_options(timeout=PATIENCE)


@dataclass
class Heard:
    """What the server has told this browser of the game, the last time it did."""

    ply: int = -1
    seat: int | None = None
    act: int | None = None
    legal: list[str] | None = None
    over: Json | None = None
    steps: list[int] = field(default_factory=list)


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str | None = None,
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
        language: str = "en",
        motion: bool = False,
        confirm: Literal["undo", "ask", "never"] = "never",
    ) -> None:
        self.url = url
        self.name = name or "somebody"
        self.heard = Heard()
        self.game = ""
        """What is played at the table that was opened last, as the server told it."""
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale={"en": "en-GB", "ru": "ru-RU", "hu": "hu-HU"}[language],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"({CONFIRM})('{confirm}')")
        self.page = self.context.new_page()
        self._watch(self.page)
        if name is not None:
            self.ask("POST", "/api/guests", name=name, language=language)
            self.ask("PATCH", "/api/me", preferences={"confirm": confirm})

    # What goes wrong

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._note(f"uncaught: {error.stack or error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._listen)

    def _note(self, trouble: str) -> None:
        if not any(re.search(pattern, trouble) for pattern in self.expected):
            self.troubles.append(trouble)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # somebody went to another page meanwhile
            self._note(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"request refused: {response.request.method} {response.url}: {response.status}")

    @contextmanager
    def expecting(self, *patterns: str) -> Iterator[None]:
        """For as long as this lasts, such troubles are what the test is about."""
        self.expected += patterns
        try:
            yield
        finally:
            self.page.evaluate("() => 0")  # what has happened so far is heard first
            self.expected = self.expected[: -len(patterns)]

    # What the server says

    def _listen(self, socket: WebSocket) -> None:
        self.heard = Heard()
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["t"] == "table":
            self.game = message["game"]
        if message["t"] in ("position", "moved"):
            self.heard = Heard(
                message["ply"],
                message.get("seat"),
                message.get("act"),
                message.get("legal"),
                message.get("over"),
                message.get("steps", []),
            )

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask the server directly, as this person."""
        answer = self.context.request.fetch(path, method=method, data=body or None)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def new_table(self, game: str = "ali-baba", *, start: bool = True, **wishes: Any) -> Json:
        """A table with this person on the first seat and novices on the others, begun at once."""
        players: int = wishes.pop("players", 2)
        bot = {"kind": "bot", "bot": wishes.pop("bot", "novice")}
        seats = wishes.pop("seats", [{"kind": "person"}, *[bot] * (players - 1)])
        wishes = {"hints": True, "open": True, **wishes}
        table: Json = self.ask("POST", "/api/tables", game=game, players=players, seats=seats, **wishes)
        if start:
            self.ask("POST", f"/api/tables/{table['id']}/start")
        return table

    # What they see and do

    def go(self, path: str) -> None:
        """Open a page of the house."""
        self.page.goto(path)

    def sit_at(self, table: Json) -> None:
        """Open a table in the browser, and wait until the game is seen."""
        self.go(f"/table/{table['id']}")
        self.table.wait_for()
        self.settled()  # the screen may be quicker than our hearing of what it was told

    @property
    def table(self) -> Locator:
        """The table on the screen, once a game is on it."""
        return self.page.locator(TABLE)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by what it says."""
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        """A link by what it says."""
        return self.page.get_by_role("link", name=name, exact=True)

    def let_a_bot_play(self) -> None:
        """Hand one's seat, or the first of them, to a bot; one is asked first."""
        self.button("Menu").click()
        self.button("Let a bot play for me").first.click()
        asked = self.page.get_by_role("dialog", name="Let a bot play for you?")
        asked.get_by_role("button", name="Let it play").click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until that can be read."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def settled(self, more_than: int = -1) -> Heard:
        """Wait until the screen shows a position after that ply, and return what was told of it."""
        deadline = time.monotonic() + PATIENCE / 1000
        self.page.wait_for_function(SHOWS, arg=[TABLE, more_than + 1])
        while self.table.get_attribute("data-ply") != str(self.heard.ply):
            assert time.monotonic() < deadline, (
                f"the screen doesn't show what was told at ply {self.heard.ply}"
            )
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        return self.heard

    def turn(self) -> Heard:
        """Wait until this person has something to decide, or the game is over."""
        while (heard := self.settled()).legal is None and heard.over is None:
            self.settled(heard.ply)
        return heard
