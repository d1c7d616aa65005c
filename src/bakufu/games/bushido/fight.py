"""BUS-5, phase 8: samurai against bushi, or the hatamoto's ronin against the daimyō (BUS-3.8)."""

from itertools import product

from bakufu.games.bushido.actions import CHOOSE, LAY, READY, RETREAT, Choose, Lay, Ready, Retreat
from bakufu.games.bushido.components import (
    DUEL,
    ELITE_STRENGTH,
    KATANA_TILES,
    KINDS,
    KOTAU,
    NEIGHBOURS,
    TACTICS,
    Hex,
)
from bakufu.games.bushido.council import Evaluation
from bakufu.games.bushido.events import (
    ChosenTactic,
    Conquered,
    FightWon,
    StackEmpty,
    StackReady,
    StackShown,
    TacticChosen,
    TacticShown,
    TileLaid,
    TroopsRetreated,
    TroopsReturned,
    TroopsScattered,
)
from bakufu.games.bushido.ladder import lower_samurai, raise_samurai
from bakufu.games.bushido.revolt import make_neutral, remove_ronin, revolts, to_reserve
from bakufu.games.bushido.state import NOWHERE, BushidoState, strength_of
from bakufu.games.bushido.support import find_a_tactic, show_disc
from bakufu.games.bushido.tactics import ATTACKER, DEFENDER, Outcome, fight, fight_without
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
    """Before tiles are chosen both sides make sure that they have a tactic (BUS-5.3)."""

    attacker: Seat
    defender: Seat
    clause = "BUS-5.3"

    def run(self, state: BushidoState) -> Next:
        """Draw or swap discs where needed."""
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
        one, two, three = state.tiles[mine : mine + 3]
        return LAYS[one > 0, two > 0, three > 0]

    def do(self, state: BushidoState, seat: Seat, action: Lay | Ready) -> Next:
        """When both are ready the stacks are shown."""
        side = ATTACKER if seat == self.attacker else DEFENDER
        if isinstance(action, Lay):
            tile = action.tile
            state.tiles[seat * KINDS + tile] -= 1
            state.swords[side * 3 + tile] += 1
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
        outcome = fight_without((state.swords[:3], state.swords[3:]))
        if outcome:
            return end_fight(state, self.attacker, self.defender, outcome, False)
        return ChooseTactics(self.attacker, self.defender)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """There is no such tile, or it is no katana tile."""
        return Refusal("BUS-5.1", "refused-no-such-katana") if isinstance(action, Lay) else None

    def _show(self, state: BushidoState) -> None:
        for side, seat in enumerate((self.attacker, self.defender)):
            number = sum(state.swords[side * 3 : side * 3 + 3])
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
        swords = (state.swords[:3], state.swords[3:])
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


def end_fight(state: BushidoState, attacker: Seat, defender: Seat, outcome: Outcome, duel: bool) -> Next:
    """Losses are taken, tiles go to the bag (BUS-5.8); then the survivors move."""
    winner = outcome.winner
    swords = state.swords
    tiles = sum(swords[:3])
    for place, number in enumerate(swords):
        state.bag[place % 3] += number
    state.swords = [0] * 6
    state.top = [NOWHERE, NOWHERE]
    state.ready = [False, False]
    lost = lose_attackers(state, outcome.losses[ATTACKER])
    killed = lose_defenders(state, outcome.losses[DEFENDER])
    won = winner == ATTACKER
    if tell := state.tell:
        tell(FightWon(attacker if won else defender, lost, killed))
    if duel and state.origin != NOWHERE:
        stakes(state, (attacker, defender)[winner], (defender, attacker)[winner])
    if duel and won:
        return retreat(state, attacker, defender, tiles)
    return survivors_move(state, attacker, won, killed, lost, tiles)


def stakes(state: BushidoState, winner: Seat, loser: Seat) -> None:
    """Half of the loser's samurai honour, rounded up, goes to the winner of a duel (BUS-5.4)."""
    half = (state.samurai_honour[loser] + 1) // 2
    raise_samurai(state, winner, half)
    lower_samurai(state, loser, half)


def lose_attackers(state: BushidoState, losses: int) -> int:
    """Attackers go to the reserve, ronin to the bag; how many were killed. Big troops last (BUS-8.2)."""
    if state.origin == NOWHERE:
        dead = min(losses, state.ronin[state.target])
        remove_ronin(state, state.target, dead)
        return dead
    dead = min(losses, state.army)
    big = min(losses - dead, state.elite_army)
    state.army -= dead
    state.elite_army -= big
    state.reserve[state.daimyo] += dead
    state.elite_reserve[state.daimyo] += big
    return dead + big


def lose_defenders(state: BushidoState, losses: int) -> int:
    """Defenders go to the reserve; how many were killed. Big troops last (BUS-8.2)."""
    place = state.target
    seat = state.owner[place]
    dead = min(losses, state.troops[place])
    big = min(losses - dead, state.elite[place])
    state.troops[place] -= dead
    state.elite[place] -= big
    state.reserve[seat] += dead
    state.elite_reserve[seat] += big
    return dead + big


def retreat(state: BushidoState, attacker: Seat, defender: Seat, tiles: int) -> Next:
    """Defenders beaten in a duel leave the hex: where to is their player's choice (BUS-5.7)."""
    place = state.target
    havens = havens_of(state, defender)
    if len(havens) > 1:
        return RetreatTo(attacker, defender, tiles)
    if havens:
        fall_back(state, defender, havens[0])
    else:
        if tell := state.tell:
            tell(TroopsScattered(defender, place))
        to_reserve(state, place)
    return survivors_move(state, attacker, True, 0, 0, tiles)


def havens_of(state: BushidoState, seat: Seat) -> list[Hex]:
    """A player's own hexes next to the one that is fought for."""
    owner = state.owner
    return [near for near in NEIGHBOURS[len(state.reserve)][state.target] if owner[near] == seat]


def fall_back(state: BushidoState, seat: Seat, haven: Hex) -> None:
    """Move all defenders."""
    place = state.target
    state.troops[haven] += state.troops[place]
    state.elite[haven] += state.elite[place]
    state.troops[place] = state.elite[place] = 0
    if tell := state.tell:
        tell(TroopsRetreated(seat, place, haven))


class RetreatTo(Step[BushidoState], frozen=True):
    """The defender chooses one adjacent own hex (BUS-5.7)."""

    attacker: Seat
    defender: Seat
    tiles: int
    clause = "BUS-5.7"

    def seats(self, state: BushidoState) -> Seats:
        """The defender."""
        return (self.defender,)

    def ask(self, state: BushidoState, seat: Seat) -> Decision:
        """Own hexes beside the one that is lost."""
        return Decision("retreat", [RETREAT[near] for near in havens_of(state, seat)])

    def do(self, state: BushidoState, seat: Seat, action: Retreat) -> Next:
        """All go there."""
        fall_back(state, seat, action.hex)
        return survivors_move(state, self.attacker, True, 0, 0, self.tiles)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not an own hex beside it."""
        return Refusal("BUS-5.7", "refused-no-haven") if isinstance(action, Retreat) else None


def survivors_move(state: BushidoState, attacker: Seat, won: bool, killed: int, lost: int, tiles: int) -> Next:
    """Who is left decides whose the hex is, not who won (BUS-5.6)."""
    place, origin = state.target, state.origin
    held = state.troops[place] + state.elite[place] > 0
    state.target = state.origin = NOWHERE
    if origin == NOWHERE:
        if not held:
            make_neutral(state, place)
        return revolts(state, (place,))
    loser = state.owner[place]
    conquered = not held and state.army + state.elite_army > 0
    home = place if conquered else origin
    state.troops[home] += state.army
    state.elite[home] += state.elite_army
    if tell := state.tell:
        if conquered:
            tell(Conquered(state.daimyo, loser, place))
        elif state.army + state.elite_army:
            tell(TroopsReturned(origin, state.army + state.elite_army))
    state.army = state.elite_army = 0
    if conquered:
        state.owner[place] = state.daimyo
    elif not held:
        make_neutral(state, place)
    return Evaluation(won, killed, lost, tiles, origin, place, conquered, held, loser)
