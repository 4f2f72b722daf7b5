"""The words that server and clients exchange.

`messages` go over the WebSocket; `bodies` (people and tables), `review`, `lesson` and `reference` over HTTP.
`refusal` says how either is refused, `schema` lists them all.
"""

VERSION = 1
"""Raised when a message changes so that an older client would misread it."""
