"""What is printed on a game's components: its `components.toml`, read once.

A lab may try other values (docs/balance.md): laid over the file's before the game is loaded, for this process only.
"""

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_others: dict[str, Mapping[str, Any]] = {}
_read: dict[str, Mapping[str, Any]] = {}


class WrongValue(Exception):
    """A value for something that is not printed on the components, or of another kind."""


def printed(package: str, kind: type[T]) -> T:
    """The components of the game in this package."""
    text = resources.files(package).joinpath("components.toml").read_text(encoding="utf-8")
    others = _read[package] = _others.get(package, {})
    try:
        return msgspec.convert(laid_over(tomllib.loads(text), others), kind, strict=False)
    except msgspec.ValidationError as error:
        raise WrongValue(str(error)) if others else error from None


def lay_over(package: str, values: Mapping[str, Any]) -> None:
    """Play the game in this package with these values. It must not have been loaded with others."""
    if _read.get(package, values) != values:
        raise RuntimeError(f"{package} has been loaded with other values")
    _others[package] = values


def laid_over(plain: Any, values: Mapping[str, Any], at: str = "") -> Any:
    """The table with these values in it; raises `WrongValue` where it has no such place."""
    found = dict(plain)
    for key, value in values.items():
        place = f"{at}.{key}" if at else key
        if key not in found:
            raise WrongValue(f"nothing is called {place}")
        if isinstance(value, Mapping) != isinstance(found[key], Mapping):
            raise WrongValue(f"{place} is something else")
        found[key] = laid_over(found[key], value, place) if isinstance(value, Mapping) else value
    return found
