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
from bakufu.kernel.numbering import Numbering, Told
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
    Told(Pass),
    Told(Occupy, {"hex": ANYWHERE}),
    Told(Place, {"hex": ANYWHERE}, NEW),
    Told(Remove, {"hex": ANYWHERE}, NEW),
    Told(Discard, {"disc": range(TACTICS)}),
    Told(Recruit),
    Told(PlaceElite, {"hex": ANYWHERE}),
    Told(Invite, {"guest": ANYBODY}),
    Told(Accept),
    Told(Refuse),
    Told(Convert, {"honour": range(1, WINNING_HONOUR + 1)}),
    Told(Buy, {"honour": range(1, BAG[THREE] // TREASURY_TILES + 1)}),
    Told(Give, {"role": ("samurai", "bushi", "sensei"), "to": ANYBODY}),
    Told(PlayRonin, {"hex": ANYWHERE}),
    Told(PlayShinobi, {"target": ANYBODY}),
    Told(PlayChanoyu),
    Told(PlayGeisha),
    Told(LeadRevolt, {"hex": ANYWHERE}),
    Told(Declare),
    Told(MoveFrom, {"hex": ANYWHERE}),
    Told(MoveTo, {"hex": ANYWHERE}, MOVING),
    Told(Attack, {"hex": ANYWHERE}),
    Told(March, {"origin": ANYWHERE}, MOVING),
    Told(Offer, {"honour": (*BONUS_TOKENS, sum(BONUS_TOKENS))}),
    Told(Lay, {"tile": KATANA_TILES}),
    Told(Ready),
    Told(Choose, {"disc": range(TACTICS)}),
    Told(Retreat, {"hex": ANYWHERE}),
    Told(DemandSeppuku),
    Told(Propose, {"honour": range(COUNCIL.least, COUNCIL.most + 1)}),
    Told(Agree),
    Told(Overrule),
    Told(CallToArms),
    Told(PlayKotau, {"wish": ("stay", "haste", "support")}),
)
