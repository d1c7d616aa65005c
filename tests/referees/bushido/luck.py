"""Luck, as far as it can be heard: what was drawn is believed, if it was there to be drawn."""

from typing import Any

Plain = dict[str, Any]
Heard = list[tuple[Plain, tuple[int, ...] | None]]

_LUCK = ("first-player", "province-taken", "tiles-drawn", "tactics-drawn")


class Luck:
    """The lucky part of what came with one answer, in the order it happened."""

    def __init__(self) -> None:
        self._told: Heard = []

    def hear(self, heard: Heard) -> None:
        """A new answer; everything lucky that came with the last one must have been accounted for."""
        self.nothing_left()
        self._told = [(event, to) for event, to in heard if event["event"] in _LUCK]

    def nothing_left(self) -> None:
        """No luck that the rules do not know of."""
        assert not self._told, f"drawn without a reason: {self._told}"

    def next(self, kind: str, to: int | None = None) -> Plain:
        """The next piece of luck, told to one player or to everybody."""
        assert self._told, f"{kind} was expected"
        event, audience = self._told.pop(0)
        assert event["event"] == kind, f"{kind} was expected, not {event}"
        assert audience == (None if to is None else (to,)), f"{event} was told to {audience}"
        return event
