"""Bring your own bot: it is asked for an action whenever it is its turn."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from .client import Client
from .errors import Refused
from .place import Place

Json = dict[str, Any]
Choose = Callable[[Json, list[str]], str | Awaitable[str]]
"""Given what its seat may know and the actions that are legal, a bot answers with one of them."""


async def play(url: str, token: str, table: str, choose: Choose) -> Json:
    """Play a game to its end at a table where the token's owner has a seat; the result."""
    client = Client(url, token=token)
    async with client.table(table) as place:
        return await play_at(place, choose)


async def play_at(place: Place, choose: Choose) -> Json:
    """Play to the end at a place already taken."""
    picture = place.picture
    while await place.turn():
        assert picture.view is not None
        chosen = choose(picture.view, picture.legal)
        action = await chosen if inspect.isawaitable(chosen) else chosen
        try:
            await place.do(action)
        except Refused as refusal:
            if refusal.code != "stale":  # the game went on meanwhile: look again
                raise
    assert picture.over is not None
    return picture.over
