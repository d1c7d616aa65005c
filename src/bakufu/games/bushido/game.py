"""The game, as the kernel knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakufu.games.bushido import events, events_of_fights
from bakufu.games.bushido.actions import ACTIONS
from bakufu.games.bushido.advice import ADVISED_OPENLY, advise
from bakufu.games.bushido.audience import Audience, EndOfTurn, ToArms
from bakufu.games.bushido.components import (
    ALL_HEXES,
    BAG,
    BONUS_TOKENS,
    COUNTS,
    ELITE_TROOPS,
    FACE_DOWN,
    KINDS,
    MIX,
    PILES,
    PLAYERS,
    TACTICS,
    TROOPS,
    hex_name,
)
from bakufu.games.bushido.council import Advice, Council, Evaluation, Verdict
from bakufu.games.bushido.elite import PlaceEliteTroops, RecruitElite
from bakufu.games.bushido.events import FinalHonour
from bakufu.games.bushido.fight import ChooseTactics, Combat, Fight, LayTiles
from bakufu.games.bushido.glossary import THINGS
from bakufu.games.bushido.hints import Rungs, hints
from bakufu.games.bushido.intrigue import HatamotoPhase, SenseiPhase
from bakufu.games.bushido.options import BushidoOptions
from bakufu.games.bushido.ordering import Campaign, Mobilisation, OfferBonus, OrderAttack, SendTroops
from bakufu.games.bushido.pieces import pieces
from bakufu.games.bushido.position import flaw
from bakufu.games.bushido.preparing import Discs, FreeTea, Income, Nomination, Treasury, Troops
from bakufu.games.bushido.relocation import RegroupTo, Relocation
from bakufu.games.bushido.revolt import AutomaticRevolt
from bakufu.games.bushido.roles import Distribution
from bakufu.games.bushido.samples import covered, determinize
from bakufu.games.bushido.setup import FirstSupport, FirstTroops, Provinces, SetUp
from bakufu.games.bushido.shown import BushidoView
from bakufu.games.bushido.state import NOBODY, NOWHERE, BushidoState, players_of
from bakufu.games.bushido.survivors import RetreatTo
from bakufu.games.bushido.tea import ConvertHonour, TeaAnswer, TeaCeremony
from bakufu.games.bushido.turn import Turn
from bakufu.games.bushido.view import view
from bakufu.games.bushido.worth import worth
from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game
from bakufu.kernel.thing import Thing
from bakufu.kernel.words import Action, Decision, Result, Seat, events_in, places_by


class Bushido(Game[BushidoState]):
    """Give out the roles, order the attack, gather honour: at 50 you are shogun."""

    id = "bushido"
    name = "Bushido"
    counts = COUNTS
    rules_version = "2"
    end_clause = "BUS-6.7"
    package = __package__
    advised_openly = ADVISED_OPENLY
    Options = BushidoOptions
    options_since = {"provinces": 2}
    State = BushidoState
    steps = (
        SetUp,
        Provinces,
        FirstTroops,
        FirstSupport,
        Turn,
        Nomination,
        Income,
        Discs,
        Troops,
        RecruitElite,
        PlaceEliteTroops,
        FreeTea,
        TeaCeremony,
        TeaAnswer,
        ConvertHonour,
        Treasury,
        Distribution,
        SenseiPhase,
        AutomaticRevolt,
        HatamotoPhase,
        Mobilisation,
        Relocation,
        RegroupTo,
        OrderAttack,
        SendTroops,
        OfferBonus,
        Campaign,
        Combat,
        Fight,
        LayTiles,
        ChooseTactics,
        RetreatTo,
        Evaluation,
        Council,
        Advice,
        Verdict,
        ToArms,
        Audience,
        EndOfTurn,
    )
    actions = ACTIONS
    events = events_in(events, events_of_fights)

    def lay_out(self, players: int, options: BushidoOptions, chance: Chance) -> BushidoState:
        """Hexes face down, everything in the bag and in the piles (BUS-1.1)."""
        hexes = sum(MIX[players])
        return BushidoState(
            [SetUp()],
            chance,
            options=options,
            daimyo=0,
            samurai=NOBODY,
            bushi=NOBODY,
            sensei=NOBODY,
            hatamoto=NOBODY,
            month=1,
            idle=0,
            terrain=[FACE_DOWN] * hexes,
            owner=[NOBODY] * hexes,
            troops=[0] * hexes,
            elite=[0] * hexes,
            ronin=[0] * hexes,
            face_down=list(ALL_HEXES if options.provinces == "drawn" else MIX[players]),
            daimyo_honour=[0] * players,
            samurai_honour=[PLAYERS.first_samurai_honour] * players,
            reserve=[TROOPS] * players,
            elite_reserve=[ELITE_TROOPS] * players,
            bonus_tokens=[(1 << len(BONUS_TOKENS)) - 1] * players,
            campaign_token=[options.campaign or options.elite] * players,
            bag=list(BAG),
            tiles=[0] * (players * KINDS),
            disc_piles=list(PILES),
            discs=[0] * (players * TACTICS),
            open_discs=[0] * (players * TACTICS),
            open_discards=[0] * TACTICS,
            discards=[0] * (players * TACTICS),
            origin=NOWHERE,
            target=NOWHERE,
            army=0,
            elite_army=0,
            bonus=0,
            swords=[0] * 6,
            top=[NOWHERE] * 2,
            ready=[False] * 2,
            tactic=[NOWHERE] * 2,
        )

    def set_up(self, players: int, options: BushidoOptions, chance: Chance, rules: str | None = None) -> BushidoState:
        """Nobody's troops have left the game yet (BUS-5.2)."""
        state = super().set_up(players, options, chance, rules)
        if state.rules >= 2:  # since 2
            state.fallen = [0] * players
            state.elite_fallen = [0] * players
        return state

    def view(self, state: BushidoState, seat: Seat) -> BushidoView:
        """What this seat sees."""
        return view(state, seat)

    def determinize(self, state: BushidoState, seat: Seat, chance: Chance) -> BushidoState:
        """What else could be true."""
        return determinize(state, seat, chance)

    def covered(self, state: BushidoState, seat: Seat, chance: Chance) -> BushidoState:
        """Without what this seat cannot know."""
        return covered(state, seat, chance)

    def players(self, state: BushidoState) -> int:
        """One reserve each."""
        return players_of(state)

    def result(self, state: BushidoState) -> Result:
        """The highest daimyō honour wins (BUS-6.7)."""
        scores = tuple(state.daimyo_honour)
        why = tuple(FinalHonour(seat, honour) for seat, honour in enumerate(scores))
        return Result(places_by([(honour,) for honour in scores]), scores, why)

    def flaw(self, state: BushidoState) -> str | None:
        """What cannot be so in a position that came from outside."""
        return flaw(state)

    def pieces(self, state: BushidoState) -> Mapping[str, int]:
        """Tiles, discs and troops; markers that share a rung though they may not."""
        return pieces(state)

    def worth(self, state: BushidoState, seat: Seat) -> float:
        """What the position is worth to a seat."""
        return worth(state, seat)

    def advise(self, state: BushidoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
        """What a sensible player would answer."""
        return advise(state, seat, decision, chance)

    def hint(self, view: BushidoView, seat: Seat, decision: Decision) -> Sequence[Rungs | None] | None:
        """Where honour that is bought or converted leads to."""
        return hints(view, seat, decision)

    def things(self) -> Sequence[Thing]:
        """Spaces, cards, tiles and signs, as `glossary.py` lists them."""
        return THINGS

    def spell(self, kind: str, value: Any, say: Any) -> str | None:
        """A hex by row and column: B4."""
        return hex_name(value) if kind == "hex" else None


game = Bushido()
