"""SHI-5.2 to 5.4: the final scoring, line by line."""

from collections.abc import Iterator
from functools import lru_cache

from bakufu.games.shitenno.components import (
    BONUSES,
    EXCHANGE,
    KOKU_ON,
    MAJORITY_POINTS,
    NONE,
    PLUS_ONE,
    SEALS,
    TROOPS_ON,
    Province,
)
from bakufu.games.shitenno.events import (
    ExchangesUsed,
    KokuLeft,
    Majority,
    NobodyThere,
    PlusOnesUsed,
    PointsInGame,
    TieBroken,
    TitleDecides,
    Total,
)
from bakufu.games.shitenno.state import GOLD, ShitennoState, hand
from bakufu.kernel.step import END, Next, Step
from bakufu.kernel.words import Event, Seat, Seats


def koku_lines(state: ShitennoState, seat: Seat) -> Iterator[KokuLeft | ExchangesUsed | PlusOnesUsed]:
    """What a hand and the tiles before it are worth (SHI-5.2)."""
    cards = hand(state, seat)
    koku = sum(KOKU_ON[card] for card in cards)
    troops = sum(len(TROOPS_ON[card]) for card in cards)
    exchanges, plus_ones = (state.bonuses[seat * len(BONUSES) + bonus] for bonus in (EXCHANGE, PLUS_ONE))
    if koku:
        yield KokuLeft(seat, koku)
    if used := min(exchanges, troops):
        yield ExchangesUsed(seat, used, used)
    if plus_ones and (koku or (used and state.rules >= 2)):  # since 2 an exchanged troop is a koku to add to
        yield PlusOnesUsed(seat, plus_ones, plus_ones)


def strengths(kamon: tuple[int, ...]) -> dict[Seat, int]:
    """What each player counts for in a province, whoever stands furthest left first; gold counts two (SHI-5.3)."""
    found: dict[Seat, int] = {}
    for stone in kamon:
        seat = stone % GOLD
        found[seat] = found.get(seat, 0) + (2 if stone >= GOLD else 1)
    return found


@lru_cache(maxsize=1 << 14)
def lead(kamon: tuple[int, ...]) -> Seat:
    """Who gets the points of a province where these stand: the most, or furthest left; `NONE` if nobody does."""
    strength = strengths(kamon)
    return max(strength, key=strength.__getitem__) if strength else NONE


def majority_line(state: ShitennoState, province: Province) -> Majority | TieBroken | NobodyThere:
    """Who gets the points of a province; a tie goes to the kamon furthest left (SHI-5.3)."""
    strength = strengths(state.provinces[province])
    if not strength:
        return NobodyThere(province)
    most = max(strength.values())
    level = tuple(seat for seat, kamon in strength.items() if kamon == most)
    if len(level) == 1:
        return Majority(level[0], province, MAJORITY_POINTS, most)
    position = 1 + [stone % GOLD for stone in state.provinces[province]].index(level[0])
    return TieBroken(level[0], province, MAJORITY_POINTS, most, tuple(sorted(level)), position)


def final_lines(state: ShitennoState) -> list[Event]:
    """Everything that counts at the end, in the order in which it is counted."""
    seats = range(len(state.scores))
    lines: list[Event] = [PointsInGame(seat, state.scores[seat]) for seat in seats]
    for seat in seats:
        lines += koku_lines(state, seat)
    lines += [majority_line(state, province) for province in range(len(state.provinces))]
    totals = _totals(lines, len(seats))
    lines += [Total(seat, totals[seat]) for seat in seats]
    for points in sorted(set(totals), reverse=True):
        level: Seats = tuple(seat for seat in seats if totals[seat] == points)
        if len(level) > 1:
            first = min(level, key=state.titles.__getitem__)
            lines.append(TitleDecides(first, state.titles[first], level))
    return lines


def totals(state: ShitennoState) -> tuple[int, ...]:
    """Every player's points if the game ended as it stands."""
    return _totals(final_lines(state), len(state.scores))


def _totals(lines: list[Event], players: int) -> tuple[int, ...]:
    points = [0] * players
    for line in lines:
        if isinstance(line, PointsInGame | KokuLeft | ExchangesUsed | PlusOnesUsed | Majority | TieBroken):
            points[line.seat] += line.points
    return tuple(points)


def standing(state: ShitennoState) -> list[tuple[int, int]]:
    """What places are given by: points, then the title of the last year (SHI-5.4)."""
    return [(points, SEALS[state.titles[seat]]) for seat, points in enumerate(totals(state))]


class FinalScoring(Step[ShitennoState], frozen=True):
    """Koku in hand, tiles left, majorities. Scores on the table stay as they were; the result adds the rest."""

    def run(self, state: ShitennoState) -> Next:
        """Tell every line; then the game is over."""
        if tell := state.tell:
            for line in final_lines(state):
                tell(line)
        return END
