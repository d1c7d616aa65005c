"""Chapters 3 and 6: two years of spring, summer, autumn and winter."""

from tests.referees.shogun import actions, chambers, court, leaders, planning, samurai, set_up, winter
from tests.referees.shogun.board import Board, Flow
from tests.referees.shogun.printed import AUTUMN, SPRING, SUMMER, WINTER


def play(board: Board) -> Flow:
    """The whole game."""
    yield from set_up.set_up(board)
    for year in (1, 2):
        board.year = year
        open_events(board, year)
        for season in (SPRING, SUMMER, AUTUMN):
            board.season = season
            yield from action_round(board)
        board.season = WINTER
        yield from winter.winter(board)
        if year == 1:
            end_first_year(board)
    leaders.score(board)
    chambers.score(board)
    board.over = True


def open_events(board: Board, year: int) -> None:
    """Four events for the year (SHO-1.8, SHO-6.4)."""
    told = board.luck("events-opened")
    assert told["year"] == year
    events = set(told["events"])
    assert len(events) == 4
    assert events <= board.event_pile
    board.event_pile -= events
    board.year_events = events


def action_round(board: Board) -> Flow:
    """One round (SHO-3)."""
    planning.open_cards(board)
    yield from planning.plan(board)
    planning.draw_event(board)
    yield from planning.bid(board)
    if "leaders" in board.modules and not board.draft and (board.year, board.season) == (1, SPRING):
        yield from leaders.place_all(board)
    if "samurai" in board.modules:
        yield from samurai.bonuses(board)
    if "court" in board.modules:
        yield from court.court(board)
    yield from actions.carry_out(board)
    clear_up(board)
    if "leaders" in board.modules:
        yield from leaders.end_round(board)
    if "chambers" in board.modules:
        yield from chambers.take_tiles(board)


def clear_up(board: Board) -> None:
    """Special cards and the event go, played cards return (SHO-3.10)."""
    board.event = None
    board.row = []
    board.specials = []
    board.special = [None] * board.players
    board.plans = [{} for _ in board.seats]
    board.shown = [set() for _ in board.seats]
    board.confirmed = set()
    board.peace = [set() for _ in board.seats]


def end_first_year(board: Board) -> None:
    """Rice to nothing, markers off, the samurai piles as at the start (SHO-6.4, SHO-8.1)."""
    board.rice = [0] * board.players
    for land in board.lands:
        land.markers = 0
    board.banner = [0] * board.players
