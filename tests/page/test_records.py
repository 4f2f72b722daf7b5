"""Files that are no record, or a broken one: the same words wherever they are opened."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from .conftest import NewPerson
from .screens import record_of

UNREADABLE = "This file can’t be read: it is empty, cut off, or something else than a record."
NO_RECORD = "This is no record of a game."


def bad_files(folder: Path) -> dict[Path, str]:
    """Files that can't be replayed, each with what is said of it."""
    record = record_of("ali-baba")
    whole = json.dumps(record).encode()
    broken = {**record, "steps": [*record["steps"][:3], {**record["steps"][3], "do": "take 9z9"}]}
    contents = {
        "cut.json": (whole[: len(whole) // 2], UNREADABLE),
        "empty.json": (b"", UNREADABLE),
        "picture.png": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", UNREADABLE),
        "list.json": (b"[1, 2, 3]", NO_RECORD),
        "foreign.json": (b'{"name": "sheep", "dependencies": {}}', NO_RECORD),
        "endless.json": (json.dumps({"names": ["sheep"] * 50_000}).encode(), NO_RECORD),
        "chess.json": (
            json.dumps({**record, "game": "chess"}).encode(),
            "This is a record of a game that isn’t played here.",
        ),
        "other.json": (
            json.dumps({**record, "game": "five-tribes"}).encode(),
            "This record was damaged or changed, so it can’t be replayed.",
        ),
        "later.json": (
            json.dumps({**record, "rules": 99}).encode(),
            "This game is played by a version of the rules that this server doesn’t know.",
        ),
        "step.json": (
            json.dumps(broken).encode(),
            "This record can’t be replayed: its step 4 is not possible.",
        ),
    }
    for name, (content, _) in contents.items():
        (folder / name).write_bytes(content)
    return {folder / name: said for name, (_, said) in contents.items()}


def test_a_file_that_is_no_good_record_is_told_so_in_the_same_words_everywhere(
    person: NewPerson, tmp_path: Path
) -> None:
    ada = person("Ada")
    with ada.expecting("/api/reviews: 4", "status of 4"):
        for path in ("/review", "/"):
            ada.go(path)
            for file, said in bad_files(tmp_path).items():
                ada.page.locator("input[type=file]").set_input_files(file)
                expect(ada.page.get_by_role("alert")).to_have_text(said)
