"""What contract.md promises of every game, at every table."""

from __future__ import annotations

import copy
import inspect
import pickle
from typing import Any

import pytest

from caravanserai import games
from caravanserai.games import Chance, State

from .tables import TABLES, Table, at_random, canonical, positions, walk

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", games.names())

CALLS = ("legal", "apply", "clone", "playout", "scores", "winners", "to_json", "problems", "view", "resample")
PROPERTIES = ("seat", "over", "step")


def test_all_tables_are_known() -> None:
    assert [str(table) for table in TABLES] == [
        "five-tribes-2",
        "five-tribes-3",
        "five-tribes-4",
        "ali-baba-base-2",
        "ali-baba-base-3",
        "ali-baba-base-4",
        "ali-baba-lamp-2",
        "ali-baba-lamp-3",
        "ali-baba-lamp-4",
        "ali-baba-equal-2",
        "ali-baba-equal-3",
        "ali-baba-equal-4",
        "ali-baba-small-2",
    ]


@every_game
def test_the_example_of_the_contract(name: str) -> None:
    game = games.get(name)
    chance = games.Chance(seed=11)
    state = game.new(players=4, chance=chance)
    while not state.over:
        action = state.legal()[0]
        state.apply(action, chance)
    scores = state.scores()
    assert [set(line) >= {"total"} for line in scores] == [True] * 4
    assert set(state.winners()) <= {0, 1, 2, 3}


@every_table
def test_legal_actions_are_in_a_fixed_order_and_never_run_out(table: Table) -> None:
    for seed in range(10):
        for state, _ in walk(table, seed):
            legal = state.legal()
            assert (legal == []) == state.over
            assert legal == state.legal() == state.clone().legal()
            assert len(set(legal)) == len(legal)
            assert all(type(action) is int and 0 <= action < table.game.size for action in legal)


@every_table
def test_the_seat_is_one_at_the_table_until_the_game_is_over(table: Table) -> None:
    for state, _ in walk(table, 3):
        assert state.players == table.players
        if state.over:
            assert state.seat is None
            assert state.step == "over"
        else:
            assert state.seat in range(table.players)


@every_table
def test_the_lines_of_the_score_sheet_make_the_total(table: Table) -> None:
    for seed in range(10):
        *_, (state, _) = walk(table, seed)
        for line in state.scores():
            assert line["total"] == sum(points for name, points in line.items() if name != "total")


@every_table
def test_nobody_beats_a_winner(table: Table) -> None:
    for seed in range(20):
        *_, (state, _) = walk(table, seed)
        totals = [line["total"] for line in state.scores()]
        winners = state.winners()
        assert winners == sorted(set(winners)) != []
        assert {totals[seat] for seat in winners} == {max(totals)}


@pytest.mark.rule("FT-P9")
@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "five-tribes"], ids=str)
def test_five_tribes_is_won_by_all_with_the_highest_total(table: Table) -> None:
    for seed in range(20):
        *_, (state, _) = walk(table, seed)
        totals = [line["total"] for line in state.scores()]
        assert state.winners() == [seat for seat in range(table.players) if totals[seat] == max(totals)]


@pytest.mark.rule("AB-P2")
@pytest.mark.parametrize("table", [table for table in TABLES if table.name == "ali-baba"], ids=str)
def test_ali_baba_is_won_by_those_with_the_highest_total_and_then_the_fewest_tiles(table: Table) -> None:
    for seed in range(20):
        *_, (state, _) = walk(table, seed)
        standing = [
            (-line["total"], len(seat["tiles"]))
            for line, seat in zip(state.scores(), state.to_json()["seats"], strict=True)
        ]
        assert state.winners() == [seat for seat in range(table.players) if standing[seat] == min(standing)]


@every_table
def test_the_same_seed_sets_up_the_same_game(table: Table) -> None:
    assert table.new(5)[0] == table.new(5)[0]
    assert table.new(5)[0] != table.new(6)[0]


@every_game
@pytest.mark.parametrize("players", [0, 1, 5, -2, 10**30, True, "3", 2.5, 2.0, None])
def test_a_number_of_players_that_no_table_has_is_refused(name: str, players: Any) -> None:
    with pytest.raises((ValueError, TypeError), match="players"):
        games.get(name).new(players, Chance(0))


@every_game
@pytest.mark.parametrize("variant", ["", "Base", "no such", None, 0, ["base"]])
def test_an_unknown_variant_is_refused(name: str, variant: Any) -> None:
    with pytest.raises((ValueError, TypeError), match="variant"):
        games.get(name).new(2, Chance(0), variant)


@every_game
@pytest.mark.parametrize("chance", [None, 7, "chance", object()])
def test_a_game_is_set_up_by_a_chance_and_nothing_else(name: str, chance: Any) -> None:
    with pytest.raises(TypeError, match=r"[Cc]hance"):
        games.get(name).new(2, chance)


@every_game
def test_an_unknown_option_is_named(name: str) -> None:
    with pytest.raises(ValueError, match="'camels'"):
        games.get(name).new(2, Chance(0), camels=99)


@pytest.mark.parametrize("players", [3, 4])
def test_the_smaller_cave_is_for_two(players: int) -> None:
    with pytest.raises(ValueError, match="2 players"):
        games.get("ali-baba").new(players, Chance(0), "small")


def test_both_games_are_found_by_name() -> None:
    assert games.names() == ["five-tribes", "ali-baba"]
    assert [games.get(name).name for name in games.names()] == games.names()


@pytest.mark.parametrize("name", ["", "Five Tribes", "chess", None, 5, ["five-tribes"]])
def test_an_unknown_game_is_refused_with_the_names_there_are(name: Any) -> None:
    with pytest.raises(ValueError, match="five-tribes, ali-baba"):
        games.get(name)


def test_games_tell_which_build_is_in_use() -> None:
    assert games.compiled() is not games.chance.__file__.endswith(".py")


@every_game
def test_every_name_of_the_contract_has_a_docstring(name: str) -> None:
    game = games.get(name)
    state = game.new(2, Chance(0))
    for owner, names in (
        (type(state), CALLS + PROPERTIES),
        (type(game), ("new", "text", "parse", "from_json", "record", "replay")),
        (games, tuple(set(games.__all__) - {"Json"})),
    ):
        silent = [each for each in names if not inspect.getdoc(getattr(owner, each))]
        assert silent == []


@every_table
def test_a_copy_goes_its_own_way(table: Table) -> None:
    for number, state in enumerate(positions(table, 8, every=9)):
        before = canonical(state.to_json())
        copies = [state.clone() for _ in range(3)]
        for other, branch in enumerate(copies):
            branch.playout(Chance(100 * number + other))
            assert canonical(state.to_json()) == before
        assert {canonical(branch.clone().to_json()) for branch in copies[:1]} == {
            canonical(copies[0].to_json())
        }


@every_table
def test_the_original_leaves_its_copies_alone(table: Table) -> None:
    kept: list[tuple[State, str]] = []
    for state, _ in walk(table, 9):
        kept.append((state.clone(), canonical(state.to_json())))
    for copied, position in kept:
        assert canonical(copied.to_json()) == position


@every_table
@pytest.mark.parametrize(
    "duplicate", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))]
)
def test_states_can_be_copied_and_pickled(table: Table, duplicate: Any) -> None:
    for state in positions(table, 10, every=20):
        before = canonical(state.to_json())
        twin = duplicate(state)
        assert type(twin) is type(state)
        assert twin == state
        twin.playout(Chance(1))
        assert canonical(state.to_json()) == before


@every_table
def test_states_are_equal_just_when_their_positions_are(table: Table) -> None:
    state, chance = table.new(12)
    twin = state.clone()
    assert state == twin
    twin.apply(at_random(table.game, twin, chance), chance)
    assert state != twin
    other: object = state.to_json()
    assert state != other


@every_table
def test_states_change_and_so_have_no_hash(table: Table) -> None:
    with pytest.raises(TypeError):
        hash(table.new(0)[0])


@every_table
def test_a_playout_ends_the_game_and_counts_its_actions(table: Table) -> None:
    state, chance = table.new(13)
    assert state.playout(chance) > 0
    assert state.over
    assert state.playout(chance) == 0


@every_game
@pytest.mark.parametrize("chance", [None, 3, object()])
def test_chance_is_asked_for_by_type(name: str, chance: Any) -> None:
    state = games.get(name).new(2, Chance(4))
    before = state.to_json()
    for act in (state.playout, lambda wrong: state.resample(None, wrong)):
        with pytest.raises(TypeError):
            act(chance)
    assert state.to_json() == before


@every_game
@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, "0", 0.0])
def test_a_seat_that_is_not_at_the_table_sees_nothing(name: str, seat: Any) -> None:
    state = games.get(name).new(2, Chance(4))
    with pytest.raises(ValueError, match="seat"):
        state.view(seat)
    with pytest.raises(ValueError, match="seat"):
        state.resample(seat, Chance(0))


@pytest.mark.parametrize("seed", [None, True, "7", 1.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(TypeError, match="seed"):
        Chance(seed)


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert [Chance(seed).below(1000) for _ in range(3)] == [
        Chance(seed % 2**64).below(1000) for _ in range(3)
    ]
