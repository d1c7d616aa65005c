"""Which bots there are, also from outside, and that they play by what their seat sees."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import bakufu
from bakufu.arena.match import play_on
from bakufu.bots import BrokenBot, NoSuchBot, bot, broken, names
from bakufu.kernel.json import encode
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


def test_greedy_1_is_the_greedy_that_figures_are_compared_with() -> None:
    assert played("greedy-1", 1).answers == played("greedy", 1).answers


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
    assert bot("greedy", Random(1)).choose(table.sight(0)) == last


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
