"""What a sensible player has learned since the first advice; where it says nothing new, that stands."""

from bakufu.games.bushido.actions import DISCARD, PASS, Offer, PlayGeisha, PlayShinobi
from bakufu.games.bushido.advice import advise
from bakufu.games.bushido.components import (
    AMBUSH,
    BATTLE,
    DUEL,
    HONOUR,
    TACTICS,
    TRAITOR,
    WINNING_HONOUR,
)
from bakufu.games.bushido.counsel_on_fights import defend, reply
from bakufu.games.bushido.fight import LayTiles
from bakufu.games.bushido.intrigue import SenseiPhase
from bakufu.games.bushido.state import BushidoState
from bakufu.games.bushido.worth import katana_behind
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat


def counsel(state: BushidoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """The advice for this decision; None where worth decides."""
    step = state.stack[-1]
    if decision.name == "discard":
        return put_away(state, seat, decision)
    if isinstance(step, LayTiles) and seat == step.defender:
        return defend(state, seat, step)
    if decision.name == "choose-tactic":
        return reply(state, seat, decision)
    if decision.name == "offer-bonus":
        return offer(state, seat, decision)
    advice = advise(state, seat, decision, chance)
    if isinstance(step, SenseiPhase) and isinstance(advice, PlayGeisha):
        return look_first(state, seat, decision, step)
    return advice


def put_away(state: BushidoState, seat: Seat, decision: Decision) -> Action:
    """One disc of each common tactic is enough: among those drawn instead may be a traitor or a kotau."""
    held = state.discs[seat * TACTICS : seat * TACTICS + TACTICS]
    for disc in (AMBUSH, BATTLE, DUEL):
        if held[disc] > 1 and DISCARD[disc] in decision.actions:
            return DISCARD[disc]
    return PASS


def offer(state: BushidoState, seat: Seat, decision: Decision) -> Action:
    """All tokens for the attack that wins the game, so that the samurai wants it, too; later they are worth nothing."""
    wins = state.daimyo_honour[seat] + HONOUR[state.terrain[state.target]] >= WINNING_HONOUR
    offers = [action for action in decision.actions if isinstance(action, Offer)]
    return max(offers, key=lambda action: action.honour) if wins and offers else PASS


WEAK = 5
"""A samurai with fewer katana wins no fight that matters, unless by treason."""


def look_first(state: BushidoState, seat: Seat, decision: Decision, step: SenseiPhase) -> Action:
    """A geisha is for a samurai who can win: a shinobi goes to see, and what he sees decides at once (BUS-3.4)."""
    samurai = state.samurai
    if samurai == seat:
        return PlayGeisha()
    if step.seeing != samurai:
        spy = PlayShinobi(samurai)
        return spy if spy in decision.actions else PlayGeisha()
    enough = max(katana_behind(state, seat), WEAK) if seat == state.bushi else WEAK
    strong = katana_behind(state, samurai) >= enough or state.discs[samurai * TACTICS + TRAITOR]
    return PlayGeisha() if strong else PASS
