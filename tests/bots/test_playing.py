"""Bots at a game: the one loop, and what they get there."""

import re
from pathlib import Path
from random import Random

import bakufu
from bakufu.bots import Sight, bot
from bakufu.bots.playing import answer_of, play_out
from bakufu.kernel.chance import Chance, seed_from
from bakufu.kernel.step import settle
from bakufu.kernel.words import Action, Seat

SOURCES = Path(bakufu.__file__).parent


class Witness:
    """Notes who it was asked as."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.asked: list[tuple[Seat, Action]] = []

    def choose(self, sight: Sight) -> Action:
        """The last that is on offer."""
        assert sight.view == sight.game.view(sight._state, self.seat)
        self.asked.append((sight.seat, sight.decision.actions[-1]))
        return sight.decision.actions[-1]


def test_each_seat_is_asked_as_itself_and_what_it_says_is_done() -> None:
    game = bakufu.find("shitenno")
    state = game.set_up(3, game.read_options(3, {}), Chance(seed_from("whole")))
    witnesses = [Witness(seat) for seat in range(3)]
    given = []
    for seat, action in play_out(game, state, witnesses, Random(1)):
        given.append((seat, action))
        assert witnesses[seat].asked[-1] == (seat, action)
    assert settle(state) == ()
    assert sum(len(witness.asked) for witness in witnesses) == len(given) > 20
    # The same answers at a table make the same game.
    table = bakufu.new("shitenno", 3, seed_from("whole"))
    table.play_all(given)
    assert table.over
    assert table.result == game.result(state)


def test_who_has_seen_enough_leaves_the_game_where_it_is() -> None:
    game = bakufu.find("edo_yashiki")
    state = game.set_up(3, game.read_options(3, {}), Chance(seed_from("half")))
    playing = play_out(game, state, [bot("random", Random(seat)) for seat in range(3)], Random(1))
    for _ in range(5):
        next(playing)
    left = state.to_json()
    del playing
    assert state.to_json() == left
    seat = settle(state)[0]
    assert answer_of(bot("random", Random(2)), game, state, seat) in state.stack[-1].ask(state, seat).actions


def test_nobody_else_builds_a_bots_sight_by_hand() -> None:
    by_hand = [
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if re.search(r"\.choose\(\s*Sight\(", path.read_text(encoding="utf-8"))
    ]
    assert by_hand == [str(Path("bots") / "playing.py")]
