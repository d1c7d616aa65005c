"""What came of finished games: counted once for each, and from that how strong people are."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import case, delete, exists, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bakufu.server.storage import schema

LOCK = 7265
"""The number by which processes at one PostgreSQL wait for each other when they count."""

Strength = tuple[float, float]
"""A mean and how unsure it is, as openskill has them."""

START: Strength = (25.0, 25.0 / 3)

Rate = Callable[[Sequence[Strength], Sequence[int]], Sequence[Strength]]
"""How strong everybody is after a game in which they took these places."""


class Finisher(Struct, frozen=True):
    """Somebody who has played a game to its end; `who` is a holder, or `bot:` and a name, or nobody any more."""

    seat: int
    who: str | None
    place: int
    score: int


class Outcome(Struct, frozen=True):
    """How a table's game ended; without finishers it counts for nobody."""

    table: str
    game: str
    ended: float
    finishers: tuple[Finisher, ...]


class Played(Struct, frozen=True):
    """One game of somebody's."""

    table: str
    game: str
    players: int
    place: int
    score: int
    ended: float
    there: bool
    """Whether the table is there still."""


class Numbers(Struct, frozen=True):
    """Somebody's games of one kind, with so many players."""

    game: str
    players: int
    played: int
    won: int
    mean: float
    best: int


class Rating(Struct, frozen=True):
    """How strong somebody is."""

    game: str
    ladder: str
    strength: Strength
    games: int


def is_bot(who: str | None) -> bool:
    """Whether a finisher is no person."""
    return who is not None and who.startswith("bot:")


async def count(connection: AsyncConnection, outcomes: Sequence[Outcome], rate: Rate) -> set[str]:
    """Count how these games ended; gives the tables of which that had not been done yet."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    of = schema.counted
    known = select(of.c.table_id).where(of.c.table_id.in_([one.table for one in outcomes]))
    done = set((await connection.execute(known)).scalars())
    new = {one.table: one for one in outcomes if one.table not in done}
    if not new:
        return set()
    await connection.execute(insert(of), [{"table_id": table} for table in new])
    counting = [outcome for outcome in await _as_held_now(connection, new) if _people_of(outcome)]
    if counting:
        await connection.execute(insert(schema.played), [row for outcome in counting for row in _rows_of(outcome)])
    for outcome in counting:
        people, bots = _people_of(outcome), [one for one in outcome.finishers if is_bot(one.who)]
        if len(people) > 1:
            await _rate(connection, outcome.game, "people", people, rate)
        if bots:
            await _rate(connection, outcome.game, "bots", people + bots, rate)
    return set(new)


async def _as_held_now(connection: AsyncConnection, outcomes: Mapping[str, Outcome]) -> list[Outcome]:
    """The same with who has the seats now: since the end somebody may have gone to another browser, or for good."""
    of = schema.seats
    seats = select(of.c.table_id, of.c.seat, of.c.holder).where(of.c.table_id.in_(list(outcomes)))
    held = {(table, seat): holder for table, seat, holder in await connection.execute(seats)}
    return [
        replace(
            outcome,
            finishers=tuple(
                one if is_bot(one.who) or not one.who else replace(one, who=held.get((table, one.seat), one.who))
                for one in outcome.finishers
            ),
        )
        for table, outcome in outcomes.items()
    ]


def _people_of(outcome: Outcome) -> list[Finisher]:
    """For whom it counts: for nobody where one plays for several, who would win against himself."""
    people = [one for one in outcome.finishers if one.who and not is_bot(one.who)]
    return people if len({one.who for one in people}) == len(people) else []


def _rows_of(outcome: Outcome) -> list[dict[str, object]]:
    about = {"table_id": outcome.table, "game": outcome.game, "players": len(outcome.finishers), "ended": outcome.ended}
    return [
        about | {"seat": one.seat, "holder": one.who, "place": one.place, "score": one.score}
        for one in _people_of(outcome)
    ]


async def _rate(connection: AsyncConnection, game: str, ladder: str, finishers: Sequence[Finisher], rate: Rate) -> None:
    of = schema.ratings
    names = {str(one.who) for one in finishers}
    where = (of.c.game == game) & (of.c.ladder == ladder) & of.c.holder.in_(names)
    known = {row.holder: (row.mu, row.sigma, row.games) for row in await connection.execute(select(of).where(where))}
    before = [known.get(str(one.who), (*START, 0)) for one in finishers]
    after = rate([(mu, sigma) for mu, sigma, _ in before], [one.place for one in finishers])
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    # A bot that sits there twice keeps what its last seat made of it.
    for one, (mu, sigma), (_, _, games) in zip(finishers, after, before, strict=True):
        values = {"mu": mu, "sigma": sigma, "games": games + 1}
        new = dialect.insert(of).values(holder=one.who, game=game, ladder=ladder, **values)
        await connection.execute(
            new.on_conflict_do_update(index_elements=[of.c.holder, of.c.game, of.c.ladder], set_=values)
        )


async def uncounted(connection: AsyncConnection, most: int) -> list[str]:
    """Some finished tables with people whose end has not been counted."""
    tables, seats, counted = schema.tables, schema.seats, schema.counted
    people = exists().where((seats.c.table_id == tables.c.id) & seats.c.holder.is_not(None))
    done = exists().where(counted.c.table_id == tables.c.id)
    wanted = select(tables.c.id).where(tables.c.over.is_(True) & people & ~done).order_by(tables.c.made).limit(most)
    return list((await connection.execute(wanted)).scalars())


async def games_of(connection: AsyncConnection, holder: str, first: int, most: int) -> list[Played]:
    """Some of somebody's games, the newest first, after so many."""
    of, tables = schema.played, schema.tables
    wanted = select(of, tables.c.id.is_not(None).label("there")).outerjoin(tables, tables.c.id == of.c.table_id)
    newest = wanted.where(of.c.holder == holder).order_by(of.c.ended.desc(), of.c.table_id)
    return [
        Played(row.table_id, row.game, row.players, row.place, row.score, row.ended, bool(row.there))
        for row in await connection.execute(newest.offset(first).limit(most))
    ]


async def numbers_of(connection: AsyncConnection, holder: str) -> list[Numbers]:
    """What has come of somebody's games, added up by the database."""
    of = schema.played
    figures = (func.count(), func.sum(case((of.c.place == 1, 1), else_=0)), func.avg(of.c.score), func.max(of.c.score))
    kinds = select(of.c.game, of.c.players, *figures).where(of.c.holder == holder)
    found = await connection.execute(kinds.group_by(of.c.game, of.c.players).order_by(of.c.game, of.c.players))
    return [
        Numbers(game, players, played, int(won), float(mean), best) for game, players, played, won, mean, best in found
    ]


async def ratings_of(connection: AsyncConnection, holder: str) -> list[Rating]:
    """How strong somebody is, at each game."""
    of = schema.ratings
    found = await connection.execute(select(of).where(of.c.holder == holder).order_by(of.c.game, of.c.ladder))
    return [Rating(row.game, row.ladder, (row.mu, row.sigma), row.games) for row in found]


async def transfer(connection: AsyncConnection, before: str, to: str) -> None:
    """Somebody goes to another browser; of two ratings the one from more games is kept."""
    of = schema.ratings
    mine, theirs = await ratings_of(connection, before), await ratings_of(connection, to)
    there = {(one.game, one.ladder): one.games for one in theirs}
    for one in mine:
        same = (of.c.game == one.game) & (of.c.ladder == one.ladder)
        loser = before if there.get((one.game, one.ladder), -1) >= one.games else to
        await connection.execute(delete(of).where(same & (of.c.holder == loser)))
        await connection.execute(update(of).where(same & (of.c.holder == before)).values(holder=to))


async def forget(connection: AsyncConnection, holder: str) -> None:
    """All of somebody's numbers."""
    for of in (schema.played, schema.ratings):
        await connection.execute(delete(of).where(of.c.holder == holder))
