"""How the page is given out: one file for all screens, parts that are kept for ever, nothing besides."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from caravanserai.server.settings import Settings

from .conftest import GENEROUS, Inn, open_inn

FRONT = '<!doctype html><title>Caravanserai</title><script type="module" src="/assets/index-B1.js"></script>'
BROTLI = b"as packed"
SCRIPT = "export const rows = 5;\n" * 100


def built(place: Path) -> Path:
    """A page as a build leaves it."""
    page = place / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(FRONT, "utf-8")
    (page / "manifest.webmanifest").write_text('{"name": "Caravanserai"}', "utf-8")
    (page / "icon-192.png").write_bytes(b"\x89PNG\r\n")
    (page / "notes.py").write_text("secret", "utf-8")
    (page / "assets" / "index-B1.js").write_text(SCRIPT, "utf-8")
    (page / "assets" / "index-B1.css").write_text("body { margin: 0 }\n", "utf-8")
    (page / "assets" / "index-B1.css.br").write_bytes(BROTLI)
    (place / "outside.js").write_text("outside", "utf-8")
    return page


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    place = tmp_path_factory.mktemp("place")
    with open_inn(Settings(port=0, data=str(place), limits=GENEROUS, page=str(built(place)))) as inn:
        yield inn


def test_every_screen_begins_with_the_same_file_and_asks_whether_it_is_still_the_newest(inn: Inn) -> None:
    stranger = inn.person()
    paths = """/ /table/abcdefghijkmnp /review /review/abc /learn /learn/five-tribes
        /learn/five-tribes/bidding /rules/ali-baba /aid/five-tribes /score/five-tribes
        /new/ali-baba /me /link /confirm /keepers /keepers/reports /enter"""
    for path in paths.split():
        answer = stranger.get(path)
        assert (answer.status_code, answer.text) == (200, FRONT), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "media_type", "caching"),
    [
        ("/assets/index-B1.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/index-B1.css", "text/css; charset=utf-8", "immutable"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon-192.png", "image/png", "no-cache"),
    ],
)
def test_parts_say_what_they_are_and_how_long_they_keep(
    inn: Inn, path: str, media_type: str, caching: str
) -> None:
    answer = inn.person().get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media_type
    assert caching in answer.headers["cache-control"]


def test_parts_travel_packed_to_those_who_can_unpack(inn: Inn) -> None:
    stranger = inn.person()
    packed = stranger.get("/assets/index-B1.js", **{"accept-encoding": "gzip, br"})
    plain = stranger.get("/assets/index-B1.js", **{"accept-encoding": "identity"})
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode()))
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] != plain.headers["etag"]


def test_what_the_build_has_packed_better_goes_to_those_who_can_unpack_that(inn: Inn) -> None:
    http = inn.person().http
    better = http.head("/assets/index-B1.css", headers={"accept-encoding": "gzip, deflate, br;q=1"})
    assert better.headers["content-encoding"] == "br"
    assert int(better.headers["content-length"]) == len(BROTLI)
    other = http.head("/assets/index-B1.css", headers={"accept-encoding": "deflate, brand-new"})
    assert "content-encoding" not in other.headers
    assert other.headers["etag"] != better.headers["etag"]
    assert http.get("/assets/index-B1.css.br").status_code == 404


def test_what_a_browser_has_is_not_sent_again(inn: Inn) -> None:
    stranger = inn.person()
    tag = stranger.get("/").headers["etag"]
    again = stranger.get("/", **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert stranger.get("/", **{"if-none-match": '"older"'}).status_code == 200


def test_a_head_is_an_answer_without_its_body(inn: Inn) -> None:
    answer = inn.person().http.head("/assets/index-B1.js", headers={"accept-encoding": "identity"})
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) == len(SCRIPT)


def test_a_new_build_is_seen_at_once(new_server: Callable[..., Inn], tmp_path: Path) -> None:
    folder = built(tmp_path)
    stranger = new_server(page=str(folder)).person()
    old = stranger.get("/").headers["etag"]
    (folder / "index.html").write_text(FRONT.replace("B1", "B22"), "utf-8")
    answer = stranger.get("/", **{"if-none-match": old})
    assert answer.status_code == 200
    assert "/assets/index-B22.js" in answer.text


def test_the_page_of_a_closed_house_knows_it_before_it_asks(
    new_server: Callable[..., Inn], tmp_path: Path
) -> None:
    page = built(tmp_path)
    (page / "index.html").write_text('<!doctype html><html lang="en"></html>', "utf-8")
    closed = new_server(page=str(page), entry="invitation").person()
    assert closed.get("/table/abc").text == '<!doctype html><html data-entry="invitation" lang="en"></html>'
    assert "data-entry" not in new_server(page=str(page)).person().get("/").text


@pytest.mark.parametrize(
    "path",
    """/assets/gone.js /assets /assets/ /notes.py /gone.png /assets/..%2f..%2foutside.js /..%2foutside.js
    /%2e%2e/outside.js /assets/%00 /table/../../outside.js""".split(),
)
def test_no_file_outside_the_page_is_given_out(inn: Inn, path: str) -> None:
    answer = inn.person().get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_scripts_and_styles_come_without_the_rules_of_documents(inn: Inn) -> None:
    headers = inn.person().get("/assets/index-B1.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers
    for whole in ("/", "/manifest.webmanifest", "/assets/gone.js"):
        assert "content-security-policy" in inn.person().get(whole).headers


@pytest.mark.parametrize(
    "path", ["/tabel", "/tabel/abcdefghijkmnp", "/nowhere/at/all", "/nowhere/icon-192.png"]
)
def test_a_person_who_is_lost_is_told_so_by_the_page(inn: Inn, path: str) -> None:
    answer = inn.person().get(path, accept="text/html,*/*")
    assert (answer.status_code, answer.text) == (404, FRONT)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/tabel/x", "*/*"),
        ("/api/tabels", "text/html"),
        ("/api/tables/x/y/z", "text/html"),
        ("/api/x/y", "*/*"),
    ],
)
def test_a_program_that_is_lost_is_told_so_as_json(inn: Inn, path: str, accept: str) -> None:
    answer = inn.person().get(path, accept=accept)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_where_the_page_has_not_been_built_it_is_said_how(
    new_server: Callable[..., Inn], tmp_path: Path
) -> None:
    answer = new_server(page=str(tmp_path / "nowhere")).person().get("/")
    assert answer.status_code == 200
    assert "make page" in answer.text
    assert not re.search(r"<script|<style|\bstyle=", answer.text)


def test_health_and_figures_are_told_to_anybody(server: Inn) -> None:
    stranger = server.person()
    health = stranger.get("/health").json()
    assert health["status"] == "ok"
    assert health["store"] is True
    assert "caravanserai_connections" in stranger.get("/metrics").text
