"""The server is killed under a game and comes back: the page says so, comes back too, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson, new_house
from .playing import HANDS, by_seed, play

NO_CONNECTION = "No connection. We try again by ourselves; nothing you did is lost."
SERVER_IS_GONE = ("WebSocket connection", "net::ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)")


@pytest.mark.parametrize("game", ["ali-baba", "five-tribes"])
def test_a_game_goes_on_after_its_server_was_killed_in_the_middle(person: NewPerson, game: str) -> None:
    with new_house() as house:
        ada = person("Ada", house.url)
        ada.sit_at(ada.new_table(game))
        play(ada, by_seed(9), HANDS[game], steps=6)
        before = ada.turn()
        with ada.expecting(*SERVER_IS_GONE):
            house.kill()
            ada.sees(NO_CONNECTION)
            house.start()
            expect(ada.page.get_by_text(NO_CONNECTION)).to_have_count(0)
        after = ada.settled()
        assert (after.ply, after.legal) == (before.ply, before.legal)
        play(ada, by_seed(9), HANDS[game], steps=None if game == "ali-baba" else 20)


def test_a_step_that_was_on_its_way_is_taken_once(person: NewPerson) -> None:
    with new_house() as house:
        ada = person("Ada", house.url)
        ada.sit_at(
            ada.new_table("five-tribes", seats=[{"kind": "person"}, {"kind": "same-screen", "name": "Ben"}])
        )
        heard = ada.turn()
        assert heard.legal
        ada.page.locator(f'[data-do="{heard.legal[0]}"]:visible').first.wait_for()  # the board has come
        with ada.expecting(*SERVER_IS_GONE):
            house.kill()
            HANDS["five-tribes"](ada, heard.legal[0])
            ada.sees(NO_CONNECTION)
            house.start()
            expect(ada.page.get_by_text(NO_CONNECTION)).to_have_count(0)
        assert ada.settled(heard.ply).ply == heard.ply + 1


def test_a_board_that_could_not_be_loaded_is_there_after_loading_again(person: NewPerson) -> None:
    ada = person("Ada")
    board = "**/assets/Table-*.js"
    ada.page.route(board, lambda route: route.abort())
    with ada.expecting("Table-", "ERR_FAILED"):
        table = ada.new_table("ali-baba")
        ada.go(f"/table/{table['id']}")
        again = ada.button("Try again")
        expect(again).to_be_visible()
        ada.page.unroute(board)
        again.click()
        ada.page.locator("[data-place]").first.wait_for()
