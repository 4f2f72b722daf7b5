"""Lessons over HTTP; nothing is kept: who plays sends all steps so far, each time."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from .... import games, lessons
from ....lessons import Attempt, Task
from ....protocol.lesson import (
    LessonInfo,
    LessonSteps,
    Solution,
    TaskInfo,
    TaskState,
    TaskWays,
)
from ....protocol.refusal import Refusal
from ....table.preview import find_ways
from ..trials import trial_told
from . import ERRORS

Name = FromPath[str]
TASK = "/lessons/{game:str}/{lesson:str}/{task:str}"


@get("/lessons", responses=ERRORS, tags=["lessons"])
async def all_lessons() -> list[LessonInfo]:
    """The lessons, in the order in which one learns."""
    return [
        LessonInfo(
            id=f"{lesson.game}/{lesson.name}",
            game=lesson.game,
            words=lesson.words,
            tasks=[TaskInfo(task.id, task.words) for task in lesson.tasks],
        )
        for lesson in lessons.all_lessons()
    ]


@get(TASK, responses=ERRORS, tags=["lessons"])
async def begin(game: Name, lesson: Name, task: Name) -> TaskState:
    """A task, with nothing done yet."""
    wanted = the_task(game, lesson, task)
    return tell(wanted, lessons.play(wanted, []))


@post(TASK, status_code=200, responses=ERRORS, tags=["lessons"])
async def play(game: Name, lesson: Name, task: Name, data: JSONBody[LessonSteps]) -> TaskState:
    """A task after these steps; where one is refused, up to there."""
    wanted = the_task(game, lesson, task)
    return tell(wanted, lessons.play(wanted, data.do))


@post(f"{TASK}/ways", status_code=200, responses=ERRORS, tags=["lessons"])
async def ways(game: Name, lesson: Name, task: Name, data: JSONBody[LessonSteps]) -> TaskWays:
    """The ways on after these steps, as at a table."""
    wanted = the_task(game, lesson, task)
    played = lessons.play(wanted, data.do)
    if played.state.seat != wanted.seat:
        return TaskWays([])
    try:
        return TaskWays(find_ways(games.get(game), played.state, wanted.seat, []))
    except Refusal as refusal:
        raise Refusal.of("bad-request", "unsolvable-steps", problem=refusal.message) from None


@get(f"{TASK}/solution", responses=ERRORS, tags=["lessons"])
async def solution(game: Name, lesson: Name, task: Name) -> Solution:
    """One way to solve a task."""
    return Solution(the_task(game, lesson, task).solution)


def the_task(game: str, lesson: str, task: str) -> Task:
    """The task of that name; Refusal if there is none."""
    found = lessons.find(game, lesson, task)
    if found is None:
        raise Refusal.of("no-such-task", "no-such-task")
    return found


def tell(task: Task, played: Attempt) -> TaskState:
    """How a task stands, as it is told."""
    decides = played.state.seat == task.seat and not played.done
    return TaskState(
        **trial_told(games.get(task.game), task.state, played, task.seat, decides),
        done=played.done,
        failed=not decides and not played.done,
    )


router = Router(path="/api", route_handlers=[all_lessons, begin, play, ways, solution])
