"""Every answer by number.

A house may grow in any direction, so there are 46,750 ways to lay a card, of which a position offers a few dozen. They
are told in two goes: the column, then the row and the way up.
"""

from bakufu.games.edo_yashiki.actions import Claim, Lay, Name, ScoreNext
from bakufu.games.edo_yashiki.components import COLUMNS, FACES, KINDS, LINE_POINTS, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE, WHOLE_ROW, which
from bakufu.games.edo_yashiki.places import Places
from bakufu.kernel.numbering import Numbering, Question, Told
from bakufu.kernel.words import Action, Decision

MOST_CARDS = 31
"""So many cards one player can lay: of 64 two players begin with one each, and take turns with the others."""

FAR_COLUMN, FAR_ROW = MOST_CARDS * COLUMNS, MOST_CARDS * ROWS
"""No card lies farther from the first one."""


class QuestionOfPlace(Question):
    """Where a card is laid, read off the set of legal places."""

    def __init__(self, places: Places) -> None:
        self.chosen = []
        self._places = places.places
        self._turns = places.turns
        self._home_row, self._home_column = divmod(places.house.origin, STRIDE)

    def _rows(self) -> bytes:
        """For every row of the frame whether a card may lie there, in the column that was told."""
        column = self.chosen[0] - FIRST_COLUMN - FAR_COLUMN + self._home_column
        return which(self._places >> column)[::STRIDE]

    def offer(self, mask: bytearray) -> None:
        """Columns with any legal place; then the rows of one."""
        if not self.chosen:
            columns, laid = self._places, 1
            last = columns.bit_length() // STRIDE
            while laid <= last:
                columns |= columns >> STRIDE * laid
                laid *= 2
            offered = which(columns & WHOLE_ROW)
            first = FIRST_COLUMN + FAR_COLUMN - self._home_column
            # The frame's own margins lie farther out than any column that has a number.
            start = offered.index(1)
            mask[first + start : first + len(offered)] = offered[start:]
            return
        offered = self._rows()
        start = offered.index(1)
        first = FIRST_ROW + 2 * (FAR_ROW - self._home_row + start)
        rows = offered[start:]
        mask[first : first + 2 * len(rows) : 2] = rows
        if self._turns == 2:
            mask[first + 1 : first + 1 + 2 * len(rows) : 2] = rows

    def answer(self, number: int) -> Action | None:
        """A column first."""
        mask = bytearray(numbering.in_all)
        self.offer(mask)
        if not 0 <= number < len(mask) or not mask[number]:
            raise KeyError(number)
        if self.chosen:
            row, turned = divmod(number - FIRST_ROW, 2)
            return Lay(self.chosen[0] - FIRST_COLUMN - FAR_COLUMN, row - FAR_ROW, turned == 1)
        self.chosen.append(number)
        return None


class EdoNumbering(Numbering):
    """Places are many, and are not spelled out."""

    def question(self, decision: Decision) -> Question:
        """A decision, to be answered number by number."""
        actions = decision.actions
        return QuestionOfPlace(actions) if isinstance(actions, Places) else Question(self, decision)


numbering = EdoNumbering(
    Told(Claim, {"card": range(len(FACES))}),
    Told(Name, {"card": range(len(FACES))}),
    Told(
        Lay,
        {"x": range(-FAR_COLUMN, FAR_COLUMN + 1)},
        {"y": range(-FAR_ROW, FAR_ROW + 1), "turned": (False, True)},
    ),
    Told(ScoreNext, {"kind": range(1, len(KINDS) + 1), "length": tuple(sorted(LINE_POINTS))}),
)
FIRST_COLUMN, FIRST_ROW = numbering.first(Lay), numbering.first(Lay, 1)
