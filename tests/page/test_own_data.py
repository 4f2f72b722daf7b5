"""What the house keeps of somebody: taken along, deleted, and got back by e-mail."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect
from tests.server.post_offices import letters_to, open_office, secrets_in
from tests.servers import ServerProcess, free_port

from .conftest import WITHOUT_LIMITS, NewPerson
from .looking import barriers
from .test_chat import two_at_a_table


def test_all_is_downloaded_then_deleted_and_a_former_guest_is_left(person: NewPerson, tmp_path: Path) -> None:
    ben, ada, table = two_at_a_table(person)
    for seat in ben, ada:
        assert seat.page.get_by_text("Ben").count()
    ada.button("Menu").click()
    ada.button("Resign").click()
    ada.page.get_by_role("dialog").last.get_by_role("button", name="Resign").click()
    expect(ben.page.get_by_role("dialog")).to_be_visible()  # the end
    ada.go("/me")
    ada.page.get_by_label("Valid for").select_option(label="30 days")
    ada.page.get_by_label("Name of the token").fill("my bot")
    ada.button("Make a token").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="my bot")).to_contain_text("until")
    with ada.page.expect_download() as download:
        ada.link("Download as a file").click()
    kept = tmp_path / "data.json"
    download.value.save_as(kept)
    told = json.loads(kept.read_text("utf-8"))
    assert (told["guest"]["name"], told["tokens"][0]["name"], told["tables"][0]["id"]) == (
        "Ben",
        "my bot",
        table,
    )
    ada.button("Delete everything").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Delete everything")).to_be_disabled()
    assert barriers(ada) == []
    dialog.get_by_label("To confirm, type your name: Ben").fill("Ben")
    dialog.get_by_role("button", name="Delete everything").click()
    expect(ada.button("Play now").first).to_be_visible()
    assert ada.ask("GET", "/api/who") == {}
    ben.page.reload()
    expect(ben.page.get_by_text("former guest").first).to_be_visible()


def test_who_has_lost_all_devices_comes_back_by_a_letter(person: NewPerson) -> None:
    port = free_port()
    with open_office() as office:
        sending = {
            "CARAVANSERAI_MAIL_HOST": "127.0.0.1",
            "CARAVANSERAI_MAIL_PORT": str(office.port),
            "CARAVANSERAI_MAIL_TLS": "none",
            "CARAVANSERAI_MAIL_SENDER": "inn@tables.example",
            "CARAVANSERAI_ADDRESS": f"http://127.0.0.1:{port}",
        }
        with ServerProcess(port=port, environment={**WITHOUT_LIMITS, **sending}) as house:
            ada = person("Ada", house.url)
            ada.ask("PUT", "/api/me/email", email="ada@tables.example")
            [secret] = secrets_in(letters_to(office, "ada@tables.example")[0])
            ada.ask("POST", "/api/links/confirm-email", secret=secret)
            office.inbox.clear()
            again = person(url=house.url)
            again.go("/me")
            again.button("Been here before?").click()
            again.page.get_by_label("E-mail address").fill("ada@tables.example")
            again.button("Send me a link").click()
            again.sees("a letter with a link is on its way")
            [secret] = secrets_in(letters_to(office, "ada@tables.example")[0])
            again.go(f"/link#{secret}")
            again.button("Yes, it is mine").click()
            again.sees("Welcome, Ada")
