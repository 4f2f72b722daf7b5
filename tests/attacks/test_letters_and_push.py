"""A guest has the house send letters with links of theirs, and knock at doors inside its own walls."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator

import pytest
from tests.server.post_offices import Browser, MailServer
from tests.servers import ServerProcess

from .honest import honest_play
from .strangers import stranger

INWARD = (
    "https://127.0.0.1\\.push.apple.com/x",
    "https://169.254.169.254\\.push.apple.com/latest/meta-data",
    "https://127.0.0.1\\@web.push.apple.com/x",
    "https://localhost\\.notify.windows.com/x",
    "https://[::1]\\.push.apple.com/x",
)


@pytest.fixture
def post_office() -> Iterator[MailServer]:
    """A mail server in a thread of its own."""
    office, ready, ended = MailServer(), threading.Event(), threading.Event()

    async def be_open() -> None:
        async with office:
            ready.set()
            await asyncio.to_thread(ended.wait)

    thread = threading.Thread(target=asyncio.run, args=(be_open(),))
    thread.start()
    assert ready.wait(20)
    yield office
    ended.set()
    thread.join(20)
    assert not thread.is_alive(), "the mail server does not end"


@pytest.fixture
def server(post_office: MailServer) -> Iterator[ServerProcess]:
    """A house with an address, mail and push."""
    mail = {"HOST": "127.0.0.1", "PORT": str(post_office.port), "TLS": "none", "SENDER": "inn@tables.example"}
    wishes = {f"CARAVANSERAI_MAIL_{name}": value for name, value in mail.items()}
    wishes["CARAVANSERAI_ADDRESS"] = "http://tables.example"
    wishes["CARAVANSERAI_PUSH_CONTACT"] = "mailto:keeper@tables.example"
    with ServerProcess(environment=wishes) as server:
        yield server


def test_links_in_letters_lead_to_the_house_and_not_where_a_guest_would_have_them(
    server: ServerProcess, post_office: MailServer
) -> None:
    async def evening() -> None:
        async with honest_play(server.url) as players:
            await asyncio.to_thread(ask_for_letters)
            await players.steps(30)

    def ask_for_letters() -> None:
        with stranger(server.url) as mallory:
            wish = {"email": "victim@example.org"}
            strange = mallory.put("/api/me/email", json=wish, headers={"Host": "evil.example"})
            assert (strange.status_code, strange.json()["code"]) == (421, "unknown-host")
            for path in ("/api/house", "/", "/api/tables"):
                assert mallory.get(path, headers={"Host": "evil.example"}).status_code == 421
            assert mallory.get("/health", headers={"Host": "evil.example"}).status_code == 200
            assert mallory.put("/api/me/email", json=wish).status_code == 204
            known = mallory.put("/api/me/email", json=wish, headers={"Host": "tables.example"})
            assert known.status_code == 204

    asyncio.run(evening())
    links = [
        link for letter in post_office.inbox for link in re.findall(r"https?://\S+", letter.get_content())
    ]
    assert len(links) == 2
    assert all(link.startswith("http://tables.example/confirm#") for link in links)


def test_a_websocket_for_another_host_is_turned_away(server: ServerProcess) -> None:
    wish = {"Host": "evil.example", "Connection": "Upgrade", "Upgrade": "websocket"}
    wish |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    with stranger(server.url) as mallory:
        assert mallory.get("/ws/abcdefghijkmnp", headers=wish).status_code == 421


def test_push_can_not_be_pointed_at_the_machine_itself(server: ServerProcess) -> None:
    async def evening() -> None:
        async with honest_play(server.url) as players:
            await asyncio.to_thread(subscribe)
            await players.steps(30)

    def subscribe() -> None:
        with stranger(server.url) as mallory:
            for endpoint in INWARD:
                keys = Browser(endpoint).subscription
                wish = {"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
                answer = mallory.put("/api/me/push", json=wish)
                assert (answer.status_code, answer.json()["field"]) == (400, "endpoint"), endpoint

    asyncio.run(evening())
