"""QR codes for the terminal: an address that a telephone's camera can read, drawn in half blocks.

As ISO/IEC 18004 has it, and no more than an address needs: bytes, low correction, versions 1 to 5, mask 0.
"""

from __future__ import annotations

from collections.abc import Iterator

Rows = list[list[bool]]
"""The modules of a code: True is dark."""

SIZES = {1: (19, 7), 2: (34, 10), 3: (55, 15), 4: (80, 20), 5: (108, 26)}
"""For each version the bytes of data, and those that correct them."""
BYTES = 0b0100
FORMAT = 0b111011111000100
"""The lowest correction and mask 0, with what corrects these bits and the mask over them."""
QUIET = 2
"""How wide the light border is; cameras of today need no more."""


def qr_code(text: str) -> Rows:
    """The code of a text; ValueError if it is longer than 106 bytes."""
    content = text.encode()
    version = next((version for version, (data, _) in SIZES.items() if len(content) + 2 <= data), None)
    if version is None:
        raise ValueError(f"{len(content)} bytes are too many for a code that a terminal could show")
    size = 17 + 4 * version
    dark, fixed = _patterns(version, size)
    data = _with_length(content, SIZES[version][0])
    words = data + _correction(data, SIZES[version][1])
    bits = (word >> (7 - place) & 1 for word in words for place in range(8))
    for row, column in _places(size):
        if not fixed[row][column]:
            dark[row][column] = bool(next(bits, 0)) != ((row + column) % 2 == 0)
    return dark


def half_blocks(rows: Rows) -> str:
    """The code as text, two rows to a line: dark on light, whatever the terminal's colours are."""
    width = len(rows) + 2 * QUIET
    light = [[False] * width for _ in range(QUIET)]
    framed = [*light, *([False] * QUIET + row + [False] * QUIET for row in rows), *light]
    if len(framed) % 2:
        framed.append([False] * width)
    pairs = zip(framed[::2], framed[1::2], strict=True)
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join("".join(signs[pair] for pair in zip(*two, strict=True)) for two in pairs)


def _with_length(content: bytes, room: int) -> bytes:
    """The content after its kind and length, filled up to the room there is."""
    bits = f"{BYTES:04b}{len(content):08b}" + "".join(f"{byte:08b}" for byte in content) + "0000"
    words = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    filling = bytes([0xEC, 0x11]) * room
    return (words + filling)[:room]


def _correction(data: bytes, count: int) -> bytes:
    """The bytes by which a camera corrects what it misread: Reed and Solomon's."""
    divisor = [1]
    root = 1
    for _ in range(count):
        divisor = [
            after ^ _times(before, root) for after, before in zip([*divisor, 0], [0, *divisor], strict=True)
        ]
        root = _times(root, 2)
    rest = [0] * count
    for byte in data:
        factor = byte ^ rest[0]
        rest = [a ^ _times(b, factor) for a, b in zip([*rest[1:], 0], divisor[1:], strict=True)]
    return bytes(rest)


def _times(a: int, b: int) -> int:
    """The product of two numbers of the field with 256 elements."""
    product = 0
    for place in range(7, -1, -1):
        product = (product << 1) ^ (product >> 7) * 0x11D
        product ^= (b >> place & 1) * a
    return product


def _patterns(version: int, size: int) -> tuple[Rows, Rows]:
    """What every code of this version has, and which modules that takes."""
    dark = [[False] * size for _ in range(size)]
    fixed = [[False] * size for _ in range(size)]

    def put(row: int, column: int, on: bool) -> None:
        if 0 <= row < size and 0 <= column < size:
            dark[row][column], fixed[row][column] = on, True

    for place in range(size):
        put(6, place, place % 2 == 0)
        put(place, 6, place % 2 == 0)
    for top, left in ((3, 3), (3, size - 4), (size - 4, 3)):
        for row in range(-4, 5):
            for column in range(-4, 5):
                ring = max(abs(row), abs(column))
                put(top + row, left + column, ring not in (2, 4))
    if version > 1:
        centre = size - 7
        for row in range(-2, 3):
            for column in range(-2, 3):
                put(centre + row, centre + column, max(abs(row), abs(column)) != 1)
    for place in range(15):
        on = bool(FORMAT >> place & 1)
        row = place if place < 6 else place + 1 if place < 8 else size - 15 + place
        column = size - 1 - place if place < 8 else 7 if place == 8 else 14 - place
        put(row, 8, on)
        put(8, column, on)
    put(size - 8, 8, True)
    return dark, fixed


def _places(size: int) -> Iterator[tuple[int, int]]:
    """The modules in the order of the bits: up and down in columns of two, from the right."""
    upwards = True
    for right in range(size - 1, 0, -2):
        column = right - 1 if right <= 6 else right  # the column of the timing pattern is left out
        for row in range(size - 1, -1, -1) if upwards else range(size):
            yield row, column
            yield row, column - 1
        upwards = not upwards
