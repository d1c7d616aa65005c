"""BUS-5.6 to 5.8: who is left after a fight, and where they go."""

from bakufu.games.bushido.actions import RETREAT, Retreat
from bakufu.games.bushido.components import NEIGHBOURS, SWORDS, Hex
from bakufu.games.bushido.council import Evaluation
from bakufu.games.bushido.events_of_fights import (
    FightWon,
    TroopsRetreated,
    TroopsReturned,
    TroopsSacrificed,
    TroopsScattered,
)
from bakufu.games.bushido.ladder import lower_samurai, raise_samurai
from bakufu.games.bushido.notes import stack_back, tiles_spent
from bakufu.games.bushido.revolt import make_neutral, remove_ronin, revolts, to_reserve
from bakufu.games.bushido.state import NOWHERE, BushidoState
from bakufu.games.bushido.tactics import ATTACKER, DEFENDER, Outcome
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats


def end_fight(
    state: BushidoState, attacker: Seat, defender: Seat, outcome: Outcome, duel: bool, renounced: bool = False
) -> Next:
    """Losses are taken, tiles go to the bag (BUS-5.8); then the survivors move.

    The troops of a side that has renounced the fight, without a tile, are out of the game (BUS-5.2).
    """
    winner = outcome.winner
    swords = state.swords
    tiles = sum(swords[:SWORDS])
    for place, number in enumerate(swords):
        state.bag[place % SWORDS] += number
        if number and not renounced:
            tiles_spent(state, attacker if place < SWORDS else defender, place % SWORDS, number)
    if renounced:
        stack_back(state, attacker, swords[:SWORDS], state.top[ATTACKER])
        stack_back(state, defender, swords[SWORDS:], state.top[DEFENDER])
    state.swords = [0] * (2 * SWORDS)
    state.top = [NOWHERE, NOWHERE]
    state.ready = [False, False]
    reserves = state.reserve, state.elite_reserve
    if renounced and state.rules >= 2:  # since 2
        reserves = state.fallen, state.elite_fallen
    lost = lose_attackers(state, outcome.losses[ATTACKER], *reserves)
    killed = lose_defenders(state, outcome.losses[DEFENDER], *reserves)
    won = winner == ATTACKER
    if tell := state.tell:
        tell(FightWon(attacker if won else defender, lost, killed))
        if renounced and state.rules >= 2 and (won or state.origin != NOWHERE):  # since 2; ronin go to the bag
            tell(TroopsSacrificed(state.owner[state.target] if won else state.daimyo, lost + killed))
    if duel and state.origin != NOWHERE:
        stakes(state, (attacker, defender)[winner], (defender, attacker)[winner])
    driven_out = duel or (state.rules >= 2 and state.origin == NOWHERE)  # since 2: by a revolt that wins (BUS-3.8)
    if won and driven_out and state.troops[state.target] + state.elite[state.target]:
        return retreat(state, defender, tiles)
    return survivors_move(state, won, killed, lost, tiles)


def stakes(state: BushidoState, winner: Seat, loser: Seat) -> None:
    """Half of the loser's samurai honour, rounded up, goes to the winner of a duel (BUS-5.4)."""
    half = (state.samurai_honour[loser] + 1) // 2
    raise_samurai(state, winner, half)
    lower_samurai(state, loser, half)


def lose_attackers(state: BushidoState, losses: int, reserve: list[int], elite_reserve: list[int]) -> int:
    """Attackers go to a reserve, ronin to the bag; how many were killed. Big troops last (BUS-8.2)."""
    if state.origin == NOWHERE:
        dead = min(losses, state.ronin[state.target])
        remove_ronin(state, state.target, dead)
        return dead
    dead = min(losses, state.army)
    big = min(losses - dead, state.elite_army)
    state.army -= dead
    state.elite_army -= big
    reserve[state.daimyo] += dead
    elite_reserve[state.daimyo] += big
    return dead + big


def lose_defenders(state: BushidoState, losses: int, reserve: list[int], elite_reserve: list[int]) -> int:
    """Defenders go to a reserve; how many were killed. Big troops last (BUS-8.2)."""
    place = state.target
    seat = state.owner[place]
    dead = min(losses, state.troops[place])
    big = min(losses - dead, state.elite[place])
    state.troops[place] -= dead
    state.elite[place] -= big
    reserve[seat] += dead
    elite_reserve[seat] += big
    return dead + big


def retreat(state: BushidoState, defender: Seat, tiles: int) -> Next:
    """Defenders beaten in a duel, or by ronin (BUS-3.8), leave the hex: where to is their player's choice (BUS-5.7)."""
    place = state.target
    havens = havens_of(state, defender)
    if len(havens) > 1:
        return RetreatTo(defender, tiles)
    if havens:
        fall_back(state, defender, havens[0])
    else:
        if tell := state.tell:
            tell(TroopsScattered(defender, place))
        to_reserve(state, place)
    return survivors_move(state, True, 0, 0, tiles)


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

    defender: Seat
    tiles: int
    """How many the attacker used."""
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
        return survivors_move(state, True, 0, 0, self.tiles)

    def why_not(self, state: BushidoState, seat: Seat, action: Action) -> Refusal | None:
        """Not an own hex beside it."""
        return Refusal("BUS-5.7", "refused-no-haven") if isinstance(action, Retreat) else None


def survivors_move(state: BushidoState, won: bool, killed: int, lost: int, tiles: int) -> Next:
    """Who is left decides whose the hex is, not who won (BUS-5.6)."""
    place, origin = state.target, state.origin
    held = state.troops[place] + state.elite[place] > 0
    army = state.army + state.elite_army
    state.target = state.origin = NOWHERE
    defender = state.owner[place]
    if not held and not army:
        make_neutral(state, place, defender)
    if origin == NOWHERE:
        return revolts(state, (place,))
    conquered = not held and army > 0
    home = place if conquered else origin
    state.troops[home] += state.army
    state.elite[home] += state.elite_army
    state.army = state.elite_army = 0
    if army and not conquered and (tell := state.tell):
        tell(TroopsReturned(origin, army))
    # Before the owner changes: the hex's values are the defender's until phase 9, which ronin may forestall (BUS-5.8).
    unrest = revolts(state, (origin, place))
    if conquered:
        state.owner[place] = state.daimyo
    return *unrest, Evaluation(won, killed, lost, tiles, place, defender)
