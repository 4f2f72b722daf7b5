"""The four things that taking back never does, each shown over random games with random changes of mind.

At every moment of an evening every seat tries to take back to every ply there is. What the log says, and
nothing that the match says of itself, decides whether it may.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given, settings

from caravanserai.games import Chance, State
from caravanserai.protocol.refusal import Refusal
from caravanserai.table import decode
from caravanserai.table.entry import BackEntry, DoEntry

from ..games.tables import TABLES
from .evening import Evening, Plan, plans

few = settings(max_examples=20)


@dataclass
class Step:
    """A step as the log has it, with the positions before and after."""

    entry: DoEntry
    before: State
    after: State

    @property
    def drew(self) -> bool:
        return bool(self.entry.answers)


@dataclass
class Attempt:
    """A wish to take back that was granted."""

    evening: Evening
    seat: int
    entry: BackEntry
    undone: list[Step]

    def lead_to(self) -> State:
        """The position that it would lead to."""
        match = self.evening.reloaded()
        match.apply(self.entry)
        return match.state


def live_steps(evening: Evening) -> Iterator[list[Step]]:
    """After each thing that happens, all steps that have not been taken back."""
    steps: list[Step] = []
    before = evening.match.state
    for _ in evening.stroll(50):
        entry = decode(evening.log[-1])
        if isinstance(entry, DoEntry):
            steps.append(Step(entry, before, evening.match.state))
        elif isinstance(entry, BackEntry):
            while steps and steps[-1].entry.ply >= entry.to:
                steps.pop()
        before = evening.match.state
        yield steps


def granted(plan: Plan) -> Iterator[Attempt]:
    """All attempts to take back that are granted, by any seat at any moment; of equal ones the last."""
    evening = plan.evening()
    for steps in live_steps(evening):
        attempts: dict[tuple[int, int], Attempt] = {}
        for seat in range(plan.table.players):
            for to in range(evening.match.ply + 1):
                undone = [step for step in steps if step.entry.ply >= to]
                try:
                    entry = evening.match.propose_back(seat, to, evening.at)
                except Refusal:
                    continue
                attempts[seat, len(undone)] = Attempt(evening, seat, entry, undone)
        yield from attempts.values()


def unseen_cards(state: State) -> int:
    """How many cards the seats have drawn that nobody else has seen."""
    return sum(len(pool) for seat in state.to_json()["seats"] for pool in seat.get("unseen", []))


def test_evenings_have_much_to_take_back_and_much_that_must_stay() -> None:
    """The check on the evenings that the other tests rely on."""
    allowed = drawn = secret = passed_on = 0
    for seed in range(6):
        for table in TABLES:
            evening = Plan(table, seed, 20 * seed).evening()
            for steps in live_steps(evening):
                last = steps[-1] if steps and decode(evening.log[-1]).kind == "do" else None
                if last is not None:
                    allowed += evening.match.fixed < evening.match.ply
                    drawn += last.drew and last.after.seat == last.before.seat
                    secret += last.drew and unseen_cards(last.after) > unseen_cards(last.before)
                    passed_on += not last.drew and last.after.seat != last.before.seat
    assert min(allowed, passed_on) > 500
    assert drawn > 50
    assert secret > 10


@few
@given(plans)
def test_nothing_is_taken_back_across_another_seats_action(plan: Plan) -> None:
    for attempt in granted(plan):
        assert {step.entry.seat for step in attempt.undone} == {attempt.seat}


@few
@given(plans)
def test_nothing_is_taken_back_past_a_chance_event(plan: Plan) -> None:
    for attempt in granted(plan):
        assert not any(step.drew for step in attempt.undone)


@few
@given(plans)
def test_nothing_is_taken_back_that_changes_whose_turn_it_is(plan: Plan) -> None:
    for attempt in granted(plan):
        assert attempt.lead_to().seat == attempt.seat == attempt.evening.match.to_act
        assert all(step.before.seat == step.after.seat == attempt.seat for step in attempt.undone)


@few
@given(plans)
def test_nothing_is_taken_back_past_a_revealed_secret(plan: Plan) -> None:
    """Whatever the others may hold, the steps taken back look the same: so they told the seat nothing."""
    chance = Chance(plan.seed)
    for attempt in granted(plan):
        for step in attempt.undone:
            imagined = step.before.resample(attempt.seat, chance)
            imagined.apply(step.entry.action, chance)
            assert imagined.view(attempt.seat) == step.after.view(attempt.seat)


@few
@given(plans)
def test_taking_back_leads_to_the_position_before_the_first_step_undone(plan: Plan) -> None:
    for attempt in granted(plan):
        assert attempt.lead_to() == attempt.undone[0].before


@few
@given(plans)
def test_what_no_rule_of_taking_back_forbids_can_be_taken_back(plan: Plan) -> None:
    """So that the others don't hold just because nothing is ever granted."""
    evening = plan.evening()
    for steps in live_steps(evening):
        entry = decode(evening.log[-1])
        if not isinstance(entry, DoEntry) or evening.match.over or evening.bot_to_act:
            continue
        step = steps[-1]
        same_turn = step.after.seat == entry.seat and evening.game.text(entry.action) != "end"
        if same_turn and not step.drew:
            evening.match.propose_back(evening.act, entry.ply, evening.at)
