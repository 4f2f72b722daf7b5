"""What goes over HTTP about lessons."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .bodies import Answer, Body, Text
from .game_json import Story, View
from .messages import Way


class TaskInfo(Answer):
    """A task of a lesson."""

    id: str
    words: str
    """The id of its text; with -done after it, of what is said once it is solved."""


class LessonInfo(Answer):
    """A lesson."""

    id: str
    """The game and the name, as in "five-tribes/moving"."""
    game: str
    words: str
    """The id of its title."""
    tasks: list[TaskInfo]


class LessonSteps(Body):
    """All that was done at a task so far."""

    do: Annotated[list[Text], msgspec.Meta(max_length=200)]


class TaskRefusal(msgspec.Struct):
    """Why a step was not carried out."""

    message: str
    rule: str | None
    """The clause that forbids it."""
    id: str
    """The reason's name, by which its translations are found; empty for one without."""


class TrialState(Answer):
    """How far somebody has come who tries something out on a position."""

    view: View
    seat: int
    """Whose decision it is to try out."""
    act: int | None
    legal: list[str] | None
    """What may be done; null once there is nothing left to do, or it is for others to decide."""
    story: Story
    steps: list[int]
    """The numbers of the steps that were carried out; all can be taken back, by not sending them."""
    refused: TaskRefusal | None
    """Why the step after these was not carried out."""
    gain: int
    """The points gained so far."""
    sheet: dict[str, int]
    """The seat's score sheet, line by line."""
    points: list[int]
    """The points in sight of each seat, as at a table."""


class TaskState(TrialState, kw_only=True):
    """How a task stands."""

    done: bool
    """Whether it is solved."""
    failed: bool
    """Whether the turn is over without that: one has to take something back."""


class TaskWays(Answer):
    """The ways on at a task, as at a table."""

    ways: list[Way]


class Solution(Answer):
    """One way to solve a task."""

    do: list[str]
