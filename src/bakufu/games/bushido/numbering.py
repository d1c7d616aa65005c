"""Every answer by number.

Where troops go and how many would be 9,240 numbers, of which a position offers a few dozen; so the hex is told first,
then how many.
"""

from collections.abc import Sequence

from bakufu.games.bushido.actions import (
    Accept,
    Agree,
    Attack,
    Buy,
    CallToArms,
    Choose,
    Convert,
    Declare,
    DemandSeppuku,
    Discard,
    Give,
    Invite,
    Lay,
    LeadRevolt,
    March,
    MoveFrom,
    MoveTo,
    Occupy,
    Offer,
    Overrule,
    Pass,
    Place,
    PlaceElite,
    PlayChanoyu,
    PlayGeisha,
    PlayKotau,
    PlayRonin,
    PlayShinobi,
    Propose,
    Ready,
    Recruit,
    Refuse,
    Remove,
    Retreat,
)
from bakufu.games.bushido.components import (
    BAG,
    BONUS_TOKENS,
    COUNCIL,
    COUNTS,
    ELITE_TROOPS,
    KATANA_TILES,
    MOST_HEXES,
    TACTICS,
    THREE,
    TREASURY_TILES,
    TROOPS,
    WINNING_HONOUR,
)
from bakufu.kernel.numbering import AnswerKind, Numbering
from bakufu.kernel.words import Action

ANYWHERE = range(MOST_HEXES)
ANYBODY = range(max(COUNTS))
NEW = {"troops": range(1, TROOPS + 1)}
MOVING = {"troops": range(TROOPS + 1), "elite": range(ELITE_TROOPS + 1)}


class BushidoNumbering(Numbering):
    """Who converts as much as wins at once (BUS-6.7) need not convert more."""

    def numbered(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Without conversions of more honour than the ladder has."""
        if len(actions) <= WINNING_HONOUR or type(actions[0]) is not Convert:
            return actions
        return [action for action in actions if type(action) is not Convert or action.honour <= WINNING_HONOUR]


numbering = BushidoNumbering(
    AnswerKind(Pass),
    AnswerKind(Occupy, {"hex": ANYWHERE}),
    AnswerKind(Place, {"hex": ANYWHERE}, NEW),
    AnswerKind(Remove, {"hex": ANYWHERE}, NEW),
    AnswerKind(Discard, {"disc": range(TACTICS)}),
    AnswerKind(Recruit),
    AnswerKind(PlaceElite, {"hex": ANYWHERE}),
    AnswerKind(Invite, {"guest": ANYBODY}),
    AnswerKind(Accept),
    AnswerKind(Refuse),
    AnswerKind(Convert, {"honour": range(1, WINNING_HONOUR + 1)}),
    AnswerKind(Buy, {"honour": range(1, BAG[THREE] // TREASURY_TILES + 1)}),
    AnswerKind(Give, {"role": ("samurai", "bushi", "sensei"), "to": ANYBODY}),
    AnswerKind(PlayRonin, {"hex": ANYWHERE}),
    AnswerKind(PlayShinobi, {"target": ANYBODY}),
    AnswerKind(PlayChanoyu),
    AnswerKind(PlayGeisha),
    AnswerKind(LeadRevolt, {"hex": ANYWHERE}),
    AnswerKind(Declare),
    AnswerKind(MoveFrom, {"hex": ANYWHERE}),
    AnswerKind(MoveTo, {"hex": ANYWHERE}, MOVING),
    AnswerKind(Attack, {"hex": ANYWHERE}),
    AnswerKind(March, {"origin": ANYWHERE}, MOVING),
    AnswerKind(Offer, {"honour": (*BONUS_TOKENS, sum(BONUS_TOKENS))}),
    AnswerKind(Lay, {"tile": KATANA_TILES}),
    AnswerKind(Ready),
    AnswerKind(Choose, {"disc": range(TACTICS)}),
    AnswerKind(Retreat, {"hex": ANYWHERE}),
    AnswerKind(DemandSeppuku),
    AnswerKind(Propose, {"honour": range(COUNCIL.least, COUNCIL.most + 1)}),
    AnswerKind(Agree),
    AnswerKind(Overrule),
    AnswerKind(CallToArms),
    AnswerKind(PlayKotau, {"wish": ("stay", "haste", "support")}),
)
