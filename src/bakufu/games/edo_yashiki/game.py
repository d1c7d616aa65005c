"""The game, as the kernel knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

from bakufu.games.edo_yashiki import events
from bakufu.games.edo_yashiki.actions import ACTIONS
from bakufu.games.edo_yashiki.advice import advise
from bakufu.games.edo_yashiki.components import COUNTS, FACES, LETTERS
from bakufu.games.edo_yashiki.events import Score
from bakufu.games.edo_yashiki.glossary import THINGS
from bakufu.games.edo_yashiki.hints import Gain, hints
from bakufu.games.edo_yashiki.laying import LayCards
from bakufu.games.edo_yashiki.options import EdoOptions
from bakufu.games.edo_yashiki.pieces import pieces
from bakufu.games.edo_yashiki.position import flaw
from bakufu.games.edo_yashiki.round import EndOfRound, Round
from bakufu.games.edo_yashiki.samples import determinize
from bakufu.games.edo_yashiki.scoring import ScoreKinds, ScoreLines
from bakufu.games.edo_yashiki.setup import SetUp
from bakufu.games.edo_yashiki.shown import EdoView
from bakufu.games.edo_yashiki.specialists import CallSpecialists, ChooseOrder
from bakufu.games.edo_yashiki.state import ALL_FOUR, NONE, EdoState
from bakufu.games.edo_yashiki.taking import Draft, NameCards, OpenNames, Race
from bakufu.games.edo_yashiki.view import view
from bakufu.games.edo_yashiki.wire import WRITERS
from bakufu.games.edo_yashiki.worth import worth
from bakufu.kernel.chance import Chance
from bakufu.kernel.game import Game
from bakufu.kernel.thing import Thing
from bakufu.kernel.words import Action, Decision, Result, Seat, events_in, places_by


class EdoYashiki(Game[EdoState]):
    """Take a card, lay it in your house, score the lines it makes."""

    id = "edo_yashiki"
    name = "Edo Yashiki"
    counts = COUNTS
    rules_version = "2"
    end_clause = "EDO-4.1"
    package = __package__
    Options = EdoOptions
    usual = {"taking": "draft"}
    State = EdoState
    steps = (
        SetUp,
        Round,
        Race,
        Draft,
        NameCards,
        OpenNames,
        LayCards,
        ScoreLines,
        CallSpecialists,
        ChooseOrder,
        ScoreKinds,
        EndOfRound,
    )
    actions = ACTIONS
    events = events_in(events)
    writers = WRITERS

    def lay_out(self, players: int, options: EdoOptions, chance: Chance) -> EdoState:
        """Cards in a pile, nothing dealt (EDO-1.1)."""
        return EdoState(
            [SetUp()],
            chance,
            options=options,
            first=0,
            deck=list(range(len(FACES))),
            row=[],
            hands=[NONE] * players,
            named=[NONE] * players,
            houses=[],
            lines=[()] * players,
            kinds=[0] * players,
            specialists=[ALL_FOUR] * players,
            scores=[0] * players,
        )

    def view(self, state: EdoState, seat: Seat) -> EdoView:
        """What this seat sees."""
        return view(state, seat)

    def determinize(self, state: EdoState, seat: Seat, chance: Chance) -> EdoState:
        """What else could be true."""
        return determinize(state, seat, chance)

    def players(self, state: EdoState) -> int:
        """One score each."""
        return len(state.scores)

    def result(self, state: EdoState) -> Result:
        """Most points wins; players level at the top share the victory (EDO-4.2)."""
        scores = tuple(state.scores)
        why = tuple(Score(seat, points) for seat, points in enumerate(scores))
        return Result(places_by([(points,) for points in scores]), scores, why)

    def flaw(self, state: EdoState) -> str | None:
        """Lists of the wrong length, cards that are none or in two places, houses in pieces."""
        return flaw(state)

    def pieces(self, state: EdoState) -> Mapping[str, int]:
        """No card is in two places."""
        return pieces(state)

    def worth(self, state: EdoState, seat: Seat) -> float:
        """What the position is worth to a seat."""
        return worth(state, seat)

    def advise(self, state: EdoState, seat: Seat, decision: Decision, chance: Chance) -> Action | None:
        """What a sensible player would answer."""
        return advise(state, seat, decision, chance)

    def hint(self, view: EdoView, seat: Seat, decision: Decision) -> Sequence[Gain] | None:
        """What each place would score, and how many squares it would cover."""
        return hints(view, seat, decision)

    def forget(self, state: EdoState) -> None:
        """What was worked out about the houses."""
        for house in state.houses:
            house.kept = house.kept_before = None

    def things(self) -> Sequence[Thing]:
        """Spaces, cards, tiles and signs, as `glossary.py` lists them."""
        return THINGS

    def spell(self, kind: str, value: Any, say: Any) -> str | None:
        """A card by its squares: FG/PT/TG."""
        if kind != "card":
            return None
        letters = "." + say("letters") if say.has("letters") else LETTERS
        face = "".join(letters[square] for square in FACES[value][0])
        return "/".join(face[i : i + 2] for i in range(0, 6, 2))


game = EdoYashiki()
