"""Names that can't be guessed, and fingerprints of secrets that are not kept themselves."""

from __future__ import annotations

import hashlib
import re
import secrets

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that nobody mixes up
ID = re.compile(f"[{ALPHABET}]{{14}}")


def new_id() -> str:
    """An id for a guest, a table, a token: 70 random bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def new_key() -> str:
    """The key of an invitation: 100 random bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(20))


def new_secret() -> str:
    """The secret of a link or token: 256 random bits."""
    return secrets.token_urlsafe(32)


def fingerprint(secret: str) -> str:
    """What is kept of a secret; it has 256 random bits, so a plain hash will do."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def is_id(text: object) -> bool:
    """Whether this could be an id at all."""
    return isinstance(text, str) and ID.fullmatch(text) is not None
