"""What each part of the search is worth: one whole search at tables of searches without the part.

By playouts, so that the figures are the same on any machine. Deals are played with the whole search on each seat.

    .venv/bin/python -m tools.ablation --game shitenno --players 2 --playouts 100 --deals 30
"""

from argparse import ArgumentParser
from random import Random
from typing import Any

from tools.other_judgement import InPieces, OtherJudgement, ToTheEnd, WithoutGuesses

from bakufu.arena.match import play
from bakufu.arena.strength import StrengthSoFar
from bakufu.bots import Budget
from bakufu.bots.search import Search
from bakufu.bots.search_bot import SearchBot
from bakufu.games import find
from bakufu.kernel.chance import seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.judgement import Judgement, judgement_of
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


def main() -> None:
    """Play, and print a line for each part."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", default="ablation")
    parser.add_argument("--part", choices=(*PARTS, LEARNED), help="only this one")
    asked = parser.parse_args()
    game = find(asked.game)
    print(f"{game.name}, {asked.players} seats, {asked.playouts} playouts a decision, seed {asked.seed}")
    print(f"\n| part | games | share of the whole | 95 % (by chance {1 / asked.players:.0%}) |\n|---|---|---|---|")
    for part in (*PARTS, LEARNED) if asked.part is None else (asked.part,):
        if part == LEARNED and asked.players not in judgement_of(game).values.players:
            continue
        found = worth(part, game, asked.players, asked.playouts, asked.deals, asked.seed)
        low, high = found.interval
        print(f"| {part} | {found.games} | {found.share:.0%} | {low:.0%}-{high:.0%} |", flush=True)


if __name__ == "__main__":
    main()
