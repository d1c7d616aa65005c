"""A hint in words."""

from collections.abc import Iterator

from bakufu.cli.coach.review_words import in_words
from bakufu.cli.words import words
from bakufu.coach.hint import Hint
from bakufu.kernel.text import Texts


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
