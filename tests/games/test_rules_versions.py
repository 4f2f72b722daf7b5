"""Games outlive a change of rules: each is played on under the version it began with."""

from __future__ import annotations

import json
import pickle

import pytest

from caravanserai import games
from caravanserai.games import BadPosition, BadRecord, Chance, IllegalAction, UnknownRules

from .tables import OLDER_TABLES, TABLES, Table, lively, walk

every_game = pytest.mark.parametrize("name", games.names())
every_older_table = pytest.mark.parametrize("table", OLDER_TABLES, ids=str)


@every_game
def test_a_new_game_is_played_under_todays_rules_and_its_position_says_so(name: str) -> None:
    game = games.get(name)
    state = game.new(2, Chance(1))
    assert state.rules == game.rules_version == 2
    assert state.to_json()["rules"] == 2
    assert state.view(0)["rules"] == state.view(None)["rules"] == 2


@every_game
def test_a_position_that_does_not_say_its_version_is_of_version_1(name: str) -> None:
    game = games.get(name)
    position = game.new(2, Chance(1)).to_json()
    del position["rules"]
    assert game.from_json(position).rules == 1


@every_older_table
def test_a_game_of_an_older_version_stays_one_however_it_is_copied(table: Table) -> None:
    for number, (state, chance) in enumerate(walk(table, 3, lively)):
        assert state.rules == table.rules
        if number % 20 == 0:
            copies = [
                state.clone(),
                table.game.from_json(json.loads(json.dumps(state.to_json()))),
                state.resample(0, chance),
                pickle.loads(pickle.dumps(state)),
            ]
            assert [copy.rules for copy in copies] == [table.rules] * len(copies)


def test_version_1_never_asks_before_the_tile_acts_and_version_2_does() -> None:
    for players in (2, 3, 4):
        steps = {
            rules: {
                state.step
                for seed in range(12)
                for state, _ in walk(Table("five-tribes", "base", players, rules), seed, lively)
            }
            for rules in (1, 2)
        }
        assert steps[2] - steps[1] == {"before-tile"}


def test_version_1_asks_for_a_ban_in_the_very_last_turn_and_version_2_does_not() -> None:
    last_bans = dict.fromkeys((1, 2), 0)
    for rules in last_bans:
        for seed in range(60):
            for state, _ in walk(Table("ali-baba", "base", 2, rules), seed):
                position = state.to_json()
                last = position["turns_left"] == 1 or not position["cave"]
                last_bans[rules] += state.step == "ban" and last
    assert last_bans[1] > 0
    assert last_bans[2] == 0


@pytest.mark.parametrize("table", TABLES + OLDER_TABLES, ids=str)
def test_a_record_says_its_version_and_is_replayed_under_it(table: Table) -> None:
    state, chance = table.new(5)
    setup, steps = state.clone(), []
    while not state.over:
        steps.append(table.game.step(state, lively(table.game, state, chance), chance))
    record = json.loads(json.dumps(table.game.record(setup, steps)))
    assert record["rules"] == state.rules
    *_, last = table.game.replay(record)
    assert last == state


@every_game
def test_a_record_whose_set_up_position_is_of_another_version_is_refused(name: str) -> None:
    game = games.get(name)
    record = game.record(game.new(2, Chance(1)), [])
    with pytest.raises(BadRecord) as refused:
        list(game.replay({**record, "rules": 1}))
    assert refused.value.field == "setup.rules"


@every_game
@pytest.mark.parametrize("version", [3, 99])
def test_a_version_that_is_not_known_is_refused_in_words(name: str, version: int) -> None:
    game = games.get(name)
    state = game.new(2, Chance(1))
    position = {**state.to_json(), "rules": version}
    words = f"of {game.title} versions 1 to 2 can be played here, not version {version}"
    for read in (
        lambda: game.from_json(position),
        lambda: list(game.replay({**game.record(state, []), "rules": version})),
        lambda: game.new(2, Chance(1), rules=version),
    ):
        with pytest.raises(UnknownRules) as refused:
            read()
        assert isinstance(refused.value, BadPosition)
        assert isinstance(refused.value, BadRecord)
        assert (refused.value.field, refused.value.message) == ("rules", words)
        assert (refused.value.version, refused.value.oldest, refused.value.newest) == (version, 1, 2)
        assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


@every_game
@pytest.mark.parametrize("version", [0, -1, True, "2", None, 1.0, [2]])
def test_what_is_no_version_at_all_is_refused_by_its_field(name: str, version: object) -> None:
    game = games.get(name)
    state = game.new(2, Chance(1))
    with pytest.raises(BadPosition) as refused:
        game.from_json({**state.to_json(), "rules": version})
    assert refused.value.field == "rules"
    with pytest.raises(BadRecord) as in_record:
        list(game.replay({**game.record(state, []), "rules": version}))
    assert in_record.value.field == "rules"


def test_a_step_of_version_2_is_not_legal_in_a_game_of_version_1() -> None:
    game = games.get("five-tribes")
    asked = next(
        state.clone()
        for seed in range(50)
        for state, _ in walk(Table("five-tribes", "base", 2), seed, lively)
        if state.step == "before-tile"
    )
    with pytest.raises(BadPosition, match="version 1"):
        game.from_json({**asked.to_json(), "rules": 1})
    with pytest.raises(IllegalAction):
        game.new(2, Chance(1), rules=1).apply(game.parse("pass"), Chance(1))
