"""Programs that take part in a tournament through the client library, and play anything that is legal."""

from __future__ import annotations

import asyncio
import http.client
import random

from caravanserai.client import Client, Gone, Refusal
from caravanserai.protocol.tournaments import TournamentInfo

AGAIN = 0.05
"""Seconds until a tournament is looked at again."""


async def look(client: Client, tournament: str) -> TournamentInfo:
    """How a tournament stands; asked again while the server is away."""
    while True:
        try:
            return await client.tournament(tournament)
        except (OSError, http.client.HTTPException):
            await asyncio.sleep(AGAIN)


async def play_table(client: Client, table: str, taste: random.Random) -> None:
    """Do any legal thing to the end of the game."""
    async with client.table(table) as place:
        while await place.turn():
            try:
                await place.do(taste.choice(place.state.legal))
            except Refusal as refusal:
                assert refusal.code == "stale", refusal


async def take_part(client: Client, tournament: str, taste: random.Random) -> None:
    """Play wherever one is paired, until the tournament is over."""
    while True:
        told = await look(client, tournament)
        if told.status == "over":
            return
        if told.your_table is not None:
            try:
                await play_table(client, told.your_table, taste)
            except (Gone, OSError):
                continue
        await asyncio.sleep(AGAIN)
