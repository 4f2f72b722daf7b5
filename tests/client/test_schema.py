"""Every type of the protocol is listed for those who make types of them, or is a part of one that is."""

from __future__ import annotations

import inspect

import msgspec

from caravanserai.protocol import (
    bodies,
    company,
    keepers,
    lesson,
    messages,
    own_data,
    profile,
    puzzle,
    reference,
    review,
    schema,
    tournaments,
)

PARTS = (
    bodies,
    company,
    keepers,
    lesson,
    messages,
    own_data,
    profile,
    puzzle,
    reference,
    review,
    tournaments,
)
BASES = {bodies.Body, bodies.Answer, messages.Message, messages.Request, lesson.TrialState}


def test_every_type_of_the_protocol_is_in_the_schema() -> None:
    there = {
        kind.__name__
        for part in PARTS
        for kind in vars(part).values()
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind not in BASES
    }
    _, known = msgspec.json.schema_components(schema.WIRE_TYPES)
    assert there <= set(known)
