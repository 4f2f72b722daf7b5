"""A house with its page, a real Chromium, and people who come with a browser of their own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.servers import ServerProcess

from caravanserai.server.http.page_files import BUILT

from .browser import launch
from .person import Person

WITHOUT_LIMITS = {
    "CARAVANSERAI_LIMITS_REQUESTS_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_CHANGES_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_GUESTS_PER_MINUTE": "1000000",
    "CARAVANSERAI_LIMITS_OPEN_TABLES": "1000000",
    "CARAVANSERAI_BOT_PROCESSES": "1",
}
"""All these people come from one address."""

NewPerson = Callable[..., Person]


def new_house() -> ServerProcess:
    """A server of its own."""
    return ServerProcess(environment=WITHOUT_LIMITS)


@pytest.fixture(scope="session")
def house() -> Iterator[ServerProcess]:
    """A server for the whole run."""
    page = Path(os.environ.get("CARAVANSERAI_PAGE", BUILT))
    assert (page / "index.html").is_file(), "the page has not been built: make page"
    with new_house() as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A Chromium for the whole run."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Browser, house: ServerProcess) -> Iterator[NewPerson]:
    """People who come; what goes wrong in the browser of any of them fails the test."""
    people: list[Person] = []

    def come(name: str | None = None, url: str = house.url, **wishes: object) -> Person:
        people.append(Person(chromium, url, name, **wishes))  # type: ignore[arg-type]
        return people[-1]

    yield come
    troubles = [trouble for someone in people for trouble in someone.troubles]
    for someone in people:
        someone.context.close()
    assert not troubles, "\n".join(troubles)
