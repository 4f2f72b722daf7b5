"""Among choices that are equally good the seed decides: nobody plays the same opening every time."""

from __future__ import annotations

import pytest

from caravanserai import games
from caravanserai.bots import Bot, Budget, Line
from caravanserai.games import Chance, State

from ..games.ali_baba.scenario import row
from ..games.ali_baba.scenario import table as ali_baba
from ..games.five_tribes.scenario import seat
from ..games.five_tribes.scenario import table as five_tribes
from .seats import sit_down

SEEDS = 12


def twins(game: str) -> State:
    """A position in which two choices come to the same."""
    if game == "ali-baba":
        return ali_baba(row("ring-pink", "carpet-pink", "ruby-pink"), turns_left=1)
    return five_tribes(
        "A1 E", "B1 EE", "E5 E", "F5 EE", seats=[seat(), seat()], turns=[1, 1, 1, 0], done=3, last=True
    )


@pytest.mark.parametrize("level", ["novice", "drover", "pedlar", "merchant", "vizier", "sultan"])
@pytest.mark.parametrize("game", games.names())
def test_another_seed_may_choose_another_of_two_equals(game: str, level: str) -> None:
    chosen = [sit_down(game, level, seed, 50).choose(twins(game)) for seed in range(SEEDS)]
    assert len({*chosen}) > 1
    assert chosen == [sit_down(game, level, seed, 50).choose(twins(game)) for seed in range(SEEDS)]


class Torn(Bot):
    """Thinks of three ways to go on, of which the first two are as good."""

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        first, second, third = state.legal()[:3]
        return [Line((first,), 0.6, 3.0, 20), Line((second,), 0.6, 3.0, 10), Line((third,), 0.6, 2.0, 5)]


def test_the_worse_is_never_chosen_and_visits_stay_in_order() -> None:
    state = games.get("ali-baba").new(2, Chance(1))
    best, other, worse = state.legal()[:3]
    seen = set()
    for seed in range(SEEDS):
        lines = Torn("torn", Budget(simulations=1), seed).hint(state)
        assert [line.visits for line in lines] == [20, 10, 5]
        assert lines[2].actions == (worse,)
        seen.add(lines[0].actions[0])
    assert seen == {best, other}
