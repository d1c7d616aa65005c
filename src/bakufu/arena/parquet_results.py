"""Results in Parquet, for very many games: a folder of parts that other tools read, too.

A part is written under another name and then given its own, so that it is there whole or not at all. The games of the
part that is being filled stand in a journal beside it, line by line, each there from when it ended.
"""

import os
from collections import deque
from collections.abc import Iterator
from heapq import heapify, heappop, heapreplace
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from bakufu.arena.arena import Arena
from bakufu.arena.bout import Bout, BoutResult
from bakufu.arena.entrants import PACKAGE
from bakufu.arena.lock import Lock
from bakufu.arena.results import Results, no_results
from bakufu.arena.spans import Spans
from bakufu.bots import Budget
from bakufu.kernel.mistake import Mistake

SUFFIX = ".parquet"
"""How the folder's name ends, and each part's."""
JOURNAL = ".jsonl"
FORMAT = 1
PART = 50_000
"""Games in a part."""
AT_ONCE = 2_000
"""Games read at once from a part."""


class Row(Struct, frozen=True):
    """A game, as it stands in a part and, as JSON, in a journal."""

    number: int
    game: str
    rules: str
    options: str
    seed: str
    seating: tuple[str, ...]
    budget: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    faults: tuple[int, ...]
    decisions: int
    digest: str


class _About(Struct, frozen=True):
    """What `arena.json` says."""

    format: int
    arena: Arena


class _Part(Struct, frozen=True):
    first: int
    last: int
    rows: int
    path: Path


class ParquetResults(Results):
    """A folder: `arena.json`, parts, and while it is written a journal."""

    def __init__(self, path: Path, lock: Lock | None = None) -> None:
        self.path = path
        self._lock = lock
        self._unwritten: dict[int, Row] = {}
        self._journal: BinaryIO | None = None
        self._next = 1
        _parquet()

    @classmethod
    def write(cls, path: Path, arena: Arena) -> "ParquetResults":
        """For this arena: a new folder, or one that holds some of its games. Raises `Mistake`, or `OSError`."""
        _parquet()
        if path.exists() and not (path / "arena.json").exists() and (not path.is_dir() or any(path.iterdir())):
            raise no_results(path)
        path.mkdir(exist_ok=True)
        lock = Lock(path / "lock", path)
        try:
            results = cls(path, lock)
            if not (path / "arena.json").exists():
                _put(path / "arena.json", msgspec.json.encode(_About(FORMAT, arena)))
            results.ensure(arena)
            results._take_up()
        except BaseException:
            lock.release()
            raise
        return results

    @classmethod
    def read(cls, path: Path) -> "ParquetResults":
        """What a folder holds, also while it is written to. Raises `Mistake`."""
        if not (path / "arena.json").exists():
            raise no_results(path)
        return cls(path)

    def arena(self) -> Arena:
        """What is played."""
        try:
            about = msgspec.json.decode((self.path / "arena.json").read_bytes(), type=_About)
        except msgspec.MsgspecError:
            raise no_results(self.path) from None
        if about.format != FORMAT:
            raise no_results(self.path)
        return about.arena

    def _take_up(self) -> None:
        """Go on where a run before was, however it ended."""
        for left in self.path.glob("*.new"):
            left.unlink()
        self._unwritten = {row.number: row for row in self._journalled()}
        parts = [int(file.stem.removeprefix("part-")) for file in self.path.glob(f"part-*{SUFFIX}")]
        self._next = max(parts, default=0) + 1
        self._there = Spans()
        for part in self._parts():
            self._add_numbers(self._there, part)
        for number in [number for number in self._unwritten if number in self._there]:
            del self._unwritten[number]
        for number in self._unwritten:
            self._there.add(number)
        self._begin_journal()
        for journal in self._journals():
            if journal != self._journal_path():
                journal.unlink()

    def _journal_path(self) -> Path:
        return self.path / f"part-{self._next:08}{JOURNAL}"

    def _begin_journal(self) -> None:
        """The journal of the next part, with what has been played of it."""
        lines = b"".join(msgspec.json.encode(row) + b"\n" for row in self._unwritten.values())
        _put(self._journal_path(), lines)
        self._journal = self._journal_path().open("ab", buffering=0)

    def add(self, bout: Bout, outcome: BoutResult) -> None:
        """Keep a game that has ended; one that is there stays as it is."""
        if bout.number in self._there:
            return
        row = _row(bout, outcome)
        assert self._journal is not None, "opened to be read"
        self._journal.write(msgspec.json.encode(row) + b"\n")
        self._unwritten[row.number] = row
        self._there.add(row.number)
        if len(self._unwritten) >= PART:
            self._write_part()
            self._begin_journal()

    def _write_part(self) -> None:
        """What the journal has becomes a part; from then on the journal says nothing new."""
        rows = [self._unwritten[number] for number in sorted(self._unwritten)]
        arrow, parquet = _parquet()
        table = arrow.Table.from_pylist([msgspec.structs.asdict(row) for row in rows], _schema(arrow))
        new = self.path / f"part-{self._next:08}.new"
        parquet.write_table(table, new, compression="zstd")
        with new.open("rb+") as file:
            os.fsync(file.fileno())
        new.replace(self.path / f"part-{self._next:08}{SUFFIX}")
        self._end_journal()
        self._unwritten = {}
        self._next += 1

    def _end_journal(self) -> None:
        if self._journal:
            self._journal.close()
            self._journal_path().unlink()
            self._journal = None

    def close(self) -> None:
        """What is left becomes a part; others may write."""
        if self._lock:
            if self._unwritten:
                self._write_part()
            self._end_journal()
            self._lock.release()

    def _parts(self) -> list[_Part]:
        """Those that are written, the one with the smallest number first."""
        return sorted(
            (_span(path) for path in self.path.glob(f"part-*{SUFFIX}")), key=lambda part: (part.first, part.path)
        )

    def _add_numbers(self, spans: Spans, part: _Part) -> None:
        if part.last - part.first + 1 == part.rows:
            spans.add(part.first, part.last)
            return
        for number in _parquet()[1].read_table(part.path, columns=["number"])["number"].to_pylist():
            spans.add(number)

    def _journals(self) -> list[Path]:
        """Those whose part is not written."""
        return sorted(self.path.glob(f"part-*{JOURNAL}"))

    def _journalled(self) -> list[Row]:
        """The games of journals; a line that was being written when its process was killed is none."""
        rows = []
        for journal in self._journals():
            try:
                text = journal.read_bytes()
            except FileNotFoundError:  # It has become a part in this moment.
                continue
            rows += [msgspec.json.decode(line, type=Row) for line in text.split(b"\n")[:-1]]
        return rows

    def games(self) -> Iterator[tuple[Bout, BoutResult]]:
        """All of them, in the order of their numbers; few parts are open at a time."""
        last = 0
        journalled = self._unwritten.values() if self._lock else self._journalled()
        rows = iter(sorted(journalled, key=lambda row: row.number))
        # Journals are read first: what becomes a part meanwhile is there twice, and is told once.
        waiting = deque(self._parts())
        heap: list[tuple[int, int, Row, Iterator[Row]]] = []
        for order, source in enumerate([rows]):
            heap += [(row.number, order, row, source) for row in [next(source, None)] if row]
        heapify(heap)
        while heap or waiting:
            while waiting and (not heap or waiting[0].first <= heap[0][0]):
                part = _read(waiting.popleft().path)
                row = next(part)
                heap.append((row.number, 1 + len(waiting), row, part))
                heapify(heap)
            number, order, row, source = heap[0]
            if number != last:
                yield _game(row)
                last = number
            following = next(source, None)
            if following:
                heapreplace(heap, (following.number, order, following, source))
            else:
                heappop(heap)

    def game(self, number: int) -> tuple[Bout, BoutResult]:
        """One of them; raises `Mistake` where it is not there."""
        for row in self._unwritten.values() if self._lock else self._journalled():
            if row.number == number:
                return _game(row)
        for part in self._parts():
            if part.first <= number <= part.last:
                found = _parquet()[1].read_table(part.path, filters=[("number", "=", number)]).to_pylist()
                if found:
                    return _game(msgspec.convert(found[0], Row))
        raise self.no_game(number)

    def numbers(self) -> Spans:
        """The games that are there."""
        spans = Spans()
        for row in self._unwritten.values() if self._lock else self._journalled():
            spans.add(row.number)
        for part in self._parts():
            self._add_numbers(spans, part)
        return spans


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise Mistake("arena-parquet-extra", package=PACKAGE) from None
    return pyarrow, parquet


def _schema(arrow: Any) -> Any:
    numbers = arrow.list_(arrow.int32())
    kinds = {
        int: arrow.int32(),
        str: arrow.string(),
        tuple[str, ...]: arrow.list_(arrow.string()),
        tuple[int, ...]: numbers,
    }
    fields = {field.name: kinds[field.type] for field in msgspec.structs.fields(Row)}
    return arrow.schema(fields | {"number": arrow.int64()})


def _span(path: Path) -> _Part:
    """From what the part says about itself, without reading its games."""
    about = _parquet()[1].read_metadata(path)
    column = about.schema.names.index("number")
    spans = [about.row_group(group).column(column).statistics for group in range(about.num_row_groups)]
    return _Part(min(span.min for span in spans), max(span.max for span in spans), about.num_rows, path)


def _read(path: Path) -> Iterator[Row]:
    with _parquet()[1].ParquetFile(path) as part:
        for batch in part.iter_batches(AT_ONCE):
            for row in batch.to_pylist():
                yield msgspec.convert(row, Row)


def _row(bout: Bout, outcome: BoutResult) -> Row:
    budget = msgspec.json.encode(bout.budget).decode()
    what = (bout.number, bout.game, bout.rules, bout.options, bout.seed, bout.seating, budget)
    return Row(*what, *msgspec.structs.astuple(outcome))


def _game(row: Row) -> tuple[Bout, BoutResult]:
    budget = msgspec.json.decode(row.budget, type=Budget)
    bout = Bout(row.number, row.game, row.rules, row.options, row.seed, row.seating, budget)
    return bout, BoutResult(row.places, row.scores, row.faults, row.decisions, row.digest)


def _put(path: Path, content: bytes) -> None:
    """A file that is there whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    with new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
