"""Whatever is not legal is refused: the clause that forbids it is named, and nothing has changed."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from caravanserai import games, rulebook
from caravanserai.games import Chance, IllegalAction, Json, State

from .tables import TABLES, Table, canonical, one_of_each_step, positions, walk

every_table = pytest.mark.parametrize("table", TABLES, ids=str)

NO_ACTIONS = [
    -1,
    2**31,
    2**63,
    2**64,
    10**30,
    -(10**30),
    True,
    False,
    1.0,
    float("nan"),
    "x",
    "bid 5",
    None,
    [],
    {},
    object(),
]
PREFIX = {"five-tribes": "FT-", "ali-baba": "AB-"}
CLAUSES = set(rulebook.clauses())


def refuse(table: Table, state: State, action: Any, before: Json) -> IllegalAction:
    """Try an action that must be refused; return the refusal after a look at its form."""
    chance = Chance(77)
    with pytest.raises(IllegalAction) as caught:
        state.apply(action, chance)
    refusal = caught.value
    assert state.to_json() == before, f"{action!r} was refused, but changed something"
    assert chance.below(2**31 - 1) == Chance(77).below(2**31 - 1), "chance was asked for a refused action"
    assert refusal.rule in CLAUSES
    assert refusal.rule.startswith(PREFIX[table.name])
    assert refusal.message
    assert refusal.message[0].islower() or refusal.message.startswith(("Boaz", "Iblis"))
    assert not refusal.message.endswith(".")
    assert str(refusal) == f"not allowed: {refusal.message} ({refusal.rule})"
    return refusal


def refuse_all_but_legal(table: Table, state: State) -> None:
    legal, before = set(state.legal()), state.to_json()
    for action in range(table.game.size):
        if action not in legal:
            refuse(table, state, action, before)


@every_table
def test_every_action_that_is_not_legal_is_refused_along_a_game(table: Table) -> None:
    for state in positions(table, 21, every=29 if table.name == "five-tribes" else 9):
        refuse_all_but_legal(table, state)


@every_table
def test_every_action_that_is_not_legal_is_refused_at_each_step(table: Table) -> None:
    for state in one_of_each_step(table).values():
        refuse_all_but_legal(table, state)


@every_table
def test_what_is_no_action_at_all_is_refused(table: Table) -> None:
    for state in one_of_each_step(table).values():
        for thing in [*NO_ACTIONS, table.game.size]:
            refuse(table, state, thing, state.to_json())


@every_table
def test_a_legal_action_without_a_chance_is_not_carried_out(table: Table) -> None:
    for state in positions(table, 22, every=40):
        before = canonical(state.to_json())
        for action in state.legal()[:1]:
            for wrong in (None, 5, "chance", object(), state):
                with pytest.raises(TypeError, match=r"[Cc]hance"):
                    state.apply(action, wrong)  # type: ignore[arg-type]
        assert canonical(state.to_json()) == before


@every_table
def test_nothing_is_legal_once_the_game_is_over(table: Table) -> None:
    *_, (state, _) = walk(table, 23)
    assert state.legal() == []
    rules = {refuse(table, state, action, state.to_json()).rule for action in range(table.game.size)}
    assert rules == {PREFIX[table.name] + "Z1"}


@every_table
def test_the_legal_actions_and_only_they_are_carried_out(table: Table) -> None:
    for state in positions(table, 24, every=37):
        carried_out = []
        for action in range(table.game.size):
            branch = state.clone()
            try:
                branch.apply(action, Chance(5))
            except IllegalAction:
                continue
            carried_out.append(action)
        assert carried_out == sorted(state.legal())


@pytest.mark.parametrize("name", games.names())
def test_a_refusal_is_a_value_error_that_can_be_pickled(name: str) -> None:
    table = next(table for table in TABLES if table.name == name)
    state, _ = table.new(1)
    refusal = refuse(table, state, -1, state.to_json())
    twin = pickle.loads(pickle.dumps(refusal))
    assert isinstance(refusal, ValueError)
    assert (twin.rule, twin.message) == (refusal.rule, refusal.message)
