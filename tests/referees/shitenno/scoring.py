"""The final count (SHI-5)."""

from collections import Counter

from tests.referees.shitenno import components as c
from tests.referees.shitenno.board import Board, Kamon


def is_over(board: Board) -> bool:
    """After an odd year, if a player has no kamon left or the koku deck is empty (SHI-5.1)."""
    return board.year % 2 == 1 and (0 in board.kamon or not board.koku_deck)


def final_scores(board: Board) -> list[int]:
    """Points of the game, koku in hand and majorities."""
    scores = [board.scores[seat] + koku_in_hand(board, seat) for seat in range(board.players)]
    for line in board.provinces:
        if line:
            scores[majority(line)] += c.MAJORITY
    return scores


def koku_in_hand(board: Board, seat: int) -> int:
    """One point per koku, the tiles left used for most points (SHI-5.2).

    No order does better than all exchanges first: a copied troop costs a tile and another to exchange it, and the first
    of them would have added a koku as well.
    """
    hand, tiles = board.hands[seat], board.bonuses[seat]
    koku = sum(c.KOKU.get(card, 0) * number for card, number in hand.items())
    troops = sum(len(c.PRINTED.get(card, ())) * number for card, number in hand.items())
    koku += min(troops, tiles[c.EXCHANGE])
    return koku + tiles[c.PLUS_ONE] if koku else 0


def majority(line: list[Kamon]) -> int:
    """Who has most kamon of these, gold counted twice; of those level, whose is furthest left (SHI-5.3)."""
    count: Counter[int] = Counter()
    for kamon in line:
        count[kamon.seat] += 2 if kamon.golden else 1
    most = max(count.values())
    return next(kamon.seat for kamon in line if count[kamon.seat] == most)


def places(board: Board, scores: list[int]) -> list[int]:
    """Most points first; of those level, the higher title of the last year (SHI-5.4)."""
    order = sorted(range(board.players), key=lambda seat: (-scores[seat], board.titles[seat]))
    return [order.index(seat) + 1 for seat in range(board.players)]
