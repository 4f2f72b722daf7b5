"""Turns judged by a bot: what it would have played, how things stand, and how much was given away."""

from __future__ import annotations

import pytest
from tests.games.ali_baba.scenario import play
from tests.games.ali_baba.scenario import table as cave
from tests.games.five_tribes.scenario import seat
from tests.games.five_tribes.scenario import table as sultanate

from caravanserai import bots, games
from caravanserai.bots import BadBot
from caravanserai.bots.judge import Judge
from caravanserai.games import Chance, State

FIVE_TRIBES, ALI_BABA = games.get("five-tribes"), games.get("ali-baba")


def judge_of(game: str, simulations: int = 60) -> Judge:
    return Judge(games.get(game), bots.get(game, "vizier"), simulations, seed=4)


def a_great_tile_or_a_poor_one() -> State:
    """C3 can end on a tile of 15 points, or win nothing at all."""
    return sultanate(
        "C3 VE",
        "C5 sacred-place E value15",
        "E3 VM",
        seats=[seat(coins=20), seat(coins=20)],
        last=True,
    )


def test_giving_a_great_tile_away_is_noticed() -> None:
    poor = [FIVE_TRIBES.parse(text) for text in ("pick C3", "drop elder D3", "drop vizier E3", "end")]
    judged = judge_of("five-tribes").judge(a_great_tile_or_a_poor_one(), [(action, []) for action in poor])
    assert FIVE_TRIBES.texts(list(judged.best))[-2:] == ["drop elder C5", "end"]
    assert judged.lost > 3
    assert not judged.is_best


def test_the_best_turn_loses_nothing() -> None:
    best = [FIVE_TRIBES.parse(text) for text in ("pick C3", "drop vizier C4", "drop elder C5", "end")]
    judged = judge_of("five-tribes").judge(a_great_tile_or_a_poor_one(), [(action, []) for action in best])
    assert judged.lost == 0
    assert judged.is_best


def test_a_judgement_says_what_both_lines_bring_and_leave() -> None:
    poor = [FIVE_TRIBES.parse(text) for text in ("pick C3", "drop elder D3", "drop vizier E3", "end")]
    judged = judge_of("five-tribes").judge(a_great_tile_or_a_poor_one(), [(action, []) for action in poor])
    assert judged.best_brings.gain - judged.played_brings.gain == judged.lost
    assert judged.best_brings.leaves == 0, "the next has no move"


def test_what_is_left_to_the_next_is_their_best_turn() -> None:
    state = cave({"1a1": "ring-pink", "1c1": "sword-white", "2c4": "crown-brown"}, [])
    rich, poor = [
        judge_of("ali-baba").judge(state.clone(), [(ALI_BABA.parse(text), [])]).played_brings
        for text in ("take 1a1", "take 2c4")
    ]
    assert (poor.next, rich.next) == (1, 1)
    assert poor.gain < rich.gain
    assert poor.leaves is not None
    assert rich.leaves is not None
    assert poor.leaves > rich.leaves


def test_a_bid_is_judged_by_what_it_costs() -> None:
    state = FIVE_TRIBES.new(2, Chance(2))
    dear = FIVE_TRIBES.parse("bid 8")
    judged = judge_of("five-tribes").judge(state, [(dear, [])])
    assert judged.played_brings.gain == -8
    assert judged.played_brings.leaves is None


def test_luck_does_not_count_in_a_judgement() -> None:
    state = cave(
        {"1a1": "ring-pink", "1c1": "sword-white", "2c4": "crown-brown"}, ["1c4", "1d4", "1c5", "1d5"]
    )
    action = ALI_BABA.parse("take 2c4")
    lost = set()
    for turned in (["ring-blue", "ruby-blue", "ruby-pink", "lamp-blue"], ["chest-white"] * 4):
        chance = Chance(1)
        chance.follow([ALI_BABA.parse_answer(name) for name in turned])
        state.clone().apply(action, chance)
        lost.add(judge_of("ali-baba").judge(state.clone(), [(action, chance.answers())]).lost)
    assert len(lost) == 1


def test_chances_add_up_and_follow_on_each_other() -> None:
    game, chance = ALI_BABA, Chance(3)
    state = game.new(3, chance)
    judge = judge_of("ali-baba", 30)
    for _ in range(4):
        before = state.clone()
        action = state.legal()[0]
        state.apply(action, chance)
        judged = judge.judge(before, [(action, chance.answers())])
        for outlook in (judged.win, judged.after):
            assert len(outlook) == 3
            assert sum(outlook) == pytest.approx(1)


def test_a_game_that_is_over_stands_as_it_ended() -> None:
    state, chance = ALI_BABA.new(2, Chance(5)), Chance(6)
    state.playout(chance)
    outlook = bots.get("ali-baba", "vizier").outlook(state, 10, chance)
    totals = [sheet["total"] for sheet in state.scores()]
    assert outlook.margin == (totals[0] - totals[1], totals[1] - totals[0])
    assert [win > 0 for win in outlook.win] == [seat in state.winners() for seat in range(2)]


def test_the_same_seed_gives_the_same_judgement() -> None:
    state = FIVE_TRIBES.new(2, Chance(2))
    step = [(state.legal()[0], list[int]())]
    assert judge_of("five-tribes").judge(state.clone(), step) == judge_of("five-tribes").judge(
        state.clone(), step
    )


def test_a_bot_that_does_not_look_ahead_can_not_judge() -> None:
    state = FIVE_TRIBES.new(2, Chance(2))
    with pytest.raises(BadBot, match="doesn't look ahead"):
        bots.get("five-tribes", "merchant").outlook(state, 10, Chance(1))


def test_a_tile_chosen_in_secret_counts_though_the_next_to_choose_does_not_see_it() -> None:
    swords = ["sword-pink", "sword-blue", "sword-brown", "sword-green"]
    tiles = {0: swords, 1: ["sword-white", "lamp-pink"], 2: ["carpet-pink"]}
    state = play(cave({"1a1": "ring-yellow", "1c4": "ring-pink"}, tiles=tiles, players=3), "take 1a1")
    fifth, harmless = [
        judge_of("ali-baba").judge(state.clone(), [(ALI_BABA.parse(text), [])]).lost
        for text in ("show sword-white", "show lamp-pink")
    ]
    assert fifth > 1
    assert harmless == 0
