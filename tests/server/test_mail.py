"""Letters by e-mail: they arrive whole, in the reader's language, and nobody can slip anything into them."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from caravanserai.server.notices.mail import BadAddress, Mailer, NotSent, tidy_address
from caravanserai.server.notices.mail_texts import confirm, your_turn
from caravanserai.server.settings import Mail

from .post_offices import MailServer, free_port

LINK = "https://tables.example/table/abc"
HOUSE = "https://tables.example"


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 60))


def mailer(server: MailServer, **wishes: Any) -> Mailer:
    """A mailer that hands its letters to this server."""
    return Mailer(
        Mail(host="127.0.0.1", port=server.port, sender="house@tables.example", **{"tls": "none", **wishes})
    )


@pytest.mark.parametrize(
    ("language", "game", "subject", "word"),
    [
        ("en", "five-tribes", "Your turn – Five Tribes", "Hello Anna Владимировна Kovács"),
        ("ru", "five-tribes", "Ваш ход — «Пять племён»", "Здравствуйте"),
        ("hu", "ali-baba", "Te jössz – Ali Baba", "Szia"),
        ("tlh", "ali-baba", "Your turn – Ali Baba", "Hello"),
    ],
)
def test_a_letter_arrives_in_the_readers_language(language: str, game: str, subject: str, word: str) -> None:
    async def scene() -> None:
        async with MailServer() as server:
            letter = your_turn(language, game, "Anna Владимировна Kovács", LINK, HOUSE)
            await mailer(server).send("anna@example.org", letter, language)
        [message] = server.inbox
        assert message["Subject"] == subject
        assert message["To"] == "anna@example.org"
        assert message["From"] == "Caravanserai <house@tables.example>"
        assert message["Auto-Submitted"] == "auto-generated"
        assert message["Message-ID"].endswith("@tables.example>")
        assert message.get_content_type() == "text/plain"
        text = message.get_content()
        assert word in text
        assert LINK in text.splitlines()

    run(scene())


def test_a_name_can_not_add_a_header_a_receiver_or_a_line() -> None:
    async def scene() -> None:
        async with MailServer() as server:
            name = "Anna\r\nBcc: spam@example.com\r\n\r\nBuy now\u2028https://evil.example"
            letter = your_turn("en", "ali-baba", name, LINK, HOUSE)
            await mailer(server).send("anna@example.org", letter, "en")
        [message] = server.inbox
        assert "Bcc" not in message
        assert server.envelopes[0].rcpt_tos == ["anna@example.org"]
        first = message.get_content().splitlines()[0]
        assert first == "Hello Anna Bcc: spam@example.com Buy now https://evil.example,"

    run(scene())


@pytest.mark.parametrize("part", ["name", "link", "house"])
def test_no_word_of_a_letter_breaks_its_line(part: str) -> None:
    words = {"name": "Anna", "link": LINK, "house": HOUSE, part: "a\r\nb\x00c\u2029d\te"}
    letter = your_turn("en", "ali-baba", **words)
    assert "a b c d e" in letter.text
    assert letter.text.count("\n") == your_turn("en", "ali-baba", "Anna", LINK, HOUSE).text.count("\n")


def test_the_letter_that_confirms_an_address_has_the_link() -> None:
    for language in ("en", "ru", "hu"):
        assert LINK in confirm(language, "Anna", LINK).text.splitlines()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "anna@example",
        "anna@example.org\r\nBcc: b@example.org",
        "anna@example.org, bela@example.org",
        "Anna <anna@example.org>",
        "anna bela@example.org",
        '"anna b"@example.org',
        "anna@[127.0.0.1]",
        "анна@example.org",
        "a..b@example.org",
        "anna@example.org;bela@example.org",
        "a" * 250 + "@example.org",
        "anna\x00@example.org",
    ],
)
def test_what_is_no_address_of_one_person_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        tidy_address(text)


@pytest.mark.parametrize(
    "text", ["anna@example.org", " anna.b+games@mail.example.co.uk ", "a_b-c@x-y.example"]
)
def test_an_address_is_taken(text: str) -> None:
    assert tidy_address(text) == text.strip()


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
def test_user_and_password_are_used() -> None:
    async def scene() -> None:
        async with MailServer(auth_require_tls=False, auth_required=True) as server:
            letter = confirm("en", "Anna", LINK)
            await mailer(server, user="house", password="open sesame").send("anna@example.org", letter)
        assert server.logins == [("house", "open sesame")]
        assert len(server.inbox) == 1

    run(scene())


@pytest.mark.parametrize(("answer", "again"), [("451 later", True), ("550 never", False)])
def test_the_mail_servers_no_says_whether_to_try_again(answer: str, again: bool) -> None:
    async def scene() -> None:
        async with MailServer(answers=[answer]) as server:
            with pytest.raises(NotSent) as problem:
                await mailer(server).send("anna@example.org", confirm("en", "Anna", LINK))
        assert problem.value.again is again

    run(scene())


def test_a_server_that_is_down_is_tried_again() -> None:
    async def scene() -> None:
        nowhere = Mailer(Mail(host="127.0.0.1", port=free_port(), tls="none", sender="house@tables.example"))
        with pytest.raises(NotSent) as problem:
            await nowhere.send("anna@example.org", confirm("en", "Anna", LINK))
        assert problem.value.again

    run(scene())


def test_nothing_is_sent_in_the_clear_where_tls_was_asked_for() -> None:
    async def scene() -> None:
        async with MailServer() as server:
            with pytest.raises(NotSent):
                await mailer(server, tls="starttls").send("anna@example.org", confirm("en", "Anna", LINK))
        assert server.inbox == []

    run(scene())


def test_a_server_with_a_strangers_certificate_gets_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with MailServer(tls_context=strangers_certificate(tmp_path)) as server:
            with pytest.raises(NotSent, match="certificate"):
                await mailer(server, tls="starttls", user="house", password="open sesame").send(
                    "anna@example.org", confirm("en", "Anna", LINK)
                )
        assert server.inbox == []
        assert server.logins == []

    run(scene())


def strangers_certificate(folder: Path) -> ssl.SSLContext:
    """A certificate that nobody has signed but its owner."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, SHA256())
    )
    path = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + certificate.public_bytes(Encoding.PEM))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(path)
    return context


def test_without_a_host_or_a_sender_no_mail_leaves() -> None:
    assert not Mailer(Mail()).ready
    assert not Mailer(Mail(host="mail.example")).ready
    assert Mailer(Mail(host="mail.example", sender="house@tables.example")).ready
