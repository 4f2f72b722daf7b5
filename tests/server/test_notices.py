"""Your-turn notices: one for each turn, whatever the mail server does, and never a table's trouble."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from caravanserai.server import models
from caravanserai.server.clock import ServerClock
from caravanserai.server.notices.mail import Mailer
from caravanserai.server.notices.notices import LEASE_SECONDS, Notices
from caravanserai.server.notices.push import Pusher, Subscription, new_key
from caravanserai.server.people.guests import Guest, Guests
from caravanserai.server.settings import Mail, Settings
from caravanserai.server.store import Store

from .post_offices import Browser, MailServer, PushService, free_port, until

AT = 1_790_000_000_000
TABLE = "table1"
OFTEN = (0.01,) * 500


class House:
    """A database with a guest at a table, and what tells the guest whose turn it is."""

    def __init__(self, folder: Path, mail_port: int = 0, delays: tuple[float, ...] = OFTEN) -> None:
        self.store = Store(Settings(data=str(folder)))
        host = "127.0.0.1" if mail_port else ""
        self.mailer = Mailer(Mail(host=host, port=mail_port, tls="none", sender="house@tables.example"))
        self.delays = delays
        self.notices = self.another_node()

    def another_node(self, lease_seconds: float = LEASE_SECONDS) -> Notices:
        """Notices of another server on the same database."""
        pusher = Pusher(new_key(), "mailto:house@tables.example", ("127.0.0.1",))
        return Notices(self.store, self.mailer, pusher, "https://tables.example", self.delays, lease_seconds)

    async def guest(self, email: str | None = "anna@example.org", language: str = "en") -> Guest:
        """Somebody at the table."""
        guests = Guests(self.store, ServerClock())
        guest = await guests.create("Anna", language)
        if email is not None:
            guest = await guests.change(guest.id, email=email)
        row = dict.fromkeys(("setting", "invite"), "") | {"id": TABLE, "game": "ali-baba", "public": False}
        async with self.store.writing() as connection:
            await connection.execute(
                models.tables.insert().values(
                    **row, status="playing", host=guest.id, version=1, created_at=AT
                )
            )
        return guest

    async def subscribe(self, guest: Guest, browser: Subscription) -> None:
        """The guest's browser asks for messages."""
        async with self.store.writing() as connection:
            await connection.execute(
                models.subscriptions.insert().values(
                    id=browser.p256dh[:20],
                    guest=guest.id,
                    endpoint=browser.endpoint,
                    p256dh=browser.p256dh,
                    auth=browser.auth,
                    created_at=AT,
                )
            )

    async def subscribed(self) -> int:
        """How many browsers have asked for messages."""
        async with self.store.reading() as connection:
            return await connection.scalar(select(func.count()).select_from(models.subscriptions)) or 0

    async def tell(self, guest: Guest, ply: int = 7, wanted: Callable[[], bool] = lambda: True) -> bool:
        """Tell the guest that it is their turn."""
        return await self.notices.your_turn(TABLE, ply, guest.id, "ali-baba", AT, wanted)


@asynccontextmanager
async def house(folder: Path, **wishes: Any) -> AsyncIterator[House]:
    """A house, with its database made and closed again."""
    found = House(folder, **wishes)
    await found.store.migrate()
    try:
        yield found
    finally:
        await found.notices.close()
        await found.store.close()


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 60))


def test_a_notice_comes_by_mail_with_the_way_to_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with MailServer() as post, house(tmp_path, mail_port=post.port) as here:
            guest = await here.guest(language="hu")
            assert await here.tell(guest)
            await here.notices.idle()
            [message] = post.inbox
            assert message["To"] == "anna@example.org"
            assert message["Subject"] == "Te jössz – Ali Baba"
            assert "https://tables.example/table/table1" in message.get_content().splitlines()
            assert here.notices.sent == 1

    run(scene())


def test_a_round_that_begins_is_told_once_to_who_plays_in_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with MailServer() as post, house(tmp_path, mail_port=post.port) as here:
            guest = await here.guest()
            told = [
                await node.round_begins(TABLE, guest.id, "ali-baba", "Friday", AT)
                for node in (here.notices, here.another_node())
            ]
            assert told == [True, False]
            await here.notices.idle()
            [message] = post.inbox
            assert message["Subject"] == "Your round begins – Friday"
            assert "https://tables.example/table/table1" in message.get_content().splitlines()

    run(scene())


def test_what_somebody_was_about_to_send_when_they_were_killed_is_sent_by_another(tmp_path: Path) -> None:
    async def scene() -> None:
        port = free_port()
        async with house(tmp_path, mail_port=port) as here:
            guest = await here.guest()
            killed, other = here.another_node(lease_seconds=0.0), here.another_node()
            assert await killed.your_turn(TABLE, 7, guest.id, "ali-baba", AT)
            await killed.close()
            async with MailServer(port) as post:
                assert await other.your_turn(TABLE, 7, guest.id, "ali-baba", AT)
                await other.idle()
                assert not await here.tell(guest), "it has left"
            assert len(post.inbox) == 1

    run(scene())


def test_a_house_that_closes_leaves_what_has_not_left_to_others(tmp_path: Path) -> None:
    async def scene() -> None:
        port = free_port()
        async with house(tmp_path, mail_port=port) as here:
            guest = await here.guest()
            closing = here.another_node()
            assert await closing.your_turn(TABLE, 7, guest.id, "ali-baba", AT)
            assert not await here.tell(guest)
            await closing.close()
            async with MailServer(port) as post:
                assert await here.tell(guest)
                await here.notices.idle()
            assert len(post.inbox) == 1

    run(scene())


def test_whoever_still_tries_to_send_a_notice_keeps_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        port = free_port()
        async with house(tmp_path, mail_port=port) as here:
            guest = await here.guest()
            trying = here.another_node(lease_seconds=0.5)
            assert await trying.round_begins(TABLE, guest.id, "ali-baba", "Friday", AT)
            seat = (TABLE, guest.id)
            for tries in (60, 120, 180):
                await until(partial(lambda most: caplog.text.count("did not leave") >= most, tries))
                assert await trying.of_round([TABLE]) == {seat: False}
                assert not await here.notices.round_begins(TABLE, guest.id, "ali-baba", "Friday", AT)
            async with MailServer(port) as post:
                await trying.idle()
            assert len(post.inbox) == 1
            assert await trying.of_round([TABLE]) == {seat: True}

    run(scene())


def test_one_turn_brings_one_notice_whichever_node_tells_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with MailServer() as post, house(tmp_path, mail_port=post.port) as here:
            guest = await here.guest()
            nodes = [here.notices, *(here.another_node() for _ in range(3))]
            told = await asyncio.gather(
                *(node.your_turn(TABLE, 7, guest.id, "ali-baba", AT) for node in nodes for _ in range(3))
            )
            assert told.count(True) == 1
            assert await here.tell(guest, ply=9)
            for node in nodes:
                await node.idle()
            assert len(post.inbox) == 2

    run(scene())


def test_a_mail_server_that_comes_back_gets_the_notice_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        port = free_port()
        async with house(tmp_path, mail_port=port) as here:
            guest = await here.guest()
            assert await here.tell(guest)
            await until(lambda: caplog.text.count("did not leave") >= 3)
            async with MailServer(port) as post:
                await here.notices.idle()
            assert len(post.inbox) == 1

    run(scene())


def test_a_mail_server_that_is_busy_is_asked_again_and_one_that_refuses_is_not(tmp_path: Path) -> None:
    async def scene() -> None:
        answers = ["451 busy", "421 later", "550 no such person"]
        async with MailServer(answers=answers) as post, house(tmp_path, mail_port=post.port) as here:
            guest = await here.guest()
            await here.tell(guest)
            await here.notices.idle()
            assert post.inbox == []
            assert post.answers == []
            assert (here.notices.sent, here.notices.given_up) == (0, 1)

    run(scene())


def test_a_notice_is_given_up_after_its_last_try(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, mail_port=free_port(), delays=(0.001, 0.001)) as here:
            await here.tell(await here.guest())
            await here.notices.idle()
            assert here.notices.given_up == 1

    run(scene())


def test_who_has_moved_meanwhile_is_not_told_any_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        port = free_port()
        async with house(tmp_path, mail_port=port) as here:
            moved = asyncio.Event()
            await here.tell(await here.guest(), wanted=lambda: not moved.is_set())
            await until(lambda: "did not leave" in caplog.text)
            moved.set()
            await here.notices.idle()
            assert (here.notices.sent, here.notices.given_up) == (0, 0)

    run(scene())


def test_who_gave_no_address_and_no_browser_is_not_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with MailServer() as post, house(tmp_path, mail_port=post.port) as here:
            assert not await here.tell(await here.guest(email=None))
            assert not await here.notices.your_turn(TABLE, 7, "nobody", "ali-baba", AT)

    run(scene())


def test_without_a_mail_server_nobody_is_mailed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here:
            assert not await here.tell(await here.guest())

    run(scene())


def test_a_notice_is_pushed_to_every_browser_of_the_guest(tmp_path: Path) -> None:
    async def scene() -> None:
        with PushService() as service:
            async with house(tmp_path) as here:
                guest = await here.guest(email=None, language="ru")
                browsers = [Browser(f"{service.url}/{name}") for name in ("phone", "desk")]
                for browser in browsers:
                    await here.subscribe(guest, browser.subscription)
                assert await here.tell(guest)
                await here.notices.idle()
            messages = {pushed.path: pushed for pushed in service.pushed}
            for browser, name in zip(browsers, ("phone", "desk"), strict=True):
                told = browser.read(messages[f"/{name}"].body)
                assert told["kind"] == "your-turn"
                assert told["url"] == "/table/table1"
                assert told["title"] == "Ваш ход — «Али-Баба»"

    run(scene())


def test_a_browser_that_has_unsubscribed_is_forgotten_and_a_busy_service_is_asked_again(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        with PushService(answers=[(503, {}), (410, {})]) as service:
            async with house(tmp_path) as here:
                guest = await here.guest(email=None)
                await here.subscribe(guest, Browser(f"{service.url}/old").subscription)
                assert await here.tell(guest)
                await here.notices.idle()
                assert service.requests == 2
                assert await here.subscribed() == 0
                assert not await here.tell(guest, ply=9)

    run(scene())


def test_a_database_that_fails_brings_no_notice_and_no_trouble(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with MailServer() as post:
            here = House(tmp_path, mail_port=post.port)  # without its tables
            assert not await here.notices.your_turn(TABLE, 7, "anna", "ali-baba", AT)
            await here.notices.close()
            await here.store.close()

    with caplog.at_level(logging.ERROR):
        run(scene())
    assert "could not be asked" in caplog.text


def test_what_has_not_left_is_given_up_when_the_server_closes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, mail_port=free_port(), delays=(3600.0,)) as here:
            await here.tell(await here.guest())
            assert here.notices.waiting == 1
            await here.notices.close()
            assert here.notices.waiting == 0

    run(scene())
