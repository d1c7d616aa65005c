"""The commands' own words."""

from functools import cache

from bakufu.kernel.catalogue import Catalogue
from bakufu.terminal.speak import own_language


@cache
def words(language: str | None = None) -> Catalogue:
    """The commands' catalogue."""
    return Catalogue(language or own_language(), "bakufu.cli")
