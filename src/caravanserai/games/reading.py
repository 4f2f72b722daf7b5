"""Reading positions from JSON: each reader returns what it was asked for or names the field that is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from .errors import BadPosition, UnknownRules
from .state import Json

MOST_VERSIONS = 1_000_000


def refuse(field: str, message: str) -> NoReturn:
    """Say which field can't be read and what would be right."""
    raise BadPosition(field, message)


def check_fields(value: object, fields: tuple[str, ...], where: str, optional: tuple[str, ...] = ()) -> Json:
    """A value, if it is an object with just these fields."""
    if not isinstance(value, dict):
        refuse(where or "position", "an object is expected")
    prefix = f"{where}." if where else ""
    for field in fields:
        if field not in value:
            refuse(prefix + field, "is missing")
    for field in value:
        if field not in fields and field not in optional:
            refuse(prefix + str(field)[:40], "is not a field here")
    return value


def read_number(value: object, lowest: int, highest: int, field: str) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        refuse(field, f"a whole number from {lowest} to {highest} is expected")
    return value


def read_flag(value: object, field: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        refuse(field, "true or false is expected")
    return value


def read_name(value: object, names: Mapping[str, int], field: str, kind: str) -> int:
    """What a name stands for."""
    if not isinstance(value, str) or value not in names:
        refuse(field, f"{kind} is expected")
    return names[value]


def read_list(value: object, longest: int, field: str) -> list[object]:
    """A list of bounded length."""
    if not isinstance(value, list) or len(value) > longest:
        refuse(field, f"a list of at most {longest} is expected")
    return value


def read_rules(value: object, title: str, newest: int, oldest: int = 1) -> int:
    """The version of the rules that something is played under; UnknownRules if it can't be played here."""
    version = read_number(value, 1, MOST_VERSIONS, "rules")
    if not oldest <= version <= newest:
        raise UnknownRules(version, title, oldest, newest)
    return version
