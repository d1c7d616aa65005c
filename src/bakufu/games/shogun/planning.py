"""SHO-3.3 and 3.4: everyone plans, secretly and at the same time."""

from collections.abc import Iterator, Sequence
from typing import cast, overload

from bakufu.games.shogun.actions import Confirm, Lay, Lift, Rethink
from bakufu.games.shogun.components import (
    BID,
    CARDS,
    CHEST_CARD,
    CHEST_CARDS,
    COUNTS,
    NONE,
    PLAN_SPACES,
    SPACES,
    TOWER_CARD,
    TOWER_CARDS,
    Card,
    Space,
)
from bakufu.games.shogun.events import Laid, Lifted, Planned
from bakufu.games.shogun.state import ShogunState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

LAYS = tuple(tuple(Lay(card, space) for card in range(CARDS)) for space in range(SPACES))
"""By space, then by card."""
DEAREST = CHEST_CARDS[-1] - CHEST_CARD
"""With so many chests anything can be bid."""
LIFTS = tuple(Lift(space) for space in range(SPACES))
RETHINK, CONFIRM = Rethink(), Confirm()
ONLY_RETHINK: tuple[Action, ...] = (RETHINK,)
MADE = Decision("confirm-plan", (CONFIRM, RETHINK), secret=True)
MADE_EMPTY = Decision("confirm-plan", (CONFIRM,), secret=True)

PENDING = {
    players: tuple(
        tuple(seat for seat in range(players) if not confirmed >> seat & 1) for confirmed in range(1 << players)
    )
    for players in COUNTS
}
"""By the bits of who has confirmed: who has not."""


class Lays:
    """Every card in hand on every free space, found only when it is looked at; then, perhaps, thinking again.

    The bid is the last of the free spaces, and cards that cannot be bid (SHO-3.4) are the last ones in hand.
    (It is registered as a Sequence and not derived from one: such a class could not be compiled.)
    """

    __slots__ = ("barred", "cards", "lays", "more", "spaces")

    def __init__(self, cards: list[Card], spaces: list[Space], barred: int, more: tuple[Action, ...]) -> None:
        self.cards = cards
        self.spaces = spaces
        self.barred = barred
        self.more = more
        self.lays = len(cards) * len(spaces) - barred

    def __len__(self) -> int:
        return self.lays + len(self.more)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(iter(self))[index]
        if 0 <= index < self.lays:
            cards = self.cards
            count = len(cards)
            return LAYS[self.spaces[index // count]][cards[index % count]]
        if index < 0:
            index += self.lays + len(self.more)
            return self[index] if index >= 0 else self.more[len(self.more)]
        return self.more[index - self.lays]

    def __iter__(self) -> Iterator[Action]:
        lays: list[Action] = []
        for space in self.spaces:
            of_space = LAYS[space]
            lays += [of_space[card] for card in self.cards]
        if self.barred:
            del lays[-self.barred :]
        return iter([*lays, *self.more])

    def __contains__(self, action: object) -> bool:
        if action in self.more:
            return True
        if not isinstance(action, Lay) or action.space not in self.spaces or action.card not in self.cards:
            return False
        return not (action.space == BID and action.card in self.cards[len(self.cards) - self.barred :])


Sequence.register(Lays)


def lay_any(cards: list[Card], spaces: list[Space], barred: int, more: tuple[Action, ...]) -> Decision:
    """Secretly, any of these cards on any of these spaces."""
    return Decision("plan", cast(Sequence[Action], Lays(cards, spaces, barred, more)), secret=True)


def has_court(state: ShogunState) -> bool:
    """Whether the plan has the three spaces of the Court (SHO-7.3)."""
    return "court" in state.options.modules


def free_spaces(state: ShogunState, seat: Seat) -> list[Space]:
    """The spaces of a plan that are still empty; the bid comes last."""
    start, plans = seat * SPACES, state.plans
    return [space for space in PLAN_SPACES[has_court(state)] if plans[start + space] < 0]


def towers_laid(state: ShogunState, seat: Seat) -> int:
    """How many tower cards are on a plan."""
    return state.plan(seat).count(TOWER_CARD)


def by_price(state: ShogunState, seat: Seat) -> tuple[list[Card], list[Card]]:
    """The cards in hand that can be bid, and the chest cards that the player cannot pay for (SHO-3.4)."""
    cheap: list[Card] = []
    dear: list[Card] = []
    most = CHEST_CARD + state.chests[seat]
    for card in state.hands[seat]:
        if most < card < TOWER_CARD:
            dear.append(card)
        else:
            cheap.append(card)
    return cheap, dear


def is_kept_for_bid(state: ShogunState, seat: Seat, spaces: int) -> bool:
    """Whether the only card left that can be bid may lie on no other of so many free spaces, as all of them must be
    filled (SHO-3.3).
    """
    hand = state.hands[seat]
    towers = TOWER_CARDS - towers_laid(state, seat) if TOWER_CARD in hand else 0
    return towers < 2 and len(hand) + max(0, towers - 1) >= spaces


def full_hand(state: ShogunState, seat: Seat) -> list[Card]:
    """The cards of a player before planning (SHO-1.2, SHO-1.6)."""
    cards = [*state.provinces(seat), *CHEST_CARDS]
    if has_court(state):
        cards.append(TOWER_CARD)
    return cards


class Plan(Step[ShogunState], frozen=True):
    """Each player lays one card on each space, as long as there are cards, and confirms (SHO-3.3)."""

    clause = "SHO-3.3"

    def seats(self, state: ShogunState) -> Seats:
        """Everyone who has not confirmed, at once."""
        return PENDING[state.players][state.confirmed]

    def ask(self, state: ShogunState, seat: Seat) -> Decision:
        """A card for a free space, or thinking again; once the plan is made, whether it stands."""
        start, plans = seat * SPACES, state.plans
        spaces = PLAN_SPACES["court" in state.options.modules]
        if state.rethinking >> seat & 1:
            laid = tuple([LIFTS[space] for space in spaces if plans[start + space] >= 0])
            return Decision("lift", laid, secret=True)
        cards = state.hands[seat]
        free = [space for space in spaces if plans[start + space] < 0]
        if not free or not cards:
            return MADE if len(free) < len(spaces) else MADE_EMPTY
        more = ONLY_RETHINK if len(free) < len(spaces) else ()
        if free[-1] != BID or state.chests[seat] >= DEAREST:
            # As below, but asked so often that a call would be felt.
            return Decision("plan", cast(Sequence[Action], Lays(cards, free, 0, more)), secret=True)
        cheap, dear = by_price(state, seat)
        if len(cheap) == 1 and is_kept_for_bid(state, seat, len(free)):
            return lay_any(dear, free[:-1], 0, (LAYS[BID][cheap[0]], *more))
        cheap += dear
        return lay_any(cheap, free, len(dear), more)

    def do(self, state: ShogunState, seat: Seat, action: Lay | Rethink | Lift | Confirm) -> Next:
        """Nobody else learns anything until all have confirmed."""
        if type(action) is Lay:
            card = action.card
            state.plans[seat * SPACES + action.space] = card
            if card != TOWER_CARD or towers_laid(state, seat) == TOWER_CARDS:
                state.hands[seat].remove(card)
            if tell := state.tell:
                tell(Laid(card, action.space), (seat,))
        elif type(action) is Confirm:
            state.confirmed |= 1 << seat
            if tell := state.tell:
                tell(Planned(seat))
        elif type(action) is Rethink:
            state.rethinking |= 1 << seat
        elif type(action) is Lift:
            self._lift(state, seat, action.space)
        return self

    def _lift(self, state: ShogunState, seat: Seat, space: Space) -> None:
        card = state.plans[seat * SPACES + space]
        state.plans[seat * SPACES + space] = NONE
        state.rethinking &= ~(1 << seat)
        if card not in state.hands[seat]:
            state.hands[seat].append(card)
            state.hands[seat].sort()
        if tell := state.tell:
            tell(Lifted(card, space), (seat,))

    def run(self, state: ShogunState) -> Next:
        """All plans are made."""
        state.hands = [[] for _ in state.hands]
        return None

    def why_not(self, state: ShogunState, seat: Seat, action: Action) -> Refusal | None:
        """No such card or space, too high a bid, or a plan with room for more."""
        if state.rethinking >> seat & 1:
            return Refusal("SHO-3.3", "refused-lift-first")
        if isinstance(action, Confirm):
            return Refusal("SHO-3.3", "refused-plan-not-full")
        if isinstance(action, Lift):
            return Refusal("SHO-3.3", "refused-rethink-first")
        if not isinstance(action, Lay):
            return None
        if action.card not in state.hands[seat]:
            return Refusal("SHO-3.3", "refused-not-in-hand", {"card": action.card})
        if action.space not in free_spaces(state, seat):
            return Refusal("SHO-3.3", "refused-space-taken", {"space": action.space})
        if action.space != BID:
            return Refusal("SHO-3.3", "refused-kept-for-bid", {"card": action.card})
        return Refusal("SHO-3.4", "refused-bid-too-high", {"chests": state.chests[seat]})
