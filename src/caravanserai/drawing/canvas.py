"""A sheet to draw on: symbols of the page, shapes and words, in the end one SVG."""

from __future__ import annotations

import re
from html import escape

from .palette import Theme, colours, patterns, settle, symbols

FONT = "'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"

NAMES = re.compile(r'((?: id="| href="#|url\(#)[\w-]+)')
"""Names within a picture. In a notebook two pictures share them: what has other colours needs other ones."""


class Canvas:
    """What was drawn so far."""

    def __init__(self, theme: Theme = "light") -> None:
        self.theme = theme
        self.parts: list[str] = []
        self.defined: dict[str, str] = {}

    def colour(self, name: str, *scopes: str) -> str:
        """A colour of the page."""
        return colours(self.theme, *scopes)[name]

    def add(self, part: str, *scopes: str, x: float = 0, y: float = 0) -> None:
        """Draw a part; colours may be named as on the page, `var(--ink)`."""
        settled = settle(part, colours(self.theme, *scopes))
        for seat in range(4):
            if f"url(#weave{seat})" in settled:
                self.define_weave(f"weave{seat}")
        self.parts.append(f'<g transform="translate({x:g} {y:g})">{settled}</g>' if x or y else settled)

    def symbol(
        self, name: str, x: float, y: float, width: float, height: float, *scopes: str, **changed: str
    ) -> None:
        """Draw a symbol of the page there; some of its colours may be others."""
        id = "-".join((name, *scopes, *changed.values())).replace("#", "")
        if id not in self.defined:
            box, inside = symbols()[name]
            others = {key.replace("_", "-"): value for key, value in changed.items()}
            named = {**colours(self.theme, *scopes), **others}
            drawn = settle(inside, named).replace("currentColor", others.get("pen", named["ink"]))
            self.defined[id] = f'<symbol id="{id}" viewBox="{box}">{drawn}</symbol>'
            for seat in range(4):
                if f"url(#weave{seat})" in drawn:
                    self.define_weave(f"weave{seat}")
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self.parts.append(f'<use href="#{id}" {place}/>')

    def define_weave(self, name: str) -> None:
        """Have the weave of a seat at hand."""
        self.defined[name] = settle(patterns()[name], colours(self.theme))

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 13,
        colour: str = "ink",
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        """Write a line of text."""
        weight = ' font-weight="700"' if bold else ""
        fill = self.colour(colour)
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{weight}>'
            f"{escape(text)}</text>"
        )

    def panel(self, seat: int, x: float, y: float, width: float, height: float, *, acts: bool) -> None:
        """The frame around what a seat has, with its colour at the side; it glows while the seat acts."""
        self.add(
            f'<rect width="{width:g}" height="{height:g}" rx="8" fill="var(--paper-2)" stroke="var(--line)"/>'
            f'<rect width="8" height="{height:g}" rx="4" fill="var(--seat-weave)"/>',
            f"s{seat}",
            x=x,
            y=y,
        )
        if acts:
            glow = 'rx="8" fill="none" stroke="var(--glow)" stroke-width="3"'
            self.add(f'<rect width="{width:g}" height="{height:g}" {glow}/>', x=x, y=y)

    def count(self, number: int, x: float, y: float) -> None:
        """A small number in a circle, beside something that stands for several."""
        ring = 'fill="var(--paper-2)" stroke="var(--ink)" stroke-width="1.2"'
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="7" {ring}/>')
        self.words(str(number), x, y + 4, 10.5, anchor="middle", bold=True)

    def finish(self, width: float, height: float, title: str) -> str:
        """The whole picture."""
        picture = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" role="img" font-family="{FONT}"><title>{escape(title)}</title>'
            f"<defs>{''.join(self.defined.values())}</defs>"
            f'<rect width="{width:g}" height="{height:g}" fill="{self.colour("paper")}"/>'
            f"{''.join(self.parts)}</svg>"
        )
        return picture if self.theme == "light" else NAMES.sub(rf"\1-{self.theme}", picture)
