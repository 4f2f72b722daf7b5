"""Files that are no record, or a broken one: the same words wherever they are opened."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from caravanserai import games

from .conftest import NewPerson
from .screens import record_of

UNREADABLE = "This file can’t be read: it is empty, cut off, or something else than a record."
NO_RECORD = "This is no record of a game."


def bad_files(folder: Path) -> dict[Path, str]:
    """Files that can't be replayed, each with what is said of it, which is never the same twice in a row."""
    record = record_of("ali-baba")
    whole = json.dumps(record).encode()
    broken = {**record, "steps": [*record["steps"][:3], {**record["steps"][3], "do": "take 9z9"}]}
    contents = {
        "cut.json": (whole[: len(whole) // 2], UNREADABLE),
        "list.json": (b"[1, 2, 3]", NO_RECORD),
        "empty.json": (b"", UNREADABLE),
        "foreign.json": (b'{"name": "sheep", "dependencies": {}}', NO_RECORD),
        "picture.png": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", UNREADABLE),
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


def test_a_bot_has_the_same_name_in_a_record_as_at_its_table(person: NewPerson, tmp_path: Path) -> None:
    ada = person("Ada")
    ada.sit_at(ada.new_table("ali-baba", bot="merchant"))
    ada.sees("Morgiana")
    ada.let_a_bot_play()
    ada.sees("A bot plays for Ada: Merchant")
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record_of("ali-baba"), "seats": ["Ada", "merchant 1"]}), "utf-8")
    ada.go("/new/ali-baba")
    levels = ada.page.get_by_role("combobox").last
    expect(levels.get_by_role("option", name="Merchant, fair")).to_have_count(1)
    ada.go("/review")
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.get_by_role("button", name="Morgiana").first).to_be_visible()


def test_a_record_as_text_and_a_position_in_one_line_are_opened_judged_and_given_away(
    person: NewPerson, tmp_path: Path
) -> None:
    ada, game = person("Ada"), games.get("ali-baba")
    text = game.record_text(record_of("ali-baba"))
    (tmp_path / "game.txt").write_text(text, "utf-8")
    for path in ("/", "/review"):
        ada.go(path)
        ada.page.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
        expect(ada.page.get_by_role("button", name="Record as text")).to_be_visible()
    with ada.page.expect_download() as download:
        ada.button("Record as text").click()
    assert download.value.suggested_filename.endswith(".txt")
    assert Path(download.value.path()).read_text("utf-8") == text
    ada.button("What would the bot do?").click()
    expect(ada.page.get_by_role("region", name="Hint").get_by_role("listitem").first).to_contain_text("wins")
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.button("Copy the position").click()
    ada.sees("Position copied")
    address = str(ada.page.evaluate("navigator.clipboard.readText()"))
    code = address.partition("#")[2]
    assert code == next(iter(game.replay(record_of("ali-baba")))).code()
    ada.go(f"/review#{code}")
    expect(ada.page.get_by_role("button", name="Play on from here")).to_be_enabled()
    advice = ada.page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(advice.first).to_contain_text("wins")
    expect(ada.page.locator("main .bulb").first).to_be_visible()
    ada.go("/review")
    field = ada.page.get_by_label("Or a position in one line")
    with ada.expecting("/api/reviews: 4", "status of 4"):
        field.fill(code[:-2])
        field.press("Enter")
        expect(ada.page.get_by_role("alert")).to_have_text(
            "This line can’t be read as a position: it was cut off or mistyped."
        )
    field.fill(code)
    ada.button("Look at it").click()
    expect(ada.page.get_by_role("button", name="Play on from here")).to_be_enabled()
