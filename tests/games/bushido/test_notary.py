"""Both ladders kept by hand beside random games, out of what the table is told (BUS-1.4, BUS-6, BUS-7)."""

from collections.abc import Iterable
from itertools import product
from random import Random

import pytest

import bakufu
from bakufu.games.bushido import events as told
from bakufu.games.bushido import events_of_fights as fights
from bakufu.games.bushido.actions import Pass, Ready
from bakufu.games.bushido.components import DUEL, HONOUR
from bakufu.games.bushido.state import BushidoState, hexes_of
from bakufu.kernel.words import Event
from tests.games.bushido.positions import fall, rise

SHOGUN = 50


class Notary:
    """Knows the rules of honour, and nothing but the events."""

    def __init__(self, players: int) -> None:
        self.daimyo_honour = [0] * players
        self.samurai_honour = [10] * players
        self.honour: dict[int, int] = {}
        """By hex that was turned up; a fortress never changes hands."""
        self.roles: dict[str, int] = {}
        self.daimyo = self.host = self.guest = self.adviser = self.loss = -1
        self.hex = -1
        self.bonus = self.tiles = 0
        self.discs: list[int] = []
        self.revolt = self.conquered = self.emptied = False
        self.fight: fights.FightWon | None = None

    def first_markers(self, state: BushidoState) -> None:
        """BUS-1.4: from the first player clockwise."""
        for seat in self.clockwise():
            rise(self.daimyo_honour, seat, sum(HONOUR[state.terrain[place]] for place in hexes_of(state, seat)))

    def clockwise(self) -> list[int]:
        """Everybody, from the daimyō on."""
        players = len(self.daimyo_honour)
        return [(self.daimyo + turn) % players for turn in range(players)]

    def attacker(self) -> int:
        """Samurai or hatamoto."""
        return self.roles["hatamoto" if self.revolt else "samurai"]

    def read(self, events: Iterable[Event], retreating: bool) -> None:
        """Follow one answer's events; a fight is paid when nobody has to retreat any more."""
        for event in events:
            self.read_turn(event)
            self.read_tea_and_council(event)
            self.read_fight(event)
        if self.fight and not retreating:
            self.pay(self.fight)
            self.fight = None
            self.tiles = self.bonus = 0
            self.conquered = self.emptied = False

    def read_turn(self, event: Event) -> None:
        """Hexes, roles, and hexes that are lost."""
        match event:
            case told.FirstPlayer(seat) | told.DaimyoNamed(seat):
                self.daimyo = seat
            case told.ProvinceTaken(_, place, terrain):
                self.honour[place] = HONOUR[terrain]
            case told.RoleGiven(seat, role):
                self.roles[role] = seat
            case told.HonourBought(seat, tiles, honour):
                assert tiles == 3 * honour
                rise(self.daimyo_honour, seat, honour)
            case fights.NeutralTaken(seat, _, place):
                rise(self.daimyo_honour, seat, self.honour[place])
            case told.BecameNeutral(place, seat):
                self.emptied |= place == self.hex
                fall(self.daimyo_honour, seat, self.honour[place])

    def read_tea_and_council(self, event: Event) -> None:
        """BUS-7 and BUS-6.4."""
        match event:
            case told.Invited(seat, guest):
                self.host, self.guest = seat, guest
                assert self.samurai_honour[seat] >= 5
            case told.TeaAccepted():
                rise(self.samurai_honour, self.guest, 5)
                fall(self.samurai_honour, self.host, 5)
            case told.TeaRefused():
                assert self.samurai_honour[self.guest] >= 10
                fall(self.samurai_honour, self.guest, 10)
                fall(self.daimyo_honour, self.host, 2)
            case told.Converted(seat, samurai, daimyo):
                assert samurai == 2 * daimyo <= self.samurai_honour[seat]
                rise(self.daimyo_honour, seat, daimyo)
                fall(self.samurai_honour, seat, samurai)
            case told.LossProposed(seat, honour):
                self.adviser, self.loss = seat, honour
            case told.SeppukuDemanded(seat, tiles):
                self.adviser, self.loss = seat, 1000
                assert tiles == (1 if seat == self.roles["sensei"] else 2)
            case told.AdviceTaken():
                fall(self.samurai_honour, self.roles["samurai"], self.loss)
                if self.adviser == self.roles["sensei"]:
                    rise(self.daimyo_honour, self.adviser, 1)
            case told.AdviceOverruled():
                fall(self.samurai_honour, self.roles["samurai"], 1)

    def read_fight(self, event: Event) -> None:
        """BUS-4.2, BUS-5 and BUS-6.3."""
        match event:
            case told.RevoltLed(_, place):
                self.revolt, self.hex = True, place
            case fights.AttackOrdered(_, _, place):
                self.revolt, self.hex = False, place
            case fights.BonusOffered(_, honour):
                self.bonus = honour
            case fights.StackShown(seat, number):
                self.tiles = number if seat == self.attacker() else self.tiles
            case fights.TacticShown(_, disc):
                self.discs.append(disc)
            case fights.FightWon(seat):
                self.fight, self.emptied = event, False
                if self.discs == [DUEL, DUEL] and not self.revolt:
                    (loser,) = {self.roles["samurai"], self.roles["bushi"]} - {seat}
                    half = (self.samurai_honour[loser] + 1) // 2
                    rise(self.samurai_honour, seat, half)
                    fall(self.samurai_honour, loser, half)
                self.discs = []
            case fights.Conquered(seat, loser, place):
                self.conquered = True
                rise(self.daimyo_honour, seat, self.honour[place])
                if self.daimyo_honour[seat] < SHOGUN:
                    fall(self.daimyo_honour, loser, self.honour[place])

    def pay(self, fight: fights.FightWon) -> None:
        """BUS-6.1 and BUS-6.2, in turn order from the daimyō; nothing for a revolt (BUS-3.8)."""
        if self.revolt:
            return
        samurai, bushi = fight.defenders, fight.attackers
        if fight.seat == self.roles["samurai"]:
            samurai += self.tiles + self.bonus + (self.honour[self.hex] if self.conquered else 0)
        elif not self.conquered and not self.emptied:
            bushi += self.honour[self.hex]
        gains = {self.roles["samurai"]: samurai, self.roles["bushi"]: bushi}
        for seat in self.clockwise():
            rise(self.samurai_honour, seat, gains.get(seat, 0))


def follow(players: int, seed: int, options: dict[str, bool], eager: float) -> None:
    """One random game; the more eager, the less often anybody passes."""
    rng = Random(f"{players} {seed} {options}")
    table = bakufu.new("bushido", players, seed, options)
    notary = Notary(players)
    read, started = 0, False
    while True:
        state = table.state
        deciding = {seat: decision.name for seat, decision in table.pending.items()}
        retreating = "retreat" in deciding.values()
        events = [note.event for note in table.told[read:]]
        read = len(table.told)
        notary.read(events, retreating)
        if not started and -1 not in state.terrain:
            started = True
            notary.first_markers(state)
        if started and not retreating:
            assert state.daimyo_honour == notary.daimyo_honour, events
            assert state.samurai_honour == notary.samurai_honour, events
        if table.over:
            break
        assert max(state.daimyo_honour) < SHOGUN
        seat = rng.choice(list(deciding))
        actions = list(table.pending[seat].actions)
        busy = [action for action in actions if not isinstance(action, Pass | Ready)]
        keen = busy and deciding[seat] != "audience" and rng.random() < eager
        table.play(seat, rng.choice(busy if keen else actions))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("campaign", "elite"), list(product((False, True), repeat=2)))
def test_nobodys_marker_moves_but_as_the_clauses_say(players: int, campaign: bool, elite: bool) -> None:
    """BUS-1.4, BUS-2.3, BUS-3.7, BUS-5.4, BUS-5.8, BUS-6.1 to 6.4, BUS-6.7, BUS-7."""
    for seed, eager in enumerate((0.5, 0.75, 0.9, 0.97)):
        follow(players, seed, {"campaign": campaign, "elite": elite, "draw_first": True}, eager)
