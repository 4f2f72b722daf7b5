"""While the database is away the server says so, and is well again when it comes back."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.servers import Postgres

from .conftest import PATIENCE, Inn


def test_the_server_outlives_a_database_that_goes_away_and_comes_back(new_server: Callable[..., Inn]) -> None:
    with Postgres() as postgres:
        inn = new_server(database=postgres.new_database())
        ada = inn.person("Ada")
        postgres.terminate()
        for answer in (ada.get("/api/me"), ada.post("/api/tables", game="ali-baba"), ada.get("/api/tables")):
            assert answer.status_code == 503
            assert answer.json()["code"] == "store-unreachable"
        health = ada.get("/health")
        assert (health.status_code, health.json()["status"]) == (503, "trouble")
        postgres.start()
        deadline = time.monotonic() + PATIENCE
        while ada.get("/health").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert ada.get("/api/me").json()["name"] == "Ada"
