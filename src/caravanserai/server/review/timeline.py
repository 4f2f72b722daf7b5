"""A recorded game made ready for looking back: step by step with everything shown, and turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from ... import games
from ...games import Chance, Json, State
from ...games.comparing import note_changes
from ...protocol.game_json import Change
from ...protocol.review import ReviewStep, ReviewTurn


class PlayedTurn(NamedTuple):
    """A turn, or a bid, as it was played."""

    seat: int
    kind: Literal["bid", "turn"]
    round: int | None
    first: int
    """The number of its first step."""
    state: State
    """The position it began with."""
    steps: list[tuple[int, list[int]]]
    """Its actions, each with what chance answered."""


def position_at(record: Json, step: int, begins: int = 1) -> tuple[State, int] | None:
    """The position before that step (the last one, if it is the number of steps; None beyond), and in which
    round, or turn of Ali Baba, it is; `begins` tells in which the record begins."""
    game = games.get(record["game"])
    number = begins
    for place, state in enumerate(game.replay(record)):
        number += sum(entry["what"] == game.counted for entry in game.tell(state, None))
        if place == step:
            return state, number
    return None


def turns_of(record: Json, begins: int = 1) -> Iterator[PlayedTurn]:
    """The turns of a record, in order; the last one may have been broken off.

    `begins` is the round it begins in.
    """
    game = games.get(record["game"])
    positions = game.replay(record)
    state = next(positions)
    number = begins if game.counted == "round" else None
    turn: PlayedTurn | None = None
    for place, line in enumerate(record["steps"]):
        if turn is None:
            assert state.seat is not None
            kind: Literal["bid", "turn"] = "bid" if state.step == "bid" else "turn"
            turn = PlayedTurn(state.seat, kind, number, place, state, [])
        action = game.parse(line["do"])
        turn.steps.append((action, [game.parse_answer(name) for name in line.get("chance", [])]))
        before, state = state, next(positions)
        if game.closes_turn(before, action, state):
            yield turn
            if number is not None and turn.kind == "turn" and state.step == "bid":
                number += 1
            turn = None
    if turn is not None:
        yield turn


def tell_turns(record: Json, begins: int = 1) -> list[ReviewTurn]:
    """The turns as they are told; `begins` is the round that the first one is in."""
    return [
        ReviewTurn(turn.seat, turn.kind, turn.round, turn.first, turn.first + len(turn.steps))
        for turn in turns_of(record, begins)
    ]


class ToldGame(NamedTuple):
    """A game step by step; nothing is hidden."""

    view: Json
    """The position before the first step."""
    points: list[int]
    """What the score sheet says of each seat there."""
    steps: list[ReviewStep]
    """Every step with what it changed and did."""


def tell_steps(record: Json, turns: list[ReviewTurn]) -> ToldGame:
    """The game step by step."""
    game = games.get(record["game"])
    positions = game.replay(record)
    before = beginning = next(positions)
    first = view = game.reveal(before)
    of_turn = [number for number, turn in enumerate(turns) for _ in range(turn.from_, turn.to)]
    steps = []
    for line, number, after in zip(record["steps"], of_turn, positions, strict=True):
        following = game.reveal(after)
        story = game.tell(after, before.seat)
        changes = compare(view, following)
        steps.append(ReviewStep(line["seat"], line["do"], changes, story, number, totals(after)))
        before, view = after, following
    return ToldGame(first, totals(beginning), steps)


def totals(state: State) -> list[int]:
    """What the score sheet says of each seat."""
    return [sheet["total"] for sheet in state.scores()]


def compare(before: Json, after: Json) -> list[Change]:
    """What makes the one position into the other; seats are compared one by one, where there are any."""
    changes: list[Change] = []
    if "seats" not in before or "seats" not in after:
        note_changes(changes, [], before, after)
        return changes
    others = ({key: part for key, part in view.items() if key != "seats"} for view in (before, after))
    note_changes(changes, [], *others)
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        note_changes(changes, ["seats", seat], old, new)
    return changes


def replayed(record: Json, actions: list[int], state: State) -> list[Json]:
    """The story of what might have been played, up to where chance has a say."""
    game, chance = games.get(record["game"]), Chance(0)
    told: list[Json] = []
    for action in actions:
        after = state.clone()
        after.apply(action, chance)
        if chance.answers():
            return told + (game.foretell(after, state.seat) or [])
        told += game.tell(after, state.seat)
        state = after
    return told
