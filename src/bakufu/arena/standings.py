"""How the bots of an arena stand: ratings, shares of victories, places, scores, and who beats whom."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct

from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.entrants import PACKAGE
from bakufu.arena.questions import ahead
from bakufu.kernel.mistake import Mistake

Interval: TypeAlias = tuple[float, float]

MOST_RATED, FEWEST_TIMES, MOST_TIMES = 60_000, 40, 400
"""Games rated in all resamples together, and how many resamples that may be."""


class Standing(Struct, frozen=True):
    """One bot. Intervals hold in 95 of 100 cases: by bootstrap over whole deals."""

    bot: str
    seats: int
    """How often it sat at a table; twice where it sat there twice."""
    rating: float
    rating_interval: Interval
    win_share: float
    """Of the games, for each seat; level winners share one."""
    win_interval: Interval
    place: float
    score: float
    faults: int
    beats: dict[str, float]
    """For each other bot: how often it finished before it where both sat; the same place is one half."""


class Standings(Struct, frozen=True):
    """A whole arena, the best first; as `arena show --json` prints it."""

    game: str
    players: int
    rules: str
    options: tuple[str, ...]
    seed: str
    games: int
    deals: int
    resamples: int
    bots: list[Standing]


class _Seat(Struct, frozen=True):
    """What a seat did in a game."""

    bot: str
    place: int
    score: int
    won: float
    faults: int


Game: TypeAlias = tuple[_Seat, ...]
Deals: TypeAlias = list[list[Game]]


def read_games(played: Iterable[tuple[Bout, BoutResult]]) -> Deals:
    """Deal by deal, what each seat did."""
    by_deal: dict[str, list[Game]] = {}
    for bout, outcome in played:
        first = outcome.places.count(1)
        seats = zip(bout.seating, outcome.places, outcome.scores, outcome.faults, strict=True)
        by_deal.setdefault(bout.seed, []).append(
            tuple(_Seat(who, place, score, (place == 1) / first, lost) for who, place, score, lost in seats)
        )
    return [*by_deal.values()]


def ratings(deals: Deals, bots: Sequence[str]) -> dict[str, float]:
    """Plackett-Luce by openskill, game after game. Where a bot sat twice, its seats' ratings are averaged."""
    model = _model()
    known = dict.fromkeys(bots, (25.0, 25.0 / 3))
    for game in (game for deal in deals for game in deal):
        teams = [[model.rating(*known[seat.bot])] for seat in game]
        rated = [team[0] for team in model.rate(teams, ranks=[seat.place for seat in game])]
        for bot in {seat.bot for seat in game}:
            own = [new for new, seat in zip(rated, game, strict=True) if seat.bot == bot]
            known[bot] = fmean(new.mu for new in own), fmean(new.sigma for new in own)
    return {bot: mu for bot, (mu, _) in known.items()}


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise Mistake("arena-extra", package=PACKAGE) from None
    # Bots neither learn nor tire between games.
    return PlackettLuce(tau=0.0)


def win_shares(deals: Deals, bots: Sequence[str]) -> dict[str, float]:
    """Victories for each seat that a bot took."""
    won = {bot: [0.0, 0] for bot in bots}
    for seat in (seat for deal in deals for game in deal for seat in game):
        won[seat.bot][0] += seat.won
        won[seat.bot][1] += 1
    return {bot: wins / max(seats, 1) for bot, (wins, seats) in won.items()}


def matrix(deals: Deals, bots: Sequence[str]) -> dict[str, dict[str, float]]:
    """How often each finished before each other."""
    met: dict[tuple[str, str], list[float]] = {}
    for game in (game for deal in deals for game in deal):
        for one in game:
            for other in game:
                if one.bot != other.bot:
                    met.setdefault((one.bot, other.bot), []).append(ahead(one.place, other.place))
    return {one: {other: fmean(met[one, other]) for other in bots if (one, other) in met} for one in bots}


def resamples(games: int) -> int:
    """As many as are worth their time."""
    return min(MOST_TIMES, max(FEWEST_TIMES, MOST_RATED // max(games, 1)))


def standings(
    results: Iterable[tuple[Bout, BoutResult]],
    seed: str,
    bots: Sequence[str],
    times: int | None = None,
    tick: Callable[[], object] = lambda: None,
) -> Standings:
    """All of it; `tick` is called after each resample. The same games give the same figures."""
    played = [*results]
    if not played:
        raise Mistake("arena-empty", package=PACKAGE)
    bout = played[0][0]
    deals = read_games(played)
    again = resamples(len(played)) if times is None else times
    rng = Random(f"{seed}/bootstrap")
    drawn_ratings, drawn_shares = [], []
    for _ in range(again):
        drawn = rng.choices(deals, k=len(deals))
        drawn_ratings.append(ratings(drawn, bots))
        drawn_shares.append(win_shares(drawn, bots))
        tick()
    rated, shares, beats = ratings(deals, bots), win_shares(deals, bots), matrix(deals, bots)
    table = []
    for bot in sorted(bots, key=lambda bot: -rated[bot]):
        own = [seat for deal in deals for game in deal for seat in game if seat.bot == bot]
        table.append(
            Standing(
                bot,
                len(own),
                rated[bot],
                _middle([drawn[bot] for drawn in drawn_ratings], rated[bot]),
                shares[bot],
                _middle([drawn[bot] for drawn in drawn_shares], shares[bot]),
                fmean(seat.place for seat in own) if own else 0.0,
                fmean(seat.score for seat in own) if own else 0.0,
                sum(seat.faults for seat in own),
                beats[bot],
            )
        )
    options = tuple(dict.fromkeys(bout.options for bout, _ in played))
    what = (bout.game, len(bout.seating), bout.rules, options, seed)
    return Standings(*what, len(played), len(deals), again, table)


def _middle(values: list[float], known: float) -> Interval:
    """Where 95 of 100 values lie."""
    if not values:
        return known, known
    ordered, out = sorted(values), len(values) * 0.025
    return ordered[int(out)], ordered[min(int(len(values) - out), len(values) - 1)]
