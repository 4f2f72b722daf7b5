"""Thinking about one's own turn while others decide: marked as a plan, and never sent."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewPerson
from .person import Person
from .playing import by_seed, in_five_tribes, play


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


def test_who_waits_plans_and_nobody_hears_of_it(person: NewPerson) -> None:
    ada, ben = people = [person("Ada"), person("Ben")]
    table = ada.new_table("five-tribes", seats=[{"kind": "person"}, {"kind": "free"}], start=False)
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
    planning(waits)
    assert waits.heard.ply == before
    assert sent
    assert not [frame for frame in sent if '"t":"do"' in frame]


def test_before_bidding_one_looks_at_what_there_is_to_win(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("five-tribes"))
    while "bid" not in (ada.turn().legal or [""])[0]:
        play(ada, by_seed(1), in_five_tribes, steps=1)
    planning(ada)
