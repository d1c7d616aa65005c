"""What a fight promises (SHO-2.3, SHO-5.3 to SHO-5.5)."""

from fractions import Fraction

import pytest

from bakufu.games.shogun.actions import March
from bakufu.games.shogun.components import CASTLE, MOVE_A, PLUS_ATTACK, PLUS_DEFENCE, VILLAGE
from bakufu.games.shogun.odds import Fight, attack_odds, fight_ahead, odds, quick_odds
from bakufu.games.shogun.view import view
from tests.games.shogun.positions import CASTLE_DEFENDS, GAME, NEUTRAL_DEFENDS, asked, bare, do, hold, p


def test_one_against_one_with_thirds() -> None:
    """SHO-2.3: 2/3 x 1/3 for either side; both or none is a tie."""
    chances = odds(1, 1, model="thirds")
    assert chances.attacker == pytest.approx(float(Fraction(2, 9)))
    assert chances.defender == pytest.approx(float(Fraction(2, 9)))
    assert chances.nobody == pytest.approx(float(Fraction(5, 9)))


def test_a_defence_by_the_village_alone_leaves_nobody() -> None:
    """SHO-5.5: a neutral province is never held."""
    chances = odds(3, 0, villagers=1, model="thirds")
    assert chances.defender == 0
    assert chances.attacker > chances.nobody > 0


def test_a_marker_keeps_the_village_out() -> None:
    """SHO-5.2: so the attack is more likely to win."""
    village = (0, 0, 4, 0)
    calm, angry = (odds(3, 3, bowl=village, model="thirds", marker=marker) for marker in (False, True))
    assert angry.attacker > calm.attacker
    assert angry.attacker == pytest.approx(angry.defender)


def test_one_against_nobody_past_two_empty_shelves() -> None:
    """SHO-2.3: the cube falls out with 0.85 x 0.85."""
    assert odds(1, 0).attacker == pytest.approx(0.7225, abs=0.02)
    assert odds(1, 0) == odds(1, 0)


def test_more_attackers_win_more_often() -> None:
    """SHO-5.3: and the three chances add up to one."""
    row = [odds(armies, 3, tower=(2, 2, 2, 6), throws=2000) for armies in (1, 3, 5, 8)]
    assert [chances.attacker for chances in row] == sorted(chances.attacker for chances in row)
    assert all(sum((c.attacker, c.nobody, c.defender)) == pytest.approx(1) for c in row)


def test_the_fight_ahead_counts_all_that_is_open() -> None:
    """SHO-4.8, SHO-4.9, SHO-5.2: bowl, tower, special cards, the castle's army and the revolt marker."""
    state = bare()
    hold(state, 0, shinano=5)
    hold(state, 1, kozuke=3)
    state.bowl = [1, 0, 2, 0, 0, 1]
    state.shelves = [[0, 1], [1, 3, VILLAGE]]
    state.special[0], state.special[1] = PLUS_ATTACK, PLUS_DEFENCE
    state.event = CASTLE_DEFENDS
    state.buildings[p("kozuke")] = 1 << CASTLE
    inside = state.inside()
    assert fight_ahead(state, inside, 0, p("kozuke"), 4) == Fight((6, 5, 1, 2), (1, 2, 1, 1), True)
    state.markers[p("kozuke")] = 1
    state.reserve[1] = 1
    assert fight_ahead(state, inside, 0, p("kozuke"), 4) == Fight((6, 4, 1, 2), (1, 2, 1, 1), False)
    state.event = NEUTRAL_DEFENDS
    assert fight_ahead(state, inside, 0, p("kai"), 4) == Fight((5, 0, 3, 2), (1, 0, 1, 3), True)


@pytest.mark.parametrize("tower", ["shelves", "thirds"])
def test_the_figure_before_an_attack_needs_no_more_than_the_view(tower: str) -> None:
    """SHO-2.1: what the seat sees is enough; the quick figure is close."""
    state = bare(tower=tower)
    hold(state, 0, shinano=5)
    hold(state, 1, kozuke=3)
    seen = view(state, 0)
    exact = attack_odds(seen, seen.inside, 0, p("kozuke"), 4)
    quick = quick_odds(state, state.inside(), 0, p("kozuke"), 4)
    assert exact.attacker == pytest.approx(quick.attacker, abs=0.04)


def test_every_attack_comes_with_its_odds() -> None:
    """SHO-4.6: joining own armies is no fight."""
    state = bare()
    hold(state, 0, shinano=3, kai=1)
    hold(state, 1, kozuke=3)
    do(state, MOVE_A, 0, "shinano")
    decision = asked(state)
    hint = GAME.hint(view(state, 0), 0, decision)
    assert hint
    by_action = dict(zip(decision.actions, hint, strict=True))
    assert by_action[March(p("kai"), 1)] is None
    assert by_action[March(p("kozuke"), 1)]["attacker"] < by_action[March(p("kozuke"), 2)]["attacker"]
    assert by_action[March(p("echigo"), 2)]["defender"] == 0
