"""EDO-2.1, 2.8 and EDO-4: how a round begins and ends, and when the game does."""

from bakufu.games.edo_yashiki.components import WINNING_POINTS
from bakufu.games.edo_yashiki.events import Ended, TurnedUp
from bakufu.games.edo_yashiki.laying import LayCards
from bakufu.games.edo_yashiki.scoring import ScoreKinds, ScoreLines
from bakufu.games.edo_yashiki.specialists import CallSpecialists
from bakufu.games.edo_yashiki.state import EdoState
from bakufu.games.edo_yashiki.taking import Draft, NameCards, Race
from bakufu.kernel.step import END, Next, Step

TAKING: dict[str, Step[EdoState]] = {"race": Race(), "sealed": NameCards(), "draft": Draft()}


class Round(Step[EdoState], frozen=True):
    """As many cards are turned up as there are players (EDO-2.1); with too few left the game is over (EDO-4.1)."""

    def run(self, state: EdoState) -> Next:
        """Turn up the row; then all take, lay and score."""
        players = len(state.scores)
        if len(state.deck) < players:
            if tell := state.tell:
                tell(Ended("deck"))
            return END
        chance, deck = state.chance, state.deck
        state.row = [chance.draw(deck) for _ in range(players)]
        if tell := state.tell:
            tell(TurnedUp(state.first, tuple(state.row)))
        score = CallSpecialists() if state.options.specialists else ScoreLines()
        return TAKING[state.options.taking], LayCards(), score, ScoreKinds(), EndOfRound()


class EndOfRound(Step[EdoState], frozen=True):
    """At 25 points the game is over (EDO-4.1); otherwise the player to the left is first player (EDO-2.8)."""

    def run(self, state: EdoState) -> Next:
        """Pass the first player on, or end the game."""
        if any(score >= WINNING_POINTS for score in state.scores):
            if tell := state.tell:
                tell(Ended("points"))
            return END
        state.first = (state.first + 1) % len(state.scores)
        return Round()
