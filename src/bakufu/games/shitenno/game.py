"""The game, as the kernel knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakufu.games.shitenno import events
from bakufu.games.shitenno.actions import ACTIONS
from bakufu.games.shitenno.advice import ADVISED_OPENLY, advise
from bakufu.games.shitenno.components import (
    BONUS_TILES,
    BONUSES,
    COUNTS,
    KOKU_CARDS,
    NONE,
    PROVINCE_NAMES,
    PROVINCES,
    TROOP_CARDS,
)
from bakufu.games.shitenno.glossary import THINGS
from bakufu.games.shitenno.hints import Gain, Waste, hints
from bakufu.games.shitenno.options import ShitennoOptions
from bakufu.games.shitenno.pieces import pieces
from bakufu.games.shitenno.position import flaw
from bakufu.games.shitenno.provinces import Gilding, OddYear, PayFor, TakeProvinces
from bakufu.games.shitenno.samples import covered, determinize
from bakufu.games.shitenno.scoring import FinalScoring, final_lines, standing, totals
from bakufu.games.shitenno.setup import SetUp
from bakufu.games.shitenno.sharing import ChooseLot, EvenYear, MakeLot, OfferLot, SplitCards
from bakufu.games.shitenno.shown import ShitennoView
from bakufu.games.shitenno.state import ShitennoState, kamon_of
from bakufu.games.shitenno.view import view
from bakufu.games.shitenno.worth import worth
from bakufu.games.shitenno.years import EndOfOddYear, TwoYears
from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game
from bakufu.kernel.thing import Thing
from bakufu.kernel.words import Action, Decision, Result, Seat, events_in, places_by


class Shitenno(Game[ShitennoState]):
    """Share cards and titles, then take provinces with them."""

    id = "shitenno"
    name = "Shitennō"
    counts = COUNTS
    rules_version = "2"
    end_clause = "SHI-5.1"
    package = __package__
    advised_openly = ADVISED_OPENLY
    Options = ShitennoOptions
    State = ShitennoState
    steps = (
        SetUp,
        TwoYears,
        EvenYear,
        MakeLot,
        OfferLot,
        SplitCards,
        ChooseLot,
        OddYear,
        TakeProvinces,
        PayFor,
        Gilding,
        EndOfOddYear,
        FinalScoring,
    )
    actions = ACTIONS
    events = events_in(events)

    def lay_out(self, players: int, options: ShitennoOptions, chance: Chance) -> ShitennoState:
        """Everything in its pile, nothing dealt (SHI-1.2, SHI-1.3)."""
        return ShitennoState(
            [SetUp()],
            chance,
            options=options,
            year=-1,
            titles=[NONE] * players,
            received=[NONE] * players,
            shared=[],
            lot=[],
            troop_deck=list(TROOP_CARDS),
            troop_discards=[],
            koku_deck=list(KOKU_CARDS),
            koku_discards=[],
            known=[()] * players,
            secret=[()] * players,
            unseen=(),
            renewals=0,
            bonuses=[0] * (players * len(BONUSES)),
            kamon_left=[kamon_of(players)] * players,
            provinces=[()] * len(PROVINCES),
            tops=[NONE] * len(PROVINCES),
            tiles=list(BONUS_TILES),
            tiles_spent=0,
            scores=[0] * players,
        )

    def view(self, state: ShitennoState, seat: Seat) -> ShitennoView:
        """What this seat sees."""
        return view(state, seat)

    def determinize(self, state: ShitennoState, seat: Seat, chance: Chance) -> ShitennoState:
        """What else could be true."""
        return determinize(state, seat, chance)

    def covered(self, state: ShitennoState, seat: Seat, chance: Chance) -> ShitennoState:
        """Without what this seat cannot know."""
        return covered(state, seat, chance)

    def players(self, state: ShitennoState) -> int:
        """One score each."""
        return len(state.scores)

    def result(self, state: ShitennoState) -> Result:
        """Most points wins, a tie goes to the higher title (SHI-5.4)."""
        return Result(places_by(standing(state)), totals(state), tuple(final_lines(state)))

    def pieces(self, state: ShitennoState) -> Mapping[str, int]:
        """Cards, kamon and tiles, wherever they are."""
        return pieces(state)

    def flaw(self, state: ShitennoState) -> str | None:
        """Pieces that are missing or in two places, titles that two players have, steps that fit nobody."""
        return flaw(state)

    def hint(self, view: ShitennoView, seat: Seat, decision: Decision) -> Sequence[Waste | Gain | None] | None:
        """What each payment would waste; what each province would score."""
        return hints(view, seat, decision)

    def worth(self, state: ShitennoState, seat: Seat) -> float:
        """What the position is worth to a seat."""
        return worth(state, seat)

    def advise(self, state: ShitennoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
        """What a sensible player would answer."""
        return advise(state, seat, decision, chance)

    def things(self) -> Sequence[Thing]:
        """Spaces, cards, tiles and signs, as `glossary.py` lists them."""
        return THINGS

    def spell(self, kind: str, value: Any, say: Any) -> str | None:
        """A province by its name on the board."""
        return PROVINCE_NAMES[value] if kind == "province" else None


game = Shitenno()
