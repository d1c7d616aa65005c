"""Somebody else's server: a push service that can read what only the browser should, and whoever takes webhooks."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct


class Heard(Struct, frozen=True):
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Answers with the statuses it is told, and then 201; keeps what it heard."""

    def __init__(self) -> None:
        self.heard: Queue[Heard] = Queue()
        self.statuses: list[int] = []
        self.headers: dict[str, str] = {}
        self.body = b""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                status = receiver.statuses.pop(0) if receiver.statuses else 201
                self.send_response(status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(receiver.body)))
                self.end_headers()
                self.wfile.write(receiver.body)
                receiver.heard.put(Heard(self.path, {k.lower(): v for k, v in self.headers.items()}, body))

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def next(self) -> Heard:
        """What comes next; it must come soon."""
        return self.heard.get(timeout=30)


@contextmanager
def receiving() -> Iterator[Receiver]:
    """One for a while."""
    receiver = Receiver()
    thread = Thread(target=receiver.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()


class Subscriber:
    """A browser's half of a push subscription: what it tells servers, and the keys that it keeps."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes !!"

    @property
    def public(self) -> dict[str, str]:
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": text_of(point), "auth": text_of(self._auth)}

    def read(self, heard: Heard) -> Any:
        """What the message says."""
        assert heard.headers["content-encoding"] == "aes128gcm"
        return json.loads(http_ece.decrypt(heard.body, private_key=self._private, auth_secret=self._auth))


def signed_by(heard: Heard, key: str) -> dict[str, Any]:
    """What a push service checks: the claims, signed with the key that the browser was told."""
    scheme, _, rest = heard.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    signed, _, signature = parts["t"].rpartition(".")
    raw = bytes_of(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(bytes_of(signed.partition(".")[2]))
    return claims


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
