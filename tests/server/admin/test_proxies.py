"""The proxies of `deploy/`, run in front of a real server: TLS, a whole game over WebSocket, clients' own addresses."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from bakufu.server.auth.cookies import setter_at
from bakufu.server.rate_limits import network
from tests.server.admin.keeping import done
from tests.server.playing import play_at_random
from tests.server.serving import FAST, Browser, Server, free_port, serving, sqlite
from tests.server.storage.old import run

Scene = Callable[[Any], None]

DEPLOY = Path(__file__).parents[3] / "deploy"

ELSEWHERE = "127.0.0.77"
"""An address of this machine's that is not the proxy's: somebody who comes from there is seen as there."""


def certificate(folder: Path) -> None:
    """One that nobody vouches for."""
    words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    where = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", *words.split(), *where], check=True, capture_output=True)


def caddy(folder: Path, port: int, server: Server) -> list[str]:
    """The Caddyfile as it is, but for the certificate, which nobody would give us here."""
    text = (DEPLOY / "Caddyfile").read_text()
    text, sites = re.subn(r"(?m)^\{\$BAKUFU_SITE.*\{$", f"https://localhost:{port} {{\n\ttls {{$CERTIFICATE}}", text)
    assert sites == 1
    text = text.replace("{$CERTIFICATE}", f"{folder / 'fullchain.pem'} {folder / 'privkey.pem'}")
    own = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(own + text)
    return [
        "env",
        f"BAKUFU_SERVER=127.0.0.1:{server.port}",
        "caddy",
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        str(folder / "Caddyfile"),
    ]


def nginx(folder: Path, port: int, server: Server) -> list[str]:
    """The file as it is, but for ports, names and the certificate."""
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("/etc/letsencrypt/live/bakufu.example", str(folder)),
        ("bakufu.example", "localhost"),
        ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
        ("listen 443", f"listen {port}"),
        ("listen 80;", f"listen {free_port()};"),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("    listen [::]:80;\n", ""),
    ):
        assert old in text
        text = text.replace(old, new)
    places = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {places}\n{text}}}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-e", f"{folder}/log", "-c", str(folder / "nginx.conf")]


PROXIES = {"caddy": caddy, "nginx": nginx}


class Behind(Server):
    """A server as browsers reach it."""

    def __init__(self, server: Server, port: int) -> None:
        super().__init__(server.database, port=port)

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"


class Visitor(Browser):
    """Somebody who comes through the proxy, from an address of their own."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        trust = httpx.HTTPTransport(verify=False, local_address=address)
        self.http = httpx.Client(base_url=server.url, transport=trust, headers={"X-Forwarded-For": "192.0.2.99"})

    def connect(self, table: str, origin: Origin | None = None) -> connect:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return connect(
            f"wss://localhost:{self.server.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie, "X-Forwarded-For": "192.0.2.99"},
            origin=origin or Origin(f"https://localhost:{self.server.port}"),
            ssl=context,
            local_addr=(self.address, 0),
            family=socket.AF_INET,
            max_size=None,
        )


@contextmanager
def running(words: list[str], url: str, folder: Path) -> Iterator[None]:
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(words, stdout=said, stderr=said)
    try:
        end = time.monotonic() + 20
        while True:
            assert process.poll() is None, (folder / "said").read_text()
            try:
                httpx.get(f"{url}/healthz", verify=False)
                break
            except httpx.TransportError:
                assert time.monotonic() < end, (folder / "said").read_text()
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(params=sorted(PROXIES))
def behind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Behind]:
    missing = [program for program in (request.param, "openssl") if shutil.which(program) is None]
    if missing:
        pytest.skip(
            f"NO {' '.join(missing).upper()}: not installed (Debian: apt-get install {missing[0]}); not tested!"
        )
    certificate(tmp_path)
    with serving(sqlite(tmp_path), *FAST, "--proxy", "127.0.0.1") as server:
        front = Behind(server, free_port())
        with running(PROXIES[request.param](tmp_path, front.port, server), front.url, tmp_path):
            yield front


def test_a_whole_game_through_a_proxy_that_says_who_comes(behind: Behind, scene: Scene) -> None:
    with Visitor(behind, ELSEWHERE) as anna:
        made = anna.http.get("/api/lobby")
        assert made.status_code == 200
        assert made.headers["x-frame-options"] == "DENY"
        assert made.json().get("address") is None
        bot = {"kind": "bot", "bot": "greedy"}
        table = anna.set_table(["me", bot], options={"taking": "sealed"}).info.table
        [cookie] = anna.http.cookies.jar
        assert cookie.secure
        scene(play_at_random(anna, table, (0,)))
        assert anna.http.get(f"/api/tables/{table}/record").status_code == 200

        # The server has seen where she really is, not the proxy, and not what she says about herself.
        [(setter,)] = run(behind.database, f"select setter from game_table where id = '{table}'")
        [(secret,)] = run(behind.database, "select value from setting where name = 'secret'")
        assert setter == setter_at(network(ELSEWHERE), bytes.fromhex(secret))

        done(behind.database, "ban", ELSEWHERE)
        end = time.monotonic() + 6
        while (refused := anna.http.get("/api/lobby")).status_code != 403:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert refused.json()["problem"] == "banned"
        with Visitor(behind, "127.0.0.78") as ben:
            assert ben.http.get("/api/lobby").status_code == 200
