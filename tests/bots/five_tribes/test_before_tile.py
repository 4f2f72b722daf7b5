"""Powers before the tile acts (FT-D1, rules version 2): used where they gain, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai import bots
from caravanserai.bots.judge import Judge, Judgement
from caravanserai.games import Chance, State

from ...games.five_tribes.scenario import GAME, of, on, play, seat, table
from ..seats import WHOLE_TURNS, asked_before_tile, other_worlds, sit_down

SIMULATIONS = 60
thinking = pytest.mark.parametrize("level", ["merchant", "vizier", "sultan", WHOLE_TURNS])


def choice(level: str, state: State) -> str:
    """What a bot plays, in words."""
    return GAME.text(sit_down("five-tribes", level, 1, SIMULATIONS).choose(state))


def rest_of_turn(level: str, state: State) -> list[str]:
    """What a bot plays until its turn ends, in words."""
    bot, played = sit_down("five-tribes", level, 1, SIMULATIONS), list[str]()
    while "end" not in played:
        action = bot.choose(state)
        played.append(GAME.text(action))
        state.apply(action, Chance(1))
    return played


def oasis(*others: str, rules: int = 2, **mover: Any) -> State:
    """Seat 0 is about to win two elders on an oasis of 8 points on which a merchant stays; it has Utug."""
    return table(
        *("A1 E", "B1 oasis EM", "E5 M", "F5 M", *others),
        seats=[seat(**{"djinns": "utug", **mover}), seat(), seat()],
        turns=[1, 2, 0],
        done=2,
        last=True,
        rules=rules,
    )


def asked(state: State, *moves: str) -> State:
    """The position once the elders have been won."""
    play(state, *(moves or ("pick A1", "drop elder B1")))
    assert state.step == "before-tile"
    return state


@thinking
def test_an_oasis_is_claimed_before_its_palm_is_placed(level: str) -> None:
    state = asked(oasis())
    assert rest_of_turn(level, state) == ["use utug elders", "place B1", "end"]
    assert on(state, "B1")["owner"] == 0
    assert on(state, "B1")["palms"] == 1


@thinking
def test_the_whole_turn_is_planned_with_it(level: str) -> None:
    """The oasis is worth 8 and a palm for two elders, so the move there beats the market of 4."""
    turn = rest_of_turn(level, oasis())
    assert turn == ["pick A1", "drop elder B1", "use utug elders", "place B1", "end"]


@thinking
def test_elders_worth_more_than_the_oasis_are_kept(level: str) -> None:
    """With Shamhat two elders are worth 8 points, and the oasis with its palm no more than 4 and 3."""
    state = asked(oasis("B1 oasis EM value4", djinns="utug shamhat"))
    assert choice(level, state) == "pass"


@thinking
def test_a_better_tile_can_wait_for_the_end_of_the_turn(level: str) -> None:
    state = asked(oasis("D1 sacred-place B value15"))
    turn = rest_of_turn(level, state)
    assert "place D1" in turn
    assert of(state, 0)["elders"] == 0


def market(coins: int, **mover: Any) -> State:
    """Seat 0 is about to be paid by builders on a large market between two blue tiles; it has Echidna."""
    return table(
        *("A1 B", "B1 large-market B camel1", "B2 sacred-place", "C1 sacred-place", "E5 V", "F5 V"),
        seats=[seat(coins=coins, elders=2, djinns="echidna", **mover), seat(), seat()],
        turns=[1, 2, 0],
        done=2,
        last=True,
        row="ivory jewels gold papyrus silk spice",
    )


@thinking
def test_coins_are_fetched_for_a_market_that_was_too_dear(level: str) -> None:
    """Two builders bring 4 coins; as many again, for two elders, pay for two goods to a hand with seven."""
    goods = "spice fish wheat pottery silk gold papyrus"
    state = asked(market(0, hand=goods), "pick A1", "drop builder B1")
    turn = rest_of_turn(level, state)
    assert turn[0] == "use echidna elders"
    assert sorted(turn[1:3]) == ["take 1", "take 1"]


@thinking
def test_a_version_1_position_is_played_without_the_question(level: str) -> None:
    turn = rest_of_turn(level, oasis(rules=1))
    assert not any(word.startswith("use") for word in turn[:3])
    state = play(oasis(rules=1), "pick A1", "drop elder B1")
    assert state.step == "end"
    assert choice(level, state) == "end"


@pytest.mark.parametrize("level", [*bots.LEVELS, WHOLE_TURNS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_do_not_sway_a_choice_before_the_tile(players: int, level: str) -> None:
    imagined = 0
    for state in asked_before_tile(players, 12)[::4]:
        worlds = other_worlds(state, 2)
        imagined += len(worlds) > 1
        found = [sit_down("five-tribes", level, 4).hint(world, lines=100) for world in worlds]
        assert found == [found[0]] * len(worlds)
        assert {line.actions[0] for line in found[0]} <= {*state.legal()}
    assert imagined > 0


def judged(*turn: str) -> Judgement:
    """What a vizier thinks of a turn that ends on the oasis."""
    steps = [(GAME.parse(step), list[int]()) for step in turn]
    return Judge(GAME, bots.get("five-tribes", "vizier"), SIMULATIONS, seed=4).judge(oasis(), steps)


def test_a_review_names_the_power_that_was_passed_up_before_the_tile() -> None:
    judgement = judged("pick A1", "drop elder B1", "pass", "end")
    best = ["pick A1", "drop elder B1", "use utug elders", "place B1", "end"]
    assert GAME.texts(list(judgement.best)) == best
    assert judgement.lost > 3
    assert judged(*best).is_best


def test_a_hint_before_the_tile_tells_of_both_choices() -> None:
    lines = bots.get("five-tribes", f"vizier@{SIMULATIONS}:edges=9000").hint(asked(oasis()))
    told = {GAME.text(line.actions[0]): line for line in lines}
    assert [*told] == ["use utug elders", "pass"]
    assert told["use utug elders"].margin > told["pass"].margin
