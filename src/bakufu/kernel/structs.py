"""States and steps as Structs, which is how JSON is written and read.

As they stand in the sources they are Structs. Compiled they are not: such a class brings its `FIELDS` (name, type and
default of each, as written), and of these a Struct is made that stands for it.
"""

import sys
from typing import Any, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct

_structs: dict[type, type[Struct]] = {}
_classes: dict[type, type] = {}
"""For each Struct that was made the class for which it stands."""


def struct_of(kind: type) -> type[Struct]:
    """The Struct that stands for this class: in the sources itself."""
    if issubclass(kind, Struct):
        return kind
    if kind not in _structs:
        made = _made(kind)
        _structs[kind], _classes[made] = made, kind
    return _structs[kind]


def to_struct(value: Any) -> Any:
    """The same, as its Struct."""
    made = struct_of(type(value))
    return value if type(value) is made else made(**fields_of(value))


def from_struct(value: Any) -> Any:
    """What such a Struct stands for."""
    kind = _classes.get(type(value))
    return value if kind is None else kind(**fields_of(value))


def fields_of(value: Any) -> dict[str, Any]:
    """Every field by its name."""
    return {name: getattr(value, name) for name in value.__struct_fields__}


def rebuilt(kind: Any, fields: dict[str, Any]) -> Any:
    """A value of this class with these fields."""
    return kind(**fields)


def changed(value: Any, changes: dict[str, Any]) -> Any:
    """The same with other values in these fields."""
    return type(value)(**fields_of(value) | changes)


def same(one: Any, other: Any) -> bool:
    """Whether both are of one class and equal in every field."""
    return type(one) is type(other) and fields_of(one) == fields_of(other)


def hash_of(value: Any) -> int:
    """Equal for what is the same."""
    return hash((type(value), *fields_of(value).values()))


def spelled(value: Any) -> str:
    """As a Struct is spelled."""
    return f"{type(value).__name__}({', '.join(f'{name}={part!r}' for name, part in fields_of(value).items())})"


def prepare(kind: Any, how: dict[str, Any]) -> None:
    """Let a class that is derived from a compiled one, and is not compiled itself, have the fields that it names."""
    if "__annotations__" not in vars(kind):
        return
    kind.STRUCT = how
    own = [name for name, hint in vars(kind)["__annotations__"].items() if "ClassVar" not in str(hint)]
    names = (*kind.__struct_fields__, *own)
    kind.__struct_fields__ = names
    setattr(kind, "__match_args__", names)  # noqa: B010 (mypy knows no such attribute)

    def fill(self: Any, *values: Any, **named: Any) -> None:
        filled = struct_of(type(self))(*values, **named)
        for name in filled.__struct_fields__:
            setattr(self, name, getattr(filled, name))

    kind.__init__ = fill


def _made(kind: type) -> type[Struct]:
    parent = kind.__base__
    bases = (Struct if parent is None or parent is object else struct_of(parent),)
    how: dict[str, Any] = vars(kind).get("STRUCT", {})
    return msgspec.defstruct(kind.__name__, _fields(kind), bases=bases, module=kind.__module__, **how)


def _fields(kind: type) -> list[Any]:
    """Name, type and default of a class's own fields."""
    written = vars(kind).get("FIELDS")
    if written is None:
        hints = get_type_hints(kind, include_extras=True)
        own = [name for name in vars(kind).get("__annotations__", {}) if name in hints]
        return [(name, hints[name], vars(kind).get(name, NODEFAULT)) for name in own]
    space = vars(sys.modules[kind.__module__])
    parts = [line.split("\t") for line in written]
    return [(name, eval(hint, space), eval(default, space) if default else NODEFAULT) for name, hint, default in parts]
