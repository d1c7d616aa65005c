"""SHI-1.5 with SHI-2.3: what everybody can work out about cards that only their owners have seen.

A deck that was used up is known card by card, so what was drawn unseen from it is known too, but not who has which. And
a card that is played after the deck was renewed tells no one from which deck it was drawn. So draws are noted down in
the order in which they happened, and so are plays wherever they leave such a doubt.
"""

from collections.abc import Iterable

from bakufu.games.shitenno.components import Card, Cards
from bakufu.games.shitenno.decks import one_of
from bakufu.games.shitenno.state import PLAYED, ShitennoState, Unseen
from bakufu.kernel.chance import Chance
from bakufu.kernel.words import Seat


def play_unseen(state: ShitennoState, seat: Seat, card: Card) -> None:
    """A card leaves the part of a hand that nobody else had seen.

    If all that the player has drawn came from one deck, so did this card, and there is nothing to remember about it.
    """
    left = list(state.secret[seat])
    left.remove(card)
    state.secret[seat] = tuple(left)
    notes = state.unseen
    deck, *further = {deck for who, _, deck in notes if who == seat}
    if further:
        state.unseen = (*notes, Unseen(seat, card, PLAYED))
    else:
        # In an order that does not tell which of the cards was drawn when.
        own = sorted([note for note in notes if note[0] == seat])
        own.remove(Unseen(seat, card, deck))
        state.unseen = (*[note for note in notes if note[0] != seat], *own)
    if not any(state.secret):
        state.unseen = ()


def hands_from(notes: Iterable[Unseen], players: int) -> list[Cards]:
    """What was drawn and not played; a card must have been drawn before it is played."""
    hands: list[list[Card]] = [[] for _ in range(players)]
    for seat, card, deck in notes:
        if deck == PLAYED:
            hands[seat].remove(card)
        else:
            hands[seat].append(card)
    return [tuple(sorted(hand)) for hand in hands]


def draw_anew(state: ShitennoState, seat: Seat, chance: Chance) -> None:
    """Every card that another player drew unseen is drawn again from the same deck.

    What comes out depends on nothing that this seat cannot know: on its own cards, the others' numbers of draws from
    each deck, the cards that can have been drawn from it, and the cards played since, which must be among them.
    """
    notes = state.unseen
    pools: dict[int, list[Card]] = {state.renewals: state.troop_deck}
    for note in notes:
        if note.seat != seat and note.deck != PLAYED:
            pools.setdefault(note.deck, []).append(note.card)
    for pool in pools.values():
        pool.sort()
    drawn: dict[int, Card] = {}
    plays = [i for i, note in enumerate(notes) if note.seat != seat and note.deck == PLAYED]
    found = account_for(plays, notes, pools, drawn, chance)
    assert found, "what has happened can have happened"
    anew = list(notes)
    for i, (other, _, deck) in enumerate(notes):
        if other != seat and deck != PLAYED:
            anew[i] = Unseen(other, drawn[i] if i in drawn else chance.draw(pools[deck]), deck)
    state.unseen = tuple(anew)
    state.secret = hands_from(anew, len(state.secret))


def account_for(
    plays: list[int], notes: tuple[Unseen, ...], pools: dict[int, list[Card]], drawn: dict[int, Card], chance: Chance
) -> bool:
    """Decide for each of these plays which earlier draw it was, and take the card out of that deck's pool.

    An earlier draw is the likelier, the more of that deck's cards are such. If a later play then finds no draw that it
    could have been, the next one is tried.
    """
    if not plays:
        return True
    play, *later = plays
    seat, card, _ = notes[play]
    draws = [i for i in range(play) if notes[i].seat == seat and notes[i].deck != PLAYED and i not in drawn]
    draws = [i for i in draws if card in pools[notes[i].deck]]
    while draws:
        draw = draws.pop(one_of(likelihoods(card, [pools[notes[i].deck] for i in draws]), chance))
        pool = pools[notes[draw].deck]
        pool.remove(card)
        drawn[draw] = card
        if account_for(later, notes, pools, drawn, chance):
            return True
        pool.append(card)
        del drawn[draw]
    return False


def likelihoods(card: Card, pools: Iterable[list[Card]]) -> list[int]:
    """How likely it is to draw this card from each of these, in thousandths."""
    return [1000 * pool.count(card) // len(pool) for pool in pools]
