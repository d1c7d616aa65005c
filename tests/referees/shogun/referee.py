"""The referee: asks, listens, and shows its table beside the engine's in one shape."""

from tests.referees.shogun import mirror, seasons, winter
from tests.referees.shogun.board import LUCK, Board, Flow, Plain, Question
from tests.referees.shogun.printed import REGIONS

Heard = list[tuple[Plain, tuple[int, ...] | None]]


class Referee:
    """Plays Shogun by the clauses, in step with whoever tells it the answers and the luck."""

    board: Board
    flow: Flow
    question: Question

    def begin(self, players: int, options: Plain, heard: Heard) -> None:
        """The game is set up, up to the first decision."""
        self.board = Board(players, options)
        self.flow = seasons.play(self.board)
        self._listen(heard)
        self.question = next(self.flow)
        self._heard_out()

    def asked(self) -> Question:
        """Who must decide now, and every legal answer of each; nobody when the game is over."""
        return self.question

    def answer(self, seat: int, action: Plain, heard: Heard) -> None:
        """A seat answers, and all follows that needs no decision."""
        assert action in self.question[seat], f"seat {seat} may not answer {action}"
        self._listen(heard)
        try:
            self.question = self.flow.send((seat, action))
        except StopIteration:
            self.question = {}
        self._heard_out()

    def _listen(self, heard: Heard) -> None:
        for event, _ in heard:
            # Taking an open card is no luck.
            if event["event"] in LUCK and event.get("unseen", True):
                self.board.news.append(event)

    def _heard_out(self) -> None:
        """Luck that was told but not called for means that the engine went another way."""
        assert not self.board.news, f"not called for: {list(self.board.news)}"
        self.board.count_cubes()

    def table(self) -> Plain:
        """Everything that lies on the table, hidden things included."""
        return mirror.of_referee(self.board)

    def engine_table(self, state: Plain) -> Plain:
        """The same, in the same shape, as the engine's JSON has it."""
        if "chambers" in self.board.modules and not self.board.region_row:
            # In which row the region tiles fell (SHO-10.1) lies open on the table, but no event tells it.
            assert sorted(state["region_row"]) == list(REGIONS)
            self.board.region_row = list(state["region_row"])
        return mirror.of_engine(state)

    def result(self) -> Plain:
        """`scores` and `places` by seat, once the game is over."""
        assert self.board.over
        scores, places = winter.result(self.board)
        return {"scores": scores, "places": places}
