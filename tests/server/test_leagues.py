"""Slow leagues: days for each turn, and a notice to whoever asked for one when a round begins."""

from __future__ import annotations

from .at_tournaments import act, finish, gathered, round_of
from .conftest import Inn
from .post_offices import MailServer, letters_to, secrets_in
from .test_own_data import inn, office

__all__ = ["inn", "office"]


def test_each_round_of_a_league_is_told_to_those_who_asked_for_it(inn: Inn, office: MailServer) -> None:
    office.inbox.clear()
    slow = {"kind": "slow", "days": 3}
    people, league = gathered(inn, "Ada Bob Cleo Dora", rounds=2, round_days=7, clock=slow, name="Winter")
    bob = people[1]
    mailbox = f"{bob.id}@example.org"
    assert bob.put("/api/me/email", email=mailbox).status_code == 204
    [confirm] = letters_to(office, mailbox)
    assert bob.post("/api/links/confirm-email", secret=secrets_in(confirm)[0]).status_code == 200
    told = act(people[0], league, "begin")
    letters_to(office, mailbox, 2)
    for table in told["round"]["tables"]:
        finish(inn, people, league, table)
    round_of(people[0], league, 2)
    letters = letters_to(office, mailbox, 3)
    assert [letter["Subject"] for letter in letters[1:]] == ["Your round begins – Winter"] * 2
    tables = {letter.get_content().partition("/table/")[2].split()[0] for letter in letters[1:]}
    assert len(tables) == 2
    assert {letter["To"] for letter in office.inbox} == {mailbox}
