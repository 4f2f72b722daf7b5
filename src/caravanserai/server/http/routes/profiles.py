"""What people have played: profiles, one's own history, leaderboards."""

from __future__ import annotations

import csv
import io
from datetime import UTC, datetime
from typing import Annotated

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from .... import games
from ....protocol.clock_settings import Pace
from ....protocol.profile import Leaderboard, PastGame, PlayedGames, Profile
from ....protocol.refusal import Refusal
from ...people.guests import Guest
from ...results.history import HistoryFilter, Outcome, read_games, read_page, read_place, write_place
from ...services import Services
from ..dependencies import KnownGuest, MaybeGuest, TheServices
from . import ERRORS

FILE = "caravanserai-history.{}"
MOST_EXPORTED = 10_000
CSV = "text/csv; charset=utf-8"
MARK = "\ufeff"
"""By which spreadsheets know that letters are written in UTF-8."""
Players = Annotated[int | None, QueryParameter(name="players", ge=2, le=4)]
Words = Annotated[str, QueryParameter(name="text", max_length=80, description="In the names of others.")]
Some = Annotated[str | None, QueryParameter(max_length=60)]
COLUMNS = ("table", "game", "finished_at", "seconds", "pace", "rated", "place", "score", "rating", "change")


@get("/players/{player:str}", responses=ERRORS, tags=["profiles"])
async def profile(player: FromPath[str], guest_or_none: MaybeGuest, services: TheServices) -> Profile:
    """What somebody has played: your own profile, and that of who lets everybody see it."""
    yours = guest_or_none is not None and guest_or_none.id == player
    found = await services.guests.load(player)
    if found is None or not (yours or found.public):
        raise Refusal.of("no-such-guest", "no-such-profile")
    return await services.profiles.of(found, found.public, yours)


@get("/me/history", responses=ERRORS, tags=["profiles"])
async def history(
    known_guest: KnownGuest,
    services: TheServices,
    game: Some = None,
    players: Players = None,
    opponent: Some = None,
    outcome: FromQuery[Outcome | None] = None,
    rated: FromQuery[bool | None] = None,
    text: Words = "",
    before: Some = None,
) -> PlayedGames:
    """The games that you have played, the newest first."""
    wish = HistoryFilter(game, players, opponent, outcome, rated, text)
    async with services.store.reading() as connection:
        found, following = await read_page(connection, known_guest.id, wish, read_place(before))
    return PlayedGames(found, write_place(following))


@get("/me/history/json", responses=ERRORS, tags=["profiles"])
async def history_as_json(known_guest: KnownGuest, services: TheServices) -> Response[list[PastGame]]:
    """All games that you have played, as a file of JSON."""
    return Response(await all_games(services, known_guest), headers=as_file("json"))


@get("/me/history/csv", responses=ERRORS, tags=["profiles"], media_type=CSV)
async def history_as_csv(known_guest: KnownGuest, services: TheServices) -> Response[str]:
    """All games that you have played, as a table for a spreadsheet."""
    return Response(as_csv(await all_games(services, known_guest)), headers=as_file("csv"), media_type=CSV)


@get("/leaderboard/{game:str}", responses=ERRORS, tags=["profiles"])
async def leaderboard(
    game: FromPath[str], services: TheServices, pace: FromQuery[Pace] = "unhurried"
) -> Leaderboard:
    """Who plays a game best, of those who let everybody see it; and the bots, as estimated."""
    if game not in games.names():
        raise Refusal.of("no-such-game", "no-such-game", games=", ".join(games.names()))
    return await services.profiles.leaderboard(game, pace)


async def all_games(services: Services, guest: Guest) -> list[PastGame]:
    """All games that somebody has played, the newest first."""
    services.rate_limits.exports.spend(guest.id)
    async with services.store.reading() as connection:
        return await read_games(connection, guest.id, HistoryFilter(), limit=MOST_EXPORTED)


def as_file(kind: str) -> dict[str, str]:
    """The headers of an answer that a browser keeps as a file."""
    return {"content-disposition": f'attachment; filename="{FILE.format(kind)}"'}


def as_csv(played: list[PastGame]) -> str:
    """Games as a table that any spreadsheet reads; each opponent in a column of their own."""
    written = io.StringIO()
    lines = csv.writer(written)
    lines.writerow([*COLUMNS, "opponent 1", "opponent 2", "opponent 3"])
    for game in played:
        own = next(seat for seat in game.seats if seat.you)
        ended = datetime.fromtimestamp(game.finished_at / 1000, UTC).isoformat(timespec="seconds")
        rating = ("", "") if game.rating is None else (game.rating.value, game.rating.change)
        others = [plain(seat.bot or seat.name) for seat in game.seats if not seat.you]
        facts = (game.table, game.game, ended, game.seconds, game.pace, game.rated, game.place, own.score)
        lines.writerow([*facts, *rating, *others])
    return f"{MARK}{written.getvalue()}"


def plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" and name else name


router = Router(path="/api", route_handlers=[profile, history, history_as_json, history_as_csv, leaderboard])
