"""Lessons over HTTP; nothing is kept: who plays sends all steps so far, each time."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from .... import games, lessons
from ....lessons import Attempt, Task
from ....lessons.attempt import gain_of
from ....protocol.lesson import (
    LessonInfo,
    LessonSteps,
    Solution,
    TaskInfo,
    TaskRefusal,
    TaskState,
    TaskWays,
)
from ....protocol.refusal import Refusal
from ....table.preview import find_ways
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
    state, game = played.state, games.get(task.game)
    decides = state.seat == task.seat and not played.done
    refused = None
    if played.refused is not None:
        refused = TaskRefusal(played.refused, played.rule, played.reason)
    return TaskState(
        view=state.view(task.seat),
        seat=task.seat,
        act=state.seat,
        legal=game.texts(state.legal()) if decides else None,
        story=played.story,
        steps=list(range(played.steps)),
        done=played.done,
        failed=not decides and not played.done,
        refused=refused,
        gain=gain_of(task, played),
        sheet=state.scores()[task.seat],
        points=state.points(task.seat, open=True),
    )


router = Router(path="/api", route_handlers=[all_lessons, begin, play, ways, solution])
