"""Positions as pictures: SVG made of the page's own art, with nothing installed.

>>> from caravanserai import drawing, games
>>> state = games.get("ali-baba").new(2, games.Chance(1))
>>> drawing.svg(state.view(0))[:4]
'<svg'
"""

from __future__ import annotations

from .picture import svg

__all__ = ["svg"]
