"""The odd year: kamon are placed in provinces and paid for (SHI-3)."""

from collections import Counter

from tests.referees.shitenno import components as c
from tests.referees.shitenno.board import Board, Kamon, Luck, Plain, hidden_and_shown, listed, move
from tests.referees.shitenno.payment import Means, Price, can_pay, payments
from tests.referees.shitenno.phase import Phase


def odd_year(board: Board) -> Phase | None:
    """Everybody has a turn, in the order of the new titles (SHI-3.1)."""
    return next_turn(board, board.by_rank())


def next_turn(board: Board, seats: list[int]) -> Phase | None:
    """The turn of the first of these, if any is left."""
    return Turn(board, seats[0], seats[1:]).go_on() if seats else None


class Turn(Phase):
    """A player places up to two kamon, one after the other."""

    def __init__(self, board: Board, seat: int, later: list[int]) -> None:
        """Nothing placed yet, the joker at hand."""
        self.board, self.seat, self.later = board, seat, later
        self.placed = 0
        self.joker_used = False

    def may_place(self) -> bool:
        """Two a year, and as many as are left (SHI-3.1)."""
        return self.placed < c.KAMON_A_YEAR and self.board.kamon[self.seat] > 0

    def may_draw(self) -> bool:
        """A draw tile works at any time in the turn, as long as there is a card to draw (SHI-4.3)."""
        board = self.board
        return board.bonuses[self.seat][c.DRAW] > 0 and bool(board.troop_deck or board.troop_discards)

    def means(self) -> Means:
        """What the player can pay with; the Hatamoto's title only once a turn (SHI-3.8)."""
        tiles = self.board.bonuses[self.seat]
        joker = self.board.titles[self.seat] == c.HATAMOTO and not self.joker_used
        return Means(tuple(listed(self.board.hands[self.seat])), tiles[c.EXCHANGE], tiles[c.PLUS_ONE], joker)

    def actions(self) -> list[Plain]:
        """Take a province that can be paid, draw, or leave it at that."""
        actions: list[Plain] = [{"do": "end-turn"}]
        if self.may_place():
            for province in range(len(c.PROVINCES)):
                price = price_of(self.board, province)
                if price and can_pay(price, self.means()):
                    actions.append({"do": "take-province", "province": province})
        if self.may_draw():
            actions.append({"do": "draw-troop"})
        return actions

    def answer(self, action: Plain, luck: Luck) -> Phase | None:
        """Go on to pay, draw a card, or end the turn."""
        if action["do"] == "take-province":
            return Pay(self, action["province"])
        if action["do"] == "end-turn":
            return self.end()
        spend_tile(self.board, self.seat, c.DRAW)
        drawn = Counter[int](luck.next("cards-seen", self.seat)["cards"])
        self.board.draw_troops(1, drawn, luck)
        self.board.hands[self.seat].update(drawn)
        return self.go_on()

    def go_on(self) -> Phase | None:
        """A turn in which nothing more could happen whatever the hand ends by itself."""
        return self if self.may_place() or self.may_draw() else self.end()

    def end(self) -> Phase | None:
        """At the end of his turn the Senseï may turn a kamon to gold (SHI-3.9)."""
        if self.board.titles[self.seat] == c.SENSEI and provinces_with_silver(self.board, self.seat):
            return Gild(self)
        return next_turn(self.board, self.later)


class Pay(Phase):
    """A province is chosen; now its price is paid (SHI-3.3, SHI-3.4)."""

    def __init__(self, turn: Turn, province: int) -> None:
        """In which turn, for which province."""
        self.turn, self.province = turn, province
        self.seat = turn.seat

    def actions(self) -> list[Plain]:
        """Every payment without a superfluous part (SHI-3.11)."""
        price = price_of(self.turn.board, self.province)
        assert price
        return [
            {
                "do": "pay",
                "cards": list(payment.cards),
                "exchange": payment.exchanges,
                "plus_one": payment.plus_ones,
                "joker": payment.joker,
            }
            for payment in payments(price, self.turn.means())
        ]

    def answer(self, action: Plain, luck: Luck) -> Phase | None:
        """Pay, place, score, and take the tile."""
        board = self.turn.board
        cards = Counter[int](action["cards"])
        troops = Counter({card: number for card, number in cards.items() if card in c.PRINTED})
        move(troops, board.hands[self.seat], board.troop_discards)
        move(cards - troops, board.hands[self.seat], board.koku_discards)
        for _ in range(action["exchange"]):
            spend_tile(board, self.seat, c.EXCHANGE)
        for _ in range(action["plus_one"]):
            spend_tile(board, self.seat, c.PLUS_ONE)
        if action["joker"]:
            self.turn.joker_used = True
        board.renew_empty_deck(luck)
        place(board, self.seat, self.province, luck)
        self.turn.placed += 1
        return self.turn.go_on()


class Gild(Phase):
    """The Senseï turns a kamon to gold, or does not. Which one of a province makes no difference (SHI-3.9)."""

    def __init__(self, turn: Turn) -> None:
        """The turn that ends."""
        self.turn, self.seat = turn, turn.seat

    def actions(self) -> list[Plain]:
        """Any province with a silver kamon of his."""
        silver = provinces_with_silver(self.turn.board, self.seat)
        return [{"do": "keep-silver"}, *({"do": "turn-to-gold", "province": province} for province in silver)]

    def answer(self, action: Plain, luck: Luck) -> Phase | None:
        """The leftmost silver kamon is turned."""
        board = self.turn.board
        if action["do"] == "turn-to-gold":
            mine = (kamon for kamon in board.provinces[action["province"]] if kamon.seat == self.seat)
            next(kamon for kamon in mine if not kamon.golden).golden = True
        return next_turn(board, self.turn.later)


def price_of(board: Board, province: int) -> Price | None:
    """What the leftmost free position costs; a full province takes no more (SHI-3.2 to SHI-3.4)."""
    troop, number, positions = c.PROVINCES[province]
    taken = len(board.provinces[province])
    if taken == len(positions):
        return None
    top = board.tops[province]
    return Price(troop, number, troop if top is None else top, positions[taken])


def place(board: Board, seat: int, province: int, luck: Luck) -> None:
    """A silver kamon on the leftmost free position scores at once and brings the top tile (SHI-3.7)."""
    position = len(board.provinces[province])
    board.provinces[province].append(Kamon(seat))
    board.kamon[seat] -= 1
    board.scores[seat] += c.PROVINCES[province][2][position] + c.EXTRA_POINTS[board.titles[seat]]
    top = board.tops[province]
    assert (top is None) == (position == c.TILES_A_PROVINCE), "one tile for each position but the last"
    if top is None:
        return
    taken = luck.next("tile-taken")
    assert (taken["seat"], taken["province"]) == (seat, province)
    assert board.tiles[top, taken["bonus"]] > 0, f"no tile with {top} and {taken['bonus']} is left"
    board.tiles[top, taken["bonus"]] -= 1
    board.bonuses[seat][taken["bonus"]] += 1
    board.tops[province] = None
    if position + 1 < c.TILES_A_PROVINCE:
        turned_up = luck.next("tile-turned-up")
        assert turned_up["province"] == province
        troop = turned_up["troop"]
        assert board.tops.count(troop) < hidden_and_shown(board, troop), f"no other tile with {troop} is left"
        board.tops[province] = troop


def spend_tile(board: Board, seat: int, bonus: int) -> None:
    """A bonus tile is used up and leaves the game (SHI-3.10)."""
    assert board.bonuses[seat][bonus] > 0
    board.bonuses[seat][bonus] -= 1
    board.tiles_spent += 1


def provinces_with_silver(board: Board, seat: int) -> list[int]:
    """Where a player has a kamon that is not golden yet."""
    return [
        province
        for province, line in enumerate(board.provinces)
        if any(kamon.seat == seat and not kamon.golden for kamon in line)
    ]
