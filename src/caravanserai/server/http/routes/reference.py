"""The games as reference: what is in the box, the rules, the points of a game played with the real one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from .... import games, rulebook
from ....games import BadPosition, Game, Json
from ....protocol.bodies import Body, Language
from ....protocol.reference import ClauseInfo, Rules, RulesSection, Score, ScoreOfTreasures, Sheet
from ....protocol.refusal import Refusal
from ....rulebook import Clause
from ..refusals import bad_part
from . import ERRORS


@get("/games/{game:str}", responses=ERRORS, tags=["reference"])
async def facts(game: FromPath[str]) -> Json:
    """What is in the box of a game, and what it is worth."""
    return {"game": game, **the_game(game).facts()}


@get("/rules/{game:str}", responses=ERRORS, tags=["reference"])
async def rules(game: FromPath[str], language: FromQuery[Language] = "en") -> Rules:
    """The rules of a game by clause; in English where they aren't translated."""
    told_in, sections = rulebook.reference(the_game(game).name, language)
    shown = [
        RulesSection(
            section.title, section.level, [tell_clause(one) for one in section.clauses], section.text
        )
        for section in sections
    ]
    return Rules(game, told_in, shown)


@post("/score/five-tribes", status_code=200, responses=ERRORS, tags=["reference"])
async def score_five_tribes(data: JSONBody[Score]) -> Sheet:
    """The points of a game of Five Tribes, from the pieces that the seats have at its end."""
    return score("five-tribes", data.seats, "base")


@post("/score/ali-baba", status_code=200, responses=ERRORS, tags=["reference"])
async def score_ali_baba(data: JSONBody[ScoreOfTreasures]) -> Sheet:
    """The points of a game of Ali Baba, from running scores and treasures."""
    return score("ali-baba", data.seats, data.variant)


def the_game(name: str) -> Game:
    """The game of that name; Refusal if there is none."""
    if name not in games.names():
        raise Refusal.of("no-such-game", "no-such-game", games=", ".join(games.names()))
    return games.get(name)


def tell_clause(clause: Clause) -> ClauseInfo:
    """A clause as it is told."""
    if clause.djinn is None:
        return ClauseInfo(clause.id, clause.text)
    djinn = clause.djinn
    return ClauseInfo(clause.id, djinn.power, djinn.name, djinn.value, djinn.price)


def score(game: str, seats: list[Any], variant: str) -> Sheet:
    """The score sheet of these pieces; Refusal names what can't be."""
    pieces: list[dict[str, Any]] = [msgspec.to_builtins(seat) for seat in seats if isinstance(seat, Body)]
    try:
        state = games.get(game).count(pieces, variant)
    except BadPosition as problem:
        raise bad_part(problem.field, problem) from None
    return Sheet(state.scores(), state.winners())


router = Router(path="/api", route_handlers=[facts, rules, score_five_tribes, score_ali_baba])
