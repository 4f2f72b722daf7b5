"""Every screen there is, and how somebody gets to see it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

from caravanserai import games, puzzles

from .person import Json, Person
from .playing import HANDS, by_seed, in_ali_baba, play

Open = Callable[[Person], None]

GAMES = ("five-tribes", "ali-baba")


def front(person: Person) -> None:
    """The front page, with a game of one's own on it."""
    person.new_table("ali-baba")
    person.go("/")
    expect(person.page.get_by_role("main")).to_be_visible()
    quiet(person)


def page(path: str) -> Open:
    """A page that needs nothing before."""

    def open_it(person: Person) -> None:
        person.go(path)
        expect(person.page.get_by_role("main")).to_be_visible()
        quiet(person)

    return open_it


def quiet(person: Person) -> None:
    """Wait until nothing is being loaded."""
    person.page.wait_for_load_state("networkidle")


def waiting(person: Person) -> None:
    """A table at which nothing has begun."""
    table = person.new_table(
        "five-tribes", players=3, seats=[{"kind": "person"}] + [{"kind": "free"}] * 2, start=False
    )
    person.go(f"/table/{table['id']}")
    expect(person.page.get_by_role("textbox").first).to_be_visible()


def at_table(game: str, steps: int, **wishes: Any) -> Open:
    """A game, some steps in, with something to decide."""

    def open_it(person: Person) -> None:
        person.sit_at(person.new_table(game, **wishes))
        for _ in range(steps):
            heard = person.turn()
            assert heard.legal
            HANDS[game](person, heard.legal[0])
            person.settled(heard.ply)
        person.turn()
        quiet(person)

    return open_it


def menu(person: Person) -> None:
    """The menu of a table."""
    at_table("ali-baba", 0)(person)
    person.page.get_by_role("banner").get_by_role("button").last.click()


def aid(person: Person) -> None:
    """The player aid over a table."""
    at_table("five-tribes", 0)(person)
    person.page.keyboard.press("F1")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    quiet(person)


def record_of(game: str, players: int = 2, seed: int = 1) -> Json:
    """The record of a whole game in which everybody chose anything."""
    rules, chance, chooser = games.get(game), games.Chance(seed=seed), Random(seed)
    state = rules.new(players=players, chance=chance)
    setup, steps = state.clone(), []
    while not state.over:
        steps.append(rules.step(state, chooser.choice(state.legal()), chance))
    record: Json = rules.record(setup, steps, seats=["Ada", "Ben", "Cid", "Dora"][:players])
    return record


def review(game: str) -> Open:
    """A finished game, looked back on."""

    def open_it(person: Person) -> None:
        made = person.ask("POST", "/api/reviews", record=record_of(game))
        person.go(f"/review/{made['id']}")
        person.page.get_by_role("slider").wait_for()
        person.page.keyboard.press("ArrowRight")
        person.page.keyboard.press("ArrowRight")

    return open_it


def ended(person: Person) -> None:
    """The score sheet at the end of a game."""
    person.sit_at(person.new_table("ali-baba", variant="small"))
    play(person, by_seed(1), in_ali_baba)
    expect(person.page.get_by_role("dialog")).to_be_visible()


def lesson(game: str, name: str) -> Open:
    """A lesson, at its first task."""
    return page(f"/learn/{game}/{name}")


SCREENS: dict[str, Open] = {
    "home": front,
    "waiting": waiting,
    "five-tribes-bid": at_table("five-tribes", 0, players=4),
    "five-tribes-sow": at_table("five-tribes", 4),
    "ali-baba": at_table("ali-baba", 3),
    "ali-baba-lamp": at_table("ali-baba", 2, variant="lamp", players=3),
    "menu": menu,
    "aid-at-table": aid,
    **{f"new-{game}": page(f"/new/{game}") for game in GAMES},
    "me": page("/me"),
    "learn": page("/learn"),
    "puzzles": page("/puzzles"),
    "puzzle-five-tribes": page(f"/puzzle/{puzzles.all_puzzles('five-tribes')[0].id}"),
    "lesson-five-tribes": lesson("five-tribes", "moving"),
    "lesson-ali-baba": lesson("ali-baba", "cave"),
    **{f"rules-{game}": page(f"/rules/{game}") for game in GAMES},
    **{f"aid-{game}": page(f"/aid/{game}") for game in GAMES},
    **{f"score-{game}": page(f"/score/{game}") for game in GAMES},
    "tournaments": page("/tournaments"),
    "tournaments-new": page("/tournaments/new"),
    "review-none": page("/review"),
    **{f"review-{game}": review(game) for game in GAMES},
    "ended": ended,
    "link": page("/link#secret"),
    "confirm": page("/confirm#secret"),
}
