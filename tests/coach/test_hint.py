"""Hints: by what the seat knows, with reasons that can be said."""

from typing import Any

import pytest

import bakufu
from bakufu.bots import Budget, Sight
from bakufu.coach.hint import hint, why
from bakufu.games import all_games
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.reasons import Reason, terms_of
from bakufu.kernel.table import Table
from bakufu.kernel.text import Texts
from bakufu_auction import game as auction
from tests.coach.test_chances import without_luck
from tests.walks import HIDING, asked

GAMES = [game.id for game in all_games()]
FEW = Budget(playouts=9)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_the_seat_cannot_tell_apart_get_the_same_hint(name: str) -> None:
    game = bakufu.find(name)
    different = 0
    for number, (state, seat) in enumerate(asked(game, HIDING[name], 67 if name in ("bushido", "shogun") else 16)):
        worlds = [game.determinize(state, seat, Chance(seed_from(f"{number}/{side}"))) for side in "ab"]
        different += without_luck(worlds[0]) != without_luck(worlds[1])
        one, other = (hint(Sight(game, world, seat), "h", FEW, 3) for world in worlds)
        assert one == other
        assert one.plan[0] in state.stack[-1].ask(state, seat).actions
    assert different, "no two worlds were different, so nothing was tested"


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_can_be_said_in_every_language(name: str) -> None:
    game = bakufu.find(name)
    terms = terms_of(game)
    assert terms
    found = {reason for state, seat in asked(game, {}, 5) for reason in terms(state, seat)}
    assert len({reason.name for reason in found}) >= 3
    for language in ("en", "fr"):
        texts = Texts(game, language)
        said = {reason: reason.text(texts) for reason in found}
        assert len(set(said.values())) == len(said), "two reasons read alike"


def test_a_reason_is_what_differs_most_beyond_doubt() -> None:
    points, rice, noise = Reason("points"), Reason("rice"), Reason("armies")
    best = [{points: 3.0 + n % 2, rice: 1.0, noise: float(n % 3)} for n in range(30)]
    other = [{points: 1.0 + n % 2, noise: float((n + 1) % 3)} for n in range(30)]
    assert why(best, other) == (points, rice)
    assert why(other, best) == ()
    assert why(best, best) == ()


def test_a_game_without_reasons_is_hinted_at_without_any() -> None:
    table: Table[Any] = Table(auction, 3, auction.read_options(3, {}), seed_from(1))
    seat = table.waiting_for[0]
    found = hint(table.sight(seat), "h", FEW, 3)
    assert found.plan[0] in table.pending[seat].actions
    assert found.others
    assert all(other.reasons == () for other in found.others)
