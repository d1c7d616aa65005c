"""BUS-5, phase 8: samurai against bushi, or the hatamoto's ronin against the daimyō (BUS-3.8)."""

from itertools import product

from bakufu.games.bushido.actions import CHOOSE, LAY, READY, Choose, Lay, Ready
from bakufu.games.bushido.components import DUEL, ELITE_STRENGTH, KATANA_TILES, KINDS, KOTAU, SWORDS, TACTICS
from bakufu.games.bushido.events_of_fights import (
    ChosenTactic,
    StackEmpty,
    StackReady,
    StackShown,
    TacticChosen,
    TacticShown,
    TileLaid,
)
from bakufu.games.bushido.state import NOWHERE, BushidoState, strength_of
from bakufu.games.bushido.support import find_a_tactic, show_disc
from bakufu.games.bushido.survivors import end_fight
from bakufu.games.bushido.tactics import ATTACKER, DEFENDER, fight, fight_without
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

LAYS = {
    held: Decision("lay-tiles", (*(LAY[tile] for tile in KATANA_TILES if held[tile]), READY), secret=True)
    for held in product((False, True), repeat=len(KATANA_TILES))
}
"""By the kinds of katana tiles that a player has: what can be laid."""

TACTICS_HELD = {
    held: Decision("choose-tactic", tuple(CHOOSE[disc] for disc in range(KOTAU) if held[disc]), secret=True)
    for held in product((False, True), repeat=KOTAU)
}
"""By the discs that a player has: what can be chosen."""


class Combat(Step[BushidoState], frozen=True):
    """Phase 8: the samurai leads the daimyō's troops against the bushi."""

    clause = "BUS-5.1"

    def run(self, state: BushidoState) -> Next:
        """A fight like any other."""
        return Fight(state.samurai, state.bushi)


class Fight(Step[BushidoState], frozen=True):
    """A fight begins; by the first rules both sides made sure of a tactic before tiles were chosen (BUS-5.3)."""

    attacker: Seat
    defender: Seat
    clause = "BUS-5.3"

    def run(self, state: BushidoState) -> Next:
        """Tiles come first."""
        if state.rules < 2:  # since 2: only when tactics are chosen
            find_a_tactic(state, self.attacker)
            find_a_tactic(state, self.defender)
        return LayTiles(self.attacker, self.defender)


class LayTiles(Step[BushidoState], frozen=True):
    """Both sides secretly lay katana tiles, the last one on top (BUS-5.1)."""

    attacker: Seat
    defender: Seat
    clause = "BUS-5.1"

    def seats(self, state: BushidoState) -> Seats:
        """Who is not ready."""
        ready = state.ready
        if ready[ATTACKER]:
            return (self.defender,)
        return (self.attacker,) if ready[DEFENDER] else (self.attacker, self.defender)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """One more tile, or ready; a player without katana tiles is asked all the same."""
        mine = seat * KINDS
        one, two, three = state.tiles[mine : mine + SWORDS]
        return LAYS[one > 0, two > 0, three > 0]

    def do(self, state: BushidoState, seat: Seat, action: Lay | Ready) -> Next:
        """When both are ready the stacks are shown."""
        side = ATTACKER if seat == self.attacker else DEFENDER
        if isinstance(action, Lay):
            tile = action.tile
            state.tiles[seat * KINDS + tile] -= 1
            state.swords[side * SWORDS + tile] += 1
            state.top[side] = tile
            if tell := state.tell:
                tell(TileLaid(tile), (seat,))
            return self
        state.ready[side] = True
        if tell := state.tell:
            tell(StackReady(seat))
        if not state.ready[1 - side]:
            return self
        if tell:
            self._show(state)
        outcome = fight_without((state.swords[:SWORDS], state.swords[SWORDS:]))
        if outcome:
            return end_fight(state, self.attacker, self.defender, outcome, False, renounced=True)
        if state.rules >= 2:  # since 2 (BUS-5.3)
            find_a_tactic(state, self.attacker)
            find_a_tactic(state, self.defender)
        return ChooseTactics(self.attacker, self.defender)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """There is no such tile, or it is no katana tile."""
        return Refusal("BUS-5.1", "refused-no-such-katana") if isinstance(action, Lay) else None

    def _show(self, state: BushidoState) -> None:
        for side, seat in enumerate((self.attacker, self.defender)):
            number = sum(state.swords[side * SWORDS : (side + 1) * SWORDS])
            state.tell(StackShown(seat, number, state.top[side]) if number else StackEmpty(seat))


class ChooseTactics(Step[BushidoState], frozen=True):
    """Both secretly choose a disc and show it (BUS-5.1)."""

    attacker: Seat
    defender: Seat
    clause = "BUS-5.1"

    def seats(self, state: BushidoState) -> Seats:
        """Who has not chosen."""
        tactic = state.tactic
        if tactic[ATTACKER] != NOWHERE:
            return (self.defender,)
        return (self.attacker,) if tactic[DEFENDER] != NOWHERE else (self.attacker, self.defender)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Any disc but a kotau."""
        mine = seat * TACTICS
        battle, duel, ambush, traitor = state.discs[mine : mine + KOTAU]
        return TACTICS_HELD[battle > 0, duel > 0, ambush > 0, traitor > 0]

    def do(self, state: BushidoState, seat: Seat, action: Choose) -> Next:
        """When both have chosen, the fight is decided."""
        side = ATTACKER if seat == self.attacker else DEFENDER
        state.tactic[side] = action.disc
        if tell := state.tell:
            tell(TacticChosen(seat))
            tell(ChosenTactic(action.disc), (seat,))
        if state.tactic[1 - side] == NOWHERE:
            return self
        discs = (state.tactic[ATTACKER], state.tactic[DEFENDER])
        swords = (state.swords[:SWORDS], state.swords[SWORDS:])
        outcome = fight(discs, swords, (attacking_strength(state), strength_of(state, state.target)))
        for side, seat in enumerate((self.attacker, self.defender)):
            if tell:
                tiles = [tile for tile in KATANA_TILES for _ in range(swords[side][tile])]
                tell(TacticShown(seat, discs[side], tuple(tiles), outcome.strengths[side]))
            show_disc(state, seat, discs[side])
        state.tactic = [NOWHERE, NOWHERE]
        return end_fight(state, self.attacker, self.defender, outcome, discs == (DUEL, DUEL))

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """No such disc, or a kotau."""
        if not isinstance(action, Choose):
            return None
        return (
            Refusal("BUS-5.3", "refused-kotau") if action.disc == KOTAU else Refusal("BUS-5.1", "refused-no-such-disc")
        )


def attacking_strength(state: BushidoState) -> int:
    """Troops led by the attacker: the daimyō's, or the ronin on the hex."""
    if state.origin == NOWHERE:
        return state.ronin[state.target]
    return state.army + ELITE_STRENGTH * state.elite_army
