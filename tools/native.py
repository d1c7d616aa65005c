"""Rewrite a module in the copy that is compiled, so that mypyc makes the most of it.

The sources stay typed Python with Structs; this says the same in the few ways that compile to fast code.

- A step or state is a plain class with an `__init__`, so it becomes a native one. What its fields were stands in
  `FIELDS`, of which kernel/structs.py makes the Struct by which it is written and read.
- A name in capitals is a constant: `Final`.
- `Step[ShogunState]` is just `Step`: a generic base would give every step a `__dict__`.
- `zip` without `strict` is a plain loop, and a class is one of several in a tuple, not of a union made each time.
- So is `sum`, or `any`, of what is told one by one; of a list, as states have them, it would be a call.
- `counts[kind] += 1` is spelled out: only so are the numbers in a list added as numbers. So is `divmod`.
- A class from a module that is not compiled is looked up by its name each time, unless it is a constant, too.
"""

import ast
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")
CLASS = re.compile(r"[A-Z][A-Za-z]*[a-z][A-Za-z]*")
WITH_CLASSES = re.compile(r"bakufu\.(kernel\.words|games\.\w+\.(actions|events\w*|shown))")
"""Modules that are not compiled, and whose classes are used all the time."""
ONE_OF_CLASSES = re.compile(r"isinstance\(([^(),]+), (\w+(?: \| \w+)+)\)")

IMPORTS = """
from typing import TYPE_CHECKING, Any, ClassVar, Final
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
from bakufu.kernel import structs
"""
FOR_STATES = """
from bakufu.kernel.chance import Chance
from bakufu.kernel.state import FIRST_RULES
"""

LIKE_A_STRUCT = """
def __init_subclass__(cls, **how: Any) -> None:
    structs.prepare(cls, how)

def __class_getitem__(cls, item: Any) -> Any:
    return cls

def __eq__(self, other: object) -> bool:
    return structs.same(self, other)

def __hash__(self) -> int:
    return structs.hash_of(self)

def __repr__(self) -> str:
    return structs.spelled(self)

def __reduce__(self) -> tuple[Any, ...]:
    return structs.rebuilt, (type(self), structs.fields_of(self))
"""
"""What a Struct can do; for the two classes from which all steps and states are derived."""

NATIVE = {"Step": "@mypyc_attr(acyclic=True)", "State": "@mypyc_attr()"}
OPEN = {"Step": "@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)"}
OPEN["State"] = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""Games from outside are not compiled, and derive their own steps and states."""

DERIVED = "@mypyc_attr(allow_interpreted_subclasses=True)"
DERIVED_FROM = {"Field", "Numbering", "Question"}
"""And from these of the kernel's own classes, which stay as they are."""


class Field(NamedTuple):
    """A field as it is written: its name, its type, and its default if it has one."""

    name: str
    hint: str
    default: str


IN_EVERY_STATE = (
    Field("stack", "list[Any]", ""),
    Field("chance", "Chance", ""),
    Field("tell", "Any", "None"),
    Field("rules", "int", "FIRST_RULES"),
)


def rewritten(source: str) -> str:
    """The module as it is compiled; what need not change stays as it is, line by line."""
    source = with_sums_spelled_out(with_loops(with_class_constants(source)))
    tree = ast.parse(source)
    changed = {name for node in ast.walk(tree) if isinstance(node, ast.AugAssign) for name in _names(node.target)}
    lines = source.split("\n")
    for node in reversed(tree.body):
        if made := _rewritten(node, changed, lines):
            lines[_first_line(node) : node.end_lineno] = made
    docstring = tree.body[0].end_lineno if ast.get_docstring(tree) else 0
    lines.insert(docstring or 0, IMPORTS + FOR_STATES * ("(State, kw_only=True)" in source))
    text = re.sub(r"\bStep\[\w+\]", "Step", "\n".join(lines))
    text = re.sub(r", strict=(True|False)\)", ")", text)
    text = ONE_OF_CLASSES.sub(lambda found: f"isinstance({found[1]}, ({found[2].replace(' |', ',')}))", text)
    return re.sub(r"\bstate: S\b", "state: Any", text).replace(" = copy(self)", " = self.__copy__()")


def with_class_constants(source: str) -> str:
    """Where functions make or ask for a class that is not compiled, they do it by a constant."""
    tree = ast.parse(source)
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom | ast.Import)]
    known = {
        name.name
        for node in imports
        if isinstance(node, ast.ImportFrom) and WITH_CLASSES.fullmatch(node.module or "")
        for name in node.names
        if CLASS.fullmatch(name.name)
    }
    inside = [node for item in ast.walk(tree) if isinstance(item, ast.FunctionDef) for node in ast.walk(item)]
    found = {name for node in inside for name in _classes_used(node) if name.id in known}
    if not found:
        return source
    source = _replaced(source, {name: f"_{name.id}" for name in found})
    lines = source.split("\n")
    constants = [f"_{name}: Final = {name}" for name in sorted({name.id for name in found})]
    lines[imports[-1].end_lineno : imports[-1].end_lineno] = constants
    return "\n".join(lines)


def _classes_used(node: ast.AST) -> list[ast.Name]:
    """The names in this expression that must be those of classes, as they are called or asked for."""
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Is | ast.IsNot):
        return [part for part in node.comparators if isinstance(part, ast.Name)]
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return []
    if node.func.id == "isinstance":
        return [part for part in ast.walk(node.args[1]) if isinstance(part, ast.Name)]
    return [node.func]


def with_loops(source: str) -> str:
    """`sum` and `any` of a field, or of a part of a list, told one by one."""
    found: dict[ast.expr, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("sum", "any") and len(node.args) == 1:
            told = _told(node.args[0])
            if told and node.lineno == node.end_lineno:
                found[node.args[0]] = told
    return _replaced(source, found)


def _told(listed: ast.expr) -> str:
    """The same one by one; nothing where that is not known to be possible."""
    if isinstance(listed, ast.Attribute):
        return f"each for each in {ast.unparse(listed)}"
    if isinstance(listed, ast.Subscript) and isinstance(listed.slice, ast.Slice):
        part = listed.slice
        if part.lower and part.upper and not part.step:
            first, end = ast.unparse(part.lower), ast.unparse(part.upper)
            return f"{ast.unparse(listed.value)}[i] for i in range({first}, {end})"
    return ""


def with_sums_spelled_out(source: str) -> str:
    """`counts[kind] += 1` as `counts[kind] = counts[kind] + 1`, where it is the same to look it up twice."""
    found: dict[ast.AST, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript):
            if not isinstance(node.value, ast.List | ast.ListComp) and _can_be_twice(node.target):
                target = ast.unparse(node.target)
                both = ast.BinOp(ast.parse(target, mode="eval").body, node.op, node.value)
                found[node] = f"{target} = {ast.unparse(both)}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "divmod" and all(map(_can_be_twice, node.args)):
            first, second = (f"({ast.unparse(part)})" for part in node.args)
            found[node] = f"({first} // {second}, {first} % {second})"
    return _replaced(source, found)


def _can_be_twice(part: ast.expr) -> bool:
    """Whether nothing happens where this is looked up, and it is on one line."""
    return part.lineno == part.end_lineno and not any(isinstance(each, ast.Call) for each in ast.walk(part))


def _replaced(source: str, by: Mapping[Any, str]) -> str:
    """The source with other words for these expressions, none of which goes over a line's end."""
    lines = [line.encode() for line in source.split("\n")]
    for node in sorted(by, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        line = lines[node.lineno - 1]
        lines[node.lineno - 1] = line[: node.col_offset] + by[node].encode() + line[node.end_col_offset :]
    return b"\n".join(lines).decode()


def _rewritten(node: ast.stmt, changed: set[str], lines: list[str]) -> list[str]:
    """What stands in the place of a statement; nothing if it stays."""
    if isinstance(node, ast.ClassDef):
        return _class(node, lines)
    if isinstance(node, ast.AnnAssign) and node.value and _constant(_names(node.target), changed):
        hint = ast.unparse(node.annotation)
        final = f"{ast.unparse(node.target)}: Final[{hint}] = {ast.unparse(node.value)}"
        return [] if hint == "TypeAlias" else [final]
    if isinstance(node, ast.Assign) and _constant(names := _names(node.targets[0]), changed):
        value = ast.unparse(node.value)
        if value.startswith("TypeVar("):
            return []
        if len(names) == 1:
            return [f"{names[0]}: Final = {value}"]
        if isinstance(node.value, ast.Tuple):
            each = zip(names, node.value.elts, strict=True)
            return [f"{name}: Final = {ast.unparse(one)}" for name, one in each]
        together = "_" + "_".join(names)
        parts = [f"{name}: Final = {together}[{place}]" for place, name in enumerate(names)]
        return [f"{together}: Final = tuple({value})", *parts]
    return []


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)]) - 1


def _constant(names: list[str], changed: set[str]) -> bool:
    return bool(names) and not changed & set(names) and all(CONSTANT.fullmatch(name) for name in names)


def _names(target: ast.expr) -> list[str]:
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    return [part.id for part in parts if isinstance(part, ast.Name)]


def _class(node: ast.ClassDef, lines: list[str]) -> list[str]:
    if node.name in DERIVED_FROM:
        return [DERIVED, *lines[_first_line(node) : node.end_lineno]]
    bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
    if "Struct" in bases and node.name in OPEN:
        return _native(node, node.name, lines)
    kind = next((kind for kind in NATIVE if kind in bases), None)
    return _native(node, kind, lines) if kind else []


def _native(node: ast.ClassDef, kind: str, lines: list[str]) -> list[str]:
    """A plain class with the same fields."""
    is_base = node.name == kind
    own = [field for item in node.body if (field := _field(item))]
    inherited = IN_EVERY_STATE if kind == "State" and not is_base else ()
    fields = (*inherited, *own)
    names = tuple(field.name for field in fields)
    # As one text: mypyc would spell out a long tuple piece by piece, and what to do should any of them fail.
    written = "\n".join(f"{name}\t{hint}\t{default}" for name, hint, default in own)
    how = ", ".join(f"{word.arg!r}: {ast.unparse(word.value)}" for word in node.keywords)
    made = [
        f"STRUCT: ClassVar[dict[str, Any]] = {{{how}}}",
        f"FIELDS: ClassVar[list[str]] = {written!r}.splitlines()",
        f"__struct_fields__: ClassVar[tuple[str, ...]] = tuple({' '.join(names)!r}.split())",
        f"__match_args__: ClassVar[tuple[str, ...]] = tuple({' '.join(names)!r}.split())",
        *(f"{field.name}: {field.hint}" for field in own),
    ]
    if fields:
        made += [*_init(fields, len(IN_EVERY_STATE)), *_copy(node.name, names)]
    if is_base:
        made += LIKE_A_STRUCT.split("\n")
    kept = [line for item in node.body if not _field(item) for line in _class_variable(item, lines)]
    head = f"class {node.name}:" if is_base else f"class {node.name}({kind}):"
    return [(OPEN if is_base else NATIVE)[kind], head, *(f"    {line}" for line in made), *kept]


def _field(item: ast.stmt) -> Field | None:
    if not isinstance(item, ast.AnnAssign) or not isinstance(item.target, ast.Name):
        return None
    hint = ast.unparse(item.annotation)
    default = ast.unparse(item.value) if item.value else ""
    return None if hint.startswith("ClassVar") else Field(item.target.id, hint, default)


def _class_variable(item: ast.stmt, lines: list[str]) -> list[str]:
    """What else stands in a class; `clause = ...` of a step is what its base has declared."""
    if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "clause":
        return [f"    clause: ClassVar[str] = {ast.unparse(item.value)}"]
    return lines[_first_line(item) : item.end_lineno]


def _init(fields: tuple[Field, ...], positional: int) -> list[str]:
    """Sets every field; what comes after so many of a state can only be given by name."""
    words, lines = ["self"], []
    for place, (name, hint, default) in enumerate(fields):
        if place == positional and fields[:positional] == IN_EVERY_STATE:
            words.append("*")
        if "default_factory" in default:
            factory = default.removeprefix("field(default_factory=").removesuffix(")")
            words.append(f"{name}: {hint} | None = None")
            lines.append(f"    self.{name} = {factory}() if {name} is None else {name}")
        else:
            words.append(f"{name}: {hint}" + (f" = {default}" if default else ""))
            lines.append(f"    self.{name} = {name}")
    return [f"def __init__({', '.join(words)}) -> None:", *lines]


def _copy(kind: str, names: tuple[str, ...]) -> list[str]:
    given = ", ".join(f"{name}=self.{name}" for name in names)
    return [f"def __copy__(self) -> '{kind}':", f"    return {kind}({given})"]
