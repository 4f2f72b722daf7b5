"""Running the server: its port, its processes, and what is said when it can't."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import IO

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from .access_log import check_access_log
from .http.guarded import GuardedHttp
from .people.crowd import raise_file_limit
from .play.frames import Frames
from .private_files import make_private, private_file
from .settings import BadSettings, Settings
from .startup import application
from .store import NewerDatabase, Store

BACKLOG = 2048
SHUTDOWN_SECONDS = 10
ANOTHER_SERVER = "another server is using {database}; give this one a folder with --data"


class Server(uvicorn.Server):
    """A uvicorn server that says when it stands."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until a signal ends it; BadSettings if it can't be begun."""
    raise_file_limit()
    check_access_log(settings)
    with alone(settings), bound(settings) as port:
        asyncio.run(prepare(settings))
        config = uvicorn_config(settings)
        if settings.workers == 1:
            Server(config, ready).run([port])
        else:
            ready()
            Multiprocess(config, [port]).run()


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application, in this process or in several."""
    return uvicorn.Config(
        partial(application, settings),
        factory=True,
        http=GuardedHttp,
        ws=Frames,
        lifespan="on",
        workers=settings.workers,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


async def prepare(settings: Settings) -> None:
    """Make sure that the database is there and up to date, before anybody is let in."""
    where = make_url(settings.database_url).render_as_string(hide_password=True)
    try:
        store = Store(settings)
        try:
            await store.migrate()
        finally:
            await store.close()
    except NewerDatabase as problem:
        raise BadSettings(f"the database {where} {problem}") from None
    except (SQLAlchemyError, OSError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise BadSettings(f"the database {where} can't be opened: {reason}") from None


@contextlib.contextmanager
def bound(settings: Settings) -> Iterator[socket.socket]:
    """The socket we listen on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as port:
        if os.name == "posix":
            port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            port.bind((settings.host, settings.port))
        except OSError as problem:
            if problem.errno == errno.EADDRINUSE:
                raise BadSettings(
                    f"port {settings.port} is in use already: is the server running? "
                    "Choose another one with --port"
                ) from None
            reason = problem.strerror or str(problem)
            raise BadSettings(f"can't listen on {settings.host} port {settings.port}: {reason}") from None
        port.listen(BACKLOG)
        port.set_inheritable(True)
        yield port


@contextlib.contextmanager
def alone(settings: Settings, refusal: str = ANOTHER_SERVER) -> Iterator[None]:
    """Keep a second server off the same SQLite database: each would think it has it for itself."""
    if settings.on_postgres:
        yield
        return
    database = Path(make_url(settings.database_url).database or "")
    try:
        make_private(database, own_folder=not settings.database)
        lock = private_file(database.with_name(database.name + ".lock")).open("w")
    except OSError as problem:
        raise BadSettings(f"the data folder {database.parent} can't be used: {problem.strerror}") from None
    with lock:
        if not seize(lock):
            raise BadSettings(refusal.format(database=database))
        yield


def seize(lock: IO[str]) -> bool:
    """Lock a file for as long as it is open; False if somebody else has."""
    try:
        import fcntl
    except ImportError:  # no such locks on Windows, where SQLite's own have to do
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
