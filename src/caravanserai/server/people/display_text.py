"""Names and lines of chat, made fit to show: nothing in them hides, overlaps or turns text around."""

from __future__ import annotations

import unicodedata

from ...protocol.refusal import Refusal

LONGEST_NAME = 24
LONGEST_LINE = 300
MOST_MARKS = 3  # accents on one letter; more only serve to cover the line above
# Letters, marks and symbols, as far as Unicode is concerned, that nobody sees.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
)
JOINERS = frozenset("\u200c\u200d\ufe0f")  # Persian and emoji need them inside a line


def tidy_name(text: str, field: str = "name") -> str:
    """A name of 1 to 24 visible characters, in its usual form; Refusal if it can't be one."""
    text = unicodedata.normalize("NFC", text).strip()
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME:
        raise Refusal.of("bad-request", "name-length", field=field, most=LONGEST_NAME, length=len(name))
    unseen = next(filter(hidden, text), None)
    if unseen is not None:
        raise Refusal.of("bad-request", "name-unseen", field=field, unseen=ord(unseen))
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name) or too_many_marks(name):
        raise Refusal.of("bad-request", "name-unreadable", field=field)
    return name


def tidy_line(text: str, field: str = "text") -> str:
    """A line of chat of 1 to 300 characters without anything hidden in it; Refusal if nothing is left."""
    kept = (
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or letter in JOINERS or not hidden(letter)
    )
    line = " ".join("".join(kept).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise Refusal.of("bad-request", "line-empty", field=field)
    if len(line) > LONGEST_LINE:
        raise Refusal.of("too-long", "line-length", field=field, most=LONGEST_LINE, length=len(line))
    if too_many_marks(line):
        raise Refusal.of("bad-request", "line-unreadable", field=field)
    return line


def hidden(letter: str) -> bool:
    """Whether a character is a control, a bidirectional or zero-width mark, or otherwise not to be seen."""
    return (
        unicodedata.category(letter)[0] == "C"
        or unicodedata.category(letter) in ("Zl", "Zp")
        or (letter in INVISIBLE)
    )


def too_many_marks(text: str) -> bool:
    """Whether accents are heaped on a letter, or stand before the first one."""
    marks = MOST_MARKS
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MOST_MARKS:
            return True
    return False


def readable_name(text: str, otherwise: str) -> str:
    """A name that somebody wrote down, without anything hidden in it; another one, if nothing is left.

    The text is no longer than a name in a record may be.
    """
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in unicodedata.normalize("NFC", text):
        if hidden(letter) and not letter.isspace():
            continue
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    name = " ".join("".join(kept).split())
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else otherwise
