"""What people at a table say to each other."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from .conftest import NewPerson
from .geometry import at_size, where, wrong
from .looking import barriers
from .person import PHONE, Person
from .playing import HANDS
from .test_company import FREE, PERSON, on_the_move

MARKUP = '<img src=x onerror="document.title = 1"> <b>bold</b> &amp; { $name } 👋'
LONGEST = 300
KEYBOARD = 300
"""How much of a phone's glass it covers."""
UNREADABLE = "There is nothing to read in this line."


def two_at_a_table(person: NewPerson, **wishes: Any) -> tuple[Person, Person, str]:
    """Ada and Ben at a game of Ali Baba that has begun."""
    ada, ben = person("Ada"), person("Ben")
    table = ada.new_table(seats=[PERSON, FREE], start=False, **wishes)
    ben.ask("POST", f"/api/tables/{table['id']}/join", key=table["invite"])
    ben.ask("PUT", f"/api/tables/{table['id']}/seats/1", kind="person")
    ada.ask("POST", f"/api/tables/{table['id']}/start")
    ada.sit_at(table)
    ben.sit_at(table)
    return ada, ben, table["id"]


def say(someone: Person, line: str) -> None:
    """Write a line, as fast as a person never could, and send it."""
    someone.page.get_by_role("textbox", name="Write a message").focus()
    someone.page.keyboard.insert_text(line)
    someone.page.keyboard.press("Enter")


def chat(someone: Person, name: str = "Chat") -> Locator:
    """The tab beside the board that opens the chat."""
    return someone.page.get_by_role("tab", name=name, exact=True)


def heard(someone: Person) -> Locator:
    """The lines on this person's screen."""
    return someone.page.get_by_role("log", name="Chat").locator("p")


def test_a_line_reaches_the_other_and_waits_until_it_is_read(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person)
    chat(ada).click()
    say(ada, "Salaam!")
    expect(heard(ada)).to_contain_text(["Salaam!"])
    say(ada, MARKUP)
    unread = chat(ben, "Chat: 2 new messages")
    expect(unread).to_contain_text("2")
    expect(ben.page.locator("[aria-live]")).to_contain_text(f"Ada: {MARKUP}")
    unread.click()
    expect(heard(ben)).to_contain_text(["Salaam!", MARKUP])
    assert barriers(ben) == []
    expect(heard(ben).locator("span > *")).to_have_count(0)  # it is text, and nothing else
    say(ben, "Hello, Ada.")
    expect(heard(ada)).to_contain_text(["Salaam!", MARKUP, "Hello, Ada."])
    for someone in (ada, ben):
        someone.page.get_by_role("tab", name="Log").click()
        expect(chat(someone)).to_have_text("Chat")
    mover = on_the_move([ada, ben])
    assert mover is not None
    assert mover.heard.legal
    before = mover.heard.ply
    HANDS["ali-baba"](mover, mover.heard.legal[0])  # talking keeps nobody from playing
    mover.settled(before)


def test_what_cannot_be_said_is_told_and_not_lost(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person)
    chat(ada).click()
    box = ada.page.get_by_role("textbox", name="Write a message")
    box.focus()
    ada.page.keyboard.insert_text("a" * (LONGEST + 50))
    expect(box).to_have_value("a" * LONGEST)  # what is too long doesn't fit into the field
    ada.page.keyboard.press("Enter")
    expect(box).to_have_value("")
    say(ada, "\u200b")
    expect(ada.page.get_by_role("alert").get_by_text(UNREADABLE)).to_be_visible()
    expect(box).to_have_value("\u200b")
    box.fill("")
    say(ada, "Sorry!")
    expect(ada.page.get_by_text(UNREADABLE)).to_have_count(0)
    chat(ben, "Chat: 2 new messages").click()
    expect(heard(ben)).to_contain_text(["a" * LONGEST, "Sorry!"])


def test_who_comes_later_reads_what_was_said_and_onlookers_only_read(person: NewPerson) -> None:
    ada, _ben, table = two_at_a_table(person, public=True)
    chat(ada).click()
    say(ada, "Whoever looks on is welcome.")
    expect(heard(ada)).to_have_count(1)
    eve = person("Eve")
    eve.sit_at({"id": table})
    chat(eve).click()  # nothing counts as new that was said before
    expect(heard(eve)).to_contain_text(["Whoever looks on is welcome."])
    expect(eve.page.get_by_role("textbox")).to_have_count(0)


def test_a_line_is_shown_when_it_comes_and_the_board_stays(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person)
    before = where(ben)
    chat(ada).click()
    say(ada, "Salaam!")
    come = ben.button("Ada Salaam!")
    expect(come).to_be_visible()
    assert where(ben) == before
    come.click()
    expect(heard(ben)).to_contain_text(["Salaam!"])
    expect(come).to_have_count(0)
    assert where(ben) == before
    assert wrong(ben) == []


def test_on_a_phone_neither_chat_nor_keyboard_covers_the_board(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person)
    at_size(ben, PHONE)
    chat(ada).click()
    say(ada, "Salaam!")
    expect(ben.button("Ada Salaam!")).to_be_visible()
    ben.button("Chat: 1 new message").click()
    expect(heard(ben)).to_contain_text(["Salaam!"])
    sheet = ben.page.get_by_role("dialog", name="Chat").bounding_box()
    field = ben.page.get_by_role("textbox", name="Write a message").bounding_box()
    board = ben.page.locator(".cave .frame").bounding_box()
    assert sheet
    assert field
    assert board
    assert field["y"] + field["height"] < PHONE[1] - KEYBOARD
    assert sheet["y"] + sheet["height"] < board["y"] + board["height"] / 4
    say(ben, "Hello!")
    expect(heard(ada)).to_contain_text(["Salaam!", "Hello!"])
    ben.button("Close").click()
    expect(ben.page.get_by_role("dialog", name="Chat")).to_have_count(0)
