"""What a sensible player would answer, decision by decision; for bots.

Advice rests on what a seat may know: the board, the numbers behind the screens, its own tiles and discs.
"""

from collections.abc import Callable

from bakufu.games.bushido.actions import (
    PLACE,
    Accept,
    Agree,
    Attack,
    Buy,
    CallToArms,
    Convert,
    DemandSeppuku,
    Give,
    Invite,
    LeadRevolt,
    Occupy,
    Overrule,
    Pass,
    Place,
    PlayChanoyu,
    PlayGeisha,
    PlayKotau,
    PlayRonin,
    Propose,
    Recruit,
    Refuse,
    Remove,
    Retreat,
)
from bakufu.games.bushido.advice_on_fights import (
    advise_attack,
    advise_campaign,
    advise_march,
    advise_regroup_to,
    advise_relocation,
    advise_tactic,
    advise_tiles,
    best_plan,
)
from bakufu.games.bushido.components import FORTRESS, MONTHS, NEIGHBOURS, TEA, WINNING_HONOUR, Hex
from bakufu.games.bushido.council import SEPPUKU_LOSS, Verdict
from bakufu.games.bushido.state import BushidoState, players_of, strength_of, tiles_behind
from bakufu.games.bushido.tea import TeaAnswer
from bakufu.games.bushido.worth import SAMURAI, katana_behind, prize, tea_gain, threat
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Action, Decision, Seat

WORTHWHILE_TEA = 4
"""From how much daimyō honour on a tea ceremony is worth its price, before the last months."""

LATE = 9
"""From this month on nobody saves for later."""


def advise(state: BushidoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
    """The advice for this decision; None where worth decides."""
    counsel = COUNSEL.get(decision.name)
    return counsel(state, seat, decision) if counsel else None


def leads(state: BushidoState, seat: Seat) -> bool:
    """Whether nobody has more daimyō honour."""
    return state.daimyo_honour[seat] == max(state.daimyo_honour)


def build(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """A corner: what lies around it has few enemies."""
    neighbours = NEIGHBOURS[players_of(state)]
    return min(decision.actions, key=lambda action: len(neighbours[hex_of(action)]))


def take(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Close together, where troops can regroup."""
    neighbours, owner = NEIGHBOURS[players_of(state)], state.owner

    def value(action: Action) -> float:
        near = neighbours[hex_of(action)]
        return sum(owner[other] == seat for other in near) - 0.1 * len(near)

    return max(decision.actions, key=value)


def hex_of(action: Action) -> Hex:
    """The hex that an action is about."""
    assert isinstance(action, Occupy | Place | Remove | PlayRonin | LeadRevolt | Retreat | Attack)
    return action.hex


def need(state: BushidoState, place: Hex, more: int = 0) -> float:
    """How badly a hex, with so many troops more, needs another one: rich ones, ronin and neighbours make it worse.

    A fortress is safe.
    """
    if state.terrain[place] == FORTRESS:
        return 0.0
    seat = state.owner[place]
    near = NEIGHBOURS[players_of(state)][place]
    exposed = 1 + 0.1 * sum(state.owner[other] not in (seat, -1) for other in near)
    return (4 + prize(state, place)) * exposed / (0.5 + max(strength_of(state, place) + more - state.ronin[place], 0))


def place(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """One troop after the other where it is needed most; all that a hex gets so are placed at once."""
    puts = [action for action in decision.actions if isinstance(action, Place)]
    needs = {hex_: need(state, hex_) for hex_ in dict.fromkeys([put.hex for put in puts])}
    more = dict.fromkeys(needs, 0)
    order = []
    for _ in range(max(put.troops for put in puts)):
        neediest = max(needs, key=lambda hex_: needs[hex_])
        more[neediest] += 1
        needs[neediest] = need(state, neediest, more[neediest])
        order.append(neediest)
    return PLACE[order[0]][more[order[0]] - 1]


def remove(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """One troop after the other where it is needed least."""
    return min(
        (action for action in decision.actions if isinstance(action, Remove) and action.troops == 1),
        key=lambda action: need(state, action.hex),
    )


def keep_discs(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Any four discs will do."""
    return Pass()


def recruit(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Nine troops for a token: at once."""
    return Recruit()


def invite(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """If there is enough to convert: a guest who cannot refuse, and best one who is far behind."""
    gain = tea_gain(state, seat)
    wins = state.daimyo_honour[seat] + gain >= WINNING_HONOUR
    optional = Pass() in decision.actions
    if optional and not wins and gain < (1 if state.month >= LATE else WORTHWHILE_TEA):
        return Pass()

    def value(action: Action) -> float:
        assert isinstance(action, Invite)
        free = state.samurai_honour[action.guest] >= TEA.free_to_refuse_from
        return -threat(state, action.guest) - 2 * free

    return max((action for action in decision.actions if isinstance(action, Invite)), key=value)


def come_to_tea(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Five honour for nothing, unless the host wins by it."""
    step = state.stack[-1]
    assert isinstance(step, TeaAnswer)
    wins = state.daimyo_honour[step.host] + tea_gain(state, step.host) >= WINNING_HONOUR
    return Refuse() if wins else Accept()


def convert(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Everything: the next ceremony would cost five again."""
    return max((action for action in decision.actions if isinstance(action, Convert)), key=lambda action: action.honour)


def buy(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Tiles are worth more than that, but not at the very end."""
    most = max((action.honour for action in decision.actions if isinstance(action, Buy)), default=0)
    wins = state.daimyo_honour[seat] + most >= WINNING_HONOUR
    if most and (wins or state.month >= MONTHS - 1):
        return Buy(most)
    return Pass()


def give(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """The samurai and bushi who promise most; honour for a weak samurai hurts least. The sensei gets no strong hand."""
    samurai = state.samurai
    others = [other for other in range(players_of(state)) if other != seat]

    def value(action: Action) -> float:
        assert isinstance(action, Give)
        if action.role == "sensei":
            return -threat(state, action.to) - 0.05 * tiles_behind(state, action.to)
        pairs = (
            [(action.to, other) for other in others if other != action.to]
            if action.role == "samurai"
            else [(samurai, action.to)]
        )
        return max(promise(*pair) for pair in pairs)

    def promise(leader: Seat, target: Seat) -> float:
        plan = best_plan(state, seat, leader, target)
        return (plan.promise if plan else 0.0) * (0.6 + 0.4 * threat(state, target)) - 2 * threat(state, leader)

    return max(decision.actions, key=value)


def effects(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """A rich tea ceremony; ronin where they hurt; a geisha against a daimyō who may win."""
    actions = decision.actions
    gain = tea_gain(state, seat)
    if PlayChanoyu() in actions and (gain >= WORTHWHILE_TEA or state.daimyo_honour[seat] + gain >= WINNING_HONOUR):
        return PlayChanoyu()
    ronin = stir_up(state, [action for action in actions if isinstance(action, PlayRonin)])
    if ronin:
        return ronin
    danger = state.daimyo_honour[state.daimyo] >= WINNING_HONOUR - 8
    if PlayGeisha() in actions and (danger or (state.bushi == seat and not leads(state, seat))):
        return PlayGeisha()
    return Pass()


def stir_up(state: BushidoState, actions: list[PlayRonin]) -> Action | None:
    """Most wanted is a ronin that sets off a revolt against a strong player."""

    def value(action: PlayRonin) -> float:
        left = strength_of(state, action.hex) - state.ronin[action.hex] - 1
        harm = prize(state, action.hex) * threat(state, state.owner[action.hex])
        return harm if left <= 0 else 0.3 * harm / left

    return max(actions, key=value, default=None)


def hatamoto(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Ronin first; then a revolt if there are tiles to spare and the daimyō is worth the trouble."""
    ronin = stir_up(state, [action for action in decision.actions if isinstance(action, PlayRonin)])
    if ronin:
        return ronin
    targets = [action for action in decision.actions if isinstance(action, LeadRevolt)]
    if targets and katana_behind(state, seat) >= 10 and threat(state, state.daimyo) > 1:
        if state.rules >= 2:  # since 2: to win is enough, troops left do not hold the hex (BUS-3.8)
            return max(targets, key=lambda action: prize(state, action.hex))
        return max(targets, key=lambda action: prize(state, action.hex) - strength_of(state, action.hex))
    return Pass()


def no_bonus(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """A samurai fights for his own honour anyway."""
    return Pass()


def retreat(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Where troops are needed most."""
    return max(decision.actions, key=lambda action: need(state, hex_of(action)))


def seppuku(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """When the samurai has much to lose and is somebody else."""
    worthwhile = state.samurai != seat and state.samurai_honour[state.samurai] >= 6
    return DemandSeppuku() if worthwhile and DemandSeppuku() in decision.actions else Pass()


def council(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Advice that is taken brings honour; the own samurai should not pay much for it."""
    if state.samurai == seat:
        return Propose(2)
    return max((action for action in decision.actions if isinstance(action, Propose)), key=lambda action: action.honour)


def verdict(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Agree if the samurai's loss outweighs the sensei's thanks."""
    step = state.stack[-1]
    assert isinstance(step, Verdict)
    honour = state.samurai_honour[state.samurai]
    loss = honour if step.loss == SEPPUKU_LOSS else min(step.loss, honour)
    thanks = threat(state, step.adviser) if step.adviser == state.sensei else 0.0
    wins = thanks > 0 and state.daimyo_honour[step.adviser] + 1 >= WINNING_HONOUR
    hurts = SAMURAI * (loss - 1) * threat(state, state.samurai)
    return Agree() if hurts > thanks and not wins else Overrule()


def to_arms(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """New tiles help most who has few."""
    players = players_of(state)
    mean = sum(tiles_behind(state, other) for other in range(players)) / players
    return CallToArms() if tiles_behind(state, seat) <= mean + 1 else Pass()


def audience(state: BushidoState, seat: Seat, decision: Decision) -> Action | None:
    """Who leads late shortens the year, who does not lengthens it; before that support is welcome."""
    if len(decision.actions) == 1:
        return Pass()
    if state.month < LATE:
        return PlayKotau("support")
    return PlayKotau("haste" if leads(state, seat) else "stay")


COUNSEL: dict[str, Callable[[BushidoState, Seat, Decision], Action | None]] = {
    "build-fortress": build,
    "take-province": take,
    "place-troops": place,
    "remove-troops": remove,
    "discard": keep_discs,
    "recruit": recruit,
    "invite": invite,
    "tea-answer": come_to_tea,
    "convert": convert,
    "buy": buy,
    "give-samurai": give,
    "give-bushi": give,
    "give-sensei": give,
    "effects": effects,
    "hatamoto": hatamoto,
    "declare": advise_campaign,
    "regroup": advise_relocation,
    "regroup-to": advise_regroup_to,
    "order-attack": advise_attack,
    "march": advise_march,
    "offer-bonus": no_bonus,
    "lay-tiles": advise_tiles,
    "choose-tactic": advise_tactic,
    "retreat": retreat,
    "seppuku": seppuku,
    "advice": council,
    "verdict": verdict,
    "to-arms": to_arms,
    "audience": audience,
}

ADVISED_OPENLY = frozenset(COUNSEL) - {"choose-tactic"}
"""Where advice rests on nothing hidden; but a tactic goes by what the tiles below the top may be."""
