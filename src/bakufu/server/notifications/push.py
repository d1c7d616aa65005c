"""Web Push: messages that only the browser can read which has asked for them (RFC 8030, 8291, 8292)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from time import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bakufu.server.storage.models import Device

LASTS = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""

SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is good."""

NOBODY = "mailto:keeper@bakufu.invalid"
"""Whom a push service may write to where the keeper has not said it, and the server has no address of its own."""


def new_key() -> str:
    """A private key for VAPID."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers are told, so that nobody else may send to them."""
    key = ec.derive_private_key(int.from_bytes(_bytes(private), "big"), ec.SECP256R1()).public_key()
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def device_id(endpoint: str) -> str:
    """A browser is known by where its messages go, which nobody else need know."""
    return sha256(endpoint.encode()).hexdigest()[:32]


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these are a browser's keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == 16
    except ValueError:
        return False


def message(device: Device, game: str, table: str, private: str, contact: str | None) -> tuple[bytes, dict[str, str]]:
    """What is sent to a push service that it may wake a browser: body and headers. It names game and table only."""
    # Only who has something to push needs them, and they bring a lot along.
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    about = msgspec.json.encode({"game": game, "table": table})
    keys = {"p256dh": device.p256dh, "auth": device.auth}
    body = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(about, content_encoding="aes128gcm")["body"]
    where = urlsplit(device.endpoint)
    who = contact or (device.site if device.site.startswith("https:") else NOBODY)
    claims = {"sub": who, "aud": f"{where.scheme}://{where.netloc}", "exp": int(time()) + SIGNED_FOR}
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "normal",
        # What was not delivered yet is replaced by what is sent now.
        "Topic": table,
        **Vapid02.from_raw(private.encode()).sign(claims),
    }
    return bytes(body), headers


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
