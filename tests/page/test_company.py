"""People together at a table, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .person import Heard, Person
from .playing import HANDS, Chooser, by_seed, totals

PERSON, FREE = {"kind": "person"}, {"kind": "free"}


def on_the_move(people: Sequence[Person]) -> Person | None:
    """Whoever has something to decide; None once the game is over."""
    while True:
        for someone in people:
            if someone.heard.over:
                return None
            if someone.heard.legal and someone.settled().legal:
                return someone
        people[0].page.evaluate("() => new Promise(requestAnimationFrame)")


def step(someone: Person, chooser: Chooser, game: str) -> Heard:
    """One step of the game."""
    before = someone.heard
    assert before.legal
    HANDS[game](someone, chooser(before.legal))
    return someone.settled(before.ply)


def play_together(people: Sequence[Person], chooser: Chooser, game: str) -> None:
    """Play on to the end, each in turn."""
    while (someone := on_the_move(people)) is not None:
        step(someone, chooser, game)


def come_in(someone: Person, table: str, key: str, name: str) -> None:
    """Follow the invitation, say one's name, sit down on the first free seat."""
    someone.go(f"/table/{table}#key={key}")
    someone.page.get_by_label("Your name").fill(name)
    someone.button("Enter").click()
    someone.button("Sit here").first.click()


def test_two_browsers_play_and_one_reloads_in_the_middle_of_a_turn(person: NewPerson) -> None:
    ada, ben = person("Ada"), person()
    table = ada.new_table("five-tribes", seats=[PERSON, FREE], start=False)
    ada.go(f"/table/{table['id']}")
    come_in(ben, table["id"], table["invite"], "Ben")
    ada.button("Start").click()
    chooser = by_seed(5)
    people = [ada, ben]
    while len((someone := on_the_move(people) or ada).heard.steps) < 2:
        step(someone, chooser, "five-tribes")
    before = someone.heard
    someone.page.reload()
    someone.table.wait_for()
    after = someone.settled()
    assert (after.ply, after.legal, after.steps) == (before.ply, before.legal, before.steps)
    for _ in range(12):
        step(on_the_move(people) or ada, chooser, "five-tribes")


def test_four_people_play_and_an_onlooker_sees_it_all(person: NewPerson) -> None:
    ada, ben, cid, dora = people = [person("Ada"), person("Ben"), person("Cid"), person("Dora")]
    eve = person("Eve")
    table = ada.new_table("ali-baba", players=4, seats=[PERSON, FREE, FREE, FREE], start=False, public=True)
    for seat, someone in enumerate([ben, cid, dora], 1):
        someone.ask("PUT", f"/api/tables/{table['id']}/seats/{seat}", kind="person")
    ada.ask("POST", f"/api/tables/{table['id']}/start")
    for someone in [*people, eve]:
        someone.sit_at(table)
    play_together(people, by_seed(6), "ali-baba")
    assert eve.heard.seat is None
    assert eve.heard.legal is None
    sheets = [totals(someone) for someone in [*people, eve]]
    assert sheets == [sheets[0]] * 5


@pytest.mark.parametrize("game", ["five-tribes", "ali-baba"])
def test_steps_can_be_taken_back(person: NewPerson, game: str) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table(game))
    chooser = by_seed(8)
    while not (heard := ada.turn()).steps:
        if heard.over:  # there may be games in which nothing could be taken back
            ada.sit_at(ada.new_table(game))
        else:
            step(ada, chooser, game)
    while heard.steps and (heard.legal or [""])[0].split()[0] in ("drop", "pick"):
        heard = step(ada, chooser, game)
        if len(heard.steps) >= 3:
            break
    undone = len(ada.heard.steps)
    for _ in range(undone):
        before = ada.heard.ply
        ada.button("Undo").click()
        ada.settled(before)
    assert ada.heard.steps == []
    expect(ada.button("Undo")).to_be_disabled()
    step(ada, chooser, game)


def test_a_bot_takes_over_and_gives_the_seat_back_and_one_may_resign(person: NewPerson) -> None:
    ada, ben = person("Ada"), person("Ben")
    table = ada.new_table(
        "ali-baba", players=3, seats=[PERSON, FREE, {"kind": "bot", "bot": "novice"}], start=False
    )
    ben.ask("POST", f"/api/tables/{table['id']}/join", key=table["invite"])
    ben.ask("PUT", f"/api/tables/{table['id']}/seats/1", kind="person")
    ada.ask("POST", f"/api/tables/{table['id']}/start")
    ada.sit_at(table)
    ben.sit_at(table)
    ada.let_a_bot_play()
    ada.sees("A bot plays for Ada.")
    ada.button("Take the seat back").first.click()
    expect(ada.page.get_by_text("A bot plays for Ada.")).to_have_count(0)
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    play_together([ben], by_seed(7), "ali-baba")
    assert ben.heard.over is not None
    assert 0 not in ben.heard.over["winners"]
    assert totals(ben) == totals(ada)
