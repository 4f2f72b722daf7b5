"""What comes of a group of log entries: gathered while its tables are moved on, then sent all together.

Each sending may wake its receiver up, who then takes the processor's memory of our work away. So first all
tables of a group are moved on, then everybody is told, and then each table goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from .connection import Connection
from .frames import Socket

logger = logging.getLogger(__name__)


class Outbox:
    """Messages that wait to be sent, and what is to be done after that."""

    __slots__ = ("_messages", "_next")

    def __init__(self) -> None:
        self._messages: list[tuple[Socket, bytes]] = []
        self._next: list[Callable[[], None]] = []

    def put(self, connection: Connection, message: bytes) -> None:
        """Have a message sent with the others."""
        if connection.socket is not None:
            self._messages.append((connection.socket, message))

    def then(self, act: Callable[[], None]) -> None:
        """Have something done once all is sent."""
        self._next.append(act)

    def send(self) -> None:
        """Send everything, then do what is to be done after that."""
        messages, self._messages = self._messages, []
        acts, self._next = self._next, []
        for socket, message in messages:
            socket.send(message)
        for act in acts:
            try:
                act()
            except Exception:
                logger.exception("a table could not go on")
