"""What can be pointed at on the board."""

from bakufu.kernel.thing import Thing

KINDS = range(1, 5)


def _specialist(kind: int) -> Thing:
    return Thing(f"specialist-{kind}", "EDO-5.2", "thing-specialist", "does-specialist", about={"kind": ("kind", kind)})


THINGS = (
    *(Thing(f"kind-{kind}", "EDO-3.2", does="does-kind") for kind in KINDS),
    *(_specialist(kind) for kind in KINDS),
    Thing("card", "EDO-2.5"),
    Thing("deck", "EDO-4.1"),
    Thing("first", "EDO-2.8"),
    Thing("named", "EDO-2.2"),
    Thing("house", "EDO-1.2"),
)
