"""The house itself: what can be played, and how it is."""

from __future__ import annotations

from litestar import Response, Router, get

from ... import __version__, bots, games, protocol
from ...protocol.bodies import GameInfo, Health
from ...protocol.bodies import House as HouseInfo
from ..asking import TheHouse
from ..guests import LANGUAGES
from ..metrics import CONTENT_TYPE
from . import ERRORS


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


router = Router(path="/", route_handlers=[house_info, health, metrics])
