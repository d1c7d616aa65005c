"""Libraries that only research needs."""

from importlib import import_module

from bakufu.kernel.mistake import Mistake


class Missing(Mistake, ImportError):
    """A library that is not installed, and what to install."""


def need(extra: str, *libraries: str) -> None:
    """Raise `Missing` unless all these libraries can be imported."""
    for library in libraries:
        try:
            import_module(library)
        except ImportError:
            raise Missing("missing-extra", package=__package__, library=library, extra=extra) from None
