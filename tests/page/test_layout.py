"""A table at every size of the screen: nothing overlaps, no text is cut, nothing moves during a turn."""

from __future__ import annotations

import pytest

from .conftest import NewPerson
from .geometry import at_size, where, wrong
from .person import DESKTOP, Person
from .playing import HANDS, by_seed

SIZES = {
    "1024": (1024, 768),
    "1280": (1280, 800),
    "1366": (1366, 768),
    "1440": (1440, 900),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
    "phone": (390, 844),
    "phone lying": (844, 390),
    "1440 at 200 %": (720, 450),
    "1280 at 200 %": (640, 400),
}
LITTLE = {"phone", "phone lying", "1440 at 200 %", "1280 at 200 %"}
STEPS = {"five-tribes": ["bid", "pick", "drop", "end"], "ali-baba": ["take", "take", "take"]}
SPEAK = """(language) => localStorage.setItem('caravanserai.settings', JSON.stringify({ language }))"""


def reach(ada: Person, step: str, seed: int) -> bool:
    """Play until such a step may be taken; False where the game ended before."""
    chooser = by_seed(seed)
    while (heard := ada.turn()).over is None:
        assert heard.legal
        if any(action.startswith(step) for action in heard.legal):
            return True
        HANDS[ada.game](ada, chooser(heard.legal))
        ada.settled(heard.ply)
    return False


def take_one(ada: Person, seed: int) -> None:
    """Do anything that may be done."""
    heard = ada.turn()
    if heard.legal:
        HANDS[ada.game](ada, by_seed(seed)(heard.legal))
        ada.settled(heard.ply)


def speaks(ada: Person, language: str) -> None:
    """Come back to the table in that language."""
    ada.page.evaluate(SPEAK, language)
    ada.page.reload()
    ada.table.wait_for()
    ada.page.locator(".tray").wait_for()
    ada.settled()


def moving(places: dict[str, set[tuple[int, ...]]]) -> dict[str, list[str]]:
    """Where the board or the tray was not always the same."""
    return {name: list(map(str, seen)) for name, seen in places.items() if len(seen) > 1}


def told(found: dict[str, list[str]]) -> str:
    """What was found, a line for each place."""
    return "\n".join(f"{where_found}: {'; '.join(what)}" for where_found, what in found.items())


@pytest.mark.parametrize("game", STEPS)
def test_nothing_overlaps_is_cut_or_moves_at_any_size(person: NewPerson, game: str) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table(game, players=4))
    found: dict[str, list[str]] = {}
    places: dict[str, set[tuple[int, ...]]] = {name: set() for name in SIZES}
    languages = ["en", "ru", "hu", "en"]
    for count, step in enumerate(STEPS[game]):
        assert reach(ada, step, count)
        speaks(ada, languages[count])
        for name, size in SIZES.items():
            at_size(ada, size)
            if here := wrong(ada):
                found[f"{step} at {name} in {languages[count]}"] = here
            at = where(ada)
            places[name].add(at[:4] if name in LITTLE and game == "ali-baba" else at)
        at_size(ada, DESKTOP)
        take_one(ada, count)
    assert not found, told(found)
    assert not (moved := moving(places)), told(moved)


@pytest.mark.parametrize("game", STEPS)
def test_what_stands_over_the_table_pushes_nothing_out_of_sight(person: NewPerson, game: str) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table(game, players=4))
    ada.let_a_bot_play()
    ada.button("Pause").click()
    ada.sees("paused")
    found: dict[str, list[str]] = {}
    for name, size in SIZES.items():
        at_size(ada, size)
        if here := wrong(ada):
            found[name] = here
    assert not found, told(found)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru", "hu"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", STEPS)
def test_a_whole_game_fits_at_any_size(person: NewPerson, game: str, players: int, language: str) -> None:
    ada = person("Ada", language=language)
    ada.sit_at(ada.new_table(game, players=players))
    chooser = by_seed(7)
    found: dict[str, list[str]] = {}
    places: dict[str, set[tuple[int, ...]]] = {name: set() for name in SIZES}
    while (heard := ada.turn()).over is None and heard.legal:
        for name, size in SIZES.items():
            at_size(ada, size)
            if here := wrong(ada):
                found[f"{heard.legal[0]} at ply {heard.ply} at {name}"] = here
            places[name].add(where(ada)[:4])
        at_size(ada, DESKTOP)
        HANDS[game](ada, chooser(heard.legal))
        ada.settled(heard.ply)
    assert not found, told(found)
    assert not (moved := moving(places)), told(moved)
