"""Write finished games of every game's newest rules to tests/records, where they stay for ever: `make records`.

Each number of players, and each two values of two options together, in some record; played by random and by greedy
bots. A record that is there is never written again: what was played must verify with whatever comes after.
"""

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from bakufu.arena.match import play_on
from bakufu.bots import bot
from bakufu.conformance.variant import spread
from bakufu.games import all_games
from bakufu.kernel.chance import seed_from
from bakufu.kernel.game import Game
from bakufu.kernel.names import NAMES
from bakufu.kernel.table import Table

FOLDER = Path(__file__).parent.parent / "tests" / "records"
KINDS = ("random", "greedy")
"""The bots that play them."""


def play(game: Game[Any], players: int, options: Any, kind: str) -> Table[Any]:
    """A whole game between bots of one kind."""
    table = Table(game, players, options, seed_from(f"record {game.id} {players} {options}"), names=NAMES[:players])
    rng = Random(f"{game.id} {players} {options} {kind}")
    bots = [bot(kind, rng) for _ in range(players)]
    table.bots = (kind,) * players
    play_on(table, bots, rng)
    return table


def name_of(game: Game[Any], players: int, options: Any, kind: str) -> str:
    """What a record is called: all that differs from the default."""
    chosen = {name: getattr(options, name) for name in game.choices()}
    other = {name: value for name, value in chosen.items() if value != getattr(game.Options(), name)}
    words = [f"{name}={'+'.join(value) if isinstance(value, tuple) else value}" for name, value in other.items()]
    return "-".join([game.id, f"rules={game.rules_version}", str(players), *words, kind]) + ".jsonl"


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for game in all_games():
        for (players, options), kind in product(spread(game), KINDS):
            path = FOLDER / name_of(game, players, options, kind)
            if not path.exists():
                play(game, players, options, kind).record.save(path)
                print(path.name, flush=True)


if __name__ == "__main__":
    main()
