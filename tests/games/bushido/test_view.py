"""What everybody at the table can see of the turn: the phase, and the hex that is pointed at."""

from bakufu.games.bushido import game
from bakufu.games.bushido.actions import Attack, MoveFrom
from bakufu.games.bushido.options import BushidoOptions
from bakufu.games.bushido.shown import BushidoView
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.chance import seed_from
from bakufu.kernel.table import Table
from bakufu.kernel.words import Seat
from tests.games.bushido.positions import rows


def played_by_the_bot(players: int, until: str) -> Table[BushidoState]:
    """A game that sensible players have brought to a step of this name."""
    table = Table(game, players, BushidoOptions(), seed_from(11))
    while seen(table, 0).step != until:
        seat, decision = next(iter(table.pending.items()))
        chosen = game.advise(table.state, seat, decision, table.state.chance.clone())
        table.play(seat, chosen or decision.actions[0])
    return table


def seen(table: Table[BushidoState], seat: Seat) -> BushidoView:
    return game.view(table.state, seat)


def test_phases_are_named_as_the_turn_goes_on() -> None:
    """BUS-2 to BUS-6."""
    for step, phase in {"first-troops": 0, "discs": 1, "treasury": 3, "order-attack": 7, "lay-tiles": 8}.items():
        view = seen(played_by_the_bot(3, step), 1)
        assert (view.step, view.phase) == (step, phase)


def test_a_tea_with_a_tile_belongs_to_phase_5() -> None:
    """BUS-3.6."""
    table = played_by_the_bot(3, "tea-ceremony")
    assert seen(table, 2).phase == 2
    table.state.sensei = 1
    assert game.view(table.state, 2).phase == 5


def test_a_fight_that_ronin_begin_belongs_to_phase_6() -> None:
    """BUS-3.8."""
    table = played_by_the_bot(5, "lay-tiles")
    assert seen(table, 0).phase == 8
    table.state.origin = -1
    assert game.view(table.state, 0).phase == 6


def test_everybody_sees_what_the_daimyo_points_at() -> None:
    """BUS-4.2."""
    table = played_by_the_bot(3, "order-attack")
    [(daimyo, decision)] = table.pending.items()
    attack = next(action for action in decision.actions if isinstance(action, Attack))
    assert seen(table, -1).at == -1
    table.play(daimyo, attack)
    assert [seen(table, seat).at for seat in (-1, 0, 1, 2)] == [attack.hex] * 4


def test_everybody_sees_where_troops_are_taken_from() -> None:
    """BUS-4.1."""
    table = played_by_the_bot(4, "relocation")
    [(daimyo, decision)] = table.pending.items()
    source = next(action for action in decision.actions if isinstance(action, MoveFrom))
    table.play(daimyo, source)
    assert seen(table, -1).at == source.hex


def test_everybody_sees_who_is_out_of_the_game() -> None:
    """BUS-5.2: by the first rules nobody is."""
    state = rows()
    state.fallen[1] = 3
    assert [game.view(state, seat).fallen for seat in (-1, 0, 1)] == [[0, 3, 0, 0]] * 3
    assert game.view(rows(rules="1"), 0).fallen == [0, 0, 0, 0]


def test_the_score_is_the_daimyo_honour() -> None:
    """BUS-6.7."""
    view = seen(played_by_the_bot(3, "discs"), -1)
    assert view.scores == view.daimyo_honour
    assert min(view.scores) > 0
