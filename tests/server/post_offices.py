"""A mail server and a push service that run on this machine, for the tests of notices."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from caravanserai.server.notices.push import Subscription, from_text, to_text

PATIENCE = 30.0


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class MailServer:
    """An SMTP server in the running loop; what it takes in lies in `inbox`."""

    def __init__(self, port: int = 0, answers: list[str] | None = None, **wishes: Any) -> None:
        self.port = port or free_port()
        self.inbox: list[EmailMessage] = []
        self.envelopes: list[Envelope] = []
        self.logins: list[tuple[str, str]] = []
        self.answers = answers or []
        """What it says to the next messages, before it takes them."""
        self._wishes = wishes
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> MailServer:
        loop = asyncio.get_running_loop()

        def serve() -> SMTP:
            return SMTP(self, authenticator=self.authenticate, loop=loop, **self._wishes)

        self._server = await loop.create_server(serve, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    def authenticate(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any
    ) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login.decode(), data.password.decode()))
        return AuthResult(success=True)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answers:
            return self.answers.pop(0)
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.inbox.append(message)
        self.envelopes.append(envelope)
        return "250 taken"


class Browser:
    """A browser that has subscribed, and can read what was pushed to it."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(endpoint, to_text(public), to_text(self._auth))

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message."""
        clear = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(clear)
        return message


@dataclass
class Pushed:
    """A request that came to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes
    claims: dict[str, Any]
    key: str


@dataclass
class PushService:
    """An HTTP server that takes pushes as a push service does, checking who signed them."""

    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """What it says to the next requests, before it takes them."""
    pushed: list[Pushed] = field(default_factory=list)
    requests: int = 0

    def __enter__(self) -> PushService:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.requests += 1
                status, headers = service.answers.pop(0) if service.answers else (201, {})
                if status == 201:
                    service.take(self.path, dict(self.headers), body)
                self.send_response(status)
                for name, value in {"Content-Length": "0", **headers}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.01})
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._http.server_port}"
        return self

    def __exit__(self, *_: object) -> None:
        self._http.shutdown()
        self._thread.join(PATIENCE)
        self._http.server_close()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> None:
        """Check the signature as RFC 8292 has it, and keep the request."""
        headers = {name.lower(): value for name, value in headers.items()}
        scheme, _, rest = headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = parts["t"].split(".")
        assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
        raw = from_text(signature)
        numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(parts["k"]))
        signer.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        self.pushed.append(Pushed(path, headers, body, json.loads(from_text(claims)), parts["k"].rstrip("=")))


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.002)


@contextmanager
def open_office() -> Iterator[MailServer]:
    """A mail server in a thread of its own, for servers that run in theirs."""
    office, ready, ended = MailServer(), threading.Event(), threading.Event()

    async def be_open() -> None:
        async with office:
            ready.set()
            await asyncio.to_thread(ended.wait)

    thread = threading.Thread(target=asyncio.run, args=(be_open(),))
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield office
    finally:
        ended.set()
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the mail server does not end"


def letters_to(office: MailServer, mailbox: str, number: int = 1) -> list[EmailMessage]:
    """What has come for a mailbox; waits until it is so much, but not for ever."""
    deadline = time.monotonic() + PATIENCE
    while True:
        found = [letter for letter in office.inbox if letter["To"] == mailbox]
        if len(found) >= number:
            return found
        assert time.monotonic() < deadline, f"only {len(found)} letters have come for {mailbox}"
        time.sleep(0.01)


def secrets_in(letter: EmailMessage) -> list[str]:
    """What follows the # in a letter's links, in order."""
    return re.findall(r"#(\S+)", letter.get_content())
