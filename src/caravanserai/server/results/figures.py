"""What results add up to: by game and seats, against whom, by which points, with what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...protocol.profile import Favourite, GamesTally, PastGame, PastSeat, Rivalry, Scoring, ScoringLine

MOST_RIVALS = 8
MOST_FAVOURITES = 6


def count_tallies(games: Sequence[PastGame]) -> list[GamesTally]:
    """How somebody fared in games of each kind, the most played first."""
    kinds = Counter((game.game, len(game.seats)) for game in games)
    tallies = []
    for (name, players), number in kinds.most_common():
        these = [game for game in games if (game.game, len(game.seats)) == (name, players)]
        scores = [seat.score for game in these for seat in game.seats if seat.you and seat.score is not None]
        mean = round(sum(scores) / len(scores), 1) if scores else None
        tallies.append(GamesTally(number, sum(game.place == 1 for game in these), name, players, mean))
    return tallies


def count_rivals(games: Sequence[PastGame]) -> list[Rivalry]:
    """How somebody fared against those they have met most often."""
    found: dict[tuple[str | None, str | None, str], Rivalry] = {}
    for game in games:
        for seat in game.seats:
            if not seat.you:
                rival = found.setdefault(who(seat), Rivalry(0, 0, 0, seat.name, seat.guest, seat.bot))
                rival.games += 1
                rival.ahead += game.place < seat.place
                rival.behind += game.place > seat.place
    return sorted(found.values(), key=lambda rival: -rival.games)[:MOST_RIVALS]


def who(seat: PastSeat) -> tuple[str | None, str | None, str]:
    """By what an opponent is known again."""
    return seat.guest, seat.bot, seat.name


def compare_scores(game: str, own: Sequence[dict[str, int]], everybody: Sequence[dict[str, int]]) -> Scoring:
    """By which points somebody wins: the mean of each line of their sheets, and that of everybody's."""
    lines = [line for line in own[0] if line != "total"]
    told = [ScoringLine(line, mean(own, line), mean(everybody, line)) for line in lines]
    return Scoring(game, len(own), [line for line in told if line.own or line.average])


def mean(sheets: Sequence[dict[str, int]], line: str) -> float:
    """The mean of a line over some score sheets."""
    return round(sum(sheet.get(line, 0) for sheet in sheets) / max(1, len(sheets)), 2)


def count_favourites(gathered: Sequence[tuple[str, list[str], bool]]) -> list[Favourite]:
    """What somebody has gathered most often, and how often they won with it."""
    found: dict[tuple[str, str], Favourite] = {}
    for game, names, won in gathered:
        for name in names:
            one = found.setdefault((game, name), Favourite(game, name, 0, 0))
            one.games += 1
            one.won += won
    return sorted(found.values(), key=lambda one: (-one.games, -one.won, one.name))[:MOST_FAVOURITES]
