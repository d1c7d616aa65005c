"""SHI-1.1 to SHI-5.4: whole games beside a referee who knows only the rulebook."""

from random import Random
from typing import Any

import pytest
from tests.games.shitenno.naive import Naive, compare

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import Divide, EndTurn, Offer, TakeProvince
from bakufu.kernel.chance import seed_from
from bakufu.kernel.table import Table


def choose(rng: Random, actions: list[Any], style: str) -> Any:
    """Random play that takes provinces when it can, or hoards cards, or makes small or big lots."""
    takes = [a for a in actions if isinstance(a, TakeProvince)]
    if takes and (style == "eager" or (style == "mixed" and rng.random() < 0.6)):
        return rng.choice(takes)
    ends = [a for a in actions if isinstance(a, (Offer, Divide))]
    if ends and rng.random() < 0.3:
        return rng.choice(ends)
    if style == "hoard":
        calm = [a for a in actions if not isinstance(a, TakeProvince)]
        return rng.choice(calm or actions)
    return rng.choice(actions)


@pytest.mark.parametrize("rules", ["1", "2"])
@pytest.mark.parametrize("seed", range(9))
def test_a_whole_game_beside_the_naive_rules(seed: int, rules: str) -> None:
    """SHI-1.1 to SHI-5.4: whom the table asks, what it offers, every pile, every point."""
    rng = Random(seed)
    players = 2 + seed % 3
    style = ("eager", "mixed", "late")[seed // 3]
    table = Table(game, players, game.Options(draw_first=seed % 2 == 0), seed_from(seed), rules=rules)
    naive = Naive(table)
    if not table.options.draw_first:
        assert table.state.titles[0] == min(table.state.titles)
    play = naive.play()
    asked = next(play, None)
    steps = 0
    passed: list[tuple[int, int]] = []
    while True:
        if asked is None:
            assert table.over
            break
        seat, fits = asked
        if table.waiting_for != (seat,) or (EndTurn() in fits and EndTurn() not in table.pending[seat].actions):
            # The table may pass over who, for all to see, has nothing to do.
            assert fits == {EndTurn()}, (seat, fits, table.waiting_for)
            if any(len(k) < 4 for k in naive.board) and naive.kamon[seat]:
                passed.append((naive.placed, len(naive.hands[seat])))
            action: Any = EndTurn()
        else:
            actions = list(table.pending[seat].actions)
            assert len(set(actions)) == len(actions) > 0
            if fits:
                assert set(actions) == fits, (seat, set(actions) ^ fits)
            if steps % 5 == 0 and fits != {EndTurn()} and naive.settled:
                compare(naive, table)
            late = "eager" if not naive.deck else "hoard"
            action = choose(rng, actions, late if style == "late" else style)
            table.play(seat, action)
            steps += 1
        try:
            asked = play.send(action)
        except StopIteration:
            asked = None
        # The naive rules do not book a lot as received before it is taken; compare between decisions of the odd year.
        naive.settled = asked is not None and EndTurn() in asked[1]
    assert table.result is not None
    assert table.result.scores == tuple(naive.scores)
    assert table.result.places == naive.places
    assert all(placed == 2 or not cards for placed, cards in passed)
