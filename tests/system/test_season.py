"""A short season: bots of known strength behind people's seats, in a tournament of a real server."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from benchmarks.season import DATABASE, Season, grades, play_season, ranks, spearman
from benchmarks.season_books import Books, read_books
from rich.console import Console

from ..servers import ServerProcess
from .live_play import WITHOUT_LIMITS

PLAYERS, ROUNDS = 24, 6
WEAK_TO_STRONG = grades(6)[::2]
PATIENCE_MINUTES = 5.0


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Season, Books, Path]:
    """A season, what is in its books, and its database."""
    with ServerProcess(environment=WITHOUT_LIMITS) as server:
        season, books = play_season(
            Console(quiet=True), server, PLAYERS, ROUNDS, WEAK_TO_STRONG, PATIENCE_MINUTES
        )
        kept = tmp_path_factory.mktemp("season") / DATABASE
        shutil.copy(server.data / DATABASE, kept)
    return season, books, kept


def test_every_game_of_a_season_is_counted_once_and_ratings_order_people_by_strength(
    played: tuple[Season, Books, Path],
) -> None:
    season, books, _ = played
    assert (books.wrong, season.figures.problems, season.figures.reconnections) == ([], [], 0)
    assert season.figures.rounds == ROUNDS
    assert books.games == ROUNDS * PLAYERS // 2
    assert len(books.ratings) == PLAYERS
    strengths = [float(WEAK_TO_STRONG.index(bot)) for bot in season.bots]
    assert spearman(strengths, [books.ratings[guest].value for guest in season.guests]) > 0.6


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("delete from results where rowid = (select min(rowid) from results)", "has a result of 1 seat"),
        (
            "update ratings set value = value + 1 where guest = (select min(guest) from ratings)",
            "rated twice",
        ),
        ("update tables set counted_at = null where id = (select min(id) from tables)", "was never counted"),
        (
            """update tournament_log set entry = replace(entry, '"places":[1,2]', '"places":[2,1]')""",
            "came out otherwise",
        ),
    ],
)
def test_the_books_tell_of_a_game_that_is_lost_or_counted_otherwise(
    played: tuple[Season, Books, Path], tmp_path: Path, damage: str, told: str
) -> None:
    path = tmp_path / DATABASE
    shutil.copy(played[2], path)
    with closing(sqlite3.connect(path)) as database:
        database.execute(damage)
        database.commit()
    assert any(told in problem for problem in read_books(path).wrong)


def test_who_is_equal_shares_a_rank() -> None:
    assert ranks([30.0, 10.0, 30.0, 20.0]) == [2.5, 0.0, 2.5, 1.0]
    assert spearman([1.0, 2.0, 3.0], [10.0, 20.0, 40.0]) == pytest.approx(1.0)
    assert spearman([1.0, 2.0, 3.0], [9.0, 5.0, 1.0]) == pytest.approx(-1.0)
