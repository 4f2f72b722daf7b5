"""A real server for the tests of its room, and people who come to it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.servers import Postgres, postgres, redis

from caravanserai.server.serve import Server, bound, uvicorn_config
from caravanserai.server.settings import Limits, Settings

__all__ = ["postgres", "redis"]

PATIENCE = 60.0
GENEROUS = Limits(
    requests_per_minute=10**6,
    address_requests_per_minute=10**6,
    changes_per_minute=10**6,
    guests_per_minute=10**6,
    reviews_per_minute=10**6,
    answers_per_minute=10**6,
    address_points_per_second=10**6,
)
HASTY = 300
"""Simulations for each turn of a review: as few as there can be."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, url: str, name: str | None = None, **headers: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        self.id = ""
        if name is not None:
            self.id = self.post("/api/guests", name=name).json()["id"]

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something."""
        return self.http.get(path, headers=headers)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Do something; the body is left away where there is none."""
        return self.http.post(path, json=body or None)

    def put(self, path: str, **body: Any) -> httpx.Response:
        """Put something somewhere."""
        return self.http.put(path, json=body)

    def new_table(self, **wishes: Any) -> dict[str, Any]:
        """Set a table up: Ali Baba for two, unless said otherwise."""
        answer = self.post("/api/tables", **{"game": "ali-baba", **wishes})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def at(self, table: dict[str, Any], act: str, **body: Any) -> httpx.Response:
        """Do something at a table: join, start, leave …; or change something about it."""
        if act == "change":
            return self.http.patch(f"/api/tables/{table['id']}", json=body)
        needs_body = {"join", "invited", "fill", "remove", "hand-over"}
        path = f"/api/tables/{table['id']}/{act}"
        return self.http.post(path, json=body if act in needs_body else None)

    def sit(self, table: dict[str, Any], seat: int, **wish: Any) -> httpx.Response:
        """Take a seat, or put somebody on it."""
        return self.put(f"/api/tables/{table['id']}/seats/{seat}", **{"kind": "person", **wish})

    def sees(self, table: dict[str, Any]) -> dict[str, Any] | None:
        """The table as this person is told of it; None if there is none for them."""
        answer = self.get(f"/api/tables/{table['id']}")
        assert answer.status_code in (200, 404)
        return answer.json() if answer.status_code == 200 else None

    @property
    def cookie(self) -> str:
        """The cookie that makes them who they are."""
        jar = self.http.cookies
        return jar.get("__Host-caravanserai") or jar["caravanserai"]


class Inn:
    """A server that runs, and the people it knows."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}"
        self.people: list[Person] = []

    def person(self, name: str | None = None, **headers: str) -> Person:
        """Somebody new; without a name, a stranger."""
        self.people.append(Person(self.url, name, **headers))
        return self.people[-1]


@contextmanager
def open_inn(settings: Settings) -> Iterator[Inn]:
    """Run a server in a thread."""
    with bound(settings) as port:
        settings = Settings(**{**as_dict(settings), "port": port.getsockname()[1]})
        ready = threading.Event()
        server = Server(uvicorn_config(settings), ready.set)
        thread = threading.Thread(target=server.run, args=([port],))
        thread.start()
        try:
            assert ready.wait(PATIENCE), "the server does not come up"
            inn = Inn(settings)
            yield inn
            for person in inn.people:
                person.http.close()
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server does not end"


def as_dict(settings: Settings) -> dict[str, Any]:
    """The settings, one by one."""
    return {field: getattr(settings, field) for field in settings.__struct_fields__}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A server on SQLite for the whole run."""
    folder = str(tmp_path_factory.mktemp("data"))
    with open_inn(
        Settings(
            port=0, data=folder, limits=GENEROUS, bot_processes=1, review_simulations=HASTY, watch_seconds=0
        )
    ) as inn:
        yield inn


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def any_server(request: pytest.FixtureRequest, server: Inn) -> Iterator[Inn]:
    """A server on SQLite, then one on Postgres."""
    if request.param == "sqlite":
        yield server
        return
    database: Postgres = request.getfixturevalue("postgres")
    settings = Settings(
        port=0,
        database=database.new_database(),
        limits=GENEROUS,
        bot_processes=1,
        review_simulations=HASTY,
        watch_seconds=0,
    )
    with open_inn(settings) as inn:
        yield inn


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Inn]]:
    """Servers of a test's own, each with the settings it asks for."""
    with ExitStack() as stack:

        def start(**wishes: Any) -> Inn:
            wishes = {
                "port": 0,
                "data": str(tmp_path / "data"),
                "limits": GENEROUS,
                "review_simulations": HASTY,
                "watch_seconds": 0,
                **wishes,
            }
            return stack.enter_context(open_inn(Settings(bot_processes=1, **wishes)))

        yield start
