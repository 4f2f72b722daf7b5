"""What a seat can't rule out, by brute force: every course that chance could have taken is played.

Nothing here asks the engine what it thinks is known: a course is possible if its lines were legal and if
at every step all that lies open was the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caravanserai import games

from .box import CARDS
from .scenario import GAME

Secret = tuple[tuple[str, ...], ...]
Line = tuple[str, str]


def seen_by(state: games.State, observer: int | None) -> dict[str, Any]:
    """All that lies open on the table, and the observer's own hand."""
    position = state.to_json()
    position["resources"]["deck"] = len(position["resources"]["deck"])
    for number, each in enumerate(position["seats"]):
        del each["unseen"], each["unseen_fakirs_at_most"]
        if number != observer:
            each["hand"] = len(each["hand"])
    return position


def secret_of(state: games.State) -> Secret:
    """The hands and the deck."""
    position = state.to_json()
    hands = [tuple(sorted(each["hand"])) for each in position["seats"]]
    return (*hands, tuple(sorted(position["resources"]["deck"])))


def outcomes(state: games.State, line: str) -> Iterator[games.State]:
    """The positions after a line, one for each way that chance could answer; none if it is illegal."""
    scripts: list[list[str]] = [[]]
    while scripts:
        script = scripts.pop()
        chance = games.Chance.from_script([GAME.parse_answer(card) for card in script])
        after = state.clone()
        try:
            after.apply(GAME.parse(line), chance)
        except games.IllegalAction:
            return
        if chance.kept_to_script():
            yield after
        elif len(chance.answers()) > len(script) and fits_so_far(chance, script):
            scripts += [[*script, card] for card in CARDS]


def fits_so_far(chance: games.Chance, script: list[str]) -> bool:
    """Whether chance gave the answers of the script until it ran out."""
    return [GAME.answer_text(answer) for answer in chance.answers()[: len(script)]] == script


def play_and_watch(
    start: games.State, lines: list[Line], observer: int | None
) -> tuple[games.State, set[Secret]]:
    """Play lines with the draws they name; return the position and every secret that fits what was seen."""
    state, worlds = start.clone(), [start.clone()]
    for line, drawing in lines:
        chance = games.Chance.from_script([GAME.parse_answer(card) for card in drawing.split()])
        state.apply(GAME.parse(line), chance)
        assert chance.kept_to_script(), line
        seen = seen_by(state, observer)
        worlds = [
            after for world in worlds for after in outcomes(world, line) if seen_by(after, observer) == seen
        ]
        worlds = list({secret_of(world): world for world in worlds}.values())
    return state, {secret_of(world) for world in worlds}


def resampled(state: games.State, observer: int | None, times: int) -> set[Secret]:
    """The secrets that many resamples deal."""
    return {secret_of(state.resample(observer, games.Chance(seed))) for seed in range(times)}
