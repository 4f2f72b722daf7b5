"""How the package is made from its sources: the compiled core, and the page.

`hatch_build.py` beside this folder is what hatchling calls, and the command line for developers.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "caravanserai"
DONE = "done"
"""How a line begins that says how many of how many modules are compiled."""
