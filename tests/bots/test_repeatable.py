"""The same seed and number of simulations give the same choices, on any machine and in both builds."""

from __future__ import annotations

import pytest

from caravanserai import bots, games
from caravanserai.bots.deadline import Deadline
from caravanserai.games import State

from ..games.tables import Table
from ..games.test_builds import ask, plain_copy
from . import fingerprint
from .fingerprint import choices
from .seats import WHOLE_TURNS, every_level, five_tribes_with_secrets, sit_down, turns_of

every_game = pytest.mark.parametrize("game", games.names())


@every_level
@every_game
def test_the_same_seed_plays_the_same_game(game: str, level: str) -> None:
    start = turns_of(Table(game, "base", 3), 2, 1)[40]
    assert choices(game, level, 5, start) == choices(game, level, 5, start)


@every_game
def test_another_seed_plays_at_random_in_another_way(game: str) -> None:
    start, _ = Table(game, "base", 2).new(1)
    assert len({tuple(choices(game, "random", seed, start, most=8)) for seed in range(4)}) == 4


def thoughts(game: str, name: str, states: list[State]) -> list[str]:
    """All that a bot considers in each of these positions."""
    return [repr(bots.get(game, name, 2).hint(state, lines=100)) for state in states]


@pytest.mark.parametrize("name", ["vizier@300", "sultan@300", "sultan@300:turns=1"])
@pytest.mark.parametrize("game", [*games.names(), "secrets"])
def test_a_slower_machine_thinks_the_same(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machines differ in how many simulations they do between two looks at the clock."""
    if game == "ali-baba":
        name = name.removesuffix(":turns=1")
    if game == "secrets":
        game, states = "five-tribes", list(five_tribes_with_secrets(2, 1))[-20::12]
    else:
        states = turns_of(Table(game, "base", 2), 1, 30)[1:]
    monkeypatch.setattr(Deadline, "CHECK", 0.0)
    slow = thoughts(game, name, states)
    monkeypatch.setattr(Deadline, "CHECK", 60.0)
    assert thoughts(game, name, states) == slow


@every_level
@every_game
def test_what_was_thought_before_makes_no_difference(game: str, level: str) -> None:
    first, second = turns_of(Table(game, "base", 3), 6, 30)[1:3]
    bot = sit_down(game, level, 3)
    fresh = bot.hint(second)
    bot.hint(first)
    assert bot.hint(second) == fresh


@pytest.fixture(scope="module")
def plain_fingerprints(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What plain Python prints, started beside the compiled build that runs the tests."""
    if not games.compiled():
        pytest.skip("the compiled build looks for a difference when it is tested")
    return ask(["-m", "tests.bots.fingerprint"], plain_copy(tmp_path_factory.mktemp("plain")))


@every_level
@every_game
def test_both_builds_play_the_same_games(game: str, level: str, plain_fingerprints: str) -> None:
    assert fingerprint.of_level(game, level) in plain_fingerprints.splitlines()


def test_both_builds_play_the_same_whole_turns(plain_fingerprints: str) -> None:
    assert fingerprint.of_level("five-tribes", WHOLE_TURNS) in plain_fingerprints.splitlines()


def test_both_builds_forget_the_same(plain_fingerprints: str) -> None:
    assert fingerprint.of_forgetting() in plain_fingerprints.splitlines()
