"""When a device may be told something: not in its quiet hours, and not too often."""

from datetime import datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from bakufu.server.storage.models import Device


def zone_of(name: str) -> tzinfo | None:
    """A time zone by its name; None where there is none."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None


def allowed_at(device: Device, now: float) -> float:
    """The first moment from now on at which it may be told something."""
    at = max(now, device.told + 60.0 * device.every) if device.told is not None else now
    start, end = device.quiet_from, device.quiet_until
    zone = zone_of(device.zone)
    if start is None or end is None or start == end or zone is None:
        return at
    there = datetime.fromtimestamp(at, zone)
    minute = there.hour * 60 + there.minute
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return at
    day = there.date() + timedelta(days=1 if start > end and minute >= start else 0)
    # By the wall clock there: hours that a change of the clocks adds or drops are as long as they are.
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    return max(at, over.timestamp())
