"""Thinking about one's own turn while others decide: marked as a plan, and never sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .looking import barriers
from .person import Person
from .playing import by_seed, in_five_tribes, play
from .test_chat import two_at_a_table
from .test_company import on_the_move, step


def planning(ada: Person) -> None:
    """A plan is made on the board, looked at, and left again."""
    ada.button("Plan").click()
    ada.sees("Your plan: nothing of it is played.")
    ends = ada.page.locator("[data-end]")
    ada.page.locator('[data-tile="C3"]').click()
    expect(ends.first).to_be_visible()
    end = ends.first.get_attribute("data-end")
    ada.page.locator(f'[data-tile="{end}"]').hover()
    ada.sees(f"End on {end}")
    ada.button("Plan").click()
    expect(ends).to_have_count(0)


def planning_a_take(ada: Person) -> None:
    """Each tile that could be taken says what it would bring; one is looked at, even pressed."""
    ada.button("Plan").click()
    ada.sees("Your plan: nothing of it is played")
    tiles, gains = ada.page.locator("[data-plan]"), ada.page.locator("[data-gain]")
    expect(tiles).to_have_count(4)
    expect(gains).to_have_count(4)
    for tile in tiles.all():
        tile.click()
        place = tile.get_attribute("data-place")
        preview = ada.page.locator(".preview")
        expect(preview).to_contain_text(f"{place}, ")
        gain = ada.page.locator(f'[data-gain="{place}"]').text_content() or ""
        expect(preview.locator(".sum b")).to_have_text(gain.strip())
    tiles.first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-do]")).to_have_count(0)
    assert barriers(ada) == []


@pytest.mark.parametrize(
    ("game", "plans"), [("five-tribes", planning), ("ali-baba", planning_a_take)], ids=["five", "ali"]
)
def test_who_waits_plans_and_nobody_hears_of_it(
    person: NewPerson, game: str, plans: Callable[[Person], None]
) -> None:
    ada, ben = people = [person("Ada"), person("Ben")]
    table = ada.new_table(game, seats=[{"kind": "person"}, {"kind": "free"}], start=False)
    ben.ask("POST", f"/api/tables/{table['id']}/join", key=table["invite"])
    ben.ask("PUT", f"/api/tables/{table['id']}/seats/1", kind="person")
    ada.ask("POST", f"/api/tables/{table['id']}/start")
    for someone in people:
        someone.sit_at(table)
    waits = next(someone for someone in people if someone.heard.legal is None)
    sent: list[str] = []
    waits.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    waits.page.reload()
    waits.table.wait_for()
    before = waits.settled().ply
    plans(waits)
    assert waits.heard.ply == before
    assert sent
    assert not [frame for frame in sent if '"t":"do"' in frame]


def test_a_plan_follows_the_cave_and_ends_with_the_own_turn(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person)
    mover = on_the_move([ada, ben])
    assert mover is not None
    waits = ben if mover is ada else ada
    waits.button("Plan").click()
    expect(waits.page.locator("[data-plan]")).to_have_count(4)
    chooser = by_seed(3)
    while on_the_move([ada, ben]) is mover:
        step(mover, chooser, "ali-baba")
    expect(waits.page.locator("[data-plan]")).to_have_count(0)
    expect(waits.page.locator("[data-do]").first).to_be_visible()
    expect(waits.button("Plan")).to_have_count(0)


def test_before_bidding_one_looks_at_what_there_is_to_win(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes"))
    while "bid" not in (ada.turn().legal or [""])[0]:
        play(ada, by_seed(1), in_five_tribes, steps=1)
    planning(ada)
