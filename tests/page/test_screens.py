"""Every screen: nothing on it keeps anybody out, and a picture of it is kept."""

from __future__ import annotations

from typing import Literal

import pytest

from .conftest import NewPerson
from .looking import barriers, picture
from .person import DESKTOP, PHONE
from .screens import SCREENS

SIZES = {"desktop": DESKTOP, "phone": PHONE}
WHOLE = {"home", "learn", "me"}  # longer than the screen, and worth seeing whole


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_barriers_in_light_and_dark(person: NewPerson, screen: str) -> None:
    ada = person("Ada")
    SCREENS[screen](ada)
    found = {}
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        ada.page.emulate_media(color_scheme=theme)
        picture(ada, f"{screen}-desktop-{theme}-en", screen in WHOLE)
        found[theme] = barriers(ada)
    assert found == {"light": [], "dark": []}


@pytest.mark.long
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [
        ("phone", "light", "en"),
        ("phone", "dark", "en"),
        *((size, "light", language) for size in SIZES for language in ("ru", "hu")),
    ],
)
def test_a_screen_has_no_barriers_on_a_phone_and_in_other_languages(
    person: NewPerson, screen: str, size: str, theme: str, language: str
) -> None:
    ada = person("Ada", size=SIZES[size], theme=theme, language=language)
    SCREENS[screen](ada)
    picture(ada, f"{screen}-{size}-{theme}-{language}", screen in WHOLE)
    assert barriers(ada) == []
