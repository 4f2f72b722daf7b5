"""A plan holds until chance has a say or somebody else decides."""

from __future__ import annotations

from caravanserai import bots, games
from caravanserai.bots import Bot, Budget, Line
from caravanserai.bots.plan import carry_on
from caravanserai.games import Chance, State

from ..games.ali_baba.scenario import ALI_BABA, table


def act(state: State, line: str) -> tuple[State, bool]:
    return carry_on(state, ALI_BABA.parse(line), Chance(1))


def test_a_plan_goes_on_where_the_seat_decides_again() -> None:
    state = table(up={"1a1": "ring-green", "1a2": "lamp-pink", "1a3": "sword-pink"})
    after, goes_on = act(state, "take 1a1")
    assert goes_on
    assert after.seat == state.seat == 0
    assert after is not state


def test_a_plan_ends_with_the_turn() -> None:
    state = table(up={"1a1": "ring-pink", "1a3": "lamp-pink"})
    after, goes_on = act(state, "take 1a1")
    assert not goes_on
    assert after.seat == 1


def test_a_plan_ends_where_a_tile_is_turned_up() -> None:
    state = table(up={"2a1": "ring-green", "2b1": "lamp-pink"}, down=["1a1", "1b1", "1a2", "1b2"])
    _, goes_on = act(state, "take 2a1")
    assert not goes_on


class Planner(Bot):
    """Thinks of a green tile and then of its neighbour."""

    thinks = 0

    def think(self, state: State, budget: Budget, chance: Chance) -> list[Line]:
        self.thinks += 1
        return [Line(tuple(ALI_BABA.parse(line) for line in ("take 1a1", "also 1a2")), 0.5, 0.0)]


def test_one_thought_is_enough_for_all_that_it_planned() -> None:
    state = table(up={"1a1": "ring-green", "1a2": "lamp-pink", "1b1": "sword-pink", "1c3": "ruby-pink"})
    planner = Planner("planner", Budget(simulations=1))
    assert [ALI_BABA.text(action) for action in planner.plan(state, planner.budget)] == [
        "take 1a1",
        "also 1a2",
    ]
    assert planner.thinks == 1
    assert state.step == "take", "the position itself stays as it was"


def test_a_game_that_is_over_leaves_nothing_to_plan() -> None:
    chance = Chance(3)
    state = games.get("ali-baba").new(2, chance)
    state.playout(chance)
    assert bots.get("ali-baba", "random").plan(state, Budget(simulations=1)) == []
