"""How far a seat can go back: the undo limit.

The turn under way is tentative. A step is settled, and all steps before it with it, as soon as chance
answered something in it, or it is another seat's decision, or its seat says that the turn is over, or the
game ends; likewise when somebody else begins to play the seat, for what a person has done a bot doesn't
take back, nor the other way round. Until then only the seat that plays its steps sees them, and may take
them back; but not without end, for each time makes the log longer.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..games import Chance, Game, State
from ..protocol.refusal import Refusal
from .entry import BackEntry, ChangeOfPlayer, DoEntry, PauseEntry
from .snapshot import Snapshot

MOST_TAKEN_BACK = 100
"""How often steps may be taken back until one is settled."""
MOST_RETURNED = 20
"""How often seats may be taken back from bots until a step is settled."""


def ends_turn(game: Game, entry: DoEntry, after: State) -> bool:
    """Whether a step that led to `after` is the last of its seat's turn."""
    return after.seat != entry.seat or game.ends_turn(entry.action)


def settles_step(entry: DoEntry, turn_over: bool) -> bool:
    """Whether a step can't be taken back, nor those before it: chance had a say, or the turn is over."""
    return turn_over or bool(entry.answers)


def settles_steps(entry: ChangeOfPlayer, before: Snapshot, over: bool) -> bool:
    """Whether a change of player settles the steps of the turn under way."""
    return over or (entry.seat == before.to_act and not isinstance(entry, PauseEntry))


def check_taking_back(now: Snapshot, to: int) -> None:
    """Refuse to take back from ply `to` on what is settled, or what never was."""
    if not now.steps:
        raise Refusal.of("settled", "nothing-to-take-back")
    if to < now.fixed:
        raise Refusal.of("settled", "settled-before", fixed=now.fixed)
    if to > now.steps[-1].ply:
        raise Refusal.of("settled", "no-step-so-late", last=now.steps[-1].ply)
    if now.taken_back >= MOST_TAKEN_BACK:
        raise Refusal.of("settled", "taken-back-too-often")


def check_returning(now: Snapshot) -> None:
    """Refuse to give a seat back that has gone back and forth too often."""
    if now.returned >= MOST_RETURNED:
        raise Refusal.of("not-allowed", "returned-too-often")


def after_taking_back(before: Snapshot, entry: BackEntry) -> Snapshot:
    """How it stands after the steps from a ply on were taken back; ValueError if they can't be."""
    steps = tuple(step for step in before.steps if step.ply < entry.to)
    if len(steps) == len(before.steps) or entry.to < before.fixed:
        raise ValueError(f"there is nothing to take back to ply {entry.to}")
    state = before.settled
    if steps:
        state, nothing = state.clone(), Chance.from_script([])
        for step in steps:
            state.apply(step.action, nothing)
    return replace(
        before,
        ply=entry.ply + 1,
        at=max(entry.at, before.at),
        state=state,
        steps=steps,
        taken_back=before.taken_back + 1,
    )
