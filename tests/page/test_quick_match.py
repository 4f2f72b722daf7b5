"""Company on the page: a quick match, friends by link, a challenge, a block; notes and comments on games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .looking import barriers, picture
from .person import PHONE, Person
from .playing import by_seed, in_ali_baba
from .screens import quiet, record_of


def choose(someone: Person, *labels: str) -> None:
    """Choose by the words beside the choices."""
    for label in labels:
        someone.page.get_by_role("radio", name=label, exact=True).check()


def part(someone: Person, title: str) -> Locator:
    """A part of the screen, by its title."""
    return someone.page.locator("section", has=someone.page.get_by_role("heading", name=title))


def test_two_find_each_other_by_a_quick_match_and_play(person: NewPerson) -> None:
    ada, bob = person("Ada"), person("Bob", size=PHONE, touch=True)
    ada.go("/")
    ada.link("Quick match").click()
    choose(ada, "Ali Baba", "3", "fast")
    assert barriers(ada) == []
    ada.button("Find a table").click()
    ada.sees("It starts by itself once all seats are taken.")
    ada.button("Leave the table").click()
    ada.page.wait_for_url("**/")
    ada.link("Quick match").click()
    choose(ada, "Ali Baba", "2", "fast")
    ada.button("Find a table").click()
    ada.sees("It starts by itself once all seats are taken.")
    bob.go("/match")
    waiting = part(bob, "Who is waiting").get_by_role("listitem").filter(has_text="Ada")
    expect(waiting).to_contain_text("Ali Baba · 2\u00a0seats · fast")
    picture(bob, "match-phone")
    assert barriers(bob) == []
    waiting.get_by_role("button", name="Play with Ada").click()
    for someone in (ada, bob):
        someone.table.wait_for()
        someone.settled()
    first = ada if ada.heard.legal else bob
    before = first.turn()
    in_ali_baba(first, by_seed(1)(before.legal or []))
    first.settled(before.ply)


def test_friends_by_link_a_challenge_accepted_and_a_block(person: NewPerson) -> None:
    ada, bob = person("Ada"), person("Bob")
    ada.go("/friends")
    ada.button("Make a link").click()
    bob.go(ada.page.get_by_label("Your link").input_value())
    bob.sees("Ada would like to be friends")
    bob.button("Be friends").click()
    bob.sees("Ada and you are friends.")
    bob.ask("PATCH", "/api/me", public=True)
    bob.go("/")
    ada.page.reload()
    friend = part(ada, "Friends").get_by_role("listitem").filter(has_text="Bob")
    expect(friend).to_contain_text("here now")
    picture(ada, "friends")
    assert barriers(ada) == []
    ada.button("More about Bob").click()
    ada.page.get_by_role("dialog", name="Bob").get_by_role("link", name="Profile").click()
    expect(ada.page.get_by_role("heading", name="Bob")).to_be_visible()
    ada.go("/friends")
    ada.button("Challenge Bob").click()
    choose(ada, "Ali Baba", "real time")
    assert barriers(ada) == []
    ada.button("Invite").click()
    ada.sees("invited, no answer yet")
    bob.page.reload()
    bob.sees("Ada invites you")
    bob.link("Answer").click()
    bob.sees("Ada invites you.")
    bob.button("Join").click()
    for someone in (ada, bob):
        someone.table.wait_for()
    ada.button("Menu").click()
    ada.button("Block Bob").click()
    ada.page.get_by_role("dialog", name="Block Bob?").get_by_role("button", name="Block").click()
    expect(ada.button("Unblock Bob")).to_be_visible()
    ada.go("/friends")
    ada.sees("No friends here yet.")
    ada.button("Unblock Bob").click()
    ada.sees("You have blocked nobody.")


def test_a_note_is_ones_own_and_a_comment_is_for_all_who_look(person: NewPerson) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = ada.new_table(
        "ali-baba", players=2, seats=[{"kind": "person"}, {"kind": "same-screen", "name": "Me"}]
    )
    ada.sit_at(table)
    ada.button("Menu").click()
    ada.button("Resign").first.click()
    ada.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    ada.button("Review").click()
    ada.button("Notes and comments").click()
    ada.page.get_by_label("Your note").fill("Took the wrong lamp")
    ada.button("Save").click()
    expect(ada.button("Save")).to_be_disabled()
    ada.page.get_by_label("What do you think of this moment?").fill("A pity")
    ada.button("Comment").click()
    expect(ada.button("Delete the comment by Ada")).to_be_visible()
    assert barriers(ada) == []
    eve.go(ada.page.url.partition("#")[0])
    eve.button("Notes and comments (1)").click()
    eve.sees("A pity")
    expect(eve.page.get_by_label("Your note")).to_have_count(0)
    expect(eve.button("Delete the comment by Ada")).to_have_count(0)
    ada.button("Delete the comment by Ada").click()
    ada.sees("Nobody has said anything yet.")
    ada.go("/")
    expect(ada.page.get_by_role("listitem").filter(has_text="Took the wrong lamp")).to_be_visible()


@pytest.mark.parametrize(("language", "theme"), [("ru", "dark"), ("hu", "light")])
def test_company_in_other_languages_on_a_phone(person: NewPerson, language: str, theme: str) -> None:
    ada, bob = person("Ada", size=PHONE, touch=True, language=language, theme=theme), person("Bob")
    bob.ask("POST", "/api/friends", code=ada.ask("POST", "/api/friends/link")["code"])
    review = ada.ask("POST", "/api/reviews", record=record_of("ali-baba", players=2))
    words = {
        "/match": {"ru": "Быстрая игра", "hu": "Gyors parti"},
        "/friends": {"ru": "Друзья", "hu": "Barátok"},
        f"/friend#{bob.ask('POST', '/api/friends/link')['code']}": {
            "ru": "Теперь в друзьях: Bob.",
            "hu": "barátok",
        },
        f"/review/{review['id']}": {"ru": "Заметки и комментарии", "hu": "Jegyzetek, hozzászólások"},
    }
    for path, said in words.items():
        ada.go(path)
        ada.sees(re.compile(said[language]))
        quiet(ada)
        assert barriers(ada) == []
        wide = ada.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= PHONE[0], path
        picture(ada, f"company-{path.split('/')[1].partition('#')[0]}-{language}", whole=True)
