"""Somebody has copied a cookie, and goes on with it after its owner has signed out."""

from __future__ import annotations

import asyncio

import httpx
from tests.servers import ServerProcess

from .honest import honest_play
from .strangers import stranger


def test_a_stolen_cookie_is_worth_nothing_once_its_device_has_signed_out() -> None:
    def steal(url: str) -> None:
        way = httpx.HTTPTransport(local_address="127.0.0.2")
        with stranger(url, "Eve", "127.0.0.3") as owner:
            cookie = owner.cookies["caravanserai"]
            with httpx.Client(base_url=url, transport=way, cookies={"caravanserai": cookie}) as thief:
                assert thief.get("/api/me").json()["name"] == "Eve"  # and has the cookie renewed
                assert owner.post("/api/me/sign-out").status_code == 204
                assert thief.get("/api/me").status_code == 401
                thief.cookies.clear()
                assert thief.get("/api/me", headers={"cookie": f"caravanserai={cookie}"}).status_code == 401

    async def evening(url: str) -> None:
        async with honest_play(url) as players:
            await asyncio.to_thread(steal, url)
            await players.steps(30)

    with ServerProcess() as server:
        asyncio.run(evening(server.url))
