"""EDO-5: with specialists, a run scores only if its kind's specialist is present."""

from functools import lru_cache
from typing import TypeAlias

from bakufu.games.edo_yashiki.actions import ScoreNext
from bakufu.games.edo_yashiki.components import KINDS_POINTS, LINE_POINTS, Kind
from bakufu.games.edo_yashiki.events import LineFailed, SpecialistsBack
from bakufu.games.edo_yashiki.house import Line
from bakufu.games.edo_yashiki.scoring import score_line
from bakufu.games.edo_yashiki.state import ALL_FOUR, EdoState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

Run: TypeAlias = tuple[int, int]
"""Kind and length: all that matters when a line scores."""


def scorable(runs: tuple[Run, ...], present: int) -> tuple[Run, ...]:
    """The different runs that could score now (EDO-5.2, EDO-5.5)."""
    return tuple(dict.fromkeys(run for run in runs if present >> run[0] & 1 and run[1] in LINE_POINTS))


def sent_away(present: int, kind: Kind) -> int:
    """The specialists present after one has scored; when the last one leaves, all four are back (EDO-5.3)."""
    return present & ~(1 << kind) or ALL_FOUR


@lru_cache(maxsize=4096)
def outcomes(runs: tuple[Run, ...], present: int, kinds: int) -> frozenset[tuple[int, int]]:
    """Points and specialists present at the end, for every order in which runs can score."""
    choices = scorable(runs, present)
    if not choices:
        return frozenset({(KINDS_POINTS.get(kinds.bit_count(), 0), present)})
    return frozenset().union(*[outcomes_after(run, runs, present, kinds) for run in choices])


def outcomes_after(run: Run, runs: tuple[Run, ...], present: int, kinds: int) -> frozenset[tuple[int, int]]:
    """The same, for every order that begins with this run."""
    i = runs.index(run)
    later = outcomes(runs[:i] + runs[i + 1 :], sent_away(present, run[0]), kinds | 1 << run[0])
    return frozenset((points + LINE_POINTS[run[1]], left) for points, left in later)


def makes_a_difference(state: EdoState, seat: Seat, choices: tuple[Run, ...]) -> bool:
    """Whether it matters which of these runs scores next (EDO-5.4)."""
    runs, present, kinds = runs_of(state.lines[seat]), state.specialists[seat], state.kinds[seat]
    if len(choices) < 2 or len(outcomes(runs, present, kinds)) < 2:
        return False
    if state.rules >= 2:  # since 2
        return len({outcomes_after(run, runs, present, kinds) for run in choices}) > 1
    return True


def runs_of(lines: tuple[Line, ...]) -> tuple[Run, ...]:
    """The lines as runs, in an order that does not depend on where they lie."""
    return tuple(sorted((line[0], line[1]) for line in lines))


def score_next(state: EdoState, seat: Seat, run: Run) -> None:
    """One line scores and its specialist leaves."""
    lines = state.lines[seat]
    i = next(i for i, line in enumerate(lines) if line[:2] == run)
    score_line(state, seat, lines[i])
    state.lines[seat] = lines[:i] + lines[i + 1 :]
    present = state.specialists[seat]
    state.specialists[seat] = sent_away(present, run[0])
    if (tell := state.tell) and present == 1 << run[0]:
        tell(SpecialistsBack(seat))


def score_without_asking(state: EdoState, seat: Seat) -> None:
    """Score as long as the order makes no difference; go on until no run left can score (EDO-5.4)."""
    while state.lines[seat]:
        runs, present = runs_of(state.lines[seat]), state.specialists[seat]
        choices = scorable(runs, present)
        if not choices:
            if tell := state.tell:
                for kind, length, x, y, down in state.lines[seat]:
                    why = "specialist-away" if length in LINE_POINTS else "too-long"
                    tell(LineFailed(seat, kind, length, x, y, bool(down), why))
            state.lines[seat] = ()
        elif makes_a_difference(state, seat, choices):
            return
        else:
            score_next(state, seat, choices[0])


class CallSpecialists(Step[EdoState], frozen=True):
    """Score what needs no choice."""

    clause = "EDO-5.2"

    def run(self, state: EdoState) -> Next:
        """Then ask those for whom the order matters."""
        for seat in range(len(state.scores)):
            score_without_asking(state, seat)
        return ChooseOrder()


class ChooseOrder(Step[EdoState], frozen=True):
    """Each player chooses the order in which the own runs score (EDO-5.4)."""

    clause = "EDO-5.4"

    def seats(self, state: EdoState) -> Seats:
        """Everyone for whom the order makes a difference."""
        return tuple([seat for seat, lines in enumerate(state.lines) if lines])

    def ask(self, state: EdoState, seat: Seat) -> Decision:
        """Any run that can score now."""
        runs = scorable(runs_of(state.lines[seat]), state.specialists[seat])
        return Decision("score", tuple([ScoreNext(*run) for run in runs]))

    def do(self, state: EdoState, seat: Seat, action: ScoreNext) -> Next:
        """Score it, and whatever then needs no choice."""
        score_next(state, seat, (action.kind, action.length))
        score_without_asking(state, seat)
        return self

    def run(self, state: EdoState) -> Next:
        """Nobody has anything left to choose."""
        return None

    def why_not(self, state: EdoState, seat: Seat, action: Action) -> Refusal | None:
        """Too long, its specialist is away, or there is no such run."""
        if not isinstance(action, ScoreNext):
            return None
        if (action.kind, action.length) not in runs_of(state.lines[seat]):
            return Refusal("EDO-3.1", "refused-no-such-line")
        if action.length not in LINE_POINTS:
            return Refusal("EDO-5.5", "refused-too-long")
        return Refusal("EDO-5.2", "refused-specialist-away")
