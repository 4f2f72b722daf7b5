"""What a run leaves behind for readers."""

from __future__ import annotations

import io
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PIL import Image

from caravanserai.arena import RunSettings, Standings
from caravanserai.arena.markdown import to_markdown
from caravanserai.arena.picture import WIDTH, LadderPicture, Words, draw
from caravanserai.arena.png import SCALE
from caravanserai.arena.reports import write_reports

from .made_up import tally_of


def standings(*bots: str, players: int = 2, sprt: tuple[float, float] | None = None) -> Standings:
    return tally_of(RunSettings.make("five-tribes", bots, players=players, games=80, sprt=sprt)).standings()


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reports")
    write_reports(folder, standings("sultan", "vizier", "merchant"))
    return folder


def test_the_json_has_the_command_the_ladder_and_every_match(reports: Path) -> None:
    ladder = json.loads((reports / "ladder.json").read_text("utf-8"))
    assert ladder["command"] == "caravanserai arena five-tribes sultan vizier merchant --games 80"
    assert [rung["bot"] for rung in ladder["ladder"]] == ["sultan", "vizier", "merchant"]
    assert [match["bots"] for match in ladder["matches"]] == [
        ["sultan", "vizier"],
        ["sultan", "merchant"],
        ["vizier", "merchant"],
    ]
    for match in ladder["matches"]:
        assert match["share"]["low"] < match["share"]["value"] < match["share"]["high"]


def test_the_png_is_a_picture_with_the_colours_of_the_house(reports: Path) -> None:
    with Image.open(io.BytesIO((reports / "ladder.png").read_bytes())) as image:
        assert image.width == SCALE * WIDTH
        colours = {colour for _, colour in image.convert("RGB").getcolors(1 << 20) or []}
    assert {(0xF5, 0xEC, 0xDC), (0x9C, 0x3A, 0x1C)} <= colours


def test_the_page_needs_nothing_from_elsewhere_and_closes_what_it_opens(reports: Path) -> None:
    page = (reports / "ladder.html").read_text("utf-8")
    assert not re.search(r"https?:|<script|<link|@import|url\(", page)
    opened: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            if tag not in ("meta", "rect", "circle"):
                opened.append(tag)

        def handle_endtag(self, tag: str) -> None:
            if tag not in ("rect", "circle"):
                assert opened.pop() == tag

    Reader().feed(page)
    assert opened == []
    for bot in ("sultan", "vizier", "merchant"):
        assert f">{bot}</text>" in page
        assert f"<td>{bot}</td>" in page


def words(picture: LadderPicture) -> list[Words]:
    return [shape for shape in picture.shapes if isinstance(shape, Words)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("bots", [("sultan", "random"), ("sultan", "vizier", "merchant", "novice", "random")])
def test_everything_is_drawn_inside_the_picture(bots: tuple[str, ...], players: int) -> None:
    picture = draw(standings(*bots, players=players))
    for shape in picture.shapes:
        assert 0 <= shape.x <= picture.width
        assert 0 <= shape.y <= picture.height
    said = " ".join(shape.text for shape in words(picture))
    assert f"{players} players" in said
    assert "random = 0" in said
    assert ("even is 25.0 %" in said) == (players == 4)


def test_markdown_has_the_command_and_rows_of_equal_length() -> None:
    text = to_markdown(standings("vizier", "merchant", players=4, sprt=(0, 30)))
    assert "`caravanserai arena five-tribes vizier merchant --players 4 --sprt 0 30 --games 80`" in text
    assert "1 vizier v 3 merchant (even: 25.0 %)" in text
    assert "Sequential test: " in text
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        assert len({row.count("|") for row in table.splitlines()}) == 1
