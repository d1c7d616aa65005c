"""What to tell a person who asked for something that is not there."""

from typing import Any


class Mistake(ValueError):
    """One clear sentence, in either language: what was wrong and what would be right.

    `message` is one of the catalogue's; `package` names the game whose catalogue has it, if the kernel's has not.
    """

    def __init__(self, message: str, /, package: str | None = None, **about: Any) -> None:
        super().__init__(message)
        self.message = message
        self.package = package
        self.about = about

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        """The sentence."""
        from bakufu.kernel.catalogue import Catalogue

        return Catalogue(language, *([self.package] if self.package else []))(self.message, **self.about)
