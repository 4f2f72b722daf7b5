"""A finger that rests on a tile of the sultanate shows it large."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewPerson
from .finger import Finger
from .person import PHONE
from .playing import by_seed, play, spot_of, tap
from .test_phone import COUNT_STEPS, SENT, twice


def test_a_finger_that_rests_magnifies_and_chooses_nothing(person: NewPerson) -> None:
    ada = person("Ada", size=PHONE, touch=True)
    ada.page.add_init_script(f"({COUNT_STEPS})()")
    ada.sit_at(ada.new_table("five-tribes"))
    while not (ada.turn().legal or [""])[0].startswith("pick"):
        play(ada, by_seed(5), twice, steps=1)
    assert ada.heard.legal
    before, sent = ada.heard.ply, ada.page.evaluate(SENT)
    tile = ada.page.locator(f'[data-tile="{ada.heard.legal[0].split()[-1]}"]')
    finger, magnifier = Finger(ada), ada.page.locator(".magnifier")
    finger.down(*spot_of(tile))
    expect(magnifier).to_be_visible()
    small, large, glass = tile.bounding_box(), magnifier.bounding_box(), ada.page.viewport_size
    assert small
    assert large
    assert glass
    assert large["width"] > 3 * small["width"]
    assert large["x"] >= 0
    assert large["x"] + large["width"] <= glass["width"]
    finger.lift()
    expect(magnifier).to_be_visible()  # it stays until the next touch
    assert ada.page.evaluate(SENT) == sent
    tap(ada, tile)  # a short touch shows which meeples would be picked up, a second one does it
    expect(ada.page.locator(".tray .preview")).to_contain_text("Pick")
    assert ada.page.evaluate(SENT) == sent
    tap(ada, tile)
    assert ada.settled(before).ply == before + 1
    expect(magnifier).to_have_count(0)
