"""The papers as a site at /docs: given out where they are built, and nothing besides."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravanserai.server.settings import Settings

from .conftest import GENEROUS, Inn, open_inn

SCRIPT = "var night = true"
PAPER = f"<!doctype html><title>The bots</title><script>{SCRIPT}</script><h1>The bots</h1>"


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    place = tmp_path_factory.mktemp("place")
    (place / "site" / "rules" / "ru").mkdir(parents=True)
    (place / "site" / "index.html").write_text("<!doctype html><title>Papers</title>", "utf-8")
    (place / "site" / "bots.html").write_text(PAPER, "utf-8")
    (place / "site" / "rules" / "ru" / "ali-baba.html").write_text(PAPER, "utf-8")
    (place / "outside.html").write_text("outside", "utf-8")
    with open_inn(Settings(port=0, data=str(place), limits=GENEROUS, docs=str(place / "site"))) as inn:
        yield inn


def test_papers_are_read_at_docs_and_their_links_hold(inn: Inn) -> None:
    reader = inn.person()
    first = reader.get("/docs")
    assert (first.status_code, first.headers["location"]) == (302, "/docs/index.html")
    assert "Papers" in reader.get("/docs/index.html").text
    assert reader.get("/docs/rules/ru/ali-baba.html").text == PAPER


def test_a_paper_runs_the_scripts_that_stand_in_it_and_no_others(inn: Inn) -> None:
    policy = inn.person().get("/docs/bots.html").headers["content-security-policy"]
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}'" in policy
    assert "script-src 'self' 'unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    "path", ["/docs/gone.html", "/docs/../outside.html", "/docs/..%2foutside.html", "/docs/rules"]
)
def test_no_other_file_is_given_out(inn: Inn, path: str) -> None:
    answer = inn.person().get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_where_the_papers_are_not_built_it_is_said_how(tmp_path: Path) -> None:
    with open_inn(Settings(port=0, data=str(tmp_path), limits=GENEROUS, docs=str(tmp_path / "none"))) as inn:
        answer = inn.person().get("/docs/index.html")
    assert answer.status_code == 404
    assert "make docs" in answer.json()["message"]
