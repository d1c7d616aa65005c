"""What was played, kept: each game whole or not at all, and never twice."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Set
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from bakufu.arena.arena import Arena
from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.entrants import PACKAGE
from bakufu.kernel.mistake import Mistake


class Results(ABC):
    """The games of one arena. While they are written, nobody else may write them; reading is always possible."""

    path: Path

    @abstractmethod
    def arena(self) -> Arena:
        """What is played."""

    @abstractmethod
    def add(self, bout: Bout, outcome: BoutResult) -> None:
        """Keep a game that has ended; one that is there stays as it is."""

    @abstractmethod
    def games(self) -> Iterator[tuple[Bout, BoutResult]]:
        """All of them, in the order of their numbers."""

    @abstractmethod
    def game(self, number: int) -> tuple[Bout, BoutResult]:
        """One of them; raises `Mistake` where it is not there."""

    @abstractmethod
    def numbers(self) -> Set[int]:
        """The games that are there."""

    @abstractmethod
    def close(self) -> None:
        """Everything is written; others may write."""

    def outcomes(self) -> dict[int, BoutResult]:
        """How each game ended, by its number."""
        return {bout.number: outcome for bout, outcome in self.games()}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def ensure(self, arena: Arena) -> None:
        """Raises `Mistake` where these are the results of another arena, and says in what it differs."""
        found = self.arena()
        if found != arena:
            plain, wanted = msgspec.to_builtins(found), msgspec.to_builtins(arena)
            differs = tuple(f"{name} {_said(plain[name])}" for name in plain if plain[name] != wanted[name])
            raise Mistake("arena-other", package=PACKAGE, file=str(self.path), found=differs)

    def no_game(self, number: int) -> Mistake:
        """There is none of this number."""
        return Mistake("arena-no-game", package=PACKAGE, file=str(self.path), number=number)


def no_results(path: Path) -> Mistake:
    """Something else lies there."""
    return Mistake("arena-not-results", package=PACKAGE, file=str(path))


def _said(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
