"""How far somebody has come who tries something out, at a lesson or a puzzle, as both tell it."""

from __future__ import annotations

from typing import TypedDict

from ...games import Game, Json, State
from ...lessons.tried import Tried
from ...protocol.lesson import TaskRefusal


class TrialFields(TypedDict):
    """The fields of a `TrialState`."""

    view: Json
    seat: int
    act: int | None
    legal: list[str] | None
    story: list[Json]
    steps: list[int]
    refused: TaskRefusal | None
    gain: int
    sheet: dict[str, int]
    points: list[int]


def trial_told(game: Game, before: State, tried: Tried, seat: int, decides: bool) -> TrialFields:
    """What is told of it; `decides`, if there is something left to do."""
    state = tried.state
    sheet = state.scores()[seat]
    refused = None
    if tried.refused is not None:
        refused = TaskRefusal(tried.refused, tried.rule, tried.reason)
    return TrialFields(
        view=state.view(seat),
        seat=seat,
        act=state.seat,
        legal=game.texts(state.legal()) if decides else None,
        story=tried.story,
        steps=list(range(tried.steps)),
        refused=refused,
        gain=sheet["total"] - before.scores()[seat]["total"],
        sheet=sheet,
        points=state.points(seat, open=True),
    )
