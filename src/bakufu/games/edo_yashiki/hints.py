"""What a player would like to know before laying a card: what each place would score, and cover."""

from collections.abc import Iterator, Sequence
from typing import TypedDict, cast, overload

from bakufu.games.edo_yashiki.components import FACES, TURNS
from bakufu.games.edo_yashiki.hints_points import Prospects, points_everywhere
from bakufu.games.edo_yashiki.house_cache import cache_of
from bakufu.games.edo_yashiki.plot import Plot
from bakufu.games.edo_yashiki.shown import EdoView
from bakufu.kernel.words import Decision, Seat


class Gain(TypedDict):
    """What a card would score at a place, and how many squares of the house it would cover there."""

    points: int
    covered: int


class Gains:
    """A sequence of gains, one for each way to lay a card, each made only when it is looked at.

    (It is registered as a Sequence and not derived from one: such a class could not be compiled.)
    """

    __slots__ = ("covered", "ways")

    def __init__(self, ways: list[bytes], covered: bytes) -> None:
        self.ways = ways
        """What the card would score at each place, for each of its ways up."""
        self.covered = covered
        """How many squares it would cover there."""

    def __len__(self) -> int:
        return len(self.covered) * len(self.ways)

    @overload
    def __getitem__(self, index: int) -> Gain: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Gain, ...]: ...
    def __getitem__(self, index: int | slice) -> Gain | tuple[Gain, ...]:
        if not isinstance(index, int):
            return tuple(iter(self))[index]
        place, way = divmod(range(len(self))[index], len(self.ways))
        return {"points": self.ways[way][place], "covered": self.covered[place]}

    def __iter__(self) -> Iterator[Gain]:
        for place, covered in enumerate(self.covered):
            for points in self.ways:
                yield {"points": points[place], "covered": covered}

    def to_plain(self) -> list[Gain]:
        """All of them."""
        return list(iter(self))


Sequence.register(Gains)


def hints(view: EdoView, seat: Seat, decision: Decision) -> Sequence[Gain] | None:
    """What each place would score, and how many squares of the house it would cover."""
    if decision.name != "lay":
        return None
    house, card = view.houses[seat], view.hands[seat]
    about = (card, view.specialists[seat] if view.options.specialists else -1)
    known = cache_of(house)
    if not known.hints or known.hints[0] != about:
        plot, faces = Plot(house, known.extent), FACES[card][: TURNS[card]]
        if view.options.specialists:
            prospects = Prospects(house)
            ways = [points_everywhere(view, seat, prospects, face) for face in faces]
        else:
            ways = [plot.points(face) for face in faces]
        known.hints = (about, Gains(ways, plot.covered))
    return cast(Sequence[Gain], known.hints[1])
