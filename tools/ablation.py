"""What each part of the search is worth: one whole search at tables of searches without the part.

By playouts, so that the figures are the same on any machine. Deals are played with the whole search on each seat.

    .venv/bin/python -m tools.ablation --game shitenno --players 2 --playouts 100 --deals 30

Games are won by so much else that it takes very many of them to see a part's worth. Sooner it shows at single decisions
of games among `greedy`: how much better a chance to win the plan of the whole search has than that of one without the
part, both tried on many new samples. That says nothing of the judgement itself, by which both are tried.

    .venv/bin/python -m tools.ablation --game shogun --players 5 --playouts 1000 --positions 40
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from tools.other_judgement import InPieces, OtherJudgement, ToTheEnd, WithoutGuesses

from bakufu.arena.match import play
from bakufu.arena.strength import StrengthSoFar
from bakufu.bots import Budget, Sight
from bakufu.bots.greedy_bot import GreedyBot
from bakufu.bots.playing import play_out
from bakufu.bots.search import Search
from bakufu.bots.search.playout import playout
from bakufu.bots.search_bot import SearchBot
from bakufu.games import find
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Judgement, Plan, judgement_of
from bakufu.kernel.step import settle
from bakufu.kernel.values import Values


class WithoutHalving(Search):
    """Every plan is tried as often as every other."""

    def _leave_out(self, keep: int) -> None:
        if keep == 1:
            super()._leave_out(keep)


class WithoutWaves(Search):
    """The first plans are all that are looked at."""

    def _how_many_waves(self, spent: float) -> int:
        return 1


class WithoutCommonLuck(Search):
    """Every plan is tried on samples of its own."""

    def _try_next(self) -> None:
        self._world = self._sample()
        super()._try_next()


PARTS: dict[str, tuple[type[Search], type[OtherJudgement]]] = {
    "sequential halving": (WithoutHalving, OtherJudgement),
    "waves of new plans": (WithoutWaves, OtherJudgement),
    "common luck": (WithoutCommonLuck, OtherJudgement),
    "whole plans": (Search, InPieces),
    "sensible guesses of hidden choices": (Search, WithoutGuesses),
    "a horizon": (Search, ToTheEnd),
}
LEARNED = "learned chances"

SEEN_IN_PLANS = ("sequential halving", "waves of new plans", "common luck", "sensible guesses of hidden choices")
"""Parts whose worth can be seen at single decisions: they change which plan is found, not how it is judged."""

SAMPLES = 600
"""On so many both plans are tried."""

EVERY = 7
"""Of the decisions in a game every so manieth is looked at, if there is something to choose between."""

SURE = 1.96


def without(part: str, game: Game[Any]) -> tuple[type[Search], Judgement[Any]]:
    """How one thinks and judges without a part."""
    if part == LEARNED:
        return Search, type(judgement_of(game))(game, Values())
    search, other = PARTS[part]
    return search, other(game)


def worth(part: str, game: Game[Any], players: int, playouts: int, deals: int, seed: str) -> StrengthSoFar:
    """What the whole search takes from those without a part."""
    search, judgement = without(part, game)
    budget, found = Budget(playouts=playouts), StrengthSoFar()
    for deal in range(deals):
        for mine in range(players):
            name = f"{seed}/{deal}"
            bots = [SearchBot(Random(f"{name}/{seat}"), budget) for seat in range(players)]
            for seat in range(players):
                if seat != mine:
                    bots[seat] = SearchBot(Random(f"{name}/{seat}"), budget, judgement, search)
            state, _ = play(game, game.read_options(players, {}), seed_from(name), bots, Random(f"{name}/order"))
            winners = game.result(state).winners
            found.games += 1
            found.wins += (mine in winners) / len(winners)
    return found


def decisions(game: Game[Any], players: int, seed: str) -> Iterator[Sight]:
    """What seats have before them when they must choose between more plans than two, game after game."""
    judgement, number, met = judgement_of(game), 0, 0
    while True:
        name = f"{seed}/{number}"
        state = game.set_up(players, game.read_options(players, {}), Chance(seed_from(name)))
        bots = [GreedyBot(Random(f"{name}/{seat}")) for seat in range(players)]
        for _ in play_out(game, state, bots, Random(f"{name}/order")):
            for seat in settle(state)[:1]:
                sight = Sight(game, state, seat)
                plans = judgement.plans(sight.sample(Random(name)), seat, sight.decision, Random(name), 3)
                met += len(plans) > 2
                if len(plans) > 2 and met % EVERY == 0:
                    yield sight
        number += 1


def found(sight: Sight, search: type[Search], judgement: Judgement[Any], playouts: int, name: str) -> Plan:
    """The plan that a search follows."""
    thinking = search(sight, judgement, Random(name))
    thinking.think(Budget(playouts=playouts).begin())
    return thinking.best


def better(sight: Sight, plans: list[Plan], name: str) -> list[float]:
    """By how much the first of these plans has a better chance to win than each, on new samples."""
    judgement, rng, seat = judgement_of(sight.game), Random(name), sight.seat
    totals = dict.fromkeys(plans, 0.0)
    for _ in range(SAMPLES if len(totals) > 1 else 0):
        world = sight.sample(rng)
        judgement.likely(world, seat, rng)
        for plan in totals:
            totals[plan] += playout(judgement, world.clone(), seat, plan)[0][seat]
    return [(totals[plans[0]] - totals[plan]) / SAMPLES for plan in plans]


def print_by_positions(game: Game[Any], players: int, playouts: int, positions: int, seed: str) -> None:
    """How much better the plans of the whole search are."""
    gains: dict[str, list[float]] = {part: [] for part in SEEN_IN_PLANS}
    judgement = judgement_of(game)
    for number, sight in zip(range(positions), decisions(game, players, seed), strict=False):
        name = f"{seed}/{number}"
        plans = [found(sight, Search, judgement, playouts, name)]
        plans += [found(sight, *without(part, game), playouts, name) for part in SEEN_IN_PLANS]
        for part, gain in zip(SEEN_IN_PLANS, better(sight, plans, f"{name}/new")[1:], strict=True):
            gains[part].append(gain)
    print("\n| part | decisions | chance to win more | 95 % |\n|---|---|---|---|")
    for part, some in gains.items():
        half = SURE * stdev(some) / sqrt(len(some))
        print(f"| {part} | {len(some)} | {mean(some):+.2%} | {mean(some) - half:+.2%} to {mean(some) + half:+.2%} |")


def main() -> None:
    """Play, and print a line for each part."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--positions", type=int, help="look at so many decisions instead of whole games")
    parser.add_argument("--seed", default="ablation")
    parser.add_argument("--part", choices=(*PARTS, LEARNED), help="only this one")
    asked = parser.parse_args()
    game = find(asked.game)
    print(f"{game.name}, {asked.players} seats, {asked.playouts} playouts a decision, seed {asked.seed}")
    if asked.positions:
        print_by_positions(game, asked.players, asked.playouts, asked.positions, asked.seed)
        return
    print(f"\n| part | games | share of the whole | 95 % (by chance {1 / asked.players:.0%}) |\n|---|---|---|---|")
    for part in (*PARTS, LEARNED) if asked.part is None else (asked.part,):
        if part == LEARNED and asked.players not in judgement_of(game).values.players:
            continue
        found = worth(part, game, asked.players, asked.playouts, asked.deals, asked.seed)
        low, high = found.interval
        print(f"| {part} | {found.games} | {found.share:.0%} | {low:.0%}-{high:.0%} |", flush=True)


if __name__ == "__main__":
    main()
