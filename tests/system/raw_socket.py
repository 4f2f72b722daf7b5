"""A WebSocket with nothing between the test and the bytes."""

from __future__ import annotations

import base64
import secrets
import socket
from collections.abc import Mapping

PATIENCE = 20.0


def open_websocket(
    port: int, table: str, headers: Mapping[str, str], receive_buffer: int | None = None
) -> socket.socket:
    """A socket on which a table's WebSocket has just been opened; a small buffer makes a bad listener."""
    link = socket.socket()
    if receive_buffer is not None:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    link.settimeout(PATIENCE)
    link.connect(("127.0.0.1", port))
    lines = [
        f"GET /ws/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    link.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        part = link.recv(1)
        if not part:
            raise ConnectionError(f"the server hung up: {answer!r}")
        answer += part
    if not answer.startswith(b"HTTP/1.1 101"):
        raise ConnectionError(f"no WebSocket was opened: {answer!r}")
    return link


def hangs_up(link: socket.socket, seconds: float = PATIENCE) -> bool:
    """Whether the server hangs up in that time; reads all that is left, and closes the socket."""
    link.settimeout(seconds)
    with link:
        try:
            while link.recv(1 << 20):
                pass
        except TimeoutError:
            return False
        except OSError:
            return True
    return True
