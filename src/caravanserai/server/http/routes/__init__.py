"""The HTTP routes, by whom and what they are about."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from ....protocol.bodies import Error

REASONS = {
    400: "The request can't be understood, or asks for what can't be.",
    401: "Nobody has told us a name.",
    403: "Not for this guest to do, or not from this place.",
    404: "There is no such thing, or it is none of the asker's business.",
    409: "Not in the state things are in.",
    410: "The link has been used, or is too old.",
    413: "Too large.",
    429: "Too many requests in a minute.",
    503: "The database can't be reached just now.",
}
ERRORS = {status: ResponseSpec(Error, description=reason) for status, reason in REASONS.items()}
"""How any route may say no; `responses=` of each."""
