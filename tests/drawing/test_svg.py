"""Positions as pictures: every one is drawn, whole and well-formed, out of the page's own art."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from caravanserai import drawing, games
from caravanserai.drawing import palette
from caravanserai.games import BadNotation, Chance

from ..games.tables import TABLES, Table, one_of_each_step

ART = Path(__file__).parents[2] / "web" / "src" / "look"
THEMES: tuple[palette.Theme, ...] = ("light", "dark")
SVG = "{http://www.w3.org/2000/svg}"


def drawn(picture: str) -> ElementTree.Element:
    """The picture, if it is well-formed, says all it refers to, and is made of plain colours."""
    root = ElementTree.fromstring(picture)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    wanted = {element.attrib["href"][1:] for element in root.iter(f"{SVG}use")}
    wanted |= set(re.findall(r"url\(#([^)]+)\)", picture))
    assert wanted <= set(ids)
    assert "var(" not in picture
    assert "currentColor" not in picture
    assert not re.search(r'="(none)?"[^>]*fill=""', picture)
    return root


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_step_of_a_game_is_drawn_for_everybody(table: Table) -> None:
    for state in one_of_each_step(table).values():
        for view in (state.to_json(), state.view(None), table.game.screen(state.view(0), 0)):
            drawn(drawing.svg(view))
        drawn(drawing.svg(state.view(0), theme="dark"))
        assert state._repr_svg_() == drawing.svg(state.to_json())


def test_of_the_board_alone_nothing_is_told_in_words() -> None:
    for name in games.names():
        state = games.get(name).new(2, Chance(3))
        root = drawn(drawing.svg(state.view(0), board_only=True))
        words = [text.text or "" for text in root.iter(f"{SVG}text")]
        assert max(map(len, words)) <= 3
        assert float(root.attrib["width"]) < float(drawn(drawing.svg(state.view(0))).attrib["width"])


def uses(root: ElementTree.Element, symbol: str) -> int:
    return sum(use.attrib["href"] == f"#{symbol}" for use in root.iter(f"{SVG}use"))


def test_all_meeples_tiles_and_cards_are_there() -> None:
    state = games.get("five-tribes").new(2, Chance(3))
    root, position = drawn(drawing.svg(state.to_json())), state.to_json()
    assert sum(uses(root, tribe) for tribe in ("merchant", "builder", "assassin")) == 3 * 18
    assert uses(root, "tile-oasis-k-oasis") == 6
    assert uses(root, "fakir") == position["resources"]["row"].count("fakir")
    cave = games.get("ali-baba").new(2, Chance(3))
    faces = [place["tile"] for place in cave.to_json()["cave"].values()]
    assert uses(drawn(drawing.svg(cave.to_json())), "tile-back") == faces.count(None)


def test_a_turn_is_drawn_with_an_arrow_for_each_drop_and_a_mark_where_something_is_done() -> None:
    state = one_of_each_step(Table("five-tribes", "base", 2))["pick"]
    plain = drawing.svg(state.view(0))
    turn = ["pick C3", "drop elder C4", "drop vizier C5", "drop elder D5", "kill vizier E5"]
    marked = drawing.svg(state.view(0), turn)
    assert marked.count("rotate(") - plain.count("rotate(") == 3
    assert marked.count("stroke-dasharray") - plain.count("stroke-dasharray") == 1
    line = [action for action in next(state.turns()) if games.get("five-tribes").text(action)]
    assert drawing.svg(state.view(0), line) != plain


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_two_pictures_in_one_notebook_call_the_same_is_the_same(table: Table) -> None:
    named: dict[str, str] = {}
    for state in one_of_each_step(table).values():
        for theme in THEMES:
            for element in drawn(drawing.svg(state.view(0), theme=theme)).iter():
                if "id" in element.attrib:
                    shape = ElementTree.tostring(element, "unicode")
                    assert named.setdefault(element.attrib["id"], shape) == shape


def test_a_mark_covers_no_number_of_an_arrow() -> None:
    state = one_of_each_step(Table("five-tribes", "base", 2))["pick"]
    turn = ["pick C3", "drop elder C4", "kill vizier C4", "place C3"]
    plain, marked = drawing.svg(state.view(0)), drawing.svg(state.view(0), turn)
    dashed = [found.start() for found in re.finditer("stroke-dasharray", marked)]
    assert len(dashed) == plain.count("stroke-dasharray") + 2
    assert dashed[-1] < marked.index("rotate(")


def test_tiles_that_a_turn_takes_are_ringed_and_numbered() -> None:
    state = games.get("ali-baba").new(2, Chance(3))
    plain = drawing.svg(state.view(0))
    assert (
        drawing.svg(state.view(0), ["take 4a1"]).count('stroke-width="5"')
        == plain.count('stroke-width="5"') + 1
    )
    assert drawing.svg(state.view(0), ["take 4a1", "also 4a2"]).count(">2<") == plain.count(">2<") + 1


def test_what_is_no_action_or_no_view_is_refused() -> None:
    view = games.get("ali-baba").new(2, Chance(3)).view(0)
    with pytest.raises(BadNotation):
        drawing.svg(view, ["fly"])
    with pytest.raises(ValueError, match="no game that can be drawn here"):
        drawing.svg({"jars": 40})


def test_the_art_is_that_of_the_page() -> None:
    for name in ("sprites.svg", "tokens.css"):
        assert (palette.folder() / name).read_bytes() == (ART / name).read_bytes()
    assert palette.colours("light")["paper"] != palette.colours("dark")["paper"]
    assert palette.colours("dark", "k-oasis")["sky"] != palette.colours("light", "k-oasis")["sky"]
