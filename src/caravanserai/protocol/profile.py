"""What goes over HTTP about what people have played: profiles, histories, leaderboards."""

from __future__ import annotations

from .bodies import Answer
from .clock_settings import Pace
from .messages import RatingInfo, ScoreSheet


class RatingPoint(Answer):
    """A rating after a game."""

    at: int
    value: int


class PlayerRating(Answer):
    """How strong somebody plays a game, at one pace."""

    game: str
    pace: Pace
    rating: RatingInfo
    games: int
    """Rated games so far."""
    points: list[RatingPoint]
    """How it came about, the oldest first; of very many the last."""


class GamesTally(Answer):
    """How somebody fared in games of one kind."""

    games: int
    won: int
    """Where they came first, alone or with others."""
    game: str
    players: int
    mean: float | None = None
    """Their mean score, where any was counted."""


class Rivalry(Answer):
    """How somebody fared against one opponent."""

    games: int
    ahead: int
    """Games in which they came in before that opponent."""
    behind: int
    name: str = ""
    """Empty for who has gone for good."""
    guest: str | None = None
    """The id of a profile that may be looked at."""
    bot: str | None = None
    """A bot's level."""


class ScoringLine(Answer):
    """A line of the score sheet: how much it brings somebody, and how much it brings on average here."""

    line: str
    own: float
    average: float


class Scoring(Answer):
    """By which points somebody wins a game: the newest games."""

    game: str
    games: int
    lines: list[ScoringLine]


class Favourite(Answer):
    """What somebody has gathered most often: in Five Tribes a djinn."""

    game: str
    name: str
    games: int
    won: int


class ReviewedGame(Answer):
    """How well somebody played a game that was looked back at."""

    review: str
    game: str
    at: int
    accuracy: float
    """From 0 to 1: the mean over their turns, each halved by every ten points lost."""


class TopTurn(Answer):
    """A turn that a bot would not have played better, and that brought much."""

    review: str
    game: str
    turn: int
    gain: float
    at: int


class Profile(Answer):
    """What somebody has played."""

    id: str
    name: str
    yours: bool
    public: bool
    games: int
    won: int
    ratings: list[PlayerRating]
    tallies: list[GamesTally]
    rivals: list[Rivalry]
    scoring: list[Scoring]
    favourites: list[Favourite]
    reviewed: list[ReviewedGame]
    best: list[TopTurn]


class PastSeat(Answer):
    """A seat of a game that is over."""

    place: int
    name: str = ""
    """Empty for who has gone for good."""
    guest: str | None = None
    """The id of a profile that may be looked at."""
    bot: str | None = None
    you: bool = False
    gave_up: bool = False
    score: int | None = None
    sheet: ScoreSheet | None = None


class PastGame(Answer):
    """A game that is over."""

    table: str
    game: str
    pace: Pace
    finished_at: int
    seconds: int
    """How long it took."""
    place: int
    """One's own."""
    seats: list[PastSeat]
    rated: bool = False
    rating: RatingInfo | None = None
    """One's own after a rated game, with how it changed."""
    review: str | None = None
    """Where it can be looked back at, if somebody has."""


class PlayedGames(Answer):
    """Games that are over, the newest first."""

    games: list[PastGame]
    next: str | None = None
    """What to ask for older ones with, as `?before=`; null if there are none."""


class Leader(Answer):
    """Somebody on a leaderboard."""

    guest: str
    name: str
    rating: RatingInfo
    games: int


class BotRating(Answer):
    """What a bot's rating is estimated to be."""

    bot: str
    rating: RatingInfo


class Leaderboard(Answer):
    """Who plays a game best, at one pace: of those whose profile is public, and of whom enough is known."""

    game: str
    pace: Pace
    leaders: list[Leader]
    bots: list[BotRating]
