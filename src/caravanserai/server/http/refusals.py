"""How HTTP says no: the status that goes with a refusal's code, and the body that tells of it."""

from __future__ import annotations

from ...games import BadPosition
from ...protocol.bodies import Error
from ...protocol.refusal import Refusal
from ..keepers.sanctions import Banned

STATUSES = {
    "bad-request": 400,
    "too-long": 400,
    "no-name": 401,
    "banned": 403,
    "foreign-origin": 403,
    "muted": 403,
    "not-allowed": 403,
    "no-such-comment": 404,
    "no-such-game": 404,
    "no-such-guest": 404,
    "no-such-invitation": 404,
    "no-such-line": 404,
    "no-such-puzzle": 404,
    "no-such-report": 404,
    "no-such-review": 404,
    "no-such-sanction": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "no-such-task": 404,
    "no-such-token": 404,
    "no-such-tournament": 404,
    "damaged": 409,
    "no-mail": 409,
    "no-push": 409,
    "not-now": 409,
    "rules": 409,
    "seat-taken": 409,
    "too-slow": 408,
    "link-used-up": 410,
    "unknown-host": 421,
    "too-large": 413,
    "too-fast": 429,
    "head-too-large": 431,
    "our-mistake": 500,
    "full": 503,
    "not-sent": 503,
    "store-unreachable": 503,
}
"""The HTTP status of each code; 400 for any other."""


def status_of(refusal: Refusal) -> int:
    """The HTTP status that goes with a refusal."""
    return STATUSES.get(refusal.code, 400)


def error_of(refusal: Refusal) -> Error:
    """A refusal as it is told."""
    in_force = refusal.in_force if isinstance(refusal, Banned) else None
    return Error(refusal.code, refusal.message, refusal.field, refusal.id, in_force)


def bad_part(field: str, problem: BadPosition) -> Refusal:
    """A part of a position can't be."""
    return Refusal.of("bad-request", "bad-part", field=field, part=problem.field, problem=problem.message)
