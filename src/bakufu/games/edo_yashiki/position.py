"""What cannot be so in a position that came from outside."""

from bakufu.games.edo_yashiki.components import COLUMNS, COUNTS, FACES, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE
from bakufu.games.edo_yashiki.house import House
from bakufu.games.edo_yashiki.state import ALL_FOUR, NONE, EdoState


def flaw(state: EdoState) -> str | None:
    """What cannot be so in a position that came from outside."""
    players = len(state.scores)
    by_seat = (state.hands, state.named, state.lines, state.kinds, state.specialists)
    if players not in COUNTS or any(len(each) != players for each in by_seat):
        return "every list by seat has one entry for each player"
    if len(state.houses) not in (0, players) or not 0 <= state.first < players:
        return "there is a house for each player, and a first player"
    held = [card for card in state.hands if card != NONE]
    cards = [*state.deck, *state.row, *held]
    if len(set(cards)) != len(cards) or not all(0 <= card < len(FACES) for card in cards):
        return "a card is in one place, and is one of the 64"
    if any(card != NONE and card not in state.row for card in state.named):
        return "a card that is named lies in the row"
    if not all(0 < present <= ALL_FOUR and not present & 1 for present in state.specialists):
        return "one to four specialists are present"
    if any(kinds & ~ALL_FOUR for kinds in state.kinds) or min(state.scores) < 0:
        return "kinds and scores are what lines bring"
    if not all(map(in_one_piece, state.houses)):
        return "a house is in one piece"
    if state.rules >= 2 and not all(map(made_of_its_cards, state.houses)):  # since 2 (EDO-2.6)
        return "a house is made of its cards, the first of them at 0, 0"
    if state.rules < 2 and any(house.cards for house in state.houses):
        return "by the first rules nobody remembers where the cards of a house lie"
    return None


def in_one_piece(house: House) -> bool:
    """Whether every square hangs together with every other by its sides."""
    squares = _squares(house)
    edge = [min(squares)] if squares else []
    while edge:
        place = edge.pop()
        squares.discard(place)
        edge += [near for step in (1, STRIDE) for near in (place + step, place - step) if near in squares]
    return not squares


def made_of_its_cards(house: House) -> bool:
    """Whether its cards, the first of them at 0, 0, lie on all of its squares and nowhere else."""
    corners = [row * STRIDE + column for row in range(ROWS) for column in range(COLUMNS)]
    covered = {house.origin + card + corner for card in house.cards for corner in corners}
    return house.cards[:1] == (0,) and len(set(house.cards)) == len(house.cards) and covered == _squares(house)


def _squares(house: House) -> set[int]:
    return {place for place, kind in enumerate(bytes(house.grid)) if kind}
