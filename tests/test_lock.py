"""The lock files are enough: nothing is missing in them.

Nor for who lets pip look for what libraries ask for: it refuses one asked for with an extra if only the bare name is
pinned.
"""

from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = sorted((Path(__file__).parent.parent / "requirements").glob("*.txt"))


def pinned(lock: Path) -> list[Requirement]:
    return [Requirement(line.removesuffix("\\")) for line in lock.read_text().splitlines() if line[:1].isalnum()]


def asked_for(library: Requirement) -> list[Requirement]:
    """What this library asks for here, with the extras it is pinned with."""
    try:
        asked = [Requirement(line) for line in requires(library.name) or ()]
    except PackageNotFoundError:  # Of another platform, or of another lock file than the installed one.
        return []
    extras = {"", *library.extras}
    return [
        one for one in asked if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras)
    ]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_extras_are_pinned_with_their_library(lock: Path) -> None:
    libraries = pinned(lock)
    assert len(libraries) > 20
    with_extras = {canonicalize_name(one.name): one.extras for one in libraries}
    missing = {
        f"{one} (asked for by {library.name})"
        for library in libraries
        for one in asked_for(library)
        if one.extras - with_extras.get(canonicalize_name(one.name), set())
    }
    assert not missing


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_whatever_a_library_asks_for_is_pinned(lock: Path) -> None:
    """Set-up looks for nothing besides: newer releases must not get in its way."""
    libraries = pinned(lock)
    pins = {
        canonicalize_name(one.name): str(one.specifier).removeprefix("==")
        for one in libraries
        if one.marker is None or one.marker.evaluate()
    }
    missing = {
        f"{one} (asked for by {library.name})"
        for library in libraries
        for one in asked_for(library)
        if (name := canonicalize_name(one.name)) not in pins or not one.specifier.contains(pins[name], prereleases=True)
    }
    assert not missing


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_locks_keep_no_addresses(lock: Path) -> None:
    assert "://" not in lock.read_text()
