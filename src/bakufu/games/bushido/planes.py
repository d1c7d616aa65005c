"""What a seat sees, as numbers."""

from bakufu.games.bushido.components import BONUS_TOKENS, KINDS, MIX, SWORDS, TACTICS, TERRAINS
from bakufu.games.bushido.shown import Screen, Stack
from bakufu.games.bushido.view import PHASES
from bakufu.kernel.planes import Counts, Each, Parts, Planes, UpTo, bits, by_seat, large, number, one_of, who, word
from bakufu.kernel.words import kebab

ASKED = (
    "build-fortress",
    "take-province",
    "place-troops",
    "remove-troops",
    "discard",
    "recruit",
    "place-elite",
    "invite",
    "tea-answer",
    "convert",
    "buy",
    "give-samurai",
    "give-bushi",
    "give-sensei",
    "effects",
    "hatamoto",
    "declare",
    "regroup",
    "regroup-to",
    "order-attack",
    "march",
    "offer-bonus",
    "lay-tiles",
    "choose-tactic",
    "retreat",
    "seppuku",
    "advice",
    "verdict",
    "to-arms",
    "audience",
)
"""Everything that a seat may be asked."""

STEPS = ("provinces", "first-troops", *(kebab(step.__name__) for step in PHASES))
"""Everything that a table may be waiting for."""


def planes(players: int) -> Planes:
    """For so many players."""
    hexes = sum(MIX[players])
    place, seat = one_of(hexes, low=-1), who(players)
    tiles, discs = Counts(KINDS), Counts(TACTICS)
    screen = Parts(Screen, seat=seat, tiles=tiles, discs=discs)
    return Planes(
        {
            "daimyo": seat,
            "samurai": seat,
            "bushi": seat,
            "sensei": seat,
            "hatamoto": seat,
            "month": number(),
            "idle": number(),
            "phase": one_of(13),
            "step": word(STEPS),
            "at": place,
            "terrain": Each(hexes, one_of(len(TERRAINS), low=-1)),
            "owner": Each(hexes, seat),
            "troops": Counts(hexes),
            "elite": Counts(hexes),
            "ronin": Counts(hexes),
            "face_down": Counts(len(TERRAINS)),
            "daimyo_honour": by_seat(players),
            "samurai_honour": by_seat(players),
            "koku": by_seat(players),
            "income": by_seat(players),
            "reserve": by_seat(players),
            "elite_reserve": by_seat(players),
            "fallen": by_seat(players),
            "elite_fallen": by_seat(players),
            "bonus_tokens": Each(players, bits(len(BONUS_TOKENS)), turned=True),
            "campaign_token": by_seat(players),
            "bag": large(),
            "tiles": by_seat(players),
            "discs": by_seat(players),
            "open_discs": by_seat(players, TACTICS),
            "disc_piles": number(),
            "discards": number(),
            "open_discards": discs,
            "screen": screen,
            "spied": screen,
            "origin": place,
            "target": place,
            "army": number(),
            "elite_army": number(),
            "bonus": number(),
            "laid": Counts(SWORDS),
            "top": one_of(SWORDS, low=-1),
            "tactic": one_of(TACTICS, low=-1),
            "stacks": UpTo(2, Parts(Stack, seat=seat, number=number(), top=one_of(SWORDS, low=-1))),
        },
        # The scores are the daimyō honour.
        left=("options", "scores"),
        asked=ASKED,
    )
