"""What developers ask of the build on the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import ROOT
from .alone import alone
from .compiler import compile_apart, compile_core, copy_with_binaries, write_c
from .node import has_node, npm
from .page import build_page, install_modules
from .probe import can_compile


def main() -> int:
    """Do as the command line asks."""
    parser = argparse.ArgumentParser(description="Compile the rules of Caravanserai, and build its page.")
    parser.add_argument("out", nargs="?", type=Path, help="put a compiled copy of the package here")
    parser.add_argument("--bounds", action="store_true", help="die at an index out of bounds")
    parser.add_argument("--list", action="store_true", help="only name the binaries built")
    parser.add_argument("--c", action="store_true", help="write the C files, and name their folder")
    parser.add_argument("--can-compile", action="store_true", help="exit 0 where a C compiler works")
    parser.add_argument("--has-node", action="store_true", help="exit 0 where npm can be run")
    parser.add_argument("--page", action="store_true", help="build the page")
    parser.add_argument("--npm", nargs=argparse.REMAINDER, help="run npm for the page")
    wish = parser.parse_args()
    if wish.can_compile or wish.has_node:
        return 0 if (can_compile() if wish.can_compile else has_node()) else 1
    if wish.page:
        build_page(ROOT)
    elif wish.npm:
        with alone(ROOT, "page"):
            install_modules(ROOT, tools=True)
        npm(ROOT, *wish.npm, quiet=False)
    elif wish.c:
        print(write_c(ROOT))
    elif wish.list:
        for source, target in compile_core(ROOT, wish.bounds).items():
            print("built", source, target, sep="\t")
    elif wish.out:
        copy_with_binaries(wish.out, compile_apart(ROOT, wish.bounds))
    else:
        parser.error("where to? give a folder")
    return 0
