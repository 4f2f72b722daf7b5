"""Looking ahead: what steps would bring, and which ways there are, without carrying anything out.

A gain is what the score sheet would say more of the seat than it says now, as far as chance has no say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..games import Chance, Game, IllegalAction, Json, State
from ..protocol.messages import Way
from ..protocol.refusal import Refusal
from .in_steps import InSteps, at_once

MOST_WAYS = 150
"""How many ways are told of; where there are more, the best, and for each first step its best."""
UNTOLD = ("pick", "drop")
"""What a way's actions say already; its story tells only what they bring."""


class Preview(NamedTuple):
    """What hovering over some steps shows a seat."""

    state: State
    """The last position that chance has had no say in."""
    story: list[Json]
    sheet: dict[str, int]
    """The seat's score sheet then."""
    drawn: bool = False
    """Whether chance has a say next."""


class Found(NamedTuple):
    """A way that was found."""

    do: list[int]
    told: list[int]
    """The same, and what is taken for granted after it."""
    sheet: dict[str, int]
    """The seat's score sheet then."""


def look_ahead(game: Game, state: State, seat: int, actions: Iterable[int], telling: bool = True) -> Preview:
    """What lies ahead if the seat goes on like this; Refusal if it may not."""
    story: list[Json] = []
    chance = Chance(0)
    for action in actions:
        if state.seat != seat:
            break
        after = state.clone()
        try:
            after.apply(action, chance)
        except IllegalAction as refusal:
            raise illegal(refusal) from None
        if chance.answers():
            sure = game.foretell(after, seat)
            sheet = sheet_of(state if sure is None else after, seat)
            return Preview(state, story + (sure or []), sheet, drawn=True)
        if telling:
            story += game.tell(after, seat)
        state = after
    return Preview(state, story, sheet_of(state, seat))


def take_no_offer(game: Game, ahead: Preview, seat: int) -> Preview:
    """The same with what happens next, where only an offer stands before it that the seat may leave."""
    while not ahead.drawn and ahead.state.seat == seat:
        answer = game.unasked(ahead.state)
        if answer is None:
            break
        after = look_ahead(game, ahead.state, seat, [answer])
        ahead = after._replace(story=ahead.story + after.story)
    return ahead


def find_ways(game: Game, state: State, seat: int, first: Sequence[int]) -> list[Way]:
    """The ways on after the steps tried first, best first; none where chance or a rival comes next."""
    return at_once(find_ways_in_steps(game, state, seat, first))


def find_ways_in_steps(game: Game, state: State, seat: int, first: Sequence[int]) -> InSteps[list[Way]]:
    """The same, way by way: there may be hundreds."""
    now = sheet_of(state, seat)
    tried = look_ahead(game, state, seat, first)
    if tried.drawn or tried.state.seat != seat:
        return []
    found = []
    for way in game.ways(tried.state):
        yield
        found.append(follow(game, tried.state, seat, way))
    found.sort(key=lambda one: -one.sheet["total"])
    ways = []
    for one in choose(found):
        yield
        story = look_ahead(game, tried.state, seat, one.told).story
        brought = [line for line in story if line["what"] not in UNTOLD]
        gain, parts = gain_of(now, one.sheet)
        ways.append(Way(game.texts(one.do), gain, brought, parts))
    return ways


def follow(game: Game, state: State, seat: int, way: list[int]) -> Found:
    """A way with the steps that follow by themselves.

    Those without a choice become part of it; what comes of paying nothing, where one could, is only told.
    """
    do, told, forced = list(way), list(way), True
    ahead = look_ahead(game, state, seat, way, telling=False)
    while not ahead.drawn and ahead.state.seat == seat:
        action = game.by_itself(ahead.state)
        if action is None:
            break
        forced = forced and len(ahead.state.legal()) == 1
        if forced:
            do.append(action)
        told.append(action)
        ahead = look_ahead(game, ahead.state, seat, [action], telling=False)
    return Found(do, told, ahead.sheet)


def choose(found: list[Found]) -> list[Found]:
    """As many ways as are told of, in their order."""
    if len(found) <= MOST_WAYS:
        return found
    begun: set[int] = set()
    leading: list[int] = []
    others: list[int] = []
    for place, way in enumerate(found):
        (others if way.do[0] in begun else leading).append(place)
        begun.add(way.do[0])
    return [found[place] for place in sorted((leading + others)[:MOST_WAYS])]


def sheet_of(state: State, seat: int) -> dict[str, int]:
    """The seat's score sheet."""
    return state.scores()[seat]


def gain_of(now: dict[str, int], then: dict[str, int]) -> tuple[int, dict[str, int]]:
    """What a score sheet says more than before, and in which lines."""
    more = {line: then[line] - points for line, points in now.items()}
    gain = more.pop("total")
    return gain, {line: points for line, points in more.items() if points}


def illegal(action: IllegalAction) -> Refusal:
    """What a seat is told that asks for what the rules forbid."""
    return Refusal("illegal", action.message, action.rule, action.id)
