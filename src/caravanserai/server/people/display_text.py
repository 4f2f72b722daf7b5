"""Names and lines of chat, made fit to show: nothing in them hides, overlaps or turns text around."""

from __future__ import annotations

import unicodedata

from ...protocol.refusal import Refusal

LONGEST_NAME = 24
LONGEST_LINE = 300
MOST_MARKS = 3  # accents on one letter; more only serve to cover the line above
MOST_LOOSE_MARKS = 8  # the same before they are put together with their letters
ROOM = 4  # a text as it comes may be so many times as long as what may be left of it
# Letters, marks and symbols, as far as Unicode is concerned, that nobody sees.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
)
JOINERS = frozenset("\u200c\u200d\ufe0f")  # Persian and emoji need them inside a line


def tidy_name(text: str, field: str = "name") -> str:
    """A name of 1 to 24 visible characters, in its usual form; Refusal if it can't be one."""
    if len(text) > LONGEST_NAME * ROOM:
        raise Refusal.of("bad-request", "name-length", field=field, most=LONGEST_NAME, length=len(text))
    if heaped(text, MOST_LOOSE_MARKS):
        raise Refusal.of("bad-request", "name-unreadable", field=field)
    text = unicodedata.normalize("NFC", text).strip()
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME:
        raise Refusal.of("bad-request", "name-length", field=field, most=LONGEST_NAME, length=len(name))
    unseen = next(filter(hidden, text), None)
    if unseen is not None:
        raise Refusal.of("bad-request", "name-unseen", field=field, unseen=ord(unseen))
    if not readable(name) or too_many_marks(name):
        raise Refusal.of("bad-request", "name-unreadable", field=field)
    return name


def tidy_line(text: str, field: str = "text") -> str:
    """A line of chat of 1 to 300 characters without anything hidden in it; Refusal if nothing is left."""
    if len(text) > LONGEST_LINE * ROOM:
        raise Refusal.of("too-long", "line-length", field=field, most=LONGEST_LINE, length=len(text))
    if heaped(text, MOST_LOOSE_MARKS):
        raise Refusal.of("bad-request", "line-unreadable", field=field)
    line = without_hidden(text)
    if not readable(line):
        raise Refusal.of("bad-request", "line-empty", field=field)
    if len(line) > LONGEST_LINE:
        raise Refusal.of("too-long", "line-length", field=field, most=LONGEST_LINE, length=len(line))
    if too_many_marks(line):
        raise Refusal.of("bad-request", "line-unreadable", field=field)
    return line


def tidy_foreign_name(text: str, instead: str) -> str:
    """A name out of a file from anywhere: as much of it as may be shown, or another if that is nothing."""
    text = text[: LONGEST_NAME * ROOM]
    if heaped(text, MOST_LOOSE_MARKS):
        return instead
    name = without_hidden(text, JOINERS)[:LONGEST_NAME].strip()
    return name if readable(name) and not too_many_marks(name) else instead


def without_hidden(text: str, besides: frozenset[str] = frozenset()) -> str:
    """A text in its usual form on one line, without what is hidden in it and without those `besides`."""
    kept = (
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or (letter in JOINERS - besides) or not hidden(letter)
    )
    return " ".join("".join(kept).split())


def readable(text: str) -> bool:
    """Whether there is anything to be read in a text."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


def hidden(letter: str) -> bool:
    """Whether a character is a control, a bidirectional or zero-width mark, or otherwise not to be seen."""
    return (
        unicodedata.category(letter)[0] == "C"
        or unicodedata.category(letter) in ("Zl", "Zp")
        or (letter in INVISIBLE)
    )


def too_many_marks(text: str) -> bool:
    """Whether accents are heaped on a letter, or stand before the first one."""
    return unicodedata.category(text[:1] or " ")[0] == "M" or heaped(text, MOST_MARKS)


def heaped(text: str, most: int) -> bool:
    """Whether more marks than that follow each other.

    To be asked before a text is normalised, which takes as long as the square of their number.
    """
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > most:
            return True
    return False
