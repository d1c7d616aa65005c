"""The course of the game: set-up (EDO-1), rounds (EDO-2), end (EDO-4)."""

from dataclasses import replace

from tests.referees.edo_yashiki.cards import FACES, KINDS, NUMBERS, WINNING_POINTS, Square, ways_up
from tests.referees.edo_yashiki.house import House
from tests.referees.edo_yashiki.points import Line, bonus, lines_made
from tests.referees.edo_yashiki.specialists import ALL_FOUR, Scoring
from tests.referees.edo_yashiki.told import Heard, Luck, Plain, engine_table, in_reading_order


class Referee:
    """The whole table. Lists go by seat."""

    def begin(self, players: int, options: Plain, heard: Heard) -> None:
        """EDO-1: one card for everybody, face up, and the first round begins."""
        luck = Luck(heard)
        self.options = options
        self.seats = range(players)
        self.deck = set(range(len(FACES)))
        dealt = luck.dealt(self.deck, players)
        self.deck -= set(dealt)
        self.houses = [House(card) for card in dealt]
        self.scores = [0] * players
        self.scorings = [Scoring((), ALL_FOUR, options["specialists"]) for _ in self.seats]
        self.first = luck.first()
        assert self.first in (self.seats if options["draw_first"] else [0])
        self.begin_round(luck)

    def begin_round(self, luck: Luck) -> None:
        """EDO-2.1; or the end, for want of cards (EDO-4.1)."""
        self.row: list[int] = []
        self.hands: list[int | None] = [None for _ in self.seats]
        self.named: list[int | None] = [None for _ in self.seats]
        self.over = len(self.deck) < len(self.seats)
        if not self.over:
            self.row = luck.turned_up(self.deck, len(self.seats), self.first)
            self.deck -= set(self.row)

    # Who decides what

    def asked(self) -> dict[int, list[Plain]]:
        """Who must decide now, and every legal answer of each."""
        if self.over:
            return {}
        if self.row:
            do = "name" if self.options["taking"] == "sealed" else "claim"
            return {seat: [{"do": do, "card": card} for card in self.row] for seat in self.who_takes()}
        if any(card is not None for card in self.hands):
            return {seat: self.lays(seat, card) for seat, card in enumerate(self.hands) if card is not None}
        return {
            seat: [{"do": "score-next", "kind": NUMBERS[line.kind], "length": line.length} for line in choices]
            for seat, scoring in enumerate(self.scorings)
            if (choices := scoring.choices())
        }

    def who_takes(self) -> list[int]:
        """EDO-2.2: everybody without a card, or in turn from the first player on."""
        clockwise = [(self.first + step) % len(self.seats) for step in self.seats]
        without = [seat for seat in clockwise if self.hands[seat] is None and self.named[seat] is None]
        return without[:1] if self.options["taking"] == "draft" else without

    def lays(self, seat: int, card: int) -> list[Plain]:
        """EDO-2.4 to EDO-2.7."""
        places = self.houses[seat].places()
        return [{"do": "lay", "x": x, "y": y, "turned": turned} for turned in ways_up(card) for x, y in places]

    # What follows from it

    def answer(self, seat: int, action: Plain, heard: Heard) -> None:
        """A seat answers, and all follows that needs no decision."""
        luck = Luck(heard)
        if action["do"] == "claim":
            self.take(seat, action["card"])
            self.last_takes()
        elif action["do"] == "name":
            self.named[seat] = action["card"]
            if not self.who_takes():
                self.open_names(luck)
                self.last_takes()
        elif action["do"] == "lay":
            self.lay(seat, (action["x"], action["y"]), action["turned"])
            if all(card is None for card in self.hands):
                self.scorings = [scoring.go_on() for scoring in self.scorings]  # EDO-2.8
                self.end_round(luck)
        else:
            line = Line(KINDS[action["kind"] - 1], action["length"])
            self.scorings[seat] = self.scorings[seat].score(line).go_on()
            self.end_round(luck)

    def take(self, seat: int, card: int) -> None:
        """EDO-2.2: a card of the row for this player."""
        self.row.remove(card)
        self.hands[seat] = card

    def last_takes(self) -> None:
        """EDO-2.2: the last player without a card gets what is left."""
        without = [seat for seat in self.seats if self.hands[seat] is None]
        if len(without) == 1:
            self.take(without[0], self.row[0])

    def open_names(self, luck: Luck) -> None:
        """EDO-2.2, `sealed`: each card that was named goes to one of those who named it, and all names are void."""
        for card in {card for card in self.named if card is not None}:
            namers = [seat for seat in self.seats if self.named[seat] == card]
            self.take(luck.winner(card, namers), card)
        self.named = [None for _ in self.seats]

    def lay(self, seat: int, at: Square, turned: bool) -> None:
        """EDO-2.3: the card lies; what it made is scored once all have laid."""
        card = self.hands[seat]
        assert card is not None
        self.hands[seat] = None
        laid = self.houses[seat].lay(card, at, turned)
        self.scorings[seat] = replace(self.scorings[seat], waiting=lines_made(self.houses[seat], laid))

    def end_round(self, luck: Luck) -> None:
        """EDO-2.8, EDO-4.1: once all have scored, the bonus, and another round or the end."""
        if any(scoring.choices() for scoring in self.scorings):
            return
        for seat, scoring in enumerate(self.scorings):
            self.scores[seat] += scoring.points + bonus(scoring.scored)
            self.scorings[seat] = Scoring((), scoring.present, scoring.leave)
        if max(self.scores) >= WINNING_POINTS:
            self.over = True
            return
        self.first = (self.first + 1) % len(self.seats)
        self.begin_round(luck)

    # For comparison

    def table(self) -> Plain:
        """Everything that lies on the table."""
        return {
            "first": self.first,
            "deck": sorted(self.deck),
            "row": self.row,
            "hands": self.hands,
            "named": self.named,
            "houses": [in_reading_order(house.squares) for house in self.houses],
            "lines": [sorted(scoring.waiting) for scoring in self.scorings],
            "kinds": [sorted(scoring.scored) for scoring in self.scorings],
            "specialists": [sorted(scoring.present) for scoring in self.scorings],
            "scores": [score + scoring.points for score, scoring in zip(self.scores, self.scorings, strict=True)],
        }

    def engine_table(self, state: Plain) -> Plain:
        """The same as the engine has it."""
        return engine_table(state)

    def result(self) -> Plain:
        """EDO-4.2: most points win; level players share a place."""
        places = [1 + sum(other > score for other in self.scores) for score in self.scores]
        return {"scores": self.scores, "places": places}
