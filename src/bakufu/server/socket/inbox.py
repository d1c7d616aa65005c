"""The words that come over one WebSocket: read, counted, and kept until they can be answered."""

import asyncio
from collections.abc import Callable

import msgspec

from bakufu.server.api.errors import MOST_BYTES
from bakufu.server.rate_limits import Limits
from bakufu.server.socket.connection import Connection
from bakufu.server.wire.socket import ClientWord, Numbered, Speak, TakeBack, Want

PATIENCE = 200
"""So many words too often, and the connection is closed."""

MOST_WORDS = 32
"""When so many words wait to be answered, no more are read."""

DEAR, COST = (TakeBack, Speak, Want), 5
"""What makes the table go back over its log counts for so many words.

However long the log is: else one could read off it what others have answered in secret.
"""

_decoder = msgspec.json.Decoder(ClientWord)


_numbered = msgspec.json.Decoder(Numbered)


class Inbox:
    """What has come over a connection.

    `answer_now` says whether it could answer a word at once, `complain` tells who speaks what is wrong with one: which
    problem it is, and the word's number where that could be read.
    """

    def __init__(
        self,
        connection: Connection,
        limits: Limits,
        address: str,
        complain: Callable[..., None],
        answer_now: Callable[[ClientWord], bool],
    ) -> None:
        self._connection = connection
        self._limits = limits
        self._limit = limits.words()
        self._address = address
        self._complain = complain
        self._answer_now = answer_now
        self._too_often = 0
        self._words: list[ClientWord | None] = []
        """What has come and could not be answered at once, a few at most; None: the connection is closed."""
        self._idle: asyncio.Future[None] | None = None
        """Done when there is something to answer; None while something is being answered."""

    def listen(self) -> None:
        """From now on."""
        self._connection.listen(self._heard, self._limits.traffic())

    @property
    def idle(self) -> bool:
        """Whether nothing is being answered, and nothing waits for it."""
        return self._idle is not None and not self._words

    async def next(self) -> ClientWord | None:
        """The next word to be answered; None when the connection is closed."""
        if not self._words:
            self._connection.wait(False)
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
            self._idle = None
        return self._words.pop(0)

    def _heard(self, text: str | None) -> None:
        """A word has come: answered at once if it can be, or else in its turn."""
        word = None if text is None else self._read(text)
        if text is not None and (word is None or self._answer_now(word)):
            return
        self._words.append(word)
        self._connection.wait(len(self._words) > MOST_WORDS)
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    def _read(self, text: str) -> ClientWord | None:
        number = None
        if not self._allowed(1):
            return None
        if len(text) > MOST_BYTES:
            self._complain("too-big", None, most=MOST_BYTES)
            return None
        try:
            word: ClientWord = _decoder.decode(text)
            return word if type(word) not in DEAR or self._allowed(COST - 1) else None
        except (msgspec.DecodeError, RecursionError) as error:
            try:
                number = _numbered.decode(text).id
            except (msgspec.DecodeError, RecursionError):
                number = None
            self._complain("malformed", number, why=str(error))
            return None

    def _allowed(self, cost: float) -> bool:
        """Whether a word that costs so much may be said now; if not, that is answered now and then."""
        if self._limit.take(cost) and self._limits.allow("word", self._address, cost):
            return True
        self._too_often += 1
        if self._too_often > PATIENCE:
            self._connection.hang_up(4429, "too-often")
        elif self._too_often % 10 == 1:
            self._complain("too-often", None)
        return False
