from .playing import HANDS
from .test_confirming import wish, AT_ONE_SCREEN
from .test_layout import reach, speaks
from .geometry import at_size
import pytest
S={"1280":(1280,800),"1920":(1920,1080),"390":(390,844)}
def shots(ada,name):
    for n,s in S.items():
        at_size(ada,s); ada.page.screenshot(path=f"/tmp/shots/{name}-{n}.png")
def test_held(person):
    for theme,lang in (("light","en"),("dark","ru")):
        for game in ("five-tribes","ali-baba"):
            ada=person("Ada",confirm="ask",theme=theme,language=lang)
            ada.sit_at(ada.new_table(game,players=3))
            wish(ada); shots(ada,f"held-{game}-{theme}")
def test_hint(person):
    for theme,lang,b in (("light","en","Hint"),("dark","ru","Подсказка")):
        for game,st in (("five-tribes","pick"),("ali-baba","take")):
            ada=person("Ada",theme=theme,language=lang)
            ada.sit_at(ada.new_table(game,players=3))
            reach(ada,st,5); ada.button(b).click(); ada.page.locator("[data-hint-step]").first.wait_for(); shots(ada,f"hint-{game}-{theme}")
def test_undo(person):
    ada=person("Ada",confirm="undo",motion=True)
    ada.sit_at(ada.new_table("five-tribes",**AT_ONE_SCREEN)); wish(ada); ada.page.screenshot(path="/tmp/shots/undo.png")
    ada.go("/me"); at_size(ada,(390,844)); ada.page.screenshot(path="/tmp/shots/me-390.png",full_page=True)
