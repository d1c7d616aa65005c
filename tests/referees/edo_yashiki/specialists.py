"""Scoring by the rule of the specialists (EDO-5), one player's side of it."""

from dataclasses import dataclass, replace

from tests.referees.edo_yashiki.cards import KINDS, Kind
from tests.referees.edo_yashiki.points import Line, bonus

ALL_FOUR = frozenset(KINDS)


@dataclass(frozen=True)
class Scoring:
    """A player's scoring of one round, as far as it has come."""

    waiting: tuple[Line, ...]
    """Lines that may still score."""
    present: frozenset[Kind]
    """The specialists on their card."""
    leave: bool
    """Whether the specialists are in the game: without them nobody is needed and nobody leaves."""
    points: int = 0
    """For lines; the bonus comes at the end."""
    scored: frozenset[Kind] = frozenset()

    def can_score(self) -> list[Line]:
        """EDO-5.2, EDO-5.5: lines worth something whose specialist is there."""
        return [line for line in self.waiting if line.points and line.kind in self.present]

    def score(self, line: Line) -> "Scoring":
        """Score this line."""
        present = self.present - {line.kind} if self.leave else self.present
        return replace(
            self,
            points=self.points + line.points,
            scored=self.scored | {line.kind},
            waiting=tuple(each for each in self.waiting if each != line),
            present=present or ALL_FOUR,  # EDO-5.3: at once, so a second line of a kind may follow
        )

    def outcomes(self) -> set[tuple[int, frozenset[Kind]]]:
        """Every end that this can come to by any order: points with the bonus, and who is present."""
        able = self.can_score()
        if not able:
            return {(self.points + bonus(self.scored), self.present)}
        # Of lines that are alike one stands for all.
        different = {(line.kind, line.length): line for line in able}
        return {outcome for line in different.values() for outcome in self.score(line).outcomes()}

    def choices(self) -> list[tuple[Kind, int]]:
        """EDO-5.4: what to score next, by kind and length; empty where it makes no difference what."""
        ends = {(line.kind, line.length): self.score(line).outcomes() for line in self.can_score()}
        asked = any(some != others for some in ends.values() for others in ends.values())
        return list(ends) if asked else []

    def choose(self, kind: Kind, length: int) -> "Scoring":
        """The player scores such a line next."""
        return self.score(next(line for line in self.can_score() if (line.kind, line.length) == (kind, length)))

    def go_on(self) -> "Scoring":
        """EDO-5.4: score on, up to the next choice that makes a difference, or until no line can score."""
        now = self
        while not now.choices() and (able := now.can_score()):
            now = now.score(able[0])
        return now if now.choices() else replace(now, waiting=())
