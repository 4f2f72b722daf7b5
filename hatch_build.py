"""The build hook: compiles the rules where there is a C compiler, and builds the page where there is Node.

How either is done is in `build_tools/`. `CARAVANSERAI_COMPILE` chooses: `auto`, `skip`, `force` (fail rather
than fall back) or `bounds` (as `force`, and an index out of bounds kills the process).
`CARAVANSERAI_PAGE_BUILD` chooses: `auto` (go on without a page where it can't be built), `skip` or `force`.

For developers: `python hatch_build.py OUTDIR [--bounds]` puts a compiled copy of the package into OUTDIR;
`--page` builds the page if it has changed; `--c` writes the C files; `--npm …` runs npm in `web/`;
`--can-compile` and `--has-node` say by their exit code what this machine can do.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # used straight, where hatchling need not be installed
    BuildHookInterface = object  # type: ignore[assignment, misc]

sys.path.append(str(Path(__file__).resolve().parent))  # hatchling loads this file alone

from build_tools import PACKAGE, compiler, node, page
from build_tools.command import main
from build_tools.shipped_c import SHIPPED, shipped_c


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """What hatchling calls while it builds a wheel or a source distribution."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        root, compiles = Path(self.root), compiler.mode() != "skip"
        builds_page = page.page_mode() == "force" or (page.page_mode() == "auto" and not page.is_built(root))
        needs_node = builds_page and not node.node_of_the_machine()
        return [*(compiler.needed(root) if compiles else []), *([node.NODE] if needs_node else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules and the page; an editable install stays as the sources are."""
        if version == "editable":
            return
        self.add_page(build_data)
        if self.target_name == "wheel":
            self.add_compiled(build_data)
        else:
            self.add_c(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        """Build the page and add it."""
        wish, root = page.page_mode(), Path(self.root)
        if wish == "skip":
            return
        try:
            built = page.build_page(root, anew=wish == "force")
        except SystemExit as failure:
            if wish == "force":
                raise
            self.app.display_warning(f"{failure}\nthe page is not built: the server will run without it")
            return
        inside = PACKAGE if self.target_name == "wheel" else f"src/{PACKAGE}"
        build_data["force_include"][str(built)] = f"{inside}/page"
        site = root / "src" / PACKAGE / "site"
        if site.is_dir():  # the papers, where `make docs` has built them
            build_data["force_include"][str(site)] = f"{inside}/site"

    def add_c(self, build_data: dict[str, Any]) -> None:
        """Add the C files to a source distribution: installing from it needs no Cython then."""
        wish, root = compiler.mode(), Path(self.root)
        if wish == "skip":
            return
        came_along = shipped_c(root, compiler.sources(root))
        try:
            written = came_along or compiler.write_c_apart(root)
        except SystemExit as failure:
            if wish != "auto":
                raise
            self.app.display_warning(f"{failure}\nno C files come along: installing needs Cython")
            return
        build_data["force_include"][str(written)] = SHIPPED

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile the rules and add the binaries."""
        wish = compiler.mode()
        if wish == "skip":
            return
        try:
            built = compiler.compile_apart(Path(self.root), wish == "bounds")
        except SystemExit as failure:
            if wish != "auto":
                raise
            self.app.display_warning(f"{failure}\nnot compiled: {PACKAGE} will run as plain Python, slower")
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    sys.exit(main())
