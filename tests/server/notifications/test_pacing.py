"""Not in quiet hours by the device's own clock, and not too often."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bakufu.server.notifications.pacing import allowed_at, zone_of
from bakufu.server.storage.models import Device


def device(zone: str = "Europe/Paris", every: int = 0, told: float | None = None, **quiet: Any) -> Device:
    return Device(
        id="d",
        holder="h",
        endpoint="",
        p256dh="",
        auth="",
        site="",
        label="",
        zone=zone,
        every=every,
        told=told,
        **quiet,
    )


def at(time: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(time).replace(tzinfo=ZoneInfo(zone)).timestamp()


NIGHT: dict[str, Any] = {"quiet_from": 22 * 60, "quiet_until": 8 * 60}


@pytest.mark.parametrize(
    ("now", "allowed"),
    [
        ("2026-11-17 21:59", "2026-11-17 21:59"),
        ("2026-11-17 22:00", "2026-11-18 08:00"),
        ("2026-11-18 03:00", "2026-11-18 08:00"),
        ("2026-11-18 07:59", "2026-11-18 08:00"),
        ("2026-11-18 08:00", "2026-11-18 08:00"),
        # The clocks are put back that night, and forth in spring.
        ("2026-10-24 23:00", "2026-10-25 08:00"),
        ("2026-03-28 23:00", "2026-03-29 08:00"),
    ],
)
def test_a_quiet_night(now: str, allowed: str) -> None:
    assert allowed_at(device(**NIGHT), at(now)) == at(allowed)


def test_a_quiet_afternoon_where_the_device_is() -> None:
    noon: dict[str, Any] = {"quiet_from": 12 * 60, "quiet_until": 14 * 60}
    assert allowed_at(device("Asia/Tokyo", **noon), at("2026-11-17 13:00", "Asia/Tokyo")) == at(
        "2026-11-17 14:00", "Asia/Tokyo"
    )
    assert allowed_at(device("Asia/Tokyo", **noon), at("2026-11-17 13:00")) == at("2026-11-17 13:00")


def test_at_most_every_so_many_minutes_and_then_perhaps_quiet() -> None:
    now = at("2026-11-17 12:00")
    assert allowed_at(device(every=15, told=now - 60), now) == now + 14 * 60
    assert allowed_at(device(every=15, told=now - 3600), now) == now
    late = at("2026-11-17 21:55")
    assert allowed_at(device(every=15, told=late - 60, **NIGHT), late) == at("2026-11-18 08:00")


@pytest.mark.parametrize("name", ["", "Nowhere/Land", "../../etc/passwd", "/etc/passwd", "Europe/\0Paris", "x" * 200])
def test_what_is_no_zone(name: str) -> None:
    assert zone_of(name) is None
