"""Everything that happens can be said in both languages."""

import re

import pytest

from bakufu.games.bushido import game
from bakufu.games.bushido.advice import COUNSEL
from bakufu.games.bushido.components import DISCS, TERRAINS, TILES
from bakufu.kernel.catalogue import LANGUAGES
from bakufu.kernel.text import texts
from bakufu.kernel.words import kebab

SOURCE = "".join(path.read_text(encoding="utf-8") for path in game.file().glob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_action_and_decision_has_its_sentence(language: str) -> None:
    say = texts(game, language)
    wanted = [f"event-{kebab(event.__name__)}" for event in game.events]
    wanted += [f"action-{kebab(action.__name__)}" for action in game.actions]
    wanted += [f"decision-{name}" for name in set(re.findall(r'Decision\(\s*"([a-z-]+)"', SOURCE)) | set(COUNSEL)]
    wanted += set(re.findall(r'"(refused-[a-z-]+)"', SOURCE))
    wanted += set(re.findall(r'say\("([a-z-]+)"', SOURCE))
    wanted += [f"terrain-{i}" for i in range(len(TERRAINS))] + [f"terminal-terrain-{i}" for i in range(len(TERRAINS))]
    wanted += [f"tile-{i}" for i in range(len(TILES))] + [f"disc-{i}" for i in range(len(DISCS))]
    assert len(wanted) > 150
    assert [message for message in wanted if not say.has(message)] == []


def test_both_catalogues_have_the_same_messages() -> None:
    keys = [
        re.findall(r"^([a-z0-9-]+) =", game.file("text", f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])
