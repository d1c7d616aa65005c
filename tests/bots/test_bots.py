"""Which bots there are, also from outside, and that they play by what their seat sees."""

from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.arena.match import play, play_on
from bakufu.bots import BrokenBot, NoSuchBot, bot, broken, names
from bakufu.kernel.chance import seed_from
from bakufu.kernel.json import encode
from bakufu.kernel.judgement import Judgement
from bakufu.kernel.table import Table
from tests.outside import install

LEVELS = ("first", "easy", "fair", "strong", "expert", "master")
OWN = (*LEVELS, "greedy", "greedy-1", "random", "search")

LAST = """
class LastBot:
    def choose(self, sight):
        return sight.decision.actions[-1]

def make(rng):
    return LastBot()
"""


def played(kind: str, seed: int) -> Table[Any]:
    table = bakufu.new("edo_yashiki", players=3, seed=5, options={"taking": "draft"})
    play_on(table, [bot(kind, Random(f"{seed}/{seat}")) for seat in range(3)], Random(seed))
    return table


def test_our_own_bots() -> None:
    assert names() == OWN
    assert broken() == {}


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_a_bot_depends_on_what_it_sees_and_on_its_luck_alone(kind: str) -> None:
    assert played(kind, 1).answers == played(kind, 1).answers
    assert played(kind, 1).answers != played(kind, 2).answers


@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("bushido", "97efad4e598819d0"),
        ("edo_yashiki", "b7c48a4a36b63670"),
        ("shitenno", "fd7eb0f24183bdb5"),
        ("shogun", "368261f8513dc347"),
    ],
)
def test_greedy_1_stays_as_it_was(name: str, digest: str) -> None:
    game = bakufu.find(name)
    players = game.counts[0]
    bots = [bot("greedy-1", Random(seat)) for seat in range(players)]
    state, _ = play(game, game.read_options(players, {}), seed_from("greedy-1"), bots, Random(1))
    assert blake2b(state.to_json().encode(), digest_size=8).hexdigest() == digest


def test_random_gives_every_answer() -> None:
    table = bakufu.new("edo_yashiki", players=2, seed=1, options={"taking": "draft", "draw_first": False})
    someone = bot("random", Random(1))
    given = {encode(someone.choose(table.sight(0))) for _ in range(200)}
    assert given == {encode(action) for action in table.pending[0].actions}


def test_greedy_takes_what_is_worth_most_where_the_game_gives_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bakufu.find("edo_yashiki")
    table = bakufu.new("edo_yashiki", players=2, seed=1, options={"taking": "draft", "draw_first": False})
    last = table.pending[0].actions[-1]
    taken = last.card  # type: ignore[attr-defined]
    monkeypatch.setattr(game, "advise", lambda *_: None)
    monkeypatch.setattr(game, "worth", lambda state, seat: float(state.hands[seat] == taken))
    assert bot("greedy-1", Random(1)).choose(table.sight(0)) == last
    assert Judgement(game).sensible(table.state, 0, table.pending[0], Random(1)) == last


def test_a_bot_gets_a_sight_that_holds_no_secret_of_the_others() -> None:
    table = bakufu.new("shitenno", players=3, seed=3)
    sight = table.sight(table.waiting_for[0])
    seeds = {sight.sample(Random(number)).chance.seed for number in range(3)}
    assert table.seed not in seeds
    assert len(seeds) == 3


def test_a_name_that_no_bot_has() -> None:
    with pytest.raises(NoSuchBot, match="There is no bot “genius”; there are first, easy, fair, strong, expert, "):
        bot("genius", Random(1))


def test_bots_come_from_outside(site: Path) -> None:
    install(site, "last-bot", {"last_bot.py": LAST}, "[bakufu.bots]\nlast = last_bot:make\n")
    assert names() == (*LEVELS, "greedy", "greedy-1", "last", "random", "search")
    answers = played("last", 1).answers
    assert answers == played("last", 1).answers
    assert answers


@pytest.mark.parametrize(
    ("entry", "english", "french"),
    [
        ("sly = nothing_of_the_kind:make", "“sly” cannot be loaded: ModuleNotFoundError", "ne peut pas être chargé"),
        ("sly = sly_bot:make", "cannot be loaded: AttributeError", "AttributeError"),
        ("sly = sly_bot:number", "int is no function", "int is no function"),
    ],
)
def test_a_broken_bot_says_what_is_wrong(site: Path, entry: str, english: str, french: str) -> None:
    install(site, "sly", {"sly_bot.py": "number = 3"}, f"[bakufu.bots]\n{entry}\n")
    assert names() == OWN
    with pytest.raises(BrokenBot) as caught:
        bot("sly", Random(1))
    assert english in str(caught.value)
    assert french in caught.value.text("fr")


def test_our_own_bots_keep_their_names(site: Path) -> None:
    install(site, "sly", {"sly_bot.py": LAST}, "[bakufu.bots]\ngreedy = sly_bot:make\n")
    assert type(bot("greedy", Random(1))).__module__ == "bakufu.bots.greedy_bot"
    assert "the one from sly is left out" in str(broken()["greedy (sly)"])
