"""Whatever is sent over HTTP, the answer is one of those documented, and never a fault of ours."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.serialization import decode_json, encode_json
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from caravanserai.protocol import bodies, lesson, own_data, reference, review
from caravanserai.server.app import create
from caravanserai.server.http.dependencies import DEPENDENCIES
from caravanserai.server.settings import Settings
from caravanserai.server.startup import opened

from .conftest import Inn, Person

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def ada(server: Inn) -> Person:
    return server.person("Ada")


@pytest.fixture(scope="module")
def table(ada: Person) -> dict[str, Any]:
    return ada.new_table(public=True, players=4)


def documented() -> list[APIOperation[Any, Any, Any, Any]]:
    """What the OpenAPI document says can be asked for."""
    document = decode_json(encode_json(create(Settings(), opened).openapi_schema.to_schema()))
    found = schemathesis.openapi.from_dict(document).get_all_operations()
    return [one.ok() for one in found if isinstance(one, Ok)]


@pytest.mark.parametrize("operation", documented(), ids=lambda operation: operation.label)
def test_requests_made_from_the_documentation_are_answered_as_documented(
    server: Inn, ada: Person, table: dict[str, Any], operation: APIOperation[Any, Any, Any, Any]
) -> None:
    cookie = server.person("Bob").cookie if "sign-out" in operation.path else ada.cookie

    @settings(max_examples=5, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(), st.booleans())
    def ask(case: Case[Any], at_a_table: bool) -> None:
        if "table" in case.path_parameters and at_a_table:
            case.path_parameters["table"] = table["id"]
        case.headers["cookie"] = f"caravanserai={cookie}"
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    ask()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b'"name"',
        b"[" * 60_000,
        b'{"name":' * 8_000,
        b"\xff\xfe\x00",
        b'{"name": "\\ud800"}',
        b'{"name": "a\\u0000b"}',
        b'{"name": 5}',
        b'{"name": ["Ada"]}',
        b'{"name": "Ada", "admin": true}',
        b'{"name": "Ada", "language": "xx"}',
        b'{"name": 1e999}',
    ],
)
def test_bodies_that_make_no_sense_are_refused(server: Inn, body: bytes) -> None:
    stranger = server.person()
    answer = stranger.http.post("/api/guests", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert set(answer.json()) >= {"code", "message"}
    assert stranger.get("/api/me").status_code == 401


def test_a_body_that_is_too_large_is_not_read(server: Inn) -> None:
    answer = server.person().http.post("/api/guests", content=b" " * 70_000)
    assert answer.status_code == 413


@pytest.mark.parametrize("table", ["x", "%00", "..%2f..", "a" * 3000, "абв", "%ff", "' or 1=1 --"])
def test_tables_that_can_not_be_are_refused(server: Inn, table: str) -> None:
    assert server.person("Ada").get(f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize("seat", ["-1", "4", "99999999999999999999", "x"])
def test_seats_that_can_not_be_are_refused(server: Inn, seat: str) -> None:
    ada = server.person("Ada")
    table = ada.new_table(players=4)
    answer = ada.put(f"/api/tables/{table['id']}/seats/{seat}", kind="person")
    assert answer.status_code in (400, 404)


@pytest.mark.parametrize("query", ["status=all", "before=-1", "before=x", "before=99999999999999999999"])
def test_questions_that_can_not_be_answered_are_refused(server: Inn, query: str) -> None:
    assert server.person().get(f"/api/tables?{query}").status_code == 400


def test_a_mistake_is_answered_with_its_field(server: Inn) -> None:
    answer = server.person("Ada").post("/api/tables", game="ali-baba", players="two").json()
    assert answer["field"] == "players"


def test_no_field_of_a_body_bears_a_name_that_litestar_would_take_for_a_part_of_the_server() -> None:
    for body in [
        value for part in (bodies, lesson, own_data, reference, review) for value in vars(part).values()
    ]:
        if isinstance(body, type) and issubclass(body, msgspec.Struct):
            assert not {field.name for field in msgspec.structs.fields(body)} & set(DEPENDENCIES)
