"""The games as reference: what is in the box, the rules, the points of a game played with the real one."""

from __future__ import annotations

from collections.abc import Sequence
from pkgutil import resolve_name
from typing import Protocol

import msgspec
from litestar import Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from .... import games, rulebook
from ....games import BadPosition, Game, Json
from ....protocol.bodies import Body, Language
from ....protocol.reference import ClauseInfo, Rules, RulesSection, Sheet
from ....protocol.refusal import Refusal
from ....rulebook import Clause
from ..refusals import bad_part
from . import ERRORS


class CountedSeats(Protocol):
    """The body in which the pieces of a game come; it may name a variant, too."""

    seats: Sequence[Body]


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


def score_route(game: Game) -> HTTPRouteHandler:
    """The route that counts the pieces of a game, which come in a body of its own."""

    async def score(data: CountedSeats) -> Sheet:
        variant = getattr(data, "variant", game.variants[0])
        try:
            state = game.count(msgspec.to_builtins(data.seats), variant)
        except BadPosition as problem:
            raise bad_part(problem.field, problem) from None
        return Sheet(state.scores(), state.winners())

    score.__name__ = f"score_{game.name.replace('-', '_')}"
    score.__annotations__ = {"data": JSONBody[resolve_name(game.rooms.score)], "return": Sheet}  # type: ignore[misc]
    told = f"The points of a game of {game.title}, from what the seats have at its end."
    made = post(
        f"/score/{game.name}", status_code=200, responses=ERRORS, tags=["reference"], description=told
    )
    return made(score)


def router() -> Router:
    """The routes, with those of the games there are."""
    counted = [score_route(game) for game in map(games.get, games.names()) if game.rooms.score]
    return Router(path="/api", route_handlers=[facts, rules, *counted])
