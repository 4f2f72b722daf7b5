"""Of two nodes one sees to a bot's turn, by what every Redis from version 6 on understands."""

from __future__ import annotations

import asyncio
import logging
import socket

import pytest
from tests.servers import Redis

from caravanserai.server.clock import ServerClock
from caravanserai.server.play.nodes import Nodes


def commands_of(redis: Redis, leases: int) -> list[str]:
    """What two nodes that ask for the same leases say to Redis; of each lease one must get it."""

    async def evening() -> list[list[bool]]:
        nodes = [Nodes(redis.url, ServerClock()) for _ in range(2)]
        answers = [
            [await node.lease("table", ply) for node in nodes for _ in range(2)] for ply in range(leases)
        ]
        for node in nodes:
            await node.close()
        return answers

    with socket.create_connection(("127.0.0.1", redis.port), 5) as link:
        link.sendall(b"MONITOR\r\n")
        assert link.recv(16) == b"+OK\r\n"
        assert asyncio.run(evening()) == [[True, True, False, False]] * leases
        link.sendall(b"PING\r\n")
        told = b""
        while b'"PING"' not in told:
            told += link.recv(65536)
    return told.decode().splitlines()


def test_one_of_two_nodes_gets_a_lease_by_what_redis_6_understands(redis: Redis) -> None:
    redis.wipe()
    sets = [line for line in commands_of(redis, 3) if '"SET"' in line]
    assert len(sets) == 3 * 4
    assert not [line for line in sets if '"NX"' in line and '"GET"' in line], "Redis 6 refuses NX with GET"


def test_a_lease_that_can_not_be_asked_for_is_noted_once(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> list[bool]:
        node = Nodes("redis://127.0.0.1:1/0", ServerClock())
        return [await node.lease("table", ply) for ply in range(3)]

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(evening()) == [True] * 3
    assert len([line for line in caplog.messages if "another's bots" in line]) == 1
