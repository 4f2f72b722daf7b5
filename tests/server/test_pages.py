"""The plain page: all of its parts are there, and none needs what its content policy forbids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravanserai import server as room

from .conftest import Inn

PAGES = Path(room.__file__).parent / "pages"


@pytest.mark.parametrize("page", ["/", "/link", "/confirm", "/table/abcdefghijkmnp"])
def test_a_page_and_all_it_refers_to_is_served(server: Inn, page: str) -> None:
    stranger = server.person()
    answer = stranger.get(page)
    assert answer.headers["content-type"].startswith("text/html")
    parts = re.findall(r'(?:src|href)="(/pages/[^"]+)"', answer.text)
    assert len(parts) == 2
    for part in parts:
        assert stranger.get(part).status_code == 200


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.html")), ids=lambda page: page.name)
def test_nothing_on_a_page_is_inline(page: Path) -> None:
    text = page.read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\son\w+=|javascript:", text)


@pytest.mark.parametrize("script", sorted(PAGES.glob("*.js")), ids=lambda script: script.name)
def test_scripts_make_no_html_of_text(script: Path) -> None:
    text = script.read_text("utf-8")
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function|\.style\b", text
    )


@pytest.mark.parametrize("script", sorted(PAGES.glob("*.js")), ids=lambda script: script.name)
def test_scripts_ask_for_elements_and_parts_that_are_there(script: Path) -> None:
    text = script.read_text("utf-8")
    for module in re.findall(r'from "\./([^"]+)"', text):
        assert (PAGES / module).is_file()
    page = {"lobby.js": "index.html", "table.js": "table.html"}.get(script.name)
    if page is not None:
        asked = set(re.findall(r'\$\("([^"]+)"\)', text))
        assert asked <= set(re.findall(r'id="([^"]+)"', (PAGES / page).read_text("utf-8")))


@pytest.mark.parametrize(
    "path", ["/pages/../app.py", "/pages/..%2fapp.py", "/pages/%2e%2e/app.py", "/pages/"]
)
def test_only_the_pages_are_served(server: Inn, path: str) -> None:
    assert server.person().get(path).status_code == 404


def test_health_and_figures(server: Inn) -> None:
    stranger = server.person()
    health = stranger.get("/health").json()
    assert health["status"] == "ok"
    assert health["store"] is True
    assert "caravanserai_connections" in stranger.get("/metrics").text
