"""SHI-3 and SHI-4.3: the odd year. In rank order each player takes up to two provinces."""

from bakufu.games.shitenno.actions import DrawTroop, EndTurn, KeepSilver, Pay, TakeProvince, TurnToGold
from bakufu.games.shitenno.components import (
    BONUSES,
    DRAW,
    EXCHANGE,
    HATAMOTO,
    KAMON_PER_YEAR,
    PLUS_ONE,
    POSITIONS,
    PROVINCES,
    SENSEI,
    Province,
)
from bakufu.games.shitenno.decks import draw_secretly
from bakufu.games.shitenno.events import Paid, TakingBegins, TurnedGold, TurnEnded
from bakufu.games.shitenno.paying import payments
from bakufu.games.shitenno.payment import (
    ALL_TROOPS,
    ENOUGH,
    MEANS,
    NEEDED,
    PRICES,
    Means,
    Price,
    can_pay_troops,
    koku_in,
    most_koku,
    packed,
    pays,
    troops_in,
)
from bakufu.games.shitenno.placing import place, spend, spend_tiles
from bakufu.games.shitenno.state import GOLD, ShitennoState, by_rank, hand
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

PLACES = len(POSITIONS[0])


TAKE = tuple(map(TakeProvince, range(len(PROVINCES))))
TO_GOLD = tuple(map(TurnToGold, range(len(PROVINCES))))
DRAW_TROOP, END_TURN, KEEP_SILVER = DrawTroop(), EndTurn(), KeepSilver()


def means_of(state: ShitennoState, seat: Seat, joker_used: bool) -> Means:
    """The tiles that a player can pay with, and the joker if it is there and unused (SHI-3.8)."""
    first = seat * len(BONUSES)
    joker = 1 if state.titles[seat] == HATAMOTO and not joker_used else 0
    return MEANS[state.bonuses[first + EXCHANGE]][state.bonuses[first + PLUS_ONE]][joker]


def next_price(state: ShitennoState, province: Province) -> Price:
    """What the next free position of a province costs."""
    return PRICES[province][len(state.provinces[province])][state.tops[province]]


def affordable(state: ShitennoState, seat: Seat, joker_used: bool = False) -> list[Province]:
    """The provinces with a free position (SHI-3.2) whose price the player can pay."""
    total = packed(state.known[seat]) + packed(state.secret[seat])
    means, rules = means_of(state, seat, joker_used), state.rules
    exchange, plus_one, joker = means
    helped = exchange + plus_one + joker > 0
    koku_at_most = koku_in(total)
    if helped:
        koku_at_most = most_koku(koku_at_most, troops_in(total), means, rules)
    troops = total & ALL_TROOPS | ENOUGH
    tops = state.tops
    found = []
    for province, kamon in enumerate(state.provinces):
        taken = len(kamon)
        if taken < PLACES:
            needed, cost = NEEDED[province][taken][tops[province]]
            if (
                koku_at_most >= cost
                or (troops - needed) & ENOUGH == ENOUGH
                or (helped and can_pay_troops(PRICES[province][taken][tops[province]], total, means, rules))
            ):
                found.append(province)
    return found


class OddYear(Step[ShitennoState], frozen=True):
    """In rank order each player has a turn (SHI-3.1)."""

    def run(self, state: ShitennoState) -> Next:
        """One turn after the other."""
        state.year += 1
        order = by_rank(state)
        if tell := state.tell:
            tell(TakingBegins(state.year, tuple(order)))
        return tuple([TakeProvinces(seat) for seat in order])


class TakeProvinces(Step[ShitennoState], frozen=True):
    """A player places up to two kamon, one after the other (SHI-3.1), and may draw at any time (SHI-4.3)."""

    clause = "SHI-3.1"
    seat: Seat
    placed: int = 0
    joker_used: bool = False

    def seats(self, state: ShitennoState) -> Seats:
        """The player, as long as everybody can see that there might be something to do."""
        return (self.seat,) if self.may_place(state) or self.may_draw(state) else ()

    def may_place(self, state: ShitennoState) -> bool:
        """Whether a kamon may still be placed, if only it can be paid."""
        return self.placed < KAMON_PER_YEAR and state.kamon_left[self.seat] > 0

    def may_draw(self, state: ShitennoState) -> bool:
        """Whether there is a draw tile, and something to draw."""
        return bool(state.bonuses[self.seat * len(BONUSES) + DRAW] and state.troop_deck)

    def ask(self, state: ShitennoState, seat: Seat) -> Decision:
        """Provinces that can be paid, a card for a draw tile, or the end of the turn."""
        actions: list[Action] = [END_TURN]
        if self.may_place(state):
            actions += [TAKE[province] for province in affordable(state, seat, self.joker_used)]
        if self.may_draw(state):
            actions.append(DRAW_TROOP)
        return Decision("take-provinces", actions)

    def do(self, state: ShitennoState, seat: Seat, action: TakeProvince | DrawTroop | EndTurn) -> Next:
        """Pay next, or draw, or be done. (Which province it will be is nobody's business before it is paid.)"""
        if isinstance(action, TakeProvince):
            return PayFor(seat, action.province, self.placed, self.joker_used)
        if isinstance(action, EndTurn):
            return self.run(state)
        spend_tiles(state, seat, DRAW, 1)
        draw_secretly(state, seat, 1)
        return self

    def run(self, state: ShitennoState) -> Next:
        """The turn is over."""
        if tell := state.tell:
            tell(TurnEnded(self.seat, self.placed))
        return Gilding(self.seat) if state.titles[self.seat] == SENSEI else None

    def why_not(self, state: ShitennoState, seat: Seat, action: Action) -> Refusal | None:
        """No kamon to place, no free position, no means to pay; or nothing to draw."""
        if isinstance(action, DrawTroop):
            if not state.bonuses[seat * len(BONUSES) + DRAW]:
                return Refusal("SHI-4.3", "refused-no-draw-tile")
            return Refusal("SHI-2.3", "refused-nothing-to-draw")
        if not isinstance(action, TakeProvince) or action.province not in range(len(PROVINCES)):
            return None
        if self.placed == KAMON_PER_YEAR:
            return Refusal("SHI-3.1", "refused-two-placed")
        if not state.kamon_left[seat]:
            return Refusal("SHI-3.1", "refused-no-kamon")
        if len(state.provinces[action.province]) == PLACES:
            return Refusal("SHI-3.2", "refused-full")
        cost = next_price(state, action.province)
        about: dict[str, str | int] = {
            "province": action.province,
            "koku": cost.koku,
            "owns": cost.owns,
            "own": cost.own,
        }
        return Refusal("SHI-3.3", "refused-cannot-pay", about | {"others": cost.others, "other": cost.other})


class PayFor(Step[ShitennoState], frozen=True):
    """The player chooses how to pay for a province, and places a kamon there (SHI-3.3 to SHI-3.7)."""

    clause = "SHI-3.3"
    seat: Seat
    province: Province
    placed: int
    joker_used: bool

    def seats(self, state: ShitennoState) -> Seats:
        """The player."""
        return (self.seat,)

    def ask(self, state: ShitennoState, seat: Seat) -> Decision:
        """Every way to pay, in troops or in koku, with nothing superfluous (SHI-3.11)."""
        cost, means = next_price(state, self.province), means_of(state, seat, self.joker_used)
        return Decision("pay", payments(cost, hand(state, seat), means, state.rules))

    def do(self, state: ShitennoState, seat: Seat, action: Pay) -> Next:
        """Pay, place, score, take the tile."""
        if tell := state.tell:
            tell(Paid(seat, self.province, action.cards, action.exchange, action.plus_one, action.joker))
        spend(state, seat, action.cards)
        if action.exchange or action.plus_one:
            spend_tiles(state, seat, EXCHANGE, action.exchange)
            spend_tiles(state, seat, PLUS_ONE, action.plus_one)
        place(state, seat, self.province)
        return TakeProvinces(seat, self.placed + 1, self.joker_used or action.joker)

    def why_not(self, state: ShitennoState, seat: Seat, action: Action) -> Refusal | None:
        """The player has not got it, it is too little, or something in it is superfluous."""
        if not isinstance(action, Pay):
            return None
        held, means = hand(state, seat), means_of(state, seat, self.joker_used)
        if any(action.cards.count(card) > held.count(card) for card in action.cards):
            return Refusal("SHI-3.3", "refused-not-in-hand")
        if not 0 <= action.exchange <= means.exchange or not 0 <= action.plus_one <= means.plus_one:
            return Refusal("SHI-3.10", "refused-no-such-tile")
        if action.joker > means.joker:
            return Refusal("SHI-3.8", "refused-no-joker")
        used = Means(action.exchange, action.plus_one, int(action.joker))
        if not pays(next_price(state, self.province), action.cards, used, state.rules):
            return Refusal("SHI-3.3", "refused-too-little")
        if action.cards != tuple(sorted(action.cards)):
            return Refusal("SHI-3.11", "refused-not-in-order")
        return Refusal("SHI-3.11", "refused-superfluous")


class Gilding(Step[ShitennoState], frozen=True):
    """The Senseï may turn one of the own kamon on the board to gold (SHI-3.9)."""

    clause = "SHI-3.9"
    seat: Seat

    def seats(self, state: ShitennoState) -> Seats:
        """The Senseï, if a silver kamon is there."""
        return (self.seat,) if any(self.seat in kamon for kamon in state.provinces) else ()

    def ask(self, state: ShitennoState, seat: Seat) -> Decision:
        """Any province with a silver kamon of the player; which of several there makes no difference."""
        turns = [TO_GOLD[province] for province, kamon in enumerate(state.provinces) if seat in kamon]
        return Decision("gild", (KEEP_SILVER, *turns))

    def do(self, state: ShitennoState, seat: Seat, action: TurnToGold | KeepSilver) -> Next:
        """Turn it, and the turn is over."""
        if isinstance(action, TurnToGold):
            kamon = state.provinces[action.province]
            i = kamon.index(seat)
            state.provinces[action.province] = (*kamon[:i], seat + GOLD, *kamon[i + 1 :])
            if tell := state.tell:
                tell(TurnedGold(seat, action.province, i + 1))
        return None

    def run(self, state: ShitennoState) -> Next:
        """Nothing to turn."""
        return None

    def why_not(self, state: ShitennoState, seat: Seat, action: Action) -> Refusal | None:
        """No silver kamon there."""
        return Refusal("SHI-3.9", "refused-no-silver") if isinstance(action, TurnToGold) else None
