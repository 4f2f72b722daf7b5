"""Playing at a task: all that was done so far, told anew each time; nothing is kept in between."""

from __future__ import annotations

from collections.abc import Iterable, Sized

import msgspec

from .. import games
from ..games import BadNotation, Chance, Game, IllegalAction, Json, State
from .lesson import Task

SEED = 1
"""Of chance, where a task doesn't say what it answers."""
MOST_STEPS = 200


class Attempt(msgspec.Struct):
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


def play(task: Task, actions: Iterable[str]) -> Attempt:
    """Do these actions, as far as they are allowed."""
    game = games.get(task.game)
    attempt = Attempt(task.state.clone(), [])
    rivals = list(task.rivals)
    for text in list(actions)[:MOST_STEPS]:
        if attempt.state.seat != task.seat:
            break
        try:
            step(game, task, attempt, text)
        except IllegalAction as refusal:
            attempt.refused, attempt.rule, attempt.reason = refusal.message, refusal.rule, refusal.id
            break
        except BadNotation as problem:
            attempt.refused = str(problem)
            break
        attempt.steps += 1
        while rivals and attempt.state.seat not in (task.seat, None):
            step(game, task, attempt, rivals.pop(0))
        attempt.done = is_reached(task, attempt)
        if attempt.done:
            break
    return attempt


def step(game: Game, task: Task, attempt: Attempt, text: str) -> None:
    """Carry out one action of whoever is to decide."""
    action = game.parse(text)
    answers = task.chance.get(game.text(action))
    chance = Chance(SEED)
    if answers is not None:
        chance.follow([game.parse_answer(name) for name in answers])
    after = attempt.state.clone()
    after.apply(action, chance)
    attempt.story += game.tell(after, task.seat)
    attempt.state = after


def is_reached(task: Task, attempt: Attempt) -> bool:
    """Whether the story tells all that the goal asks for."""
    if task.gain is not None and gain_of(task, attempt) < task.gain:
        return False
    return all(any(fits(line, wanted, task.seat) for line in attempt.story) for wanted in task.goal)


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


def number_of(told: int | Sized) -> int:
    """A number, or of how many things an entry tells."""
    return told if isinstance(told, int) else len(told)


def gain_of(task: Task, attempt: Attempt) -> int:
    """The points that the learner's seat has gained."""
    return points(attempt.state, task.seat) - points(task.state, task.seat)


def points(state: State, seat: int) -> int:
    """What the seat's score sheet says."""
    return state.scores()[seat]["total"]
