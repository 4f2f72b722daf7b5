"""One game between bots."""

from __future__ import annotations

import json

import pytest

from caravanserai import games
from caravanserai.arena import GameResult, RunSettings, command, play
from caravanserai.games import Chance

from .made_up import result


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("players", [2, 3])
def test_the_record_replays_to_the_scores_of_the_result(game: str, players: int) -> None:
    played = play(game, ["random"] * players, seed=5)
    *_, last = games.get(game).replay(played.record)
    assert last.over
    assert played.result.points == tuple(sheet["total"] for sheet in last.scores())
    assert played.result.winners == tuple(last.winners())


def test_the_same_deal_is_laid_out_whoever_sits_down_to_it() -> None:
    first = play("ali-baba", ["novice", "random"], seed=5, variant="small")
    second = play("ali-baba", ["random", "novice"], seed=5, variant="small")
    assert first.record["setup"] == second.record["setup"]
    assert first.record["seats"] == ["novice", "random"]
    assert second.record["seats"] == ["random", "novice"]


def test_the_same_deal_and_line_up_is_the_same_game() -> None:
    assert (
        play("ali-baba", ["novice", "random"], seed=5, variant="small").record
        == play("ali-baba", ["novice", "random"], seed=5, variant="small").record
    )


def test_another_deal_is_another_game() -> None:
    assert play("ali-baba", ["random"] * 2, seed=5).record != play("ali-baba", ["random"] * 2, seed=6).record


def test_each_seat_is_told_how_often_and_how_long_it_thought() -> None:
    played = play("ali-baba", ["random", "random"], seed=5)
    for seat, thinking in enumerate(played.result.thinking):
        steps = [line for line in played.record["steps"] if line["seat"] == seat]
        assert 0 < thinking.decisions <= len(steps)
        assert 0 <= thinking.longest <= thinking.seconds


def test_a_result_survives_json() -> None:
    ended = result(("vizier", "merchant"), [90, 90], [0, 1], seed=7)
    assert GameResult.from_json(json.loads(json.dumps(ended.to_json()))) == ended


def test_a_win_is_shared_by_all_who_tie_for_it() -> None:
    tied = result(("a", "b", "c"), [9, 7, 9], [0, 2])
    assert [tied.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_a_game_can_begin_with_any_position() -> None:
    rules, chance = games.get("ali-baba"), Chance(3)
    state = rules.new(2, chance, "small")
    for _ in range(6):
        state.apply(state.legal()[0], chance)
    played = play("ali-baba", ["novice", "random"], seed=5, start=state.code())
    assert rules.from_json(played.record["setup"]) == state
    *_, last = rules.replay(played.record)
    assert last.over


def test_a_run_from_a_position_has_its_seats_and_its_variant_and_says_so() -> None:
    state = games.get("ali-baba").new(2, Chance(3), "small")
    settings = RunSettings.make("ali-baba", ["novice", "random"], games=4, start=state.code())
    assert (settings.players, settings.variant, settings.identity()["from"]) == (2, "small", state.code())
    assert f"--from {state.code()}" in command(settings)
