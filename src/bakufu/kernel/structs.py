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
    return value if type(value) is made else made(**{name: getattr(value, name) for name in made.__struct_fields__})


def from_struct(value: Any) -> Any:
    """What such a Struct stands for."""
    kind = _classes.get(type(value))
    return value if kind is None else kind(**{name: getattr(value, name) for name in value.__struct_fields__})


def _made(kind: type) -> type[Struct]:
    parent = kind.__base__
    bases = () if parent is None or parent is object else (struct_of(parent),)
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
    return [
        (name, eval(hint, space), eval(default, space) if default else NODEFAULT) for name, hint, default in written
    ]
