"""Every pair of discs, both ways round, against the table worked out by hand (BUS-5.2 to 5.8, BUS-6.1 to 6.3)."""

from random import Random
from typing import NamedTuple

import pytest

from bakufu.games.bushido.actions import Choose, Lay, LeadRevolt, Ready, Retreat
from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, TRAITOR
from bakufu.games.bushido.intrigue import HatamotoPhase
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.table import Table
from tests.games.bushido.positions import (
    A1,
    A2,
    B2,
    B3,
    at,
    discs,
    elite,
    fall,
    hold,
    march,
    names,
    play,
    rise,
    ronin,
    rows,
    troops,
)

NAMES = {BATTLE: "battle", DUEL: "duel", AMBUSH: "ambush", TRAITOR: "traitor"}
PAIRS = [(mine, other) for mine in NAMES for other in NAMES]
FIGHTS = 40
MOUNTAIN = 2
"""The honour of A2 and B2."""


class Side(NamedTuple):
    """Katana on each tile, disc, normal and big troops."""

    tiles: tuple[int, ...]
    disc: int
    normal: int
    big: int = 0

    @property
    def strength(self) -> int:
        return self.normal + 3 * self.big

    def after(self, losses: int) -> "Side":
        """Normal troops die first, then one big troop for each single loss (BUS-8.2)."""
        dead = min(losses, self.normal)
        return self._replace(normal=self.normal - dead, big=self.big - min(losses - dead, self.big))

    @property
    def pieces(self) -> int:
        return self.normal + self.big


class Decided(NamedTuple):
    """Whether the attacker wins, what both lose at most, and whether the loser retreats."""

    wins: bool
    attackers: int
    defenders: int
    retreat: bool = False


def by_the_table(a: Side, d: Side) -> Decided:
    """The rows of BUS-5.4, and BUS-5.2 above them."""
    if not a.tiles:
        return Decided(False, 99, 0)
    if not d.tiles:
        return Decided(True, 0, 99)
    pair = (a.disc, d.disc)
    strong = {(DUEL, BATTLE), (BATTLE, AMBUSH), (AMBUSH, DUEL)}
    attack = sum(a.tiles) * (2 if pair in strong else 1) + (a.strength if a.disc == BATTLE else 0)
    defence = sum(d.tiles) * (2 if pair[::-1] in strong else 1) + (d.strength if d.disc == BATTLE else 0)
    traitors = [disc == TRAITOR for disc in pair]
    wins = traitors[0] if any(traitors) and not all(traitors) else attack > defence
    if pair == (DUEL, DUEL):
        return Decided(wins, 0, 0, True)
    everyone = pair == (BATTLE, BATTLE) or (any(traitors) and not all(traitors))
    loss = 99 if everyone else abs(attack - defence)
    lost_a, lost_d = (0, loss) if wins else (loss, 0)
    if pair == (BATTLE, BATTLE):
        lost_a += d.tiles.count(3) if wins else 0
        lost_d += 0 if wins else a.tiles.count(3)
    each = 1 if pair == (AMBUSH, AMBUSH) else 2
    lost_a += d.tiles.count(1) // each if d.disc == AMBUSH else 0
    lost_d += a.tiles.count(1) // each if a.disc == AMBUSH else 0
    return Decided(wins, lost_a, lost_d)


def fought(table: Table[BushidoState], attacker: int, a: Side, defender: int, d: Side) -> None:
    """Both lay their tiles and choose their discs."""
    for seat, side in ((attacker, a), (defender, d)):
        play(table, seat, *[Lay(katana - 1) for katana in side.tiles], Ready())
    if a.tiles and d.tiles:
        play(table, attacker, Choose(a.disc))
        play(table, defender, Choose(d.disc))


def check(rng: Random, a: Side, d: Side) -> None:
    """Seat 2 leads seat 0's troops from A2 against seat 1's on B2, with ronin about; compare everything."""
    state = rows(elite=True)
    state.samurai_honour = rng.sample(range(1, 16), 4)
    state.daimyo_honour = rng.sample(range(1, 14), 4)
    samurai, daimyo = state.samurai_honour[:], state.daimyo_honour[:]
    bonus = rng.choice((0, 3, 6, 9))
    about, behind = rng.choice((0, 0, rng.randrange(d.strength))), rng.choice((0, 0, 1))
    for place, side, stays in ((A2, a, 1), (B2, d, 0)):
        troops(state, place, side.normal + stays)
        elite(state, place, side.big)
    ronin(state, B2, about)
    ronin(state, A2, behind)
    for seat, side in ((2, a), (1, d)):
        hold(state, seat, *[katana - 1 for katana in side.tiles])
        discs(state, seat, side.disc)
    table = march(state, a.normal, bonus, big=a.big)
    fought(table, 2, a, 1, d)

    wins, lost_a, lost_d, retreat = by_the_table(a, d)
    attack, defence = a.after(lost_a), d.after(lost_d)
    killed_a, killed_d = a.pieces - attack.pieces, d.pieces - defence.pieces
    if retreat:
        half = -(-samurai[1 if wins else 2] // 2)
        rise(samurai, 2 if wins else 1, half)
        fall(samurai, 1 if wins else 2, half)
        if wins:
            play(table, 1, Retreat(B3))
            defence = defence._replace(normal=0, big=0)
    conquered = attack.pieces > 0 and not defence.pieces
    there = attack if conquered else defence
    at_home = 1 if conquered else 1 + attack.strength
    if not there.pieces:
        fall(daimyo, 1, MOUNTAIN)
    left = 0 < at_home <= behind
    if left:
        fall(daimyo, 0, MOUNTAIN)
    driven_out = 0 < there.strength <= about
    if driven_out:
        fall(daimyo, 1, MOUNTAIN)
    owner = -1 if driven_out or not there.pieces else 0 if conquered else 1
    for_the_hex = MOUNTAIN if owner == (0 if wins else 1) else 0
    rise(samurai, 1, killed_a + (0 if wins else for_the_hex))
    rise(samurai, 2, killed_d + (len(a.tiles) + bonus + for_the_hex if wins else 0))
    if owner == 0:
        rise(daimyo, 0, MOUNTAIN)
        fall(daimyo, 1, MOUNTAIN)
    now = table.state
    assert (now.owner[B2], now.owner[A2]) == (owner, -1 if left else 0)
    assert (now.troops[B2], now.elite[B2]) == ((0, 0) if driven_out else (there.normal, there.big))
    assert now.ronin[B2] == about - (there.strength if driven_out else 0)
    assert now.daimyo_honour == daimyo
    assert now.samurai_honour == samurai
    assert names(table) == ({3: "to-arms"} if wins else {3: "advice"})


def tiles(rng: Random) -> tuple[int, ...]:
    """One to six tiles."""
    return tuple(rng.choices((1, 1, 2, 3), k=rng.randint(1, 6)))


def army(rng: Random) -> tuple[int, int]:
    """At least one troop, often with big ones."""
    normal, big = rng.randint(0, 6), rng.choice((0, 0, 1, 2, 3))
    return (normal, big) if normal + big else (1, 0)


@pytest.mark.parametrize(("mine", "other"), PAIRS, ids=lambda disc: NAMES[disc])
def test_every_pair_as_in_the_table(mine: int, other: int) -> None:
    """BUS-5.4 to 5.8, BUS-6.1 to 6.3, BUS-8.2: many fights for each pair."""
    rng = Random(mine * 10 + other)
    for _ in range(FIGHTS):
        check(rng, Side(tiles(rng), mine, *army(rng)), Side(tiles(rng), other, *army(rng)))


@pytest.mark.parametrize(("mine", "other"), [((), (1,)), ((1, 3), ()), ((), ())])
def test_without_tiles(mine: tuple[int, ...], other: tuple[int, ...]) -> None:
    """BUS-5.2."""
    rng = Random(2)
    for _ in range(FIGHTS):
        check(rng, Side(mine, DUEL, *army(rng)), Side(other, BATTLE, *army(rng)))


@pytest.mark.parametrize("rules", ["1", "2"])
@pytest.mark.parametrize(("mine", "other"), PAIRS, ids=lambda disc: NAMES[disc])
def test_the_hatamoto_in_every_pair(mine: int, other: int, rules: str) -> None:
    """BUS-3.8: no samurai honour moves. Who is beaten leaves the hex, since version 2 not only after a duel.

    Ronin that lose and equal the troops left take the hex (BUS-3.7).
    """
    rng = Random(mine * 10 + other)
    for _ in range(FIGHTS):
        led = rng.randint(1, 4)
        a, d = Side(tiles(rng), mine, led), Side(tiles(rng), other, led + rng.randint(1, 4))
        state = rows(5, rules=rules)
        troops(state, A2, d.normal)
        ronin(state, A2, led)
        for seat, side in ((4, a), (0, d)):
            hold(state, seat, *[katana - 1 for katana in side.tiles])
            discs(state, seat, side.disc)
        table = at(state, HatamotoPhase())
        play(table, 4, LeadRevolt(A2))
        fought(table, 4, a, 0, d)
        wins, lost_a, lost_d, retreat = by_the_table(a, d)
        stirred, held = a.after(lost_a).normal, d.after(lost_d).normal
        if wins and held and (retreat or rules == "2"):
            play(table, 0, Retreat(A1))
            assert table.state.troops[A1] == 3 + held
            held = 0
        if 0 < held <= stirred:
            stirred, held = stirred - held, 0
        now = table.state
        assert now.samurai_honour == [10] * 5
        assert (now.ronin[A2], now.troops[A2], now.owner[A2]) == (stirred, held, 0 if held else -1)
        assert now.daimyo_honour[0] == (20 if held else 18)
        assert names(table) == {0: "regroup"}
