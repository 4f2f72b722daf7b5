"""The page: one file for all its screens, and the parts that it loads."""

from __future__ import annotations

from pathlib import Path

from litestar import HttpMethod, Response, Router, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from ....protocol.refusal import Refusal
from ...people.security import address_of
from ...services import Services
from ...settings import Settings
from ..dependencies import FREE, AnyRequest, TheServices
from ..page_files import BUILT, PageFile, PageFiles
from ..previews import LinkPreview, of_hidden_table, of_house, of_table, tags

SCREENS = (
    "aid",
    "confirm",
    "enter",
    "friend",
    "friends",
    "history",
    "keepers",
    "learn",
    "link",
    "match",
    "me",
    "new",
    "player",
    "puzzle",
    "puzzles",
    "review",
    "rules",
    "score",
    "table",
    "tournament",
    "tournaments",
)
"""The first parts of the paths for which the page has a screen."""

PACKED = "packed"
"""Marks routes whose answers come packed already."""

READING = [HttpMethod.GET, HttpMethod.HEAD]
ASK_FIRST = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"  # the name of a part changes with its content


def router(settings: Settings) -> Router:
    """The routes of the page that these settings name, or of the one in the package."""
    files = PageFiles(Path(settings.page) if settings.page else BUILT, settings.entry)

    @route(
        ["/", *(f"/{screen}" for screen in SCREENS), *(f"/{screen}/{{rest:path}}" for screen in SCREENS)],
        http_method=READING,
        include_in_schema=False,
    )
    async def screen(request: AnyRequest, services: TheServices) -> Response[bytes]:
        """Any screen: the page itself finds out which."""
        path = request.scope["path"]
        preview = await preview_of(services, address_of(request.client), path)
        return sent(request, files.front(tags(preview, settings.address, path)), ASK_FIRST)

    @route("/assets/{name:str}", http_method=READING, include_in_schema=False)
    async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        """A part that a build has named after its content."""
        return sent(request, files.find("assets", name), FOR_EVER)

    @route(["/{name:str}", "/{name:str}/{rest:path}"], http_method=READING, include_in_schema=False)
    async def other(request: AnyRequest, name: FromPath[str], rest: FromPath[str] = "") -> Response[bytes]:
        """The manifest and the icons, which keep their names. A person who is lost is told so by the page."""
        file = None if rest else files.find(name)
        if file is None and "text/html" in request.headers.get("accept", ""):
            return sent(request, files.front(), ASK_FIRST, 404)
        return sent(request, file, ASK_FIRST)

    return Router(path="/", route_handlers=[screen, asset, other], opt={PACKED: True, FREE: True})


async def preview_of(services: Services, address: str, path: str) -> LinkPreview:
    """What a link to that screen is shown as elsewhere; the page is never refused for its sake."""
    place, _, table = path.strip("/").partition("/")
    if place != "table":
        return of_house()
    try:
        services.rate_limits.address.spend(address)
        found = None if services.admission.closed else await services.tables.load(table)
        if found is None or not found.public or found.closed_reason is not None:
            return of_hidden_table()
        host = await services.guests.load(found.host)
        return of_table(found, host.language if host else "en")
    except (Refusal, SQLAlchemyError, OSError, ValueError):  # ValueError: a game that we do not have
        return of_hidden_table()


def sent(request: AnyRequest, file: PageFile | None, caching: str, status: int = 200) -> Response[bytes]:
    """A file as this browser can read it, or word that it has it; NotFoundException if there is none."""
    if file is None:
        raise NotFoundException("There is no such page.")
    read = {way.partition(";")[0].strip() for way in request.headers.get("accept-encoding", "").split(",")}
    way, content = next(((way, data) for way, data in file.packed if way in read), ("", file.content))
    tag = f'"{file.tag}{way and "-" + way}"'
    headers = {"cache-control": caching, "etag": tag, "vary": "accept-encoding"}
    if status == 200 and tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if way:
        headers["content-encoding"] = way
    return Response(content, status_code=status, headers=headers, media_type=file.media_type)
