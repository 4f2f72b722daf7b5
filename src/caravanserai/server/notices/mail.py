"""E-mail: letters put into messages whose headers nobody can add to, and handed to an SMTP server."""

from __future__ import annotations

from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid

import aiosmtplib

from ..settings import Mail
from .mail_texts import Letter, one_line

LONGEST_ADDRESS = 254
TIMEOUT = 20.0
SPECIAL = frozenset('"(),:;<>[]\\')  # where an address would need quotes or name more than one person


class BadAddress(ValueError):
    """Something that is not an e-mail address."""


class NotSent(Exception):
    """A message that did not leave; `again` tells whether it is worth trying again."""

    def __init__(self, message: str, again: bool, after: float = 0.0) -> None:
        super().__init__(message)
        self.again = again
        self.after = after
        """Not before so many seconds."""


class Mailer:
    """Hands messages to the SMTP server of the settings."""

    def __init__(self, settings: Mail) -> None:
        self.settings = settings

    @property
    def ready(self) -> bool:
        """Whether there is a server to hand messages to, and an address they come from."""
        return bool(self.settings.host and self.settings.sender)

    async def send(self, to: str, letter: Letter, language: str = "en") -> None:
        """Send a letter; NotSent tells why it didn't leave."""
        wish = self.settings
        message = compose(wish.sender, to, letter, language)
        try:
            await aiosmtplib.send(
                message,
                hostname=wish.host,
                port=wish.port,
                username=wish.user or None,
                password=wish.password or None,
                use_tls=wish.tls == "tls",
                start_tls=wish.tls == "starttls",
                timeout=TIMEOUT,
            )
        except aiosmtplib.SMTPRecipientsRefused as problem:
            again = all(refusal.code < 500 for refusal in problem.recipients)
            raise NotSent(f"the mail server does not take mail for {to}", again) from problem
        except aiosmtplib.SMTPResponseException as problem:
            raise NotSent(
                f"the mail server says {problem.code} {problem.message}", problem.code < 500
            ) from problem
        except (aiosmtplib.SMTPException, OSError) as problem:
            raise NotSent(f"the mail server can't be reached: {problem}", True) from problem


def tidy_address(text: str) -> str:
    """An e-mail address of one person at one place; BadAddress for anything else."""
    address = text.strip()
    name, at, place = address.rpartition("@")
    if not (at and name and "." in place) or len(address) > LONGEST_ADDRESS:
        raise BadAddress("An e-mail address looks like anna@example.org.")
    if not address.isascii() or not address.isprintable() or " " in address or SPECIAL & {*address}:
        raise BadAddress("An e-mail address is made of plain letters, digits, dots and dashes.")
    try:
        Address(addr_spec=address)
    except (MessageError, ValueError, IndexError):
        raise BadAddress("An e-mail address looks like anna@example.org.") from None
    return address


def compose(sender: str, to: str, letter: Letter, language: str) -> EmailMessage:
    """A message ready to send."""
    message = EmailMessage(policy=SMTP)
    message["From"] = Address("Caravanserai", addr_spec=tidy_address(sender))
    message["To"] = Address(addr_spec=tidy_address(to))
    message["Subject"] = one_line(letter.subject)
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    message["Content-Language"] = language  # after the content, which would take it away
    return message
