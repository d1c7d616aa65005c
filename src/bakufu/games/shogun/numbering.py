"""Every answer by number: most of them say where armies march, and how many."""

from bakufu.games.shogun.actions import (
    CancelEvent,
    Confirm,
    Decline,
    Deploy,
    KeepEvent,
    Lay,
    Lift,
    March,
    MoveLeader,
    PlaceGroup,
    PlaceLeader,
    ReplaceOpen,
    Rethink,
    RevoltNext,
    Stay,
    TakeBonus,
    TakeChamber,
    TakeFavour,
    TakeProvince,
    TakeSpecial,
    TakeTop,
    UseFavourAt,
)
from bakufu.games.shogun.components import (
    ARMIES,
    ARMY_GROUPS,
    CARDS,
    CHAMBER_SPACES,
    FAVOURS,
    PROVINCES,
    SIX,
    SPACES,
    SPECIALS,
)
from bakufu.games.shogun.gifts import GIFTS
from bakufu.games.shogun.moves import MARCHES, STAY, Marches
from bakufu.games.shogun.planning import LAYS, Lays
from bakufu.games.shogun.samurai import TAKES
from bakufu.kernel.numbering import AnswerKind, Numbering, Question
from bakufu.kernel.words import Action, Decision

EVERYWHERE = range(PROVINCES)
YES_OR_NO = (False, True)
GROUPS = tuple(sorted({armies for groups in ARMY_GROUPS.values() for armies in groups}))
AMOUNTS = tuple(sorted({take.amount for takes in TAKES for take in takes}))
ONES = bytes([1]) * (ARMIES + 1)


class QuestionOfPlan(Question):
    """A card for a space of the plan, or what else may be answered."""

    def __init__(self, lays: Lays) -> None:
        self.chosen = []
        self._lays = lays

    def offer(self, mask: bytearray) -> None:
        """The cards in hand, once for every free space; without those that cannot be bid for the last one, the bid."""
        lays = self._lays
        if lays.spaces:
            row = bytearray(CARDS)
            for card in lays.cards:
                row[card] = 1
            for space in lays.spaces:
                first = FIRST_LAY + space * CARDS
                mask[first : first + CARDS] = row
            if lays.barred:
                first = FIRST_LAY + lays.spaces[-1] * CARDS
                for card in lays.cards[-lays.barred :]:
                    mask[first + card] = 0
        for action in lays.more:
            mask[numbering.numbers(action)[0]] = 1

    def answer(self, number: int) -> Action | None:
        """One number says all."""
        space, card = divmod(number - FIRST_LAY, CARDS)
        action = LAYS[space][card] if 0 <= space < SPACES else self._other(number)
        if action not in self._lays:
            raise KeyError(number)
        return action

    def _other(self, number: int) -> Action:
        return {numbering.numbers(action)[0]: action for action in self._lays.more}[number]


class QuestionOfMarch(Question):
    """Where armies go, and how many."""

    def __init__(self, marches: Marches) -> None:
        self.chosen = []
        self._marches = marches

    def offer(self, mask: bytearray) -> None:
        """Staying, or any number up to the most to any target."""
        most = self._marches.most
        mask[STAYING] = 1
        for target in self._marches.targets:
            first = FIRST_MARCH + target * ARMIES
            mask[first : first + most] = ONES[:most]

    def answer(self, number: int) -> Action | None:
        """One number says all."""
        target, armies = divmod(number - FIRST_MARCH, ARMIES)
        action = MARCHES[target][armies + 1] if 0 <= target < PROVINCES else STAY
        if action not in self._marches or (action is STAY and number != STAYING):
            raise KeyError(number)
        return action


class ShogunNumbering(Numbering):
    """What is not spelled out answer by answer is offered without doing so."""

    def question(self, decision: Decision) -> Question:
        """A decision, to be answered number by number."""
        actions = decision.actions
        if isinstance(actions, Lays):
            return QuestionOfPlan(actions)
        return QuestionOfMarch(actions) if isinstance(actions, Marches) else Question(self, decision)


numbering = ShogunNumbering(
    AnswerKind(TakeProvince, {"province": EVERYWHERE}),
    AnswerKind(TakeTop),
    AnswerKind(ReplaceOpen),
    AnswerKind(PlaceGroup, {"armies": GROUPS, "leader": YES_OR_NO}),
    AnswerKind(Lay, {"space": range(SPACES), "card": range(CARDS)}),
    AnswerKind(Rethink),
    AnswerKind(Lift, {"space": range(SPACES)}),
    AnswerKind(Confirm),
    AnswerKind(TakeSpecial, {"place": range(1, SPECIALS + 1)}),
    AnswerKind(Deploy, {"armies": range(SIX + 2)}),
    AnswerKind(March, {"to": EVERYWHERE, "armies": range(1, ARMIES + 1)}),
    AnswerKind(Stay),
    AnswerKind(RevoltNext, {"province": EVERYWHERE}),
    AnswerKind(TakeFavour, {"favour": tuple(FAVOURS)}),
    AnswerKind(Decline),
    AnswerKind(UseFavourAt, {"province": EVERYWHERE}),
    AnswerKind(CancelEvent),
    AnswerKind(KeepEvent),
    AnswerKind(TakeBonus, {"kind": GIFTS, "amount": AMOUNTS}),
    AnswerKind(PlaceLeader, {"province": EVERYWHERE}),
    AnswerKind(MoveLeader, {"to": EVERYWHERE, "statue": YES_OR_NO}),
    AnswerKind(TakeChamber, {"tile": range(CHAMBER_SPACES)}),
)
FIRST_LAY, FIRST_MARCH, STAYING = numbering.first(Lay), numbering.first(March), numbering.first(Stay)
