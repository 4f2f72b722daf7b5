"""A state machine for hypothesis: all that can be done with a game, in any order, at any table of it."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from caravanserai.games import Chance, IllegalAction, Json, State

from .tables import TABLES, Table, lively

STEADY = settings(max_examples=40, stateful_step_count=40, derandomize=True, deadline=None, database=None)

seeds = st.integers(0, 2**64 - 1)


class GameMachine(RuleBasedStateMachine):
    """Plays one game on, while a record is kept and copies go their own ways."""

    name: ClassVar[str]
    table: Table
    state: State
    chance: Chance
    setup: State
    steps: list[Json]
    seen: list[Json]

    @initialize(data=st.data(), seed=seeds)
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        self.table = data.draw(st.sampled_from([table for table in TABLES if table.name == self.name]))
        self.state, self.chance = self.table.new(seed)
        self.start_record()

    def start_record(self) -> None:
        self.setup = self.state.clone()
        self.steps = []
        self.seen = [self.state.to_json()]

    def is_under_way(self) -> bool:
        return not self.state.over

    def play(self, action: int) -> None:
        self.steps.append(self.table.game.step(self.state, action, self.chance))
        self.seen.append(self.state.to_json())

    @precondition(is_under_way)
    @rule(data=st.data())
    def play_a_legal_action(self, data: st.DataObject) -> None:
        self.play(data.draw(st.sampled_from(self.state.legal())))

    @precondition(is_under_way)
    @rule(number=st.integers(1, 30))
    def play_a_while(self, number: int) -> None:
        while number > 0 and not self.state.over:
            self.play(lively(self.table.game, self.state, self.chance))
            number -= 1

    @rule(data=st.data())
    def try_an_illegal_action(self, data: st.DataObject) -> None:
        legal = self.state.legal()
        illegal = st.integers(0, self.table.game.size - 1).filter(lambda action: action not in legal)
        action: Any = data.draw(
            illegal | st.sampled_from([-1, self.table.game.size, 10**30, None, "pass", True])
        )
        with pytest.raises(IllegalAction):
            self.state.apply(action, self.chance)
        assert self.state.to_json() == self.seen[-1]

    @rule(seed=seeds)
    def let_a_copy_finish(self, seed: int) -> None:
        branch = self.state.clone()
        assert branch == self.state
        branch.playout(Chance(seed))
        assert branch.over
        assert branch.problems() == []
        assert branch.winners()
        assert self.state.to_json() == self.seen[-1]

    @precondition(is_under_way)
    @rule(seed=seeds)
    def go_on_with_a_copy(self, seed: int) -> None:
        left = self.state
        self.state = left.clone()
        self.play(lively(self.table.game, self.state, Chance(seed)))
        assert left.to_json() == self.seen[-2]

    @rule()
    def put_away_and_take_out_again(self) -> None:
        legal = self.state.legal()
        self.state = self.table.game.from_json(json.loads(json.dumps(self.state.to_json())))
        assert self.state.to_json() == self.seen[-1]
        assert self.state.legal() == legal

    @rule(data=st.data(), seed=seeds)
    def imagine(self, data: st.DataObject, seed: int) -> None:
        seat = data.draw(st.sampled_from([*range(self.table.players), None]))
        imagined = self.state.resample(seat, Chance(seed))
        assert imagined.view(seat) == self.state.view(seat)
        assert imagined.problems() == []
        imagined.playout(Chance(seed))
        assert self.state.to_json() == self.seen[-1]

    @rule()
    def replay_the_record(self) -> None:
        record = json.loads(json.dumps(self.table.game.record(self.setup, self.steps)))
        assert [state.to_json() for state in self.table.game.replay(record)] == self.seen
        self.start_record()

    @invariant()
    def nothing_is_amiss(self) -> None:
        assert self.state.problems() == []
        assert (self.state.legal() == []) == self.state.over == (self.state.seat is None)
