"""The one way in which something is written at a table: judged, written down, applied, shown.

One at a time. Where the log has grown meanwhile, it is judged once more by the log as it is.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from bakufu.kernel.words import Refusal, Refused
from bakufu.server.storage import Stopped, Storage
from bakufu.server.storage.models import Entry
from bakufu.server.tables.answer_result import Settled, Verdict
from bakufu.server.tables.lock import WriteLock
from bakufu.server.tables.projection import Projection

Propose = Callable[[], Entry | Verdict]
"""The next entry of the log, made when it can be written; or why there is none. May raise `Refused`."""


class Writable(Protocol):
    """A table at which something is written."""

    projection: Projection

    def applied(self, entry: Entry, quiet: bool = False) -> None:
        """An entry has happened: who looks is shown it."""

    async def read_on(self) -> None:
        """Read and apply what others have written; only in one's turn to write."""

    def close(self) -> None:
        """The keeper has closed the table."""

    def background(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something beside."""


class Proposal:
    """What is proposed, on its way into the log."""

    __slots__ = ("_path", "entry", "propose", "then")

    def __init__(self, path: "WritePath", propose: Propose, then: Callable[[Settled], None]) -> None:
        self._path = path
        self.propose = propose
        self.then = then
        self.entry: Entry | None = None
        """What it has become."""

    def begin(self) -> None:
        """Its turn has come."""
        self._path.judge(self)

    def end(self, got_in: bool | Exception) -> None:
        """What was written down is in the log, or somebody else was first with that number, or who knows."""
        self._path.apply(self, got_in)


class WritePath:
    """One answer is written at a time; nothing happens before it is committed."""

    def __init__(self, table: Writable, storage: Storage) -> None:
        self._table = table
        self._projection = table.projection
        self._storage = storage
        self._lock = WriteLock()
        self._unsure = False
        """Whether the log may hold what we do not know of."""

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._lock.taken

    # Entries of the log

    async def written(self, propose: Propose) -> Verdict:
        """What came of a proposal. Raises `Refused`, or whatever the database does."""
        done: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        self.write(propose, partial(_settle, done))
        return await done

    def write(self, propose: Propose, then: Callable[[Settled], None]) -> None:
        """The same for who would rather be called: `then` is told what came of it."""
        self._lock.ask(Proposal(self, propose, then).begin)

    def judge(self, proposal: Proposal) -> None:
        """In turn: what is proposed is judged by the log as it is known, and written down if it is an entry."""
        if self._unsure:
            self._table.background(self._judge_again(proposal))
            return
        settled: Settled
        try:
            if self._projection.closed:
                raise Refused(Refusal("", "refused-closed"))
            if self._projection.gathering:
                raise Refused(Refusal("", "refused-luck-not-drawn"))
            proposed = proposal.propose()
            if isinstance(proposed, Entry):
                proposal.entry = proposed
                self._storage.write(self._projection.id, proposed, proposal.end)
                return
            settled = proposed
        except Exception as error:
            settled = error
        self._settle(proposal, settled)

    def apply(self, proposal: Proposal, got_in: bool | Exception) -> None:
        """What was written down happens, if it is in the log."""
        if got_in is False:
            self._table.background(self._judge_again(proposal))
            return
        settled: Settled = "done"
        try:
            if isinstance(got_in, Stopped):
                # The keeper was here, and we have not heard of it yet.
                self._table.close()
                raise Refused(Refusal("", "refused-closed"))
            if isinstance(got_in, Exception):
                # Whether it was committed is not known; the log will tell.
                self._unsure = True
                raise got_in
            assert proposal.entry
            self._projection.apply(proposal.entry)
            self._table.applied(proposal.entry)
        except Exception as error:
            settled = error
        self._settle(proposal, settled)

    def _settle(self, proposal: Proposal, settled: Settled) -> None:
        """Whatever whoever proposed it makes of that: the next one has its turn."""
        try:
            proposal.then(settled)
        finally:
            self._lock.give_back()

    async def _judge_again(self, proposal: Proposal) -> None:
        """Still in turn, when the log is known again."""
        try:
            await self._read_on()
        except Exception as error:
            # Whoever wanted it says so in the log.
            self._settle(proposal, error)
            return
        except BaseException:
            self._settle(proposal, RuntimeError("stopped"))
            raise
        self.judge(proposal)

    # What is more than an entry

    async def in_turn(self, write: Callable[[], Awaitable[bool]], then_read: bool = True) -> None:
        """Write something by the log as it is known; once more if that has grown. Raises `Refused`.

        `then_read`: what was written is read from the database, as others read it.
        """
        async with self._lock:
            while True:
                if self._unsure:
                    await self._read_on()
                if self._projection.closed:
                    raise Refused(Refusal("", "refused-closed"))
                try:
                    written = await write()
                except Stopped:
                    self._table.close()
                    continue
                except Refused:
                    raise
                except Exception:
                    self._unsure = True
                    raise
                if then_read or not written:
                    await self._read_on()
                if written:
                    return

    async def catch_up(self, then: Callable[[], Awaitable[None]] | None = None) -> None:
        """Apply what others have written; `then` goes on before anything more is."""
        async with self._lock:
            await self._read_on()
            if then:
                await then()

    async def _read_on(self) -> None:
        await self._table.read_on()
        self._unsure = False


def _settle(done: "asyncio.Future[Verdict]", settled: Settled) -> None:
    """Who has left meanwhile waits for no answer."""
    if done.done():
        return
    if isinstance(settled, Exception):
        done.set_exception(settled)
    else:
        done.set_result(settled)
