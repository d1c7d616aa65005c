"""What the coach says, in words."""

from collections.abc import Iterator, Sequence
from functools import cache

from bakufu.coach.hint import Hint
from bakufu.coach.ledger import SURE, Ledger, LedgerEntry
from bakufu.kernel.catalogue import Catalogue
from bakufu.kernel.judgement import Plan
from bakufu.kernel.reasons import Reason
from bakufu.kernel.text import Texts
from bakufu.kernel.words import Seat

SENTENCES = 2
"""So many of what was told of a luck are shown: the last, in which it is."""


@cache
def words(language: str) -> Catalogue:
    """The coach's catalogue."""
    return Catalogue(language, "bakufu.coach")


def in_words(plan: Plan, texts: Texts) -> str:
    """A plan, answer by answer."""
    return " · ".join(texts.action(action) for action in plan)


def reasons_in_words(reasons: Sequence[Reason], texts: Texts) -> str:
    """What the best answer to a problem does that others do not; nothing where that cannot be said."""
    say = words(texts.language)
    return say("problem-why", why=say.listed([reason.text(texts) for reason in reasons])) if reasons else ""


def hint_lines(found: Hint, texts: Texts) -> Iterator[str]:
    """What to do, and for everything else what it lacks."""
    say = words(texts.language)
    yield say("hint-best", plan=in_words(found.plan, texts))
    for other in found.others:
        plan = in_words(other.plan, texts)
        if other.reasons:
            yield say("hint-rather", plan=plan, why=say.listed([reason.text(texts) for reason in other.reasons]))
        else:
            yield say("hint-close", plan=plan)


def told_of(luck: LedgerEntry, texts: Texts) -> str:
    """What was told of a luck."""
    return " ".join(texts.event(event) for event in luck.events[-SENTENCES:]) or words(texts.language)("luck-untold")


def luckier(found: Ledger, texts: Texts, you: Seat | None = None) -> str:
    """Who was luckier than whom, or than you, and by how many wins in ten."""
    say = words(texts.language)
    luck = [found.account(seat).luck for seat in range(len(found.start))]
    first, *_, last = sorted(range(len(luck)), key=lambda seat: -luck[seat])
    if you is not None:
        other = first if luck[first] - luck[you] > luck[you] - luck[last] else last
        if abs(luck[you] - luck[other]) < SURE * found.luck_error(you, other):
            return say("luck-unsure")
        tenths = round(10 * (luck[you] - luck[other]))
        message = "luck-you-unluckier" if tenths < 0 else "luck-you-luckier"
        return say(message, player=texts.seat(other), tenths=abs(tenths))
    if luck[first] - luck[last] < SURE * found.luck_error(first, last):
        return say("luck-unsure")
    tenths = round(10 * (luck[first] - luck[last]))
    message = "luck-much-luckier" if tenths > 10 else "luck-luckier"
    return say(message, lucky=texts.seat(first), unlucky=texts.seat(last), tenths=tenths)
