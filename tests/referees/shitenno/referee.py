"""The referee: set-up, then one decision after the other, and both accounts of the table in one shape."""

from typing import Any

from tests.referees.shitenno import components as c
from tests.referees.shitenno.board import Heard, Luck, Plain, listed, set_up
from tests.referees.shitenno.phase import Phase
from tests.referees.shitenno.provinces import odd_year
from tests.referees.shitenno.scoring import final_scores, is_over, places
from tests.referees.shitenno.sharing import even_year


class Referee:
    """What `tests.referees.lockstep` asks for."""

    phase: Phase | None

    def begin(self, players: int, options: Plain, heard: Heard) -> None:
        """Set up, and begin the first year."""
        luck = Luck(heard)
        self.board = set_up(players, not options["draw_first"], luck)
        self.phase = None
        self.go_on(luck)

    def asked(self) -> dict[int, list[Plain]]:
        """There is never more than one player to decide."""
        return {self.phase.seat: self.phase.actions()} if self.phase else {}

    def answer(self, seat: int, action: Plain, heard: Heard) -> None:
        """Go on to the next decision."""
        assert self.phase
        assert self.phase.seat == seat
        luck = Luck(heard)
        self.phase = self.phase.answer(action, luck)
        self.go_on(luck)

    def go_on(self, luck: Luck) -> None:
        """Even and odd years follow each other (SHI-2.0) until somebody is asked or the game is over."""
        while self.phase is None and not is_over(self.board):
            self.board.year += 1
            self.phase = odd_year(self.board) if self.board.year % 2 else even_year(self.board, luck)
        luck.all_used()

    def table(self) -> Plain:
        """Everything that lies on the table; piles and hands in the order of their kinds."""
        board = self.board
        return {
            "year": board.year,
            "titles": board.titles,
            "received": board.received,
            "scores": board.scores,
            "kamon": board.kamon,
            "hands": [listed(hand) for hand in board.hands],
            "bonuses": [[tiles[bonus] for bonus in c.BONUSES] for tiles in board.bonuses],
            "provinces": [[(kamon.seat, kamon.golden) for kamon in line] for line in board.provinces],
            "tops": board.tops,
            "tiles": {(troop, bonus): board.tiles[troop, bonus] for troop in c.TROOPS for bonus in c.BONUSES},
            "tiles spent": board.tiles_spent,
            "shared": listed(board.shared),
            "lot": listed(board.lot),
            "troop deck": listed(board.troop_deck),
            "troop discards": listed(board.troop_discards),
            "koku deck": listed(board.koku_deck),
            "koku discards": listed(board.koku_discards),
        }

    def engine_table(self, state: Plain) -> Plain:
        """The same of the engine's JSON. What is known of a hand and what is secret are one hand here."""
        bonuses = iter(state["bonuses"])
        tiles = iter(state["tiles"])
        return {
            "year": state["year"],
            "titles": state["titles"],
            "received": [or_nothing(tile) for tile in state["received"]],
            "scores": state["scores"],
            "kamon": state["kamon_left"],
            "hands": [sorted(known + secret) for known, secret in zip(state["known"], state["secret"], strict=True)],
            "bonuses": [[next(bonuses) for _ in c.BONUSES] for _ in state["titles"]],
            "provinces": [[(kamon % GOLD, kamon >= GOLD) for kamon in line] for line in state["provinces"]],
            "tops": [or_nothing(troop) for troop in state["tops"]],
            "tiles": {(troop, bonus): next(tiles) for troop in c.TROOPS for bonus in c.BONUSES},
            "tiles spent": state["tiles_spent"],
            "shared": sorted(state["shared"]),
            "lot": sorted(state["lot"]),
            "troop deck": sorted(state["troop_deck"]),
            "troop discards": sorted(state["troop_discards"]),
            "koku deck": sorted(state["koku_deck"]),
            "koku discards": sorted(state["koku_discards"]),
        }

    def result(self) -> Plain:
        """Points and places once nobody is asked any more."""
        scores = final_scores(self.board)
        return {"scores": scores, "places": places(self.board, scores)}


GOLD = 8
"""What the engine's JSON adds to the seat of a golden kamon."""


def or_nothing(number: Any) -> int | None:
    """The engine's JSON writes -1 where there is nothing."""
    return None if number == -1 else int(number)
