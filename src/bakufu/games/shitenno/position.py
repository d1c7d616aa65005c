"""What cannot be so in a position that came from outside."""

from collections import Counter

from bakufu.games.shitenno.components import (
    BONUS_TILES,
    BONUSES,
    COUNTS,
    DRAW,
    FIRST_HAND,
    KAMON,
    KOKU_CARDS,
    NONE,
    PROVINCES,
    TILES_PER_PROVINCE,
    TITLES,
    TROOP_CARDS,
)
from bakufu.games.shitenno.provinces import PLACES, PayFor
from bakufu.games.shitenno.setup import SetUp
from bakufu.games.shitenno.state import GOLD, PLAYED, ShitennoState, hand
from bakufu.games.shitenno.unseen import hands_from


def flaw(state: ShitennoState) -> str | None:
    """The first thing that does not fit; None where the position could lie on a table."""
    players = len(state.titles)
    by_seat = (state.received, state.known, state.secret, state.kamon_left, state.scores)
    if players not in COUNTS or any(len(each) != players for each in by_seat):
        return "every list by seat has one entry for each player"
    if len(state.bonuses) != players * len(BONUSES) or len(state.provinces) != len(PROVINCES):
        return "there are three numbers of tiles for each player, and eight provinces"
    if min(state.scores) < 0 or min(state.bonuses) < 0 or min(state.kamon_left) < 0 or state.tiles_spent < 0:
        return "nothing is less than nothing"
    wrong = (_wrong_titles, _wrong_cards, _wrong_secrets, _wrong_provinces, _wrong_steps)
    return next((words for find in wrong if (words := find(state))), None)


def _wrong_titles(state: ShitennoState) -> str | None:
    begun = not any(isinstance(step, SetUp) for step in state.stack)
    tiles = [tile for tile in state.received if tile != NONE]
    titles = state.titles if begun else []
    if not all(title in range(len(TITLES)) for title in (*titles, *tiles)):
        return "there are four titles"
    if len(set(titles)) < len(titles) or len(set(tiles)) < len(tiles):
        return "no title belongs to two players"
    return None


def _wrong_cards(state: ShitennoState) -> str | None:
    hands = [card for seat in range(len(state.titles)) for card in hand(state, seat)]
    decks = (state.troop_deck, state.troop_discards, state.koku_deck, state.koku_discards)
    cards = [*hands, *state.shared, *state.lot, *(card for deck in decks for card in deck)]
    if Counter(cards) != Counter((*TROOP_CARDS, *KOKU_CARDS)):
        return "every card of the box is in one place"
    troops, koku = set(TROOP_CARDS), set(KOKU_CARDS)
    if {*state.troop_deck, *state.troop_discards} - troops or {*state.koku_deck, *state.koku_discards} - koku:
        return "troop cards and koku cards have decks of their own"
    if any(set(cards) - troops for cards in state.secret):
        return "only troop cards are drawn secretly"
    if state.shared != sorted(state.shared) or state.lot != sorted(state.lot):
        return "shared cards lie in the order of their kinds"
    return None


def _wrong_secrets(state: ShitennoState) -> str | None:
    players = len(state.secret)
    if not all(0 <= note.seat < players and PLAYED <= note.deck <= state.renewals for note in state.unseen):
        return "whoever drew a card sits at the table, and it came from a deck"
    if sum(note.deck != PLAYED for note in state.unseen) > FIRST_HAND * players + sum(
        BONUS_TILES[DRAW :: len(BONUSES)]
    ):
        return "a secret card is dealt in the beginning, or drawn with a tile"
    try:
        hands = hands_from(state.unseen, players)
    except ValueError:
        return "a card is drawn before it is played"
    return None if hands == state.secret else "every secret card was drawn by its owner"


def _wrong_provinces(state: ShitennoState) -> str | None:
    players = len(state.titles)
    stones = [stone for kamon in state.provinces for stone in kamon]
    if any(len(kamon) > PLACES for kamon in state.provinces):
        return "a province has four positions"
    if not all(0 <= stone < 2 * GOLD and stone % GOLD < players for stone in stones):
        return "a kamon is a player's, silver or gold"
    placed = Counter(stone % GOLD for stone in stones)
    if any(placed[seat] + state.kamon_left[seat] != KAMON[players] for seat in range(players)):
        return "every player has all kamon, in stock or on the board"
    begun = not any(isinstance(step, SetUp) for step in state.stack)
    left = [max(0, TILES_PER_PROVINCE - len(kamon)) for kamon in state.provinces]
    if len(state.tops) != len(PROVINCES) or len(state.tiles) != len(BONUS_TILES) or min(state.tiles) < 0:
        return "there are eight visible tiles at most, and twelve sorts of them"
    if begun and any((top == NONE) != (not tiles) for top, tiles in zip(state.tops, left, strict=True)):
        return "a tile is visible where tiles are left"
    if sum(state.tiles) != sum(left) or sum(left) + sum(state.bonuses) + state.tiles_spent != sum(BONUS_TILES):
        return "every bonus tile of the box is in one place"
    each = len(BONUSES)
    if any(number > most for number, most in zip(state.tiles, BONUS_TILES, strict=True)) or any(
        state.tops.count(top) > sum(state.tiles[top * each : top * each + each]) for top in state.tops if top != NONE
    ):
        return "visible tiles are among those left"
    return None


def _wrong_steps(state: ShitennoState) -> str | None:
    players = len(state.titles)
    for step in state.stack:
        named = [getattr(step, name) for name in ("seat", "tairo", "to") if hasattr(step, name)]
        if not all(0 <= seat < players for seat in named):
            return "whoever must decide sits at the table"
        if isinstance(step, PayFor) and not _payable(state, step):
            return "what is about to be paid can be paid"
    return None


def _payable(state: ShitennoState, step: PayFor) -> bool:
    if not 0 <= step.province < len(PROVINCES) or len(state.provinces[step.province]) == PLACES:
        return False
    return len(step.ask(state, step.seat).actions) > 0
