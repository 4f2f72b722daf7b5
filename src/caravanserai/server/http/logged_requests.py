"""HTTP requests noted in the access log, where there is one."""

from __future__ import annotations

import time

from ..access_log import AccessLog
from ..play.frames import Application, Receive, Scope, Send
from ..settings import Settings

GONE = 499
"""The status of a request whose sender left before it was answered, as nginx has it."""


def with_access_log(application: Application, settings: Settings) -> Application:
    """The application, with a line for each request where the settings ask for it."""
    if not settings.access_log:
        return application

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            log = scope["state"]["access_log"] = AccessLog(settings.access_log)
            try:
                await application(scope, receive, send)
            finally:
                log.close()
        elif scope["type"] == "http":
            await noted(application, scope, receive, send)
        else:
            await application(scope, receive, send)

    return wrapped


async def noted(application: Application, scope: Scope, receive: Receive, send: Send) -> None:
    """Have a request answered, and note it."""
    began, status, size = time.perf_counter(), GONE, 0

    async def hear(message: Scope) -> None:
        nonlocal status, size
        if message["type"] == "http.response.start":
            status = message["status"]
        elif message["type"] == "http.response.body":
            size += len(message.get("body", b""))
        await send(message)

    try:
        await application(scope, receive, hear)
    finally:
        log: AccessLog = scope["state"]["access_log"]
        agent = next((value for name, value in scope["headers"] if name == b"user-agent"), b"")
        client, path = scope.get("client"), scope.get("raw_path") or scope["path"].encode()
        log.note(
            client[0] if client else "",
            scope["method"],
            path.decode("latin-1"),
            status,
            size,
            agent.decode("latin-1"),
            time.perf_counter() - began,
        )
