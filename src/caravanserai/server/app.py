"""The HTTP application: its routes, who is asking, and how it says no."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .. import __version__
from ..games import BadRecord, UnknownRules
from ..protocol.bodies import Error
from ..protocol.refusal import REASONS, Refusal
from ..table import BadLog
from .http.dependencies import DEPENDENCIES, FREE, AnyRequest
from .http.refusals import error_of, status_of
from .http.routes import (
    company,
    info,
    keepers,
    lessons,
    notices,
    own_data,
    page,
    papers,
    people,
    profiles,
    puzzles,
    reference,
    remarks,
    reviews,
    tables,
    tournaments,
)
from .keepers.admission import FOR_STRANGERS
from .keepers.sanctions import OPEN_TO_BANNED
from .lobby.unplayable import refusal_for
from .people.security import AnyConnection, address_of, headers_for, own_page_only
from .services import Services
from .settings import Settings

logger = logging.getLogger(__name__)
HUNG_UP = "client disconnected prematurely"
"""What Litestar says of a request whose sender went away before all of it had come."""
CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "unsupported-media-type"}


def create(
    settings: Settings, opened: Callable[[Settings], AbstractAsyncContextManager[Services]]
) -> Litestar:
    """The application of a server whose parts are opened and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings) as services:
            app.state.services = services
            yield

    return Litestar(
        route_handlers=[
            people.router,
            keepers.router,
            notices.router,
            own_data.router,
            tables.router,
            profiles.router,
            tournaments.router,
            company.router,
            remarks.router,
            reference.router(),
            lessons.router,
            puzzles.router,
            reviews.router(settings),
            info.router,
            papers.router(settings),
            page.router(settings),
        ],
        lifespan=[lifespan],
        dependencies=DEPENDENCIES,
        guards=[own_page_only(settings), within_limits],
        before_send=[headers_for(settings)],
        exception_handlers={
            Refusal: refused,
            UnknownRules: unplayable,
            BadRecord: unplayable,
            BadLog: unplayable,
            HTTPException: refused_by_litestar,
            RecursionError: too_deep,
            Exception: our_mistake,
        },
        request_max_body_size=settings.limits.body_bytes,
        compression_config=CompressionConfig(
            "gzip", minimum_size=2048, gzip_compress_level=6, exclude_opt_key=page.PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Caravanserai",
            version=__version__,
            description="Tables for Five Tribes and Ali Baba. A game goes over the WebSocket /ws/{table}.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


async def within_limits(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """A guard for all routes: no guest and no address asks too much. Files and /health are free.

    Who is banned stays out; in a closed house strangers do.

    A guest is known by the cookie alone here, whose signature can't be forged; so a club behind one address
    has many limits, and strangers there have one.
    """
    if handler.opt.get(FREE):
        return
    services: Services = connection.app.state.services
    address = address_of(connection.client)
    services.rate_limits.address.spend(address)
    guest = services.identity.signed_for(connection.headers)
    services.rate_limits.requests.spend(guest or address)
    if guest is not None:
        services.hub.recent_networks.note(guest, address)
        services.hub.recent_visits.note(guest)
    path = connection.scope["path"]
    if (connection.scope.get("method"), path) not in OPEN_TO_BANNED:
        services.sanctions.check(guest, address)
    if services.admission.closed and path not in FOR_STRANGERS:
        if await services.identity.guest_of(connection.headers) is None:
            raise Refusal.of("no-name", "house-is-closed")


def answer(status: int, error: Error, headers: dict[str, str] | None = None) -> Response[Error]:
    """An error, as all of them are told."""
    return Response(error, status_code=status, headers=headers, media_type="application/json")


def refused(_request: AnyRequest, refusal: Refusal) -> Response[Error]:
    """We say no."""
    return answer(status_of(refusal), error_of(refusal))


def unplayable(request: AnyRequest, problem: UnknownRules | BadRecord | BadLog) -> Response[Error]:
    """A game that is kept here can't be shown or played on."""
    return refused(request, refusal_for(problem))


def refused_by_litestar(request: AnyRequest, problem: HTTPException) -> Response[Error]:
    """The request doesn't fit any route, or not the route's body."""
    code = CODES.get(problem.status_code, "bad-request")
    id, message, field = "", problem.detail, None
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list) and problem.extra:
        field, message = problem.extra[0].get("key"), str(problem.extra[0].get("message"))
        if field == "data":
            field = None
            if message == "'data'":
                id, message = "body-expected", REASONS["body-expected"]
    if isinstance(problem, InternalServerException) and problem.detail == HUNG_UP:
        return refused(request, Refusal.of("too-slow", "request-too-slow"))  # nobody is there to read it
    if problem.status_code >= 500:
        return our_mistake(request, problem)
    return answer(problem.status_code, Error(code, message, field, id), dict(problem.headers or {}))


def too_deep(request: AnyRequest, _problem: RecursionError) -> Response[Error]:
    """JSON nested too deep to be read."""
    return refused(request, Refusal.of("bad-request", "body-too-deep"))


def our_mistake(request: AnyRequest, problem: Exception) -> Response[Error]:
    """Something broke here; what, is for the log. A database that can't be reached is no mistake of ours."""
    if isinstance(problem, OperationalError | InterfaceError | PoolTimeout | OSError) or (
        isinstance(problem, DBAPIError) and problem.connection_invalidated
    ):
        logger.warning("%s %s: %s", request.method, request.url.path, problem)
        return refused(request, Refusal.of("store-unreachable", "store-unreachable"))
    logger.error("%s %s", request.method, request.url.path, exc_info=problem)
    return refused(request, Refusal.of("our-mistake", "our-mistake"))
