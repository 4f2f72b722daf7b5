"""A table with a clock: it is seen to run, and a bot plays on for who has run out of time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .person import PHONE
from .playing import by_seed
from .screens import GAMES
from .test_chat import two_at_a_table
from .test_company import PERSON, on_the_move, step

LIVE = {"kind": "live", "turn_seconds": 60, "reserve_seconds": 600}
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_each_seat_has_its_clock_with_the_reserve_apart(
    person: NewPerson, game: str, size: tuple[int, int] | None
) -> None:
    ada = person("Ada", **({"size": size} if size else {}))
    seats = [PERSON, {"kind": "same-screen", "name": "Ben"}, {"kind": "bot", "bot": "novice"}]
    ada.sit_at(ada.new_table(game, players=3, seats=seats, clock=LIVE))
    acting = ada.turn()
    for seat in (0, 1):
        clock = ada.page.locator(f'[data-clock="{seat}"]:visible').first
        expect(clock).to_contain_text("+ 10:00")
        runs = seat == acting.seat
        expect(clock.locator("b")).to_have_text(re.compile(r"0:[45]\d" if runs else "1:00"))
    expect(ada.page.locator('[data-clock="2"]')).to_have_count(0)


def test_a_slow_clock_says_three_days_at_the_start(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table(clock={"kind": "slow", "days": 3}))
    ada.turn()
    expect(ada.page.get_by_role("timer")).to_have_text("3 days")
    expect(ada.page.locator('[data-clock="0"] b').first).to_have_text("3 days")
