"""The words that server and clients exchange: `messages` over the WebSocket, `bodies` over HTTP."""

VERSION = 1
"""Raised when a message changes so that an older client would misread it."""
