"""One person against bots, or watching them: nothing runs away, and nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .looking import barriers
from .person import PHONE, Person
from .playing import by_seed
from .screens import GAMES
from .test_company import step

SHORT = {"kind": "live", "turn_seconds": 5, "reserve_seconds": 0}


def my_games(someone: Person) -> Locator:
    """The list on the front page."""
    return someone.page.get_by_role("region", name="My games")


def leave(someone: Person) -> Locator:
    """Go by the menu; the dialog that asks."""
    someone.button("Menu").click()
    someone.button("Leave the table").click()
    return someone.page.get_by_role("dialog", name="Leave this table?")


@pytest.mark.parametrize("game", GAMES)
def test_leaving_a_game_against_bots_only_pauses_it(person: NewPerson, game: str) -> None:
    ada = person("Ada")
    table = ada.new_table(game)
    ada.sit_at(table)
    ada.turn()
    step(ada, by_seed(1), game)
    ply = ada.turn().ply
    asks = leave(ada)
    expect(asks).to_contain_text("The game waits for you")
    asks.get_by_role("button", name="Leave the table").click()
    expect(ada.page).to_have_url(f"{ada.url}/")
    my_games(ada).get_by_role("link", name="Your turn").first.click()
    ada.page.wait_for_url(f"**/table/{table['id']}")
    assert ada.turn().ply == ply
    step(ada, by_seed(1), game)


def test_a_bot_that_plays_for_me_asks_first_and_waits_while_i_look_away(person: NewPerson) -> None:
    ada = person("Ada")
    table = ada.new_table("ali-baba", players=3)
    ada.sit_at(table)
    ada.turn()
    ada.button("Menu").click()
    ada.button("Let a bot play for me").click()
    asked = ada.page.get_by_role("dialog", name="Let a bot play for you?")
    expect(asked).to_contain_text("take the seat back at any turn")
    asked.get_by_role("button", name="Play on").click()
    assert ada.turn().legal
    ada.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    ada.let_a_bot_play()
    ada.sees("A bot plays for Ada.")
    ada.button("Pause").click()
    ply = ada.settled().ply
    ada.button("One turn on").click()
    ply = ada.settled(ply).ply
    ada.go("/")  # nobody looks
    expect(my_games(ada)).to_be_visible()
    ada.sit_at(table)
    assert ada.settled().ply <= ply + 20
    ada.button("Take the seat back").first.click()
    expect(ada.page.get_by_text("A bot plays for Ada.")).to_have_count(0)
    assert ada.turn().legal, "the game has run out"


def test_when_my_time_runs_out_against_bots_the_game_waits(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("ali-baba", clock=SHORT))
    ada.turn()
    ada.sees("Your time is up. Only bots wait for you")
    ada.sees(re.compile("only bots wait, so the clock stands"))
    step(ada, by_seed(1), "ali-baba")
    expect(ada.page.get_by_text("A bot plays for Ada.")).to_have_count(0)


def test_a_game_that_a_bot_played_is_no_win_of_mine(person: NewPerson) -> None:
    ada = person("Ada")
    table = ada.new_table("ali-baba", variant="small", bot="random", stand_in="merchant")
    ada.sit_at(table)
    ada.let_a_bot_play()
    ada.page.get_by_role("combobox", name="Speed").select_option("4")
    ada.page.get_by_role("dialog").wait_for()
    won = ada.heard.over is not None and 0 in ada.heard.over["winners"]
    if won:
        expect(ada.page.get_by_role("dialog")).to_contain_text("a bot has played most of its turns")
    ada.go("/")
    expect(my_games(ada).get_by_role("listitem").first).not_to_contain_text(re.compile("^won against"))
    if won:
        expect(my_games(ada)).to_contain_text("won by a bot in your place")


def stands_at(someone: Person) -> int:
    """The ply at which the game stands, once no turn is on its way."""
    bar = someone.page.get_by_role("region", name="Watching the bots")
    expect(bar).to_have_attribute("aria-busy", "false")
    return someone.settled().ply


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_bots_are_watched_at_ones_own_pace(person: NewPerson, size: tuple[int, int] | None) -> None:
    eve = person("Eve", **({"size": size} if size else {}))
    bot = {"kind": "bot", "bot": "novice"}
    eve.sit_at(eve.new_table("five-tribes", players=3, seats=[bot] * 3))
    eve.page.get_by_role("combobox", name="Speed").select_option("4")
    eve.settled(eve.settled(1).ply)
    eve.button("Pause").click()
    stands = stands_at(eve)
    assert barriers(eve) == []
    eve.button("One turn on").click()
    eve.settled(stands)
    last = stands_at(eve)
    eve.button("One turn back").click()
    expect(eve.table).to_have_attribute("data-ply", str(stands))
    eve.page.locator("body").click(position={"x": 2, "y": 2})
    eve.page.keyboard.press("ArrowLeft")
    expect(eve.table).not_to_have_attribute("data-ply", str(stands))
    eve.page.keyboard.press("ArrowRight")
    eve.page.keyboard.press("ArrowRight")
    expect(eve.table).to_have_attribute("data-ply", str(last))
    assert eve.heard.ply == last, "the table has not waited"
    eve.page.keyboard.press("-")
    expect(eve.page.get_by_role("combobox", name="Speed")).to_have_value("2")
    eve.page.keyboard.press(" ")
    eve.settled(last)
