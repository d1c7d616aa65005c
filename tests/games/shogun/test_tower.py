"""SHO-2: the tower."""

from random import Random

import pytest

from bakufu.games.shogun.components import KNOCK, SHELVES, STICK, VILLAGE
from bakufu.games.shogun.events import Thrown
from bakufu.games.shogun.state import ShogunState
from bakufu.games.shogun.tower import FALLS_ON, LIMITS, WHOLE, throw
from bakufu.games.shogun.view import view
from bakufu.kernel.chance import Chance, seed_from
from tests.games.shogun.positions import GAME, bare, listen


def throw_everything_in_the_bowl(state: ShogunState, cubes: list[int]) -> None:
    thrown = [have + new for have, new in zip(state.bowl, cubes, strict=True)]
    state.bowl = [0] * len(cubes)
    throw(state, thrown)


@pytest.mark.parametrize("tower", ["shelves", "thirds"])
def test_the_tower_conserves_cubes(tower: str) -> None:
    """SHO-2.1: what is thrown falls out or stays inside, 300 throws long."""
    state, rng = bare(tower=tower), Random(5)
    for _ in range(300):
        cubes = [rng.randrange(min(6, have + 1)) for have in state.reserve]
        for colour, count in enumerate(cubes):
            state.reserve[colour] -= count
        throw_everything_in_the_bowl(state, cubes)
        for colour in range(VILLAGE + 1):
            back = rng.randrange(state.bowl[colour] + 1)
            state.bowl[colour] -= back
            state.reserve[colour] += back
        assert [GAME.pieces(state)[f"cubes-{colour}"] for colour in (0, 1, 2, 3, VILLAGE)] == [62, 62, 62, 62, 20]


@pytest.mark.parametrize("tower", ["shelves", "thirds"])
def test_a_throw_is_told_cube_by_cube(tower: str) -> None:
    """SHO-2.1: every cube thrown stays or falls, others come loose; together they explain bowl and inside."""
    state = bare(tower=tower)
    for _ in range(40):
        before = state.inside()
        cubes = [3, 2, 0, 1, 0, 2]
        state.bowl = [0] * 6
        told = listen(state)
        throw(state, cubes)
        (thrown,) = told
        assert isinstance(thrown, Thrown)
        fates = {fate: [0] * 6 for fate in ("stays", "falls", "loose")}
        for drop in thrown.drops:
            fates[drop.fate][drop.colour] += 1
        for colour in range(6):
            assert fates["stays"][colour] + fates["falls"][colour] == cubes[colour]
            assert fates["falls"][colour] + fates["loose"][colour] == state.bowl[colour]
            assert before[colour] + fates["stays"][colour] - fates["loose"][colour] == state.inside()[colour]


def test_loose_cubes_come_out_before_the_cube_that_knocked_them_loose() -> None:
    """SHO-2.3: a lone cube thrown into a crowded tower is heard last."""
    state = bare()
    heard = set()
    for seed in range(60):
        state.chance = Chance(seed_from(seed))
        state.shelves = [[VILLAGE] * 12, [VILLAGE] * 12]
        state.bowl = [0] * 6
        told = listen(state)
        throw(state, [1, 0, 0, 0, 0, 0])
        (thrown,) = told
        assert isinstance(thrown, Thrown)
        fates = [drop.fate for drop in thrown.drops]
        assert set(fates[:-1]) <= {"loose"}
        heard.add((fates[-1], len(fates) > 1))
    assert heard == {("falls", True), ("falls", False), ("stays", True), ("stays", False)}


def test_how_many_are_inside_is_open_but_not_on_which_shelf() -> None:
    """SHO-2.1: two towers that differ only in the shelves look the same to everyone."""
    one = bare()
    one.shelves = [[0, 1, VILLAGE], [2]]
    other = one.clone()
    other.shelves = [[2, 0], [VILLAGE, 1]]
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).inside == [1, 1, 1, 0, 0, 1]


def test_in_the_long_run_about_twelve_cubes_are_inside() -> None:
    """SHO-2.3, `shelves`: each shelf holds stick / knock = 6 in the long run."""
    assert SHELVES == 2
    assert STICK == 6 * KNOCK
    state = bare()
    state.chance = Chance(seed_from("long run"))
    inside, upper, fallen, throws = 0, 0, 0, 6000
    for _ in range(throws):
        cubes = [3, 2, 1, 1, 0, 1]
        state.bowl = [0] * 6
        throw(state, cubes)
        inside += sum(map(len, state.shelves))
        upper += len(state.shelves[0])
        fallen += sum(state.bowl)
    assert inside / throws == pytest.approx(12, abs=0.5)
    assert upper / throws == pytest.approx(6, abs=0.3)
    assert fallen / throws == pytest.approx(8, abs=0.05)


def test_a_draw_has_the_models_chances() -> None:
    """SHO-2.3: a lone cube falls past an empty shelf with 0.85; past three cubes untouched with 0.85 x 0.975^3."""
    assert FALLS_ON[0] == int((1 - STICK) * WHOLE)
    assert FALLS_ON[3] == int((1 - STICK) * (1 - KNOCK) ** 3 * WHOLE)
    assert LIMITS[3][1] == int((1 - KNOCK) ** 3 * WHOLE)
    assert all(abs(limits[-1] - WHOLE) <= 2 for limits in LIMITS)


def test_an_empty_tower_lets_a_lone_cube_through_as_often_as_it_should() -> None:
    """SHO-2.3: 0.85 x 0.85 past two shelves."""
    state = bare()
    fell = 0
    for _ in range(4000):
        state.shelves, state.bowl = [[], []], [0] * 6
        throw(state, [1, 0, 0, 0, 0, 0])
        fell += state.bowl[0]
    assert fell / 4000 == pytest.approx(0.7225, abs=0.03)


def test_thirds() -> None:
    """SHO-2.3, `thirds`: a thrown cube falls out with 2/3, a stuck one with 1/3."""
    state = bare(tower="thirds")
    thrown = loose = 0
    for _ in range(2000):
        state.shelves, state.bowl = [[1] * 6], [0] * 6
        throw(state, [6, 0, 0, 0, 0, 0])
        thrown += state.bowl[0]
        loose += state.bowl[1]
    assert thrown / 12000 == pytest.approx(2 / 3, abs=0.015)
    assert loose / 12000 == pytest.approx(1 / 3, abs=0.015)
