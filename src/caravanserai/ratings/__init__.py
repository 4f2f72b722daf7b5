"""Ratings: how strong somebody plays, how sure that is, and how a game changes it; without network or clock.

>>> from caravanserai import ratings
>>> winner, loser = ratings.after_game([ratings.START, ratings.START], [1, 2])
>>> winner.value > ratings.START.value > loser.value
True
"""

from __future__ import annotations

from .bot_estimates import bot_estimate
from .pace import PACES, pace_of
from .places import places_of
from .scale import START, Rating
from .update import after_game

__all__ = ["PACES", "START", "Rating", "after_game", "bot_estimate", "pace_of", "places_of"]
