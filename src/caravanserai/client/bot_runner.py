"""Bring your own bot: it is asked for an action whenever it is its turn."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable

from ..protocol.game_json import Json
from ..protocol.messages import MatchResult
from ..protocol.refusal import Refusal
from .client import Client
from .place import Place

Choose = Callable[[Json, list[str]], str | Awaitable[str]]
"""Given what its seat may know and the actions that are legal, a bot answers with one of them."""


async def play(url: str, token: str, table: str, choose: Choose) -> MatchResult:
    """Play a game to its end at a table where the token's owner has a seat; the result."""
    client = Client(url, token=token)
    async with client.table(table) as place:
        return await play_at(place, choose)


async def play_at(place: Place, choose: Choose) -> MatchResult:
    """Play to the end at a place already taken."""
    state = place.state
    while await place.turn():
        assert state.view is not None
        chosen = choose(state.view, state.legal)
        action = await chosen if inspect.isawaitable(chosen) else chosen
        try:
            await place.do(action)
        except Refusal as refusal:
            if refusal.code != "stale":  # the game went on meanwhile: look again
                raise
    assert state.over is not None
    return state.over
