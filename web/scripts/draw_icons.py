"""Draws public/icon-*.png from public/icon.svg, and public/preview.png from preview.svg beside this.

`python web/scripts/draw_icons.py CHROMIUM` does.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
PREVIEW = (Path(__file__).parent / "preview.svg").read_text("utf-8")
DRAWING = (PUBLIC / "icon.svg").read_text("utf-8")


def draw(browser: Browser, name: str, size: int, drawing: str, height: int = 0) -> None:
    """One picture, on nothing; an icon is as high as it is wide."""
    height = height or size
    page = browser.new_page(viewport={"width": size, "height": height})
    sized = drawing.replace("<svg ", f'<svg width="{size}" height="{height}" ', 1)
    page.set_content(f'<body style="margin:0;display:flex">{sized}</body>')
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    """All icons. The one that systems cut to their own shape has no round corners and more room around."""
    roomy = DRAWING.replace('rx="14"', "").replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    roomy = roomy.replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"')
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
        draw(browser, "icon-192.png", 192, DRAWING)
        draw(browser, "icon-512.png", 512, DRAWING)
        draw(browser, "icon-maskable-512.png", 512, roomy)
        draw(browser, "preview.png", 1200, PREVIEW, 630)
        browser.close()


main()
