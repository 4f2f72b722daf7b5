"""The score sheet, also where its columns are narrow: whoever has played can read their name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewPerson
from .person import DESKTOP, PHONE
from .screens import record_of

# The words of the names over the columns that stand on more than one line.
BROKEN = """() => [...document.querySelectorAll('thead .name')].flatMap((name) => {
    const text = name.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(({ top, left }) => `${top} ${left}`)).size > 1;
    }).map((word) => word[0]);
})"""
# The names that can't be read to their end.
CUT = """() => [...document.querySelectorAll('thead .name')]
    .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
    .map((name) => name.textContent)"""


@pytest.mark.parametrize(
    ("language", "size", "names"),
    [
        ("ru", PHONE, ["Шахерезада", "Морджана", "Иван Васильевич", "Константинополь"]),
        ("hu", DESKTOP, ["Seherezádé", "Mordzsána", "Kovács-Nagy Zsófia", "Szindbád"]),
    ],
)
def test_names_over_narrow_columns_stay_whole(
    person: NewPerson, language: str, size: tuple[int, int], names: list[str]
) -> None:
    ada = person("Ada", size=size, language=language)
    record = {**record_of("ali-baba", players=4), "seats": names}
    ada.go(f"/review/{ada.ask('POST', '/api/reviews', record=record)['id']}")
    ada.page.get_by_role("tab").last.click()
    heads = ada.page.locator("thead .name")
    expect(heads).to_have_text(names)
    ada.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert ada.page.evaluate(BROKEN) == []
    assert ada.page.evaluate(CUT) == []


def test_a_name_that_is_far_too_long_is_told_whole_to_who_asks(person: NewPerson) -> None:
    ada = person("Ada", size=PHONE)
    names = ["Ada", "Ben", "Cid", "WWWWWWWWWWWWWWWWWWWWWWWW"]
    record = {**record_of("ali-baba", players=4), "seats": names}
    ada.go(f"/review/{ada.ask('POST', '/api/reviews', record=record)['id']}")
    ada.page.get_by_role("tab", name="Score sheet").click()
    sheet = ada.page.get_by_role("tabpanel")
    expect(sheet.get_by_role("columnheader", name=names[3], exact=True)).to_be_visible()
    expect(ada.page.locator("thead .name").last).to_have_attribute("title", names[3])


def test_what_can_not_be_in_the_box_is_said_at_the_field(person: NewPerson) -> None:
    ada = person("Ada")
    with ada.expecting("/api/score/five-tribes: 400", "status of 400"):
        ada.go("/score/five-tribes")
        of_first, of_second = (ada.page.get_by_role("textbox", name="viziers").nth(seat) for seat in (0, 1))
        of_first.fill("10")
        of_second.fill("9")
        of_second.press("Tab")
        expect(of_second).to_have_accessible_description("all together the box has only 16")
        expect(of_first).not_to_have_attribute("aria-invalid", "true")
        expect(ada.page.get_by_role("alert")).to_have_text(
            "Player 2, viziers: all together the box has only 16"
        )
        spice = ada.page.get_by_role("textbox", name="spice").first
        of_second.fill("6")
        spice.fill("70")
        spice.press("Tab")
        expect(spice).to_have_accessible_description(re.compile("the box has only"))
        expect(spice).to_have_value("70")
        spice.fill("2")
        spice.press("Tab")
        expect(ada.page.get_by_role("alert")).to_have_count(0)
