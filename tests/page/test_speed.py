"""How soon things happen, as far as it can be measured; the figures are kept in build/screens/measured.json.

The machine should have nothing else to do meanwhile.
"""

from __future__ import annotations

import json
import statistics

import pytest

from .conftest import NewPerson
from .looking import SCREENS as FOLDER
from .person import TABLE
from .playing import HANDS, by_seed, in_five_tribes, play

SLOW_DOWN = 4
USABLE_MS = 1000
ANSWER_MS = 100
FRAME_MS = 1000 / 60

# From a press to the step that it led to, each time.
WATCH_STEPS = """(table) => {
    let pressed = 0;
    window.answers = [];
    addEventListener('pointerdown', () => (pressed = performance.now()), true);
    new MutationObserver(() => pressed && window.answers.push(performance.now() - pressed) && (pressed = 0))
        .observe(document.querySelector(table), { attributeFilter: ['data-ply'] });
}"""
# When the first frame with the button on it has been drawn. The page notes it itself: Playwright's waiting
# puts a script of its own into the page, whose time on the slow processor is not ours.
WATCH_FOR_BUTTON = """window.usable = new Promise((tell) => {
    const buttons = document.getElementsByTagName('button');
    const there = () => [...buttons].some((button) => button.textContent.trim() === 'Play now');
    const drawn = () => requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
    const watching = new MutationObserver(() => there() && (watching.disconnect(), drawn()));
    watching.observe(document, { childList: true, subtree: true });
    setTimeout(() => tell(Infinity), 30_000);
})"""
WATCH_FRAMES = """() => {
    window.frames = [];
    let last = performance.now();
    const next = (now) => { window.frames.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


def keep(name: str, figure: float) -> None:
    """Write a figure down."""
    file = FOLDER / "measured.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    known = json.loads(file.read_text("utf-8")) if file.exists() else {}
    file.write_text(json.dumps({**known, name: round(figure, 1)}, indent=2), "utf-8")


@pytest.mark.long
def test_the_front_page_is_usable_within_a_second_on_a_slow_machine(person: NewPerson) -> None:
    ada = person()
    ada.page.add_init_script(WATCH_FOR_BUTTON)
    slow = ada.context.new_cdp_session(ada.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
    ada.page.goto("/", wait_until="commit")
    told = slow.send("Runtime.evaluate", {"expression": "window.usable", "awaitPromise": True})
    usable: float = told["result"]["value"]
    keep("front page usable, 4x slower, ms", usable)
    assert usable < USABLE_MS
    ada.button("Play now").first.click(trial=True)


@pytest.mark.long
def test_a_step_of_sowing_is_answered_at_once(person: NewPerson) -> None:
    ada = person("Ada")
    ada.sit_at(
        ada.new_table("five-tribes", seats=[{"kind": "person"}, {"kind": "same-screen", "name": "Ben"}])
    )
    chooser = by_seed(20)
    while not any(action.startswith("pick") for action in ada.turn().legal or []):
        play(ada, chooser, HANDS["five-tribes"], steps=1)
    ada.page.evaluate(WATCH_STEPS, TABLE)
    play(ada, chooser, in_five_tribes, steps=3)
    answers: list[float] = ada.page.evaluate("() => window.answers")
    keep("a step of sowing, the slowest, ms", max(answers))
    assert max(answers) < ANSWER_MS


@pytest.mark.long
@pytest.mark.parametrize("game", ["five-tribes", "ali-baba"])
def test_what_moves_moves_smoothly(person: NewPerson, game: str) -> None:
    ada = person("Ada", motion=True)
    ada.sit_at(ada.new_table(game))
    ada.turn()
    ada.page.evaluate(WATCH_FRAMES)
    play(ada, by_seed(21), HANDS[game], steps=6)
    frames: list[float] = ada.page.evaluate("() => window.frames")
    keep(f"frames a second, {game}", 1000 / statistics.mean(frames))
    keep(f"the slowest frame of twenty, {game}, ms", statistics.quantiles(frames, n=20)[-1])
    assert statistics.median(frames) < FRAME_MS * 1.1
