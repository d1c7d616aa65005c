"""Replaying a record, and checking every word of it."""

from functools import partial
from typing import Any

from bakufu.kernel.game import BadPosition, Game, WrongOption
from bakufu.kernel.json import encode
from bakufu.kernel.record import BadRecord, Record
from bakufu.kernel.table import Table
from bakufu.kernel.words import Refused


def replay(game: Game[Any], record: Record, moves: int | None = None) -> Table[Any]:
    """The table after so many moves of a record (all, unless told otherwise); raises `BadRecord`."""
    if record.game != game.id:
        raise BadRecord("record-game", found=record.game, known=game.id)
    if not game.knows(record.rules):
        raise BadRecord("record-rules", found=record.rules, known=game.rules_version)
    try:
        options = game.read_options(record.players, record.options)
        first = None if record.position is None else game.load(record.position)
    except (WrongOption, BadPosition) as mistake:
        raise BadRecord(mistake.message, mistake.package, **mistake.about) from None
    seed = record.seed_bytes()
    if first:
        begun = (first.chance.seed, game.options(first), game.players(first), str(first.rules))
        if begun != (seed, options, record.players, record.rules):
            raise BadRecord("record-position")
    luck = record.joint_luck()
    begin = partial(Table, game, record.players, options, seed, first=first, rules=record.rules, luck=luck)
    table: Table[Any] = begin(names=record.names, bots=record.bots)
    for number, move in enumerate(record.moves[:moves], 1):
        try:
            if not table.play(move.seat, move.action):
                raise BadRecord("record-move-late", move=number)
        except Refused as refused:
            clause = refused.refusal.clause or "-"
            raise BadRecord("record-move-refused", move=number, seat=move.seat + 1, clause=clause) from None
    return table


def verify(game: Game[Any], record: Record) -> Table[Any]:
    """Recompute a whole record: promise, luck, every move, result. Raises `BadRecord` at the first flaw."""
    table = replay(game, record)
    if table.over:
        if encode(record.result) != encode(table.result):
            raise BadRecord("record-result")
    elif record.result is not None:
        raise BadRecord("record-result-early")
    return table
