"""One request to somebody else's server: to a public address, quickly, and without believing what comes back."""

import asyncio

import httpx

from bakufu import __version__
from bakufu.server.notifications.addresses import looked_up, parsed

PATIENCE = 10.0
"""Seconds for all of it."""

MOST_BYTES = 4096
"""So much of an answer is read; nobody wants to know more of it."""


class Failed(Exception):
    """Nobody has answered; `about` says what went wrong."""

    def __init__(self, about: str) -> None:
        super().__init__(about)
        self.about = about


class Outgoing:
    """Sends. Redirects are not followed, and nothing of the machine's own settings for proxies is used."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        """Whether also private addresses, and without TLS; for tests, and for who tells only his own house."""
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Let go."""
        if self._client:
            await self._client.aclose()

    async def post(self, address: str, body: bytes, headers: dict[str, str], known: bool = False) -> int:
        """The status that was answered; `known`: somebody has answered there before. Raises `NotPublic`, `Failed`."""
        url = parsed(address, self._private)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(url, body, headers, known)
        except TimeoutError:
            raise Failed("timeout") from None
        except (httpx.HTTPError, OSError, UnicodeError) as error:
            raise Failed(type(error).__name__) from None

    async def _post(self, url: httpx.URL, body: bytes, headers: dict[str, str], known: bool) -> int:
        own = {"Host": url.netloc.decode("ascii"), "User-Agent": f"bakufu/{__version__}"}
        where = await looked_up(url, self._private, known)
        # To the address that was checked; the certificate must still be that of the name.
        request = self._sender().build_request(
            "POST",
            url.copy_with(host=where),
            content=body,
            headers=own | headers,
            extensions={"sni_hostname": url.host},
        )
        answer = await self._sender().send(request, stream=True)
        try:
            read = 0
            async for piece in answer.aiter_raw():
                read += len(piece)
                if read > MOST_BYTES:
                    break
        finally:
            await answer.aclose()
        return answer.status_code

    def _sender(self) -> httpx.AsyncClient:
        if self._client is None:
            # No connection is used twice: two names may mean one address, and each has a certificate of its own.
            # How many are sent at a time is up to who sends.
            limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(
                trust_env=False, follow_redirects=False, timeout=PATIENCE, limits=limits, http2=False
            )
        return self._client
