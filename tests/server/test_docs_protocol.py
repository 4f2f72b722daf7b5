"""docs/protocol.md tells what the server does: every route is in it, and its examples are true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from .conftest import Inn

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
if not DOCUMENT.exists():
    pytest.skip("the documents are not here", allow_module_level=True)
TEXT = DOCUMENT.read_text("utf-8")
BY_HTTP = TEXT[: TEXT.index("## The WebSocket of a table")]
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", BY_HTTP, re.S)
]


def test_every_route_is_documented(server: Inn) -> None:
    shown = re.sub(r"\{\w+\}", "{}", BY_HTTP).replace("…/sign-out-everywhere", "/api/me/sign-out-everywhere")
    for path in server.person().get("/schema/openapi.json").json()["paths"]:
        short = re.sub(r"\{\w+\}", "{}", path)
        assert short in shown or short.replace("/api/tables/{}", "…") in shown, path


def test_the_table_of_the_example_can_be_set_up(server: Inn) -> None:
    [wish] = [example for example in EXAMPLES if "game" in example]
    table = server.person("Ada").new_table(**wish)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "free"]
    assert table["clock"] == wish["clock"]


def test_the_error_of_the_example_is_what_the_server_answers(server: Inn) -> None:
    [error] = [example for example in EXAMPLES if "code" in example]
    answer = server.person("Ada").post("/api/tables", game="ali-baba", variant="small", players=3)
    assert answer.json() == error
