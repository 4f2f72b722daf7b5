"""Puzzles over HTTP: tried without anything kept, as lessons are; only answers of guests are written down.

What the best turn is, and what a puzzle is about, is told to nobody who hasn't solved it or given it up.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from .... import drawing, games, puzzles
from ....drawing.palette import Theme
from ....protocol.lesson import TaskWays
from ....protocol.puzzle import (
    BestTurn,
    PuzzleFile,
    PuzzleHall,
    PuzzleJudged,
    PuzzleName,
    PuzzleShelf,
    PuzzleState,
    PuzzleSteps,
    PuzzleTheme,
    PuzzleWish,
)
from ....protocol.refusal import Refusal
from ....puzzles import BadPuzzle, Puzzle
from ....puzzles.glicko import PuzzleRating
from ....puzzles.next_puzzle import fitting
from ....puzzles.streak import longest, streak
from ....puzzles.themes import themes_for
from ....table.preview import find_ways_in_steps
from ...people.guests import Guest
from ...puzzles.answers import best_turn, brings, rating_of
from ...puzzles.book import KeptAttempt
from ...puzzles.days import day_name, day_of
from ...services import Services
from ..dependencies import AnyRequest, MaybeGuest, TheServices
from ..trials import trial_told
from . import ERRORS
from .reviews import who_asks

Name = FromPath[str]
OtherThan = Annotated[str, QueryParameter(name="not", max_length=40, description="Not this one again.")]
SVG = "image/svg+xml"
A_DAY = 24 * 60 * 60
MOST_LINES = 100
"""Of a file that somebody brings along."""
dice = random.Random()


@get("/puzzles", responses=ERRORS, tags=["puzzles"])
async def hall(services: TheServices, guest_or_none: MaybeGuest) -> PuzzleHall:
    """All puzzles by game and theme, today's, and how far a guest has come."""
    today = day_of(services.puzzle_book.now())
    shelves = [await shelf(services, game, guest_or_none, today) for game in games.names()]
    told = PuzzleHall(day_name(today), [one for one in shelves if one is not None])
    if guest_or_none is not None:
        days = await services.puzzle_book.days(guest_or_none.id)
        told.streak, told.longest, told.done_today = streak(days, today), longest(days), today in days
    return told


@get("/puzzles/next", responses=ERRORS, tags=["puzzles"])
async def one_that_fits(
    services: TheServices,
    guest_or_none: MaybeGuest,
    game: FromQuery[str],
    theme: FromQuery[str | None] = None,
    other_than: OtherThan = "",
) -> PuzzleName:
    """A puzzle that the guest hasn't tried, about as hard as they are good."""
    if game not in games.names():
        raise Refusal.of("no-such-game", "no-such-game", games=", ".join(games.names()))
    about = [one for one in puzzles.all_puzzles(game) if theme is None or theme in one.themes]
    if not about:
        raise Refusal.of("no-such-puzzle", "no-puzzle-fits")
    others = [one for one in about if one.id != other_than]
    wanted = others or puzzles.all_puzzles(game)  # the only one about that: something else, then
    attempts = await attempts_of(services, guest_or_none, game)
    tried = {attempt.puzzle: attempt.at for attempt in attempts}
    rating = attempts[-1].rating if attempts else PuzzleRating()
    return PuzzleName(fitting(wanted, rating.value, tried, dice).id, game)


@get("/puzzles/{puzzle:str}", responses=ERRORS, tags=["puzzles"])
async def begin(puzzle: Name, services: TheServices, guest_or_none: MaybeGuest) -> PuzzleState:
    """A puzzle, with nothing done yet."""
    return await tell(services, the_puzzle(puzzle), [], guest_or_none)


@get("/puzzles/{puzzle:str}/picture", responses=ERRORS, tags=["puzzles"], media_type=SVG)
async def picture(puzzle: Name, theme: FromQuery[Theme] = "light") -> Response[str]:
    """The board of a puzzle, as SVG."""
    wanted = the_puzzle(puzzle)
    drawn = await asyncio.to_thread(draw_board, wanted.id, theme)
    return Response(drawn, headers={"cache-control": f"max-age={A_DAY}"}, media_type=SVG)


@lru_cache(64)
def draw_board(puzzle: str, theme: Theme) -> str:
    """The board of one of the house's puzzles, as who is to find the turn sees it."""
    state = the_puzzle(puzzle).state()
    return drawing.svg(state.view(state.seat), theme=theme, board_only=True)


@post("/puzzles/{puzzle:str}", status_code=200, responses=ERRORS, tags=["puzzles"])
async def play(
    puzzle: Name, data: JSONBody[PuzzleSteps], services: TheServices, guest_or_none: MaybeGuest
) -> PuzzleState:
    """A puzzle after these steps; where one is refused, up to there."""
    return await tell(services, the_puzzle(puzzle, data.line), data.do, guest_or_none)


@post("/puzzles/{puzzle:str}/ways", status_code=200, responses=ERRORS, tags=["puzzles"])
async def ways(puzzle: Name, data: JSONBody[PuzzleSteps], services: TheServices) -> TaskWays:
    """The ways on after these steps, as at a table."""
    wanted = the_puzzle(puzzle, data.line)
    tried = puzzles.play(wanted, data.do)
    if tried.whole or tried.state.seat is None:
        return TaskWays([])
    found = find_ways_in_steps(wanted.game, tried.state, tried.state.seat, [])
    return TaskWays(await services.hub.slices.do(found))


@post("/puzzles/{puzzle:str}/answer", status_code=200, responses=ERRORS, tags=["puzzles"])
async def answer(
    puzzle: Name,
    data: JSONBody[PuzzleSteps],
    request: AnyRequest,
    services: TheServices,
    guest_or_none: MaybeGuest,
) -> PuzzleJudged:
    """What a whole turn is worth; the first one counts for the guest's rating."""
    wanted = the_puzzle(puzzle, data.line)
    tried = puzzles.play(wanted, data.do)
    if tried.refused or not tried.whole or tried.steps < len(data.do):
        raise Refusal.of("bad-request", "puzzle-unfinished", field="do")
    who = who_asks(guest_or_none, request)
    services.rate_limits.answers.spend(who)
    verdict = await services.puzzle_judge.judge(wanted, data.do, who)
    told = PuzzleJudged(
        solved=verdict.solved,
        lost=verdict.lost,
        credit=verdict.credit,
        brings=brings(wanted, data.do),
        best=best_turn(wanted) if verdict.solved else None,
    )
    if guest_or_none is not None and puzzles.find(puzzle) is not None:
        noted = await services.puzzle_book.note(guest_or_none.id, wanted, verdict.credit)
        if noted is not None:
            told.streak = noted.streak
            if noted.counts:
                told.rating = round(noted.after.value)
                told.change = told.rating - round(noted.before.value)
    return told


@post("/puzzles/{puzzle:str}/solution", status_code=200, responses=ERRORS, tags=["puzzles"])
async def solution(
    puzzle: Name, data: JSONBody[PuzzleWish], services: TheServices, guest_or_none: MaybeGuest
) -> BestTurn:
    """The best turn; a guest who hasn't answered yet has given up."""
    wanted = the_puzzle(puzzle, data.line)
    if guest_or_none is not None and puzzles.find(puzzle) is not None:
        await services.puzzle_book.note(guest_or_none.id, wanted, 0, shown=True)
    return best_turn(wanted)


@post("/puzzles/files", status_code=200, responses=ERRORS, tags=["puzzles"])
async def read_file(
    data: JSONBody[PuzzleFile], request: AnyRequest, services: TheServices, guest_or_none: MaybeGuest
) -> list[PuzzleName]:
    """The puzzles in a file that somebody brings along; nothing is kept."""
    services.rate_limits.answers.spend(who_asks(guest_or_none, request))
    if len(data.text.splitlines()) > MOST_LINES:
        raise Refusal.of("too-large", "too-many-puzzles", most=MOST_LINES)
    try:
        found = await asyncio.to_thread(puzzles.read_text, data.text)
    except BadPuzzle as problem:
        raise Refusal.of("bad-puzzle", "puzzle-unreadable", field="text", problem=problem) from None
    if not found:
        raise Refusal.of("bad-puzzle", "puzzle-unreadable", field="text", problem="it is empty")
    return [PuzzleName(one.id, one.game.name, puzzles.to_text([one]).strip()) for one in found]


async def shelf(services: Services, game: str, guest: Guest | None, today: int) -> PuzzleShelf | None:
    """The puzzles of a game; None if it has none."""
    found, themes = puzzles.all_puzzles(game), themes_for(games.get(game))
    daily = puzzles.of_the_day(game, date.fromordinal(today))
    if daily is None or themes is None:
        return None
    numbers = puzzles.themes_of(found)
    told = PuzzleShelf(
        game=game,
        number=len(found),
        themes=[PuzzleTheme(name, numbers[name]) for name in themes.names if numbers[name]],
        today=daily.id,
    )
    attempts = await attempts_of(services, guest, game)
    if attempts:
        told.mine = rating_of(attempts)
        told.today_credit = next((one.credit for one in attempts if one.puzzle == daily.id), None)
    return told


async def attempts_of(services: Services, guest: Guest | None, game: str) -> list[KeptAttempt]:
    """What a guest has tried of a game; nothing of somebody without a name."""
    return [] if guest is None else await services.puzzle_book.attempts(guest.id, game)


def the_puzzle(name: str, line: str | None = None) -> Puzzle:
    """The house's puzzle of that id, or the one that was brought along; Refusal if there is none."""
    found = puzzles.find(name)
    if found is not None:
        return found
    if line is None:
        raise Refusal.of("no-such-puzzle", "no-such-puzzle")
    try:
        (brought,) = puzzles.read_text(line)
    except ValueError as problem:
        raise Refusal.of("bad-puzzle", "puzzle-unreadable", field="line", problem=problem) from None
    if brought.id != name:
        raise Refusal.of("no-such-puzzle", "no-such-puzzle")
    return brought


async def tell(
    services: Services, puzzle: Puzzle, actions: Sequence[str], guest: Guest | None
) -> PuzzleState:
    """How far a turn has come, as it is told."""
    tried = puzzles.play(puzzle, actions)
    state, today = puzzle.state(), day_of(services.puzzle_book.now())
    assert state.seat is not None
    is_todays = puzzles.of_the_day(puzzle.game.name, date.fromordinal(today)) == puzzle
    return PuzzleState(
        **trial_told(puzzle.game, state, tried, state.seat, not tried.whole),
        id=puzzle.id,
        game=puzzle.game.name,
        rating=puzzle.rating,
        day=day_name(today) if is_todays else "",
        credit=None if guest is None else await services.puzzle_book.credit(guest.id, puzzle.id),
        whole=tried.whole,
    )


router = Router(
    path="/api", route_handlers=[hall, one_that_fits, read_file, begin, picture, play, ways, answer, solution]
)
