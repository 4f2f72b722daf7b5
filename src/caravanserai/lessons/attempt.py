"""Playing at a task: all that was done so far, told anew each time; nothing is kept in between."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .. import games
from ..games import BadNotation, Chance, Game, IllegalAction, State
from .lesson import Task

Json = dict[str, Any]

SEED = 1
"""Of chance, where a task doesn't say what it answers."""
MOST_STEPS = 200


class Played(msgspec.Struct):
    """How a task stands."""

    state: State
    story: list[Json]
    """All that was done, and what the rivals answered, as the learner's seat may know it."""
    steps: int = 0
    """How many of the actions were carried out."""
    done: bool = False
    """Whether the goal is reached."""
    refused: str | None = None
    """Why the next action was not carried out."""
    rule: str | None = None
    """The clause that forbids it."""
    reason: str = ""
    """The id of the reason, by which its translations are found."""


def play(task: Task, actions: Iterable[str]) -> Played:
    """Do these actions, as far as they are allowed."""
    game = games.get(task.game)
    played = Played(task.state.clone(), [])
    rivals = list(task.rivals)
    for text in list(actions)[:MOST_STEPS]:
        if played.state.seat != task.seat:
            break
        try:
            step(game, task, played, text)
        except IllegalAction as refusal:
            played.refused, played.rule, played.reason = refusal.message, refusal.rule, refusal.id
            break
        except BadNotation as problem:
            played.refused = str(problem)
            break
        played.steps += 1
        while rivals and played.state.seat not in (task.seat, None):
            step(game, task, played, rivals.pop(0))
        played.done = is_reached(task, played)
        if played.done:
            break
    return played


def step(game: Game, task: Task, played: Played, text: str) -> None:
    """Carry out one action of whoever is to decide."""
    action = game.parse(text)
    answers = task.chance.get(game.text(action))
    chance = Chance(SEED)
    if answers is not None:
        chance.follow([game.parse_answer(name) for name in answers])
    after = played.state.clone()
    after.apply(action, chance)
    played.story += game.tell(after, task.seat)
    played.state = after


def is_reached(task: Task, played: Played) -> bool:
    """Whether the story tells all that the goal asks for."""
    if task.gain is not None and gain_of(task, played) < task.gain:
        return False
    return all(any(fits(line, wanted, task.seat) for line in played.story) for wanted in task.goal)


def fits(line: Json, wanted: Json, seat: int) -> bool:
    """Whether an entry of the story is one that the goal asks for."""
    if line["seat"] not in (seat, None):
        return False
    for field, value in wanted.items():
        if field.endswith("_min"):
            if number_of(line.get(field.removesuffix("_min"), 0)) < value:
                return False
        elif line.get(field) != value:
            return False
    return True


def number_of(told: Any) -> int:
    """A number, or of how many things an entry tells."""
    return told if isinstance(told, int) else len(told)


def gain_of(task: Task, played: Played) -> int:
    """The points that the learner's seat has gained."""
    return points(played.state, task.seat) - points(task.state, task.seat)


def points(state: State, seat: int) -> int:
    """What the seat's score sheet says."""
    return state.scores()[seat]["total"]
