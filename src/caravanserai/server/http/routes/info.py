"""The server itself: what can be played here, and how it is."""

from __future__ import annotations

from functools import cache

from litestar import Response, Router, get

from .... import __version__, bots, games, protocol
from ....protocol.bodies import GameInfo, Health, ServerInfo
from ....table import MatchSettings, check
from ...metrics import CONTENT_TYPE
from ...people.guests import LANGUAGES
from ..dependencies import FREE, TheServices
from . import ERRORS


@get("/api/house", responses=ERRORS, tags=["house"])
async def house_info(services: TheServices) -> ServerInfo:
    """The games, bots and languages there are."""
    levels, languages = list(bots.LEVELS), list(LANGUAGES)
    mail, entry = services.mailer.ready, services.admission.entry
    return ServerInfo(__version__, protocol.VERSION, offers(), levels, languages, mail, entry)


def offers() -> list[GameInfo]:
    """The games, with how many may play which variant."""
    return [offer(name) for name in games.names()]


@cache
def offer(name: str) -> GameInfo:
    """A game, with how many may play which variant."""
    game = games.get(name)
    counts = {
        variant: [count for count in game.player_counts if fits(name, variant, count)]
        for variant in game.variants
    }
    players, variants = list(game.player_counts), list(game.variants)
    levels = list(bots.levels_of(name))
    return GameInfo(name, game.title, players, variants, game.rules_version, counts, levels)


def fits(game: str, variant: str, players: int) -> bool:
    """Whether that many can play that variant."""
    try:
        check(MatchSettings(game=game, players=players, variant=variant))
    except ValueError:
        return False
    return True


@get("/health", responses={503: ERRORS[503]}, tags=["house"], opt={FREE: True})
async def health(services: TheServices) -> Response[Health]:
    """Whether the server is well; 503 if it isn't."""
    report = await services.health()
    return Response(report, status_code=200 if report.status == "ok" else 503)


@get("/metrics", media_type=CONTENT_TYPE, tags=["house"])
async def metrics(services: TheServices) -> str:
    """Figures for Prometheus."""
    await services.count_unplayable()
    return services.hub.metrics.render()


router = Router(path="/", route_handlers=[house_info, health, metrics])
