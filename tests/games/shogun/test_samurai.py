"""SHO-8: Samurai."""

import pytest

from bakufu.games.shogun.actions import Decline, TakeBonus
from bakufu.games.shogun.components import BONUSES
from bakufu.games.shogun.samurai import TurnBanners, regions_held
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.step import answer, settle
from tests.games.shogun.positions import asked, bare, hold


@pytest.fixture
def banners() -> ShogunState:
    """Seat 1 holds provinces in four regions, seat 2 in three."""
    state = bare(modules=["samurai"])
    hold(state, 1, mutsu=2, kai=2, omi=2, kii=2)
    hold(state, 2, echigo=2, izu=2, mino=2)
    state.stack = [TurnBanners(0)]
    return state


def test_four_regions_earn_the_next_card(banners: ShogunState) -> None:
    """SHO-8.1: the first card is blank, so the second one's bonus; three regions earn nothing."""
    assert [regions_held(banners, seat) for seat in range(4)] == [0, 4, 3, 0]
    assert settle(banners) == (1,)
    assert set(asked(banners).actions) == {TakeBonus("chests", 2), TakeBonus("armies_in_bowl", 1), Decline()}
    answer(banners, 1, TakeBonus("chests", 2))
    assert banners.chests[1] == 17
    assert banners.samurai == [0, 1, 0, 0]
    assert not banners.stack


def test_one_bonus_of_each_card_in_order(banners: ShogunState) -> None:
    """SHO-8.1: 2 / 4 / 6 chests, 1 / 2 / 3 armies for the bowl, then rice, then a point."""
    assert BONUSES[0].chests == BONUSES[0].points == 0
    for bonus in (TakeBonus("armies_in_bowl", 1), TakeBonus("rice", 1), TakeBonus("points", 1)):
        banners.stack = [TurnBanners(0)]
        settle(banners)
        answer(banners, 1, bonus)
    assert (banners.bowl[1], banners.rice[1], banners.points[1]) == (1, 1, 1)
    banners.stack = [TurnBanners(0)]
    assert settle(banners) == ()


def test_declining_turns_no_card(banners: ShogunState) -> None:
    """SHO-8.1: the player may."""
    settle(banners)
    answer(banners, 1, Decline())
    assert banners.samurai[1] == 0


def test_banners_turn_in_turn_order(banners: ShogunState) -> None:
    """SHO-8.1: two entitled players, the later seat first in the round."""
    hold(banners, 2, aki=2)
    banners.order = (2, 0, 1, 3)
    assert settle(banners) == (2,)
    answer(banners, 2, Decline())
    assert banners.stack[-1].seats(banners) == (1,)
