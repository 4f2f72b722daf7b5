"""What a lesson is, and reading one from its file.

Each lesson is a TOML file; `five-tribes/moving.toml` shows all of it. Its texts are in the locales: the words
of a task have its id, as in `learn-five-tribes-moving-1`, and what is said once it is solved ends in `-done`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

import msgspec

from .. import games
from ..games import BadNotation, BadPosition, Json, State

FOLDER = Path(__file__).parent


class BadLesson(ValueError):
    """A lesson that can't be read; the message says where and why."""


class Task(msgspec.Struct, frozen=True):
    """One position, and what is to be done there."""

    game: str
    lesson: str
    id: str
    state: State
    seat: int
    goal: list[Json]
    """Entries that the story must have, of this seat; one that ends in `_min` asks for at least so many."""
    gain: int | None
    """Points that must be gained."""
    solution: list[str]
    chance: dict[str, list[str]]
    """What chance answers to an action."""
    rivals: list[str]
    """What the rivals do when it is theirs to decide."""

    @property
    def words(self) -> str:
        """The id of its text."""
        return f"learn-{self.game}-{self.lesson}-{self.id}"


class Lesson(msgspec.Struct, frozen=True):
    """Some tasks about one thing."""

    game: str
    name: str
    place: int
    """Where it comes in the order of the lessons."""
    tasks: list[Task]

    @property
    def words(self) -> str:
        """The id of its title."""
        return f"learn-{self.game}-{self.name}-title"


class _Task(msgspec.Struct, forbid_unknown_fields=True):
    position: Json
    solution: list[str]
    goal: list[Json] = []
    gain: int | None = None
    chance: dict[str, list[str]] = {}
    rivals: list[str] = []


class _Lesson(msgspec.Struct, forbid_unknown_fields=True):
    place: int
    tasks: list[_Task]


@cache
def all_lessons() -> list[Lesson]:
    """All lessons, game by game, in the order in which one learns them."""
    found = [read(path) for name in games.names() for path in sorted((FOLDER / name).glob("*.toml"))]
    return sorted(found, key=lambda lesson: (games.names().index(lesson.game), lesson.place))


def find(game: str, lesson: str, task: str) -> Task | None:
    """The task of that name; None if there is none."""
    for one in all_lessons():
        if (one.game, one.name) == (game, lesson):
            return next((each for each in one.tasks if each.id == task), None)
    return None


def read(path: Path) -> Lesson:
    """The lesson in a file; BadLesson says what is wrong with it."""
    game, name = path.parent.name, path.stem
    try:
        written = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _Lesson)
        tasks = [make(game, name, number, task) for number, task in enumerate(written.tasks, 1)]
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, BadPosition, BadNotation) as problem:
        raise BadLesson(f"{game}/{path.name}: {problem}") from None
    return Lesson(game, name, written.place, tasks)


def make(game: str, lesson: str, number: int, written: _Task) -> Task:
    """A task from what its file says."""
    rules = games.get(game)
    whole: Callable[[Json], Json] = resolve_name(rules.rooms.lessons)
    state = rules.from_json(whole(written.position))
    assert state.seat is not None, "a task begins with something to decide"
    for action in written.solution:
        rules.parse(action)
    return Task(
        game=game,
        lesson=lesson,
        id=str(number),
        state=state,
        seat=state.seat,
        goal=written.goal,
        gain=written.gain,
        solution=written.solution,
        chance=written.chance,
        rivals=written.rivals,
    )
