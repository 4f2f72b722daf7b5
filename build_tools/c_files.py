"""What is changed in a C file that Cython wrote, before it is compiled."""

from __future__ import annotations

from pathlib import Path

OURS_END = "/* #### Code section: init_module ### */\n"
"""Where what our own functions and types have become ends; behind it is what runs once, at the import."""
ONCE_END = "/* #### Code section: utility_code_pragmas ### */\n"
"""Where that ends; behind it are Cython's own functions, which no search calls."""


def only_gcc(*pragmas: str) -> str:
    """Lines that no other compiler reads."""
    lines = "".join(f"#pragma GCC {pragma}\n" for pragma in pragmas)
    return f"#if defined(__GNUC__) && !defined(__clang__)\n{lines}#endif\n"


NOT_AT_ALL = only_gcc("push_options", 'optimize ("O0")')
AS_BEFORE = only_gcc("pop_options")
QUICKLY = only_gcc('optimize ("O1")')


def optimise_ours_only(c_file: Path, cythons_too: bool = False) -> None:
    """Let the compiler take less trouble with what is not ours, which is much of its work.

    Cython's own functions are optimised less, too, unless they are asked for.
    """
    text = c_file.read_text("utf-8")
    if NOT_AT_ALL not in text:
        after = AS_BEFORE if cythons_too else AS_BEFORE + QUICKLY
        text = text.replace(OURS_END, NOT_AT_ALL + OURS_END, 1).replace(ONCE_END, after + ONCE_END, 1)
        c_file.write_text(text, "utf-8")
