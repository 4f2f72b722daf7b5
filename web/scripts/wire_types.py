"""Makes the page's types of the Python ones: what goes over the wire, and what each game says in its fields.

`PYTHONPATH=src python web/scripts/wire_types.py` writes them; with `--check` it only says which are stale.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module, util
from pathlib import Path

import msgspec

from caravanserai import games
from caravanserai.protocol import schema
from caravanserai.protocol.messages import TableInfo

PAGE = Path(__file__).resolve().parents[1] / "src"
HEAD = "// Made by web/scripts/wire_types.py of the server's own types: change those, then `make types`.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
UNKNOWN = (object, typing.Any)
TITLED = {
    "View": "{ [field: string]: unknown }",
    "StoryEntry": "{ what: string; seat: number | null; rule?: string; [field: string]: unknown }",
    "Change": "[path: (string | number)[], value?: unknown]",
}
"""What JSON Schema has no words for, by the title that the protocol gives it."""


class Types:
    """The declarations of one file, each once, in the order in which they are met."""

    def __init__(self, aliases: Mapping[str, object]) -> None:
        self.sent = False
        """Whether what follows is sent to the server, which fills in what is missing."""
        self.aliases = aliases
        self.declared: dict[str, str] = {}

    def of(self, kind: object, named: bool = True) -> str:
        """The type as the page writes it; `named` by the name that Python gives it, if it has one."""
        alias = next((name for name, value in self.aliases.items() if value == kind), "") if named else ""
        if alias:
            return self.declare(alias, lambda: self.of(kind, named=False))
        if kind in UNKNOWN:
            return "unknown"
        if isinstance(kind, type) and kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.declare(kind.__name__, lambda: self.struct(kind), doc(kind))
        if typing.is_typeddict(kind):
            assert isinstance(kind, type)
            return self.declare(kind.__name__, lambda: self.typed_dict(kind), doc(kind))
        return self.generic(kind)

    def generic(self, kind: object) -> str:
        """A type made of others."""
        origin, parts = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            titles = [meta.title for meta in parts[1:] if isinstance(meta, msgspec.Meta) and meta.title]
            return self.declare(titles[0], lambda: TITLED[titles[0]]) if titles else self.of(parts[0])
        if origin in (typing.NotRequired, typing.Required):
            return self.of(parts[0])
        if origin is typing.Literal:
            return " | ".join(f"'{part}'" if isinstance(part, str) else str(part).lower() for part in parts)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(part) for part in parts))
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"[{', '.join(map(self.of, parts))}]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Record<string, {self.of(parts[1])}>"
        if isinstance(origin, type) and issubclass(origin, Sequence):
            inner = self.of(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        raise TypeError(f"how is {kind} written in TypeScript?")

    def declare(self, name: str, body: typing.Callable[[], str], about: str = "") -> str:
        """Give a type its own declaration, and return its name."""
        if name not in self.declared:
            self.declared[name] = ""  # its place, also for a type that holds itself
            self.declared[name] = f"{about and comment(about)}export type {name} = {body()};\n"
        return name

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """The fields of a struct; those that have a usual value may be missing where that is left out."""
        config = kind.__struct_config__
        may_miss = config.omit_defaults or self.sent
        told = docs(kind)
        rows = [f"  {config.tag_field}: '{config.tag}';"] if config.tag_field else []
        for field in msgspec.structs.fields(kind):
            mark = "?" if may_miss and not field.required else ""
            rows.append(row(field.encode_name, mark, self.of(field.type), told.get(field.name, "")))
        return braced(rows)

    def typed_dict(self, kind: type) -> str:
        """The fields of a TypedDict."""
        told, always = docs(kind), fields(kind)
        hints = typing.get_type_hints(kind, include_extras=True)
        return braced(
            row(name, "" if name in always else "?", self.of(hint), told.get(name, ""))
            for name, hint in hints.items()
        )

    def text(self) -> str:
        """All declarations."""
        return "\n".join(self.declared.values())


def braced(rows: Iterable[str]) -> str:
    """The rows of an object."""
    inside = "\n".join(rows)
    return f"{{\n{inside}\n}}" if inside else "Record<string, never>"


def row(name: str, mark: str, kind: str, about: str) -> str:
    """One field, under what is told of it."""
    quoted = name if name.isidentifier() else f"'{name}'"
    return f"{about and comment(about, '  ')}  {quoted}{mark}: {kind};"


def comment(text: str, indent: str = "") -> str:
    """A text as the page's sources comment on what follows."""
    return f"{indent}/** {' '.join(text.split())} */\n"


def doc(kind: type) -> str:
    """The docstring of a class itself."""
    return (kind.__doc__ or "").strip()


def docs(kind: type) -> dict[str, str]:
    """What is told of the fields of a class, and of those it is built on."""
    found: dict[str, str] = {}
    bases = getattr(kind, "__orig_bases__", kind.__bases__)
    for base in bases:
        if isinstance(base, type) and base.__module__.startswith("caravanserai."):
            found |= docs(base)
    try:
        (body,) = ast.parse(inspect.getsource(kind)).body
    except OSError:  # made by a call, so that there is nothing to be read
        return found
    assert isinstance(body, ast.ClassDef)
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            told = after.value if isinstance(after, ast.Expr) else None
            if isinstance(told, ast.Constant) and isinstance(told.value, str):
                found[field.target.id] = told.value
    return found


def aliases(*modules: types.ModuleType) -> dict[str, object]:
    """The unions and literals that modules have given a name."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if typing.get_origin(value) in (typing.Literal, typing.Union, types.UnionType)
    }


def fields(kind: type) -> list[str]:
    """The fields that are always there: by them an answer is known."""
    if typing.is_typeddict(kind):
        # Python itself doesn't see NotRequired in annotations that are kept as text.
        hints = typing.get_type_hints(kind, include_extras=True)
        missing: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
        left = {name for name, hint in hints.items() if typing.get_origin(hint) is typing.NotRequired}
        return [name for name in hints if name not in missing | left]
    assert issubclass(kind, msgspec.Struct)
    omits = kind.__struct_config__.omit_defaults
    return [field.encode_name for field in msgspec.structs.fields(kind) if field.required or not omits]


def constant(name: str, kinds: Mapping[str, Sequence[str]]) -> str:
    """Lists of words, by name."""
    rows = "".join(
        f"  {key if key.isidentifier() else quote(key)}: [{', '.join(map(quote, words))}],\n"
        for key, words in kinds.items()
    )
    return f"export const {name} = {{\n{rows}}} as const;\n"


def union(name: str, kinds: Iterable[str]) -> str:
    """A type that is one of others."""
    return f"export type {name} = {' | '.join(kinds)};\n"


def quote(word: str) -> str:
    """A word as text."""
    return f"'{word}'"


def protocol() -> str:
    """What goes over the wire."""
    messages, requests = typing.get_args(schema.MESSAGES), typing.get_args(schema.REQUESTS)
    modules = {sys.modules[kind.__module__] for kind in schema.WIRE_TYPES}
    known = Types(aliases(*modules))
    answers = {known.of(kind): kind for kind in (*schema.ANSWERS, TableInfo)}
    told = {str(kind.__struct_config__.tag): kind for kind in messages}
    said = union("Message", map(known.of, messages))
    known.sent = True
    asked, sent = union("Request", map(known.of, requests)), union("Body", map(known.of, schema.BODIES))
    rows = "".join(f"  {name}: {name};\n" for name in answers)
    return "\n".join(
        [
            HEAD,
            known.text(),
            comment("What the server says over the WebSocket.") + said,
            comment("What the page asks for over the WebSocket.") + asked,
            comment("What the page sends over HTTP.") + sent,
            comment("What the server answers over HTTP, by name.")
            + f"export interface Answers {{\n{rows}}}\n",
            comment("The fields that an answer always has.")
            + constant("ANSWERS", {name: fields(kind) for name, kind in answers.items()}),
            comment("The fields that a message always has, by its `t`.")
            + constant("MESSAGES", {tag: fields(kind) for tag, kind in told.items()}),
        ]
    )


def entries(module: types.ModuleType) -> str:
    """What a game's story is made of."""
    known = Types({})
    kinds = typing.get_args(module.Entry)
    whole = union("Entry", map(known.of, kinds))
    words = [quote(what) for kind in kinds for what in typing.get_args(typing.get_type_hints(kind)["what"])]
    return "\n".join(
        [
            HEAD,
            known.text(),
            comment("An entry of the story.") + whole,
            comment("The entries of one kind.")
            + "export type EntryOf<What extends Entry['what']> = Extract<Entry, { what: What }>;\n",
            f"const WHATS: readonly string[] = [{', '.join(dict.fromkeys(words))}];\n",
            comment(
                "Whether an entry is this game's own: not what the table adds, nor what a later server tells."
            )
            + "export function isEntry(entry: { what: string } | undefined): entry is Entry {\n"
            + "  return entry !== undefined && WHATS.includes(entry.what);\n}\n",
        ]
    )


def shapes(module: types.ModuleType) -> str:
    """The shapes of a game's positions, and of what is in its box."""
    known = Types(aliases(module))
    kinds = [module.View, module.Facts]
    for kind in kinds:
        known.of(kind)
    checks = [
        f"export function is{kind.__name__}(value: unknown): value is {kind.__name__} {{\n"
        f"  return hasFields(value, [{', '.join(map(quote, fields(kind)))}]);\n}}\n"
        for kind in kinds
    ]
    return "\n".join([HEAD, "import { hasFields } from '../lib/json';\n", known.text(), *checks])


MADE = {"entries": entries, "shapes": shapes}
"""Which modules of a game the page has types of."""


def files() -> dict[Path, str]:
    """Every file that is made, and what is in it."""
    found = {PAGE / "lib" / "protocol.ts": protocol()}
    for name in games.names():
        package = type(games.get(name)).__module__.rpartition(".")[0]
        for part, make in MADE.items():
            if (PAGE / name).is_dir() and util.find_spec(f"{package}.{part}"):
                found[PAGE / name / f"{part}.ts"] = make(import_module(f"{package}.{part}"))
    return found


def main() -> int:
    """Write the files, or say which are stale."""
    made = files()
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(PAGE.parents[1])} is stale: run `make types`", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(made[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
