"""A table with a clock: it is seen to run, and a bot plays on for who has run out of time."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import NewPerson
from .playing import by_seed
from .test_chat import two_at_a_table
from .test_company import on_the_move, step

SHORT = {"kind": "live", "turn_seconds": 10, "reserve_seconds": 0}


def test_when_time_is_up_a_bot_plays_on_until_one_takes_the_seat_back(person: NewPerson) -> None:
    ada, ben, _ = two_at_a_table(person, clock=SHORT, stand_in="novice")
    late = on_the_move([ada, ben])
    assert late is not None
    other = ben if late is ada else ada
    running = re.compile(rf"Time left, {late.name}: 0:(0\d|10)")
    for someone in (late, other):
        timer = someone.page.get_by_role("timer")
        expect(timer).to_have_accessible_name(running)
        expect(timer).not_to_have_text(timer.inner_text())  # it runs
    replaced = late.page.get_by_text(f"A bot plays for {late.name}.")
    expect(replaced).to_be_visible()
    other.sees(re.compile(f"^{late.name}: time is up"))
    late.button("Take the seat back").first.click()
    expect(replaced).to_have_count(0)
    chooser = by_seed(1)
    while (mover := on_the_move([late, other])) is not late:
        assert mover is other
        step(other, chooser, "ali-baba")
    expect(late.page.get_by_role("timer")).to_have_accessible_name(running)
    step(late, chooser, "ali-baba")
