"""The ladder as a page of its own: one file, no script, light by day and dark by night."""

from __future__ import annotations

from html import escape

from .markdown import TextTable, ladder_table, match_table
from .picture import PALETTE, Box, Dot, LadderPicture, Shape, Words, draw
from .standings import Standings

PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: the ladder</title>
<style>
:root {{ color-scheme: light dark; {light} }}
@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}
body {{ margin: 0 auto; padding: 20px; max-width: 1000px; background: var(--paper); color: var(--ink);
  font: 16px/1.4 "Avenir Next", "Segoe UI", Inter, "Noto Sans", "Open Sans", Roboto, sans-serif;
  font-variant-numeric: tabular-nums lining-nums; }}
svg {{ width: 100%; height: auto; }}
svg .title {{ font-family: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif;
  font-weight: 600; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; margin: 20px 0; width: 100%; background: var(--panel); }}
th, td {{ padding: 8px 12px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
th {{ color: var(--faint); font-weight: 400; }}
</style>
<main>
{drawing}
{tables}
</main>
</html>
"""


def to_page(standings: Standings) -> str:
    """The page: the picture, and the same figures as tables."""
    picture = draw(standings)
    tables = [ladder_table(standings), match_table(standings)]
    return PAGE.format(
        title=escape(standings.title),
        light=properties(0),
        dark=properties(1),
        drawing=to_svg(picture),
        tables="\n".join(map(to_html, tables)),
    )


def properties(theme: int) -> str:
    """The colours as custom properties."""
    return " ".join(f"--{name}: {codes[theme]};" for name, codes in PALETTE.items())


def to_svg(picture: LadderPicture) -> str:
    """The picture in lines of SVG."""
    shapes = "\n".join(map(element, picture.shapes))
    return (
        f'<svg viewBox="0 0 {picture.width:g} {picture.height:g}" role="img" '
        f'aria-label="{escape(picture.title)}: the ladder">\n{shapes}\n</svg>'
    )


def element(shape: Shape) -> str:
    """One shape."""
    fill = f'fill="var(--{shape.colour})"'
    match shape:
        case Box():
            size = f'width="{shape.width:.1f}" height="{shape.height:.1f}" rx="{shape.radius:g}"'
            colour = f'{fill} fill-opacity="{shape.strength:.2f}"'
            return f'<rect x="{shape.x:.1f}" y="{shape.y:.1f}" {size} {colour}/>'
        case Dot():
            return f'<circle cx="{shape.x:.1f}" cy="{shape.y:.1f}" r="{shape.radius:g}" {fill}/>'
        case Words():
            kind = ' class="title"' if shape.size > 20 else ""
            place = f'x="{shape.x:.1f}" y="{shape.y:.1f}" text-anchor="{shape.anchor}"'
            look = f'font-size="{shape.size:g}" dominant-baseline="central" {fill}'
            return f"<text {place} {look}{kind}>{escape(shape.text)}</text>"


def to_html(table: TextTable) -> str:
    """A table."""
    head = "".join(f"<th>{escape(word)}</th>" for word in table.heads)
    rows = "\n".join(f"<tr>{''.join(f'<td>{escape(word)}</td>' for word in row)}</tr>" for row in table.rows)
    return f'<div class="scroll"><table>\n<tr>{head}</tr>\n{rows}\n</table></div>'
