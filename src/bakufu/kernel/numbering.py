"""Numbers for a game's answers, for programs that learn.

Every answer is told by one number or, where a list of all answers would be too long to be useful, by several, one after
another: first the column, then the row. The numbers are the same at all tables of a game. Those after which more may be
asked come first, so that what has been told so far is a short list of counts.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from bakufu.kernel.mistake import Mistake
from bakufu.kernel.words import Action, Decision

Fields: TypeAlias = Mapping[str, Sequence[Any]]
"""Names of fields, and the values that each may have."""

Numbers: TypeAlias = tuple[int, ...]
"""One answer."""


class NoNumbers(Mistake):
    """A game that does not number its answers."""


class WrongNumber(Mistake):
    """Numbers that tell no answer of the game."""


class AnswerKind:
    """One kind of answer: the fields that are told in one go, and those that are told in another after it.

    `again`: there is but one go, and it comes as often as the answer has pieces.
    """

    def __init__(self, kind: type[Action], *goes: Fields, again: bool = False) -> None:
        self.kind = kind
        self.goes = goes or ({},)
        self.opening = len(self.goes) if again else len(self.goes) - 1
        """How many goes may be followed by more."""


class Block(NamedTuple):
    """Numbers in a row, from `first` to `last`, that tell these fields of one kind; the last field runs fastest."""

    kind: type[Action]
    fields: Fields
    first: int
    last: int


class Question:
    """What a seat is asked, number by number."""

    def __init__(self, numbering: "Numbering", decision: Decision) -> None:
        self.chosen: list[int] = []
        """What has been told so far of an answer that is told in several goes."""
        self._left = [(numbering.numbers(action), action) for action in numbering.numbered(decision.actions)]

    def offer(self, mask: bytearray) -> None:
        """Put a 1 for every number that may come next; all others are 0 already."""
        place = len(self.chosen)
        for numbers, _ in self._left:
            mask[numbers[place]] = 1

    def answer(self, number: int) -> Action | None:
        """The answer that this number completes; None where more is asked. Raises `KeyError` if it is not on offer."""
        place = len(self.chosen)
        left = [one for one in self._left if one[0][place] == number]
        if not left:
            raise KeyError(number)
        numbers, action = left[0]
        if len(numbers) == place + 1:
            return action
        self.chosen.append(number)
        self._left = left
        return None


class Numbering:
    """Every answer of a game by number."""

    def __init__(self, *kinds: AnswerKind) -> None:
        self.blocks: list[Block] = []
        self._values: list[tuple[type[Action], dict[str, Any]]] = []
        goes: dict[type[Action], list[tuple[tuple[str, ...], dict[Any, int]]]] = {told.kind: [] for told in kinds}
        for told in kinds:
            goes[told.kind] += [self._add(told.kind, fields) for fields in told.goes[: told.opening]]
        self.parts = len(self._values)
        """The numbers below tell only a part of an answer."""
        for told in kinds:
            goes[told.kind] += [self._add(told.kind, fields) for fields in told.goes[told.opening :]]
        self.in_all = len(self._values)
        """So many numbers; they count from 0."""
        self._goes = goes
        self._known: dict[Action, Numbers] = {}

    def _add(self, kind: type[Action], fields: Fields) -> tuple[tuple[str, ...], dict[Any, int]]:
        first, names = len(self._values), tuple(fields)
        numbers = {values: first + n for n, values in enumerate(product(*fields.values()))}
        self._values += [(kind, dict(zip(names, values, strict=True))) for values in numbers]
        self.blocks.append(Block(kind, fields, first, first + len(numbers) - 1))
        return names, numbers

    def first(self, kind: type[Action], go: int = 0) -> int:
        """The first number of a kind, or of its second go."""
        return [block.first for block in self.blocks if block.kind is kind][go]

    def numbers(self, action: Action) -> Numbers:
        """What tells this answer; raises `KeyError` for one that cannot be given in this game."""
        found = self._known.get(action)
        if found is None:
            goes = self._goes[type(action)]
            found = tuple([of[tuple([getattr(action, name) for name in names])] for names, of in goes])
            self._known[action] = found
        return found

    def action(self, numbers: Sequence[int]) -> Action:
        """The answer that these tell; raises `WrongNumber` where they tell none."""
        try:
            kind, fields = self.meaning(numbers[0])
            for number in numbers[1:]:
                fields |= self.meaning(number)[1]
            action = kind(**fields)
            if self.numbers(action) == tuple(numbers):
                return action
        except (LookupError, TypeError):
            pass
        raise WrongNumber("wrong-number", number=tuple(map(str, numbers)), last=self.in_all - 1)

    def number(self, action: Action) -> int:
        """One number for the whole answer, which no other has: the first that tells it, then those that follow.

        Below `in_all` it tells the answer in one go.
        """
        first, *more = self.numbers(action)
        whole = 0
        for number in reversed(more):
            whole = whole * (self.in_all + 1) + number + 1
        return whole * self.in_all + first

    def action_at(self, number: int) -> Action:
        """The answer with this number; raises `WrongNumber` where there is none."""
        if number < 0:
            return self.action((number,))
        more, first = divmod(number, self.in_all)
        numbers = [first]
        while more:
            more, after = divmod(more, self.in_all + 1)
            numbers.append(after - 1)
        return self.action(numbers)

    def meaning(self, number: int) -> tuple[type[Action], dict[str, Any]]:
        """The kind of answer that a number belongs to, and the fields that it tells."""
        if not 0 <= number < self.in_all:
            raise WrongNumber("wrong-number", number=(str(number),), last=self.in_all - 1)
        kind, fields = self._values[number]
        return kind, dict(fields)

    def numbered(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Those of these answers that have a number; a game may leave out what is the same as another."""
        return actions

    def question(self, decision: Decision) -> Question:
        """A decision, to be answered number by number."""
        return Question(self, decision)
