"""Updates of what was freed after the last change say the same as those of what was kept."""

from random import Random
from typing import Any

import msgspec
import pytest

import bakufu
from bakufu.games import all_games
from bakufu.kernel.game import Game
from bakufu.server.storage.models import Entry, StoredSeat, StoredTable, TableSetup
from bakufu.server.tables.projection import Projection
from bakufu.server.tables.update_parts import NOTHING, SAME
from bakufu.server.tables.updates import Updates, Wishes
from bakufu.server.wire.http import Clock

WANTS: tuple[Wishes, ...] = ((), ("hints",), ("steps", "story"), ("hints", "labels", "steps", "story"))
ANSWERS = 60


class Eyes:
    """Somebody who looks on, and what they have been shown by one of two."""

    def __init__(self, seat: int, language: str, wants: Wishes, known: int) -> None:
        self.seat, self.language, self.wants, self.known = seat, language, wants, known
        self.seen: Any = None
        self.asked: Any = None

    def look(self, updates: Updates, lines: int) -> bytes | None:
        key = updates.key(self.seat)
        if key == self.seen and self.known == lines:
            return None
        asked = updates.asked(self.seat, self.language, self.wants)
        new = SAME if asked is self.asked and asked is not NOTHING else asked
        told = b"".join(updates.update(self.seat, self.language, self.wants, self.known, new))
        self.seen, self.known, self.asked = key, lines, asked
        return told


def begun(game: Game[Any], clock: Clock) -> Projection:
    table = bakufu.new(game.id, seed=1)
    sitters = tuple(StoredSeat(seat, "person", f"P{seat}", None, None, 1.0) for seat in range(table.players))
    options = msgspec.to_builtins(table.options)
    setup = TableSetup("there", game.id, table.rules, options, table.seed, clock, True, 1.0)
    return Projection(StoredTable(setup, sitters, [], []))


def answer_or_take_back(projection: Projection, pick: Random, everybody: list[tuple[Eyes, Eyes]]) -> None:
    number, at = projection.number + 1, float(projection.number)
    may = [seat for seat in range(projection.players) if projection.table.may_take_back(seat)]
    if may and pick.random() < 0.12:
        projection.apply(Entry(number, "back", pick.choice(may), at))
        for eyes in (one for both in everybody for one in both):
            cut = projection.seat_logs.last_cut[eyes.seat + 1]
            if eyes.known > cut:
                eyes.known, eyes.seen = cut, None
        return
    seat = pick.choice(projection.table.waiting_for)
    decision = projection.decision(seat)
    assert decision
    projection.apply(Entry(number, "play", seat, at, "owner", pick.choice(decision.actions)))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))
@pytest.mark.parametrize("clock", [Clock(), Clock("decision", 60)], ids=["without a clock", "with a clock"])
def test_whoever_comes_and_whatever_they_wish_is_told_the_same(game: Game[Any], clock: Clock) -> None:
    pick, projection = Random(game.id), begun(game, clock)
    freed, kept = Updates(projection, lambda: 5.0), Updates(projection, lambda: 5.0)
    here = (True,) * projection.players
    everybody: list[tuple[Eyes, Eyes]] = []
    told = 0
    for _ in range(ANSWERS):
        if projection.over:
            break
        if pick.random() < 0.4:
            seat, language, wants = (
                pick.randrange(-1, projection.players),
                pick.choice(["en", "fr"]),
                pick.choice(WANTS),
            )
            known = pick.choice([0, len(projection.seat_logs.of(seat)) // 2])
            everybody.append((Eyes(seat, language, wants, known), Eyes(seat, language, wants, known)))
        else:
            answer_or_take_back(projection, pick, everybody)
        if pick.random() < 0.1:
            here = tuple(pick.random() < 0.8 for _ in here)
        freed.look_around(here)
        kept.look_around(here)
        for one, other in everybody:
            lines = len(projection.seat_logs.of(one.seat))
            update = one.look(freed, lines)
            assert update == other.look(kept, lines)
            told += update is not None
        freed.all_told()
    assert told > ANSWERS
