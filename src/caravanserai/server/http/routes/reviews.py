"""Looking back at games: step by step, and what a bot thinks of every turn."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from .... import bots, games
from ....games import Chance, Game, Json, State, UnknownRules
from ....protocol.messages import MatchResult
from ....protocol.refusal import Refusal
from ....protocol.review import BotsAdvice, Judged, JudgedTurns, NewReview, PositionCode, ReviewId, ReviewInfo
from ....table.records import from_text, last_position, refused_rules
from ...bots.fair_queue import Asker
from ...bots.pool import ThinkingFailed, TooBusy
from ...lobby.lobby import log_of
from ...lobby.tables import ABANDONED, FINISHED, Table
from ...lobby.unplayable import match_of
from ...people.display_text import tidy_foreign_name
from ...people.guests import Guest
from ...people.security import address_of
from ...play.hints import HINTS_BY, can_advise, hint_lines
from ...review.store import Review
from ...review.timeline import position_at, tell_steps, tell_turns
from ...services import Services
from ...settings import Settings
from ..dependencies import AnyRequest, MaybeGuest, TheServices
from . import ERRORS

Since = Annotated[int, QueryParameter(name="from", ge=0, le=2**31, description="The first turn wanted.")]


Step = Annotated[int, QueryParameter(ge=0, le=2**31, description="How many steps were played before.")]
Form = Annotated[Literal["json", "text"], QueryParameter(name="as", description="In JSON, or as text.")]


async def new_review(
    data: JSONBody[NewReview], services: TheServices, guest_or_none: MaybeGuest, request: AnyRequest
) -> ReviewId:
    """Look back at a game: one that has ended at a table you may see, or a record that you bring along."""
    if (data.table is None) == (data.record is None):
        raise Refusal.of("bad-request", "table-or-record", field="table")
    if data.table is not None:
        table = await services.playable(data.table, guest_or_none)
        return ReviewId(await review_of(services, table))
    assert data.record is not None
    services.rate_limits.reviews.spend(address_of(request.client))
    record = data.record
    if isinstance(record, str):
        record = await asyncio.to_thread(from_text, record)
    result = await asyncio.to_thread(result_of, record)
    names = [tidy_foreign_name(name, f"seat{seat}") for seat, name in enumerate(record["seats"])]
    record = {**record, "seats": names}
    whose = None if guest_or_none is None else guest_or_none.id
    return ReviewId(await services.reviews.add(record, bots_of(record), result, guest=whose))


@get("/reviews/{review:str}", responses=ERRORS, tags=["reviews"])
async def one_review(
    review: FromPath[str], services: TheServices, guest_or_none: MaybeGuest, request: AnyRequest
) -> ReviewInfo:
    """A game to look back at; whoever has its id may."""
    found = await replayable(services, review)
    services.review_worker.want(found, who_asks(guest_or_none, request))
    judged = await services.reviews.judged(found.id)
    begins = await beginning_of(services, found)
    told = await asyncio.to_thread(tell_review, found, judged, begins)
    told.done = told.done or not services.review_worker.can_judge(found)
    told.comments = await services.comments.count(found.id)
    return told


@get("/reviews/{review:str}/judged", responses=ERRORS, tags=["reviews"])
async def judged_turns(
    review: FromPath[str],
    services: TheServices,
    guest_or_none: MaybeGuest,
    request: AnyRequest,
    since: Since = 0,
) -> JudgedTurns:
    """What a bot thinks of the turns, from one on, as far as it has come; it goes on while you ask."""
    found = await replayable(services, review)
    total = await services.review_worker.total(found)
    number = await services.reviews.number_judged(found.id)
    done = number >= total or not services.review_worker.can_judge(found)
    if not done:
        services.review_worker.want(found, who_asks(guest_or_none, request))
    judged = await services.reviews.judged(found.id, since)
    return JudgedTurns(judged, total, done)


@get("/reviews/{review:str}/record", responses=ERRORS, tags=["reviews"])
async def record(review: FromPath[str], services: TheServices, form: Form = "json") -> Json:
    """The record of the game, to be kept as a file; as text, if that is asked for: {"text"}."""
    kept = (await the_review(services, review)).record
    return kept if form == "json" else {"text": await asyncio.to_thread(in_text, kept)}


@get("/reviews/{review:str}/code", responses=ERRORS, tags=["reviews"])
async def code(review: FromPath[str], services: TheServices, step: Step = 0) -> PositionCode:
    """A position of the game in one line, which can be opened again as a record."""
    _, state = await position_of(services, review, step)
    return PositionCode(state.code())


@get("/reviews/{review:str}/advice", responses=ERRORS, tags=["reviews"])
async def advice(
    review: FromPath[str],
    services: TheServices,
    guest_or_none: MaybeGuest,
    request: AnyRequest,
    step: Step = 0,
) -> BotsAdvice:
    """What a bot would do in a position of the game."""
    who = who_asks(guest_or_none, request)
    services.rate_limits.answers.spend(who)
    game, state = await position_of(services, review, step)
    if state.over or state.seat is None:
        raise Refusal.of("not-now", "over-at-that-step", field="step")
    if not can_advise(game.name):
        levels = bots.levels_of(game.name)
        raise Refusal.of("not-now", "no-such-bot", game=game.name, bot=HINTS_BY, levels=levels)
    known = state.resample(state.seat, Chance(step)).to_json()
    try:
        lines = await services.pool.hint(game.name, HINTS_BY, known, step, asker=Asker(who, review))
    except TooBusy:
        raise Refusal.of("full", "bots-are-busy") from None
    except ThinkingFailed as problem:
        raise Refusal.of("full", "bot-failed", problem=problem) from None
    return BotsAdvice(hint_lines(game, lines))


async def position_of(services: Services, review: str, step: int) -> tuple[Game, State]:
    """The game of a review, and a position of it; Refusal if it has no such step."""
    kept = (await replayable(services, review)).record
    found = await asyncio.to_thread(position_at, kept, step)
    if found is None:
        raise Refusal.of("bad-request", "steps-in-review", field="step", steps=len(kept["steps"]))
    return games.get(kept["game"]), found[0]


def who_asks(guest: Guest | None, request: AnyRequest) -> str:
    """By whom reviews take turns: the guest, or the address of somebody without a name."""
    return guest.id if guest is not None else address_of(request.client)


async def the_review(services: Services, review: str) -> Review:
    """The review of that id; Refusal if there is none."""
    found = await services.reviews.load(review)
    if found is None:
        raise Refusal.of("no-such-review", "no-such-review")
    return found


async def replayable(services: Services, review: str) -> Review:
    """The review of that id; UnknownRules if it is of a game that can't be replayed here."""
    found = await the_review(services, review)
    games.get(found.record["game"]).check_rules(found.record["rules"])
    return found


async def beginning_of(services: Services, review: Review) -> int:
    """The round, or turn of Ali Baba, that a game begins in; a later one where it plays another game on."""
    table = None if review.table is None else await services.tables.load(review.table)
    return 1 if table is None else table.setting.begins


async def review_of(services: Services, table: Table) -> str:
    """The review of a table's game, made if there is none yet."""
    if table.status not in (FINISHED, ABANDONED) or table.started_at is None:
        raise Refusal.of("not-now", "review-after-the-end")
    known = await services.reviews.of_table(table.id)
    if known is not None:
        return known
    match = await asyncio.to_thread(match_of, table, await log_of(services.tables, table.id))
    levels = [seat.bot if seat.kind == "bot" else None for seat in match.seats]
    return await services.reviews.add(match.record(), levels, match.result, table.id)


def bots_of(record: Json) -> list[str | None]:
    """The levels of the bots that a record names, as tables, terminal and arena call them."""
    levels = "|".join(map(re.escape, bots.levels_of(record["game"])))
    found = (re.fullmatch(rf"({levels})([@:]\S+)?( \d)?", name) for name in record["seats"])
    return [match[1] if match else None for match in found]


def in_text(record: Json) -> str:
    """A record as text; Refusal if it can't be replayed here."""
    try:
        return games.get(record["game"]).record_text(record)
    except UnknownRules as problem:
        raise refused_rules(problem) from None


def result_of(record: Json) -> MatchResult | None:
    """How a recorded game ended, None if it didn't; Refusal if it can't be replayed."""
    last = last_position(record)
    if not last.over:
        return None
    return MatchResult("played", last.winners(), last.scores())


def tell_review(review: Review, judged: list[Judged], begins: int) -> ReviewInfo:
    """All there is to see of a review."""
    record = review.record
    turns = tell_turns(record, begins)
    told = tell_steps(record, turns)
    options = record["options"]
    return ReviewInfo(
        id=review.id,
        game=record["game"],
        variant=options.get("variant", games.get(record["game"]).variants[0]),
        players=len(record["seats"]),
        names=record["seats"],
        bots=review.bots,
        table=review.table,
        over=review.result,
        view=told.view,
        points=told.points,
        steps=told.steps,
        turns=turns,
        judged=judged,
        total=len(turns),
        done=len(judged) >= len(turns),
    )


def router(settings: Settings) -> Router:
    """The routes; a record may be larger than other bodies."""
    made = post(
        "/reviews",
        status_code=201,
        responses=ERRORS,
        tags=["reviews"],
        request_max_body_size=settings.limits.record_bytes,
    )(new_review)
    return Router(path="/api", route_handlers=[made, one_review, judged_turns, record, code, advice])
