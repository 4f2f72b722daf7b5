"""The front door of a server: who one is, the tables there are, and a place at one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeVar
from urllib.parse import quote, urlencode

import msgspec

from ..protocol import bodies, tournaments
from ..protocol.game_json import Json
from ..protocol.messages import TableInfo, TableStatus
from .http import Http
from .place import Place

Answer = TypeVar("Answer")


class Client:
    """One guest of one server, known by a cookie that the server gave, or by the token of a program."""

    def __init__(self, url: str, *, token: str | None = None, cookie: str | None = None) -> None:
        self.http = Http(url, token, cookie)

    @property
    def url(self) -> str:
        """The server's address."""
        return self.http.url

    def table(self, table: str, listen: Callable[[bytes], None] | None = None) -> Place:
        """A place at a table, for `async with`; `listen` hears all that is sent there, as it came."""
        scheme, rest = self.url.split(":", 1)
        address = f"{'wss' if scheme == 'https' else 'ws'}:{rest}/ws/{quote(table, safe='')}"
        return Place(address, self.http.headers, listen)

    # People

    async def introduce(
        self,
        name: str,
        language: bodies.Language = "en",
        password: str | None = None,
        invitation: str | None = None,
    ) -> bodies.Me:
        """Tell one's name, and be known by it from now on; a closed house wants more."""
        wish = bodies.NewGuest(name, language, password, invitation)
        return await self._call(bodies.Me, "POST", "/api/guests", wish)

    async def me(self) -> bodies.Me:
        """Who the server takes us for."""
        return await self._call(bodies.Me, "GET", "/api/me")

    async def new_token(self, name: str) -> bodies.MadeToken:
        """A token with which a program can act for this guest; its secret is told only once."""
        return await self._call(bodies.MadeToken, "POST", "/api/me/tokens", bodies.NewToken(name))

    # Tables

    async def new_table(self, wish: bodies.NewTable) -> TableInfo:
        """Set up a table, as its host."""
        return await self._call(TableInfo, "POST", "/api/tables", wish)

    async def tables(self, status: TableStatus = "waiting", mine: bool = False) -> list[bodies.Listing]:
        """The public tables, or one's own, newest first."""
        query = urlencode({"status": status})
        path = f"/api/me/tables?{query}" if mine else f"/api/tables?{query}"
        return (await self._call(bodies.Listings, "GET", path)).tables

    async def info(self, table: str) -> TableInfo:
        """A table's settings, and who sits there."""
        return await self._call(TableInfo, "GET", self._path(table))

    async def join(self, table: str, key: str = "") -> TableInfo:
        """Come to a table; a private one needs the key of its invitation."""
        return await self._call(TableInfo, "POST", self._path(table, "join"), bodies.Key(key))

    async def sit(self, table: str, seat: int) -> TableInfo:
        """Sit down."""
        return await self.put_on_seat(table, seat, bodies.SeatWish("person"))

    async def put_on_seat(self, table: str, seat: int, wish: bodies.SeatWish) -> TableInfo:
        """Sit down, stand up, put a bot or somebody at the same screen on a seat."""
        return await self._call(TableInfo, "PUT", self._path(table, "seats", str(seat)), wish)

    async def fill(self, table: str, bot: bodies.Level = "merchant") -> TableInfo:
        """Put bots on all free seats."""
        return await self._call(TableInfo, "POST", self._path(table, "fill"), bodies.BotLevel(bot))

    async def start(self, table: str) -> TableInfo:
        """Start the game."""
        return await self._call(TableInfo, "POST", self._path(table, "start"))

    async def leave(self, table: str) -> None:
        """Leave; in a game under way a bot takes over."""
        await self.http.call("POST", self._path(table, "leave"))

    async def rematch(self, table: str) -> TableInfo:
        """The same again."""
        return await self._call(TableInfo, "POST", self._path(table, "rematch"))

    async def record(self, table: str) -> Json:
        """The record of a finished game."""
        return await self._call(Json, "GET", self._path(table, "record"))

    # Tournaments

    async def new_tournament(self, wish: tournaments.NewTournament) -> tournaments.TournamentInfo:
        """Set up a tournament, as its host."""
        return await self._call(tournaments.TournamentInfo, "POST", "/api/tournaments", wish)

    async def tournament(self, tournament: str, number: int | None = None) -> tournaments.TournamentInfo:
        """How a tournament stands, with one of its rounds: the last, if not said."""
        path = f"/api/tournaments/{quote(tournament, safe='')}" + (f"?round={number}" if number else "")
        return await self._call(tournaments.TournamentInfo, "GET", path)

    async def at_tournament(
        self, tournament: str, act: Literal["join", "leave", "begin", "call-off"]
    ) -> tournaments.TournamentInfo:
        """Take part in a tournament, leave it, begin it or call it off."""
        path = f"/api/tournaments/{quote(tournament, safe='')}/{act}"
        return await self._call(tournaments.TournamentInfo, "POST", path)

    def _path(self, *parts: str) -> str:
        return "/".join(["/api/tables", *(quote(part, safe="") for part in parts)])

    async def _call(
        self, kind: type[Answer], method: str, path: str, body: bodies.Body | None = None
    ) -> Answer:
        return msgspec.json.decode(await self.http.call(method, path, body), type=kind)
