"""Write the browser's types from Python's: the messages (web/src/wire.ts), each game's words (boards/<id>/types.ts).

A type of our own is written as what its `to_plain` returns; a decision's names are those of the game's catalogue.
"""

import ast
import re
from collections.abc import Callable, Iterable, Mapping
from inspect import cleandoc, getsource
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from types import NoneType
from typing import Any, get_args, get_type_hints

from msgspec import NODEFAULT, inspect
from msgspec.inspect import CustomType, Field, Metadata, StructType, Type, TypedDictType

from bakufu.games import all_games
from bakufu.kernel.catalogue import LANGUAGES, Catalogue
from bakufu.kernel.game import Game
from bakufu.server.wire import coach, front, guides, http, me, replay, seats, socket

SOURCES = Path(__file__).parent.parent / "web" / "src"

WIRE = """// Every message between this page and the server; docs/protocol.md says when which is sent.
// Written by tools/wire_types.py from src/bakufu/server/wire: change that, then run `make wire-types`.

// A game's options, by name; which there are, the lobby says.
export type Plain = Record<string, unknown>;

// What a game's own words hold only its board knows (boards/<game id>/types.ts); this all games have in common.
export interface Words {
  view: { scores?: number[] };
  action: { do: string };
  event: { event: string; seat?: number };
  hint: unknown;
  decision: string;
}
"""

GAME = """// {name}'s words: what is seen, asked, answered and told.
// Written by tools/wire_types.py from src/bakufu/games/{id}: change that, then run `make wire-types`.

import type {{ Words }} from "../../wire";
"""

MESSAGES = (
    http.Lobby,
    http.NewTable,
    http.TableMade,
    seats.Join,
    seats.AddLuck,
    seats.GiveSeat,
    seats.SeatToken,
    seats.Recover,
    http.Brought,
    http.RuleClause,
    http.Gloss,
    replay.Story,
    replay.Moment,
    replay.Luck,
    http.Problem,
    seats.SitDown,
    seats.PlayNow,
    seats.Seated,
    seats.Vote,
    seats.Invite,
    seats.Matters,
    seats.TransferCode,
    seats.TakeSeats,
    front.Front,
    me.Me,
    me.MyGames,
    me.KeepDevice,
    me.ChangeDevice,
    me.Mute,
    me.NewHook,
    me.HookMade,
    me.TakeVacation,
    socket.ClientWord,
    socket.ServerNews,
    guides.Guide,
    coach.AskReview,
    coach.ReviewShown,
    coach.AskWhatIf,
    coach.ProblemSet,
    coach.ProblemPosed,
    coach.Try,
    coach.Verdict,
)
"""What is sent; what these are made of is found by following them."""

GAMES_OWN = ("Action", "Event", "Decision", "Hint")
"""How each game's unions are called."""

UNIONS = {"ClientWord": socket.ClientWord, "ServerNews": socket.ServerNews}

Named = StructType | TypedDictType
Spell = Callable[[Type], str]


def files() -> dict[Path, str]:
    """Every file, and what stands in it."""
    games = {SOURCES / "boards" / game.id / "types.ts": game_types(game) for game in all_games()}
    return {SOURCES / "wire.ts": wire_types(), **games}


def wire_types() -> str:
    """The messages; one that carries a game's words is generic in the game."""
    named = _gathered(map(inspect.type_info, MESSAGES))
    generic = {name for name, kind in named.items() if _speaks(kind)}

    def spell(info: Type) -> str:
        if isinstance(info, Metadata) and info.extra and "word" in info.extra:
            return f'G["{info.extra["word"]}"]'
        if isinstance(info, StructType) and info.cls.__name__ in generic:
            return f"{info.cls.__name__}<G>"
        return _spelled(info, spell)

    parts = [_languages()]
    parts += [
        _interface(kind, spell, "<G extends Words = Words>" if name in generic else "") for name, kind in named.items()
    ]
    for name, union in UNIONS.items():
        parts.append(f"export type {name}<G extends Words = Words> = {spell(inspect.type_info(union))};\n")
    return "\n".join((WIRE, *parts))


def _languages() -> str:
    """The languages that there are catalogues for, each with the name it gives itself."""
    names = {language: Catalogue(language)("language-name") for language in LANGUAGES}
    lines = [f'  {{ id: "{language}", name: "{name}" }},' for language, name in names.items()]
    ids = " | ".join(f'"{language}"' for language in LANGUAGES)
    head = "export const LANGUAGES: readonly { id: Language; name: string }[] = ["
    return "\n".join([f"export type Language = {ids};", "", head, *lines, "];", ""])


def game_types(game: Game[Any]) -> str:
    """A game's view with all that it is made of, its actions, events, hints and decisions."""
    view = get_type_hints(type(game).view)["return"]
    actions, events = ([inspect.type_info(kind) for kind in kinds] for kinds in (game.actions, game.events))
    told = [field.type for kind in (*actions, *events) if isinstance(kind, StructType) for field in kind.fields]
    hints = [inspect.type_info(kind) for kind in _hints(get_type_hints(type(game).hint)["return"])]
    named = _gathered([*map(inspect.type_info, (game.Options, view)), *hints], _gathered(told))
    decisions = re.findall(
        r"^decision-([\w-]+) =", game.file("text", "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    return "\n".join(
        (
            GAME.format(name=game.name, id=game.id),
            *(_interface(kind, spelled) for kind in named.values()),
            _union("Action", map(_in_line, actions)),
            _union("Event", map(_in_line, events)),
            _union("Decision", (f'"{name}"' for name in decisions)),
            f"export type Hint = {' | '.join(map(spelled, hints))};\n",
            "// All of them, as the messages and the board's props want them.",
            f"export interface {view.__name__.removesuffix('View')} extends Words {{",
            f"  view: {view.__name__};",
            *(f"  {word.lower()}: {word};" for word in GAMES_OWN),
            "}\n",
        )
    )


def _hints(annotation: Any) -> tuple[Any, ...]:
    """The kinds of hints: `Game.hint` gives one for each answer, or none at all."""
    (several,) = (part for part in get_args(annotation) if part is not NoneType)
    (one,) = get_args(several)
    return get_args(one) or (one,)


def _gathered(infos: Iterable[Type], found: dict[str, Named] | None = None) -> dict[str, Named]:
    """Every struct that these types are made of, the smaller ones first."""
    found = {} if found is None else found
    for info in infos:
        _gather(info, found)
    return found


def _gather(info: Type, found: dict[str, Named]) -> None:
    if isinstance(info, Named):
        known = found.get(info.cls.__name__)
        if info.cls.__name__ in GAMES_OWN or (known is not None and known.cls is not info.cls):
            raise TypeError(f"two types are called {info.cls.__name__}: {info.cls}")
        if known is None:
            _gathered((field.type for field in info.fields), found)
            found[info.cls.__name__] = info
    else:
        _gathered(_parts(info), found)


def _parts(info: Type) -> tuple[Type, ...]:
    """What a type that has no name here is made of."""
    match info:
        case Metadata(type=inner):
            return (inner,)
        case inspect.UnionType(types=types):
            return types
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return (item,)
        case inspect.TupleType(item_types=items):
            return items
        case CustomType():
            return (_written_as(info),)
    return ()


def _speaks(info: Type) -> bool:
    """Whether a game's words stand somewhere in it."""
    if isinstance(info, Metadata) and info.extra and "word" in info.extra:
        return True
    inner = [field.type for field in info.fields] if isinstance(info, Named) else _parts(info)
    return any(map(_speaks, inner))


def _written_as(info: CustomType) -> Type:
    """The type that stands in JSON for one of our own."""
    kind: Any = info.cls
    return inspect.type_info(get_type_hints(kind.to_plain)["return"])


def _interface(kind: Named, spell: Spell, parameters: str = "") -> str:
    lines = [f"export interface {kind.cls.__name__}{parameters} {{"]
    docs = _docs(kind.cls)
    for line in _fields(kind, spell):
        name = re.split(r"\W", line)[0]
        lines += [f"  // {text}" for text in docs.get(name, "").splitlines()] + [f"  {line};"]
    return "\n".join([*lines, "}", ""])


def _docs(kind: type) -> dict[str, str]:
    """What Python says about each field: the string below it."""
    (body,) = (part.body for part in ast.parse(dedent(getsource(kind))).body if isinstance(part, ast.ClassDef))
    found = {}
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = cleandoc(text)
    return found


def _in_line(info: Type) -> str:
    assert isinstance(info, StructType)
    return f"{{ {'; '.join(_fields(info, spelled))} }}"


def _fields(kind: Named, spell: Spell) -> Iterable[str]:
    # What has a default may be left out by those who send it, but always comes from the server.
    sent = issubclass(kind.cls, http.RequestBody | socket.Word | http.Clock)
    if isinstance(kind, StructType) and kind.tag_field:
        yield f'{kind.tag_field}: "{kind.tag}"'
    for field in kind.fields:
        lacking = (sent and _may_lack(field)) or (isinstance(kind, TypedDictType) and not field.required)
        yield f"{field.encode_name}{'?' if lacking else ''}: {spell(field.type)}"


def _may_lack(field: Field) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def _union(name: str, parts: Iterable[str]) -> str:
    return "\n".join((f"export type {name} =", *(f"  | {part}" for part in parts))) + ";\n"


def spelled(info: Type) -> str:
    """A type of a game's own, as TypeScript has it."""
    return _spelled(info, spelled)


SIMPLE: Mapping[type[Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.DictType: "Plain",
}


def _spelled(info: Type, spell: Spell) -> str:
    if type(info) in SIMPLE:
        return SIMPLE[type(info)]
    match info:
        case Metadata(type=inner):
            return spell(inner)
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in sorted(map(str, values)))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            each = spell(item)
            return f"({each})[]" if "|" in each else f"{each}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(spell, items))}]"
        case inspect.UnionType(types=types):
            return " | ".join(map(spell, types))
        case CustomType():
            return spell(_written_as(info))
        case StructType(cls=cls) | TypedDictType(cls=cls):
            return cls.__name__
    raise TypeError(f"the wire carries no {info}")


def main() -> None:
    """Write the files."""
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
