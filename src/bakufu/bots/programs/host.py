"""The other end of the lines: one of our bots as a program, for whoever speaks the protocol."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from bakufu.bots.bot import Bot, Thinker
from bakufu.bots.programs.messages import Ask, Reply, Sampled
from bakufu.games import find
from bakufu.kernel.chance import SEED_BYTES
from bakufu.kernel.json import encode
from bakufu.kernel.sight import Sight
from bakufu.kernel.words import Action, Decision

PART = 0.7
"""So much of the time that there is may be spent on thinking; the rest goes on the way."""


class LineSight(Sight):
    """A sight of which all that is known has come over a line; samples are asked for."""

    __slots__ = ("_ask",)

    def __init__(self, ask: Ask, decision: Decision, sample: Callable[[str], str | bytes]) -> None:
        game = find(ask.game)
        # Any sample serves to say what everybody may know: players, options, the seat's own view.
        super().__init__(game, game.load(sample("")), ask.seat, decision)
        self._ask = sample

    def sample(self, rng: Random) -> Any:
        """A whole state that the seat cannot tell from the real one."""
        return self.game.load(self._ask(rng.randbytes(SEED_BYTES).hex()))


def answer_lines(bot: Bot, lines: Iterator[str | bytes], say: Callable[[bytes], None]) -> None:
    """Answer decision after decision until there are no more lines."""

    def sample(word: str) -> bytes:
        say(encode(Reply(sample=word)))
        return bytes(msgspec.json.decode(next(lines), type=Sampled).sample)

    for line in lines:
        ask = msgspec.json.decode(line, type=Ask)
        if isinstance(bot, Thinker):
            most = PART * ask.seconds
            bot.budget = replace(bot.budget, seconds=min(bot.budget.seconds or most, most))
        game = find(ask.game)
        answers: list[Action] = [game.read_action(plain) for plain in msgspec.json.decode(ask.answers)]
        chosen = bot.choose(LineSight(ask, Decision(ask.decision, tuple(answers)), sample))
        say(encode(Reply(answer=answers.index(chosen))))
