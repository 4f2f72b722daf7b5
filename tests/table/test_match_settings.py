"""What can be agreed on before a match begins, and what can't."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from caravanserai import games
from caravanserai.protocol.clock_settings import LiveClock, SlowClock
from caravanserai.table import Match, MatchSettings, check

from ..games.tables import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_can_be_agreed_on(table: Table) -> None:
    check(MatchSettings(table.name, table.players, table.variant))


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        (MatchSettings("chess"), "no game is called 'chess'"),
        (MatchSettings("five-tribes", 5), "Five Tribes is for 2 or 3 or 4 players, not 5"),
        (
            MatchSettings("five-tribes", 2, "lamp"),
            "no variant of Five Tribes is called 'lamp'; there are base",
        ),
        (MatchSettings("ali-baba", 3, "small"), "the smaller cave is for 2 players"),
        (MatchSettings("ali-baba", 2, options={"first": 4}), "the first seat is one from 0 to 1"),
        (MatchSettings("ali-baba", 2, options={"moon": 4}), "no option 'moon'"),
        (MatchSettings("ali-baba", 2, options={"players": 3}), "settings of their own"),
        (MatchSettings("ali-baba", clock=LiveClock(1, 0)), "a turn takes 5 to 3600 seconds, not 1"),
        (MatchSettings("ali-baba", clock=LiveClock(30, -1)), "a reserve is of 0 to 36000 seconds, not -1"),
        (MatchSettings("ali-baba", clock=SlowClock(31)), "a slow turn takes 1 to 30 days, not 31"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_can_not_be_played_is_refused_with_what_could(setting: MatchSettings, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        check(setting)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "none"},
        {"kind": "live", "turn_seconds": 30, "reserve_seconds": 60},
        {"kind": "slow", "days": 2},
    ],
)
def test_a_setting_goes_through_json_unchanged(clock: dict[str, Any]) -> None:
    setting = msgspec.convert({"game": "ali-baba", "players": 3, "clock": clock}, MatchSettings)
    assert msgspec.to_builtins(setting)["clock"] == clock
    assert msgspec.json.decode(msgspec.json.encode(setting), type=MatchSettings) == setting


def test_an_unknown_field_of_a_setting_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="moon"):
        msgspec.convert({"game": "ali-baba", "moon": "full"}, MatchSettings)


def test_a_match_begins_at_a_position() -> None:
    game, chance = games.get("five-tribes"), games.Chance(4)
    state = game.new(3, chance)
    for _ in range(20):
        state.apply(state.legal()[0], chance)
    setting = MatchSettings("five-tribes", players=3, start=state.to_json())
    check(setting)
    kept = msgspec.json.decode(msgspec.json.encode(setting), type=MatchSettings)
    match = Match.from_log(kept, [Match.begin(kept, 0, chance)])
    assert match.state == state
    assert match.to_act == state.seat
    assert match.record()["setup"] == state.to_json()


def test_a_match_does_not_begin_where_there_is_nothing_to_play() -> None:
    game, chance = games.get("ali-baba"), games.Chance(4)
    state = game.new(2, chance)
    with pytest.raises(ValueError, match="for 2 players, not 3"):
        check(MatchSettings("ali-baba", players=3, start=state.to_json()))
    state.playout(chance)
    with pytest.raises(ValueError, match="the game is over"):
        check(MatchSettings("ali-baba", players=2, start=state.to_json()))
    with pytest.raises(ValueError, match="bad position"):
        check(MatchSettings("ali-baba", players=2, start={}))
