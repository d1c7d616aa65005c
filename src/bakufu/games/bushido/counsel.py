"""What a sensible player has learned since the first advice; where it says nothing new, that stands."""

from bakufu.games.bushido.actions import DISCARD, LAY, PASS, READY, Offer
from bakufu.games.bushido.advice import advise
from bakufu.games.bushido.components import AMBUSH, BATTLE, DUEL, HONOUR, KATANA_TILES, KINDS, TACTICS, WINNING_HONOUR
from bakufu.games.bushido.fight import LayTiles
from bakufu.games.bushido.state import BushidoState
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat


def counsel(state: BushidoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """The advice for this decision; None where worth decides."""
    step = state.stack[-1]
    if decision.name == "discard":
        return put_away(state, seat, decision)
    if isinstance(step, LayTiles) and seat == step.defender:
        return defend(state, seat)
    if decision.name == "offer-bonus":
        return offer(state, seat, decision)
    return advise(state, seat, decision, chance)


def put_away(state: BushidoState, seat: Seat, decision: Decision) -> Action:
    """One disc of each common tactic is enough: among those drawn instead may be a traitor or a kotau."""
    held = state.discs[seat * TACTICS : seat * TACTICS + TACTICS]
    for disc in (AMBUSH, BATTLE, DUEL):
        if held[disc] > 1 and DISCARD[disc] in decision.actions:
            return DISCARD[disc]
    return PASS


def defend(state: BushidoState, seat: Seat) -> Action:
    """All that one has: land that is lost costs honour twice, and tiles come back sooner. A weak one ends on top."""
    left = [tile for tile in KATANA_TILES if state.tiles[seat * KINDS + tile]]
    return LAY[max(left)] if left else READY


def offer(state: BushidoState, seat: Seat, decision: Decision) -> Action:
    """All tokens for the attack that wins the game, so that the samurai wants it, too; later they are worth nothing."""
    wins = state.daimyo_honour[seat] + HONOUR[state.terrain[state.target]] >= WINNING_HONOUR
    offers = [action for action in decision.actions if isinstance(action, Offer)]
    return max(offers, key=lambda action: action.honour) if wins and offers else PASS
