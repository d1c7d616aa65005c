"""EDO-2.2: everyone takes one card, in one of three ways."""

from bakufu.games.edo_yashiki.actions import Claim, Name
from bakufu.games.edo_yashiki.components import FACES, Card
from bakufu.games.edo_yashiki.events import Named, NamedCard, NamesOpened, Took
from bakufu.games.edo_yashiki.state import NONE, SEATS, EdoState
from bakufu.kernel.step import Next, Step
from bakufu.kernel.words import Action, Decision, Refusal, Seat, Seats

CLAIMS = tuple(Claim(card) for card in range(len(FACES)))
NAMES = tuple(Name(card) for card in range(len(FACES)))


def without_card(state: EdoState) -> Seats:
    """The players who have no card yet, in the order of their seats."""
    bits = 0
    for seat, card in enumerate(state.hands):
        if card == NONE:
            bits |= 1 << seat
    return SEATS[bits]


def take(state: EdoState, seat: Seat, card: Card) -> None:
    """A player gets a card of the row."""
    state.row.remove(card)
    state.hands[seat] = card
    if tell := state.tell:
        tell(Took(seat, card))


def take_what_is_left(state: EdoState) -> bool:
    """The last player without a card gets the last card; whether that was so."""
    if len(state.row) > 1:
        return False
    for seat in without_card(state):
        take(state, seat, state.row[0])
    return True


class Race(Step[EdoState], frozen=True):
    """Whoever has no card may claim any that is free; the first claim wins, the last player gets what is left."""

    clause = "EDO-2.2"

    def seats(self, state: EdoState) -> Seats:
        """Everyone without a card, at once."""
        return without_card(state)

    def ask(self, state: EdoState, seat: Seat) -> Decision:
        """Any free card; the first claim gets it."""
        return Decision("claim", tuple([CLAIMS[card] for card in state.row]), race=True)

    def do(self, state: EdoState, seat: Seat, action: Claim) -> Next:
        """The claim wins."""
        take(state, seat, action.card)
        return None if take_what_is_left(state) else self

    def why_not(self, state: EdoState, seat: Seat, action: Action) -> Refusal | None:
        """The card is not in the row."""
        return not_in_row(action)


class Draft(Step[EdoState], frozen=True):
    """In turn order from the first player; the last one gets what is left."""

    clause = "EDO-2.2"

    def seats(self, state: EdoState) -> Seats:
        """The next player in turn."""
        players = len(state.hands)
        return ((state.first + players - len(state.row)) % players,)

    def ask(self, state: EdoState, seat: Seat) -> Decision:
        """Any free card."""
        return Decision("take", tuple([CLAIMS[card] for card in state.row]))

    def do(self, state: EdoState, seat: Seat, action: Claim) -> Next:
        """Take it."""
        take(state, seat, action.card)
        return None if take_what_is_left(state) else self

    def why_not(self, state: EdoState, seat: Seat, action: Action) -> Refusal | None:
        """The card is not in the row."""
        return not_in_row(action)


class NameCards(Step[EdoState], frozen=True):
    """Everyone without a card secretly names one."""

    clause = "EDO-2.2"

    def seats(self, state: EdoState) -> Seats:
        """Everyone without a card who has not named one."""
        return tuple([seat for seat in without_card(state) if state.named[seat] == NONE])

    def ask(self, state: EdoState, seat: Seat) -> Decision:
        """Any free card."""
        return Decision("name", tuple([NAMES[card] for card in state.row]), secret=True)

    def do(self, state: EdoState, seat: Seat, action: Name) -> Next:
        """Keep it secret until all have named one."""
        state.named[seat] = action.card
        if tell := state.tell:
            tell(Named(seat))
            tell(NamedCard(action.card), (seat,))
        return self if self.seats(state) else OpenNames()

    def why_not(self, state: EdoState, seat: Seat, action: Action) -> Refusal | None:
        """The card is not in the row."""
        return not_in_row(action)


class OpenNames(Step[EdoState], frozen=True):
    """A card named once goes to its claimant, one named by several to one of them at random; the others name again."""

    clause = "EDO-2.2"

    def run(self, state: EdoState) -> Next:
        """Give out every card that was named."""
        for card in tuple(state.row):
            claimants = tuple([seat for seat, named in enumerate(state.named) if named == card])
            if not claimants:
                continue
            if tell := state.tell:
                tell(NamesOpened(card, claimants))
            take(state, claimants[0] if len(claimants) == 1 else state.chance.pick(claimants), card)
        state.named = [NONE] * len(state.named)
        if not state.row or take_what_is_left(state):
            return None
        return NameCards()


def not_in_row(action: Action) -> Refusal | None:
    """What to say about a card that is not to be had."""
    if isinstance(action, Claim | Name):
        return Refusal("EDO-2.2", "refused-not-in-row")
    return None
