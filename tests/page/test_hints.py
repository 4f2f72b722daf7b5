"""A hint shows its steps, in words and on the board; it is played once one says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .looking import barriers
from .person import PHONE
from .playing import by_seed
from .test_company import step
from .test_layout import reach


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_shown_step_by_step_and_played_when_told(
    person: NewPerson, size: tuple[int, int] | None
) -> None:
    ada = person("Ada", **({"size": size} if size else {}))
    ada.sit_at(ada.new_table("five-tribes"))
    assert reach(ada, "pick", 5)
    ply = ada.turn().ply
    ada.button("Hint").click()
    hint = ada.page.get_by_role("region", name="Hint")
    steps = hint.locator("[data-hint-step]")
    expect(steps.first).to_have_text(re.compile("^Pick [A-F][1-5]$"))
    words = steps.all_inner_texts()
    assert len(words) > 2
    expect(ada.page.locator(".path.best .disc").first).to_be_visible()
    assert barriers(ada) == []
    others = hint.locator("button[aria-expanded='false']")
    if others.count():
        others.first.click()
        assert steps.all_inner_texts() != words
    assert ada.settled().ply == ply, "nothing is played before one says so"
    wished = [steps.nth(at).get_attribute("data-hint-step") for at in range(steps.count())]
    ada.button("Play it").click()
    ada.settled(ply + len([action for action in wished if action and action.startswith("drop")]))
    expect(hint).to_have_count(0)


def test_a_hint_of_the_cave_is_marked_there_and_played_when_told(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("ali-baba"))
    step(ada, by_seed(3), "ali-baba")
    assert reach(ada, "take", 3)
    ply = ada.turn().ply
    ada.button("Hint").click()
    hint = ada.page.get_by_role("region", name="Hint")
    first = hint.locator("[data-hint-step]").first
    place = (first.get_attribute("data-hint-step") or "").split()[1]
    expect(first).to_contain_text(f"({place})")
    expect(ada.page.locator(f'[data-place="{place}"] .bulb')).to_be_visible()
    assert barriers(ada) == []
    assert ada.settled().ply == ply
    ada.button("Play it").click()
    ada.settled(ply)
