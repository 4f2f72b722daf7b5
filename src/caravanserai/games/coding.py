"""Positions as one line: a number that every choice of a layout goes into, letters for it, and a check.

A layout names the parts of a position in a fixed order and says how likely each is; `Writer` and `Reader` go
through it alike, so what the one puts in the other takes out. What is likely takes little room.
"""

from __future__ import annotations

import json
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb
from typing import TypeVar

from .errors import BadCode
from .state import Json

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Letters that an address and a chat leave as they are, and that one click selects as a word."""
VALUES = {digit: value for value, digit in enumerate(DIGITS)}
BREAK = "_"
CHECK = 32
"""How many bits are checked: of four thousand million mistyped codes one would pass."""
LONGEST = 4000
LARGEST = 1_000_000
"""How long the text of a position may be that has no layout of its own."""
SMALL = 16
"""Numbers below it are told by themselves."""
LIKELY = (12, 8, 6, 6, 4, 3, 2, 2, *[1] * 8, 1, 2, *[1] * 16)
"""How likely each of these is at first, and then the larger ones by their size."""
MOST = (1 << 22) - 1
"""No number is larger."""
MANY = 99
"""More of anything than a box holds."""

Thing = TypeVar("Thing")


class Coder(ABC):
    """Goes through a layout: gives back what it is told, or, where it reads, what the number says."""

    @abstractmethod
    def among(self, told: int | None, weights: Sequence[int]) -> int:
        """One of so many choices, each as likely as its weight."""

    @abstractmethod
    def bits(self, told: int | None, size: int) -> int:
        """A number of so many bits, all alike."""

    def one_of(self, told: Thing | None, things: Sequence[Thing]) -> Thing:
        """One of these things, all alike; None may be one of them."""
        return things[self.among(things.index(told) if told in things else None, [1] * len(things))]

    def flag(self, told: bool | None, weights: Sequence[int] = (1, 1)) -> bool:
        """Whether or not."""
        return self.among(None if told is None else int(told), weights) == 1

    def some(self, told: Sequence[Thing] | None, things: Sequence[Thing], habit: Habit) -> list[Thing]:
        """Some of these things, in the order in which these are; all sets of one size are alike."""
        number = habit.number(self, None if told is None else len(told), len(things))
        left = None if told is None else sorted(map(things.index, told))
        found: list[Thing] = []
        at = 0
        while len(found) < number:
            others = number - len(found) - 1
            weights = [comb(len(things) - 1 - place, others) for place in range(at, len(things))]
            at += self.among(None if left is None else left[len(found)] - at, weights) + 1
            found.append(things[at - 1])
        return found

    def counts(self, told: Sequence[int] | None, kinds: int, habit: Habit) -> list[int]:
        """How many there are of each kind; all mixtures of one size are alike."""
        left = habit.number(self, None if told is None else sum(told), MANY)
        found: list[int] = []
        for kind in range(kinds - 1):
            others = kinds - 1 - kind
            weights = [comb(left - number + others - 1, others - 1) for number in range(left + 1)]
            found.append(self.among(None if told is None else told[kind], weights))
            left -= found[-1]
        return [*found, left]


class Habit:
    """Numbers of one sort: small ones take little room, and so does what came often before."""

    def __init__(self) -> None:
        self.weights = [*LIKELY]

    def number(self, coder: Coder, told: int | None, most: int = MOST) -> int:
        """A number from 0 on: a small one by itself, a large one by its size and its other bits."""
        sign = None if told is None else told if told < SMALL else SMALL + told.bit_length() - 5
        sign = coder.among(sign, self.weights)
        self.weights[sign] += 12
        number = sign
        if sign >= SMALL:
            size = sign - SMALL + 4
            number = (1 << size) + coder.bits(None if told is None else told - (1 << size), size)
        if number > most:
            raise ValueError(f"a number up to {most} is expected here, not {number}")
        return number


class Choices:
    """Choices of one sort: the more often one was made, the less room it takes when it is made again."""

    def __init__(self, number: int) -> None:
        self.weights = [4] * number

    def among(self, coder: Coder, told: int | None) -> int:
        """One of them."""
        made = coder.among(told, self.weights)
        self.weights[made] += 12
        return made


class Writer(Coder):
    """Notes every choice; they become one number in the end."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, int, int]] = []

    def among(self, told: int | None, weights: Sequence[int]) -> int:
        """Note a choice."""
        if told is None or not 0 <= told < len(weights) or weights[told] == 0:
            raise ValueError(f"{told!r} is none of the {len(weights)} choices of this layout")
        self.noted.append((sum(weights[:told]), weights[told], sum(weights)))
        return told

    def bits(self, told: int | None, size: int) -> int:
        """Note a number."""
        if told is None or told >> size:
            raise ValueError(f"{told!r} is no number of {size} bits")
        self.noted.append((told, 1, 1 << size))
        return told

    def number(self) -> int:
        """All choices as one number: the first is the first that can be read."""
        number = 0
        for start, width, whole in reversed(self.noted):
            rest, place = divmod(number, width)
            number = rest * whole + start + place
        return number


class Reader(Coder):
    """Makes the choices that a number says."""

    def __init__(self, number: int) -> None:
        self.number = number

    def among(self, told: int | None, weights: Sequence[int]) -> int:
        """The next choice."""
        whole = sum(weights)
        rest, place = divmod(self.number, whole)
        choice = 0
        while place >= weights[choice]:
            place -= weights[choice]
            choice += 1
        self.number = rest * weights[choice] + place
        return choice

    def bits(self, told: int | None, size: int) -> int:
        """The next number."""
        self.number, found = divmod(self.number, 1 << size)
        return found


@dataclass(frozen=True)
class Code:
    """How the positions of a game are written in one line."""

    letters: str
    """What its codes begin with, so that everybody sees which game it is."""
    version: int
    """Raised when the layout changes; older ones are then read by the layout they were written with."""
    layout: Callable[[Coder, Json], Json]
    """Goes through a position, or through nothing where it reads one; gives back the position."""

    @property
    def head(self) -> str:
        """What a code begins with."""
        return f"{self.letters}{self.version}{BREAK}"

    def write(self, position: Json) -> str:
        """The code of a position's JSON."""
        writer = Writer()
        self.layout(writer, position)
        number = writer.number()
        return self.head + in_letters(number << CHECK | self.check(number))

    def read(self, text: object) -> Json:
        """The position's JSON; BadCode says at which column a code is wrong."""
        number = self.unseal(text)
        try:
            return self.layout(Reader(number), {})
        except (ValueError, RecursionError, zlib.error):
            raise self.unwritten() from None

    def unseal(self, text: object) -> int:
        """What a code says, once its head, its letters and its check are right."""
        if not isinstance(text, str):
            raise BadCode("a code is a text", 0)
        self.check_head(text)
        if len(text) > LONGEST:
            raise BadCode(f"a code has at most {LONGEST} letters", LONGEST + 1)
        for column, letter in enumerate(text[len(self.head) :], len(self.head) + 1):
            if letter not in VALUES:
                raise BadCode(f"{letter!r} is no letter of a code: 0–9, A–Z and a–z are", column)
        number = in_number(text[len(self.head) :])
        if not self.fits(number):
            raise self.mistyped(text, number)
        return number >> CHECK

    def check_head(self, text: str) -> None:
        """Make sure that this is a code of this game, in a version that can be read."""
        letters, _, _ = text.partition(BREAK)
        if text.startswith(self.head) and len(text) > len(self.head):
            return
        if self.is_of(text):
            if letters != self.head[:-1]:
                raise BadCode(
                    f"codes {self.head}… can be read here, not {letters[:12]}…", len(self.letters) + 1
                )
            raise BadCode("the code ends here", len(text) + 1)
        raise BadCode(f"a code of this game begins with {self.head}", 1)

    def is_of(self, text: str) -> bool:
        """Whether a code begins as those of this game do, in whatever version."""
        letters, _, _ = text.partition(BREAK)
        return letters.startswith(self.letters) and letters[len(self.letters) :].isdecimal()

    def fits(self, number: int) -> bool:
        """Whether the check that a number ends with is right."""
        return number & (1 << CHECK) - 1 == self.check(number >> CHECK)

    def check(self, number: int) -> int:
        """What is told beside a number to see whether it was mistyped."""
        size = (number.bit_length() + 7) // 8
        return zlib.crc32(self.head.encode() + number.to_bytes(size, "big"))

    def mistyped(self, text: str, number: int) -> BadCode:
        """What is wrong with a code that doesn't fit its check: one letter perhaps, which is then named."""
        worth = 1
        for column in range(len(text), max(len(self.head), len(text) - 200), -1):
            letter = text[column - 1]
            others = number - worth * VALUES[letter]
            for value, other in enumerate(DIGITS):
                if self.fits(others + worth * value):
                    return BadCode(f"{letter!r} is mistyped: {other!r} would fit", column)
            worth *= len(DIGITS)
        return BadCode("the code is mistyped, or a part of it is missing", len(text) + 1)

    def unwritten(self) -> BadCode:
        """What is wrong with a code whose check is right, and that was not written here all the same."""
        return BadCode("no position has this code", len(self.head) + 1)


def in_letters(number: int) -> str:
    """A number, written in letters."""
    text = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    return text


def in_number(text: str) -> int:
    """The number that letters stand for."""
    number = 0
    for letter in text:
        number = number * len(DIGITS) + VALUES[letter]
    return number


def any_json(coder: Coder, position: Json) -> Json:
    """The layout of a game that has none of its own: its JSON, packed."""
    packed = b""
    if position:
        text = json.dumps(position, sort_keys=True, separators=(",", ":"), allow_nan=False)
        packed = zlib.compress(text.encode(), 9)
    size = Habit().number(coder, len(packed) if position else None, LONGEST)
    number = coder.bits(int.from_bytes(packed, "big") if position else None, 8 * size)
    told: Json = json.loads(zlib.decompressobj().decompress(number.to_bytes(size, "big"), LARGEST))
    return told


PLAIN_CODE = Code("x", 1, any_json)
"""The codes of games that have no layout of their own."""
