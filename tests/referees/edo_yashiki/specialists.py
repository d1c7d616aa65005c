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

    def can_score(self) -> set[Line]:
        """EDO-5.2, EDO-5.5: lines worth something whose specialist is there."""
        return {line for line in self.waiting if line.points and line.kind in self.present}

    def score(self, line: Line) -> "Scoring":
        """Score this line."""
        present = self.present - {line.kind} if self.leave else self.present
        at = self.waiting.index(line)
        return replace(
            self,
            points=self.points + line.points,
            scored=self.scored | {line.kind},
            waiting=self.waiting[:at] + self.waiting[at + 1 :],
            present=present or ALL_FOUR,  # EDO-5.3: at once, so a second line of a kind may follow
        )

    def outcomes(self) -> set[tuple[int, frozenset[Kind]]]:
        """Every end that this can come to by any order: points with the bonus, and who is present."""
        able = self.can_score()
        if not able:
            return {(self.points + bonus(self.scored), self.present)}
        return {outcome for line in able for outcome in self.score(line).outcomes()}

    def choices(self) -> list[Line]:
        """EDO-5.4: what to score next; empty where it makes no difference what."""
        ends = {line: self.score(line).outcomes() for line in self.can_score()}
        asked = any(some != others for some in ends.values() for others in ends.values())
        return list(ends) if asked else []

    def go_on(self) -> "Scoring":
        """EDO-5.4: score on, up to the next choice that makes a difference, or until no line can score."""
        now = self
        while not now.choices() and (able := now.can_score()):
            # No matter which; as the kinds are printed, the shorter first.
            now = now.score(min(able, key=lambda line: (KINDS.index(line.kind), line.length)))
        return now if now.choices() else replace(now, waiting=())
