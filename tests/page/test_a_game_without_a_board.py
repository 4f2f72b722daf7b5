"""A game from outside the sources has no board in the page: it is played from a list of choices."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.new_game.workshop import Workshop
from tests.servers import ServerProcess

from .conftest import WITHOUT_LIMITS, NewPerson
from .looking import barriers, picture
from .person import PHONE
from .playing import by_seed, in_ali_baba, play

GAME, TITLE = "jars", "Forty jars"
from_a_list = in_ali_baba
"""Each choice is one button, as in the cave."""


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a machine where the game of docs/a-new-game.md is installed."""
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    with ServerProcess(environment={**WITHOUT_LIMITS, **workshop.environment}) as server:
        yield server


def test_a_game_without_a_board_is_begun_on_the_front_page_and_played_to_its_end(
    person: NewPerson, town: ServerProcess
) -> None:
    ada = person("Ada", url=town.url)
    ada.go("/")
    card = ada.page.get_by_role("article", name=TITLE)
    card.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/table/*")
    ada.table.wait_for()
    ada.sees(TITLE)
    assert barriers(ada) == []
    picture(ada, "plain-table")
    play(ada, by_seed(30), from_a_list)
    assert ada.heard.over is not None
    expect(ada.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    picture(ada, "plain-ended")


def test_a_game_without_a_board_is_set_up_with_options_and_seen_on_a_phone(
    person: NewPerson, town: ServerProcess
) -> None:
    ada = person("Ada", url=town.url, size=PHONE, touch=True)
    ada.go(f"/new/{GAME}")
    ada.button("Create the table").click()
    ada.page.wait_for_url("**/table/*")
    ada.button("Fill with bots and start").click()
    ada.table.wait_for()
    choices = ada.page.get_by_role("group", name="What may be done").get_by_role("button")
    expect(choices).to_have_text(ada.turn().legal or [])
    play(ada, by_seed(31), from_a_list, steps=2)
    ada.sees(re.compile(r"Ada: take \d"))
    assert barriers(ada) == []
    picture(ada, "plain-table-phone")
