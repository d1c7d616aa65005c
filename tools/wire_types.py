"""Write web/src/wire.ts, the browser's types of every message, from bakufu.server.wire."""

from pathlib import Path

from msgspec import NODEFAULT, inspect
from msgspec.inspect import Field, Metadata, StructType, Type

from bakufu.kernel.catalogue import LANGUAGES, Catalogue
from bakufu.server.wire import guides, http, socket

FILE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"

HEAD = """// Every message between this page and the server; docs/protocol.md says when which is sent.
// Written by tools/wire_types.py from src/bakufu/server/wire: change that, then run `make wire-types`.

// What a game's own words hold (an action, an event, a view) only that game's board knows.
export type Plain = Record<string, unknown>;
"""

MESSAGES = (
    http.Lobby,
    http.NewTable,
    http.TableMade,
    http.Join,
    http.Recover,
    http.Brought,
    http.RuleClause,
    http.Story,
    http.Moment,
    http.Luck,
    http.Problem,
    socket.ClientWord,
    socket.ServerNews,
    guides.Guide,
)
"""What is sent; what these are made of is found by following them."""

UNIONS = {"ClientWord": socket.ClientWord, "ServerNews": socket.ServerNews}


def written() -> str:
    """The whole file."""
    structs: dict[str, StructType] = {}
    for message in MESSAGES:
        _gather(inspect.type_info(message), structs)
    parts = [_languages(), *(_interface(struct) for struct in structs.values())]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {_spelled(inspect.type_info(union))};\n")
    return "\n".join((HEAD, *parts))


def _languages() -> str:
    """The languages that there are catalogues for, each with the name it gives itself."""
    names = {language: Catalogue(language)("language-name") for language in LANGUAGES}
    lines = [f'  {{ id: "{language}", name: "{name}" }},' for language, name in names.items()]
    ids = " | ".join(f'"{language}"' for language in LANGUAGES)
    head = "export const LANGUAGES: readonly { id: Language; name: string }[] = ["
    return "\n".join([f"export type Language = {ids};", "", head, *lines, "];", ""])


def _gather(info: Type, found: dict[str, StructType]) -> None:
    """Every struct that this type is made of, the smaller ones first."""
    match info:
        case Metadata(type=inner):
            _gather(inner, found)
        case inspect.UnionType(types=types):
            for part in types:
                _gather(part, found)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            _gather(item, found)
        case StructType(cls=cls, fields=fields) if cls.__name__ not in found:
            for field in fields:
                _gather(field.type, found)
            found[cls.__name__] = info


def _interface(struct: StructType) -> str:
    lines = [f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    # What has a default may be left out by those who send it, but always comes from the server.
    sent = issubclass(struct.cls, http.RequestBody | socket.Word) or struct.forbid_unknown_fields
    lines += [
        f"  {field.encode_name}{'?' if sent and _may_lack(field) else ''}: {_spelled(field.type)};"
        for field in struct.fields
    ]
    return "\n".join([*lines, "}", ""])


def _may_lack(field: Field) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def _spelled(info: Type) -> str:
    match info:
        case Metadata(type=inner):
            return _spelled(inner)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in sorted(map(str, values)))
        case inspect.DictType():
            return "Plain"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            one = _spelled(item)
            return f"({one})[]" if " " in one else f"{one}[]"
        case inspect.UnionType(types=types):
            return " | ".join(_spelled(part) for part in types)
        case StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"the wire carries no {info}")


def main() -> None:
    """Write the file."""
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
