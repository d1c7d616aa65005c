"""What the coach says, in words."""

from collections.abc import Iterator
from functools import cache

from bakufu.coach.hint import Hint
from bakufu.kernel.catalogue import Catalogue
from bakufu.kernel.judgement import Plan
from bakufu.kernel.text import Texts


@cache
def words(language: str) -> Catalogue:
    """The coach's catalogue."""
    return Catalogue(language, "bakufu.coach")


def in_words(plan: Plan, texts: Texts) -> str:
    """A plan, answer by answer."""
    return " · ".join(texts.action(action) for action in plan)


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
