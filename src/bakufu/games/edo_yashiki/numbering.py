"""Every answer by number.

A house may grow in any direction, so there are 46,750 ways to lay a card, of which a position offers a few dozen. They
are told in two goes: the column, then the row and the way up.
"""

from bakufu.games.edo_yashiki.actions import Claim, Lay, Name, ScoreNext
from bakufu.games.edo_yashiki.components import COLUMNS, FACES, KINDS, LINE_POINTS, ROWS
from bakufu.games.edo_yashiki.frame import STRIDE, WHOLE_ROW, which
from bakufu.games.edo_yashiki.places import Places
from bakufu.kernel.numbering import AnswerKind, Numbering, Question
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
        self._columns = 0
        """Every column of the frame in which a card may lie; none before that is asked for."""

    def _column(self) -> int:
        """The column that was told, in the frame."""
        return self.chosen[0] - FIRST_COLUMN - FAR_COLUMN + self._home_column

    def _all_columns(self) -> int:
        """All rows of the frame, laid upon each other."""
        if not self._columns:
            columns, laid = self._places, 1
            last = columns.bit_length() // STRIDE
            while laid <= last:
                columns |= columns >> STRIDE * laid
                laid *= 2
            self._columns = columns & WHOLE_ROW
        return self._columns

    def offer(self, mask: bytearray) -> None:
        """Columns with any legal place; then the rows of one."""
        if not self.chosen:
            offered = which(self._all_columns())
            first = FIRST_COLUMN + FAR_COLUMN - self._home_column
            # The frame's own margins lie farther out than any column that has a number.
            start = offered.index(1)
            mask[first + start : first + len(offered)] = offered[start:]
            return
        offered = which(self._places >> self._column())[::STRIDE]
        start = offered.index(1)
        first = FIRST_ROW + 2 * (FAR_ROW - self._home_row + start)
        rows = offered[start:]
        mask[first : first + 2 * len(rows) : 2] = rows
        if self._turns == 2:
            mask[first + 1 : first + 1 + 2 * len(rows) : 2] = rows

    def answer(self, number: int) -> Action | None:
        """A column first."""
        if not self.chosen:
            column = number - FIRST_COLUMN - FAR_COLUMN + self._home_column
            if column < 0 or not self._all_columns() >> column & 1:
                raise KeyError(number)
            self.chosen.append(number)
            return None
        row, turned = divmod(number - FIRST_ROW, 2)
        row -= FAR_ROW
        place = (self._home_row + row) * STRIDE + self._column()
        if number < FIRST_ROW or place < 0 or turned >= self._turns or not self._places >> place & 1:
            raise KeyError(number)
        return Lay(self.chosen[0] - FIRST_COLUMN - FAR_COLUMN, row, turned == 1)


class EdoNumbering(Numbering):
    """Places are many, and are not spelled out."""

    def question(self, decision: Decision) -> Question:
        """A decision, to be answered number by number."""
        actions = decision.actions
        return QuestionOfPlace(actions) if isinstance(actions, Places) else Question(self, decision)


numbering = EdoNumbering(
    AnswerKind(Claim, {"card": range(len(FACES))}),
    AnswerKind(Name, {"card": range(len(FACES))}),
    AnswerKind(
        Lay,
        {"x": range(-FAR_COLUMN, FAR_COLUMN + 1)},
        {"y": range(-FAR_ROW, FAR_ROW + 1), "turned": (False, True)},
    ),
    AnswerKind(ScoreNext, {"kind": range(1, len(KINDS) + 1), "length": tuple(sorted(LINE_POINTS))}),
)
FIRST_COLUMN, FIRST_ROW = numbering.first(Lay), numbering.first(Lay, 1)
