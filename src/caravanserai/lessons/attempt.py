"""Playing at a task: all that was done so far, told anew each time; nothing is kept in between."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from functools import partial

from .. import games
from ..games import Chance, Game, Json, State
from .lesson import Task
from .tried import SEED, Tried

MOST_STEPS = 200


class Attempt(Tried):
    """How a task stands; the story tells what the rivals answered, too."""

    done: bool = False
    """Whether the goal is reached."""


def play(task: Task, actions: Iterable[str]) -> Attempt:
    """Do these actions, as far as they are allowed."""
    game = games.get(task.game)
    attempt = Attempt(task.state.clone(), [])
    rivals = list(task.rivals)
    for text in list(actions)[:MOST_STEPS]:
        if attempt.state.seat != task.seat:
            break
        if not attempt.carries_out(text, partial(step, game, task, attempt)):
            break
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
