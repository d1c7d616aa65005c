"""The keeper can drop a push key."""

from bakufu.server.storage import Storage
from bakufu.server.storage.models import Device
from tests.server.admin.keeping import complaint, done, listed
from tests.server.serving import run_apart

KEPT = Device(
    id="0123abcd",
    holder="anna",
    endpoint="https://push.example.org/secret-address",
    p256dh="secret-key",
    auth="secret-auth",
    site="https://here",
    label="",
    zone="UTC",
    made=1.0,
)


def test_listed_without_secrets_and_dropped(empty: str) -> None:
    async def fill() -> None:
        storage = Storage(empty)
        await storage.open()
        await storage.telling.keep_device(KEPT)
        await storage.close()

    run_apart(fill())
    [device] = listed(empty, "push")
    assert (device["id"], device["service"], device["told"]) == ("0123abcd", "push.example.org", None)
    shown = done(empty, "push")
    assert "push.example.org" in shown
    assert "secret" not in shown + str(device)
    assert "0123abcd" in done(empty, "drop-push", "0123abcd")
    assert "no push key 0123abcd" in complaint(empty, "drop-push", "0123abcd")
    assert "clé de notification" in complaint(empty, "drop-push", "0123abcd", "--lang", "fr")
    assert listed(empty, "push") == []
    assert "No browser" in done(empty, "push")
