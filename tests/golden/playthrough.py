"""Playthroughs as text: a game that a person can follow and that is replayed from the file alone.

A head, the set-up position as JSON, one line for each action (number, seat, step, action, how many actions
were legal, what chance answered), after every tenth a line that sums the position up, and the score sheet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.games.tables import Choice, Table, digest

from caravanserai import games
from caravanserai.games import Chance, Game, State

FOLDER = Path(__file__).parent
SUM_UP_EVERY = 10
WIDTH = 116


def path_of(table: Table) -> Path:
    """Where the playthrough of a table is kept."""
    folder = FOLDER / f"rules-{table.rules or table.game.rules_version}"
    return folder / f"{replace(table, rules=None)}.txt"


def play(table: Table, seed: int, choose: Choice) -> str:
    """Play a game and write it down."""
    state, chance = table.new(seed)
    lines = [*head(table.game, state), *setup(state), "", "actions"]
    number = 0
    while not state.over:
        number += 1
        lines += act(table.game, state, number, choose(table.game, state, chance), chance)
    return "\n".join([*lines, *result(state)]) + "\n"


def replay(text: str) -> Iterator[tuple[str, str]]:
    """For each line of a file, the line and what the rules say it must be."""
    lines = iter(text.splitlines())
    fields = dict(line.split(": ", 1) for line in iter(lambda: next(lines), ""))
    game = games.get(fields["game"])
    block = list(iter(lambda: next(lines), ""))
    state = game.from_json(json.loads("".join(block[1:])))
    yield from zip(
        [*(f"{key}: {value}" for key, value in fields.items()), ""], head(game, state), strict=True
    )
    yield from zip([*block, ""], [*setup(state), ""], strict=True)
    yield next(lines), "actions"
    number = 0
    while not state.over:
        number += 1
        line = next(lines)
        action, chance = read(game, line)
        expected, *more = act(game, state, number, action, chance)
        if not chance.kept_to_script():
            expected += " (chance could not have answered so)"
        yield line, expected
        for line_of_sum in more:
            yield next(lines), line_of_sum
    for line_of_result in result(state):
        yield next(lines), line_of_result
    for left_over in lines:
        yield left_over, ""


def read(game: Game, line: str) -> tuple[int, Chance]:
    """The action of a line, and a chance that answers as it says."""
    _, _, _, action, _, *answers = (part.strip() for part in line.split("|"))
    names = answers[0].removeprefix("chance: ").split(", ") if answers else []
    return game.parse(action), Chance.from_script([game.parse_answer(name) for name in names])


def head(game: Game, state: State) -> list[str]:
    """Which game it is, and under which rules."""
    options = game.options(state)
    return [
        f"game: {game.name}",
        f"rules: {state.rules}",
        *(f"{option}: {in_words(value)}" for option, value in options.items()),
        "",
    ]


def in_words(value: Any) -> str:
    """An option as a reader says it."""
    return (", ".join(value) or "none") if isinstance(value, list) else str(value)


def setup(state: State) -> list[str]:
    """The set-up position as JSON: each of its fields begins a line, and long ones take several."""
    position = position_of(state)
    fields = [lines_of(json.dumps(field), value) for field, value in position.items()]
    for lines in fields[:-1]:
        lines[-1] += ","
    return ["set up", "{", *(f" {line}" for lines in fields for line in lines), "}"]


def lines_of(field: str, value: Any) -> list[str]:
    """A field on one line or, too long for that, its entries side by side on as many as they take."""
    whole = f"{field}: {json.dumps(value)}"
    if len(whole) <= WIDTH:
        return [whole]
    brackets = "{}" if isinstance(value, dict) else "[]"
    entries = (
        [json.dumps({key: part})[1:-1] for key, part in value.items()]
        if isinstance(value, dict)
        else map(json.dumps, value)
    )
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(entry) < WIDTH:
            lines[-1] += f", {entry}"
        else:
            lines[-1:] = [f"{lines[-1]},", f"  {entry}"] if lines else [f"  {entry}"]
    return [f"{field}: {brackets[0]}", *lines, brackets[1]]


def act(game: Game, state: State, number: int, action: int, chance: Chance) -> list[str]:
    """Carry out an action and tell of it."""
    parts = [f"{number:3}", f"seat{state.seat}", f"{state.step:11}", f"{game.text(action):24}"]
    parts.append(f"{len(state.legal())} legal")
    state.apply(action, chance)
    if chance.answers():
        parts.append("chance: " + ", ".join(game.answer_text(answer) for answer in chance.answers()))
    return [" | ".join(parts), *([sum_up(state)] if number % SUM_UP_EVERY == 0 else [])]


def sum_up(state: State) -> str:
    """The position in a few words: its digest, and the points of each seat as if it were the end."""
    totals = " ".join(str(line["total"]) for line in state.scores())
    return f"    position {digest(position_of(state))}, points {totals}"


def position_of(state: State) -> dict[str, Any]:
    """The position's JSON as it was written when its rules were new: version 1 did not say its number."""
    position = state.to_json()
    if position["rules"] == 1:
        del position["rules"]
    return position


def result(state: State) -> list[str]:
    """The last position, the score sheet and who won."""
    return [
        "",
        sum_up(state).strip(),
        *(
            f"seat{seat}: " + ", ".join(f"{name} {points}" for name, points in line.items())
            for seat, line in enumerate(state.scores())
        ),
        "won by " + " and ".join(f"seat{seat}" for seat in state.winners()),
    ]
