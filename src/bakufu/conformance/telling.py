"""Everything that happens can be said, in every language that the game speaks."""

import re
from random import Random
from typing import Any

from bakufu.conformance.variant import Variant, Violation, walk
from bakufu.kernel.catalogue import FIRST, languages_of
from bakufu.kernel.game import Game
from bakufu.kernel.names import NAMES
from bakufu.kernel.text import Texts, texts


def every_event_action_option_and_refusal_can_be_said(game: Game[Any]) -> None:
    """The catalogues have a message for each, and for each decision and refusal that the code names."""
    wanted = {"tagline"}
    wanted |= {f"event-{event.__struct_config__.tag}" for event in game.events}
    wanted |= {f"action-{action.__struct_config__.tag}" for action in game.actions}
    wanted |= {f"option-{option}" for option in game.choices()}
    code = "".join(path.read_text(encoding="utf-8") for path in game.file().glob("*.py"))
    wanted |= set(re.findall(r'"(refused-[a-z-]+)"', code))
    wanted |= {f"decision-{decision}" for decision in re.findall(r'Decision\(\s*"([a-z-]+)"', code)}
    for language in languages_of(game.package):
        say = Texts(game, language)
        if missing := sorted(message for message in wanted if not say.has(message)):
            raise Violation(f"{game.id}: text/{language}.ftl lacks {', '.join(missing)}")


def a_whole_game_can_be_told(variant: Variant) -> None:
    """A random game as a player would read it, without a word missing."""
    for language in languages_of(variant.game.package):
        told = playthrough(variant, variant.game.rules_version, language)
        if missing := re.search(r"\[(event|action)-[^\]]*\]", told):
            raise Violation(f"{variant}: text/{language}.ftl cannot say {missing[0]}")


def playthrough(variant: Variant, rules: str, language: str = FIRST) -> str:
    """A whole random game as a player would read it, secrets included."""
    table = variant.table(1603, rules)
    table.names = NAMES[: variant.players]
    for _ in walk(table, Random(1603)):
        pass
    say = texts(variant.game, language, table.names)
    lines = [f"{variant}, rules {rules}"]
    answers = dict(enumerate(table.answers, 1))
    number = 0
    for told in table.told:
        while number < told.number:
            number += 1
            seat, action = answers[number]
            lines.append(f"{number}. {say.seat(seat)}: {say.action(action)}")
        only = "" if told.to is None else f" [only {', '.join(say.seat(seat) for seat in told.to)}]"
        lines.append(f"    {say.event(told.event)}{only}")
    result = table.result
    assert result
    lines.append(f"Scores {' '.join(map(str, result.scores))}, places {' '.join(map(str, result.places))}")
    return "".join(f"{line}\n" for line in lines)
