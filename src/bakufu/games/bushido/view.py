"""What a seat may see."""

from bakufu.games.bushido.audience import Audience, ToArms
from bakufu.games.bushido.components import (
    INCOME_LIMIT,
    KATANA,
    KINDS,
    KOKU,
    SWORDS,
    TACTICS,
    TROOPS,
    Hex,
)
from bakufu.games.bushido.council import Advice, Council, Verdict
from bakufu.games.bushido.elite import PlaceEliteTroops, RecruitElite
from bakufu.games.bushido.fight import ChooseTactics, LayTiles
from bakufu.games.bushido.intrigue import HatamotoPhase, SenseiPhase
from bakufu.games.bushido.ordering import Mobilisation, OfferBonus, OrderAttack, SendTroops
from bakufu.games.bushido.preparing import Discs, Treasury, Troops
from bakufu.games.bushido.relocation import RegroupTo, Relocation
from bakufu.games.bushido.roles import Distribution
from bakufu.games.bushido.shown import BushidoView, Screen, Stack
from bakufu.games.bushido.state import (
    NOBODY,
    NOWHERE,
    BushidoState,
    discs_behind,
    players_of,
    tiles_behind,
)
from bakufu.games.bushido.survivors import RetreatTo
from bakufu.games.bushido.tea import ConvertHonour, TeaAnswer, TeaCeremony
from bakufu.kernel.words import Seat, kebab

STEPS_OF_PHASES: dict[int, tuple[type, ...]] = {
    1: (Discs, Troops, RecruitElite, PlaceEliteTroops),
    2: (TeaCeremony, TeaAnswer, ConvertHonour),
    3: (Treasury,),
    4: (Distribution,),
    5: (SenseiPhase,),
    6: (HatamotoPhase,),
    7: (Mobilisation, Relocation, RegroupTo, OrderAttack, SendTroops, OfferBonus),
    8: (LayTiles, ChooseTactics, RetreatTo),
    10: (Council, Advice, Verdict),
    11: (ToArms,),
    12: (Audience,),
}
PHASES: dict[type, int] = {step: phase for phase, steps in STEPS_OF_PHASES.items() for step in steps}
"""The phase in which each step waits for an answer, unless a tea or a fight comes out of turn."""


def screen(state: BushidoState, seat: Seat) -> Screen:
    """What is behind a player's screen."""
    tiles, discs = seat * KINDS, seat * TACTICS
    return Screen(seat, state.tiles[tiles : tiles + KINDS], state.discs[discs : discs + TACTICS])


def sides(state: BushidoState) -> dict[Seat, int]:
    """Who fights just now, and on which side."""
    step = state.stack[-1] if state.stack else None
    return {step.attacker: 0, step.defender: 1} if isinstance(step, LayTiles | ChooseTactics) else {}


def seen_by_spy(state: BushidoState, seat: Seat) -> Seat | None:
    """Behind whose screen this seat is looking."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, SenseiPhase) and step.seat == seat and step.seeing >= 0:
        return step.seeing
    return None


def phase(state: BushidoState) -> int:
    """The phase of the turn: a tea with a tile belongs to phase 5, a fight that the hatamoto leads to phase 6."""
    step = state.stack[-1] if state.stack else None
    found: int = PHASES.get(type(step), 0)
    if found == PHASES[TeaCeremony] and state.sensei != NOBODY:
        return PHASES[SenseiPhase]
    if found == PHASES[LayTiles] and state.origin == NOWHERE:
        return PHASES[HatamotoPhase]
    return found


def pointed_at(state: BushidoState) -> Hex:
    """The hex that the daimyō has named in his last answer."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, RegroupTo):
        return step.origin
    return step.hex if isinstance(step, SendTroops) else NOWHERE


def yields(state: BushidoState) -> tuple[list[int], list[int]]:
    """For every seat the troops that its hexes feed, and the tiles that they bring (BUS-1.3), in one go."""
    fed, drawn = [0] * players_of(state), [0] * players_of(state)
    for terrain, owner in zip(state.terrain, state.owner, strict=True):
        if owner != NOBODY:
            fed[owner] += KOKU[terrain]
            drawn[owner] += KATANA[terrain]
    return [min(koku, TROOPS) for koku in fed], [min(tiles, INCOME_LIMIT) for tiles in drawn]


def view(state: BushidoState, seat: Seat) -> BushidoView:
    """What this seat (or the onlooker) sees."""
    everyone = range(players_of(state))
    fed, drawn = yields(state)
    fighters = sides(state)
    shown = bool(state.stack) and isinstance(state.stack[-1], ChooseTactics)
    side = fighters.get(seat)
    spied = seen_by_spy(state, seat)
    laid = {fighter: sum(state.swords[SWORDS * at : SWORDS * (at + 1)]) for fighter, at in fighters.items()}
    hidden = {} if shown else laid
    return BushidoView(
        options=state.options,
        daimyo=state.daimyo,
        samurai=state.samurai,
        bushi=state.bushi,
        sensei=state.sensei,
        hatamoto=state.hatamoto,
        month=state.month,
        idle=state.idle,
        phase=phase(state),
        step=kebab(type(state.stack[-1]).__name__) if state.stack else "",
        at=pointed_at(state),
        terrain=state.terrain[:],
        owner=state.owner[:],
        troops=state.troops[:],
        elite=state.elite[:],
        ronin=state.ronin[:],
        face_down=state.face_down[:],
        scores=state.daimyo_honour[:],
        daimyo_honour=state.daimyo_honour[:],
        samurai_honour=state.samurai_honour[:],
        koku=fed,
        income=drawn,
        reserve=state.reserve[:],
        elite_reserve=state.elite_reserve[:],
        fallen=state.fallen or [0] * len(everyone),
        elite_fallen=state.elite_fallen or [0] * len(everyone),
        bonus_tokens=state.bonus_tokens[:],
        campaign_token=state.campaign_token[:],
        bag=sum(state.bag),
        tiles=[tiles_behind(state, other) + hidden.get(other, 0) for other in everyone],
        discs=[discs_behind(state, other) for other in everyone],
        open_discs=state.open_discs[:],
        disc_piles=sum(state.disc_piles),
        discards=sum(state.discards) + sum(state.open_discards),
        open_discards=state.open_discards[:],
        screen=screen(state, seat) if seat >= 0 else None,
        spied=screen(state, spied) if spied is not None else None,
        origin=state.origin,
        target=state.target,
        army=state.army,
        elite_army=state.elite_army,
        bonus=state.bonus,
        laid=[0] * SWORDS if side is None else state.swords[SWORDS * side : SWORDS * (side + 1)],
        top=NOWHERE if side is None else state.top[side],
        tactic=NOWHERE if side is None else state.tactic[side],
        stacks=[Stack(fighter, laid[fighter], state.top[at]) for fighter, at in fighters.items()] if shown else [],
    )
