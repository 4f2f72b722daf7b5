"""A game that the page has no board for: its position as text, a plain list of choices, its score."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.new_game.workshop import Workshop
from tests.servers import ServerProcess

from .conftest import WITHOUT_LIMITS
from .person import Person


@pytest.fixture(scope="module")
def house_with_jars(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a machine where another game is installed (docs/a-new-game.md)."""
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    with ServerProcess(environment={**WITHOUT_LIMITS, **workshop.environment}) as server:
        yield server


def test_a_game_without_a_board_is_played_from_a_list_of_choices(
    chromium: Browser, house_with_jars: ServerProcess
) -> None:
    ada = Person(chromium, house_with_jars.url, "Ada")
    ada.sit_at(ada.new_table("jars", bot="random"))
    choices = ada.page.get_by_role("group", name="What may be done")
    while (heard := ada.turn()).over is None:
        expect(ada.page.locator("pre")).to_contain_text("jars")
        assert heard.legal is not None
        expect(choices.get_by_role("button")).to_have_text(heard.legal)
        choices.get_by_role("button", name=heard.legal[0], exact=True).click()
        ada.settled(heard.ply)
    assert heard.over["why"] == "played"
    ada.sees("The game is over")
    assert not ada.troubles, ada.troubles
    ada.context.close()


def test_the_front_page_offers_a_game_without_a_board(
    chromium: Browser, house_with_jars: ServerProcess
) -> None:
    bela = Person(chromium, house_with_jars.url, "Bela")
    bela.go("/")
    bela.sees("Forty jars")
    assert not bela.troubles, bela.troubles
    bela.context.close()
