"""What somebody has played, in figures: from their results, ratings and reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, distinct, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ... import bots
from ...protocol.clock_settings import Pace
from ...protocol.profile import (
    BotRating,
    Leader,
    Leaderboard,
    PastGame,
    PlayerRating,
    Profile,
    RatingPoint,
    ReviewedGame,
    Scoring,
    TopTurn,
)
from ...protocol.review import Judged
from ...ratings import Rating, bot_estimate
from ...ratings.scale import SURE
from .. import models
from ..lobby.tables import rating_info
from ..people.guests import Guest
from ..store import Store
from .figures import compare_scores, count_favourites, count_rivals, count_tallies
from .history import HistoryFilter, read_games

MOST_GAMES = 500
"""Games from which the figures of a profile are made: the newest."""
MOST_COMPARED = 300
"""Results of others with which one's own scores are compared."""
MOST_REVIEWED = 40
MOST_BEST = 5
MOST_LEADERS = 100
LEAST_MET = 2
"""Whom a leader must have met at least: two who only play each other can agree on who wins."""
HALVES = 10
"""So many points lost halve the accuracy of a turn, as in a review."""


class JudgedTurn(NamedTuple):
    """A turn of somebody's that was judged."""

    review: str
    game: str
    at: int
    judged: Judged


class Profiles:
    """Makes profiles and leaderboards."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: Guest, public: bool, yours: bool) -> Profile:
        """The profile of a guest."""
        async with self._store.reading() as connection:
            games = await read_games(connection, guest.id, HistoryFilter(), limit=MOST_GAMES)
            ratings = await read_ratings(connection, guest.id, games)
            judged = await read_judged(connection, guest.id)
            gathered = await read_keepsakes(connection, guest.id)
            number, won = await count_games(connection, guest.id)
            scoring = [
                told
                for game in dict.fromkeys(one.game for one in games)
                if (told := await read_scoring(connection, game, games)) is not None
            ]
        reviewed, best = await asyncio.to_thread(lambda: (how_well(judged), best_turns(judged)))
        return Profile(
            id=guest.id,
            name=guest.name,
            yours=yours,
            public=public,
            games=number,
            won=won,
            ratings=ratings,
            tallies=count_tallies(games),
            rivals=count_rivals(games),
            scoring=scoring,
            favourites=count_favourites(gathered),
            reviewed=reviewed,
            best=best,
        )

    async def leaderboard(self, game: str, pace: Pace) -> Leaderboard:
        """Who plays a game best, of those whose profile is public; and the bots, as estimated."""
        kept, guests = models.ratings.c, models.guests.c
        wanted = select(models.ratings, guests.name).join(models.guests, guests.id == kept.guest)
        sure = (kept.game == game) & (kept.pace == pace) & (kept.deviation <= SURE)
        wanted = wanted.where(sure & guests.public & guests.deleted_at.is_(None) & has_met_others())
        wanted = wanted.order_by(kept.value.desc(), kept.guest).limit(MOST_LEADERS)
        async with self._store.reading() as connection:
            leaders = [
                Leader(row.guest, row.name, rating_info(Rating(row.value, row.deviation)), row.games)
                for row in await connection.execute(wanted)
            ]
        estimates = [(level, bot_estimate(game, level)) for level in bots.levels_of(game)]
        known = [BotRating(level, rating_info(one, estimate=True)) for level, one in estimates if one]
        return Leaderboard(game, pace, leaders, known)


def has_met_others() -> ColumnElement[bool]:
    """Whether a rating comes of games with enough people; not asked where some of them are no longer kept."""
    kept, mine, theirs = models.ratings.c, models.results.alias(), models.results.alias()
    its = (
        (mine.c.guest == kept.guest) & (mine.c.game == kept.game) & (mine.c.pace == kept.pace) & mine.c.rated
    )
    others = (theirs.c.tbl == mine.c.tbl) & (theirs.c.seat != mine.c.seat)
    met = select(func.count(distinct(theirs.c.guest))).join(mine, others).where(its).correlate(models.ratings)
    games = select(func.count()).select_from(mine).where(its).correlate(models.ratings)
    return (met.scalar_subquery() >= LEAST_MET) | (games.scalar_subquery() < kept.games)


async def count_games(connection: AsyncConnection, guest: str) -> tuple[int, int]:
    """How many games somebody has played, and how many they have won."""
    results = models.results.c
    counted = select(func.count(), func.count().filter(results.place == 1)).where(results.guest == guest)
    number, won = (await connection.execute(counted)).one()
    return number, won


async def read_ratings(
    connection: AsyncConnection, guest: str, games: Sequence[PastGame]
) -> list[PlayerRating]:
    """Somebody's ratings, each with how it came about."""
    kept = models.ratings.c
    rows = await connection.execute(select(models.ratings).where(kept.guest == guest))
    found = []
    for row in rows:
        points = [
            RatingPoint(game.finished_at, game.rating.value)
            for game in reversed(games)
            if game.rating is not None and (game.game, game.pace) == (row.game, row.pace)
        ]
        rating = rating_info(Rating(row.value, row.deviation))
        found.append(PlayerRating(row.game, row.pace, rating, row.games, points))
    return sorted(found, key=lambda one: -one.games)


async def read_keepsakes(connection: AsyncConnection, guest: str) -> list[tuple[str, list[str], bool]]:
    """For each game of somebody's which it was, what they had gathered, and whether they won."""
    results = models.results.c
    wanted = select(results.game, results.keepsakes, results.place)
    wanted = wanted.where((results.guest == guest) & (results.keepsakes != "[]"))
    rows = await connection.execute(wanted.order_by(results.finished_at.desc()).limit(MOST_GAMES))
    return [(row.game, msgspec.json.decode(row.keepsakes), row.place == 1) for row in rows]


async def read_scoring(connection: AsyncConnection, game: str, games: Sequence[PastGame]) -> Scoring | None:
    """By which points somebody wins a game; None where none were counted."""
    results = models.results.c
    people = (results.game == game) & results.sheet.is_not(None) & results.guest.is_not(None)
    wanted = select(results.sheet).where(people).order_by(results.finished_at.desc()).limit(MOST_COMPARED)
    all_sheets = [
        msgspec.json.decode(sheet, type=dict[str, int]) for sheet in await connection.scalars(wanted)
    ]
    own = [seat.sheet for one in games if one.game == game for seat in one.seats if seat.you and seat.sheet]
    return compare_scores(game, own, all_sheets) if own else None


async def read_judged(connection: AsyncConnection, guest: str) -> list[JudgedTurn]:
    """Somebody's turns that were judged, of the newest games that were looked back at."""
    results, reviews, lines = models.results.c, models.reviews.c, models.judgements.c
    looked_at = select(results.tbl, results.seat, results.game, results.finished_at, reviews.id)
    looked_at = looked_at.join(models.reviews, reviews.tbl == results.tbl).where(results.guest == guest)
    newest = looked_at.order_by(results.finished_at.desc()).limit(MOST_REVIEWED).subquery()
    own = (lines.review == newest.c.id) & (lines.seat == newest.c.seat)
    wanted = select(newest.c.id, newest.c.game, newest.c.finished_at, lines.judged)
    wanted = wanted.join(models.judgements, own).order_by(newest.c.finished_at, lines.review, lines.turn)
    return [
        JudgedTurn(row.id, row.game, row.finished_at, msgspec.json.decode(row.judged, type=Judged))
        for row in await connection.execute(wanted)
    ]


def how_well(turns: Sequence[JudgedTurn]) -> list[ReviewedGame]:
    """How well each game was played, the oldest first."""
    by_review: dict[str, list[JudgedTurn]] = {}
    for turn in turns:
        by_review.setdefault(turn.review, []).append(turn)
    return [
        ReviewedGame(
            review=review,
            game=own[0].game,
            at=own[0].at,
            accuracy=round(sum(2 ** (-turn.judged.lost / HALVES) for turn in own) / len(own), 4),
        )
        for review, own in by_review.items()
    ]


def best_turns(turns: Sequence[JudgedTurn]) -> list[TopTurn]:
    """The turns that a bot would have played as well, by what they brought; one of each game."""
    good: dict[str, TopTurn] = {}
    for turn in turns:
        brings = turn.judged.played_brings
        if turn.judged.is_best and brings is not None:
            known = good.get(turn.review)
            if known is None or brings.gain > known.gain:
                good[turn.review] = TopTurn(turn.review, turn.game, turn.judged.turn, brings.gain, turn.at)
    return sorted(good.values(), key=lambda turn: (-turn.gain, -turn.at))[:MOST_BEST]
