"""The house itself: what can be played, how it is, and its plain first page."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from ... import __version__, bots, games, protocol
from ...protocol.bodies import GameInfo, Health
from ...protocol.bodies import House as HouseInfo
from ..asking import TheHouse
from ..guests import LANGUAGES
from ..metrics import CONTENT_TYPE
from . import ERRORS

PAGES = Path(__file__).parent.parent / "pages"


@get("/api/house", responses=ERRORS, tags=["house"])
async def house_info() -> HouseInfo:
    """The games, bots and languages there are."""
    known = [
        GameInfo(game.name, game.title, list(game.player_counts), list(game.variants), game.rules_version)
        for game in map(games.get, games.names())
    ]
    return HouseInfo(__version__, protocol.VERSION, known, list(bots.LEVELS), list(LANGUAGES))


@get("/health", responses={503: ERRORS[503]}, tags=["house"])
async def health(house: TheHouse) -> Response[Health]:
    """Whether the server is well; 503 if it isn't."""
    report = await house.health()
    return Response(report, status_code=200 if report.status == "ok" else 503)


@get("/metrics", media_type=CONTENT_TYPE, tags=["house"])
async def metrics(house: TheHouse) -> str:
    """Figures for Prometheus."""
    return house.hub.metrics.render()


@get(["/", "/link", "/confirm"], media_type=MediaType.HTML, include_in_schema=False)
async def first_page() -> bytes:
    """The page where one arrives."""
    return (PAGES / "index.html").read_bytes()


@get("/table/{table:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_page(table: FromPath[str]) -> bytes:
    """The page of a table; it asks for the table itself, so it is the same for all."""
    return (PAGES / "table.html").read_bytes()


router = Router(
    path="/",
    route_handlers=[
        house_info,
        health,
        metrics,
        first_page,
        table_page,
        create_static_files_router(path="/pages", directories=[PAGES], include_in_schema=False),
    ],
)
