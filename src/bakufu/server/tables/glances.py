"""How games stand, for lists of tables: from memory, from what was noted, or else by looking at the table itself."""

from collections.abc import Iterable
from math import inf
from time import monotonic
from typing import Any

from bakufu.kernel.words import ONLOOKER
from bakufu.server.storage.models import Awaited, Glance
from bakufu.server.tables.live_table import LiveTable
from bakufu.server.tables.projection import Projection

QUIET = 10.0
"""Seconds without a change after which it is worth noting how a game stands."""

AT_ONCE = 50
"""So many are noted at a time: whoever plays need not wait for all of them."""


def glance_at(live: LiveTable) -> Glance:
    """What everybody may know of how a game stands; nothing in it depends on what is secret."""
    projection = live.projection
    if projection.gathering:
        return Glance([], None, changed=projection.changed_at)
    result = projection.table.result
    if result is not None:
        return Glance([], list(result.scores), list(result.places), changed=projection.changed_at)
    waiting = [Awaited(seat, projection.turns.since[seat], _until(projection, seat)) for seat in live.asked]
    return Glance(waiting, public_scores(live), None, projection.closed, projection.changed_at)


def _until(projection: Projection, seat: int) -> float | None:
    until = projection.clocks.out_at(seat)
    return until if until < inf and not projection.caretaker[seat] else None


def public_scores(live: LiveTable) -> list[int] | None:
    """The points that an onlooker sees beside the seats; None where the game shows none, or nothing may be seen."""
    state = live.public_state
    if state is None:
        return None
    view: Any = live.projection.game.view(state, ONLOOKER)
    scores = view.get("scores") if isinstance(view, dict) else getattr(view, "scores", None)
    return None if scores is None else list(scores)


def worth_noting(lives: Iterable[LiveTable], all_of_them: bool = False) -> list[LiveTable]:
    """Tables with people at which something has changed since it was noted, and has come to rest."""
    now, found = monotonic(), []
    for live in lives:
        projection = live.projection
        if live.glance_noted == projection.changes or live.hidden:
            continue
        quiet = all_of_them or now - live.used_at > QUIET
        if quiet and any(one.holder for one in projection.sitters):
            found.append(live)
            if len(found) == AT_ONCE and not all_of_them:
                break
    return found
