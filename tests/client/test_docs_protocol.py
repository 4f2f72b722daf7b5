"""docs/protocol.md tells of every message, every field and every code there is on the WebSocket."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravanserai.protocol import VERSION, messages

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SOCKET = TEXT[TEXT.index("## The WebSocket of a table") :]
MESSAGES = SOCKET[: SOCKET.index("### When a connection is lost")]
ROWS = dict(re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", MESSAGES, re.MULTILINE))
EXAMPLES = re.findall(r"```json\n(.*?)```", SOCKET, re.DOTALL)
KINDS = [*messages.AnyRequest.__args__, *messages.AnyMessage.__args__]
SOURCE = "\n".join(
    path.read_text("utf-8")
    for part in ("server/play", "table")
    for path in (ROOT / "src" / "caravanserai" / part).glob("*.py")
    if path.name != "records.py"  # records are brought along over HTTP
)
REFUSALS = r"\b(?:Refused|Refusal|Refusal\.of|refuse)\(\s*\"([a-z-]+)\""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_field_of_every_message_is_told_of(kind: type[messages.Message]) -> None:
    row = ROWS[str(kind.__struct_config__.tag)]
    untold = {field for field in kind.__struct_fields__ if f"`{field}`" not in row}
    assert untold <= {"re"}  # the same everywhere, told once


def test_every_code_of_a_refusal_is_told_of() -> None:
    codes = set(re.findall(REFUSALS, SOURCE))
    assert len(codes) > 9
    told = SOCKET[SOCKET.index("| code of `refused`") : SOCKET.index("| code of `bye`")]
    assert {code for code in codes if f"`{code}`" not in told} == set()


def test_every_goodbye_is_told_of_with_its_number() -> None:
    goodbyes = set(re.findall(r"send_away\(\s*\"([a-z-]+)\", \".*?\", (\d+)", SOURCE))
    assert len(goodbyes) > 4
    assert {(code, number) for code, number in goodbyes if f"| `{code}` | {number} |" not in SOCKET} == set()


def test_the_examples_are_messages() -> None:
    assert isinstance(messages.decode_message(EXAMPLES[0]), messages.Moved)
    assert isinstance(messages.decode_request(EXAMPLES[1]), messages.Do)


def test_the_version_is_the_one_there_is() -> None:
    assert f"Version {VERSION}." in TEXT
