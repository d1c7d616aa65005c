"""The game told a second time, naively: only the rulebook's words, and what was turned up."""

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import product
from typing import Any

from bakufu.games.shitenno import game
from bakufu.games.shitenno.actions import (
    Accept,
    Add,
    Choose,
    Divide,
    DrawTroop,
    EndTurn,
    KeepSilver,
    Offer,
    Pay,
    Refuse,
    TakeOut,
    TakeProvince,
    TurnToGold,
)
from bakufu.games.shitenno.components import (
    KOKU_CARDS,
    KOKU_ON,
    POSITIONS,
    TROOP_CARDS,
    TROOP_OF,
    TROOPS_NEEDED,
    TROOPS_ON,
)
from bakufu.games.shitenno.events import (
    CardsDealt,
    CardsSeen,
    KamonPlaced,
    SharingBegins,
    TilesTurnedUp,
    TileTaken,
    TileTurnedUp,
    TitleDealt,
)
from bakufu.kernel.table import Table
from bakufu.kernel.words import Told

DAIMYO, SHOMYO, SENSEI, HATAMOTO = range(4)
EXTRA = {DAIMYO: 2, SHOMYO: 1, SENSEI: 0, HATAMOTO: 0}
Asked = tuple[int, set[Any]]
Play = Generator[Asked, Any, None]


class Naive:
    """The game as the rulebook tells it; luck is read from the table's events, and must be possible."""

    def __init__(self, table: "Table[Any]") -> None:
        self.table = table
        self.n = table.players
        self.rules = int(table.rules)
        self.read = 0
        self.deck = Counter(TROOP_CARDS)
        self.discards: Counter[int] = Counter()
        self.koku_deck = Counter(KOKU_CARDS)
        self.hands: list[Counter[int]] = [Counter() for _ in range(self.n)]
        self.kamon = [{2: 12, 3: 10, 4: 8}[self.n]] * self.n
        self.scores = [0] * self.n
        self.tiles = [[0, 0, 0] for _ in range(self.n)]
        self.board: list[list[list[int]]] = [[] for _ in range(8)]  # [seat, weight]
        self.left = Counter({(t, b): 2 for t in range(4) for b in range(3)})
        self.year = 0
        self.reason = ""
        self.settled = True

    def next_note(self, kind: type[Any]) -> Told:
        """The next event of this kind."""
        while not isinstance(self.table.told[self.read].event, kind):
            self.read += 1
        self.read += 1
        return self.table.told[self.read - 1]

    def next(self, kind: type[Any]) -> Any:
        """The same, without who was told."""
        return self.next_note(kind).event

    def draw(self, cards: Iterable[int]) -> None:
        """These cards came off the troop deck; renewed as soon as it is empty (SHI-2.3)."""
        todo = Counter(cards)
        if todo.total() <= self.deck.total() - 1 or not self.discards:
            assert todo <= self.deck
            self.deck -= todo
            return
        assert self.deck <= todo, "all that was left in the deck is drawn before it is renewed"
        todo -= self.deck
        assert todo <= self.discards
        self.deck, self.discards = self.discards - todo, Counter()

    def set_up(self) -> None:
        """SHI-1.1 to SHI-1.4."""
        first = self.table.told
        self.titles = [-1] * self.n
        self.tops = [-1] * 8
        for note in first:
            event = note.event
            if isinstance(event, TitleDealt):
                assert self.titles[event.seat] == -1
                assert note.to is None
                self.titles[event.seat] = event.title
            elif isinstance(event, TilesTurnedUp):
                self.tops = list(event.troops)
            elif isinstance(event, CardsDealt):
                assert event.number == 2
            elif isinstance(event, CardsSeen):
                assert note.to is not None
                (seat,) = note.to
                assert len(event.cards) == 2
                self.hands[seat] += Counter(event.cards)
                self.draw(event.cards)
            elif isinstance(event, SharingBegins):
                break
        assert len(set(self.titles)) == self.n
        assert -1 not in self.titles
        assert [hand.total() for hand in self.hands] == [2] * self.n

    def ranked(self) -> list[int]:
        """Seats by seals."""
        return sorted(range(self.n), key=lambda seat: self.titles[seat])

    def play(self) -> Play:
        """All of it."""
        self.set_up()
        while not self.reason:
            yield from self.even_year()
            yield from self.odd_year()
            if 0 in self.kamon:
                self.reason = "kamon"
            elif not self.koku_deck:
                self.reason = "koku"
        self.final()

    def even_year(self) -> Play:
        """SHI-2.1 to SHI-2.8."""
        begins = self.next(SharingBegins)
        self.year += 1
        troops = [card for card in begins.cards if not KOKU_ON[card]]
        koku = Counter(card for card in begins.cards if KOKU_ON[card])
        there = self.deck.total() + self.discards.total()
        assert len(troops) == min({2: 4, 3: 6, 4: 8}[self.n], there)
        assert koku.total() == min({2: 2, 3: 3, 4: 4}[self.n], self.koku_deck.total())
        assert koku <= self.koku_deck
        self.koku_deck -= koku
        self.draw(troops)
        shared: Counter[int] = Counter(begins.cards)
        got: dict[int, int] = {}
        tiles = {0, 1, 2, 3}
        order = self.ranked()
        assert begins.seat == order[0]
        while self.n - len(got) > 2:
            without = [seat for seat in order if seat not in got]
            tairo, *others = without
            lot: Counter[int] = Counter()
            while True:
                # Any number of cards: whatever lies there may go in, whatever is in may go out.
                action = yield tairo, {Add(c) for c in shared} | {TakeOut(c) for c in lot} | {Offer(t) for t in tiles}
                if isinstance(action, Offer):
                    break
                self.shift(shared, lot, action)
            tiles.remove(action.tile)
            for other in others:
                if isinstance((yield other, {Accept(), Refuse()}), Accept):
                    taker = other
                    break
            else:
                taker = tairo
            got[taker] = action.tile
            self.hands[taker] += lot
        tairo, other = [seat for seat in order if seat not in got]
        lot = Counter()
        while True:
            fits = {Divide(a, b) for a in tiles for b in tiles if a != b}
            action = yield tairo, {Add(c) for c in shared} | {TakeOut(c) for c in lot} | fits
            if isinstance(action, Divide):
                break
            self.shift(shared, lot, action)
        chosen = yield other, {Choose(action.tile), Choose(action.other)}
        lots = {action.tile: lot, action.other: shared}
        got[other] = chosen.tile
        got[tairo] = action.tile + action.other - chosen.tile
        for seat in (tairo, other):
            self.hands[seat] += lots[got[seat]]
        self.titles = [got[seat] for seat in range(self.n)]

    @staticmethod
    def shift(shared: Counter[int], lot: Counter[int], action: Any) -> None:
        """A card into or out of a lot."""
        here, there = (shared, lot) if isinstance(action, Add) else (lot, shared)
        assert here[action.card] > 0
        here[action.card] -= 1
        there[action.card] += 1
        for pile in (shared, lot):
            for card in [c for c in pile if not pile[c]]:
                del pile[card]

    def odd_year(self) -> Play:
        """SHI-3.1 to SHI-3.10."""
        self.year += 1
        for seat in self.ranked():
            self.placed = 0
            placed, joker = 0, self.titles[seat] == HATAMOTO
            while True:
                fits: set[Any] = {EndTurn()}
                if placed < 2 and self.kamon[seat]:
                    fits |= {TakeProvince(p) for p in range(8) if self.payable(seat, p, joker)}
                if self.tiles[seat][2] and (self.deck or self.discards):
                    fits.add(DrawTroop())
                action = yield seat, fits
                if isinstance(action, EndTurn):
                    break
                if isinstance(action, DrawTroop):
                    self.tiles[seat][2] -= 1
                    note: Any = self.next_note(CardsSeen)
                    assert note.to == (seat,)
                    (card,) = note.event.cards
                    self.draw([card])
                    self.hands[seat][card] += 1
                    continue
                way = yield seat, set()
                self.spend(seat, action.province, way, joker)
                joker = joker and not way.joker
                placed += 1
                self.placed = placed
                self.place(seat, action.province)
            if self.titles[seat] == SENSEI:
                mine = {p for p in range(8) if [seat, 1] in self.board[p]}
                if mine:
                    action = yield seat, {TurnToGold(p) for p in mine} | {KeepSilver()}
                    if isinstance(action, TurnToGold):
                        kamon = self.board[action.province]
                        kamon[kamon.index([seat, 1])] = [seat, 2]

    def need(self, province: int) -> tuple[Counter[int], int]:
        """The price of the next position."""
        filled = len(self.board[province])
        own = TROOP_OF[province]
        troops = Counter({own: TROOPS_NEEDED[province]})
        troops[own if filled == 3 else self.tops[province]] += 1
        return troops, POSITIONS[province][filled]

    def payable(self, seat: int, province: int, joker: bool) -> bool:
        """Whether everything together pays."""
        if len(self.board[province]) == 4:
            return False
        exchange, plus_one, _ = self.tiles[seat]
        return self.enough(province, self.hands[seat], exchange, plus_one, joker)

    def enough(self, province: int, cards: Counter[int], exchange: int, plus: int, joker: bool) -> bool:
        """Whether these pieces pay."""
        need, price = self.need(province)
        troops = Counter(t for card in cards.elements() for t in TROOPS_ON[card])
        koku = sum(KOKU_ON[card] for card in cards.elements())
        if self.rules >= 2:
            return any(
                pays_in_any_order(need, price, troops + Counter([wild] if joker else []), koku, exchange, plus)
                for wild in (range(4) if joker else [-1])
            )
        # By the first rules exchanges come before plus ones, and only a koku card is worth a koku more.
        if koku + min(exchange, troops.total() + joker) + (plus if koku else 0) >= price:
            return True
        kinds = sorted(need)
        for wild in kinds if joker else [-1]:
            have = troops + Counter([wild] if joker else [])
            # `away` of each kind (and koku) are exchanged for any of the kinds needed; then plus ones copy.
            for away in product(*[range(min(exchange, have[k]) + 1) for k in range(4)], range(min(exchange, koku) + 1)):
                if sum(away) > exchange:
                    continue
                for back in range(sum(away) + 1):
                    got = Counter({k: have[k] - away[k] for k in range(4)})
                    got[kinds[0]] += back
                    got[kinds[-1]] += sum(away) - back
                    if all(got[k] > 0 for k in kinds) and sum(max(0, need[k] - got[k]) for k in kinds) <= plus:
                        return True
        return False

    def spend(self, seat: int, province: int, way: Pay, joker: bool) -> None:
        """SHI-3.10, SHI-3.11: the pieces were there, they pay, and none is superfluous."""
        cards = Counter(way.cards)
        assert cards <= self.hands[seat]
        assert way.exchange <= self.tiles[seat][0]
        assert way.plus_one <= self.tiles[seat][1]
        assert joker or not way.joker
        assert self.enough(province, cards, way.exchange, way.plus_one, way.joker)
        for card in cards:
            assert not self.enough(province, cards - Counter([card]), way.exchange, way.plus_one, way.joker)
        self.hands[seat] -= cards
        self.tiles[seat][0] -= way.exchange
        self.tiles[seat][1] -= way.plus_one
        self.discards += Counter({card: k for card, k in cards.items() if not KOKU_ON[card]})
        if not self.deck:
            self.deck, self.discards = self.discards, Counter()

    def place(self, seat: int, province: int) -> None:
        """SHI-3.2, SHI-3.7."""
        filled = len(self.board[province])
        points = POSITIONS[province][filled]
        event = self.next(KamonPlaced)
        assert (event.seat, event.province, event.position) == (seat, province, filled + 1)
        assert (event.points, event.extra) == (points, EXTRA[self.titles[seat]])
        self.scores[seat] += points + EXTRA[self.titles[seat]]
        self.kamon[seat] -= 1
        self.board[province].append([seat, 1])
        if filled < 3:
            taken = self.next(TileTaken)
            assert (taken.seat, taken.province) == (seat, province)
            sort = (self.tops[province], taken.bonus)
            assert self.left[sort] > 0
            self.left[sort] -= 1
            self.tiles[seat][taken.bonus] += 1
            self.tops[province] = -1
            if filled < 2:
                turned = self.next(TileTurnedUp)
                assert turned.province == province
                self.tops[province] = turned.troop
                for t in range(4):
                    assert self.tops.count(t) <= sum(self.left[t, b] for b in range(3))

    def final(self) -> None:
        """SHI-5.2 to SHI-5.4."""
        for seat in range(self.n):
            hand = list(self.hands[seat].elements())
            koku = [KOKU_ON[card] for card in hand if KOKU_ON[card]]
            troops = sum(len(TROOPS_ON[card]) for card in hand)
            exchanged = min(self.tiles[seat][0], troops)
            grows = bool(koku or (exchanged and self.rules >= 2))
            self.scores[seat] += sum(koku) + exchanged + (self.tiles[seat][1] if grows else 0)
        for kamon in self.board:
            weight: Counter[int] = Counter()
            for seat, counts in kamon:
                weight[seat] += counts
            if weight:
                most = max(weight.values())
                self.scores[next(seat for seat, _ in kamon if weight[seat] == most)] += 6
        ranks = [(self.scores[seat], -self.titles[seat]) for seat in range(self.n)]
        self.places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def pays_in_any_order(need: Counter[int], price: int, have: Counter[int], koku: int, exchange: int, plus: int) -> bool:
    """Whether tiles, one after the other in any order, make of this what is needed, in troops or in koku (SHI-4.2)."""
    kinds = [*sorted(need), -1]  # The troops needed; all others are alike; then koku.
    first = [have[kind] for kind in kinds[:-1]]
    todo = [((*first, have.total() - sum(first), koku), exchange, plus)]
    seen = set(todo)
    while todo:
        units, exchange, plus = todo.pop()
        if units[-1] >= price or all(units[i] >= need[kind] for i, kind in enumerate(kinds[:-1])):
            return True
        after = []
        for i in [i for i, number in enumerate(units) if number]:
            if plus:
                after.append((shifted(units, i, 1), exchange, plus - 1))
            if exchange:
                less = shifted(units, i, -1)
                after += [(shifted(less, j, 1), exchange - 1, plus) for j in range(len(units)) if j != i]
        todo += [one for one in after if one not in seen]
        seen.update(after)
    return False


def shifted(units: tuple[int, ...], i: int, by: int) -> tuple[int, ...]:
    """One of the numbers is more or less."""
    return (*units[:i], units[i] + by, *units[i + 1 :])


def compare(naive: Naive, table: "Table[Any]") -> None:
    """The state against the naive rules' own record."""
    state = table.state
    assert state.titles == naive.titles or any(tile >= 0 for tile in state.received)
    for seat in range(naive.n):
        hand = Counter(state.known[seat] + state.secret[seat])
        assert hand == +naive.hands[seat], (seat, hand, naive.hands[seat])
    assert Counter(state.troop_deck) == naive.deck
    assert Counter(state.troop_discards) == naive.discards
    assert Counter(state.koku_deck) == naive.koku_deck
    assert state.kamon_left == naive.kamon
    assert state.bonuses == [count for tiles in naive.tiles for count in tiles]
    assert [[(k % 8, 2 if k >= 8 else 1) for k in kamon] for kamon in state.provinces] == [
        [(seat, weight) for seat, weight in kamon] for kamon in naive.board
    ]
    assert state.tops == naive.tops
    assert state.tiles == [naive.left[t, b] for t in range(4) for b in range(3)]
    assert game.pieces(state) == game.pieces(table.as_of(0).state)
