"""One match: the log tells it, the rules decide it, the receivers are told of it. No network, no clock.

    settings = MatchSettings("five-tribes", players=2)
    start = Match.begin(settings, at, chance, [Player(name="Ada"), Player("bot", "merchant", "merchant")])
    match = Match.from_log(settings, [start])                  # also with a whole log, after a restart

    entry = match.propose_do(seat, action, chance, at)        # Refusal says why not; nothing has changed
    result = match.ends(entry)                                # how the game ends with it, or None
    …                                                         # write the entry; lost the ply? re-read, apply
    event = match.apply(entry)                                # None for an entry that was applied before
    event.moved(seat)                                         # the message for that receiver, or None

Between a proposal and its `apply` the match stays as it was. Other nodes' entries are applied likewise.
"""

from .entry import Entry, decode, encode
from .errors import BadLog, Gap
from .event import Event
from .match import Match
from .match_settings import MatchSettings, check
from .player import Player

__all__ = ["BadLog", "Entry", "Event", "Gap", "Match", "MatchSettings", "Player", "check", "decode", "encode"]
