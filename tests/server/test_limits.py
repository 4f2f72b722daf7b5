"""What guests and addresses may ask for: counted over all their connections, and over all nodes."""

from __future__ import annotations

import pytest

from caravanserai.protocol.refusal import Refusal
from caravanserai.server.clock import ServerClock
from caravanserai.server.people.limits import PATIENCE, Purses, RateLimit, Spending
from caravanserai.server.people.network import Proxies, network_of
from caravanserai.server.settings import Limits


class StillClock(ServerClock):
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        super().__init__()
        self.moment = 1000.0

    def seconds(self) -> float:
        return self.moment


LIMITS = Limits(points_per_second=40, address_points_per_second=100)


def test_all_windows_of_a_guest_pay_from_one_purse() -> None:
    clock = StillClock()
    purses = Purses(LIMITS, clock, Spending(False))
    first, second = purses.wallet("ada", "127.0.0.1"), purses.wallet("ada", "127.0.0.2")
    assert first.spend(100) < 0
    assert 0 <= second.spend(100) < PATIENCE
    clock.moment += 4
    assert second.spend(10) < 0


def test_a_purse_is_not_full_again_because_its_windows_were_closed() -> None:
    clock = StillClock()
    purses = Purses(LIMITS, clock, Spending(False))
    wallet = purses.wallet("ada", "127.0.0.1")
    wallet.spend(300)
    wallet.close()
    assert purses.wallet("ada", "127.0.0.1").spend(1) >= 0


def test_purses_that_nobody_needs_are_forgotten() -> None:
    clock = StillClock()
    purses = Purses(LIMITS, clock, Spending(False))
    for guest in range(100):
        purses.wallet(f"guest {guest}", "127.0.0.1").close()
    kept = purses.wallet("ada", "127.0.0.1")
    clock.moment += 3600
    purses.wallet("bob", "127.0.0.1")
    assert len(purses) == 3
    assert kept.spend(1) < 0


def test_who_has_spent_all_of_an_address_puts_nobody_else_there_in_debt() -> None:
    purses = Purses(LIMITS, StillClock(), Spending(False))
    for guest in range(10):
        purses.wallet(f"guest {guest}", "127.0.0.1").spend(100)
    assert purses.wallet("ada", "127.0.0.1").spend(1) == 0
    assert purses.wallet("ada", "127.0.0.2").spend(1) < 0


def test_what_was_spent_on_one_node_is_spent_on_all() -> None:
    clock, here, there = StillClock(), Spending(True), Spending(True)
    at_home, away = Purses(LIMITS, clock, here), Purses(LIMITS, clock, there)
    ada, ada_away = at_home.wallet("ada", "127.0.0.1"), away.wallet("ada", "127.0.0.1")
    ada.spend(119)
    assert ada_away.spend(1) < 0
    there.hear(here.untold())
    assert ada_away.spend(10) >= 0
    assert here.untold() == []


def test_requests_are_counted_over_nodes() -> None:
    clock, here, there = StillClock(), Spending(True), Spending(True)
    one, other = RateLimit("requests", 3, clock, here), RateLimit("requests", 3, clock, there)
    for _ in range(3):
        one.spend("ada")
    there.hear(here.untold())
    with pytest.raises(Refusal, match="please wait"):
        other.spend("ada")
    other.spend("bob")


def test_alone_nothing_is_kept_for_others() -> None:
    spending = Spending(False)
    Purses(LIMITS, StillClock(), spending).wallet("ada", "127.0.0.1").spend(10)
    assert spending.untold() == []


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_of_ipv6_a_whole_household_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("peer", "told", "sender"),
    [
        ("127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "192.0.2.66, 192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "192.0.2.7, 10.1.2.3", "192.0.2.7"),
        ("10.1.2.3", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("192.0.2.1", "192.0.2.7", "192.0.2.1"),
        ("::ffff:127.0.0.1", "192.0.2.7", "192.0.2.7"),
    ],
)
def test_only_a_proxy_of_ours_is_believed_for_whom_it_asks(peer: str, told: str, sender: str) -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    assert proxies.sender(peer, [(b"x-forwarded-for", told.encode())]) == sender
