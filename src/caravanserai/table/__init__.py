"""One match: the log tells it, the rules decide it, the receivers are told of it. No network, no clock.

    setting = MatchSettings("five-tribes", players=2)
    start = Match.begin(setting, at, chance, [Seat(name="Ada"), Seat("bot", "merchant", "merchant")])
    match = Match.from_log(setting, [start])                  # also with a whole log, after a restart

    entry = match.propose_do(seat, action, chance, at)        # Refused says why not; nothing has changed
    result = match.ends(entry)                                # how the game ends with it, or None
    …                                                         # write the entry; lost the ply? re-read, apply
    event = match.apply(entry)                             # None for an entry that was applied before
    event.moved(seat)                                      # the message for that receiver, or None

Between a proposal and its `apply` the match stays as it was. Other nodes' entries are applied likewise.
"""

from .entry import Entry, decode, encode
from .errors import BadLog, Gap, Refused
from .event import Event
from .match import Match
from .match_settings import Live, MatchSettings, NoClock, Slow, check
from .snapshot import Seat

__all__ = [
    "BadLog",
    "Entry",
    "Event",
    "Gap",
    "Live",
    "Match",
    "MatchSettings",
    "NoClock",
    "Refused",
    "Seat",
    "Slow",
    "check",
    "decode",
    "encode",
]
