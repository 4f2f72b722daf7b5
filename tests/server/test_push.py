"""Web push: signed, encrypted for the browser alone, and sent to push services only."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any

import pytest
from http_ece import ECEException  # type: ignore[import-untyped]

from caravanserai.server.notices.courier import is_public
from caravanserai.server.notices.mail import NotSent
from caravanserai.server.notices.push import (
    BadSubscription,
    Pusher,
    Subscription,
    SubscriptionGone,
    check,
    from_text,
    new_key,
    public_key,
)

from .post_offices import Browser, PushService

HERE = ("127.0.0.1",)
CONTACT = "mailto:house@tables.example"


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 60))


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture
def key() -> str:
    return new_key()


@pytest.fixture
def pusher(key: str) -> Iterator[Pusher]:
    pusher = Pusher(key, CONTACT, HERE)
    yield pusher
    pusher.close()


def test_a_message_comes_signed_and_only_its_browser_can_read_it(
    service: PushService, pusher: Pusher, key: str
) -> None:
    browser = Browser(f"{service.url}/send/abc")
    message = {"kind": "your-turn", "title": "Ваш ход — «Пять племён»"}
    run(pusher.push(browser.subscription, message, topic="table-1"))
    [pushed] = service.pushed
    assert pushed.path == "/send/abc"
    assert browser.read(pushed.body) == message
    assert pushed.key == public_key(key)
    assert pushed.claims["sub"] == CONTACT
    assert pushed.claims["aud"] == service.url
    assert time.time() < pushed.claims["exp"] <= time.time() + 24 * 3600
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    assert pushed.headers["topic"] == "table-1"
    with pytest.raises(ECEException):
        Browser("https://elsewhere.example").read(pushed.body)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_unsubscribed_is_gone(service: PushService, pusher: Pusher, status: int) -> None:
    service.answers = [(status, {})]
    with pytest.raises(SubscriptionGone):
        run(pusher.push(Browser(service.url).subscription, {}, topic="t"))


@pytest.mark.parametrize(
    ("status", "headers", "again", "after"),
    [
        (429, {"Retry-After": "7"}, True, 7),
        (503, {}, True, 0),
        (500, {"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}, True, 0),
        (413, {}, False, 0),
    ],
)
def test_the_push_services_no_says_whether_to_try_again(
    service: PushService, pusher: Pusher, status: int, headers: dict[str, str], again: bool, after: float
) -> None:
    service.answers = [(status, headers)]
    with pytest.raises(NotSent) as problem:
        run(pusher.push(Browser(service.url).subscription, {"a": 1}, topic="t"))
    assert (problem.value.again, problem.value.after) == (again, after)


def test_a_push_service_can_not_send_us_elsewhere(service: PushService, pusher: Pusher) -> None:
    service.answers = [(307, {"Location": f"{service.url}/elsewhere"})]
    with pytest.raises(NotSent) as problem:
        run(pusher.push(Browser(service.url).subscription, {"a": 1}, topic="t"))
    assert not problem.value.again
    assert service.requests == 1


def test_a_push_service_that_is_down_is_tried_again(pusher: Pusher) -> None:
    with PushService() as service:
        browser = Browser(service.url)
    with pytest.raises(NotSent) as problem:
        run(pusher.push(browser.subscription, {"a": 1}, topic="t"))
    assert problem.value.again


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/send/1",
        "https://fcm.googleapis.com:8443/send/1",
        "https://fcm.googleapis.com.evil.example/send/1",
        "https://evilpush.apple.com.example/1",
        "https://user@fcm.googleapis.com/1",
        "https://127.0.0.1/1",
        "http://127.0.0.1:6379/",
        "https://localhost/1",
        "https://[::1]/1",
        "https://169.254.169.254/latest",
        "file:///etc/passwd",
        "https://fcm.googleapis.com:99999/",
        "https://[bad/",
        "",
        "https://127.0.0.1\\.push.apple.com/1",
        "https://127.0.0.1\\@web.push.apple.com/1",
        "https://127.0.0.1/.push.apple.com",
        "https://127.0.0.1#.push.apple.com/1",
        "https://127.0.0.1?.push.apple.com/1",
        "https://127.0.0.1%2f.push.apple.com/1",
        "https://127.0.0.1%00.push.apple.com/1",
        "https://127.0.0.1\n.push.apple.com/1",
        "https://127.0.0.1\t.push.apple.com/1",
        "https://127.0.0.1:80@web.push.apple.com/1",
        "https://\uff11\uff12\uff17.push.apple.com/1",
        "https://web.push.apple.com/a b",
        "https://web.push.apple.com/1\r\nHost: localhost",
        "https://web.push.apple.com./1",
        "https://.push.apple.com/1",
    ],
)
def test_an_address_that_is_no_push_services_is_refused(endpoint: str) -> None:
    with pytest.raises(BadSubscription):
        check(Browser(endpoint).subscription)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "240.0.0.1",
        "::1",
        "::",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "fd00::1",
        "ff02::1",
        "2001:db8::1",
        "nowhere",
    ],
)
@pytest.mark.parametrize("before", [[], ["17.188.143.1"]])
def test_a_push_services_name_that_stands_for_a_place_inside_is_not_connected_to(
    key: str, address: str, before: list[str]
) -> None:
    asked: list[str] = []

    def look_up(host: str, _port: int) -> list[str]:
        asked.append(host)
        return [*before, address]

    pusher = Pusher(key, CONTACT, look_up=look_up)
    with pytest.raises(NotSent, match="not on the open internet") as problem:
        run(pusher.push(Browser("https://web.push.apple.com/abc").subscription, {"a": 1}, topic="t"))
    pusher.close()
    assert not problem.value.again
    assert asked == ["web.push.apple.com"]


@pytest.mark.parametrize("address", ["17.188.143.1", "2a00:1450:4001:80b::200a", "64:ff9b::11bc:8f01"])
def test_places_on_the_open_internet_are_known(address: str) -> None:
    assert is_public(address)


def test_the_place_that_was_checked_is_the_one_connected_to(service: PushService, key: str) -> None:
    answers = [["127.0.0.1"], ["127.0.0.9"]]
    pusher = Pusher(key, CONTACT, ("localhost",), lambda _host, _port: answers.pop(0))
    browser = Browser(service.url.replace("127.0.0.1", "localhost"))
    run(pusher.push(browser.subscription, {"a": 1}, topic="t"))
    pusher.close()
    [pushed] = service.pushed
    assert pushed.headers["host"].startswith("localhost:")
    assert answers == [["127.0.0.9"]]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_browsers_push_services_are_known(endpoint: str) -> None:
    check(Browser(endpoint).subscription)


@pytest.mark.parametrize(
    "wrong", [{"p256dh": "abc"}, {"p256dh": "ключ"}, {"auth": "abc"}, {"auth": "%%%"}, {"p256dh": ""}]
)
def test_a_subscription_without_proper_keys_is_refused(wrong: dict[str, str]) -> None:
    whole: Subscription = Browser("https://fcm.googleapis.com/send/1").subscription
    with pytest.raises(BadSubscription, match="keys"):
        check(replace(whole, **wrong))


def test_every_house_has_a_key_of_its_own() -> None:
    one, other = new_key(), new_key()
    assert public_key(one) != public_key(other)
    assert len(from_text(one)) == 32
    assert len(from_text(public_key(one))) == 65


def test_without_a_contact_nothing_is_pushed() -> None:
    assert not Pusher(new_key(), "").ready
    assert Pusher(new_key(), CONTACT).ready
