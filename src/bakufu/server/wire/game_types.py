"""What a game says in its own words: plain here, and typed by the game (its view, actions, events and hints).

The browser's types are written from these marks (`tools/wire_types.py`): a message that carries one of them is generic
in the game that it is about.
"""

from typing import Annotated, Any

from msgspec import Meta

View = Annotated[dict[str, Any], Meta(extra={"word": "view"})]
"""What `Game.view` gives."""
Action = Annotated[dict[str, Any], Meta(extra={"word": "action"})]
"""One of `Game.actions`."""
Event = Annotated[dict[str, Any], Meta(extra={"word": "event"})]
"""One of `Game.events`."""
Hint = Annotated[Any, Meta(extra={"word": "hint"})]
"""What `Game.hint` says of one answer."""
DecisionName = Annotated[str, Meta(extra={"word": "decision"})]
"""The `decision-...` of the game's catalogue."""
